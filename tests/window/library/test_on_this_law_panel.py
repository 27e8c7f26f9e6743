"""The panel beside the text."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.library.preview import previews
from bridge_rules_gui.window.library.on_this_law import OnThisLawPanel
from bridge_rules_gui.window.looks.appearance import apply_palette
from bridge_rules_gui.window.looks.palette import DARK

LEFT, NO_MODIFIER = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def panel_at(qtbot: QtBot, corpus: Corpus, place: str) -> OnThisLawPanel:
    panel = OnThisLawPanel(corpus)
    qtbot.addWidget(panel)
    panel.set_previewer(partial(previews, corpus))
    panel.text.setMinimumSize(0, 0)
    panel.resize(300, 600)
    panel.show()
    panel.show_place(Address.parse(place))
    return panel


def click(panel: OnThisLawPanel, words: str) -> None:
    text = panel.text
    number = next(s.number for s in text.link_spans if words in text.link_words(s.number))
    QTest.mouseClick(text.viewport(), LEFT, NO_MODIFIER, text.link_rect(number).center())


def test_panel_says_what_stands_beside_a_law(qtbot: QtBot, small_corpus: Corpus) -> None:
    text = panel_at(qtbot, small_corpus, "bg2017/27A1").text.toPlainText()
    assert "Other editions" in text
    assert "Not in the Laws of 2007" in text
    assert "Nearest place: 27" in text
    assert "Cited by (1)" in text
    assert "Кратка бележка" in text
    assert "bg2017.txt: 1067–1068" in text
    assert "© World Bridge Federation" in text


def test_other_edition_is_one_click_away(qtbot: QtBot, small_corpus: Corpus) -> None:
    panel = panel_at(qtbot, small_corpus, "bg2017/27")
    with qtbot.waitSignal(panel.place_activated) as caught:
        click(panel, "2007 SR 27")
    assert caught.args == [Address.parse("sr2007/27")]


def test_citing_place_is_one_click_away(qtbot: QtBot, small_corpus: Corpus) -> None:
    panel = panel_at(qtbot, small_corpus, "bg2017/31")
    with qtbot.waitSignal(panel.place_activated) as caught:
        click(panel, "27A2")
    assert caught.args == [Address.parse("bg2017/27A2")]


def test_source_lines_are_one_click_away(qtbot: QtBot, small_corpus: Corpus) -> None:
    panel = panel_at(qtbot, small_corpus, "bg2017/27A1")
    with qtbot.waitSignal(panel.source_activated) as caught:
        click(panel, "bg2017.txt")
    assert caught.args is not None
    assert caught.args[0].ranges == ((1067, 1068),)


def test_commentary_is_one_click_away(qtbot: QtBot, corpus: Corpus) -> None:
    panel = panel_at(qtbot, corpus, "bg2017/27")
    with qtbot.waitSignal(panel.place_activated) as caught:
        click(panel, "ПРАВИЛО 27")
    assert caught.args == [Address.parse("bg2017/commentary:2")]


def test_links_in_footnotes_can_be_followed(qtbot: QtBot, small_corpus: Corpus) -> None:
    panel = panel_at(qtbot, small_corpus, "bg2017/27")
    with qtbot.waitSignal(panel.place_activated) as caught:
        click(panel, "П30")
    assert caught.args == [Address.parse("bg2017/30")]


def test_hidden_panel_gathers_nothing_until_it_is_shown(qtbot: QtBot, small_corpus: Corpus) -> None:
    panel = panel_at(qtbot, small_corpus, "bg2017/27")
    panel.hide()
    panel.show_place(Address.parse("bg2017/31"))
    assert "27A2" not in panel.text.toPlainText()
    panel.show()
    assert "27A2" in panel.text.toPlainText()


def test_panel_keeps_its_words_in_other_colours(qtbot: QtBot, small_corpus: Corpus) -> None:
    panel = panel_at(qtbot, small_corpus, "bg2017/27")
    before = panel.text.toPlainText()
    apply_palette(DARK)
    qtbot.waitUntil(lambda: panel.text.colours is DARK)
    assert panel.text.toPlainText() == before
