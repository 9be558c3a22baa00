"""Rules as words of the command line, and what is wrong with them in English."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from differenzler_qt.engine import (
    CHOICES,
    PRESETS,
    InvalidRules,
    Mode,
    Problem,
    RuleProblem,
    Rules,
)

_YES_NO: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}

_SENTENCES: Final[Mapping[RuleProblem, str]] = {
    RuleProblem.SUITS_MISSING: "all four suits must be among the modes, each mode once",
    RuleProblem.UNDENUFE_WITH_FIVE: "Undenufe is not played by five, because a six is taken out",
    RuleProblem.NO_TRUMP_NEEDS_RANDOM_OR_FOREHAND: (
        "Obenabe and Undenufe come up only with trump_source random or forehand"
    ),
    RuleProblem.NEEDS_WHOLE_PACK_DEALT: "this needs the whole pack dealt; two players use random or talon",
    RuleProblem.TALON_NEEDS_TWO: "only two players leave a talon",
    RuleProblem.MARGIN_NEEDS_TWO: "the game margin is for two players",
    RuleProblem.MARGIN_NEEDS_TALON: "the game margin takes trump from the talon",
    RuleProblem.MARGIN_HAS_NO_PREDICTION: "the game margin has no predictions; use none",
    RuleProblem.MARGIN_HAS_NO_OPTION: "the game margin does not know this option; leave it out",
    RuleProblem.PREDICTION_NEEDED: "only the game margin is played without predictions",
}


class WrongRules(ValueError):
    """Rules that cannot be played; the message names each field and what is allowed."""


def rules_from_words(preset: str, settings: Sequence[str], players: int | None = None) -> Rules:
    """Return a preset with ``name=value`` settings; ``players`` counts unless a setting names it.

    Raises ``WrongRules``.
    """
    if preset not in PRESETS:
        raise WrongRules(f"no preset {preset!r}; presets: {', '.join(PRESETS)}")
    words = dict(_split(setting) for setting in settings)
    if players is not None:
        words.setdefault("players", str(players))
    data = PRESETS[preset].to_dict() | {name: _value(name, text) for name, text in words.items()}
    try:
        return Rules.from_dict(data)
    except InvalidRules as error:
        raise WrongRules("; ".join(sentence(problem) for problem in error.problems)) from error


def sentence(problem: Problem) -> str:
    """Return what is wrong with a field and what is allowed."""
    name = problem.field
    match problem.reason:
        case RuleProblem.UNKNOWN_FIELD:
            return f"no rule {name!r}; rules: {', '.join(sorted([*CHOICES, 'modes']))}"
        case RuleProblem.BAD_VALUE:
            return f"{name}={problem.value}: not allowed; allowed: {allowed(name)}"
        case reason:
            return f"{name}: {_SENTENCES[reason]}"


def allowed(name: str) -> str:
    """Return the allowed values of a rule."""
    if name == "modes":
        return f"a list like S,H,D,C, with obenabe and undenufe on wish (of {','.join(Mode)})"
    return ", ".join(_text(choice) for choice in CHOICES[name])


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return ",".join(str(item) for item in value)
    return str(value)


def _split(setting: str) -> tuple[str, str]:
    name, equals, text = setting.partition("=")
    if not equals:
        raise WrongRules(f"{setting!r} is not of the form name=value, for example exact_bonus=10")
    return name.strip(), text.strip()


def _value(name: str, text: str) -> Any:
    if name == "modes":
        return [word.strip() for word in text.split(",")]
    kind: type[object] = type(CHOICES[name][0]) if name in CHOICES else str
    if kind is bool:
        return _YES_NO.get(text.lower(), text)
    if kind is int:
        return int(text) if text.lstrip("-").isdecimal() and text.isascii() else text
    return text
