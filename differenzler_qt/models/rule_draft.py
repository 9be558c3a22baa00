"""The rules that are being put together on the page for a new match: pure functions on frozen values."""

from dataclasses import dataclass, replace
from typing import Any, Final

from differenzler_qt.engine import (
    CHOICES,
    PRESET_CHOICES,
    PRESETS,
    Game,
    InvalidRules,
    Mode,
    RuleProblem,
    Rules,
)

OWN: Final = ""
"""The name that stands for own rules."""

GROUPS: Final = {
    "match": ("game", "players", "rounds", "tie_break"),
    "trump": ("trump_source", "obenabe", "undenufe"),
    "predictions": ("prediction",),
    "play": ("undertrump", "revoke_penalty"),
    "scoring": ("exact_bonus", "exact_bonus_zero", "stoeck"),
    "table": ("direction", "first_dealer", "show_taken"),
}
"""All options in the order of the page, by group; *Obenabe* and *Undenufe* are switches of their own."""

OPTIONS: Final = tuple(name for names in GROUPS.values() for name in names)

_GROUP_OF: Final = {name: group for group, names in GROUPS.items() for name in names}
_ALWAYS_OPEN: Final = frozenset({"rounds", "direction", "show_taken"})
_KEPT: Final = ("rounds", "direction", "first_dealer", "show_taken")
"""What both games have, and what is kept when one is changed for the other."""

_PREDICTION_ONLY: Final = frozenset(
    {"obenabe", "undenufe", "prediction", "undertrump", "revoke_penalty", "exact_bonus", "stoeck"}
)
_SWITCHES: Final = {"obenabe": Mode.OBENABE, "undenufe": Mode.UNDENUFE}
_ORDER: Final = (*PRESETS["hidden"].modes, Mode.OBENABE, Mode.UNDENUFE)


@dataclass(frozen=True, slots=True)
class Draft:
    """Rules and the preset inside which they are chosen (``OWN``: everything is open)."""

    preset: str
    rules: Rules


@dataclass(frozen=True, slots=True)
class OptionRow:
    """An option with its choices as texts; ``problems`` says beside each why it cannot be chosen now.

    ``fixed``: there is nothing to choose; ``counts``: the option changes anything under these rules.
    """

    group: str
    name: str
    value: str
    choices: tuple[str, ...]
    problems: tuple[str, ...]
    fixed: bool
    counts: bool


def of_preset(name: str) -> Draft:
    """Return the draft that a preset begins with."""
    return Draft(name, PRESETS[name])


def remembered(preset: str, rules: Rules | None) -> Draft:
    """Return the draft of the last match, or the first preset where there was none."""
    if rules is not None and (preset in PRESETS or preset == OWN):
        return Draft(preset, rules)
    return of_preset(preset if preset in PRESETS else "hidden")


def set_option(draft: Draft, name: str, text: str) -> tuple[Draft, str]:
    """Return the draft with an option changed, or the same draft and the reason why not."""
    rules, problem = _changed(draft.rules, name, text)
    return (draft, problem) if rules is None else (replace(draft, rules=rules), "")


def option_rows(draft: Draft) -> tuple[OptionRow, ...]:
    """Return a row for each option."""
    return tuple(_row(draft, name) for name in OPTIONS)


def option_text(rules: Rules, name: str) -> str:
    """Return the value of an option as text."""
    if name in _SWITCHES:
        return _text(_SWITCHES[name] in rules.modes)
    return _text(getattr(rules, name))


def _row(draft: Draft, name: str) -> OptionRow:
    value = option_text(draft.rules, name)
    choices = _open_choices(draft, name)
    problems = tuple(_changed(draft.rules, name, choice)[1] for choice in choices)
    return OptionRow(
        _GROUP_OF[name],
        name,
        value,
        choices,
        problems,
        fixed=len(choices) < 2,
        counts=_counts(draft.rules, name),
    )


def _counts(rules: Rules, name: str) -> bool:
    """Say whether an option changes anything: a bonus of nothing asks for no condition."""
    if name == "exact_bonus_zero":
        return rules.exact_bonus > 0
    return rules.game is not Game.MARGIN or name not in _PREDICTION_ONLY


def _open_choices(draft: Draft, name: str) -> tuple[str, ...]:
    if name == "game" and draft.preset != OWN:
        return (draft.rules.game.value,)
    every = tuple(map(_text, (False, True) if name in _SWITCHES else CHOICES[name]))
    if draft.rules.game is Game.MARGIN:
        return every if name in (*_KEPT, "game") else (option_text(draft.rules, name),)
    if name == "prediction":
        every = tuple(choice for choice in every if choice != "none")
    if draft.preset == OWN or (name in _ALWAYS_OPEN and name != "rounds"):
        return every
    return _preset_choices(draft, name, every)


def _preset_choices(draft: Draft, name: str, every: tuple[str, ...]) -> tuple[str, ...]:
    open_in = PRESET_CHOICES[draft.preset]
    if name in _SWITCHES:
        return every if _SWITCHES[name] in open_in.extra_modes else (option_text(draft.rules, name),)
    if name in open_in.variants or (name == "exact_bonus_zero" and "exact_bonus" in open_in.variants):
        return every
    allowed: tuple[Any, ...] = getattr(open_in, name, ())
    texts = {_text(choice) for choice in allowed}
    return tuple(c for c in every if c in texts) or (option_text(draft.rules, name),)


def _changed(rules: Rules, name: str, text: str) -> tuple[Rules | None, str]:
    """Return the rules with one option changed and no reason, or nothing and the reason."""
    if name == "game" and text in set(Game):
        return _other_game(rules, Game(text)), ""
    plain = rules.to_dict()
    if name in _SWITCHES:
        modes = set(rules.modes) - {_SWITCHES[name]} | ({_SWITCHES[name]} if text == "true" else set())
        plain["modes"] = [mode.code for mode in _ORDER if mode in modes]
    elif name in CHOICES:
        plain[name] = _value(name, text)
    else:
        return None, RuleProblem.UNKNOWN_FIELD.value
    try:
        return Rules.from_dict(plain), ""
    except InvalidRules as error:
        return None, error.problems[0].reason.value


def _other_game(rules: Rules, game: Game) -> Rules:
    if game is rules.game:
        return rules
    start = PRESETS["margin" if game is Game.MARGIN else "duel"]
    return start.with_(**{name: getattr(rules, name) for name in _KEPT})


def _value(name: str, text: str) -> object:
    return next((choice for choice in CHOICES[name] if _text(choice) == text), text)


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
