"""The upgrades of match files: pure functions, each from one schema to the next.

Schema 1, of the first development version, wrote names and players as two lists and the deals inside the
events only; nothing of the application lay beside it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final


def _from_1(document: dict[str, Any]) -> dict[str, Any]:
    pairs = zip(document["names"], document["players"], strict=True)
    dealt = (event["deal"] for event in document["events"] if event["event"] == "HandDealt")
    kept = {name: value for name, value in document.items() if name not in ("names", "players")}
    return {
        **kept,
        "seats": [{"name": name, "player": player} for name, player in pairs],
        "deals": list(dealt),
        "application": {},
    }


MATCH_UPGRADES: Final[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {1: _from_1}
"""By schema, the function that leads to the next one."""
