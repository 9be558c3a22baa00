"""Packs PNG images into Windows' .ico and Apple's .icns files."""

from __future__ import annotations

import struct
from collections.abc import Mapping

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
_ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}


def ico(images: Mapping[int, bytes]) -> bytes:
    """Returns an icon file with the PNG of every size in `ICO_SIZES`; a size of 256 is written as 0."""
    header = struct.pack("<HHH", 0, 1, len(ICO_SIZES))
    entries, data = b"", b""
    offset = len(header) + 16 * len(ICO_SIZES)
    for size in ICO_SIZES:
        png = images[size]
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), offset + len(data))
        data += png
    return header + entries + data


def icns(images: Mapping[int, bytes]) -> bytes:
    """Returns an Apple icon file with the PNG of every size that has a type of its own."""
    chunks = b"".join(
        kind + struct.pack(">I", 8 + len(images[size])) + images[size] for size, kind in _ICNS_TYPES.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(chunks)) + chunks
