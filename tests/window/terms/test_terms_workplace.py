"""The Terms workplace as a translator uses it: concepts, lines, report, glossary, marks."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.termbase import Subject
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.looks.palette import DARK, HIGH_CONTRAST, LIGHT, Colours
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.terms.workplace import TermsWorkplace
from tests.window.searching_window import CTRL, SHIFT, Reader, type_into
from tests.window.study_corpus import INSTRUMENTS

NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def reader(qtbot: QtBot, small_corpus: Corpus, file: Path) -> Reader:
    return Reader(qtbot, small_corpus, file, "2017 27")


@pytest.fixture
def view(reader: Reader, qtbot: QtBot) -> TermsWorkplace:
    """Return the workplace, opened."""
    with qtbot.waitSignal(reader.workplaces.shell.rested, timeout=20_000):
        reader.window.parts.actions["terms"].trigger()
    return reader.workplaces.terms


def english(view: TermsWorkplace) -> list[str]:
    model = view.concepts.view.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def lines(view: TermsWorkplace) -> list[str]:
    model = view.concordance.lines.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def click_word(reader: Reader, words: str) -> None:
    """Click twice on words of the law text."""
    text = reader.workplaces.law_view
    cursor: QTextCursor = text.document().find(words)
    assert not cursor.isNull()
    cursor.setPosition(cursor.selectionStart() + 1)
    text.ensureCursorVisible()
    point = text.cursorRect(cursor).center() + QPoint(1, 0)
    QTest.mouseDClick(text.viewport(), LEFT, NONE, point)


def test_concepts_of_one_subject_are_shown_alone(view: TermsWorkplace) -> None:
    every, subject = english(view), view.concepts.subject
    subject.setCurrentIndex(subject.findData(Subject.AUCTION.value))
    assert english(view) == ["call", "insufficient bid"]
    assert view.concepts.count.text() == "2 concepts"
    subject.setCurrentIndex(0)
    assert english(view) == every


def test_workplace_opens_with_the_first_concept(reader: Reader, view: TermsWorkplace) -> None:
    assert reader.sees_terms
    assert reader.window.parts.actions["terms"].isChecked()
    assert english(view) == ["call", "insufficient bid", "may"]
    assert view.card.toPlainText().startswith("call")
    reader.open_concept("insufficient-bid")
    card = view.card.toPlainText()
    for words in ("недостаточная заявка", "nedovoljan licit", "недостатъчна декларация"):
        assert words in card
    assert "short form" in card
    assert "a note of the editors" in card
    assert view.concepts.filter.hasFocus()


def test_filter_understands_every_language(view: TermsWorkplace) -> None:
    for typed, requested in (
        ("nedovoljnog", ["insufficient bid"]),
        ("nedovoljan", ["insufficient bid"]),
        ("обяв", ["call"]),
    ):
        view.concepts.filter.setText(typed)
        assert english(view) == requested
    view.concepts.filter.setText("xyz")
    assert view.concepts.count.text() == "No concept has these words"


def test_list_without_concepts_is_told_until_it_has_some(reader: Reader, qtbot: QtBot) -> None:
    terms, action = reader.workplaces.terms, reader.window.parts.actions["terms"]
    with qtbot.waitSignal(reader.workplaces.shell.rested, timeout=20_000):
        action.trigger()
        terms.concepts.filter.setText("xyz")
    action.trigger()
    assert terms.message.text() == "No concept has these words"
    assert terms.message.isVisible()
    assert not reader.window.parts.notice.isVisible()
    assert terms.concepts.filter.text() == "xyz"
    with qtbot.waitSignal(reader.workplaces.shell.rested, timeout=20_000):
        type_into(terms.concepts.filter, "обяв")
    assert terms.card.toPlainText().startswith("call")
    assert terms.concepts.filter.text() == "обяв"


def test_card_follows_the_list_as_it_is_narrowed(
    reader: Reader, view: TermsWorkplace, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(reader.workplaces.shell.rested, timeout=20_000):
        type_into(view.concepts.filter, "недост")
    assert view.card.toPlainText().startswith("insufficient bid")
    type_into(view.concepts.filter, "xyz")
    assert view.message.isVisible()
    view.concepts.filter.selectAll()
    with qtbot.waitSignal(reader.workplaces.shell.rested, timeout=20_000):
        type_into(view.concepts.filter, "cal")
    assert view.card.isVisible()
    assert view.card.toPlainText().startswith("call")
    assert view.concepts.view.currentIndex().data() == "call"
    assert view.concepts.filter.hasFocus()


def test_keys_walk_from_the_filter_into_the_list(
    reader: Reader, view: TermsWorkplace, qtbot: QtBot
) -> None:
    type_into(view.concepts.filter, "недост")
    with qtbot.waitSignal(reader.workplaces.shell.rested):
        QTest.keyClick(view.concepts.filter, Qt.Key.Key_Down)
    assert view.concepts.view.hasFocus()
    assert view.card.toPlainText().startswith("insufficient bid")
    assert "short form" in view.card.toPlainText()


def test_lines_are_sorted_and_open_their_places(
    reader: Reader, view: TermsWorkplace, qtbot: QtBot
) -> None:
    reader.open_concept("call")
    by_place = lines(view)
    assert by_place[:2] == ["2017 Definition", "2017 Definition"]
    with qtbot.waitSignal(reader.workplaces.shell.rested):
        view.concordance.lines.horizontalHeader().sectionClicked.emit(3)
    assert view.concordance.sorting.currentText() == "by the word after"
    assert lines(view) != by_place
    assert sorted(lines(view)) == sorted(by_place)
    row = lines(view).index("2017 27B1(a)")
    view.concordance.lines.selectRow(row)
    QTest.keyClick(view.concordance.lines, Qt.Key.Key_Return)
    assert reader.is_reading
    assert reader.address == "bg2017/27B1(a)"
    assert reader.window.parts.actions["read"].isChecked()


def test_lines_of_one_book(reader: Reader, view: TermsWorkplace, qtbot: QtBot) -> None:
    reader.open_concept("insufficient-bid")
    with qtbot.waitSignal(reader.workplaces.shell.rested):
        view.concordance.book.setCurrentIndex(2)
    assert lines(view) == ["2007 27", "2007 27"]


def test_link_of_the_card_opens_the_definition(reader: Reader, view: TermsWorkplace) -> None:
    reader.open_concept("call")
    view.card.link_activated.emit(0)
    assert reader.is_reading
    assert reader.address == "bg2017/def:call"


def test_report_shows_findings_and_opens_their_places(
    reader: Reader, view: TermsWorkplace, qtbot: QtBot
) -> None:
    button = view.findChild(QAbstractButton, "report-open")
    assert isinstance(button, QAbstractButton)
    QTest.mouseClick(button, LEFT)
    qtbot.waitUntil(view.report.isVisible)
    kinds = [view.report.kind.itemText(n) for n in range(view.report.kind.count())]
    requested = next(n for n, kind in enumerate(kinds) if kind.startswith("Not defined"))
    view.report.kind.setCurrentIndex(requested)
    assert view.report.detail.toPlainText().startswith("call")
    view.report.detail.link_activated.emit(1)
    assert reader.is_reading
    assert reader.address == "bg2017/def:call"


def test_escape_leads_back_step_by_step(reader: Reader, view: TermsWorkplace, qtbot: QtBot) -> None:
    reader.workplaces.terms.open_report()
    qtbot.waitUntil(view.report.isVisible)
    QTest.keyClick(view.report.view, Qt.Key.Key_Escape)
    assert view.card.isVisible()
    QTest.keyClick(view.card, Qt.Key.Key_Escape)
    assert reader.is_reading
    assert reader.address == "bg2017/27"
    assert reader.workplaces.law_view.hasFocus()


def test_button_leads_from_the_report_to_the_concept(
    reader: Reader, view: TermsWorkplace, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(reader.workplaces.shell.rested, timeout=20_000):
        reader.window.parts.actions["consistency-report"].trigger()
    QTest.mouseClick(view.report.back, LEFT)
    assert view.card.isVisible()


def test_concept_that_is_none_is_refused_and_told(reader: Reader, qtbot: QtBot) -> None:
    places = reader.workplaces
    with qtbot.waitSignals([places.shell.failed, places.shell.rested], timeout=20_000):
        places.shell.open("terms:nonsense")
    assert "nonsense" in reader.window.parts.notice.message
    assert places.terms.card.toPlainText().startswith("call")


def test_double_click_on_a_word_opens_its_concept(reader: Reader, qtbot: QtBot) -> None:
    with qtbot.waitSignal(reader.workplaces.shell.rested, timeout=20_000):
        click_word(reader, "декларация може")
    assert reader.sees_terms
    assert reader.workplaces.terms.card.toPlainText().startswith("insufficient bid")


def test_word_that_is_no_term_is_told(reader: Reader, qtbot: QtBot) -> None:
    click_word(reader, "приета")
    status = reader.window.parts.status_line
    qtbot.waitUntil(lambda: "not in the termbase" in status.currentMessage(), timeout=20_000)
    assert reader.is_reading


def test_selected_word_is_looked_up_by_key(reader: Reader, qtbot: QtBot) -> None:
    text = reader.workplaces.law_view
    text.setTextCursor(text.document().find("може"))
    with qtbot.waitSignal(reader.workplaces.shell.rested, timeout=20_000):
        reader.window.parts.actions["show-term"].trigger()
    assert reader.workplaces.terms.card.toPlainText().startswith("may")


def test_words_of_obligation_are_marked_on_demand(reader: Reader, qtbot: QtBot) -> None:
    text, layer = reader.workplaces.law_view, reader.workplaces.obligation
    before = len(text.extraSelections())
    reader.press(Qt.Key.Key_O, CTRL | SHIFT)
    qtbot.waitUntil(lambda: len(text.extraSelections()) > before, timeout=20_000)
    marked = [m.cursor.selectedText() for m in text.extraSelections()]
    assert "може" in marked
    assert layer.isVisible()
    assert "must not" in layer.accessibleName()
    reader.press(Qt.Key.Key_O, CTRL | SHIFT)
    assert len(text.extraSelections()) == before
    assert not layer.isVisible()


def test_marks_follow_the_reader_and_the_legend_leaves_with_the_text(
    reader: Reader, view: TermsWorkplace, qtbot: QtBot
) -> None:
    reader.press(Qt.Key.Key_O, CTRL | SHIFT)
    assert not reader.workplaces.obligation.isVisible()
    reader.window.parts.actions["read"].trigger()
    assert reader.workplaces.obligation.isVisible()
    text = reader.workplaces.law_view
    reader.press(Qt.Key.Key_PageDown)
    reader.press(Qt.Key.Key_PageUp)
    qtbot.waitUntil(lambda: "може" in [m.cursor.selectedText() for m in text.extraSelections()])


@pytest.mark.parametrize("theme", [DARK, HIGH_CONTRAST, LIGHT])
def test_theme_reaches_every_pane(
    reader: Reader, view: TermsWorkplace, qtbot: QtBot, theme: Colours
) -> None:
    actions = reader.window.parts.actions
    actions["theme-dark" if theme is not DARK else "theme-light"].trigger()
    names = {DARK: "theme-dark", HIGH_CONTRAST: "theme-high-contrast", LIGHT: "theme-light"}
    actions[names[theme]].trigger()
    panes = {
        view.concepts.view.viewport(): theme.window,
        view.card.viewport(): theme.paper,
        view.concordance.lines.viewport(): theme.paper,
        view.concordance.lines.horizontalHeader().viewport(): theme.window,
    }
    for pane, ground in panes.items():
        assert corner_of(pane) == ground
    assert inks_of(view.concepts.view.viewport()) >= {theme.quiet_ink}
    assert theme.link in view.card.document().defaultStyleSheet()
    with qtbot.waitSignal(reader.workplaces.shell.rested, timeout=20_000):
        actions["consistency-report"].trigger()
    assert corner_of(view.report.detail.viewport()) == theme.paper


def test_marks_and_legend_take_the_theme(reader: Reader, qtbot: QtBot) -> None:
    text, legend = reader.workplaces.law_view, reader.workplaces.obligation
    reader.press(Qt.Key.Key_O, CTRL | SHIFT)
    qtbot.waitUntil(lambda: len(text.extraSelections()) > 0, timeout=20_000)
    reader.window.parts.actions["theme-dark"].trigger()
    assert corner_of(legend) == DARK.shade
    lines = {mark.format.underlineColor().name() for mark in text.extraSelections()}
    assert lines & {DARK.bar, DARK.doubt}
    assert not lines & {LIGHT.bar, LIGHT.doubt}


def corner_of(pane: QWidget) -> str:
    """Return the colour of the ground of a pane as it is painted."""
    picture = pane.grab().toImage()
    return picture.pixelColor(picture.width() - 2, picture.height() - 2).name()


def inks_of(pane: QWidget) -> set[str]:
    """Return the colours of a pane as it is painted."""
    picture = pane.grab().toImage()
    size = range(picture.width()), range(picture.height())
    return {picture.pixelColor(x, y).name() for x in size[0] for y in size[1]}


# Files


def choose(monkeypatch: pytest.MonkeyPatch, kind: str, path: Path, name: str = "") -> None:
    def chosen(*arguments: object) -> tuple[str, str]:
        return str(path), name

    monkeypatch.setattr(QFileDialog, kind, chosen)


@pytest.mark.parametrize(
    "form",
    [
        ("TBX, version 3 (*.tbx)", ".tbx", "<?xml"),
        ("TBX, version 2 (*.tbx)", ".tbx", "<?xml"),
        ("CSV (*.csv)", ".csv", "concept"),
        ("OmegaT glossary (*.txt)", ".txt", "недостаточная заявка"),
    ],
)
def test_terms_are_exported(
    reader: Reader,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    form: tuple[str, str, str],
) -> None:
    name, suffix, begins = form
    choose(monkeypatch, "getSaveFileName", tmp_path / "terms", name)
    reader.window.parts.actions["export-terms"].trigger()
    status = reader.window.parts.status_line
    qtbot.waitUntil(lambda: status.currentMessage().startswith("Saved"), timeout=20_000)
    written = (tmp_path / "terms").with_suffix(suffix).read_text("utf-8-sig")
    assert "nedovoljan licit" in written
    assert written.startswith(begins)


@pytest.mark.parametrize(
    "named", [("terms.csv", "concept"), ("Terms.TXT", "недост"), ("a.b", "<?xml")]
)
def test_ending_of_the_file_decides_its_format(
    reader: Reader,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    named: tuple[str, str],
) -> None:
    name, begins = named
    choose(monkeypatch, "getSaveFileName", tmp_path / name, "TBX, version 2 (*.tbx)")
    reader.window.parts.actions["export-terms"].trigger()
    status = reader.window.parts.status_line
    qtbot.waitUntil(lambda: status.currentMessage().startswith("Saved"), timeout=20_000)
    assert (tmp_path / name).read_text("utf-8-sig").startswith(begins)


def test_export_that_cannot_be_written_is_one_message(
    reader: Reader, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    choose(monkeypatch, "getSaveFileName", tmp_path / "nowhere" / "terms.tbx")
    reader.window.parts.actions["export-terms"].trigger()
    notice = reader.window.parts.notice
    qtbot.waitUntil(lambda: "was not found" in notice.message, timeout=20_000)


def test_own_glossary_is_a_layer_that_survives_restarts_and_can_go(
    reader: Reader,
    qtbot: QtBot,
    small_corpus: Corpus,
    monkeypatch: pytest.MonkeyPatch,
    file: Path,
) -> None:
    glossary = file.with_name("mine.csv")
    glossary.write_text("concept,language,term\ncall,bg,анонс\n,en,vugraph\n", "utf-8")
    choose(monkeypatch, "getOpenFileName", glossary)
    with qtbot.waitSignal(reader.workplaces.shell.rested, timeout=20_000):
        reader.window.parts.actions["import-glossary"].trigger()
    view = reader.workplaces.terms
    assert english(view)[-1] == "vugraph"
    reader.open_concept("call")
    assert "анонс (bg)" in view.card.toPlainText()
    own = view.concepts.view.model().index(3, 0)
    with qtbot.waitSignal(reader.workplaces.shell.rested):
        view.concepts.view.setCurrentIndex(own)
    assert view.card.toPlainText().strip() == "Your glossary\nvugraph (en)"
    reader.window.close()

    again = Reader(qtbot, small_corpus, file, "terms:call")
    assert "анонс (bg)" in again.workplaces.terms.card.toPlainText()
    with qtbot.waitSignal(again.workplaces.shell.rested, timeout=20_000):
        again.window.parts.actions["remove-glossary"].trigger()
    assert "анонс" not in again.workplaces.terms.card.toPlainText()
    assert Settings(file).glossary is None
    assert glossary.exists()


def test_spoilt_glossary_is_told_with_its_line_and_the_terms_stay(
    reader: Reader,
    view: TermsWorkplace,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    glossary = tmp_path / "mine.csv"
    glossary.write_text("language,term\nbg,обява\nxx,что-то\n", "utf-8")
    choose(monkeypatch, "getOpenFileName", glossary)
    with qtbot.waitSignal(reader.workplaces.shell.rested, timeout=20_000):
        reader.window.parts.actions["import-glossary"].trigger()
    assert "mine.csv:3" in reader.window.parts.notice.message
    assert len(english(view)) == 3
    assert reader.sees_terms


# Starting


def test_asked_concept_is_shown_at_the_start(
    qtbot: QtBot, small_corpus: Corpus, file: Path
) -> None:
    reader = Reader(qtbot, small_corpus, file, "terms:call")
    assert reader.sees_terms
    assert reader.workplaces.terms.card.toPlainText().startswith("call")


def test_bars_tell_of_the_concept_shown(reader: Reader) -> None:
    reader.open_concept("call")
    assert reader.address == "terms:call"
    reader.open_concept("may")
    assert reader.address == "terms:may"
    assert reader.window.windowTitle() == "Terms · Bridge Rules"
    assert not reader.window.parts.status_line.rights.isVisible()
    reader.press(Qt.Key.Key_1)
    assert reader.address.startswith("bg2017/")
    assert reader.window.parts.status_line.rights.isVisible()


def test_terms_that_cannot_be_made_ready_say_why(
    qtbot: QtBot, small_corpus: Corpus, file: Path
) -> None:
    def build(corpus: Corpus) -> Terminology:
        raise ValueError("content/terms/play.toml: the key 'id' is missing")

    reader = Reader(qtbot, small_corpus, file, "", replace(INSTRUMENTS, terminology=build))
    reader.window.parts.actions["terms"].trigger()
    notice = reader.window.parts.notice
    qtbot.waitUntil(lambda: "is missing" in notice.message, timeout=20_000)
    assert "is missing" in reader.workplaces.terms.message.text()


def test_controls_have_names(view: TermsWorkplace) -> None:
    nameless = [
        f"{type(widget).__name__} {widget.objectName()}"
        for widget in view.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not widget.accessibleName()
        and not (isinstance(widget, QAbstractButton) and widget.text())
    ]
    assert nameless == []


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_nothing_is_cut_off(
    reader: Reader, view: TermsWorkplace, qtbot: QtBot, size: tuple[int, int]
) -> None:
    reader.window.resize(*size)
    qtbot.waitUntil(lambda: reader.window.width() == size[0])
    assert not view.card.horizontalScrollBar().isVisible()
    assert not view.concordance.lines.horizontalScrollBar().isVisible()


def test_panes_survive_a_restart(
    reader: Reader, view: TermsWorkplace, qtbot: QtBot, small_corpus: Corpus, file: Path
) -> None:
    reader.window.resize(800, 770)  # as wide as the screen of the offscreen platform
    view.take_sizes((300, 480, 300, 350))
    requested = view.pane_sizes
    reader.window.close()
    assert Settings(file).terms_panes == requested
    again = Reader(qtbot, small_corpus, file, "terms:call")
    assert abs(again.workplaces.terms.pane_sizes[0] - requested[0]) < 3


def test_click_on_a_line_opens_its_place(reader: Reader, view: TermsWorkplace) -> None:
    reader.open_concept("call")
    table = view.concordance.lines
    where = table.visualRect(table.model().index(2, 3)).center()
    QTest.mouseClick(table.viewport(), LEFT, NONE, where)
    assert reader.address == "bg2017/23"


def test_search_over_the_terms_gives_the_keyboard_back(
    reader: Reader, view: TermsWorkplace
) -> None:
    reader.type("обява")
    QTest.keyClick(reader.bar, Qt.Key.Key_Escape)
    assert reader.sees_terms
    assert view.concepts.filter.hasFocus()
