"""The root of everything that QML sees: one object with a constant child for each concern."""

import logging
from collections.abc import Sequence

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from differenzler_qt import __version__
from differenzler_qt.engine import Rules, SeatInfo
from differenzler_qt.models.computer_jobs import ComputerJobs
from differenzler_qt.models.files_model import FilesModel
from differenzler_qt.models.hand_order import HandOrder
from differenzler_qt.models.help_model import HelpModel
from differenzler_qt.models.history_model import HistoryModel
from differenzler_qt.models.match_host import MatchHost
from differenzler_qt.models.match_keeper import MatchKeeper
from differenzler_qt.models.new_match_model import NewMatchModel, Setup
from differenzler_qt.models.presentation import WAIT_FOR_CLICK, Speed
from differenzler_qt.models.settings_model import SettingsModel
from differenzler_qt.models.table_model import TableModel
from differenzler_qt.models.tour_model import TOUR_RULES, TOUR_SEED, TourModel, tour_seats
from differenzler_qt.resource_paths import resources
from differenzler_qt.storage.documents import ReadKind
from differenzler_qt.storage.history import History
from differenzler_qt.storage.match_document import SavedMatch
from differenzler_qt.storage.match_file import MatchFile
from differenzler_qt.storage.paths import user_paths
from differenzler_qt.storage.rule_sets import RuleSets
from differenzler_qt.storage.settings import AnimationSpeed, LearningAid, Settings, SortOrder
from differenzler_qt.storage.settings_file import SettingsFile

QML_IMPORT_NAME = "Differenzler.Models"
QML_IMPORT_MAJOR_VERSION = 1

_LOG = logging.getLogger(__name__)
_ORDERS = {
    SortOrder.ALTERNATING: HandOrder.ALTERNATING,
    SortOrder.SUITS: HandOrder.BY_SUIT,
    SortOrder.MANUAL: HandOrder.MANUAL,
}


@QmlElement
@QmlUncreatable("made by the program")
class AppModel(QObject):  # type: ignore[operator]
    """The program: settings, the table, what can be begun or resumed, and what went wrong."""

    canResumeChanged = Signal()
    languageChanged = Signal()
    inMatchChanged = Signal()
    noticed = Signal(str, str, arguments=["code", "detail"])
    failed = Signal(str, arguments=["text"])
    raiseRequested = Signal()

    def __init__(self, jobs: ComputerJobs, parent: QObject) -> None:
        super().__init__(parent)
        self._notices: list[tuple[str, str]] = []
        self._settings_file = SettingsFile()
        self._settings = SettingsModel(self._load_settings(), self._settings_file.save, self)
        self._history = History()
        self._past = HistoryModel(self._history, self)
        self._match_file = MatchFile()
        self._keeper = MatchKeeper(self._match_file, self._history)
        self._host = MatchHost(jobs, self._keeper, self)
        self._table = TableModel(self._host, self)
        self._help = HelpModel(self)
        self._tour = TourModel(self._table, self)
        self._new_match = NewMatchModel(self._settings, RuleSets(), self)
        self._files = FilesModel(self, self._past, self._new_match.rule_sets, self)
        self._slates: QObject | None = None
        self._saved = self._load_match()
        self._in_match = False
        self._resume_after_tour = False
        self._order: HandOrder | None = None
        self._settings.changed.connect(self._apply_settings)
        self._settings.languageChanged.connect(self.languageChanged)
        self._new_match.ready.connect(self._begin)
        self._apply_settings()

    # --- children ----------------------------------------------------------------------------------------

    @Property(SettingsModel, constant=True)
    def settings(self) -> SettingsModel:
        return self._settings

    @Property(TableModel, constant=True)
    def table(self) -> TableModel:
        return self._table

    @Property(NewMatchModel, constant=True)
    def newMatch(self) -> NewMatchModel:
        return self._new_match

    @Property(HistoryModel, constant=True)
    def history(self) -> HistoryModel:
        return self._past

    @Property(FilesModel, constant=True)
    def files(self) -> FilesModel:
        """What opens the files that come from outside."""
        return self._files

    @Property(HelpModel, constant=True)
    def help(self) -> HelpModel:
        return self._help

    @Property(TourModel, constant=True)
    def tour(self) -> TourModel:
        return self._tour

    @Property(QObject, constant=True)
    def slates(self) -> QObject:
        """The slates for tables with real cards; made when they are first asked for."""
        if self._slates is None:
            from differenzler_qt.models.slate_collection import SlatesModel
            from differenzler_qt.storage.slate_file import SlateStore

            self._slates = SlatesModel(SlateStore(), self._own_names, self)
        return self._slates

    # --- facts -------------------------------------------------------------------------------------------

    @Property(str, constant=True)
    def version(self) -> str:
        return __version__

    @Property(QUrl, constant=True)
    def resources(self) -> QUrl:
        """The folder with cards, sounds and textures, wherever the program was installed."""
        return QUrl.fromLocalFile(f"{resources()}/")

    @Property(str, constant=True)
    def logFile(self) -> str:
        return str(user_paths().log_file)

    @Property(str, constant=True)
    def dataFolder(self) -> str:
        return str(user_paths().data)

    @Property(bool, notify=canResumeChanged)
    def canResume(self) -> bool:
        """Whether a match was left that can be gone on with."""
        return self._saved is not None

    @Property(bool, notify=inMatchChanged)
    def inMatch(self) -> bool:
        """Whether a match is at the table."""
        return self._in_match

    # --- what a person does ------------------------------------------------------------------------------

    @Slot()
    def resume(self) -> None:
        """Go on with the match that was left."""
        if self._saved is not None:
            self.go_on(self._saved)

    @Slot(str)
    def startTour(self, name: str) -> None:
        """Play the guided hand; nothing of it is stored, and a match that was left stays as it is."""
        if not self._tour.is_active:
            self._resume_after_tour = self._in_match and self._host.stores
        self._host.stores = False
        self._host.deal(TOUR_RULES, tour_seats(name), TOUR_SEED)
        self._sit_down()
        self._tour.begin()
        self._apply_settings()

    @Slot()
    def endTour(self) -> None:
        """Leave the guided hand: back to the match that it was begun from, or to the menu."""
        resume = self._resume_after_tour
        self._settings.update(tour_seen=True)
        self.leaveTable()
        if resume:
            self.resume()

    @Slot()
    def leaveTable(self) -> None:
        """Go to the menu; the match stays stored and can be resumed."""
        self._end_guidance()
        self._table.end()
        self._saved = self._load_match()
        self._in_match = False
        self.inMatchChanged.emit()
        self.canResumeChanged.emit()

    @Slot()
    def tellNotices(self) -> None:
        """Emit what was noticed before there was a window to say it in."""
        notices, self._notices = self._notices, []
        for code, detail in notices:
            self.noticed.emit(code, detail)

    def notice(self, code: str, detail: str = "") -> None:
        """Keep something that the user should be told once there is a window."""
        self._notices.append((code, detail))

    # --- for the start-up, in Python's types -------------------------------------------------------------

    @property
    def host(self) -> MatchHost:
        """The host of the match."""
        return self._host

    @property
    def at_table(self) -> TableModel:
        """The table."""
        return self._table

    @property
    def settings_model(self) -> SettingsModel:
        """The settings."""
        return self._settings

    @property
    def new_match(self) -> NewMatchModel:
        """The page on which a match is set up."""
        return self._new_match

    @property
    def opener(self) -> FilesModel:
        """What opens the files that come from outside."""
        return self._files

    @property
    def can_resume(self) -> bool:
        """Whether a match was left that can be gone on with."""
        return self._saved is not None

    @property
    def history_count(self) -> int:
        """How many finished matches are kept."""
        return self._history.count()

    @property
    def language(self) -> str:
        """The language that the user has set; empty for the system's."""
        return self._settings.value.language

    @property
    def level(self) -> str:
        """The level of the computers."""
        return self._new_match.chosen_level

    def in_progress(self) -> SavedMatch | None:
        """Return the match at the table or the one that was left; ``None`` if none is to be gone on with."""
        match = self._host.match if self._host.stores else None  # the guided hand gives way to anything
        if match is not None:
            return None if match.is_over else SavedMatch(match)
        return self._load_match() if self._resume_after_tour else self._saved

    def go_on(self, saved: SavedMatch) -> None:
        """Put a match on the table, from then on stored."""
        if self._in_match and saved.match is self._host.match:
            self.inMatchChanged.emit()  # it is there already: back from whatever page is open
            return
        self._end_guidance()
        self._saved = None
        self._host.stores = True
        self._host.begin(saved.match)
        self._sit_down()

    def watch(self, rules: Rules, seats: Sequence[SeatInfo], seed: int) -> None:
        """Let computers play on all seats; nothing of it is stored."""
        self._host.stores = False
        self._host.deal(rules, seats, seed)
        self._sit_down()

    def close(self) -> None:
        """Let go of everything that must be closed."""
        self._host.close()
        self._history.close()

    # --- steps -------------------------------------------------------------------------------------------

    def _begin(self, setup: Setup) -> None:
        self._end_guidance()
        self._saved = None
        self._host.stores = True
        self._host.deal(setup.rules, setup.seats, setup.seed)
        self._sit_down()
        self._table.set_aid(self._settings.value.learning_aid is not LearningAid.OFF)

    def _end_guidance(self) -> None:
        self._resume_after_tour = False
        self._tour.end()
        self._apply_settings()

    def _sit_down(self) -> None:
        self._help.rules_in_force.show(self._host.rules)
        self._table.begin()
        self._in_match = True
        self.inMatchChanged.emit()
        self.canResumeChanged.emit()

    def _own_names(self) -> tuple[str, ...]:
        """Return the names that the slate may offer beside those of earlier slates."""
        own = self._settings.value.player_name
        return (own,) if own else ()

    def _apply_settings(self) -> None:
        value = self._settings.value
        self._table.set_strong(value.learning_aid is LearningAid.STRONG)
        speed = Speed(value.animation_speed.value)
        stay = (
            WAIT_FOR_CLICK
            if value.trick_until_click or self._tour.is_active
            else round(value.trick_seconds * 1000)
        )
        self._table.set_pace(speed, 0 if value.animation_speed is AnimationSpeed.OFF and stay == 0 else stay)
        order = _ORDERS[value.sort_order]
        if order is not self._order:  # cards that were moved by hand stay when something else is changed
            self._order = order
            self._table.set_order(order)

    def _load_settings(self) -> Settings:
        loaded = self._settings_file.load()
        if loaded.kind not in (ReadKind.NONE, ReadKind.LOADED):
            self.notice(f"settings_{loaded.kind.value}", str(loaded.set_aside or ""))
        return loaded.settings

    def _load_match(self) -> SavedMatch | None:
        outcome = self._match_file.load()
        if outcome.kind not in (ReadKind.NONE, ReadKind.LOADED):
            self.notice(f"match_{outcome.kind.value}", str(outcome.set_aside or outcome.path))
        if outcome.value is None:
            return None
        if outcome.value.match.is_over:  # the program ended between the last card and the history
            self._keeper.finish(outcome.value.match)
            return None
        return outcome.value
