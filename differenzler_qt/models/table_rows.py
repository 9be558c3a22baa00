"""The rows of the table's list models, derived from a table state by pure functions."""

from dataclasses import dataclass

from differenzler_qt.engine import Card, HandScored, Prediction, standings, trick_winner, why_illegal
from differenzler_qt.models.card_slots import Item, Place
from differenzler_qt.models.table_state import TablePhase, TableState

NOT_YOUR_TURN = "not_your_turn"
PREDICT_FIRST = "predict_first"


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card on the table; ``reason`` says why a card of the own hand may not be played now."""

    face: str
    place: int
    seat: int
    slot: int
    slots: int
    legal: bool
    reason: str


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat; ``prediction`` and ``taken`` are −1 where they do not lie open."""

    seat: int
    name: str
    human: bool
    dealer: bool
    forehand: bool
    active: bool
    predicted: bool
    predicting: bool
    prediction: int
    taken: int
    cardsLeft: int
    tricksWon: int


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A finished hand on the slate, by seat."""

    hand: int
    penalties: tuple[int, ...]
    predictions: tuple[int, ...]
    takens: tuple[int, ...]
    exacts: tuple[bool, ...]
    deciding: bool


@dataclass(frozen=True, slots=True)
class ResultRow:
    """What the last hand brought to a seat."""

    seat: int
    name: str
    prediction: int
    taken: int
    tricksWon: int
    stoeck: int
    revokes: int
    penalty: int
    exact: bool
    total: int
    mine: bool


@dataclass(frozen=True, slots=True)
class RankRow:
    """A seat in the ranking."""

    rank: int
    name: str
    total: int
    exactHits: int
    winner: bool
    mine: bool
    deciding: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TrickRow:
    """A finished trick; ``best`` is the index of the winning card."""

    number: int
    winner: str
    points: int
    faces: tuple[str, ...]
    players: tuple[str, ...]
    best: int
    mine: bool


@dataclass(frozen=True, slots=True)
class HandRow:
    """The cards that a seat was dealt, shown when the hand is over."""

    name: str
    faces: tuple[str, ...]
    mine: bool


def card_rows(state: TableState) -> list[CardRow]:
    """Return a row for each of the 36 items."""
    counts: dict[tuple[Place, int], int] = {}
    for item in state.items:
        counts[item.place, item.seat] = counts.get((item.place, item.seat), 0) + 1
    return [_card_row(state, item, counts[item.place, item.seat]) for item in state.items]


def _card_row(state: TableState, item: Item, count: int) -> CardRow:
    card = _visible(state, item)
    own = item.place is Place.HAND and item.seat == state.viewer
    reason = why_not(state, card) if own and card is not None else ""
    return CardRow(
        face=card.code if card is not None else "",
        place=int(item.place),
        seat=item.seat,
        slot=item.order,
        slots=count,
        legal=own and reason == "",
        reason=reason,
    )


def _visible(state: TableState, item: Item) -> Card | None:
    """Return the face that lies up: won cards are turned over, the shown card is hidden once play began."""
    if item.place is Place.WON:
        return None
    foreign = item.place is Place.HAND and item.seat != state.viewer
    if foreign and (state.trick or state.tricks):
        return None
    return item.card


def why_not(state: TableState, card: Card) -> str:
    """Return the code of the reason why the viewer may not play a card now; empty if it may."""
    if state.phase in (TablePhase.CALLING, TablePhase.PREDICTING):
        return PREDICT_FIRST
    if state.phase is not TablePhase.PLAYING or not state.my_turn or state.mode is None:
        return NOT_YOUR_TURN
    reason = why_illegal(card, state.own, state.trick, state.mode, state.rules)
    return reason.value if reason is not None else ""


def seat_rows(state: TableState, names: tuple[str, ...], humans: frozenset[int]) -> list[SeatRow]:
    """Return a row for each seat."""
    if state.phase is TablePhase.IDLE:
        return []
    active = state.active
    return [
        SeatRow(
            seat=seat,
            name=name,
            human=seat in humans,
            dealer=seat == state.dealer,
            forehand=seat == state.forehand,
            active=(seat in active and state.phase is not TablePhase.PREDICTING) or _speaks(state, seat),
            predicted=state.has_predicted[seat],
            predicting=state.phase is TablePhase.PREDICTING,
            prediction=_number(state.predictions[seat]),
            taken=state.taken[seat] if state.rules.show_taken or seat == state.viewer else -1,
            cardsLeft=sum(i.place is Place.HAND and i.seat == seat for i in state.items),
            tricksWon=sum(trick.winner == seat for trick in state.tricks),
        )
        for seat, name in enumerate(names)
    ]


def _speaks(state: TableState, seat: int) -> bool:
    in_turn = state.rules.prediction is Prediction.OPEN
    return state.phase is TablePhase.PREDICTING and in_turn and seat in state.active


def _number(value: int | None) -> int:
    return -1 if value is None else value


def sheet_rows(scored: tuple[HandScored, ...]) -> list[SheetRow]:
    """Return a row for each finished hand."""
    return [
        SheetRow(
            hand=hand.hand,
            penalties=tuple(score.score for score in hand.scores),
            predictions=tuple(_number(score.prediction) for score in hand.scores),
            takens=tuple(score.taken for score in hand.scores),
            exacts=tuple(score.exact for score in hand.scores),
            deciding=hand.deciding,
        )
        for hand in scored
    ]


def result_rows(state: TableState, names: tuple[str, ...]) -> list[ResultRow]:
    """Return what the last finished hand brought, by seat; empty before the first."""
    if not state.scored:
        return []
    totals = {s.seat: s.total for s in standings(state.rules, state.scored)}
    return [
        ResultRow(
            seat=seat,
            name=names[seat],
            prediction=_number(score.prediction),
            taken=score.taken,
            tricksWon=score.tricks,
            stoeck=score.stoeck,
            revokes=score.revokes,
            penalty=score.score,
            exact=score.exact,
            total=totals[seat],
            mine=seat == state.viewer,
        )
        for seat, score in enumerate(state.scored[-1].scores)
    ]


def rank_rows(state: TableState, names: tuple[str, ...]) -> list[RankRow]:
    """Return the ranking, best first."""
    return [
        RankRow(
            rank=standing.rank,
            name=names[standing.seat],
            total=standing.total,
            exactHits=standing.exact_hits,
            winner=standing.seat in state.winners,
            mine=standing.seat == state.viewer,
            deciding=standing.deciding,
        )
        for standing in standings(state.rules, state.scored)
    ]


def trick_rows(state: TableState, names: tuple[str, ...]) -> list[TrickRow]:
    """Return the finished tricks of the hand."""
    if state.mode is None:
        return []
    return [
        TrickRow(
            number=number,
            winner=names[trick.winner],
            points=trick.points,
            faces=tuple(card.code for card in trick.cards),
            players=tuple(names[trick.seat_of(index)] for index in range(len(trick.cards))),
            best=trick_winner(trick.cards, state.mode, state.rules),
            mine=trick.winner == state.viewer,
        )
        for number, trick in enumerate(state.tricks, 1)
    ]


def hand_rows(state: TableState, names: tuple[str, ...]) -> list[HandRow]:
    """Return all hands as dealt, once the hand is over and they are no secret any more."""
    if state.phase not in (TablePhase.HAND_OVER, TablePhase.MATCH_OVER) or not state.scored:
        return []
    hands = state.scored[-1].deal.hands
    return [
        HandRow(names[seat], tuple(card.code for card in sorted(hand)), seat == state.viewer)
        for seat, hand in enumerate(hands)
    ]
