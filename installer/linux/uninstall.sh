#!/bin/sh
# Removes what install.sh has put below ~/.local; matches, statistics and settings stay.
set -eu

name=differenzler-qt
folder=$(cd "$(dirname "$0")" && pwd -P)
prefix=${folder%/lib/"$name"}
share=$prefix/share

if [ "$prefix" = "$folder" ]; then
    echo "uninstall.sh must lie in the folder of the installed program" >&2
    exit 1
fi

# A folder that the program made goes with it; one that holds something else stays.
while read -r file; do
    rm -f "$share/$file"
    parent=$(dirname "$file")
    while [ "$parent" != . ] && rmdir "$share/$parent" 2>/dev/null; do parent=$(dirname "$parent"); done
done < "$folder/shared-files"
# What is made from such files is made anew from those of others; without any, nothing of it is needed.
if [ -d "$share/mime/packages" ]; then
    if command -v update-mime-database > /dev/null; then update-mime-database "$share/mime" > /dev/null 2>&1 || :; fi
elif [ -f "$share/mime/mime.cache" ]; then
    rm -rf "$share/mime"
fi
if [ "$(ls -A "$share/applications" 2>/dev/null)" = mimeinfo.cache ]; then
    rm -rf "$share/applications"
elif command -v update-desktop-database > /dev/null && [ -d "$share/applications" ]; then
    update-desktop-database -q "$share/applications" > /dev/null 2>&1 || :
fi
rm -f "$prefix/bin/$name"
rm -rf "$folder" "${XDG_CACHE_HOME:-$HOME/.cache}/$name"

data=${XDG_DATA_HOME:-$HOME/.local/share}/$name
config=${XDG_CONFIG_HOME:-$HOME/.config}/$name
state=${XDG_STATE_HOME:-$HOME/.local/state}/$name
case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
de*)
    echo "Differenzler ist entfernt. Partien, Statistik und Einstellungen bleiben hier:" ;;
*)
    echo "Differenzler is removed. Matches, statistics and settings stay here:" ;;
esac
for place in "$data" "$config" "$state"; do
    if [ -e "$place" ]; then echo "  $place"; fi
done
