"""What the slate's page shows, derived from a slate in one pure function."""

from dataclasses import dataclass

from differenzler_qt.engine import ExactBonusZero
from differenzler_qt.slate import HandRecord, Phase, Slate, best_choice, sheet, sum_hint
from differenzler_qt.slate.entries import Entry

UNKNOWN = -1
"""Stands for a number that nobody has entered."""
COVERED = -2
"""Stands for a hidden prediction that has been entered."""


@dataclass(frozen=True, slots=True)
class SlateFacts:
    """The open slate as facts; lists go by seat, seats that do not exist are −1.

    ``phase`` is empty while no slate is open. ``missing`` are the points of 157 that nobody has (negative:
    too many); ``lastOffer`` are the points that are left for ``lastSeat``, the only one not counted yet.
    """

    names: tuple[str, ...] = ()
    created: str = ""
    phase: str = ""
    predictionKind: str = "open"
    noteTrump: bool = False
    modes: tuple[str, ...] = ()
    exactBonus: int = 0
    exactBonusZero: str = "always"
    playsStoeck: bool = False
    revokePenalty: int = 0
    tieBreak: str = "exact_hits"
    rounds: int = 3
    hand: int = 1
    hands: int = 0
    handsLeft: int = 0
    deciding: bool = False
    extra: bool = False
    dealer: int = UNKNOWN
    forehand: int = UNKNOWN
    order: tuple[int, ...] = ()
    predictions: tuple[int, ...] = ()
    turn: int = UNKNOWN
    predictedSum: int = 0
    mode: str = ""
    taken: tuple[int, ...] = ()
    takenSum: int = 0
    missing: int = 157
    lastSeat: int = UNKNOWN
    lastOffer: int = UNKNOWN
    allCounted: bool = False
    canWrite: bool = False
    sumHint: str = ""
    stoeckSeat: int = UNKNOWN
    stoeckDelta: int = 0
    stoeckBest: int = 0
    revokes: tuple[int, ...] = ()
    zeroTricks: tuple[bool, ...] = ()
    asksZeroTrick: tuple[bool, ...] = ()
    totals: tuple[int, ...] = ()
    exactHits: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    leaders: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    tied: tuple[int, ...] = ()
    undoKind: str = ""


def derive_facts(slate: Slate | None) -> SlateFacts:
    """Return the facts of the open slate."""
    if slate is None:
        return SlateFacts()
    setup, rules, state, page = slate.setup, slate.setup.rules, slate.state, sheet(slate)
    record = state.current or HandRecord.empty(setup.players)
    covered = state.is_covered(setup)
    counted = state.current is not None and None not in record.taken
    order = setup.order_of(state.hand)
    offer = record.missing if record.last_seat is not None and 0 <= record.missing <= 157 else UNKNOWN
    stoeck = record.stoeck
    return SlateFacts(
        names=setup.names,
        created=slate.created,
        phase=slate.phase,
        predictionKind=rules.prediction,
        noteTrump=setup.note_trump,
        modes=tuple(mode.code for mode in rules.modes),
        exactBonus=rules.exact_bonus,
        exactBonusZero=rules.exact_bonus_zero,
        playsStoeck=rules.stoeck,
        revokePenalty=rules.revoke_penalty,
        tieBreak=rules.tie_break,
        rounds=rules.rounds,
        hand=state.hand + 1,
        hands=page.hands,
        handsLeft=page.hands_left,
        deciding=state.is_deciding(setup),
        extra=state.is_extra(setup),
        dealer=page.dealer,
        forehand=page.forehand,
        order=order,
        predictions=shown_predictions(record, covered),
        turn=next((seat for seat in order if record.predictions[seat] is None), UNKNOWN),
        predictedSum=0 if covered else record.predicted_sum,
        mode=record.mode.code if record.mode is not None else "",
        taken=tuple(UNKNOWN if value is None else value for value in record.taken),
        takenSum=157 - record.missing,
        missing=record.missing,
        lastSeat=UNKNOWN if record.last_seat is None else record.last_seat,
        lastOffer=offer,
        allCounted=counted,
        canWrite=counted and record.all_predicted and record.missing == 0,
        sumHint=sum_hint(record, rules),
        stoeckSeat=UNKNOWN if stoeck is None else stoeck.seat,
        stoeckDelta=0 if stoeck is None else stoeck.delta,
        stoeckBest=0 if stoeck is None else best_choice(record, stoeck.seat, rules),
        revokes=record.revokes,
        zeroTricks=record.zero_tricks,
        asksZeroTrick=asks_zero_trick(slate, record),
        totals=page.totals,
        exactHits=page.exact_hits,
        ranks=page.ranks,
        leaders=page.leaders,
        winners=page.winners,
        tied=state.tied(setup) if slate.phase is Phase.TIED else (),
        undoKind=_kind(slate.log[-1]) if slate.log else "",
    )


def shown_predictions(record: HandRecord, covered: bool) -> tuple[int, ...]:
    """Return the predictions by seat; covered ones only tell that they are there."""
    return tuple(UNKNOWN if value is None else COVERED if covered else value for value in record.predictions)


def asks_zero_trick(slate: Slate, record: HandRecord) -> tuple[bool, ...]:
    """Say for which seats it matters whether they took a trick without points."""
    rules = slate.setup.rules
    matters = rules.exact_bonus > 0 and rules.exact_bonus_zero is ExactBonusZero.WITH_TRICK
    pairs = zip(record.predictions, record.taken, strict=True)
    return tuple(matters and prediction == 0 and taken == 0 for prediction, taken in pairs)


def _kind(entry: Entry) -> str:
    return type(entry).__name__
