"""Two texts of one language as a reader uses them, by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QGuiApplication, QTextCharFormat, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridge_rules_gui.comparison.same_language.commentary import quoted_laws
from bridge_rules_gui.comparison.same_language.page import PairFilter
from bridge_rules_gui.comparison.same_language.same_language import Other, SameLanguage
from bridge_rules_gui.comparison.same_language.witness import witnessed_laws
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.typesetting.links import PlaceLink, SourceLink
from bridge_rules_gui.window.comparison.columns_text import NOWHERE
from bridge_rules_gui.window.comparison.same_language_view import SameLanguageView, TextsPane
from bridge_rules_gui.window.comparison.workplace import ComparisonWorkplace
from bridge_rules_gui.window.library.source_view import SourceView
from bridge_rules_gui.window.looks.palette import DARK, HIGH_CONTRAST, LIGHT, Colours
from bridge_rules_gui.window.main_window import MainWindow
from tests.window.looks.contrast import contrast

ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def texts(corpus: Corpus, terminology: Terminology) -> dict[Other, SameLanguage]:
    found = (witnessed_laws(corpus), quoted_laws(corpus, terminology))
    return {text.other: text for text in found if text is not None}


@pytest.fixture
def view(
    qtbot: QtBot,
    shared_window: MainWindow,
    workplace: ComparisonWorkplace,
    texts: dict[Other, SameLanguage],
) -> TextsPane:
    """Return the fragment beside its book, as if it had just been opened."""
    shared_window.resize(1280, 800)
    workplace.open("witness")
    qtbot.waitUntil(lambda: workplace.view_of(SameLanguageView) is not None, timeout=20_000)
    view = workplace.view_of(SameLanguageView)
    assert view is not None
    view.pane.close_find_bar()
    view.pane.bar.places.select(PairFilter.DIFFERENCES)
    view.pane.take_texts(texts)
    view.pane.show_text(Other.WITNESS)
    shared_window.activateWindow()
    view.focus()
    QApplication.processEvents()
    return view.pane


def shown(view: TextsPane) -> str:
    return view.text.toPlainText().replace("\N{NO-BREAK SPACE}", " ")


def choose(view: TextsPane, pair_filter: PairFilter) -> None:
    number = list(PairFilter).index(pair_filter)
    view.bar.places.setCurrentIndex(number)
    view.bar.places.activated.emit(number)


def gone_to(view: TextsPane) -> tuple[str, ...]:
    extents = view.text.extents(view.text.here)
    words = (view.text.cursor_over(*extent).selectedText() for extent in extents)
    return tuple(each.replace("\N{NO-BREAK SPACE}", " ") for each in words)


def test_what_is_lost_in_the_fragment_is_restored_in_brackets(view: TextsPane) -> None:
    assert "[торгов]ли, то он по-прежнему" in shown(view)
    assert "Restored from the book: специ[фицированную]" in shown(view)
    assert "on a page missing from the fragment" in shown(view)


def test_alt_down_goes_through_the_differences_and_alt_up_back(view: TextsPane) -> None:
    seen = []
    for _ in range(4):  # after the last one it stays there
        QTest.keyClick(view.text, Qt.Key.Key_Down, ALT)
        seen.append(gone_to(view))
    assert seen == [
        ("специфицированную", "специ[фицированную]"),
        ("нарушителя", "наруши теля"),
        ("торговли", "[торгов]ли"),
        ("торговли", "[торгов]ли"),
    ]
    assert view.bar.count.text() == "difference 3 of 3"
    QTest.keyClick(view.text, Qt.Key.Key_Up, ALT)
    assert gone_to(view)[0] == "нарушителя"


def test_difference_gone_to_is_in_sight(view: TextsPane) -> None:
    view.show_text(Other.COMMENTARY)
    for _ in range(100):
        QTest.mouseClick(view.bar.steps.next, LEFT)
    (start, _), *_ = view.text.extents(view.text.here)
    rect = view.text.cursorRect(view.text.cursor_over(start, start))
    assert view.text.viewport().rect().intersects(rect)


def test_lost_negation_stands_out_with_a_word_and_a_gap(view: TextsPane) -> None:
    view.show_text(Other.COMMENTARY)
    choose(view, PairFilter.SLIPS)
    assert view.bar.places.currentText() == "Only substance (4)"
    assert shown(view).count("difference of substance") == 4
    for _ in range(4):
        QTest.keyClick(view.text, Qt.Key.Key_Down, ALT)
    assert gone_to(view) == ("не", " [–]")
    assert "Negation: “не” in the book, none here" in shown(view)
    assert not view.bar.steps.next.isEnabled()


def test_two_wordings_stand_beside_each_other(view: TextsPane) -> None:
    view.show_text(Other.COMMENTARY)
    assert "Всяка обява се анулира" in shown(view)
    assert "Даден анонс бива отменен" in shown(view)


def test_all_places_show_those_that_agree_and_the_lost_page_number(view: TextsPane) -> None:
    choose(view, PairFilter.ALL)
    assert shown(view).count("word for word") >= 38
    assert "Page 75 (number lost, supplied from the book)" in shown(view)


def test_other_text_is_chosen_by_key(view: TextsPane) -> None:
    view.bar.texts.setFocus()
    QTest.keyClick(view.bar.texts, Qt.Key.Key_Down)
    assert view.other is Other.COMMENTARY
    assert view.heads.labels[1].text() == "the commentary"


@pytest.mark.parametrize(
    ("other", "place", "first"),
    [
        (Other.COMMENTARY, "bg2017/13C", "не"),
        (Other.COMMENTARY, "bg2017/commentary:10", "изиска"),
        (Other.WITNESS, "ru1987/35B", "торговли"),
    ],
)
def test_place_is_opened_with_its_first_difference_lit(
    view: TextsPane, other: Other, place: str, first: str
) -> None:
    assert view.show_place(other, Address.parse(place))
    assert gone_to(view)[0] == first


def test_place_that_agrees_is_shown_among_all(view: TextsPane) -> None:
    assert view.show_place(Other.WITNESS, Address.parse("ru1987/42A1"))
    assert view.bar.places.selected is PairFilter.ALL
    assert "Болван вправе в присутствии судьи" in shown(view)


def test_place_the_text_does_not_have_is_told(view: TextsPane) -> None:
    assert not view.show_place(Other.WITNESS, Address.parse("ru1987/40"))
    assert view.text.here == NOWHERE


def test_click_on_a_place_opens_it(view: TextsPane, read: Callable[[], str]) -> None:
    page = view.text.page
    link = PlaceLink(Address.parse("ru1987/26A2"))
    point = view.text.link_rect(page.links.index(link)).center()
    QTest.mouseClick(view.text.viewport(), LEFT, pos=point)
    assert read() == "ru1987/26A2"


def test_lines_of_the_fragment_are_shown(view: TextsPane) -> None:
    page = view.text.page
    number = next(n for n, link in enumerate(page.links) if isinstance(link, SourceLink))
    view.text.link_activated.emit(number)
    sources = view.findChild(SourceView)
    assert sources is not None
    assert sources.isVisible()
    sources.close()


def test_difference_is_copied_with_its_place(view: TextsPane) -> None:
    view.go_to_next_change()
    view.copy_with_citation()
    assert QGuiApplication.clipboard().text().split("\n") == [
        "ru1987/26A2",
        "1987 · the book: специфицированную",
        "the fragment, restored text in brackets: специ",
    ]
    assert view.place_in_question(Edition.RU_1987) == Address.parse("ru1987/26A2")


def test_escape_closes_the_find_bar_then_leaves(view: TextsPane, read: Callable[[], str]) -> None:
    view.open_find_bar()
    QTest.keyClick(view.find_bar, Qt.Key.Key_Escape)
    assert view.find_bar.isHidden()
    assert not read()
    QTest.keyClick(view.text, Qt.Key.Key_Escape)
    assert read()


def test_more_compared_keeps_the_place(view: TextsPane, texts: dict[Other, SameLanguage]) -> None:
    view.show_text(Other.COMMENTARY)
    view.go_to_next_change()
    view.go_to_next_change()
    view.text.verticalScrollBar().setValue(400)
    view.take_texts(texts)
    assert view.text.verticalScrollBar().value() == 400
    assert view.text.here == 1
    assert view.bar.count.text() == "difference 2 of 135"


@pytest.mark.parametrize("colours", [LIGHT, DARK, HIGH_CONTRAST])
def test_differences_can_be_read_in_every_theme(view: TextsPane, colours: Colours) -> None:
    assert contrast(colours.ink, colours.focus) >= 4.5
    assert contrast(colours.found_ink, colours.found) >= 4.5
    assert contrast(colours.found_ink, colours.found_here) >= 4.5
    assert "[торгов]ли" in shown(view)


def test_what_a_misprinted_reference_means_is_told_with_its_year(view: TextsPane) -> None:
    view.show_text(Other.COMMENTARY)
    assert "“П30В1(б)(ii)” cannot be right; 30B1(b)(i) (2017) is meant." in shown(view)


@pytest.mark.parametrize(
    ("theme", "colours"), [("light", LIGHT), ("dark", DARK), ("high-contrast", HIGH_CONTRAST)]
)
def test_words_on_a_ground_of_their_own_can_be_read(
    shared_window: MainWindow, view: TextsPane, theme: str, colours: Colours
) -> None:
    """A badge of substance in a row that differs: words as light as their ground is dark."""
    shared_window.parts.actions[f"theme-{theme}"].trigger()
    view.show_text(Other.COMMENTARY)
    QApplication.processEvents()
    grounded = {
        (_colour(shape.foreground(), colours.ink), _colour(shape.background(), colours.paper))
        for shape, words in _fragments(view.text.document())
        if words.strip()
    }
    assert (colours.selection_ink, colours.selection) in grounded
    assert [pair for pair in grounded if contrast(*pair) < 4.5] == []


def _colour(brush: QBrush, otherwise: str) -> str:
    return otherwise if brush.style() is Qt.BrushStyle.NoBrush else brush.color().name()


def _fragments(document: QTextDocument) -> Iterator[tuple[QTextCharFormat, str]]:
    block = document.begin()
    while block.isValid():
        each = block.begin()
        while not each.atEnd():
            fragment = each.fragment()
            yield fragment.charFormat(), fragment.text()
            each += 1
        block = block.next()


def test_zoom_keeps_the_text(view: TextsPane) -> None:
    before = view.text.document().size().height()
    view.text.set_zoom(150)
    after = view.text.document().size().height()
    view.text.set_zoom(100)
    assert after > before
