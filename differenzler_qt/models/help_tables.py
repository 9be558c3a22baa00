"""The tables of the help pages: the presets, the sizes of the table, and what was measured."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from differenzler_qt.engine import PRESET_CHOICES, PRESETS, Game, Mode, PresetChoices, Rules, all_modes
from differenzler_qt.engine.deal import pack_for, packets


@dataclass(frozen=True, slots=True)
class HelpPreset:
    """A preset: what it begins with, and what can be chosen in it (codes, first the preset's own)."""

    name: str
    players: tuple[int, ...]
    cards: int
    trumpSources: tuple[str, ...]
    predictions: tuple[str, ...]
    rounds: tuple[int, ...]
    tieBreak: str
    exactBonus: int
    variants: tuple[str, ...]
    noTrump: bool
    isMargin: bool


@dataclass(frozen=True, slots=True)
class HelpSize:
    """What the number of players changes."""

    players: int
    cards: int
    pack: int
    talon: int
    packets: str
    fewestHands: int
    mostHands: int
    undenufe: bool


@dataclass(frozen=True, slots=True)
class HelpMeasure:
    """A measured mean of penalty points per player and hand."""

    label: str
    penalty: float


def preset_rows() -> tuple[HelpPreset, ...]:
    """Return the presets in their order."""
    return tuple(_preset(name, rules, PRESET_CHOICES[name]) for name, rules in PRESETS.items())


def size_rows() -> tuple[HelpSize, ...]:
    """Return the tables of two to six players."""
    return tuple(_size(Rules(players=players)) for players in (2, 3, 4, 5, 6))


MEASURES: Final[Mapping[str, tuple[HelpMeasure, ...]]] = {
    "tables": (
        HelpMeasure("random", 54.15),
        HelpMeasure("formula", 15.32),
        HelpMeasure("steering", 10.94),
        HelpMeasure("trained", 5.04),
    ),
    "trumps": (HelpMeasure("0", 2.85), HelpMeasure("3", 5.90), HelpMeasure("5", 6.32)),
}
"""Four players, hidden predictions, thousands of hands each: tables of four equal computer players, and a
trained player by the number of trumps it was dealt. ``trained`` is the shipped ``expert``
(``docs/strength.md``), everything else was measured with a prototype."""

EXACT_SHARE: Final = 18
WITHIN_FIVE_SHARE: Final = 65
FAR_OFF_SHARE: Final = 2.2
"""How the hands of four ``expert`` end, in per cent: exact, at most 5 off, more than 20 off."""


def _preset(name: str, rules: Rules, choices: PresetChoices) -> HelpPreset:
    sources = choices.trump_source or (rules.trump_source,)
    predictions = choices.prediction or (rules.prediction,)
    return HelpPreset(
        name=name,
        players=choices.players,
        cards=rules.hand_size,
        trumpSources=tuple(source.value for source in sources),
        predictions=tuple(prediction.value for prediction in predictions),
        rounds=choices.rounds,
        tieBreak=rules.tie_break.value,
        exactBonus=rules.exact_bonus,
        variants=choices.variants,
        noTrump=bool(choices.extra_modes),
        isMargin=rules.game is Game.MARGIN,
    )


def _size(rules: Rules) -> HelpSize:
    pack = len(pack_for(rules))
    return HelpSize(
        players=rules.players,
        cards=rules.hand_size,
        pack=pack,
        talon=pack - rules.players * rules.hand_size,
        packets="+".join(map(str, packets(rules))),
        fewestHands=rules.with_(rounds=1).hands,
        mostHands=rules.with_(rounds=4).hands,
        undenufe=Mode.UNDENUFE in all_modes(rules.players),
    )
