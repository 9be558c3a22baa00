"""Random legal rules at the table: played to the end, left in the middle and resumed from the disk."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from differenzler_qt.engine import Direction, Game, Rules, SeatInfo
from differenzler_qt.models.app_model import AppModel
from differenzler_qt.models.in_process_jobs import InProcessJobs
from differenzler_qt.models.new_match_model import Setup
from tests.engine.playing import NAMES, random_rules
from tests.patience import PATIENCE_MS

MATCHES = 24


def rules_of(rng: Random) -> Rules:
    """Return random rules of one round, so that many different ones are played."""
    return random_rules(rng).with_(
        rounds=1, direction=rng.choice(list(Direction)), show_taken=rng.random() < 0.5
    )


class Sitting:
    """The program without a window, played by somebody who does anything that is legal."""

    def __init__(self, qtbot: QtBot, parent: QObject, rng: Random) -> None:
        self.qtbot, self.rng = qtbot, rng
        self.app = AppModel(InProcessJobs(parent), parent)
        self.app.settings_model.update(animation_speed="off", trick_seconds=0.0)
        self.left = 0

    def play(self, steps: int) -> bool:
        """Do something a number of times; say whether the match is over."""
        self.left = steps
        self.qtbot.waitUntil(self._step, timeout=PATIENCE_MS)
        return self.app.at_table.facts.phase == "match_over"

    def _step(self) -> bool:
        table = self.app.at_table
        if table.property("coverSeat") >= 0:
            assert not any(
                row.face for row in table.card_rows if row.face != table.facts.shownFace and row.place == 1
            )
            table.uncover()
        facts = table.facts
        if facts.phase == "match_over":
            return True
        if table.is_ready and (facts.myTurn or facts.phase == "hand_over"):
            if self.left == 0:
                return True
            self.left -= 1
            self._act()
        return False

    def _act(self) -> None:
        table = self.app.at_table
        facts = table.facts
        match facts.phase:
            case "calling":
                table.callMode(self.rng.choice(facts.modes))
            case "predicting":
                table.predict(self.rng.randrange(158))
            case "playing":
                own = [row for row in table.card_rows if row.place == 1 and row.seat == facts.ownSeat]
                if facts.revokePenalty and self.rng.random() < 0.3:
                    table.playCard(self.rng.choice(own).face, True)
                else:
                    table.playCard(self.rng.choice([row for row in own if row.legal]).face)
            case "stoeck":
                table.chooseStoeck(self.rng.choice((-20, 0, 20)))
            case "hand_over":
                table.nextHand()


@pytest.mark.parametrize("seed", range(MATCHES))
def test_random_rules_with_a_break(
    qtbot: QtBot, parent: QObject, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setenv("DIFFERENZLER_HOME", str(tmp_path))
    rng = Random(seed)
    rules = rules_of(rng)
    people = rng.randint(1, rules.players)
    seats = tuple(
        SeatInfo(NAMES[seat], "human" if seat < people else "simple") for seat in range(rules.players)
    )
    first = Sitting(qtbot, parent, rng)
    first.app.new_match.ready.emit(Setup(rules, seats, seed))
    over = first.play(rng.randrange(1, 25))
    first.app.close()
    second = Sitting(qtbot, parent, rng)
    if not over:
        second.app.resume()
        assert second.app.host.rules == rules
        assert second.play(10_000)
        facts = second.app.at_table.facts
        assert facts.winnerNames
        assert len(facts.totals) == rules.players
        if rules.game is Game.MARGIN:
            assert sum(facts.totals) == 0
        elif not rules.has_talon:
            assert facts.handPoints == 157
    assert second.app.history_count == 1
    second.app.close()
