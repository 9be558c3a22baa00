"""The settings as properties: what is set is stored at once, and what cannot be stored is said by a code."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from PySide6.QtCore import Property, QObject, QRect, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt.storage.problems import SaveFailed
from differenzler_qt.storage.settings import InvalidSetting, Settings, WindowGeometry

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class SettingsModel(QObject):  # type: ignore[operator]
    """Everything that the user has chosen; the meaning of each field stands in ``Settings``."""

    languageChanged = Signal()
    themeChanged = Signal()
    textScaleChanged = Signal()
    highContrastChanged = Signal()
    deckChanged = Signal()
    deckVariantChanged = Signal()
    largeIndexChanged = Signal()
    backChanged = Signal()
    feltChanged = Signal()
    animationSpeedChanged = Signal()
    trickUntilClickChanged = Signal()
    trickSecondsChanged = Signal()
    clicksToPlayChanged = Signal()
    sortOrderChanged = Signal()
    soundChanged = Signal()
    volumeChanged = Signal()
    learningAidChanged = Signal()
    showHintsChanged = Signal()
    tourSeenChanged = Signal()
    playerNameChanged = Signal()
    fullScreenChanged = Signal()
    maximizedChanged = Signal()
    changed = Signal()
    saveFailed = Signal(str, arguments=["reason"])

    def __init__(self, settings: Settings, save: Callable[[Settings], None], parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._save = save

    @property
    def value(self) -> Settings:
        """The settings as one frozen value."""
        return self._settings

    def update(self, **changes: Any) -> None:
        """Change some settings, tell it, and store them; a value that is not allowed is refused silently.

        Values from QML come as plain types, so enums are found by the type of the old value.
        """
        if self._change(changes):
            try:
                self._save(self._settings)
            except SaveFailed as error:
                self.saveFailed.emit(error.reason.value)

    def override(self, **changes: Any) -> None:
        """Change some settings for this run only."""
        self._change(changes)

    def _change(self, changes: Mapping[str, Any]) -> bool:
        old = self._settings
        try:
            typed = {name: self._typed(name, value) for name, value in changes.items()}
            new = old.with_(**typed)
        except (InvalidSetting, ValueError):
            return False
        if new == old:
            return False
        self._settings = new
        for name in typed:
            if getattr(old, name) != getattr(new, name):
                self._tell(name)
        self.changed.emit()
        return True

    @Slot(QRect)
    def keepWindow(self, geometry: QRect) -> None:
        """Remember where the window was."""
        place = WindowGeometry(geometry.x(), geometry.y(), geometry.width(), geometry.height())
        self.update(window=place)

    @Slot(result=QRect)
    def windowPlace(self) -> QRect:
        """Return where the window was; empty at the first start."""
        place = self._settings.window
        return QRect() if place is None else QRect(place.x, place.y, place.width, place.height)

    def _typed(self, name: str, value: Any) -> Any:
        old = getattr(self._settings, name, None)
        return type(old)(value) if isinstance(old, Enum) else value

    def _tell(self, name: str) -> None:
        first, *rest = name.split("_")
        signal = getattr(self, first + "".join(part.title() for part in rest) + "Changed", None)
        if signal is not None:
            signal.emit()

    @Property(str, notify=languageChanged)
    def language(self) -> str:
        return self._settings.language

    @language.setter  # type: ignore[no-redef]
    def language(self, value: str) -> None:
        self.update(language=value)

    @Property(str, notify=themeChanged)
    def theme(self) -> str:
        return self._settings.theme.value

    @theme.setter  # type: ignore[no-redef]
    def theme(self, value: str) -> None:
        self.update(theme=value)

    @Property(float, notify=textScaleChanged)
    def textScale(self) -> float:
        return self._settings.text_scale

    @textScale.setter  # type: ignore[no-redef]
    def textScale(self, value: float) -> None:
        self.update(text_scale=value)

    @Property(bool, notify=highContrastChanged)
    def highContrast(self) -> bool:
        return self._settings.high_contrast

    @highContrast.setter  # type: ignore[no-redef]
    def highContrast(self, value: bool) -> None:
        self.update(high_contrast=value)

    @Property(str, notify=deckChanged)
    def deck(self) -> str:
        return self._settings.deck.value

    @deck.setter  # type: ignore[no-redef]
    def deck(self, value: str) -> None:
        self.update(deck=value)

    @Property(str, notify=deckVariantChanged)
    def deckVariant(self) -> str:
        return self._settings.deck_variant.value

    @deckVariant.setter  # type: ignore[no-redef]
    def deckVariant(self, value: str) -> None:
        self.update(deck_variant=value)

    @Property(bool, notify=largeIndexChanged)
    def largeIndex(self) -> bool:
        return self._settings.large_index

    @largeIndex.setter  # type: ignore[no-redef]
    def largeIndex(self, value: bool) -> None:
        self.update(large_index=value)

    @Property(str, notify=backChanged)
    def back(self) -> str:
        return self._settings.back

    @back.setter  # type: ignore[no-redef]
    def back(self, value: str) -> None:
        self.update(back=value)

    @Property(str, notify=feltChanged)
    def felt(self) -> str:
        return self._settings.felt

    @felt.setter  # type: ignore[no-redef]
    def felt(self, value: str) -> None:
        self.update(felt=value)

    @Property(str, notify=animationSpeedChanged)
    def animationSpeed(self) -> str:
        return self._settings.animation_speed.value

    @animationSpeed.setter  # type: ignore[no-redef]
    def animationSpeed(self, value: str) -> None:
        self.update(animation_speed=value)

    @Property(bool, notify=trickUntilClickChanged)
    def trickUntilClick(self) -> bool:
        return self._settings.trick_until_click

    @trickUntilClick.setter  # type: ignore[no-redef]
    def trickUntilClick(self, value: bool) -> None:
        self.update(trick_until_click=value)

    @Property(float, notify=trickSecondsChanged)
    def trickSeconds(self) -> float:
        return self._settings.trick_seconds

    @trickSeconds.setter  # type: ignore[no-redef]
    def trickSeconds(self, value: float) -> None:
        self.update(trick_seconds=value)

    @Property(int, notify=clicksToPlayChanged)
    def clicksToPlay(self) -> int:
        return self._settings.clicks_to_play

    @clicksToPlay.setter  # type: ignore[no-redef]
    def clicksToPlay(self, value: int) -> None:
        self.update(clicks_to_play=value)

    @Property(str, notify=sortOrderChanged)
    def sortOrder(self) -> str:
        return self._settings.sort_order.value

    @sortOrder.setter  # type: ignore[no-redef]
    def sortOrder(self, value: str) -> None:
        self.update(sort_order=value)

    @Property(bool, notify=soundChanged)
    def sound(self) -> bool:
        return self._settings.sound

    @sound.setter  # type: ignore[no-redef]
    def sound(self, value: bool) -> None:
        self.update(sound=value)

    @Property(int, notify=volumeChanged)
    def volume(self) -> int:
        return self._settings.volume

    @volume.setter  # type: ignore[no-redef]
    def volume(self, value: int) -> None:
        self.update(volume=value)

    @Property(str, notify=learningAidChanged)
    def learningAid(self) -> str:
        return self._settings.learning_aid.value

    @learningAid.setter  # type: ignore[no-redef]
    def learningAid(self, value: str) -> None:
        self.update(learning_aid=value)

    @Property(bool, notify=showHintsChanged)
    def showHints(self) -> bool:
        return self._settings.show_hints

    @showHints.setter  # type: ignore[no-redef]
    def showHints(self, value: bool) -> None:
        self.update(show_hints=value)

    @Property(bool, notify=tourSeenChanged)
    def tourSeen(self) -> bool:
        return self._settings.tour_seen

    @tourSeen.setter  # type: ignore[no-redef]
    def tourSeen(self, value: bool) -> None:
        self.update(tour_seen=value)

    @Property(str, notify=playerNameChanged)
    def playerName(self) -> str:
        return self._settings.player_name

    @playerName.setter  # type: ignore[no-redef]
    def playerName(self, value: str) -> None:
        self.update(player_name=value)

    @Property(bool, notify=fullScreenChanged)
    def fullScreen(self) -> bool:
        return self._settings.full_screen

    @fullScreen.setter  # type: ignore[no-redef]
    def fullScreen(self, value: bool) -> None:
        self.update(full_screen=value)

    @Property(bool, notify=maximizedChanged)
    def maximized(self) -> bool:
        return self._settings.maximized

    @maximized.setter  # type: ignore[no-redef]
    def maximized(self, value: bool) -> None:
        self.update(maximized=value)
