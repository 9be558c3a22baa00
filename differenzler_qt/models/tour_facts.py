"""What the guided hand says now, derived from what the table shows by one pure function."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from differenzler_qt.engine import Card, Mode, Rank, Rules, Suit, card_points, trick_points, trick_winner
from differenzler_qt.models.table_facts import TableFacts
from differenzler_qt.models.table_rows import CardRow

_HAND, _TRICK = 1, 2
_RULES: Final = Rules()
INTRODUCTION: Final = ("hand", "trump", "predict")
"""What is explained before the prediction, one after the other."""

BOLD: Final = 35
"""How far from the estimate a prediction may be before the guide says so."""


@dataclass(frozen=True, slots=True)
class TourFacts:
    """One bubble: codes and numbers, from which QML forms the sentences.

    ``step``: what is going on. ``advice``: what would help now. ``anchor``: where to look. ``missing`` is
    what the own tricks lack to the prediction (below zero: too much). ``bold``: the prediction is far above
    (1) or below (−1) the estimate, told during the first trick.
    """

    step: str = ""
    anchor: str = ""
    advice: str = ""
    reason: str = ""
    hasNext: bool = False
    prediction: int = -1
    taken: int = 0
    missing: int = 0
    trickPoints: int = 0
    winner: str = ""
    led: str = ""
    trumpPoints: int = 0
    sideAces: int = 0
    estimate: int = -1
    lastTrick: bool = False
    bold: int = 0


@dataclass(frozen=True, slots=True)
class _Table:
    """The cards that count for the guidance."""

    own: tuple[Card, ...]
    legal: tuple[Card, ...]
    trick: tuple[Card, ...]
    seats: tuple[int, ...]
    mode: Mode


def tour_facts(
    facts: TableFacts, cards: Sequence[CardRow], page: int, reason: str = "", estimate: int = -1
) -> TourFacts:
    """Return the bubble for a table; ``page`` is the page of the introduction, ``reason`` a refusal's."""
    if facts.handNumber > 1:
        return TourFacts(step="practice")
    match facts.phase:
        case "predicting":
            return _predicting(facts, cards, page, estimate)
        case "playing" | "trick_done":
            return _playing(facts, cards, reason, estimate)
        case "hand_over" | "match_over":
            return _end(facts)
    return TourFacts(step="deal")


def _predicting(facts: TableFacts, cards: Sequence[CardRow], page: int, estimate: int) -> TourFacts:
    if not facts.myTurn:
        return TourFacts(step="wait", prediction=facts.ownPrediction)
    step = INTRODUCTION[min(page, len(INTRODUCTION) - 1)]
    table = _cards(facts, cards)
    trumps = [card for card in table.own if card.suit is table.mode.trump]
    aces = [card for card in table.own if card.rank is Rank.ACE and card.suit is not table.mode.trump]
    return TourFacts(
        step=step,
        anchor={"hand": "hand", "trump": "trump", "predict": "question"}[step],
        hasNext=step != INTRODUCTION[-1],
        trumpPoints=sum(card_points(card, table.mode, _RULES) for card in trumps),
        sideAces=len(aces),
        estimate=estimate,
    )


def _playing(facts: TableFacts, cards: Sequence[CardRow], reason: str, estimate: int) -> TourFacts:
    table = _cards(facts, cards)
    missing = facts.ownPrediction - facts.ownTaken
    last = len(table.own) + (facts.ownSeat in table.seats) == 1
    base = TourFacts(
        prediction=facts.ownPrediction,
        taken=facts.ownTaken,
        missing=missing,
        trickPoints=_points(table, last),
        led=table.trick[0].suit.code if table.trick else "",
        lastTrick=last,
        estimate=estimate,
        bold=_boldness(facts, estimate),
    )
    if facts.phase == "trick_done":
        return _done(base, facts, table)
    if not facts.myTurn:
        return replace(base, step="watch")
    step = _duty(table)
    advice = _advice(table, missing, facts.seatCount)
    return replace(base, step=step, anchor="hand", advice=advice, reason=reason)


def _boldness(facts: TableFacts, estimate: int) -> int:
    off = facts.ownPrediction - estimate
    if estimate < 0 or facts.tricksPlayed > 0 or abs(off) <= BOLD:
        return 0
    return 1 if off > 0 else -1


def _done(base: TourFacts, facts: TableFacts, table: _Table) -> TourFacts:
    seat = table.seats[trick_winner(table.trick, table.mode, _RULES)]
    mine = seat == facts.ownSeat
    return replace(
        base,
        step="won" if mine else "lost",
        anchor="score" if mine else "",
        winner=facts.names[seat],
        hasNext=True,
    )


def _duty(table: _Table) -> str:
    """Say which rule holds for the card to be played."""
    if not table.trick:
        return "lead"
    led = table.trick[0].suit
    holds = [card for card in table.own if card.suit is led]
    if led is table.mode.trump:
        if not holds:
            return "void"
        lone_puur = len(holds) == 1 and holds[0].rank is Rank.JACK
        return "puur" if lone_puur else "trump_led"
    return "follow" if holds else "void"


def _advice(table: _Table, missing: int, players: int) -> str:
    """Say what brings the own points towards the prediction."""
    if not table.trick:
        return "lead_high" if missing > 0 else "lead_low"
    place = len(table.trick)
    wins = [trick_winner((*table.trick, card), table.mode, _RULES) == place for card in table.legal]
    if missing <= 0:
        return "must_take" if all(wins) else "duck"
    if not any(wins):
        return "cannot_take"
    too_rich = place == players - 1 and trick_points(table.trick, table.mode, _RULES) > missing + 8
    return "too_rich" if too_rich and not all(wins) else "take"


def _end(facts: TableFacts) -> TourFacts:
    return TourFacts(
        step="end",
        prediction=facts.ownPrediction,
        taken=facts.ownTaken,
        missing=facts.ownPrediction - facts.ownTaken,
    )


def _points(table: _Table, last: bool) -> int:
    if not table.trick:
        return 0
    return trick_points(table.trick, table.mode, _RULES) + (_RULES.last_trick_bonus if last else 0)


def _cards(facts: TableFacts, rows: Sequence[CardRow]) -> _Table:
    own = [row for row in rows if row.place == _HAND and row.seat == facts.ownSeat and row.face]
    trick = sorted((row for row in rows if row.place == _TRICK), key=lambda row: row.slot)
    return _Table(
        own=tuple(Card.from_code(row.face) for row in own),
        legal=tuple(Card.from_code(row.face) for row in own if row.legal),
        trick=tuple(Card.from_code(row.face) for row in trick),
        seats=tuple(row.seat for row in trick),
        mode=Mode.from_code(facts.mode) if facts.mode else Mode.of_suit(Suit.HEARTS),
    )
