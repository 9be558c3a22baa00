"""Where a player's randomness comes from: its seed and what its view shows, and nothing else."""

from hashlib import blake2b
from random import Random

from differenzler_qt.engine import PlayerView


def view_key(view: PlayerView) -> bytes:
    """Return a digest of the hand as the seat sees it.

    Two views have the same key exactly if seat, deal as seen, predictions as seen and play are the same.
    The commitment stays out because it depends on unseen cards, who has confirmed a hidden prediction because
    it depends on the clock.
    """
    facts = (
        view.seat,
        view.hand_number,
        view.dealer,
        view.phase.value,
        None if view.mode is None else view.mode.value,
        None if view.shown is None else int(view.shown),
        bytes(view.dealt),
        bytes(view.hand),
        view.predictions,
        [(trick.leader, bytes(trick.cards)) for trick in view.tricks],
        view.leader,
        bytes(view.trick),
    )
    return blake2b(repr(facts).encode(), digest_size=16).digest()


def generator(seed: int, view: PlayerView) -> Random:
    """Return a fresh generator, the same for the same seed and view in every process and on every system."""
    text = b"%d|" % seed
    return Random(int.from_bytes(blake2b(text + view_key(view), digest_size=16).digest(), "big"))
