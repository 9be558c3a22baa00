"""What a match is waiting for."""

from differenzler_qt.engine.choice import Choice


class Phase(Choice):
    """What a hand, or a match between hands, is waiting for."""

    CALLING = "calling"
    PREDICTING = "predicting"
    PLAYING = "playing"
    STOECK = "stoeck"
    HAND_OVER = "hand_over"
    MATCH_OVER = "match_over"
