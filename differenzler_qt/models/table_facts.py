"""The single facts of the table that QML binds to, derived from a table state by one pure function."""

from dataclasses import dataclass

from differenzler_qt.engine import Game, Prediction, ShownIn, TieBreak, is_fair, standings
from differenzler_qt.engine.standings import contenders, is_decided
from differenzler_qt.models.table_state import TablePhase, TableState


@dataclass(frozen=True, slots=True)
class TableFacts:
    """Numbers and codes; −1 and the empty text stand for what is not there."""

    phase: str = TablePhase.IDLE.value
    mode: str = ""
    handNumber: int = 0
    handsTotal: int = 0
    deciding: bool = False
    extraHand: bool = False
    tieBreak: str = TieBreak.SHARED.value
    tiedNames: tuple[str, ...] = ()
    seatCount: int = 4
    ownSeat: int = 0
    dealerSeat: int = 0
    forehandSeat: int = 0
    activeSeat: int = -1
    leaderSeat: int = 0
    myTurn: bool = False
    mayCorrect: bool = False
    predictionKind: str = Prediction.HIDDEN.value
    ownPrediction: int = -1
    ownTaken: int = 0
    ownMargin: int = 0
    othersSum: int = -1
    othersMade: int = 0
    shownFace: str = ""
    shownIn: str = ShownIn.NOWHERE.value
    ownCount: int = 0
    ownTricks: int = 0
    tricksPlayed: int = 0
    handPoints: int = 157
    commitment: str = ""
    seal: str = ""
    salt: str = ""
    clockwise: bool = False
    showTaken: bool = False
    revokePenalty: int = 0
    isMargin: bool = False
    canChooseStoeck: bool = False
    names: tuple[str, ...] = ()
    totals: tuple[int, ...] = ()
    winnerNames: tuple[str, ...] = ()
    iWon: bool = False
    modes: tuple[str, ...] = ()


def derive_facts(state: TableState, names: tuple[str, ...]) -> TableFacts:
    """Return what the table says about a state."""
    if state.phase is TablePhase.IDLE:
        return TableFacts()
    rules = state.rules
    own = state.viewer if state.viewer is not None else 0
    sees = state.viewer is not None
    active = state.active
    totals = {standing.seat: standing.total for standing in standings(rules, state.scored)}
    own_prediction = state.predictions[own] if sees else None
    return TableFacts(
        phase=state.phase.value,
        mode=state.mode.code if state.mode is not None else "",
        handNumber=state.hand_number,
        handsTotal=rules.hands,
        deciding=state.deciding,
        tieBreak=rules.tie_break.value,
        extraHand=state.hand_number > rules.hands,
        tiedNames=_tied(state, names),
        seatCount=rules.players,
        ownSeat=own,
        dealerSeat=state.dealer,
        forehandSeat=state.forehand,
        activeSeat=active[0] if len(active) == 1 else -1,
        leaderSeat=state.leader,
        myTurn=state.my_turn,
        mayCorrect=state.may_correct,
        predictionKind=rules.prediction.value,
        ownPrediction=-1 if own_prediction is None else own_prediction,
        ownTaken=state.taken[own] if sees else 0,
        ownMargin=_margin(state, own) if sees else 0,
        othersSum=_others_sum(state, own),
        othersMade=sum(done for seat, done in enumerate(state.has_predicted) if seat != own),
        shownFace=state.shown.code if state.shown is not None else "",
        shownIn=state.shown_in.value,
        ownCount=len(state.own),
        ownTricks=sum(trick.winner == own for trick in state.tricks),
        tricksPlayed=len(state.tricks),
        handPoints=sum(score.taken - score.stoeck for score in state.scored[-1].scores)
        if state.scored
        else 157,
        commitment=state.commitment,
        seal=_seal(state),
        salt=state.scored[-1].salt if _is_counted(state) else "",
        clockwise=rules.direction.value == "clockwise",
        showTaken=rules.show_taken,
        revokePenalty=rules.revoke_penalty,
        isMargin=rules.game is Game.MARGIN,
        canChooseStoeck=state.phase is TablePhase.STOECK and state.my_turn,
        names=names,
        totals=tuple(totals[seat] for seat in range(rules.players)),
        winnerNames=tuple(names[seat] for seat in state.winners),
        iWon=state.viewer in state.winners,
        modes=tuple(mode.code for mode in rules.modes),
    )


def _margin(state: TableState, own: int) -> int:
    """Return by how much the viewer leads in points, where the points of others lie open."""
    if not state.rules.show_taken or state.rules.players != 2:
        return 0
    return state.taken[own] - state.taken[1 - own]


def _others_sum(state: TableState, own: int) -> int:
    """Return the sum of what the others have predicted openly, −1 where predictions are hidden."""
    if state.rules.prediction is not Prediction.OPEN:
        return -1
    return sum(value for seat, value in enumerate(state.predictions) if seat != own and value is not None)


def _tied(state: TableState, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return who must play another hand because they lead together after all agreed hands."""
    agreed = sum(not hand.deciding for hand in state.scored)
    if agreed < state.rules.hands or is_decided(state.rules, state.scored):
        return ()
    return tuple(names[seat] for seat in contenders(state.rules, state.scored))


def _is_counted(state: TableState) -> bool:
    return bool(state.scored) and state.phase in (TablePhase.HAND_OVER, TablePhase.MATCH_OVER)


def _seal(state: TableState) -> str:
    """Return whether the deal is still ``sealed``, or what its opening has shown: ``kept`` or ``broken``."""
    if not _is_counted(state):
        return "sealed"
    last = state.scored[-1]
    return "kept" if is_fair(last.deal, last.salt, state.commitment) else "broken"
