"""The slate as text."""

from differenzler_qt.cli.slate_text import legend, slate_text
from differenzler_qt.engine import PRESETS, Match, NextHand, Predict, SeatInfo


def finished_hand(match: Match) -> Match:
    while match.to_act:
        match.apply(match.legal_actions()[0])
    return match


def test_slate() -> None:
    match = Match.new(PRESETS["hidden"], [SeatInfo(name) for name in ("Anna", "Beat", "Carla", "Ueli")], 1)
    for seat, value in enumerate((40, 157, 0, 30)):
        match.apply(Predict(seat, value))
    finished_hand(match)
    match.apply(NextHand())
    finished_hand(match)
    first, second = match.scored
    lines = slate_text(match).splitlines()
    assert lines[0].split() == ["hand", "trump", "Anna", "Beat", "Carla", "Ueli"]
    row = lines[2].split()
    assert row[0] == "1"
    assert [int(word) for word in row[2:]] == [
        number for score in first.scores for number in (score.prediction or 0, score.taken, score.score)
    ]
    totals = [a.score + b.score for a, b in zip(first.scores, second.scores, strict=True)]
    assert lines[5].split() == ["total", *map(str, totals)]
    assert lines[6].split()[0] == "rank"
    assert len({len(line) for line in lines[:1] + lines[2:4]}) == 1, "the columns are aligned"
    assert "prediction, points taken, penalty" in legend(match)


def test_margin() -> None:
    match = finished_hand(Match.new(PRESETS["margin"], ["Anna", "Beat"], 1))
    margins = [score.score for score in match.scored[0].scores]
    assert [int(word) for word in slate_text(match).splitlines()[2].split()[3::2]] == margins
    assert "margin" in legend(match)
