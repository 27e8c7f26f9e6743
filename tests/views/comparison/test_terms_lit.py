"""Terms in a comparison: lit in every column by pointer and keyboard, opened, told in words."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from bridge_rules_gui import resources
from bridge_rules_gui.building import open_phrasebook
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.services.wording.languages import InterfaceLanguage
from bridge_rules_gui.services.wording.phrasebook import ENGLISH
from bridge_rules_gui.views.comparison.names import told_of_concept
from bridge_rules_gui.views.interface_language import InterfaceLanguages
from bridge_rules_gui.views.speaking import speak

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from bridge_rules_gui.services.terms.terminology import Terminology
    from bridge_rules_gui.views.comparison.comparison_view import ComparisonView

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017


@pytest.fixture
def knowing(view: ComparisonView, terminology: Terminology) -> ComparisonView:
    """Return the comparison with the terms known, at Law 27."""
    view.take_comparisons(view.comparisons.with_terminology(terminology))
    view.show_law(27)
    return view


def point_of(view: ComparisonView, words: str) -> QPoint:
    """Bring the first place of words into sight; return a point on them."""
    at = view.text.words.index(words) + 2
    view.text.bring_into_sight(view.text.cursorRect(view.text.cursor_over(at, at)))
    return view.text.cursorRect(view.text.cursor_over(at, at)).center()


def point_at(view: ComparisonView, words: str) -> None:
    """Move the pointer to words, from beside them."""
    point = point_of(view, words)
    QTest.mouseMove(view.text.viewport(), point - QPoint(0, 3))
    QTest.mouseMove(view.text.viewport(), point)


def lit(view: ComparisonView) -> list[str]:
    term = view.text.term
    words = view.text.words
    return [words[start:end] for start, end in term.places] if term else []


def test_pointing_at_a_term_lights_the_concept_in_all_columns(knowing: ComparisonView) -> None:
    point_at(knowing, "nedovoljan licit može")
    term = knowing.text.term
    assert term is not None
    assert term.concept == "insufficient-bid"
    assert set(term.present) == {RU, SR, BG}
    assert any("недостаточн" in words.lower() for words in lit(knowing))
    assert any("недостатъчна" in words.lower() for words in lit(knowing))


def test_pointing_elsewhere_lights_nothing(knowing: ComparisonView) -> None:
    point_at(knowing, "nedovoljan licit može")
    assert knowing.text.term is not None
    QTest.mouseMove(knowing.text.viewport(), knowing.text.viewport().rect().bottomRight())
    assert knowing.text.term is None


def test_concept_on_one_side_is_told_in_words(knowing: ComparisonView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(knowing.text.term_told) as told:
        point_at(knowing, "подобна по значение обява (виж")
    term = knowing.text.term
    assert term is not None
    assert term.absent
    assert told.args == [told_of_concept(term, "comparable call")]
    assert "no such word in" in told.args[0]
    shown = knowing.text.toPlainText()
    assert "Term “comparable call” in 2017, not in 2007 · likely a change of edition" in shown


def test_concepts_are_named_in_the_language_of_the_window(
    knowing: ComparisonView, qtbot: QtBot, qapp: QApplication
) -> None:
    languages = InterfaceLanguages(qapp, resources.translations)
    languages.speak(InterfaceLanguage.BULGARIAN)
    speak(partial(open_phrasebook, InterfaceLanguage.BULGARIAN))
    try:
        with qtbot.waitSignal(knowing.text.term_told) as told:
            point_at(knowing, "подобна по значение обява (виж")
        knowing.take_comparisons(knowing.comparisons)
        shown = knowing.text.toPlainText()
    finally:
        languages.speak(InterfaceLanguage.ENGLISH)
        speak(lambda: ENGLISH)
    assert "„подобна по значение обява“" in told.args[0]
    assert "„подобна по значение обява“" in shown
    assert "„comparable call“" not in shown


def test_keyboard_walks_through_the_terms_and_escape_puts_the_light_out(
    knowing: ComparisonView, qtbot: QtBot
) -> None:
    knowing.text.go_to_term(1)
    first = knowing.text.term
    knowing.text.go_to_term(1)
    second = knowing.text.term
    assert first is not None
    assert second is not None
    assert second.here[0] > first.here[0]
    knowing.text.go_to_term(-1)
    assert knowing.text.term == first
    with qtbot.waitSignal(knowing.concept_activated) as opened:
        QTest.keyClick(knowing.text, Qt.Key.Key_Return)
    assert opened.args == [first.concept]
    QTest.keyClick(knowing.text, Qt.Key.Key_Escape)
    assert knowing.text.term is None


def test_walking_ends_after_the_last_term(knowing: ComparisonView) -> None:
    knowing.show_law(3)
    before = None
    for _ in range(200):
        knowing.text.go_to_term(1)
        if knowing.text.term == before:
            break
        before = knowing.text.term
    assert before is not None
    assert knowing.text.term == before


def test_word_clicked_twice_opens_its_concept(knowing: ComparisonView, qtbot: QtBot) -> None:
    point = point_of(knowing, "nedovoljan licit može")
    with qtbot.waitSignal(knowing.concept_activated) as opened:
        QTest.mouseDClick(knowing.text.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert opened.args == ["insufficient-bid"]
