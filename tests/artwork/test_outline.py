"""Outlines are read, cut, clipped and moved as path data."""

from __future__ import annotations

import pytest

from differenzler_qt.artwork.cutting import clip, cut, fill_cells
from differenzler_qt.artwork.moving import mirrored, moved, scaled
from differenzler_qt.artwork.outline import read

SQUARE = "M0 0H10V10H0Z"


def area(points: list[tuple[float, float]]) -> float:
    following = [*points[1:], points[0]]
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(points, following, strict=True))) / 2


@pytest.mark.parametrize(
    ("d", "expected"),
    [
        (SQUARE, 100),
        ("m0 0h10v10h-10z", 100),
        ("M0 0l10 0l0 10l-10 0Z", 100),
        ("M0 0C0 0 10 0 10 0S10 10 10 10L0 10Z", 100),
    ],
)
def test_area_of_what_is_read(d: str, expected: float) -> None:
    assert area(read(d)[0].flat()) == pytest.approx(expected)


def test_unknown_command_is_refused() -> None:
    with pytest.raises(ValueError, match="'A'"):
        read("M0 0A5 5 0 0 1 10 0")


@pytest.mark.parametrize(
    ("line", "expected"), [((0, 1, 4), 40), ((1, 0, 2.5), 25), ((0, 1, 99), 100), ((1, 1, 10), 50)]
)
def test_cut_keeps_one_side_of_a_line(line: tuple[float, float, float], expected: float) -> None:
    assert area(read(cut(SQUARE, *line))[0].flat()) == pytest.approx(expected)


def test_cut_of_what_lies_beyond_the_line_is_empty() -> None:
    assert cut(SQUARE, 0, 1, -1) == ""


def test_cut_curve_ends_on_the_line() -> None:
    half = read(cut("M-10 0C-10 14 10 14 10 0Z", 0, 1, 5))[0].flat()
    assert max(y for _, y in half) == pytest.approx(5, abs=0.1)


def test_clip_and_cells_stay_inside_the_region() -> None:
    cell = [(5.0, 5.0), (15.0, 5.0), (15.0, 15.0), (5.0, 15.0)]
    assert area(clip([(0, 0), (10, 0), (10, 10), (0, 10)], cell)) == pytest.approx(25)
    assert fill_cells(SQUARE, [[(20.0, 20.0), (30.0, 20.0), (30.0, 30.0)]]) == ""


def test_moves_map_every_point() -> None:
    assert read(moved(SQUARE, 3, 4))[0].pieces[0][0] == (3, 4)
    assert read(mirrored(SQUARE, 10))[0].pieces[0][0] == (20, 0)
    assert read(scaled("M1 2L3 4", 2))[0].pieces[0] == ((2, 4), (2, 4), (6, 8), (6, 8))
