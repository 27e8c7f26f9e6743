"""Stepping through a story: table, law, explanation and questions follow."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.handout import HandoutFormat
from bridge_rules_gui.simulation.library import UnknownSituationError
from bridge_rules_gui.table.ground import OMISSION
from bridge_rules_gui.window.simulator.openings import Opening
from bridge_rules_gui.window.simulator.simulator_desk import SimulatorDesk
from bridge_rules_gui.window.simulator.state import SimulatorState, read_state
from bridge_rules_gui.window.simulator.table.seen import SeenHands

NOT_ACCEPTED = 4


def words(desk: SimulatorDesk) -> str:
    return desk.view.law.moment.toPlainText()


def press(qtbot: QtBot, desk: SimulatorDesk, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(desk.view.table.felt, key)


def open_story(qtbot: QtBot, desk: SimulatorDesk, name: str) -> None:
    with qtbot.waitSignal(desk.shown, timeout=10_000):
        desk.open(Opening(name))


def test_story_begins_before_its_first_event(staged: SimulatorDesk) -> None:
    assert staged.showing.step == 0
    assert "North opened one spade" in words(staged)
    assert staged.view.head.title.text() == "Made good in the same suit"


def test_keys_step_through_the_story(qtbot: QtBot, staged: SimulatorDesk) -> None:
    press(qtbot, staged, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert staged.showing.step == 2
    press(qtbot, staged, Qt.Key.Key_Left)
    assert staged.showing.step == 1
    press(qtbot, staged, Qt.Key.Key_End)
    assert staged.showing.step == 5
    press(qtbot, staged, Qt.Key.Key_I)
    assert staged.showing.step == 2
    press(qtbot, staged, Qt.Key.Key_P)
    assert staged.showing.step == NOT_ACCEPTED
    press(qtbot, staged, Qt.Key.Key_Home)
    assert staged.showing.step == 0


def test_buttons_step_through_the_story(qtbot: QtBot, staged: SimulatorDesk) -> None:
    buttons = staged.view.player.buttons
    for name, step in (("forward", 1), ("irregularity", 2), ("last", 5), ("back", 4), ("first", 0)):
        QTest.mouseClick(buttons[name], Qt.MouseButton.LeftButton)
        assert staged.showing.step == step
    assert not buttons["back"].isEnabled()


def test_space_plays_to_the_end_and_stops(qtbot: QtBot, staged: SimulatorDesk) -> None:
    staged.view.player.speed.setCurrentIndex(3)
    press(qtbot, staged, Qt.Key.Key_Space)
    assert staged.view.player.is_playing
    qtbot.waitUntil(lambda: staged.showing.step == 1, timeout=3000)
    press(qtbot, staged, Qt.Key.Key_Space)
    assert not staged.view.player.is_playing


def test_deciding_words_are_lit_in_the_book(staged: SimulatorDesk) -> None:
    staged.show_step(NOT_ACCEPTED)
    book = staged.view.law.book
    assert book.lit_words.endswith("замяна с легална обява (но виж т. 3 по-долу)")
    assert book.place is not None
    assert str(book.place.place) == "27B"


def test_passages_that_decide_together_are_all_lit(qtbot: QtBot, staged: SimulatorDesk) -> None:
    with qtbot.waitSignal(staged.shown, timeout=5000):
        staged.choose_edition(Edition.RU_1987)
    staged.show_step(NOT_ACCEPTED)
    book = staged.view.law.book
    condition, choice = book.lit_words.split(OMISSION)
    assert condition.startswith("Если недостаточное назначение, сделанное в свою очередь")
    assert choice.startswith("нарушитель имеет право выбрать свою финальную заявку")


def test_other_words_at_work_in_the_same_law_are_underlined_beside_them(
    qtbot: QtBot, staged: SimulatorDesk
) -> None:
    open_story(qtbot, staged, "law62-corrected-in-time")
    press(qtbot, staged, Qt.Key.Key_I)
    book = staged.view.law.book
    assert book.lit_words.startswith("Така оттеглената карта става съществена")
    must_correct = "Всеки играч е длъжен да коригира своя ривок"
    assert any(words.startswith(must_correct) for words in book.words_beside)
    press(qtbot, staged, Qt.Key.Key_Home)
    assert book.words_beside == ()


@pytest.mark.parametrize("edition", Edition)
def test_lit_words_are_in_sight_under_every_edition(
    qtbot: QtBot, staged: SimulatorDesk, edition: Edition
) -> None:
    if edition is not staged.ruling.edition:
        with qtbot.waitSignal(staged.shown, timeout=5000):
            staged.choose_edition(edition)
    for step in range(6):
        staged.show_step(step)
        moment, book = staged.showing.moment, staged.view.law.book
        assert moment is not None
        assert moment.law is not None
        lit = book.lit_range
        assert lit is not None
        top = book.cursorRect(book.cursor_over(lit[0], lit[0]))
        assert 0 <= top.top() < book.viewport().height()


def test_citation_of_the_explanation_asks_for_its_place(
    qtbot: QtBot, staged: SimulatorDesk
) -> None:
    staged.show_step(NOT_ACCEPTED)
    with qtbot.waitSignal(staged.place_wanted) as signal:
        staged.view.law.moment.link_activated.emit(0)
    assert str(signal.args[0]) == "bg2017/27B"


def test_other_edition_says_it_in_its_own_language(qtbot: QtBot, staged: SimulatorDesk) -> None:
    staged.show_step(NOT_ACCEPTED)
    with qtbot.waitSignal(staged.shown):
        QTest.mouseClick(
            staged.view.law.editions.buttons[Edition.SR_2007], Qt.MouseButton.LeftButton
        )
    assert staged.showing.step == NOT_ACCEPTED
    assert staged.view.law.book.lit_words.endswith("legalnim govorom (ali vidi 3 niže)")


def test_three_editions_stand_side_by_side(qtbot: QtBot, staged: SimulatorDesk) -> None:
    staged.show_step(NOT_ACCEPTED)
    QTest.mouseClick(staged.view.law.editions.buttons[None], Qt.MouseButton.LeftButton)
    shown = staged.view.law.columns.toPlainText()
    assert "The editions rule differently." in shown
    assert "East may make a sufficient bid or pass" in shown
    assert "East may make a comparable call" in shown
    assert "Options ≠ the editions differ" in shown


def test_open_question_is_asked_and_the_answer_can_be_taken_back(
    qtbot: QtBot, desk: SimulatorDesk
) -> None:
    open_story(qtbot, desk, "law13-opening-bid-on-twelve")
    question = desk.view.law.question
    assert question.question.text() == "Has any player seen another player's card?"
    with qtbot.waitSignal(desk.shown):
        QTest.mouseClick(question.yes, Qt.MouseButton.LeftButton)
    seen = words(desk)
    assert not question.question.isVisible()
    with qtbot.waitSignal(desk.shown):
        QTest.mouseClick(question.undo, Qt.MouseButton.LeftButton)
    assert question.question.isVisible()
    assert not question.undo.isVisible()
    with qtbot.waitSignal(desk.shown):
        QTest.mouseClick(question.no, Qt.MouseButton.LeftButton)
    assert words(desk) != seen


def test_why_not_unfolds_what_was_excluded_and_folds_it_again(
    qtbot: QtBot, staged: SimulatorDesk
) -> None:
    staged.show_step(NOT_ACCEPTED)
    before = words(staged)
    with qtbot.waitSignal(staged.ruling.excluding.shown, timeout=20_000):
        QTest.mouseClick(staged.view.law.editions.why_not, Qt.MouseButton.LeftButton)
    assert "Considered and excluded" in words(staged)
    assert "Why not 27B1(a)?" in words(staged)
    QTest.mouseClick(staged.view.law.editions.why_not, Qt.MouseButton.LeftButton)
    assert words(staged) == before


@pytest.mark.parametrize("ending", [".html", ".pdf"])
def test_handout_is_written(
    qtbot: QtBot, staged: SimulatorDesk, tmp_path: Path, ending: str
) -> None:
    assert staged.showing.staged is not None
    file = tmp_path / f"handout{ending}"
    with qtbot.waitSignal(staged.told, timeout=20_000) as signal:
        staged.handing_out.write(staged.showing.staged.simulation, file, HandoutFormat.PDF)
    assert str(file) in signal.args[0]
    assert file.read_bytes().startswith(b"%PDF" if ending == ".pdf" else b"<!")


def test_hands_can_be_hidden(staged: SimulatorDesk) -> None:
    player = staged.view.player
    player.seen.setCurrentIndex(player.seen.findData(SeenHands.HIDDEN.value))
    assert staged.left_as().seen is SeenHands.HIDDEN


def test_escape_leads_back_to_the_situations_and_then_away(
    qtbot: QtBot, staged: SimulatorDesk
) -> None:
    with qtbot.waitSignal(staged.shown):
        press(qtbot, staged, Qt.Key.Key_Escape)
    assert not staged.view.is_staged
    with qtbot.waitSignal(staged.view.left):
        QTest.keyClick(staged.view.library.view, Qt.Key.Key_Escape)


def test_name_of_no_situation_is_refused(qtbot: QtBot, desk: SimulatorDesk) -> None:
    with qtbot.waitSignal(desk.failed) as signal:
        desk.open(Opening("law99-nothing"))
    assert isinstance(signal.args[0], UnknownSituationError)


def test_file_of_one_story_is_opened(qtbot: QtBot, desk: SimulatorDesk, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'schema = 1\nid = "x"\ntitle = "Mine"\ndealer = "N"\n[[events]]\nwho = "E"\ncall = "1S"\n'
    )
    with qtbot.waitSignal(desk.shown, timeout=5000):
        desk.open(Opening(file=file))
    assert desk.view.head.title.text() == "Mine"
    desk.show_step(1)
    assert "bid out of rotation" in words(desk)


def test_state_survives_a_restart() -> None:
    state = SimulatorState(
        Edition.RU_1987,
        is_side_by_side=True,
        seen=SeenHands.DUMMY,
        speed=500,
        is_animated=False,
        is_book_closed=False,
        panes=(600, 500, 300, 300),
        editor_panes=(500, 600, 300, 200, 250, 350),
        recent=("a", "b"),
    )
    assert read_state(state.written()) == state
    assert read_state("") == read_state("[1]") == read_state('{"speed": 7}') == SimulatorState()


def test_card_played_lies_on_the_table(qtbot: QtBot, desk: SimulatorDesk) -> None:
    open_story(qtbot, desk, "law64-second-revoke-in-the-suit")
    desk.show_step(18)
    moment = desk.showing.moment
    assert moment is not None
    trick = moment.frame.position.trick
    assert trick is not None
    assert trick.cards[-1].card == Card.parse("S2")
    assert trick.cards[-1].seat is Seat.WEST
    assert "revoke" in words(desk)


def test_buttons_of_the_law_stand_in_two_lines_where_there_is_no_room(
    staged: SimulatorDesk,
) -> None:
    row = staged.view.law.editions
    lines = row.layout()
    assert lines is not None
    for width, is_in_one_line in ((400, False), (900, True)):
        row.resize(width, row.height())
        lines.activate()
        assert (row.why_not.y() == row.buttons[None].y()) is is_in_one_line
        widgets = (*row.buttons.values(), row.why_not)
        assert [widget.width() >= widget.sizeHint().width() for widget in widgets] == [True] * 5


def test_how_the_story_is_shown_stands_below_the_buttons_where_there_is_no_room(
    staged: SimulatorDesk,
) -> None:
    player = staged.view.player
    lines = player.layout()
    assert lines is not None
    looks = (player.seen, player.speed, player.animated)
    for width, is_in_one_line in ((player.minimumSizeHint().width(), False), (900, True)):
        player.resize(width, player.sizeHint().height() + 40)
        lines.activate()
        is_level = abs(player.animated.y() - player.buttons["first"].y()) < player.animated.height()
        assert is_level is is_in_one_line
        widgets = (*player.buttons.values(), *looks)
        assert all(widget.width() >= widget.sizeHint().width() for widget in widgets)
