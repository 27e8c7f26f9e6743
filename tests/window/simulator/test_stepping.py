"""Stepping through a case: table, law, explanation and questions follow."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.moments import Stage, Staged
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.table.ground import OMISSION
from bridge_rules_gui.window.simulator.state import SimulatorState, read_state
from bridge_rules_gui.window.simulator.table.seen import SeenHands
from tests.window.simulator.director import LONG, SAME_SUIT, Director

NOT_ACCEPTED = 4


def test_case_begins_before_its_first_event(staged: Director) -> None:
    assert staged.step == 0
    assert "North opened one spade" in staged.words
    assert staged.scenario_view.head.title.text() == "Insufficient bid corrected in the same suit"


def test_keys_step_through_the_case(qtbot: QtBot, staged: Director) -> None:
    staged.press(Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert staged.step == 2
    staged.press(Qt.Key.Key_Left)
    assert staged.step == 1
    staged.press(Qt.Key.Key_End)
    assert staged.step == 5
    staged.press(Qt.Key.Key_I)
    assert staged.step == 2
    staged.press(Qt.Key.Key_P)
    assert staged.step == NOT_ACCEPTED
    staged.press(Qt.Key.Key_Home)
    assert staged.step == 0


def test_buttons_step_through_the_case(qtbot: QtBot, staged: Director) -> None:
    buttons = staged.scenario_view.player.buttons
    for name, step in (("forward", 1), ("irregularity", 2), ("last", 5), ("back", 4), ("first", 0)):
        staged.click(buttons[name])
        assert staged.step == step
    assert not buttons["back"].isEnabled()


def test_a_click_on_the_timeline_goes_to_its_step(staged: Director) -> None:
    timeline = staged.scenario_view.player.timeline
    for step in (3, 5, 0):
        place = timeline.place_of(step).toPoint()
        QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=place)
        assert staged.step == step


def test_space_plays_to_the_end_and_stops(qtbot: QtBot, staged: Director) -> None:
    staged.scenario_view.player.speed.setCurrentIndex(3)
    staged.press(Qt.Key.Key_Space)
    assert staged.scenario_view.player.is_playing
    qtbot.waitUntil(lambda: staged.step == 1, timeout=3000)
    staged.press(Qt.Key.Key_Space)
    assert not staged.scenario_view.player.is_playing


def test_another_speed_counts_from_the_step_being_shown(qtbot: QtBot, staged: Director) -> None:
    speed, late = staged.scenario_view.player.speed, list[int]()
    speed.setCurrentIndex(speed.findText("Very slow"))
    staged.press(Qt.Key.Key_Space)
    QTimer.singleShot(speed.currentData() - 100, lambda: late.append(staged.step))
    speed.setCurrentIndex(speed.findText("Very fast"))
    qtbot.waitUntil(lambda: bool(late), timeout=LONG)
    staged.scenario_view.player.pause()
    assert late > [1]


def test_deciding_words_are_lit_in_the_book(staged: Director) -> None:
    staged.simulator.show_step(NOT_ACCEPTED)
    book = staged.law.book
    assert book.lit_words.endswith("замяна с легална обява (но виж т. 3 по-долу)")
    assert book.place is not None
    assert str(book.place.place) == "27B"


def test_passages_that_decide_together_are_all_lit(qtbot: QtBot, staged: Director) -> None:
    with staged.waiting():
        staged.simulator.rule_under(Edition.RU_1987)
    staged.simulator.show_step(NOT_ACCEPTED)
    book = staged.law.book
    condition, choice = book.lit_words.split(OMISSION)
    assert condition.startswith("Если недостаточное назначение, сделанное в свою очередь")
    assert choice.startswith("нарушитель имеет право выбрать свою финальную заявку")


def test_other_words_at_work_in_the_same_law_are_underlined_beside_them(
    qtbot: QtBot, staged: Director
) -> None:
    staged.open("law62-corrected-in-time")
    staged.press(Qt.Key.Key_I)
    book = staged.law.book
    assert book.lit_words.startswith("Така оттеглената карта става съществена")
    must_correct = "Всеки играч е длъжен да коригира своя ривок"
    assert any(words.startswith(must_correct) for words in book.words_beside)
    staged.press(Qt.Key.Key_Home)
    assert book.words_beside == ()


@pytest.mark.parametrize("edition", Edition)
def test_lit_words_are_in_sight_under_every_edition(
    qtbot: QtBot, staged: Director, edition: Edition
) -> None:
    if edition is not staged.simulator.edition:
        with staged.waiting():
            staged.simulator.rule_under(edition)
    for step in range(6):
        staged.simulator.show_step(step)
        moment, book = staged.moment, staged.law.book
        assert moment.law is not None
        lit = book.lit_range
        assert lit is not None
        top = book.cursorRect(book.cursor_over(lit[0], lit[0]))
        assert 0 <= top.top() < book.viewport().height()


def test_citation_of_the_explanation_opens_its_place(staged: Director) -> None:
    staged.simulator.show_step(NOT_ACCEPTED)
    text = staged.law.moment
    where = text.link_rect(text.link_spans[0].number).center()
    QTest.mouseMove(text.viewport(), where)
    QTest.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert staged.shell.is_reading
    assert str(staged.window.navigator.place) == "bg2017/27B"


@pytest.mark.parametrize("part", ["book", "columns"])
def test_links_of_the_book_and_of_the_columns_open_their_places(
    staged: Director, part: str
) -> None:
    staged.simulator.show_step(NOT_ACCEPTED)
    if part == "columns":
        staged.click(staged.law.editions.buttons[None])
    text = staged.law.book if part == "book" else staged.law.columns
    link = text.link_spans[0].number
    text.bring_into_sight(text.link_rect(link))
    where = text.link_rect(link).center()
    QTest.mouseMove(text.viewport(), where)
    QTest.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert staged.shell.is_reading


def test_other_edition_says_it_in_its_own_language(qtbot: QtBot, staged: Director) -> None:
    staged.simulator.show_step(NOT_ACCEPTED)
    with staged.waiting():
        staged.click(staged.law.editions.buttons[Edition.SR_2007])
    assert staged.step == NOT_ACCEPTED
    assert staged.law.book.lit_words.endswith("legalnim govorom (ali vidi 3 niže)")


def test_three_editions_stand_side_by_side(qtbot: QtBot, staged: Director) -> None:
    staged.simulator.show_step(NOT_ACCEPTED)
    staged.click(staged.law.editions.buttons[None])
    shown = staged.law.columns.toPlainText()
    assert "The editions rule differently." in shown
    assert "East may make a sufficient bid or pass" in shown
    assert "East may make a comparable call" in shown
    assert "Options ≠ the editions differ" in shown


def test_open_question_is_asked_and_the_answer_can_be_taken_back(
    qtbot: QtBot, director: Director
) -> None:
    director.open("law13-opening-bid-on-twelve")
    question = director.law.question
    assert question.question.text() == "Has any player seen another player’s card?"
    with director.waiting():
        director.click(question.yes)
    seen = director.words
    assert not question.question.isVisible()
    with director.waiting():
        director.click(question.undo)
    assert question.question.isVisible()
    assert not question.undo.isVisible()
    with director.waiting():
        director.click(question.no)
    assert director.words != seen


def test_what_would_change_the_ruling_is_unfolded_and_folded_again(
    qtbot: QtBot, staged: Director
) -> None:
    staged.simulator.show_step(NOT_ACCEPTED)
    before = staged.words
    with staged.waiting():
        staged.click(staged.law.editions.what_if)
    assert "What would change it" in staged.words
    assert "With “South accepts it” instead of “" in staged.words
    staged.click(staged.law.editions.what_if)
    assert staged.words == before
    with staged.waiting():
        staged.do("scenario-what-if")
    assert "What would change it" in staged.words


@pytest.mark.parametrize(
    ("name", "kind", "ending"),
    [
        ("handout.html", "PDF (*.pdf)", ".html"),
        ("handout.pdf", "Web page (*.html)", ".pdf"),
        ("handout", "Web page (*.html)", ".html"),
        ("handout", "PDF (*.pdf)", ".pdf"),
    ],
)
def test_handout_is_written(
    staged: Director,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    name: str,
    kind: str,
    ending: str,
) -> None:
    proposed: list[str] = []

    def choose(_parent: object, _title: str, file: str, _kinds: str) -> tuple[str, str]:
        proposed.append(file)
        return str(tmp_path / name), kind

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    with staged.waiting():
        staged.do("scenario-handout")
    file = (tmp_path / name).with_suffix(ending)
    assert proposed == [f"{SAME_SUIT}.pdf"]
    assert staged.window.shown_message == f"Saved: {file}"
    assert file.read_bytes().startswith(b"%PDF" if ending == ".pdf" else b"<!")


def test_hands_can_be_hidden(staged: Director) -> None:
    player = staged.scenario_view.player
    shown = staged.scenario_view.table.felt.accessibleDescription()
    player.seen.setCurrentIndex(player.seen.findData(SeenHands.HIDDEN.value))
    assert staged.scenario_view.table.felt.accessibleDescription() != shown
    staged.shell.keep()
    assert staged.window.settings.simulator.seen is SeenHands.HIDDEN


def test_escape_leads_back_to_the_situations_and_then_away(staged: Director) -> None:
    staged.press(Qt.Key.Key_Escape)
    assert staged.simulator.is_on(staged.simulator.situations)
    QTest.keyClick(staged.simulator.situations.view, Qt.Key.Key_Escape)
    assert staged.shell.is_reading


def test_button_leads_back_to_the_situations(staged: Director) -> None:
    staged.click(staged.scenario_view.head.to_list)
    assert staged.simulator.is_on(staged.simulator.situations)
    assert staged.simulator.address == "scenario:"


def test_name_of_no_situation_is_refused_among_the_situations(
    qtbot: QtBot, corpus: Corpus, tmp_path: Path
) -> None:
    director = Director(qtbot, corpus, tmp_path)
    director.open("law99-nothing")
    assert "no situation 'law99-nothing'" in director.window.parts.notice.message
    assert director.simulator.is_on(director.simulator.situations)
    assert director.simulator.situations.model.rowCount() > 0


def test_case_stays_on_the_table_where_another_cannot_be_opened(staged: Director) -> None:
    staged.open("law99-nothing")
    assert "no situation 'law99-nothing'" in staged.window.parts.notice.message
    assert staged.simulator.is_staged


def test_situation_is_opened_and_practised_from_the_list(director: Director) -> None:
    situations = director.simulator.situations
    situations.filter.setText("second insufficient bid")
    with director.waiting():
        director.click(situations.card.open_button)
    assert director.simulator.address == "scenario:law27-insufficient-twice#0"
    director.click(director.scenario_view.head.to_list)
    with director.waiting():
        director.click(situations.card.practise_button)
    assert director.practice.session is not None


def test_example_of_the_commentary_leads_to_its_place_and_back(director: Director) -> None:
    situations = director.simulator.situations
    situations.filter.setText("wrong number of cards found before")
    director.click(situations.card.source_button)
    assert director.shell.is_reading
    assert str(director.window.navigator.place).startswith("bg2017/commentary:")


def test_file_of_cases_is_asked_for_and_opened_in_the_editor(
    director: Director, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('schema = 1\nid = "x"\ntitle = "Mine"\ndealer = "N"\n')
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    director.click(director.simulator.situations.file)
    qtbot.waitUntil(lambda: "Mine" in director.editor.bar.title.text(), timeout=LONG)
    assert director.simulator.address == f"scenario:{file}"


def test_file_of_one_case_is_opened(qtbot: QtBot, director: Director, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'schema = 1\nid = "x"\ntitle = "Mine"\ndealer = "N"\n[[events]]\nwho = "E"\ncall = "1S"\n'
    )
    director.open(str(file))
    assert director.scenario_view.head.title.text() == "Mine"
    director.simulator.show_step(1)
    assert "bid out of rotation" in director.words


def test_simulator_stands_as_it_was_left(qtbot: QtBot, corpus: Corpus, tmp_path: Path) -> None:
    state = SimulatorState(
        Edition.SR_2007,
        seen=SeenHands.DUMMY,
        speed=500,
        is_animated=False,
        is_book_closed=False,
        panes=(620, 658, 400, 200),
        editor_panes=(700, 560, 200, 400, 300, 320),
    )
    director = Director(qtbot, corpus, tmp_path, state)
    director.open(SAME_SUIT)
    player, law = director.scenario_view.player, director.law
    assert player.seen_hands is SeenHands.DUMMY
    assert player.speed.currentData() == 500
    assert not player.animated.isChecked()
    assert not director.practice.closed_book.isChecked()
    assert law.editions.buttons[Edition.SR_2007].isChecked()
    table, book = director.scenario_view.pane_sizes[0], director.scenario_view.pane_sizes[2]
    assert table < director.scenario_view.pane_sizes[1]
    assert book > director.scenario_view.pane_sizes[3]
    with director.waiting():
        director.do("new-scenario")
    assert director.editor.panes.sizes[2] < director.editor.panes.sizes[3]


def test_edition_chosen_for_a_case_that_has_been_left_does_not_bring_it_back(
    staged: Director, monkeypatch: pytest.MonkeyPatch
) -> None:
    continues, ready = Event(), Stage.staged

    def wait(stage: Stage, simulation: Simulation, edition: Edition) -> Staged:
        if simulation.scenario.identifier == SAME_SUIT:
            continues.wait(20)
        return ready(stage, simulation, edition)

    monkeypatch.setattr(Stage, "staged", wait)
    with staged.waiting():
        staged.click(staged.law.editions.buttons[Edition.RU_1987])
        staged.shell.open("scenario:law27-pass-instead")
        while staged.simulator.address != "scenario:law27-pass-instead#0":
            QTest.qWait(10)
        continues.set()
    QTest.qWait(100)
    assert staged.simulator.address == "scenario:law27-pass-instead#0"
    assert staged.simulator.scenario is not None
    assert staged.simulator.scenario.title == "Insufficient bid replaced by a pass"


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


def test_card_played_lies_on_the_table(qtbot: QtBot, director: Director) -> None:
    director.open("law64-second-revoke-in-the-suit")
    director.simulator.show_step(18)
    trick = director.moment.frame.position.trick
    assert trick is not None
    assert trick.cards[-1].card == Card.parse("S2")
    assert trick.cards[-1].seat is Seat.WEST
    assert "revoke" in director.words


def test_buttons_of_the_law_stand_in_two_lines_where_there_is_no_room(
    staged: Director,
) -> None:
    row = staged.law.editions
    lines = row.layout()
    assert lines is not None
    for width, is_in_one_line in ((400, False), (900, True)):
        row.resize(width, row.height())
        lines.activate()
        assert (row.what_if.y() == row.buttons[None].y()) is is_in_one_line
        widgets = (*row.buttons.values(), row.what_if)
        assert [widget.width() >= widget.sizeHint().width() for widget in widgets] == [True] * 5


def test_how_the_case_is_shown_stands_below_the_buttons_where_there_is_no_room(
    staged: Director,
) -> None:
    player = staged.scenario_view.player
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
