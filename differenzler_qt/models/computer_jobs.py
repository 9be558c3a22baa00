"""Questions to the computer players: asked here, answered by a signal in the window's thread."""

from typing import Protocol

from PySide6.QtCore import SignalInstance

from differenzler_qt.engine import PlayerView


class ComputerJobs(Protocol):
    """What asks computer players; ``answered`` carries the request's number and the decision."""

    @property
    def answered(self) -> SignalInstance:
        """Emitted in the thread of the window."""
        ...

    def ask(self, player: str, view: PlayerView, seed: int, character: str = "") -> int:
        """Ask a player of a character for its decision and return the number of the request."""
        ...

    def cancel(self, request: int) -> None:
        """Forget a request; its answer will not come."""
        ...
