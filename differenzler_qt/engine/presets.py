"""The seven named rule sets of ``rules.md`` §7 and what may vary in each."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from differenzler_qt.engine.modes import TRUMP_MODES, Mode
from differenzler_qt.engine.options import (
    ExactBonusZero,
    FirstDealer,
    Game,
    Prediction,
    TieBreak,
    TrumpSource,
    Undertrump,
)
from differenzler_qt.engine.rules import Rules

PRESETS: Final[Mapping[str, Rules]] = {
    "hidden": Rules(first_dealer=FirstDealer.SEAT_1),
    "parlour": Rules(trump_source=TrumpSource.DEALER_LAST, tie_break=TieBreak.EXTRA_HAND),
    "classic": Rules(
        trump_source=TrumpSource.DEALER_LAST,
        prediction=Prediction.OPEN,
        rounds=3,
        tie_break=TieBreak.EXACT_HITS,
    ),
    "full": Rules(trump_source=TrumpSource.CUT, prediction=Prediction.OPEN, rounds=3),
    "tv": Rules(
        trump_source=TrumpSource.CUT,
        rounds=3,
        exact_bonus=10,
        exact_bonus_zero=ExactBonusZero.NEVER,
    ),
    "duel": Rules(
        players=2,
        trump_source=TrumpSource.TALON,
        tie_break=TieBreak.EXACT_HITS,
    ),
    "margin": Rules(
        players=2,
        game=Game.MARGIN,
        trump_source=TrumpSource.TALON,
        prediction=Prediction.NONE,
        undertrump=Undertrump.FREE,
    ),
}
"""Rule sets by name, each with its first choice where the source leaves one."""


@dataclass(frozen=True, slots=True)
class PresetChoices:
    """What a preset leaves open: the allowed values of each named field, the first being the preset's."""

    players: tuple[int, ...] = (4,)
    rounds: tuple[int, ...] = (1,)
    trump_source: tuple[TrumpSource, ...] = ()
    prediction: tuple[Prediction, ...] = ()
    extra_modes: tuple[Mode, ...] = ()
    variants: tuple[str, ...] = ()


PRESET_CHOICES: Final[Mapping[str, PresetChoices]] = {
    "hidden": PresetChoices(rounds=(1, 2, 3, 4)),
    "parlour": PresetChoices(rounds=(1, 2, 3, 4), prediction=(Prediction.HIDDEN, Prediction.OPEN)),
    "classic": PresetChoices(
        players=(4, 3, 5, 6),
        rounds=(3, 1, 2, 4),
        trump_source=(TrumpSource.DEALER_LAST, TrumpSource.DRAWN, TrumpSource.FOREHAND),
        prediction=(Prediction.OPEN, Prediction.HIDDEN),
        extra_modes=(Mode.OBENABE, Mode.UNDENUFE),
    ),
    "full": PresetChoices(
        players=(4, 3, 5),
        rounds=(3, 2, 4),
        prediction=(Prediction.OPEN, Prediction.HIDDEN),
        variants=("exact_bonus", "stoeck", "revoke_penalty"),
    ),
    "tv": PresetChoices(rounds=(3, 1, 2, 4)),
    "duel": PresetChoices(
        players=(2,),
        rounds=(1, 2, 3, 4),
        prediction=(Prediction.HIDDEN, Prediction.OPEN),
    ),
    "margin": PresetChoices(players=(2,), rounds=(1, 2, 3, 4)),
}
"""What a player may still choose inside each preset."""


def preset_name(rules: Rules) -> str | None:
    """Return the preset that these rules are, or ``None``."""
    return next((name for name, preset in PRESETS.items() if preset == rules), None)


def all_modes(players: int) -> tuple[Mode, ...]:
    """Return every mode that a table of this size can play."""
    return TRUMP_MODES + ((Mode.OBENABE,) if players == 5 else (Mode.OBENABE, Mode.UNDENUFE))
