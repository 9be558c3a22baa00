"""Perfect-information Monte Carlo: sampled hands, greedy play-outs, the card with the least mean penalty.

In the manner of the best public bot; the play-outs follow the rule of thumb.
"""

from __future__ import annotations

from collections.abc import Sequence

from differenzler_qt.engine import Game, PlayerView
from differenzler_qt.players.contract import (
    Cancelled,
    Candidate,
    CardDecision,
    ModeDecision,
    PlayerOptions,
    PredictionDecision,
    best_first,
)
from differenzler_qt.players.greedy import LAST_TRICK, greedy_card, overtakes
from differenzler_qt.players.margin import MarginPlayer
from differenzler_qt.players.rule_of_thumb import estimate
from differenzler_qt.players.seeding import generator
from differenzler_qt.players.sight import POINTS_BY_GAME, Sight, look_around
from differenzler_qt.players.worlds import relative_cards_left, sample

WORLDS = 30
_PREDICT_WORLDS = 24
_PREDICT_STEP = 8


def legal_of(hand: int, suit: int, best: int, game: int, undertrump: int) -> int:
    """Return the legal cards of a hand of canonical cards; ``suit`` is the label led or -1."""
    if suit < 0:
        return hand
    own = hand & 511 << 9 * suit
    if game != 0:
        return own or hand
    trumps = hand & 511
    if suit == 0:
        return trumps if trumps and trumps != 256 else hand
    higher = trumps & ~((1 << best + 1) - 1) if best < 9 else trumps
    if own:
        return own | (trumps if undertrump == 1 else higher)
    if undertrump == 2 and trumps != hand:
        return hand & ~511 | higher
    return hand


def play_out(sight: Sight, world: Sequence[int], needs: Sequence[int], first: int, turn: int = 0) -> int:
    """Return the points that seat 0 takes from now on if ``turn`` plays ``first`` and all go on greedily."""
    hands, needs = list(world), list(needs)
    players, game, undertrump = len(hands), sight.game, sight.options.undertrump
    points = POINTS_BY_GAME[game]
    trick, stake, taken = list(sight.trick), sight.trick_points, 0
    leader = (turn - len(trick)) % players
    best, winner = sight.best, sight.winner
    card = first
    while True:
        hands[turn] &= ~(1 << card)
        if not trick or overtakes(card, best, game):
            best, winner = card, turn
        trick.append(card)
        stake += points[card]
        if len(trick) == players:
            last = not hands[winner]
            stake += LAST_TRICK if last else 0
            needs[winner] -= stake
            taken += stake if winner == 0 else 0
            if last:
                return taken
            trick, stake, leader, turn = [], 0, winner, winner
            best = -1
        else:
            turn = (turn + 1) % players
        legal = legal_of(hands[turn], trick[0] // 9 if trick else -1, best, game, undertrump)
        card = greedy_card(legal, trick, stake, needs[turn], (leader - turn - 1) % players, game)


def thumb(mask: int, game: int) -> int:
    """Return the rule of thumb's prediction for canonical cards."""
    points = POINTS_BY_GAME[game]
    aces = sum(mask >> top & 1 for top in (17, 26, 35))
    if game != 0:
        return 39 * (aces + (mask >> 8 & 1))
    return min(157, 2 * sum(points[card] for card in range(9) if mask >> card & 1) + 11 * aces)


class Pimc:
    """Samples hands, plays them out, and averages."""

    def __init__(self, options: PlayerOptions) -> None:
        self._options = options
        self._margin = MarginPlayer(options)

    def predict(self, view: PlayerView) -> PredictionDecision:
        """Return the number with the least mean penalty over sampled deals, searched in steps."""
        assert view.mode is not None
        guess = estimate(view.dealt, view.mode)
        random = generator(self._options.seed, view)
        sight = look_around(view, assumed=0)
        size = relative_cards_left(view)
        worlds = [sample(sight, size, random) for _ in range(_PREDICT_WORLDS)]
        costs = {}
        for target in range(
            max(0, guess - 3 * _PREDICT_STEP), min(157, guess + 3 * _PREDICT_STEP) + 1, _PREDICT_STEP
        ):
            self._check()
            costs[target] = sum(self._error(sight, world, target) for world in worlds) / len(worlds)
        found = best_first([Candidate(target, cost) for target, cost in costs.items()])
        return PredictionDecision(found[0].choice, found)

    def _error(self, sight: Sight, world: Sequence[int], target: int) -> int:
        """Return the error of a prediction in a world."""
        needs, turn = [target, *(thumb(hand, sight.game) for hand in world[1:])], sight.forehand
        first = greedy_card(world[turn], [], 0, needs[turn], len(world) - 1, sight.game)
        return abs(play_out(sight, world, needs, first, turn) - target)

    def _check(self) -> None:
        if self._options.is_cancelled():
            raise Cancelled

    def call_mode(self, view: PlayerView) -> ModeDecision:
        """Return the mode that promises the most points."""
        found = best_first([Candidate(mode, -float(estimate(view.dealt, mode))) for mode in view.rules.modes])
        return ModeDecision(found[0].choice)

    def play(self, view: PlayerView) -> CardDecision:
        """Return the card with the least mean error over the sampled hands."""
        if view.rules.game is Game.MARGIN:
            return self._margin.play(view)
        cards = view.legal_cards
        if len(cards) == 1:
            return CardDecision(cards[0], (Candidate(cards[0], 0.0),))
        sight, random, size = (
            look_around(view),
            generator(self._options.seed, view),
            relative_cards_left(view),
        )
        totals = [0] * len(cards)
        need = sight.prediction - sight.points[0]
        for _ in range(WORLDS):
            self._check()
            world = sample(sight, size, random)
            needs = [need, *(self._need(sight, world, seat) for seat in range(1, len(world)))]
            for index, card in enumerate(cards):
                totals[index] += abs(play_out(sight, world, needs, sight.table[card]) - need)
        found = best_first(
            [Candidate(card, total / WORLDS) for card, total in zip(cards, totals, strict=True)]
        )
        return CardDecision(found[0].choice, found)

    def _need(self, sight: Sight, world: Sequence[int], seat: int) -> int:
        known = sight.needs[seat]
        if known is not None:
            return known
        return thumb(world[seat] | sight.played[seat], sight.game) - sight.points[seat]
