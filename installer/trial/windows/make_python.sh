#!/usr/bin/env bash
# Puts a Windows CPython 3.12 with our dependencies together, from wheels, for a trial under wine; never for release.
# Usage: make_python.sh FOLDER PYTHON312; the latter is a Linux CPython 3.12, whose standard library is used.
# Needs gcc-mingw-w64-x86-64.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
folder=$1
python=$2
mkdir -p "$folder/wheels"
folder=$(cd "$folder" && pwd)
target=$folder/python

windows=(--no-deps --only-binary=:all: --platform win_amd64 --python-version 3.12)
if [ ! -e "$folder"/wheels/panda3d-*.whl ]; then
    "$python" -m pip download -q "${windows[@]}" -d "$folder/wheels" panda3d==1.10.16
fi
if [ ! -d "$folder/site" ]; then
    # The versions of the release, and PyInstaller with what it needs on Windows.
    awk '/^[a-z].*==/ { sub(/ *\\$/, ""); print }' "$root/installer/requirements-play.lock" |
        grep -iE '^(pyside6|shiboken6|numpy|platformdirs|font-)' > "$folder/requirements.txt"
    "$python" -m pip install -q --no-compile "${windows[@]}" --target "$folder/site" -r "$folder/requirements.txt" \
        pyinstaller pefile pywin32-ctypes altgraph packaging setuptools pyinstaller-hooks-contrib
fi

rm -rf "$target"
mkdir -p "$target/DLLs"
unzip -q -o "$folder"/wheels/panda3d-*.whl 'deploy_libs/*' -d "$folder/unpacked"
cp "$folder"/unpacked/deploy_libs/python312.dll "$target/"
for name in libffi-8 libcrypto-3 libssl-3 sqlite3 zlib1; do
    cp "$folder/unpacked/deploy_libs/$name"*.dll "$target/DLLs/" 2> /dev/null || echo "no $name in the wheel"
done
cp "$folder"/unpacked/deploy_libs/*.pyd "$target/DLLs/"
rm -f "$target/DLLs/_wmi.pyd" # wine 8 dies in it
cp "$folder"/site/shiboken6/vcruntime140*.dll "$target/" 2> /dev/null ||
    cp "$folder"/site/PySide6/vcruntime140*.dll "$target/"

library=$("$python" -c 'import sysconfig; print(sysconfig.get_path("stdlib"))')
mkdir -p "$target/Lib"
(cd "$library" && tar -cf - --exclude lib-dynload --exclude site-packages --exclude test --exclude __pycache__ \
    --exclude 'config-3*' --exclude idlelib --exclude tkinter .) | tar -xf - -C "$target/Lib"
cp -al "$folder/site" "$target/Lib/site-packages"

# PySide6 links python3.dll, which only forwards to python312.dll.
work=$folder/forwarder
mkdir -p "$work"
{
    echo 'LIBRARY python3.dll'
    echo EXPORTS
    x86_64-w64-mingw32-objdump -p "$target/python312.dll" |
        awk '/\[Ordinal\/Name Pointer\] Table/ { on = 1 } on && $NF ~ /^_?Py/ { print "  " $NF " = python312." $NF }'
} > "$work/python3.def"
x86_64-w64-mingw32-gcc -shared -nostdlib -Wl,-e,0 -o "$target/python3.dll" "$work/python3.def"
x86_64-w64-mingw32-gcc -municode -o "$target/python.exe" "$here/python.c" "$target/python312.dll"
echo "made $target: $(grep -c ' = ' "$work/python3.def") functions forwarded"
