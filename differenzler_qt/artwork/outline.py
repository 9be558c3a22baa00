"""Reads and writes path data as straight and cubic pieces."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from differenzler_qt.artwork.svg import Point, num

Piece = tuple[Point, Point, Point, Point]
_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")


@dataclass(frozen=True, slots=True)
class Outline:
    """One subpath as cubic pieces (a straight piece has its controls on its ends)."""

    pieces: tuple[Piece, ...]
    closed: bool

    def flat(self, steps: int = 6) -> list[Point]:
        """Returns points along the outline, the given number for each curved piece."""
        points = [self.pieces[0][0]]
        for piece in self.pieces:
            count = 1 if is_straight(piece) else steps
            points += [point_on(piece, (k + 1) / count) for k in range(count)]
        return points[:-1] if self.closed and points[0] == points[-1] else points


@dataclass(slots=True)
class _Reader:
    """Follows path data word by word."""

    words: list[str]
    outlines: list[Outline] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    here: Point = (0.0, 0.0)

    def run(self) -> list[Outline]:
        command = ""
        while self.words:
            if self.words[0].isalpha():
                command = self.words.pop(0)
            self._step(command.upper(), command.islower())
            command = {"M": "L", "m": "l"}.get(command, command)
        self._end(closed=False)
        return self.outlines

    def _step(self, kind: str, relative: bool) -> None:
        if kind == "M":
            self._end(closed=False)
            self.here = self._take(relative)
        elif kind == "Z":
            self._add(straight(self.here, self.pieces[0][0]))
            self._end(closed=True)
        elif kind in {"H", "V"}:
            self._add(straight(self.here, self._along("HV".index(kind), relative)))
        elif kind == "L":
            self._add(straight(self.here, self._take(relative)))
        elif kind in {"C", "S"}:
            first = self._take(relative) if kind == "C" else self._mirror()
            self._add((self.here, first, self._take(relative), self._take(relative)))
        else:
            raise ValueError(f"path command {kind!r} is not supported")

    def _add(self, piece: Piece) -> None:
        if piece[0] != piece[3] or not is_straight(piece):
            self.pieces.append(piece)
        self.here = piece[3]

    def _end(self, closed: bool) -> None:
        if self.pieces:
            self.outlines.append(Outline(tuple(self.pieces), closed))
        self.pieces = []

    def _take(self, relative: bool) -> Point:
        x, y = float(self.words.pop(0)), float(self.words.pop(0))
        return (x + self.here[0], y + self.here[1]) if relative else (x, y)

    def _along(self, axis: int, relative: bool) -> Point:
        moved = [self.here[0], self.here[1]]
        moved[axis] = float(self.words.pop(0)) + (self.here[axis] if relative else 0)
        return (moved[0], moved[1])

    def _mirror(self) -> Point:
        control = self.pieces[-1][2] if self.pieces else self.here
        return (2 * self.here[0] - control[0], 2 * self.here[1] - control[1])


def read(d: str) -> list[Outline]:
    """Returns the subpaths of path data made of M, L, H, V, C, S and Z, absolute or relative."""
    return _Reader(_TOKEN.findall(d)).run()


def straight(a: Point, b: Point) -> Piece:
    """Returns the straight piece between two points."""
    return (a, a, b, b)


def is_straight(piece: Piece) -> bool:
    """Says whether a piece is a straight line."""
    return piece[0] == piece[1] and piece[2] == piece[3]


def point_on(piece: Piece, t: float) -> Point:
    """Returns the point of a piece at a share of its length (de Casteljau's parameter)."""
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return (
        sum(w * p[0] for w, p in zip(weights, piece, strict=True)),
        sum(w * p[1] for w, p in zip(weights, piece, strict=True)),
    )


def write(pieces: list[Piece], closed: bool) -> str:
    """Returns the path data of one subpath; gaps of an open one start a new line."""
    words: list[str] = []
    here: Point | None = None
    for piece in pieces:
        start = piece[0]
        if here is None or _distance(here, start) > 0.05:
            join = "L" if closed and here is not None else "M"
            words.append(f"{join}{num(start[0])} {num(start[1])}")
        if is_straight(piece):
            words.append(f"L{num(piece[3][0])} {num(piece[3][1])}")
        else:
            words.append("C" + " ".join(f"{num(x)} {num(y)}" for x, y in piece[1:]))
        here = piece[3]
    return "".join(words) + ("Z" if closed and words else "")


def _distance(a: Point, b: Point) -> float:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])
