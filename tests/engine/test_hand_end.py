"""The end of a hand: the sum, Stöck, bonus, revokes, the talon."""

import pytest

from differenzler_qt.engine import (
    Card,
    ChooseStoeck,
    Deal,
    ExactBonusZero,
    HandScored,
    Match,
    Mode,
    Phase,
    Play,
    Predict,
    StoeckChosen,
    SumMismatch,
    best_stoeck,
    card_points,
    redact,
)
from differenzler_qt.engine.deal import find_stoeck, points_dealt
from tests.engine.playing import deal_of, play_hand, start

C = Card.from_code
SUITS = """
6S 7S 8S 9S TS JS QS KS AS
6H 7H 8H 9H TH JH QH KH AH
6D 7D 8D 9D TD JD QD KD AD
6C 7C 8C 9C TC JC QC KC AC
"""
# Diamonds are trump and all in one hand: seat 2 wins every trick, whoever leads.
SWEEP = deal_of(SUITS)
# Spades and hearts dealt so that seat 0 can revoke in the first trick.
MIXED = deal_of("""
6S 7S 8S 9S TS JS QS KS AH
6H 7H 8H 9H TH JH QH KH AS
6D 7D 8D 9D TD JD QD KD AD
6C 7C 8C 9C TC JC QC KC AC
""")


def test_a_sweep_takes_157_and_nothing_extra() -> None:
    match = play_hand(start(deals=(SWEEP,)), (0, 10, 157, 40))
    scores = match.scored[0].scores
    assert [score.taken for score in scores] == [0, 0, 157, 0]
    assert [score.score for score in scores] == [0, 10, 0, 40]
    assert [score.exact for score in scores] == [True, False, True, False]
    assert [score.tricks for score in scores] == [0, 0, 9, 0]


@pytest.mark.parametrize("delta", [20, -20, 0])
def test_the_holder_of_stoeck_adds_subtracts_or_leaves_it(delta: int) -> None:
    match = play_hand(start(deals=(SWEEP,), stoeck=True), (0, 10, 150, 40))
    assert match.phase is Phase.STOECK
    assert match.to_act == (2,)
    assert match.view(0).predictions == (0, None, None, None)
    assert [match.view(seat).holds_stoeck for seat in (0, 1, 2, 3, None)] == [
        False,
        False,
        True,
        False,
        False,
    ]
    events = match.apply(ChooseStoeck(2, delta))
    assert [type(event).__name__ for event in events] == ["StoeckChosen", "PredictionsRevealed", "HandScored"]
    assert events[0] == StoeckChosen(2, delta)
    score = match.scored[0].scores[2]
    assert (score.taken, score.stoeck, score.score) == (157 + delta, delta, abs(7 + delta))


@pytest.mark.parametrize(
    ("mode", "holder"),
    [(Mode.DIAMONDS, 2), (Mode.SPADES, 0), (Mode.OBENABE, None), (Mode.UNDENUFE, None)],
)
def test_stoeck_is_king_and_queen_of_trump_in_one_hand(mode: Mode, holder: int | None) -> None:
    assert find_stoeck(SWEEP, mode) == holder


def test_king_and_queen_apart_are_no_stoeck() -> None:
    apart = deal_of(SUITS.replace("KD", "xx").replace("KC", "KD").replace("xx", "KC"))
    match = play_hand(start(deals=(apart,), stoeck=True), (0, 0, 0, 0))
    assert match.phase is Phase.HAND_OVER


def test_stoeck_undealt_belongs_to_nobody() -> None:
    match = start("duel", stoeck=True, seed=2)
    deal = match.hand.deal
    for mode in (Mode.SPADES, Mode.HEARTS, Mode.DIAMONDS, Mode.CLUBS):
        holder = find_stoeck(deal, mode)
        pair = {C(f"Q{mode.code}"), C(f"K{mode.code}")}
        assert (holder is not None) == any(pair <= set(hand) for hand in deal.hands)


def test_stoeck_can_make_a_hit_with_bonus() -> None:
    match = play_hand(start(deals=(SWEEP,), stoeck=True, exact_bonus=10), (0, 10, 137, 40))
    assert best_stoeck(137, 157, match.rules) == -20
    match.apply(ChooseStoeck(2, -20))
    assert [score.score for score in match.scored[0].scores] == [-10, 10, -10, 40]


@pytest.mark.parametrize(
    ("zero", "without_trick", "with_trick"),
    [(ExactBonusZero.ALWAYS, -10, -10), (ExactBonusZero.NEVER, 0, 0), (ExactBonusZero.WITH_TRICK, 0, -10)],
)
def test_an_exact_zero_in_play(zero: ExactBonusZero, without_trick: int, with_trick: int) -> None:
    none_taken = play_hand(start(deals=(SWEEP,), exact_bonus=10, exact_bonus_zero=zero), (0, 1, 1, 1))
    assert none_taken.scored[0].scores[0].score == without_trick
    # Seat 0 takes the first trick, which is worth nothing, and holds nothing that wins another one.
    low = deal_of("""
    8D 6S 7S 8S 6H 7H 6C 7C 8C
    7D 9D JD AD 9S TS JS QS KS
    6D TD QD KD AS 9H TH JH QH
    8H KH AH 9C TC JC QC KC AC
    """)
    match = start(deals=(low,), exact_bonus=10, exact_bonus_zero=zero)
    for seat, value in enumerate((0, 1, 1, 1)):
        match.apply(Predict(seat, value))
    for seat, code in enumerate(("8D", "7D", "6D", "8H")):
        match.apply(Play(seat, C(code)))
    play_hand(match, ())
    score = match.scored[0].scores[0]
    assert (score.tricks, score.taken, score.score) == (1, 0, with_trick)


def test_a_revoke_counts_as_played_and_costs_20() -> None:
    match = start(deals=(MIXED,), revoke_penalty=20)
    for seat in range(4):
        match.apply(Predict(seat, 0))
    match.apply(Play(0, C("6S")))
    events = match.apply(Play(1, C("7H"), insist=True))
    assert getattr(events[0], "revoked", None) is True
    assert C("7H") not in match.hand.cards[1]
    play_hand(match, ())
    scores = match.scored[0].scores
    assert [score.revokes for score in scores] == [0, 1, 0, 0]
    assert scores[1].score == scores[1].taken + 20
    assert scores[0].score == scores[0].taken


def test_an_insisted_legal_card_is_no_revoke() -> None:
    match = start(deals=(MIXED,), revoke_penalty=20)
    for seat in range(4):
        match.apply(Predict(seat, 0))
    match.apply(Play(0, C("6S"), insist=True))
    match.apply(Play(1, C("AS"), insist=True))
    assert match.hand.revokes == [0, 0, 0, 0]


def test_a_revoke_is_not_announced_before_the_hand_is_over() -> None:
    match = start(deals=(MIXED,), revoke_penalty=20)
    for seat in range(4):
        match.apply(Predict(seat, 0))
    match.apply(Play(0, C("6S")))
    (event,) = match.apply(Play(1, C("7H"), insist=True))
    assert getattr(redact(event, 1, match.rules), "revoked", None) is True
    assert getattr(redact(event, 0, match.rules), "revoked", None) is False
    assert match.view(1).revokes == (0, 1, 0, 0)
    assert match.view(0).revokes == match.view(None).revokes == (0, 0, 0, 0)
    play_hand(match, ())
    assert match.view(0).revokes == (0, 1, 0, 0)


@pytest.mark.parametrize("seed", range(20))
def test_with_a_talon_the_sum_is_that_of_the_cards_dealt(seed: int) -> None:
    match = play_hand(start("duel", seed=seed), (50, 60))
    (scored,) = match.scored
    mode, deal = scored.mode, scored.deal
    dealt = sum(card_points(card, mode, match.rules) for hand in deal.hands for card in hand)
    left = sum(card_points(card, mode, match.rules) for card in deal.talon)
    assert sum(score.taken for score in scored.scores) == dealt + 5 == 157 - left


@pytest.mark.parametrize("seed", range(20))
def test_margins_add_up_to_nothing(seed: int) -> None:
    match = play_hand(start("margin", seed=seed), ())
    scored = match.scored[0]
    assert sum(score.score for score in scored.scores) == 0
    assert sum(score.taken for score in scored.scores) == points_dealt(scored.deal, scored.mode, match.rules)
    assert sum(score.tricks for score in scored.scores) == 9
    lead = scored.scores[0].taken - scored.scores[1].taken
    extra = {0: -20, 1: -20, 8: 20, 9: 20}.get(scored.scores[0].tricks, 0)
    assert scored.scores[0].score == lead + extra


def test_points_that_do_not_add_up_are_a_bug() -> None:
    match = play_hand(start(), (1, 2, 3, 4))
    match.hand.taken[0] += 1
    with pytest.raises(SumMismatch):
        match.hand.scores()


def test_the_score_holds_the_proof() -> None:
    match = start()
    deal: Deal = match.hand.deal
    play_hand(match, (1, 2, 3, 4))
    scored = match.events[-1]
    assert isinstance(scored, HandScored)
    assert scored.deal == deal
    assert Match.from_log(match.rules, match.seats, match.seed, match.deals, match.events).scored == (scored,)
