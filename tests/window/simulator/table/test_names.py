"""What the table calls a bid, in a language that counts otherwise than English."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from bridge_rules_gui import resources
from bridge_rules_gui.game.call import Bid
from bridge_rules_gui.game.suit import Denomination
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.window.interface_language import InterfaceLanguages
from bridge_rules_gui.window.simulator.table.names import name_of_call


def test_a_bid_is_counted_as_russian_counts(qapp: QApplication) -> None:
    languages = InterfaceLanguages(qapp, resources.translations)
    bids = [Bid(level, Denomination.CLUBS) for level in (1, 2, 4, 5, 7)]
    languages.speak(InterfaceLanguage.RUSSIAN)
    try:
        named = [name_of_call(bid) for bid in bids]
    finally:
        languages.speak(InterfaceLanguage.ENGLISH)
    assert named == ["1 трефа", "2 трефы", "4 трефы", "5 треф", "7 треф"]
    assert [name_of_call(bid) for bid in bids[:2]] == ["1 club", "2 clubs"]
