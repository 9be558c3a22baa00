"""What a card costs for certain is never more than the hand costs in the end, and sometimes all of it."""

from random import Random

from differenzler_qt.engine import CardPlayed, Phase
from differenzler_qt.players.certainty import certain_penalty
from tests.engine.playing import play_on, start


def test_the_end_never_costs_less() -> None:
    """Whatever follows, the penalty is at least what was certain; the *Stöck* is chosen for the best."""
    positive = exact = 0
    for seed in range(60):
        match = start("hidden", seed=seed, stoeck=bool(seed % 2))
        certain: list[tuple[int, int]] = []
        rng = Random(seed)
        while not match.scored:
            if match.phase is Phase.PLAYING:
                seat = match.to_act[0]
                view = match.view(seat)
                play_on(match, rng, 1)
                played = [event for event in match.events if isinstance(event, CardPlayed)][-1]
                certain.append((seat, certain_penalty(view, played.card)))
            else:
                play_on(match, rng, 1)
        for seat, cost in certain:
            score = match.scored[0].scores[seat]
            assert cost <= score.score
            positive += cost > 0
            exact += cost == score.score > 0
    assert positive > 200
    assert exact > 50


def test_the_last_card_of_the_last_trick_is_exact() -> None:
    known = 0
    for seed in range(60):
        match = start("hidden", seed=seed)
        rng = Random(seed)
        while not match.scored:
            seat = match.to_act[0]
            view = match.view(seat)
            last = match.phase is Phase.PLAYING and len(view.hand) == 1 and len(view.trick) == 3
            play_on(match, rng, 1)
            if last and match.scored[0].scores[seat].taken >= (view.own_prediction or 0):
                assert certain_penalty(view, view.hand[0]) == match.scored[0].scores[seat].score
                known += 1
    assert known > 10
