"""Poses arms: sleeves in card coordinates, and the places of hands and cuffs."""

from __future__ import annotations

from dataclasses import dataclass

from differenzler_qt.artwork.moving import mirrored, moved
from differenzler_qt.artwork.palette import WHITE
from differenzler_qt.artwork.parts.patterns import powder
from differenzler_qt.artwork.svg import flat, line, place, shape
from differenzler_qt.artwork.waist import above

AXIS = 285.0
PALE_SHADE = "#dde0e2"


@dataclass(frozen=True, slots=True)
class Pose:
    """One arm on the right of the card: outlines of its parts, its lines, and the hand's place."""

    upper: str
    forearm: str
    folds: str
    cuff: str
    hand: tuple[float, float, float]
    slashes: str
    dark: str
    trim: str


RAISED = Pose(
    upper="M378 322C420 318 470 338 500 384C516 412 516 440 512 480H404C410 430 400 380 378 322Z",
    forearm="M436 352C444 346 458 330 466 318C490 332 512 362 520 398C526 430 520 460 516 490H448C452 440 456 400 436 352Z",
    folds="M466 368C480 384 488 402 490 420M404 340C426 350 440 360 448 372M456 396C462 402 466 410 468 418",
    cuff="M430 348C442 342 458 324 464 310L486 324C482 342 464 362 448 370Z",
    hand=(424, 326, 0),
    slashes="",
    dark="M499 350C512 370 518 386 520 398C526 430 520 460 516 490H490C502 450 510 400 499 350Z",
    trim="M443 362C456 354 473 336 480 321",
)
CHEST = Pose(
    upper="M378 322C424 320 462 340 480 384C492 414 492 440 488 480H392C400 430 396 380 378 322Z",
    forearm="M384 366C410 352 446 350 476 372C496 388 500 420 496 470H440C430 440 410 418 392 410Z",
    folds="M440 376C456 384 466 396 470 410M400 336C420 346 436 352 446 360M420 384C430 388 438 394 442 402",
    cuff="M372 368C382 362 390 362 398 362L406 410C396 416 388 416 380 414Z",
    hand=(344, 380, 0),
    slashes="M404 335L411 344M423 340L431 350M442 349L450 360",
    dark="M391 398C420 398 452 408 474 428C486 440 496 446 498 440L496 470H440C430 440 410 418 392 410Z",
    trim="M391 364C394 380 396 396 399 412",
)


@dataclass(frozen=True, slots=True)
class Arm:
    """One posed arm; draw sleeve, then what it holds, then hand and cuff."""

    pose: Pose
    left: bool = False
    dx: float = 0.0
    dy: float = 0.0

    def _at(self, d: str) -> str:
        turned = mirrored(d, AXIS) if self.left else d
        return moved(turned, -self.dx if self.left else self.dx, self.dy)

    @property
    def place(self) -> tuple[float, float]:
        """The middle of the hand."""
        x, y, _ = self.pose.hand
        return ((2 * AXIS - x - self.dx) if self.left else x + self.dx, y + self.dy)

    def sleeve(self, cloth: str, shade: str, slash: str = "", motif: tuple[str, str] | None = None) -> str:
        """Returns the sleeve, with slashes in a second colour or powdered with a motif of a (colour, kind)."""
        upper, lower = above(self._at(self.pose.upper)), above(self._at(self.pose.forearm))
        slits = above(self._at(self.pose.slashes))
        parts = [shape(upper, cloth), powder(upper, *motif) if motif else ""]
        parts.append(line(slits, 11) + line(slits, 5.4, slash) if slash and slits else "")
        dark = flat(above(self._at(self.pose.dark)), PALE_SHADE if cloth == WHITE else shade)
        parts += [shape(lower, cloth), dark, powder(lower, *motif) if motif else "", line(lower)]
        folds = _without_upper(self.pose.folds) if slash and slits else self.pose.folds
        parts.append("" if motif else line(above(self._at(folds)), 3, shade))
        return "".join(parts)

    def hand(self, drawing: str, cuff: str, turn: float = 0, scale: float = 1.16) -> str:
        """Returns a hand drawing in its place, with the cuff over its wrist."""
        x, y = self.place
        tilt = -turn if self.left else turn
        return place(drawing, x, y, scale, tilt, self.left) + "".join(
            (shape(self._at(self.pose.cuff), cuff, 3.8), line(self._at(self.pose.trim), 2.2))
        )


def _without_upper(folds: str) -> str:
    """Returns the folds without the one on the upper arm, the second, which would cross the slashes."""
    pieces = folds.split("M")
    return "M" + "M".join(pieces[1:2] + pieces[3:])
