"""What the networks learn from: TD(λ) returns, the hidden truth, and runs that their plan alone decides."""

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("numba", reason="training belongs to the extra `train`")
pytest.importorskip("torch", reason="training belongs to the extra `train`")

import torch

from differenzler_qt.players import layout
from differenzler_qt.players.training import ahead, choose, encode, table, tables
from differenzler_qt.players.training.compiled import version
from differenzler_qt.players.training.export import rounded
from differenzler_qt.players.training.levers import NEW_INPUTS, Blind, Scalar
from differenzler_qt.players.training.nets import CardHead, Oracle
from differenzler_qt.players.training.plan import Plan
from differenzler_qt.players.training.trainer import Trainer

TINY = Plan("tiny", (4,), 3, (32, 24, 16), predict_hidden=(16, 8), iterations=3, games=48, batch=64)


def one_hand(error: int) -> np.ndarray:
    """Return a finished game in which seat 0 was so many points off."""
    games = tables.fresh(1)
    games["target"][0, 0], games["points"][0, 0] = 30, 30 + error
    return games


def beliefs(**tricks: int) -> np.ndarray:
    """Return beliefs of seat 0 that are certain of a bin; other tricks had no decision."""
    result = np.full((1, 4, 9, layout.BINS), -1, dtype=np.float32)
    for trick, certain in tricks.items():
        result[0, 0, int(trick[1:])] = np.eye(layout.BINS)[certain]
    return result


def test_outcomes_alone_teach_when_the_trace_does_not_decay() -> None:
    found = beliefs(t0=3, t5=7)
    choose.returns(one_hand(4), 4, found, 1.0)
    outcome = np.eye(layout.BINS)[layout.ERROR_BINS[157 + 4]]
    np.testing.assert_allclose(found[0, 0, 0], outcome)
    np.testing.assert_allclose(found[0, 0, 5], outcome)
    assert (found[0, 0, [1, 2, 3, 4, 6, 7, 8], 0] == -1).all()
    assert (found[0, 1:, :, 0] == -1).all()


def test_a_decision_learns_from_the_next_belief_and_from_what_came_after() -> None:
    found = beliefs(t0=3, t4=7, t5=9)
    choose.returns(one_hand(0), 4, found, 0.5)
    expected = 0.5 * np.eye(layout.BINS)[7] + 0.25 * np.eye(layout.BINS)[9]
    expected[layout.ERROR_BINS[157]] += 0.25
    np.testing.assert_allclose(found[0, 0, 0], expected)
    np.testing.assert_allclose(found[0, 0, 5], np.eye(layout.BINS)[layout.ERROR_BINS[157]])


def test_a_prediction_costs_what_the_first_decision_should_have_believed() -> None:
    games, found = one_hand(6), beliefs(t2=3, t5=layout.CENTRE)
    choose.returns(games, 4, found, 0.0)  # the first decision should have been sure of an exact hit
    costs = np.empty(1, dtype=np.float32)
    choose.first_costs(games, np.array([0]), np.array([0]), found, np.full((1, 4), 6.0), costs)
    assert costs[0] == pytest.approx(0.0, abs=1e-5)


def test_the_hidden_truth_names_the_holder_of_every_unseen_card() -> None:
    table.seed_numba(3)
    games = tables.fresh(20)
    table.deal(games, 4, 0.0)
    table.begin(games, 4)
    games["target"][:, :4] = [40, 0, 31, 120]
    holders, needs = np.empty((20, 36), dtype=np.int8), np.empty((20, 3), dtype=np.int8)
    encode.encode_truth(holders, needs, games, np.arange(20), 4, 3)
    for game, row in zip(games, holders, strict=True):
        for card in range(36):
            place = 9 * int(game["label"][0, card // 9]) + card % 9
            seat = next(p for p in range(4) if int(game["hand"][p]) >> card & 1)
            assert row[place] == (seat - 1 if seat else -1)
    assert (needs == layout.NEED_CLASS[[157 + 0, 157 + 31, 157 + 120]]).all()


def test_the_oracle_learns_nothing_from_cards_that_are_seen() -> None:
    head = Oracle(8, 3)
    hidden = torch.ones(2, 8)
    seen, needs = torch.full((2, 36), -1), torch.full((2, 3), 4)
    seen[0, 5] = 2
    loss = head.loss(hidden, seen, needs)
    loss.backward()
    grads = head.weight.grad
    assert grads is not None
    changed = grads[: 36 * 4].abs().sum(dim=1).reshape(36, 4).sum(dim=1)
    assert [int(k) for k in changed.nonzero()] == [5]


def test_shares_of_a_batch_are_those_of_the_mix() -> None:
    games, rng = tables.fresh(40_000), np.random.default_rng(1)
    mix = tables.Mix()
    tables.set_rules(games, 4, mix, rng)
    tables.set_seats(games, 4, mix, rng)
    plain = (games["mode"] == 0) & (games["undertrump"] == 0) & (games["bonus"] == 0) & (games["called"] == 0)
    is_open = plain & (games["visibility"] == 1)
    assert is_open.mean() > mix.open_rules
    own = (games["kind"][:, :4] == 0).all(axis=1)
    assert own.mean() == pytest.approx(mix.own, abs=0.03)


def test_a_plan_decides_a_whole_run(tmp_path: Path) -> None:
    runs = []
    for name in ("one", "two"):
        trainer = Trainer(TINY, tmp_path / name)
        losses = [trainer.step() for _ in range(TINY.iterations)]
        trainer.close()
        runs.append((losses, [p.detach().clone() for p in trainer.play.parameters()]))
    assert runs[0][0] == runs[1][0]
    assert all(torch.equal(a, b) for a, b in zip(runs[0][1], runs[1][1], strict=True))


def test_a_checkpoint_brings_a_run_back(tmp_path: Path) -> None:
    trainer = Trainer(TINY, tmp_path)
    trainer.step()
    trainer.save()
    trainer.close()
    again = Trainer(TINY, tmp_path)
    assert again.load()
    assert (again.iteration, again.hands) == (1, TINY.games)
    assert all(
        torch.equal(a, b) for a, b in zip(trainer.play.parameters(), again.play.parameters(), strict=True)
    )
    again.step()
    again.close()
    assert again.hands == 2 * TINY.games


def test_batches_hold_one_target_for_each_decision() -> None:
    trainer = Trainer(TINY, Path("unused"))
    batch = ahead.collect(TINY, trainer.rollers, trainer.job(0))
    trainer.close()
    assert len(batch.rows) == len(batch.actions) == len(batch.targets) == len(batch.holders)
    np.testing.assert_allclose(batch.targets.sum(axis=1), 1, atol=2e-2)
    assert len(batch.predict_rows) == len(batch.numbers) == len(batch.costs)


def test_the_lever_without_inputs_never_learns_from_them(tmp_path: Path) -> None:
    trainer = Blind(TINY, tmp_path)
    first = layout.play_layout(3).first
    columns = [first[name] + k for name in NEW_INPUTS for k in range(36 * 3)]
    before = trainer.play[0].weight.detach().clone()
    trainer.step()
    trainer.close()
    assert not trainer.play[0].weight[:, columns].any()
    assert not trainer.average[0][0].weight[:, columns].any()
    assert not torch.equal(before, trainer.play[0].weight)


def test_the_scalar_lever_heeds_the_mean_alone(tmp_path: Path) -> None:
    trainer = Scalar(TINY, tmp_path)
    trainer.close()
    costs = torch.from_numpy(layout.COSTS[0])
    far, near, other = (int(index) for index in (costs.argmax(), costs.argmin(), len(costs) // 3))
    share = float((costs[other] - costs[near]) / (costs[far] - costs[near]))
    targets = torch.zeros(1, layout.BINS)
    targets[0, far], targets[0, near] = share, 1 - share
    logits = torch.full((1, layout.BINS), -50.0)
    logits[0, other] = 50.0  # certain of what the targets are on the average
    assert float(trainer.card_loss(logits, targets)) == pytest.approx(0, abs=1e-6)
    assert float(Trainer.card_loss(trainer, logits, targets)) > 1


def test_rounded_weights_keep_eight_bits() -> None:
    values = np.random.default_rng(0).normal(size=1000).astype(np.float16)
    short = rounded(values)
    assert (short.view(np.uint16) & 0b11 == 0).all()
    np.testing.assert_allclose(short, values, rtol=2**-9)


def test_one_card_of_each_row_has_the_logits_of_the_whole_head() -> None:
    head, x = CardHead(8), torch.randn(7, 8)
    cards = [0, 0, 3, 17, 17, 17, 35]
    whole = head(x).view(7, 36, layout.BINS)
    torch.testing.assert_close(head.of_cards(x, cards), whole[torch.arange(7), torch.tensor(cards)])


def test_compiled_code_is_known_by_all_its_sources(tmp_path: Path) -> None:
    """A function calls others of other files, so a change of any file asks for a new compilation."""
    for name in ("one", "two"):
        (tmp_path / f"{name}.py").write_text(name)
    before = version(tmp_path)
    assert version(tmp_path) == before
    (tmp_path / "two.py").write_text("three")
    assert version(tmp_path) != before
