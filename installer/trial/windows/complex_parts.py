"""Give wine 8's C library the parts of a complex number, which NumPy takes when it is imported.

Usage: complex_parts.py UCRTBASE RESULT, with pefile on the path. Wine has stubs for these functions that end
the program; their code is overwritten. The result goes into the prefix of the trial only.
"""

import sys
from pathlib import Path
from typing import Final

import pefile

_BUILT_IN: Final = b"Wine builtin DLL"
_STUB: Final = bytes.fromhex("4883ec28488d0d")
# A complex float comes in rcx itself, a complex double behind the pointer in rcx; the result goes to xmm0.
_CODE: Final = {
    "crealf": "660f6ec1c3",
    "cimagf": "48c1e920660f6ec1c3",
    "creal": "f20f1001c3",
    "creall": "f20f1001c3",
    "cimag": "f20f104108c3",
    "cimagl": "f20f104108c3",
}


def patched(library: bytes) -> bytes:
    """Return the library with the functions that it lacks, marked as one that is not wine's own."""
    image = pefile.PE(data=library)
    result = bytearray(library)
    for symbol in image.DIRECTORY_ENTRY_EXPORT.symbols:
        code = bytes.fromhex(_CODE.get((symbol.name or b"").decode(), ""))
        place = image.get_offset_from_rva(symbol.address) if code else 0
        if code and result[place : place + len(_STUB)] == _STUB:
            result[place : place + len(code)] = code
    place = result.index(_BUILT_IN)
    result[place : place + len(_BUILT_IN)] = bytes(len(_BUILT_IN))
    return bytes(result)


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(patched(Path(sys.argv[1]).read_bytes()))
