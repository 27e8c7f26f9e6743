"""A hand in four lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.hand import Hand
from bridge_rules_gui.bridge.suit import Suit
from bridge_rules_gui.views.simulator.table.hand_diagram import HandDiagram, ranks_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_ranks_stand_highest_first_and_a_void_is_a_dash() -> None:
    cards = Hand.parse("A7K.T9..5432").cards
    assert [ranks_of(cards, suit) for suit in reversed(Suit)] == ["A K 7", "10 9", "–", "5 4 3 2"]


def test_hand_has_room_for_its_longest_suit_and_is_told(qtbot: QtBot) -> None:
    diagram = HandDiagram()
    qtbot.addWidget(diagram)
    diagram.show_cards(Hand.parse("AKQ.JT9.876.5432").cards)
    short = diagram.sizeHint().width()
    diagram.show_cards(Hand.parse("AKQJT98765432...").cards)
    assert diagram.sizeHint().width() > short
    assert diagram.accessibleDescription() == "spades A K Q J 10 9 8 7 6 5 4 3 2"
    assert not diagram.grab().isNull()
