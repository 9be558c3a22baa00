#!/usr/bin/env bash
# Builds the bundle for Windows under wine, makes the installer, installs it silently, plays a hand, removes it.
# Usage: trial.sh FOLDER PYTHON312. Needs wine64, gcc-mingw-w64-x86-64, nsis; FOLDER keeps what can be used again.
# Output of programs goes through a pipe: under wine a file as output ends Python with an error.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
python=$2
export WINEPREFIX=$folder/prefix WINEDEBUG=-all WINEDLLOVERRIDES='mscms=n;ucrtbase=n'

windows() { # SECONDS PROGRAM ARGUMENTS...
    timeout -k 5 "$1" wine "${@:2}" < /dev/null 2>&1 | cat
    return "${PIPESTATUS[0]}"
}

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

seconds() { # WHAT COMMAND...
    local begun=$SECONDS
    "${@:2}"
    echo "$1: $((SECONDS - begun)) s"
}

[ -x "$folder/python/python.exe" ] || "$here/make_python.sh" "$folder" "$python"
[ -d "$WINEPREFIX/drive_c" ] || "$here/make_prefix.sh" "$WINEPREFIX"
PYTHONPATH=$folder/site "$python" "$here/complex_parts.py" \
    "$(find /usr/lib -path '*x86_64-windows/ucrtbase.dll' | head -1)" \
    "$WINEPREFIX/drive_c/windows/system32/ucrtbase.dll"

bundle=$folder/dist/differenzler-qt
if [ ! -e "$bundle/differenzler-qt.exe" ]; then
    cd "$root"
    seconds 'PyInstaller under wine' windows 3600 "$folder/python/python.exe" -m PyInstaller --noconfirm \
        --log-level WARN --distpath "Z:$folder/dist" --workpath "Z:$folder/work" installer/differenzler.spec
fi
echo "bundle: $(du -s --apparent-size --block-size=1 "$bundle" | cut -f1) bytes"

seconds 'makensis' "${PROJECT_PYTHON:-$root/.venv/bin/python}" "$root/installer/build.py" nsis \
    --bundle "$bundle" --out "$folder" --scratch "$folder/scratch"
setup=$(ls "$folder"/differenzler-qt-*-setup.exe)
place="$WINEPREFIX/drive_c/users/$(id -un)/AppData/Local/Programs/Differenzler"
menu="$WINEPREFIX/drive_c/users/$(id -un)/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Differenzler.lnk"
data="$WINEPREFIX/drive_c/users/$(id -un)/AppData/Local/differenzler-qt"

seconds 'silent installation' windows 600 "$setup" /S
[ -e "$place/differenzler-qt.exe" ] || fail 'the program is not there'
[ -e "$menu" ] || fail 'there is no entry in the start menu'
windows 60 reg query 'HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\differenzler-qt' | grep -q DisplayName ||
    fail 'Windows does not know the uninstaller'

for ending in differenzler-match differenzler-rules; do
    windows 60 reg query "HKCU\\Software\\Classes\\$ending\\shell\\open\\command" | grep -qF '"%1"' ||
        fail "a double click on .$ending opens nothing"
done

slate=$folder/slate.txt
begun=$SECONDS
windows 900 "$place/differenzler-qt-console.exe" watch --hands 1 --exit -platform offscreen | tee "$slate"
grep -q rank "$slate" || fail 'no slate was printed'
echo "watch --hands 1 --exit, console: $((SECONDS - begun)) s"
seconds 'watch --hands 1 --exit, windowed' windows 900 "$place/differenzler-qt.exe" watch --hands 1 --exit -platform offscreen
grep -E ' (ERROR|CRITICAL) |stands in' "$data/Logs/differenzler.log" && fail 'errors in the log'

seconds 'silent removal' windows 600 "$place/uninstall.exe" /S
for _ in $(seq 60); do # the uninstaller goes on in a copy of itself
    [ -e "$place" ] || break
    sleep 1
done
[ ! -e "$place" ] || fail "left: $(find "$place" | head -5)"
[ ! -e "$menu" ] || fail 'the entry in the start menu is left'
for key in differenzler-match differenzler-rules .differenzler-match .differenzler-rules; do
    ! windows 60 reg query "HKCU\\Software\\Classes\\$key" > /dev/null || fail "left in the registry: $key"
done
[ -d "$data" ] || fail "the user's data are gone"
echo "nothing is left but the user's data in %LOCALAPPDATA%\\differenzler-qt"
