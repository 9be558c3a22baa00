"""The slate of a match as a table of text."""

from differenzler_qt.engine import Game, HandScored, Match, Mode, SeatScore

_MODES = {
    Mode.SPADES: "spades",
    Mode.HEARTS: "hearts",
    Mode.DIAMONDS: "diamonds",
    Mode.CLUBS: "clubs",
    Mode.OBENABE: "Obenabe",
    Mode.UNDENUFE: "Undenufe",
}


def slate_text(match: Match) -> str:
    """Return one line for each finished hand: trump, and for each seat prediction, points and penalty."""
    head = ["hand", "trump", *(info.name for info in match.seats)]
    hands = [_hand_row(scored) for scored in match.scored]
    totals = {standing.seat: standing for standing in match.standings}
    seats = range(match.rules.players)
    foot = [
        ["", "total", *(str(totals[seat].total) for seat in seats)],
        ["", "rank", *(str(totals[seat].rank) for seat in seats)],
    ]
    lines = _aligned([head, *hands, *foot])
    rule = "-" * max(map(len, lines))
    body = len(hands) + 1
    return "\n".join([lines[0], rule, *lines[1:body], rule, *lines[body:]])


def _hand_row(scored: HandScored) -> list[str]:
    name = f"{scored.hand}{'*' if scored.deciding else ''}"
    return [name, _MODES[scored.mode], *(_score(score) for score in scored.scores)]


def _score(score: SeatScore) -> str:
    if score.prediction is None:
        return f"{score.taken:3}  {score.score:+4}"
    return f"{score.prediction:3} {score.taken:3}  {score.score:3}"


def _aligned(rows: list[list[str]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            text.ljust(width) if column < 2 else text.rjust(width)
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def legend(match: Match) -> str:
    """Return what the columns of a seat mean."""
    if match.rules.game is Game.MARGIN:
        return "Each column: points taken, margin. The highest total wins."
    return "Each column: prediction, points taken, penalty. The lowest total wins."
