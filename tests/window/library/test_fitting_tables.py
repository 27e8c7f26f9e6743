"""Tables in a narrow column: set as tight as they must be, and no tighter."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.library.law_page import page_at
from bridge_rules_gui.window.library.law_view import LawView

_NARROW = 472  # the text's share of a window 1024 pixels wide
_WIDE = 1600


@pytest.mark.parametrize("law", ["ru1987/77", "ru1987/78", "sr2007/77", "sr2007/78", "bg2017/78"])
def test_tables_stand_in_a_narrow_column(qtbot: QtBot, corpus: Corpus, law: str) -> None:
    view = LawView()
    qtbot.addWidget(view)
    view.resize(_WIDE, 500)
    view.show()
    view.show_page(page_at(corpus, Address.parse(law)))
    usual = view.look.tightness
    view.resize(_NARROW, 500)
    assert not view.is_overhanging
    assert view.horizontalScrollBar().maximum() == 0
    while not view.is_tightened:  # how narrow that is depends on the font
        assert view.width() > _NARROW // 2
        view.resize(view.width() - 10, 500)
    view.resize(_WIDE, 500)
    assert view.look.tightness == usual


def test_rows_of_a_table_are_copied_with_tabs_between_their_cells(
    qtbot: QtBot, corpus: Corpus
) -> None:
    view = LawView()
    qtbot.addWidget(view)
    view.show_page(page_at(corpus, Address.parse("ru1987/77")))
    view.selectAll()
    lines = view.createMimeDataFromSelection().text().split("\n")
    assert "БЕЗ КОНТРЫ\t40\t30" in lines
    assert "За 1-ю н.в.:\t50\t100\t200\t100\t200\t400" in lines
