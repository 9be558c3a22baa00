"""A person at the table: what is shown, what can be done, what is refused."""

import pytest

from differenzler_qt.engine import PRESETS, Match, Prediction, Rules, SeatInfo, TrumpSource
from differenzler_qt.models.presentation import WAIT_FOR_CLICK, Speed
from tests.models.tables import NAMES, Table


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_whole_match_of_every_preset(table: Table, preset: str) -> None:
    rules = PRESETS[preset].with_(rounds=1)
    table.deal(rules)
    table.play_to_the_end()
    assert len(table.rows("sheet")) >= rules.players
    assert table.store.finished == 1
    assert {row.rank for row in table.rows("ranking")} >= {1}
    last = table.rows("results")
    assert sum(row.taken for row in last) == table.model.facts.handPoints


def test_cards_of_others_are_hidden_until_played(table: Table) -> None:
    table.deal()
    table.my_turn_to("predicting")
    faces = [row.face for row in table.rows("cards") if row.face]
    assert len(faces) == 9
    assert all(row.face == "" for row in table.rows("cards") if row.seat != 0)


def test_the_dealers_shown_card_lies_open_until_play_begins(table: Table) -> None:
    table.deal(Rules(trump_source=TrumpSource.DEALER_LAST), seed=3)
    table.my_turn_to("predicting")
    facts = table.model.facts
    shown = [row for row in table.rows("cards") if row.face == facts.shownFace]
    assert [row.seat for row in shown] == [facts.dealerSeat]
    assert facts.mode == facts.shownFace[1]


def test_a_prediction_is_needed_before_a_card(table: Table) -> None:
    table.deal()
    table.my_turn_to("predicting")
    own = [row for row in table.rows("cards") if row.face]
    assert {row.reason for row in own} == {"predict_first"}
    with table.qtbot.waitSignal(table.model.refused) as refused:
        table.model.playCard(own[0].face)
    assert refused.args is not None
    assert refused.args[0] == own[0].face


def test_an_illegal_card_is_refused_with_its_reason(table: Table) -> None:
    for seed in range(40):
        table.deal(seed=seed)
        table.my_turn_to("predicting")
        table.model.predict(40)
        table.my_turn_to("playing")
        illegal = [r for r in table.rows("cards") if r.face and r.place == 1 and r.seat == 0 and not r.legal]
        if illegal:
            break
    else:
        pytest.fail("no position with an illegal card was found")
    before = table.host.events_for(None)
    with table.qtbot.waitSignal(table.model.refused) as refused:
        table.model.playCard(illegal[0].face)
    assert refused.args == [illegal[0].face, illegal[0].reason]
    assert table.host.events_for(None) == before


def test_three_fast_clicks_play_one_card(table: Table) -> None:
    table.deal()
    table.my_turn_to("predicting")
    table.model.predict(40)
    table.my_turn_to("playing")
    cards = [row.face for row in table.rows("cards") if row.face and row.place == 1 and row.seat == 0]
    for face in [*table.legal()[:1], *cards][:3]:
        table.model.playCard(face)
    played = [e for e in table.host.events_for(0) if type(e).__name__ == "CardPlayed" and e.seat == 0]  # type: ignore[union-attr]
    assert len(played) == 1


def test_a_confirmed_hidden_prediction_is_fixed(table: Table) -> None:
    table.deal()
    table.my_turn_to("predicting")
    table.model.predict(40)
    table.model.predict(41)
    table.until(lambda: table.model.facts.ownPrediction >= 0)
    assert table.model.facts.ownPrediction == 40


@pytest.mark.parametrize("value", [-1, 158, 1000])
def test_no_prediction_outside_the_pack(table: Table, value: int) -> None:
    table.deal()
    table.my_turn_to("predicting")
    with table.qtbot.waitSignal(table.model.refused) as refused:
        table.model.predict(value)
    assert refused.args == ["", "InvalidPrediction"]
    assert table.model.facts.ownPrediction == -1


def test_an_open_prediction_is_corrected_until_the_next_has_spoken(table: Table) -> None:
    rules = Rules(prediction=Prediction.OPEN)
    dealer_is_me = next(seed for seed in range(50) if Match.new(rules, NAMES[:4], seed).hand.deal.dealer == 0)
    table.model.set_pace(Speed.FAST, 0)
    table.deal(rules, seed=dealer_is_me)
    table.my_turn_to("predicting")
    assert table.model.facts.othersMade == 3
    table.model.predict(10)
    table.until(lambda: table.model.facts.ownPrediction == 10)
    assert table.model.facts.mayCorrect
    table.model.setCorrecting(True)
    table.qtbot.wait(1500)  # longer than the pause after which forehand would lead
    assert table.trick == ()
    table.model.predict(12)
    table.until(lambda: table.model.facts.ownPrediction == 12)
    table.until(lambda: not table.model.facts.mayCorrect)
    assert len(table.trick) >= 1


def test_a_trick_stays_until_it_is_clicked(table: Table) -> None:
    table.model.set_pace(Speed.OFF, WAIT_FOR_CLICK)
    table.deal()
    table.my_turn_to("predicting")
    table.model.predict(40)
    table.my_turn_to("playing")
    table.model.playCard(table.legal()[0])
    table.until(lambda: table.model.facts.phase == "trick_done" and table.value("trickLies"))
    assert [row.place for row in table.rows("cards")].count(2) == 4
    assert table.model.facts.tricksPlayed == 0
    table.model.clearTrick()
    table.until(lambda: table.model.facts.tricksPlayed == 1)
    assert len(table.rows("lastTrick")) == 1


def test_two_people_see_nothing_of_each_other(table: Table) -> None:
    table.deal(humans=(0, 2))
    table.until(lambda: table.value("coverSeat") == 0)
    assert not any(row.face for row in table.rows("cards"))
    table.model.uncover()
    table.my_turn_to("predicting")
    table.model.predict(40)
    table.until(lambda: table.value("coverSeat") == 2)
    assert not any(row.face for row in table.rows("cards"))
    assert table.model.facts.ownPrediction == -1
    table.model.uncover()
    assert table.model.facts.ownSeat == 2
    assert len([row for row in table.rows("cards") if row.face]) == 9
    assert [row.prediction for row in table.rows("seats")] == [-1, -1, -1, -1]
    table.play_to_the_end()


def test_the_learning_aid_is_off_again_after_a_resume(table: Table) -> None:
    table.deal()
    table.my_turn_to("predicting")
    table.model.setProperty("aid", True)
    assert 0 <= table.value("estimate") <= 157
    match = table.host.match
    assert match is not None
    table.host.begin(match)
    table.model.begin()
    assert table.value("estimate") == -1


def test_a_resumed_match_goes_on_at_every_event(table: Table) -> None:
    table.deal(seed=11)
    table.play_to_the_end()
    whole = table.host.match
    assert whole is not None
    for count in range(1, len(whole.events)):
        try:
            part = Match.from_log(whole.rules, whole.seats, whole.seed, whole.deals, whole.events[:count])
        except ValueError:
            continue  # not a place at which a save file can end: several events belong to one action
        table.host.begin(part)
        table.model.begin()
        table.until(lambda: table.model.is_ready)
        assert table.model.facts.handNumber == part.hand_number or part.is_over


def test_a_save_that_fails_is_said_and_the_game_goes_on(table: Table) -> None:
    table.store.reason = "no_space"
    said: list[str] = []
    table.model.saveFailed.connect(said.append)
    table.deal()
    table.my_turn_to("predicting")
    table.model.predict(40)
    table.my_turn_to("playing")
    assert said
    assert set(said) == {"no_space"}


def test_an_answer_to_a_match_that_is_gone_is_dropped(table: Table) -> None:
    table.deal(seed=1)
    table.deal(seed=2)
    table.my_turn_to("predicting")
    assert [info.name for info in (table.host.match.seats if table.host.match else ())] == list(NAMES[:4])
    table.play_to_the_end()


@pytest.mark.parametrize("answered", [False, True])
def test_advice_for_a_match_that_is_gone_is_dropped(table: Table, answered: bool) -> None:
    rules = Rules(trump_source=TrumpSource.FOREHAND)
    seed = next(s for s in range(50) if Match.new(rules, NAMES[:4], s).hand.forehand == 0)
    said: list[str] = []
    hint = table.value("hint")
    hint.changed.connect(lambda: said.append(hint.kind))
    table.deal()
    table.my_turn_to("predicting")
    table.model.askHint()
    if answered:
        table.until(lambda: "prediction" in said)
    table.deal(rules, seed=seed)  # the person names the trump: until then nothing happens
    table.my_turn_to("calling")
    assert hint.kind == ""
    table.model.askHint()
    table.until(lambda: "mode" in said)
    assert said[-1] == "mode"
    assert said.count("prediction") == answered


def test_forehand_calls_the_mode(table: Table) -> None:
    rules = Rules(trump_source=TrumpSource.FOREHAND)
    seed = next(s for s in range(50) if Match.new(rules, NAMES[:4], s).hand.forehand == 0)
    table.deal(rules, seed=seed)
    table.my_turn_to("calling")
    assert table.model.facts.mode == ""
    table.model.callMode("H")
    table.my_turn_to("predicting")
    assert table.model.facts.mode == "H"


def test_a_match_of_strangers_is_watched(table: Table) -> None:
    table.host.stores = False
    table.host.deal(PRESETS["hidden"], [SeatInfo(name, "random") for name in NAMES[:4]], 5)
    asked: list[bool] = []
    table.model.myTurnChanged.connect(lambda: asked.append(table.model.facts.myTurn))
    table.model.begin()
    table.until(lambda: table.phase == "hand_over")
    assert table.store.saves == 0
    assert not any(asked)  # nobody is asked for anything
