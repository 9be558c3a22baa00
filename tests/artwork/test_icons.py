"""The icon files hold every size."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from differenzler_qt.artwork.containers import ICO_SIZES, icns, ico

ICONS = Path(__file__).parents[2] / "resources" / "icons"


@pytest.mark.parametrize("size", [16, 22, 24, 32, 48, 64, 128, 256, 512, 1024])
def test_picture_has_its_size(size: int) -> None:
    image = QImage(str(ICONS / f"differenzler-{size}.png"))
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() < 20
    assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_containers_hold_the_pictures() -> None:
    images = {
        size: (ICONS / f"differenzler-{size}.png").read_bytes()
        for size in (16, 24, 32, 48, 64, 128, 256, 512, 1024)
    }
    assert (ICONS / "differenzler.ico").read_bytes() == ico(images)
    assert (ICONS / "differenzler.icns").read_bytes() == icns(images)


def test_windows_container_points_at_its_pictures() -> None:
    data = (ICONS / "differenzler.ico").read_bytes()
    assert struct.unpack_from("<HHH", data) == (0, 1, len(ICO_SIZES))
    for k, size in enumerate(ICO_SIZES):
        width, _, _, _, _, bits, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * k)
        assert (width or 256, bits) == (size, 32)
        assert QImage.fromData(data[offset : offset + length]).width() == size


def test_apple_container_is_as_long_as_it_says() -> None:
    data = (ICONS / "differenzler.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
