"""The slate: a table's set-up and the log of its entries; the state is the fold of the log."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import reduce
from typing import Self

from differenzler_qt.slate.entries import Entry
from differenzler_qt.slate.fold import begin, fold
from differenzler_qt.slate.refusal import Refusal, Refused
from differenzler_qt.slate.setup import Setup
from differenzler_qt.slate.state import Phase, State


@dataclass(frozen=True, slots=True)
class Slate:
    """An immutable slate; ``created`` is the time it was begun, in ISO form."""

    setup: Setup
    created: str = ""
    log: tuple[Entry, ...] = ()
    state: State = field(default_factory=State, compare=False, repr=False)

    @classmethod
    def new(cls, setup: Setup, created: str = "") -> Self:
        """Return an empty slate."""
        return cls(setup, created, (), begin(setup))

    @classmethod
    def replayed(cls, setup: Setup, created: str, log: Iterable[Entry]) -> Self:
        """Return the slate of a log; raises ``Refused`` where an entry does not fit."""
        entries = tuple(log)
        state = reduce(lambda state, entry: fold(entry, state, setup), entries, begin(setup))
        return cls(setup, created, entries, state)

    def apply(self, entry: Entry) -> Self:
        """Return the slate with one more entry; raises ``Refused`` for one that does not fit."""
        state = fold(entry, self.state, self.setup)
        return type(self)(self.setup, self.created, (*self.log, entry), state)

    def undo(self) -> Self:
        """Return the slate without its last entry; raises ``Refused`` at the beginning."""
        if not self.log:
            raise Refused(Refusal.NOTHING_TO_UNDO)
        return self.replayed(self.setup, self.created, self.log[:-1])

    @property
    def phase(self) -> Phase:
        """What the slate waits for."""
        return self.state.phase(self.setup)

    @property
    def is_over(self) -> bool:
        """Whether the slate is decided."""
        return self.phase is Phase.OVER

    def next_setup(self) -> Setup:
        """Return the set-up of the next slate: the same table, the deal passed on."""
        return self.setup.with_dealer(self.setup.dealer_of(self.state.hand))
