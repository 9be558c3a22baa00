#!/bin/sh
# Installs the program for the user who runs it, below ~/.local; the .run file starts this in its unpacked folder.
set -eu

name=differenzler-qt
prefix=${DIFFERENZLER_PREFIX:-$HOME/.local}
folder=$prefix/lib/$name
share=$prefix/share

case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in de*) german=1 ;; *) german= ;; esac

say() { # English, German
    if [ -n "$german" ]; then printf '%s\n' "$2"; else printf '%s\n' "$1"; fi
}

stop() {
    say "$1" "$2" >&2
    exit 1
}

mkdir -p "$prefix/lib" "$prefix/bin" 2>/dev/null && [ -w "$prefix/lib" ] || stop \
    "Nothing was installed: $prefix cannot be written to." \
    "Es wurde nichts installiert: In $prefix kann nicht geschrieben werden."

needed=$(($(cat installed-kib) + 1024))
free=$(df -Pk "$prefix/lib" | awk 'NR == 2 { print $4 }')
[ "$free" -gt "$needed" ] || stop \
    "Nothing was installed: it needs $((needed / 1024)) MB, and $((free / 1024)) MB are free." \
    "Es wurde nichts installiert: Nötig sind $((needed / 1024)) MB, frei sind $((free / 1024)) MB."

# The new program is complete beside the old one before it takes its place.
rm -rf "$folder.new"
mkdir "$folder.new"
say "Unpacking ..." "Entpacken ..."
if command -v xz > /dev/null; then
    xz -dc program.tar.xz | tar -xf - -C "$folder.new"
else
    LD_LIBRARY_PATH=$PWD/xz ./xz/xz -dc program.tar.xz | tar -xf - -C "$folder.new"
fi
[ -x "$folder.new/$name" ] || stop "The file is damaged: please download it again." \
    "Die Datei ist beschädigt: bitte nochmals herunterladen."
cp uninstall.sh "$folder.new/uninstall.sh"
chmod 755 "$folder.new/uninstall.sh"
(cd share && find . -type f | sed 's|^\./||') > "$folder.new/shared-files"
rm -rf "$folder"
mv "$folder.new" "$folder"

ln -sf "../lib/$name/$name" "$prefix/bin/$name"
mkdir -p "$share"
cp -R share/. "$share/"
# Programs in ~/.local/bin are not found by every desktop.
entry=$share/applications/$name.desktop
awk -v program="$folder/$name" '/^Exec=/ { sub(/^Exec=differenzler-qt/, "Exec=\"" program "\"") } { print }' \
    "share/applications/$name.desktop" > "$entry"

for tool in "update-desktop-database -q $share/applications" "update-mime-database $share/mime" \
    "gtk-update-icon-cache -q -t -f $share/icons/hicolor"; do
    if command -v "${tool%% *}" > /dev/null; then $tool > /dev/null 2>&1 || :; fi
done

qt=$folder/_internal/PySide6/Qt
missing=$(ldd "$qt/lib/libQt6Gui.so.6" "$qt/lib/libQt6Multimedia.so.6" "$qt/plugins/platforms/libqxcb.so" |
    awk '/not found/ { print $1 }' | sort -u | tr '\n' ' ')
if [ -n "$missing" ]; then
    say "Your system lacks libraries that a window needs: $missing" \
        "Dem System fehlen Bibliotheken, die ein Fenster braucht: $missing"
    say "Debian, Ubuntu:  sudo apt install libgl1 libegl1 libxcb1 libx11-6 libfontconfig1 libdbus-1-3 libpulse0" \
        "Debian, Ubuntu:  sudo apt install libgl1 libegl1 libxcb1 libx11-6 libfontconfig1 libdbus-1-3 libpulse0"
    say "Fedora:          sudo dnf install libglvnd-glx libglvnd-egl libxcb libX11 fontconfig dbus-libs pulseaudio-libs" \
        "Fedora:          sudo dnf install libglvnd-glx libglvnd-egl libxcb libX11 fontconfig dbus-libs pulseaudio-libs"
fi
say "Differenzler is installed: in the menu of your desktop under Games, or by $prefix/bin/$name" \
    "Differenzler ist installiert: im Menü unter «Spiele» oder mit $prefix/bin/$name"
say "To remove it: $folder/uninstall.sh" \
    "Entfernen: $folder/uninstall.sh"
