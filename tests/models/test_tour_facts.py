"""What the guide says follows from the rules and the points on the table."""

from collections.abc import Sequence

import pytest

from differenzler_qt.engine import Card, Mode, Rules, legal_cards
from differenzler_qt.models.table_facts import TableFacts
from differenzler_qt.models.table_rows import CardRow
from differenzler_qt.models.tour_facts import tour_facts

HAND, TRICK = 1, 2
NAMES = ("Du", "Vreni", "Beat", "Ueli")


def facts(phase: str, **changes: object) -> TableFacts:
    given: dict[str, object] = {"mode": "H", "handNumber": 1, "myTurn": True, "names": NAMES}
    return TableFacts(phase=phase, **given | changes)  # type: ignore[arg-type]


def cards(own: str, trick: str, leader: int = 1) -> list[CardRow]:
    """Return the rows of a hand and of a trick that a seat has led."""
    hand, played = [Card.from_code(c) for c in own.split()], [Card.from_code(c) for c in trick.split()]
    legal = legal_cards(hand, played, Mode.HEARTS, Rules())
    rows = [CardRow(c.code, HAND, 0, n, len(hand), c in legal, "") for n, c in enumerate(hand)]
    return rows + [
        CardRow(c.code, TRICK, (leader + n) % 4, n, len(played), False, "") for n, c in enumerate(played)
    ]


@pytest.mark.parametrize(
    ("page", "step", "anchor", "has_next"),
    [(0, "hand", "hand", True), (1, "trump", "trump", True), (2, "predict", "question", False),
     (9, "predict", "question", False)],
)  # fmt: skip
def test_the_introduction_goes_page_by_page(page: int, step: str, anchor: str, has_next: bool) -> None:
    said = tour_facts(facts("predicting"), cards("JH QH AS AH 6D", ""), page, estimate=79)
    assert (said.step, said.anchor, said.hasNext) == (step, anchor, has_next)
    assert (said.trumpPoints, said.sideAces, said.estimate) == (34, 1, 79)


@pytest.mark.parametrize(
    ("own", "trick", "step"),
    [
        ("AS 6D", "", "lead"),
        ("AS 7H", "KS", "follow"),
        ("7H 6D", "KS", "void"),
        ("7H 6D", "AH", "trump_led"),
        ("JH 6H", "AH", "trump_led"),
        ("JH 6D", "AH", "puur"),
        ("AS 6D", "AH", "void"),
    ],
)
def test_the_duty_is_named(own: str, trick: str, step: str) -> None:
    assert tour_facts(facts("playing", ownPrediction=20), cards(own, trick), 3).step == step


@pytest.mark.parametrize(
    ("missing", "own", "trick", "advice"),
    [
        (20, "AS 6S", "", "lead_high"),
        (0, "AS 6S", "", "lead_low"),
        (20, "AS 6S", "KS", "take"),
        (20, "QS 6S", "AS", "cannot_take"),
        (0, "AS 6S", "KS", "duck"),
        (-5, "AS", "KS", "must_take"),
        (1, "AS 6S", "KS TS QS", "too_rich"),
        (1, "AS", "KS TS QS", "take"),
        (12, "AS 6S", "KS TS QS", "take"),
    ],
)
def test_the_advice_leads_towards_the_number(missing: int, own: str, trick: str, advice: str) -> None:
    leader = (4 - len(trick.split())) % 4
    table = facts("playing", ownPrediction=30, ownTaken=30 - missing)
    assert tour_facts(table, cards(own, trick, leader), 3).advice == advice


@pytest.mark.parametrize(
    ("trick", "own", "step", "winner", "points"),
    [
        ("KS TS AS 6S", "6D", "won", "Du", 25),
        ("KS TS 6S AS", "6D", "lost", "Ueli", 25),
        ("KS TS 6S 6H", "", "lost", "Ueli", 19),
    ],
)
def test_a_full_trick_is_told_with_the_bonus_of_the_last(
    trick: str, own: str, step: str, winner: str, points: int
) -> None:
    said = tour_facts(
        facts("trick_done", ownPrediction=30), cards(own, trick, leader=2 if step == "won" else 0), 3
    )
    assert (said.step, said.trickPoints, said.hasNext) == (step, points, True)
    assert said.winner == winner


@pytest.mark.parametrize("phase", ["playing", "trick_done"])
def test_the_last_trick_is_known(phase: str) -> None:
    said = tour_facts(facts(phase, ownPrediction=3), cards("6S" if phase == "playing" else "", "KS TS AS" + (
        "" if phase == "playing" else " 6S")), 3)  # fmt: skip
    assert said.lastTrick


@pytest.mark.parametrize(
    ("prediction", "tricks", "bold"),
    [(57, 0, 0), (92, 0, 0), (93, 0, 1), (157, 0, 1), (21, 0, -1), (157, 1, 0)],
)
def test_a_prediction_far_off_is_told_in_the_first_trick(prediction: int, tricks: int, bold: int) -> None:
    table = facts("playing", ownPrediction=prediction, tricksPlayed=tricks)
    assert tour_facts(table, cards("AS 6D", "KS"), 3, estimate=57).bold == bold


def test_a_refusal_is_passed_on_and_the_end_is_judged() -> None:
    refused = tour_facts(facts("playing", ownPrediction=20), cards("AS 6D", "KS"), 3, "must_follow_or_trump")
    assert refused.reason == "must_follow_or_trump"
    end = tour_facts(facts("hand_over", ownPrediction=57, ownTaken=50), (), 3)
    assert (end.step, end.prediction, end.taken, end.missing) == ("end", 57, 50, 7)


@pytest.mark.parametrize(
    ("phase", "changes", "step"),
    [
        ("idle", {}, "deal"),
        ("predicting", {"myTurn": False}, "wait"),
        ("playing", {"myTurn": False}, "watch"),
        ("predicting", {"handNumber": 2}, "practice"),
    ],
)
def test_the_rest(phase: str, changes: dict[str, object], step: str) -> None:
    nothing: Sequence[CardRow] = ()
    assert tour_facts(facts(phase, **changes), nothing, 0).step == step
