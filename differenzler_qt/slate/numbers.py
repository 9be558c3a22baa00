"""Numbers as they are typed."""

from differenzler_qt.engine.scoring import MAX_PREDICTION
from differenzler_qt.slate.refusal import Refusal, Refused


def points_from_text(text: str) -> int:
    """Return the whole number 0–157 of a typed text.

    Raises ``Refused``: ``NOT_A_NUMBER`` for letters, signs other than a minus, and nothing at all;
    ``OUT_OF_RANGE`` for negative numbers and numbers above 157.
    """
    typed = text.strip().replace("\N{MINUS SIGN}", "-")
    digits = typed.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise Refused(Refusal.NOT_A_NUMBER, text)
    # A number of a thousand digits is no number to convert.
    value = int(digits) if len(digits.lstrip("0")) <= 3 else MAX_PREDICTION + 1
    if value > MAX_PREDICTION or (typed.startswith("-") and value != 0):
        raise Refused(Refusal.OUT_OF_RANGE, text)
    return value
