"""The pinned generator and shuffle. These numbers stand for ever: changing one breaks every deal number."""

from collections import Counter

import pytest

from differenzler_qt.engine import PACK, InvalidSeed, cards_to_text
from differenzler_qt.engine.shuffle import SplitMix64, shuffled


def test_the_generator_gives_the_published_numbers_of_seed_0() -> None:
    generator = SplitMix64(0)
    assert [generator.next() for _ in range(4)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
        0xF88BB8A8724C81EC,
    ]


def test_a_seed_of_any_size_is_pinned() -> None:
    generator = SplitMix64(1234567)
    assert [generator.next() for _ in range(3)] == [
        10085929780576961382,
        5713238502719547730,
        16148439655819174557,
    ]
    generator = SplitMix64(2**100 + 5)
    assert [generator.next() for _ in range(2)] == [15680164026879824501, 12581069841258602875]


def test_bounded_draws_are_pinned() -> None:
    generator = SplitMix64(42)
    drawn = [generator.below(10) for _ in range(20)]
    assert drawn == [1, 1, 1, 6, 9, 5, 9, 6, 1, 7, 4, 8, 2, 0, 2, 7, 5, 9, 8, 9]


def test_the_shuffle_is_pinned() -> None:
    assert cards_to_text(shuffled(PACK, SplitMix64(1))) == (
        "TD 7S KC JH TC 8H 6S QC TH 7C 7H 9D KS 9S AS 8D JD KD "
        "TS QH 8C AH 7D AD 8S AC QS JC 9H QD KH 6C 6H JS 9C 6D"
    )


def test_a_shuffle_keeps_every_item_and_favours_none() -> None:
    generator, places = SplitMix64(3), Counter[tuple[int, int]]()
    for _ in range(6000):
        order = shuffled(tuple(range(6)), generator)
        assert sorted(order) == list(range(6))
        places.update(enumerate(order))
    # 1000 expected in each of the 36 cells, standard deviation 29.
    assert all(850 < places[cell] < 1150 for cell in places)
    assert len(places) == 36


@pytest.mark.parametrize("seed", [-1, 1.0, "1", None, True])
def test_other_values_are_no_seeds(seed: object) -> None:
    with pytest.raises(InvalidSeed) as caught:
        SplitMix64(seed)  # type: ignore[arg-type]
    assert caught.value.seed is seed
