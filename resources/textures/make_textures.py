"""Draws the felt, wood and shadow textures; the same bytes on every machine.

Run it with any Python: `python resources/textures/make_textures.py`.
The images are black or white with transparency, so that the theme's colours show through.
"""

import math
import random
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
Pixel = tuple[int, int]  # grey and alpha, 0-255


def write_png(path: Path, width: int, height: int, pixel: Callable[[int, int], Pixel]) -> None:
    """Write a grey and alpha PNG whose pixels come from a function."""
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        for x in range(width):
            rows.extend(pixel(x, y))

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 4, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(bytes(rows), 9))
        + chunk(b"IEND", b"")
    )


def shade(value: float, strength: float) -> Pixel:
    """Turn a signed brightness into white or black with transparency."""
    alpha = min(255, int(abs(value) * strength))
    return (255 if value > 0 else 0), alpha


def felt(size: int = 256) -> None:
    """Draw short crossing fibres on a tile without seams."""
    rng = random.Random(157)
    field = [[rng.gauss(0, 0.35) for _ in range(size)] for _ in range(size)]
    for _ in range(size * 22):
        x, y = rng.uniform(0, size), rng.uniform(0, size)
        angle, tone, length = rng.uniform(0, math.pi), rng.gauss(0, 0.55), rng.randint(5, 16)
        bend = rng.uniform(-0.12, 0.12)
        for _ in range(length):
            field[int(y) % size][int(x) % size] += tone
            x, y, angle = x + math.cos(angle), y + math.sin(angle), angle + bend
    write_png(HERE / "felt.png", size, size, lambda x, y: shade(field[y][x], 13))


def wood(width: int = 768, height: int = 384) -> None:
    """Draw long grain with soft bands on a tile without seams."""
    rng = random.Random(36)
    bands = [(rng.randint(1, 3), rng.randint(3, 40), rng.uniform(0, math.tau)) for _ in range(16)]
    pores = [[0.0] * width for _ in range(height)]
    for _ in range(1800):
        y, x, length = rng.randrange(height), rng.randrange(width), rng.randint(12, 90)
        tone = rng.uniform(0.2, 1.0)
        for step in range(length):
            pores[y][(x + step) % width] -= tone * math.sin(math.pi * step / length)

    def grain(x: int, y: int) -> Pixel:
        wave = 4 * math.sin(math.tau * x / width + 1.3) + 1.5 * math.sin(2 * math.tau * x / width)
        value = 0.0
        for turns, count, phase in bands:
            drift = 0.22 * math.sin(turns * math.tau * x / width + phase)
            value += math.sin(math.tau * count * (y + wave) / height + phase + drift) / (2.4 + count / 12)
        return shade(value * 0.55 + pores[y][x] * 0.9, 26)

    write_png(HERE / "wood.png", width, height, grain)


def shadow(size: int = 120, margin: int = 26) -> None:
    """Draw a soft rounded shadow, meant to be stretched in nine parts."""
    half, radius = size / 2, 14.0
    inner = half - margin

    def soft(x: int, y: int) -> Pixel:
        dx = max(0.0, abs(x + 0.5 - half) - inner + radius)
        dy = max(0.0, abs(y + 0.5 - half) - inner + radius)
        distance = math.hypot(dx, dy) - radius
        fall = 1 - (distance + margin * 0.35) / (margin * 1.25)
        smooth = max(0.0, min(1.0, fall))
        return 0, int(150 * smooth * smooth * (3 - 2 * smooth))

    write_png(HERE / "shadow.png", size, size, soft)


def glow(size: int = 256) -> None:
    """Draw a round light that fades to the edge."""
    half = size / 2

    def light(x: int, y: int) -> Pixel:
        distance = math.hypot(x + 0.5 - half, y + 0.5 - half) / half
        smooth = max(0.0, 1 - distance)
        return 255, int(255 * smooth * smooth)

    write_png(HERE / "glow.png", size, size, light)


def vignette(width: int = 240, height: int = 160) -> None:
    """Draw the darkening towards the corners of the carpet."""

    def dark(x: int, y: int) -> Pixel:
        distance = math.hypot((x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5) / 0.707
        return 0, int(170 * max(0.0, distance - 0.25) ** 1.8)

    write_png(HERE / "vignette.png", width, height, dark)


if __name__ == "__main__":
    for draw in (felt, wood, shadow, glow, vignette):
        draw()
