"""The rule of thumb that answers where no worker can."""

import traceback

from differenzler_qt.players import registry
from differenzler_qt.players.contract import PlayerOptions, decide
from differenzler_qt.players.worker.messages import DECIDE, Answer, Request

STAND_IN = "simple"


def answer_here(request: Request, error: str | None) -> Answer:
    """Return the answer of the simple player, made in this process; other jobs than decisions fail."""
    if request.kind != DECIDE:
        return Answer(request.id, None, request.setup.player, error or "no worker process")
    try:
        player = registry.create(STAND_IN, PlayerOptions(request.setup.seed))
        return Answer(request.id, decide(player, request.view), STAND_IN, error)
    except Exception:
        return Answer(request.id, None, STAND_IN, f"{error or ''}\n{traceback.format_exc()}".strip())
