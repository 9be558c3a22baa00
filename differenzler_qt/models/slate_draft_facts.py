"""A new slate while it is set up: the choices, and what follows from them, in one pure function."""

from dataclasses import dataclass, replace
from typing import Any

from differenzler_qt.engine import ExactBonusZero, Prediction, TieBreak
from differenzler_qt.slate import InvalidSetup, Setup, name_problems, table_rules
from differenzler_qt.slate.setup import DEFAULT_ROUNDS, MAX_PLAYERS, MIN_PLAYERS


@dataclass(frozen=True, slots=True)
class Draft:
    """The choices; ``touched`` tells that names are to be judged."""

    names: tuple[str, ...] = ("",) * 4
    dealer: int = 0
    rounds: int = DEFAULT_ROUNDS
    prediction: str = Prediction.OPEN
    note_trump: bool = True
    exact_bonus: int = 0
    exact_bonus_zero: str = ExactBonusZero.NEVER
    stoeck: bool = False
    revoke_penalty: int = 0
    tie_break: str = TieBreak.EXACT_HITS
    touched: bool = False

    def to_setup(self) -> Setup:
        """Return the set-up; raises ``InvalidSetup`` or ``InvalidRules``."""
        rules = table_rules(
            len(self.names),
            rounds=self.rounds,
            prediction=Prediction(self.prediction),
            exact_bonus=self.exact_bonus,
            exact_bonus_zero=ExactBonusZero(self.exact_bonus_zero),
            stoeck=self.stoeck,
            revoke_penalty=self.revoke_penalty,
            tie_break=TieBreak(self.tie_break),
        )
        return Setup(self.names, self.dealer, self.note_trump, rules)


@dataclass(frozen=True, slots=True)
class DraftFacts:
    """The choices as facts; ``canBegin`` says that every name can be used."""

    players: int = 4
    dealer: int = 0
    rounds: int = DEFAULT_ROUNDS
    hands: int = 12
    predictionKind: str = "open"
    noteTrump: bool = True
    exactBonus: int = 0
    exactBonusZero: str = "never"
    playsStoeck: bool = False
    revokePenalty: int = 0
    tieBreak: str = "exact_hits"
    canBegin: bool = False


def draft_of(setup: Setup) -> Draft:
    """Return the draft that leads to this set-up."""
    rules = setup.rules
    return Draft(
        names=setup.names,
        dealer=setup.first_dealer,
        rounds=rules.rounds,
        prediction=rules.prediction,
        note_trump=setup.note_trump,
        exact_bonus=rules.exact_bonus,
        exact_bonus_zero=rules.exact_bonus_zero,
        stoeck=rules.stoeck,
        revoke_penalty=rules.revoke_penalty,
        tie_break=rules.tie_break,
    )


def derive_draft(draft: Draft) -> DraftFacts:
    """Return the facts of a draft."""
    return DraftFacts(
        players=len(draft.names),
        dealer=draft.dealer,
        rounds=draft.rounds,
        hands=draft.rounds * len(draft.names),
        predictionKind=draft.prediction,
        noteTrump=draft.note_trump,
        exactBonus=draft.exact_bonus,
        exactBonusZero=draft.exact_bonus_zero,
        playsStoeck=draft.stoeck,
        revokePenalty=draft.revoke_penalty,
        tieBreak=draft.tie_break,
        canBegin=not any(name_problems(draft.names)),
    )


def with_players(draft: Draft, players: int) -> Draft:
    """Return the draft for another number of players; the dealer stays at the table."""
    wanted = max(MIN_PLAYERS, min(MAX_PLAYERS, players))
    names = (draft.names + ("",) * MAX_PLAYERS)[:wanted]
    return replace(draft, names=names, dealer=min(draft.dealer, wanted - 1))


def without_player(draft: Draft, place: int) -> Draft:
    """Return the draft without one of the players, where enough are left."""
    if len(draft.names) <= MIN_PLAYERS or not 0 <= place < len(draft.names):
        return draft
    dealer = draft.dealer - (place < draft.dealer)
    names = (*draft.names[:place], *draft.names[place + 1 :])
    return replace(draft, names=names, dealer=min(dealer, len(names) - 1))


def moved(draft: Draft, origin: int, target: int) -> Draft:
    """Return the draft with a player at another place; who deals stays the same person."""
    places = list(range(len(draft.names)))
    if origin not in places or target not in places:
        return draft
    places.insert(target, places.pop(origin))
    return replace(
        draft, names=tuple(draft.names[place] for place in places), dealer=places.index(draft.dealer)
    )


def changed(draft: Draft, field: str, value: Any) -> Draft:
    """Return the draft with one choice changed; unchanged if the table cannot play it."""
    candidate = replace(draft, **{field: value})
    try:
        replace(candidate, names=tuple("ABCDEF"[: len(draft.names)])).to_setup()
    except (InvalidSetup, ValueError):
        return draft
    return candidate
