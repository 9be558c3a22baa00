"""The options of the rules that are a choice between names."""

from differenzler_qt.engine.choice import Choice


class Game(Choice):
    """Differenzler with predictions, or *Differenz zu zweit* (``rules.md`` §8)."""

    PREDICTION = "prediction"
    MARGIN = "margin"


class TrumpSource(Choice):
    """How trump is decided (``rules.md`` §2)."""

    RANDOM = "random"
    DEALER_LAST = "dealer_last"
    CUT = "cut"
    DRAWN = "drawn"
    FOREHAND = "forehand"
    TALON = "talon"


class Prediction(Choice):
    """How predictions are made (``rules.md`` §3)."""

    HIDDEN = "hidden"
    OPEN = "open"
    VISIBLE_SLIPS = "visible_slips"
    NONE = "none"


class Undertrump(Choice):
    """When a lower trump may be played on a trumped trick (``rules.md`` §4)."""

    VOID = "void"
    FREE = "free"
    SCHIEBER = "schieber"


class TieBreak(Choice):
    """What decides between players with the same best total (``rules.md`` §6)."""

    SHARED = "shared"
    EXACT_HITS = "exact_hits"
    EXTRA_HAND = "extra_hand"


class ExactBonusZero(Choice):
    """When an exact prediction of zero earns the bonus (``rules.md`` §5)."""

    ALWAYS = "always"
    NEVER = "never"
    WITH_TRICK = "with_trick"


class Direction(Choice):
    """The direction of play as seen from above."""

    COUNTERCLOCKWISE = "counterclockwise"
    CLOCKWISE = "clockwise"


class FirstDealer(Choice):
    """Who deals the first hand."""

    RANDOM = "random"
    SEAT_1 = "seat_1"
