"""Why the slate does not write something."""

from enum import StrEnum


class Refusal(StrEnum):
    """A reason, never a sentence."""

    NOT_A_NUMBER = "not_a_number"
    OUT_OF_RANGE = "out_of_range"
    UNKNOWN_SEAT = "unknown_seat"
    WRONG_PHASE = "wrong_phase"
    NOT_YOUR_TURN = "not_your_turn"
    INCOMPLETE = "incomplete"
    SUM_MISMATCH = "sum_mismatch"
    TRUMP_NOT_NOTED = "trump_not_noted"
    UNKNOWN_MODE = "unknown_mode"
    STOECK_NOT_PLAYED = "stoeck_not_played"
    STOECK_WITHOUT_TRUMP = "stoeck_without_trump"
    BAD_STOECK = "bad_stoeck"
    REVOKES_NOT_PLAYED = "revokes_not_played"
    BAD_REVOKES = "bad_revokes"
    ZERO_TRICK_WITH_POINTS = "zero_trick_with_points"
    UNKNOWN_HAND = "unknown_hand"
    NOT_CORRECTED = "not_corrected"
    NOTHING_CHANGED = "nothing_changed"
    NOTHING_TO_UNDO = "nothing_to_undo"


class Refused(ValueError):
    """An entry that the slate does not accept; the slate is unchanged.

    ``value`` is what was wrong: for ``SUM_MISMATCH`` the points that are missing (negative: too many).
    """

    def __init__(self, reason: Refusal, value: object = None) -> None:
        super().__init__(f"{reason}: {value!r}")
        self.reason = reason
        self.value = value
