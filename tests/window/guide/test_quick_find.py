"""Quick find by keyboard and mouse: opened, typed into, chosen from, left."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.guide.quick_find import EntryKind, QuickEntry
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.window.guide.quick_sheet import name_of_kind, width_of_kinds
from bridge_rules_gui.window.interface_language import InterfaceLanguages
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.settings import Settings
from tests.window.guide.guided_window import guided, instruments_of, sheet_of
from tests.window.searching_window import Reader, focused, type_into

NO_KEYS = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def reader(qtbot: QtBot, small_corpus: Corpus, tmp_path: Path) -> Reader:
    return guided(qtbot, small_corpus, tmp_path, "2017 27B")


def find(qtbot: QtBot, reader: Reader, words: str = "") -> tuple[QuickEntry, ...]:
    """Open quick find and type; return what is found once everything has been read."""
    reader.press(Qt.Key.Key_K)
    finding = reader.window.guide.finding
    assert finding is not None
    qtbot.waitUntil(lambda: finding.is_complete, timeout=20_000)
    type_into(sheet_of(reader).line, words)
    return sheet_of(reader).entries


def test_keys_open_it_and_escape_gives_the_keyboard_back(qtbot: QtBot, reader: Reader) -> None:
    before = focused()
    find(qtbot, reader)
    assert focused() is sheet_of(reader).line
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not sheet_of(reader).isVisible()
    assert focused() is before
    assert reader.address == "bg2017/27B"


def test_nothing_typed_shows_places_visited_and_usual_commands(
    qtbot: QtBot, reader: Reader
) -> None:
    reader.window.open_typed("31")
    kinds = [(e.kind, e.target) for e in find(qtbot, reader)]
    assert kinds[0] == (EntryKind.RECENT, "bg2017/27B")
    assert (EntryKind.ACTION, "simulator") in kinds


def test_citation_is_gone_to(qtbot: QtBot, reader: Reader) -> None:
    find(qtbot, reader, "31")
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert reader.address == "bg2017/31"
    assert reader.is_reading


def test_situation_is_found_by_what_happened_and_opened(qtbot: QtBot, reader: Reader) -> None:
    reader.type("27")  # as long as the search is being made ready, nothing is like anything
    found = find(qtbot, reader, "somebody dropped a card while bidding")
    like = [entry.target for entry in found if entry.kind is EntryKind.SITUATION]
    assert like == ["law24-king-on-the-table"]
    with qtbot.waitSignal(sheet_of(reader).chosen) as chosen:
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert chosen.args[0].target == "law24-king-on-the-table"
    simulator = reader.window.parts.stack.currentWidget()
    assert simulator is not None
    assert simulator.objectName() == "simulator"


def test_law_is_found_by_words_of_another_language(qtbot: QtBot, reader: Reader) -> None:
    found = find(qtbot, reader, "nedovoljan")
    law = next(entry for entry in found if entry.kind is EntryKind.LAW)
    assert law.target == "sr2007/27"


def test_term_is_opened_by_down_and_enter(qtbot: QtBot, reader: Reader) -> None:
    found = find(qtbot, reader, "insufficient")
    row = next(n for n, entry in enumerate(found) if entry.kind is EntryKind.TERM)
    for _ in range(row):
        QTest.keyClick(focused(), Qt.Key.Key_Down)
    assert sheet_of(reader).current == found[row]
    with qtbot.waitSignal(reader.workplaces.shell.rested, timeout=20_000):
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert reader.sees_terms


def test_situation_is_opened_at_the_table(qtbot: QtBot, reader: Reader) -> None:
    assert find(qtbot, reader, "replaced by a pass")[0].target == "law27-pass-instead"
    with qtbot.waitSignal(reader.workplaces.shell.rested, timeout=20_000):
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert reader.workplaces.shell.is_shown(reader.workplaces.simulator())


def test_command_is_done_and_its_keys_are_shown(qtbot: QtBot, reader: Reader) -> None:
    found = find(qtbot, reader, "> high contr")
    assert [entry.target for entry in found] == ["theme-high-contrast"]
    assert find_keys(qtbot, reader, "terms") == "View · Ctrl+3"


@pytest.mark.parametrize(
    ("typed", "command"),
    [(">clear recent", "forget-places"), (">remember", "remember-places")],
)
def test_what_is_remembered_of_places_is_found(
    qtbot: QtBot, reader: Reader, typed: str, command: str
) -> None:
    assert find(qtbot, reader, typed)[0].target == command


def test_line_stays_whole_where_little_or_nothing_is_found(qtbot: QtBot, reader: Reader) -> None:
    reader.window.resize(800, 520)
    for typed in (">qqq", ">high contr"):
        find(qtbot, reader, typed)
        sheet = sheet_of(reader)
        qtbot.waitUntil(lambda s=sheet: s.line.height() >= s.line.sizeHint().height())  # type: ignore[misc]
        assert sheet.list.isVisible() is bool(sheet.entries)
        QTest.keyClick(focused(), Qt.Key.Key_Escape)


def test_report_on_the_terms_is_found(qtbot: QtBot, reader: Reader) -> None:
    (entry, *_) = find(qtbot, reader, "consistency")
    assert entry.target == "consistency-report"
    with qtbot.waitSignal(reader.workplaces.shell.rested, timeout=20_000):
        sheet_of(reader).chosen.emit(entry)
    assert reader.workplaces.shell.address == "terms:report"


def find_keys(qtbot: QtBot, reader: Reader, words: str) -> str:
    """Return what stands beside the first command found."""
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    found = find(qtbot, reader, f">{words}")
    return next(entry.detail for entry in found if entry.target == words)


def test_command_that_cannot_be_done_now_is_not_offered(qtbot: QtBot, reader: Reader) -> None:
    found = find(qtbot, reader, ">step forward")
    assert "scenario-forward" not in [entry.target for entry in found]


def test_help_page_is_opened(qtbot: QtBot, reader: Reader) -> None:
    found = find(qtbot, reader, "?keys")
    assert found[0].kind is EntryKind.HELP
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    help_window = reader.window.guide.help
    assert help_window is not None
    assert help_window.isVisible()


def test_anything_can_be_searched_in_the_books(qtbot: QtBot, reader: Reader) -> None:
    found = find(qtbot, reader, "qqqq")
    assert [entry.kind for entry in found] == [EntryKind.SEARCH]
    with qtbot.waitSignal(reader.workplaces.search.answered, timeout=20_000):
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert reader.sees_answers
    assert reader.bar.text() == "qqqq"


def test_words_are_asked_for_at_the_start(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path
) -> None:
    reader = guided(qtbot, small_corpus, tmp_path, "find:insufficient")
    assert sheet_of(reader).line.text() == "insufficient"
    assert EntryKind.TERM in {entry.kind for entry in sheet_of(reader).entries}


def test_laws_are_found_once_the_books_have_been_read(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path
) -> None:
    may_read = threading.Event()

    def read() -> Corpus:
        assert may_read.wait(20)
        return small_corpus

    instruments = instruments_of(tmp_path)
    window = MainWindow(Settings(tmp_path / "w.ini"), read, "", instruments)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.begun, timeout=20_000):
        window.show()
        window.activateWindow()
    window.parts.actions["quick-find"].trigger()
    finding = window.guide.finding
    assert finding is not None
    type_into(finding.sheet.line, "nedovoljan")
    assert EntryKind.LAW not in {entry.kind for entry in finding.sheet.entries}
    with qtbot.waitSignal(window.asked_shown, timeout=20_000):
        may_read.set()
    window.parts.actions["quick-find"].trigger()
    qtbot.waitUntil(lambda: finding.is_complete, timeout=20_000)
    type_into(finding.sheet.line, "nedovoljan")
    assert EntryKind.LAW in {entry.kind for entry in finding.sheet.entries}


def test_entry_is_taken_with_the_mouse(qtbot: QtBot, reader: Reader) -> None:
    find(qtbot, reader, "31")
    view = sheet_of(reader).list
    place = view.visualRect(view.model().index(0, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, NO_KEYS, place)
    assert reader.address == "bg2017/31"


def test_press_beside_the_sheet_closes_it(qtbot: QtBot, reader: Reader) -> None:
    find(qtbot, reader)
    QTest.mouseClick(sheet_of(reader), Qt.MouseButton.LeftButton, NO_KEYS, QPoint(5, 700))
    assert not sheet_of(reader).isVisible()


def test_steps_go_round_at_the_ends(qtbot: QtBot, reader: Reader) -> None:
    found = find(qtbot, reader, "31")
    QTest.keyClick(focused(), Qt.Key.Key_Up)
    assert sheet_of(reader).current == found[-1]
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    assert sheet_of(reader).current == found[0]


def test_model_keeps_the_contract(qtbot: QtBot, reader: Reader) -> None:
    find(qtbot, reader, "27")
    model = sheet_of(reader).list.model()
    QAbstractItemModelTester(model)
    sheet_of(reader).line.setText("31")
    assert model.index(0, 0).data().startswith("Go to, 31")


@pytest.mark.parametrize("language", InterfaceLanguage)
def test_the_word_before_an_entry_is_not_cut(
    qapp: QApplication, language: InterfaceLanguage
) -> None:
    languages = InterfaceLanguages(qapp, resources.translations)
    languages.speak(language)
    metrics = QFontMetrics(qapp.font())
    room = width_of_kinds(metrics)
    wide = [metrics.horizontalAdvance(name_of_kind(kind)) for kind in EntryKind]
    languages.speak(InterfaceLanguage.ENGLISH)
    assert max(wide) < room
