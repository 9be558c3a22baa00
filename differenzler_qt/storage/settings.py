"""The settings as one frozen value; a new setting is one more line with its form."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Annotated, Any, Final, Self, get_type_hints

from differenzler_qt.engine import Rules
from differenzler_qt.storage.forms import (
    Form,
    choice,
    flag,
    identifier,
    number,
    one_of,
    optional,
    several,
    text,
    whole,
)

LONGEST_NAME: Final = 40
"""Characters in the name of a player."""


class Theme(StrEnum):
    """Light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Deck(StrEnum):
    """The faces of the cards."""

    FRENCH = "french"
    SWISS = "swiss"


class DeckVariant(StrEnum):
    """The colours of the suits: two, or one for each suit."""

    STANDARD = "standard"
    FOUR_COLOUR = "four_colour"


class AnimationSpeed(StrEnum):
    """How fast cards move."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class SortOrder(StrEnum):
    """How the own hand is sorted."""

    ALTERNATING = "alternating"
    SUITS = "suits"
    MANUAL = "manual"


class LearningAid(StrEnum):
    """How much help a beginner gets."""

    OFF = "off"
    SIMPLE = "simple"
    STRONG = "strong"


@dataclass(frozen=True, slots=True)
class WindowGeometry:
    """Where the window lies on the screens and how large it is, in device-independent pixels."""

    x: int
    y: int
    width: int
    height: int


class InvalidSetting(ValueError):
    """A value that a setting does not take; ``field`` and ``value`` say which."""

    def __init__(self, name: str, value: object) -> None:
        super().__init__(f"{name}: {value!r}")
        self.field = name
        self.value = value


class SettingProblem(StrEnum):
    """Why a stored setting was not used."""

    UNKNOWN_FIELD = "unknown_field"
    BAD_VALUE = "bad_value"


@dataclass(frozen=True, slots=True)
class IgnoredSetting:
    """A stored setting that was not used."""

    field: str
    reason: SettingProblem
    value: object = None


_COORDINATES: Final = whole(-100_000, 100_000)
_EXTENT: Final = whole(1, 100_000)
_NAME: Final = text(LONGEST_NAME)
_GEOMETRY: Final = Form(
    lambda raw: WindowGeometry(
        *(_COORDINATES.read(raw[side]) for side in ("x", "y")),
        *(_EXTENT.read(raw[side]) for side in ("width", "height")),
    ),
    lambda value: {"x": value.x, "y": value.y, "width": value.width, "height": value.height},
)
_RULES: Final = Form(Rules.from_dict, Rules.to_dict)


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that the user has chosen; a value that a field does not take raises ``InvalidSetting``.

    ``language`` is empty for the system's; ``trick_seconds`` counts only without ``trick_until_click``;
    ``people`` sit at this screen, the first is called ``player_name``, the others ``people_names``; names
    may be fewer than the table needs, the view names the rest; ``last_rules`` are those of the last match;
    ``volume`` is in percent, ``text_scale`` a factor.
    """

    language: Annotated[str, one_of("", "de", "en")] = ""
    theme: Annotated[Theme, choice(Theme)] = Theme.SYSTEM
    text_scale: Annotated[float, number(0.5, 3.0)] = 1.0
    high_contrast: Annotated[bool, flag()] = False

    deck: Annotated[Deck, choice(Deck)] = Deck.FRENCH
    deck_variant: Annotated[DeckVariant, choice(DeckVariant)] = DeckVariant.STANDARD
    large_index: Annotated[bool, flag()] = False
    back: Annotated[str, identifier()] = ""
    felt: Annotated[str, identifier()] = ""

    animation_speed: Annotated[AnimationSpeed, choice(AnimationSpeed)] = AnimationSpeed.NORMAL
    trick_until_click: Annotated[bool, flag()] = False
    trick_seconds: Annotated[float, number(0.0, 10.0)] = 2.0
    clicks_to_play: Annotated[int, whole(1, 2)] = 1
    sort_order: Annotated[SortOrder, choice(SortOrder)] = SortOrder.ALTERNATING

    sound: Annotated[bool, flag()] = True
    volume: Annotated[int, whole(0, 100)] = 60

    learning_aid: Annotated[LearningAid, choice(LearningAid)] = LearningAid.OFF
    show_hints: Annotated[bool, flag()] = True
    tour_seen: Annotated[bool, flag()] = False

    player_name: Annotated[str, _NAME] = ""
    people: Annotated[int, whole(1, 6)] = 1
    people_names: Annotated[tuple[str, ...], several(_NAME, 5)] = ()
    computer_level: Annotated[str, identifier()] = ""
    computer_names: Annotated[tuple[str, ...], several(_NAME, 5)] = ()
    last_preset: Annotated[str, identifier()] = ""
    last_rules: Annotated[Rules | None, optional(_RULES)] = None
    slate_names: Annotated[tuple[str, ...], several(_NAME, 50)] = ()

    window: Annotated[WindowGeometry | None, optional(_GEOMETRY)] = None
    maximized: Annotated[bool, flag()] = False
    full_screen: Annotated[bool, flag()] = False

    def __post_init__(self) -> None:
        """Refuse a value that a field does not take."""
        for name, form in _forms().items():
            value = getattr(self, name)
            if not form.accepts(value):
                raise InvalidSetting(name, value)

    def with_(self, **changes: Any) -> Self:
        """Return the settings with some fields changed; raises ``InvalidSetting``, also for unknown ones."""
        for name, value in changes.items():
            if name not in _forms():
                raise InvalidSetting(name, value)
        return replace(self, **changes)

    def to_dict(self) -> dict[str, Any]:
        """Return plain JSON values by field name."""
        return {name: form.write(getattr(self, name)) for name, form in _forms().items()}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> tuple[Self, tuple[IgnoredSetting, ...]]:
        """Return the settings of plain values, and what was ignored; a missing field has its default."""
        values: dict[str, Any] = {}
        ignored = []
        for name, raw in data.items():
            form = _forms().get(name)
            if form is None:
                ignored.append(IgnoredSetting(name, SettingProblem.UNKNOWN_FIELD, raw))
                continue
            try:
                values[name] = form.read(raw)
            except (ValueError, TypeError, LookupError, AttributeError):
                ignored.append(IgnoredSetting(name, SettingProblem.BAD_VALUE, raw))
        return cls(**values), tuple(ignored)


@cache
def _forms() -> Mapping[str, Form]:
    hints = get_type_hints(Settings, include_extras=True)
    return {name: hint.__metadata__[0] for name, hint in hints.items()}
