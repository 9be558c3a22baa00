#!/usr/bin/env bash
# Makes a wine prefix in which Qt programs for Windows 10 start. Usage: make_prefix.sh FOLDER
# Needs wine64 and gcc-mingw-w64-x86-64. The two libraries made here stand in for parts of Windows that wine lacks;
# they stay in the prefix.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
export WINEPREFIX=$(cd "$1" && pwd) WINEARCH=win64 WINEDEBUG=-all
timeout -k 5 300 wine wineboot -i < /dev/null 2>&1 | cat || true # it also tries a 32-bit program, in vain
timeout -k 5 120 wine winecfg -v win10 < /dev/null 2>&1 | cat
for name in icuuc mscms; do
    x86_64-w64-mingw32-gcc -shared -O1 -o "$WINEPREFIX/drive_c/windows/system32/$name.dll" "$here/$name.c"
done
timeout -k 5 60 wineserver -w || true
echo "made $WINEPREFIX"
