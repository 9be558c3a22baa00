"""The *Tafel*: the scoreboard for tables that play with real cards (``rules.md`` §9).

A slate is a set-up and a log of entries, like a match; everything shown is a view of it.
"""

from differenzler_qt.slate.codec import MalformedSlate, slate_from_dict, slate_to_dict
from differenzler_qt.slate.counting import counted_points
from differenzler_qt.slate.document import Slate
from differenzler_qt.slate.entries import (
    CorrectionUndone,
    DecidingHandStarted,
    Entry,
    HandCorrected,
    HandWritten,
    PointsEntered,
    PredictionEntered,
    PredictionsShown,
    RevokesCounted,
    StoeckClaimed,
    TieShared,
    TrumpNoted,
    ZeroTrickTaken,
)
from differenzler_qt.slate.export import Words, to_csv, to_text
from differenzler_qt.slate.hints import SumHint, sum_hint
from differenzler_qt.slate.names import MAX_NAME, NameProblem, clean_name, name_key, name_problems
from differenzler_qt.slate.numbers import points_from_text
from differenzler_qt.slate.record import HandRecord, Stoeck, best_choice
from differenzler_qt.slate.refusal import Refusal, Refused
from differenzler_qt.slate.setup import InvalidSetup, Setup, SetupProblem, table_rules
from differenzler_qt.slate.sheet import Cell, Sheet, SheetRow, running_totals, sheet
from differenzler_qt.slate.state import Phase
from differenzler_qt.slate.statistics import PlayerStatistics, statistics

__all__ = [
    "MAX_NAME",
    "Cell",
    "CorrectionUndone",
    "DecidingHandStarted",
    "Entry",
    "HandCorrected",
    "HandRecord",
    "HandWritten",
    "InvalidSetup",
    "MalformedSlate",
    "NameProblem",
    "Phase",
    "PlayerStatistics",
    "PointsEntered",
    "PredictionEntered",
    "PredictionsShown",
    "Refusal",
    "Refused",
    "RevokesCounted",
    "Setup",
    "SetupProblem",
    "Sheet",
    "SheetRow",
    "Slate",
    "Stoeck",
    "StoeckClaimed",
    "SumHint",
    "TieShared",
    "TrumpNoted",
    "Words",
    "ZeroTrickTaken",
    "best_choice",
    "clean_name",
    "counted_points",
    "name_key",
    "name_problems",
    "points_from_text",
    "running_totals",
    "sheet",
    "slate_from_dict",
    "slate_to_dict",
    "statistics",
    "sum_hint",
    "table_rules",
    "to_csv",
    "to_text",
]
