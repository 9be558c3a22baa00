"""Two to six seats: none lies on another, and the other direction of play mirrors them."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem, QQuickView

from tests.qml.rows import Rows

SIZES = ((1024, 640), (1280, 800), (1920, 1080), (3840, 2160))
Show = Callable[..., tuple[QQuickView, QQuickItem]]


def row(seat: int) -> dict[str, Any]:
    return {
        "seat": seat, "name": f"P{seat}", "dealer": False, "forehand": False, "active": False,
        "predicted": False, "predicting": True, "prediction": 40, "taken": -1, "tricksWon": 0,
    }  # fmt: skip


def card(slot: int, count: int) -> dict[str, Any]:
    face = "6789TJQKA"[slot % 9] + "SHDC"[slot // 9]
    return {
        "face": face, "place": 1, "seat": 0, "slot": slot, "slots": count, "legal": True, "reason": "",
    }  # fmt: skip


def played(seat: int) -> dict[str, Any]:
    return card(seat, 1) | {"place": 2, "seat": seat, "slot": 0, "legal": False}


def lay(
    show: Show,
    players: int,
    clockwise: bool,
    size: tuple[int, int],
    cards: int,
    trick: tuple[int, ...] = (),
) -> QQuickItem:
    """Show a table with so many cards in the own hand, and with a card of some seats in the trick."""
    values = {"seats": Rows([row(seat) for seat in range(players)]), "seatCount": players, "ownSeat": 0}
    rows = [card(slot, cards) for slot in range(cards)] + [played(seat) for seat in trick]
    values |= {"cards": Rows(rows), "hint": "", "handCount": cards}
    view, item = show("table/CardTable.qml", clockwise=clockwise, **values)
    view.resize(*size)
    item.setSize(view.size())
    return item


def plates(item: QQuickItem) -> dict[int, tuple[float, float, float, float]]:
    found = [child for child in item.childItems() if child.metaObject().className().startswith("SeatPlate")]
    return {int(p.property("seat")): (p.x(), p.y(), p.width(), p.height()) for p in found}


@pytest.mark.parametrize("players", range(2, 7))
def test_the_other_direction_mirrors_the_seats(show: Show, players: int) -> None:
    size = (1280, 800)
    right = plates(lay(show, players, False, size, 6))
    left = plates(lay(show, players, True, size, 6))
    assert right[0] == left[0]
    for seat in range(1, players):
        x, y, width, _ = right[seat]
        assert left[seat][:2] == pytest.approx((size[0] - x - width, y), abs=1)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", range(2, 7))
def test_no_seat_lies_on_another(show: Show, players: int, size: tuple[int, int]) -> None:
    places = list(plates(lay(show, players, False, size, 6)).values())
    for index, (x, y, width, height) in enumerate(places):
        assert 0 <= x <= size[0] - width
        assert 0 <= y <= size[1] - height
        for other in places[:index]:
            apart = abs(other[0] - x) >= width or abs(other[1] - y) >= height
            assert apart, (places[index], other)


@pytest.mark.parametrize("size", SIZES)
def test_twelve_cards_show_their_corners_and_stay_in_the_window(show: Show, size: tuple[int, int]) -> None:
    item = lay(show, 3, False, size, 12)
    cards = [child for child in item.childItems() if child.property("homeScale") is not None]
    lefts = sorted(child.x() for child in cards)
    assert len(cards) == 12
    assert lefts[0] >= 0
    assert lefts[-1] + cards[0].width() <= size[0]
    steps = [after - before for before, after in pairwise(lefts)]
    assert min(steps) >= cards[0].width() * 0.25  # the index in the corner is a fifth of a card wide
    assert min(steps) >= 24


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [6, 9, 12])
def test_an_advised_card_is_raised_below_the_own_plate(show: Show, size: tuple[int, int], count: int) -> None:
    item = lay(show, 3, False, size, count)
    x, y, width, height = plates(item)[0]
    for child in [child for child in item.childItems() if child.property("homeScale") is not None]:
        item.setProperty("advised", child.property("face"))
        shift = float(child.property("shift"))
        assert shift < 0
        for along in (0.0, 0.5, 1.0):
            at = child.mapToItem(item, QPointF(along * child.width(), shift))
            assert not (x < at.x() < x + width and y < at.y() < y + height), (child.property("face"), at)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", range(2, 7))
def test_a_message_of_two_lines_leaves_the_trick_free(
    show: Show, players: int, size: tuple[int, int]
) -> None:
    item = lay(show, players, False, size, 1, tuple(range(1, players)))
    item.setProperty("hint", "The expert would play Spades 10; expected penalty 12.5.")
    children = item.childItems()
    message = next(child for child in children if child.property("widest") is not None)
    area = message.mapRectToItem(item, message.boundingRect())
    tricks = [child for child in children if child.property("place") == 2]
    assert len(tricks) == players - 1
    for card in [*tricks, *(child for child in children if child.property("tricksWon") is not None)]:
        assert not card.mapRectToItem(item, card.boundingRect()).intersects(area), card.property("seat")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [6, 9, 12])
def test_what_stands_over_the_hand_leaves_the_tags_of_advice_free(
    show: Show, size: tuple[int, int], count: int
) -> None:
    item = lay(show, 3, False, size, count)
    cards = [child for child in item.childItems() if child.property("homeScale") is not None]
    item.setProperty("hint", "The expert would play this card or that; expected penalty 12.5. " * 2)
    item.setProperty("advice", {card.property("face"): 12.5 for card in cards})
    over = [child for child in item.childItems() if child.property("widest") is not None]
    assert len(over) == 1
    over += [child for child in item.childItems() if child.property("mine") and child not in cards]
    assert len(over) == 2
    areas = [part.mapRectToItem(item, part.boundingRect()) for part in over]
    for card in cards:
        item.setProperty("advised", card.property("face"))
        tag = next(child for child in card.childItems() if child.z() == 1 and child.height() > 0)
        place = tag.mapRectToItem(item, tag.boundingRect())
        assert not any(area.intersects(place) for area in areas), (card.property("face"), place, areas)
