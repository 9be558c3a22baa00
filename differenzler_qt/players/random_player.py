"""The player that everything else must beat: any number, any mode, any legal card."""

from differenzler_qt.engine import Card, Mode, PlayerView
from differenzler_qt.players.contract import (
    CardDecision,
    ModeDecision,
    PlayerOptions,
    PredictionDecision,
)
from differenzler_qt.players.seeding import generator

MAX_PREDICTION = 157


class RandomPlayer:
    """Chooses among what is allowed, every choice being equally likely."""

    def __init__(self, options: PlayerOptions) -> None:
        self._seed = options.seed

    def predict(self, view: PlayerView) -> PredictionDecision:
        """Return any number from 0 to 157."""
        return PredictionDecision(generator(self._seed, view).randrange(MAX_PREDICTION + 1))

    def call_mode(self, view: PlayerView) -> ModeDecision:
        """Return any mode of the table."""
        mode: Mode = generator(self._seed, view).choice(view.rules.modes)
        return ModeDecision(mode)

    def play(self, view: PlayerView) -> CardDecision:
        """Return any legal card."""
        legal = view.legal_cards
        card: Card = legal[0] if len(legal) == 1 else generator(self._seed, view).choice(legal)
        return CardDecision(card)


def create(options: PlayerOptions) -> RandomPlayer:
    """Return a random player."""
    return RandomPlayer(options)
