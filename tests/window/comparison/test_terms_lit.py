"""Terms in a comparison: lit in each column by pointer and keyboard, opened, put into words."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridge_rules_gui import resources
from bridge_rules_gui.building import open_phrasebook
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.window.comparison.editions_view import EditionsView
from bridge_rules_gui.window.comparison.names import described_concept
from bridge_rules_gui.window.interface_language import InterfaceLanguages
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.speaking import speak

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017


@pytest.fixture
def knowing(view: EditionsView, terms_found: threading.Event, qtbot: QtBot) -> EditionsView:
    """Return the comparison with the terms known, at Law 27."""
    terms_found.set()
    qtbot.waitUntil(lambda: view.pane.comparisons.terminology is not None, timeout=20_000)
    view.show_law(27)
    return view


@pytest.fixture
def status_message(shared_window: MainWindow) -> Callable[[], str]:
    """Return a way to read what the status line says."""
    return shared_window.parts.status_line.currentMessage


def test_terms_add_words_of_obligation_and_leave_the_row_in_its_place(
    view: EditionsView, terms_found: threading.Event, qtbot: QtBot
) -> None:
    view.show_law(73)
    for _ in range(4):
        view.pane.go_to_next_change()
    row, top = view.pane.text.here, view.pane.text.row_rect(view.pane.text.here).top()
    assert "Obligation" not in shown(view)
    terms_found.set()
    qtbot.waitUntil(lambda: "Obligation" in shown(view), timeout=20_000)
    assert view.pane.text.here == row
    assert abs(view.pane.text.row_rect(row).top() - top) <= 2


def shown(view: EditionsView) -> str:
    return view.pane.text.toPlainText().replace("\N{NO-BREAK SPACE}", " ")


def point_of(view: EditionsView, words: str) -> QPoint:
    """Bring the first place of words into sight; return a point on them."""
    at = view.pane.text.words.index(words) + 2
    view.pane.text.bring_into_sight(view.pane.text.cursorRect(view.pane.text.cursor_over(at, at)))
    return view.pane.text.cursorRect(view.pane.text.cursor_over(at, at)).center()


def point_at(view: EditionsView, words: str) -> None:
    """Move the pointer to words, from beside them."""
    point = point_of(view, words)
    QTest.mouseMove(view.pane.text.viewport(), point - QPoint(0, 3))
    QTest.mouseMove(view.pane.text.viewport(), point)


def wait_for_concept(window: MainWindow, concept: str, qtbot: QtBot) -> None:
    """Wait until the card of a concept is shown."""
    places = window.workplaces
    assert places is not None
    qtbot.waitUntil(lambda: places.shell.address == f"terms:{concept}", timeout=20_000)


def lit(view: EditionsView) -> list[str]:
    term = view.pane.text.term
    words = view.pane.text.words
    return [words[start:end] for start, end in term.places] if term else []


def test_pointing_at_a_term_lights_the_concept_in_all_columns(knowing: EditionsView) -> None:
    point_at(knowing, "nedovoljan licit može")
    term = knowing.pane.text.term
    assert term is not None
    assert term.concept == "insufficient-bid"
    assert set(term.present) == {RU, SR, BG}
    assert any("недостаточн" in words.lower() for words in lit(knowing))
    assert any("недостатъчна" in words.lower() for words in lit(knowing))


def test_pointing_elsewhere_lights_nothing(knowing: EditionsView) -> None:
    point_at(knowing, "nedovoljan licit može")
    assert knowing.pane.text.term is not None
    QTest.mouseMove(knowing.pane.text.viewport(), knowing.pane.text.viewport().rect().bottomRight())
    assert knowing.pane.text.term is None


def test_concept_on_one_side_is_described_in_words(
    knowing: EditionsView, status_message: Callable[[], str]
) -> None:
    point_at(knowing, "подобна по значение обява (виж")
    term = knowing.pane.text.term
    assert term is not None
    assert term.absent
    assert status_message() == described_concept(term, "comparable call")
    assert "no such word in" in status_message()
    mark = "Term “comparable call” in 2017, not in 2007 · probably changed between editions"
    assert mark in shown(knowing)


def test_concepts_are_named_in_the_language_of_the_window(
    knowing: EditionsView, status_message: Callable[[], str], qapp: QApplication
) -> None:
    languages = InterfaceLanguages(qapp, resources.translations)
    languages.speak(InterfaceLanguage.BULGARIAN)
    speak(partial(open_phrasebook, InterfaceLanguage.BULGARIAN))
    try:
        point_at(knowing, "подобна по значение обява (виж")
        said = status_message()
        knowing.show_law(28)
        knowing.show_law(27)
        words = shown(knowing)
    finally:
        languages.speak(InterfaceLanguage.ENGLISH)
        speak(lambda: ENGLISH)
    assert "„подобна по значение обява“" in said
    assert "„подобна по значение обява“" in words
    assert "„comparable call“" not in words


def test_keyboard_walks_through_the_terms_and_escape_puts_the_light_out(
    knowing: EditionsView, shared_window: MainWindow, qtbot: QtBot
) -> None:
    knowing.pane.text.go_to_term(1)
    first = knowing.pane.text.term
    knowing.pane.text.go_to_term(1)
    second = knowing.pane.text.term
    assert first is not None
    assert second is not None
    assert second.here[0] > first.here[0]
    knowing.pane.text.go_to_term(-1)
    assert knowing.pane.text.term == first
    QTest.keyClick(knowing.pane.text, Qt.Key.Key_Escape)
    assert lit(knowing) == []
    knowing.pane.text.go_to_term(1)
    QTest.keyClick(knowing.pane.text, Qt.Key.Key_Return)
    wait_for_concept(shared_window, first.concept, qtbot)


def test_walking_ends_after_the_last_term(knowing: EditionsView) -> None:
    knowing.show_law(3)
    knowing.show_place(Address.parse("bg2017/3"))  # unchanged, hence folded
    before = None
    for _ in range(200):
        knowing.pane.text.go_to_term(1)
        if knowing.pane.text.term == before:
            break
        before = knowing.pane.text.term
    assert before is not None
    assert knowing.pane.text.term == before


def test_word_clicked_twice_opens_its_concept(
    knowing: EditionsView, shared_window: MainWindow, qtbot: QtBot
) -> None:
    point = point_of(knowing, "nedovoljan licit može")
    QTest.mouseDClick(knowing.pane.text.viewport(), Qt.MouseButton.LeftButton, pos=point)
    wait_for_concept(shared_window, "insufficient-bid", qtbot)
