"""A lead out of turn built at the table from nothing, undone, redone, saved and opened again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.scenario import CallReplaced, CardsHandled, Event, OptionTaken
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.notation.files import read_scenarios
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.window.simulator.editor.editor_view import EditorView
from tests.window.bare_shell import BareWindow
from tests.window.simulator.editor.table_play import (
    LEFT,
    call_by_mouse,
    card_of,
    play_by_keyboard,
    play_by_mouse,
    wait_until_known,
)

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def _irregularity(editor: EditorView) -> Irregularity | None:
    answer = editor.ruling.answer
    return None if answer is None else answer.frame.irregularity


def _events(editor: EditorView) -> list[Event]:
    return list(editor.draft.events)


def _build(qtbot: QtBot, editor: EditorView) -> None:
    """North plays one spade, and West leads."""
    call_by_mouse(qtbot, editor, "1S", "P", "P", "P")
    play_by_mouse(qtbot, editor, Seat.WEST, card_of(editor, Seat.WEST))


def test_a_lead_out_of_turn_is_built_by_mouse(qtbot: QtBot, editor: EditorView) -> None:
    _build(qtbot, editor)
    assert _irregularity(editor) is Irregularity.OPENING_LEAD_OUT_OF_TURN
    assert "opening lead out of turn" in editor.panes.ruling.text.toPlainText()
    assert [str(e.who) for e in editor.draft.events] == ["N", "E", "S", "W", "W"]


def test_a_lead_out_of_turn_is_built_by_keyboard(qtbot: QtBot, editor: EditorView) -> None:
    editor.panes.calls.box.setFocus()
    QTest.keyClicks(editor.panes.calls.box, "1sppp")
    wait_until_known(qtbot, editor)
    played = play_by_keyboard(qtbot, editor, Seat.WEST)
    assert _irregularity(editor) is Irregularity.OPENING_LEAD_OUT_OF_TURN
    assert played in [card for e in editor.draft.events[-1:] for card in e.act.cards]  # type: ignore[union-attr]


def test_enter_after_the_last_pass_plays_no_card(qtbot: QtBot, editor: EditorView) -> None:
    editor.panes.calls.box.setFocus()
    QTest.keyClicks(editor.panes.calls.box, "1sppp")
    wait_until_known(qtbot, editor)
    felt = editor.panes.table.felt
    assert felt.hasFocus()
    QTest.keyClick(felt, Qt.Key.Key_Return)
    assert len(_events(editor)) == 4
    QTest.keyClick(felt, Qt.Key.Key_Return)
    assert len(_events(editor)) == 5


def test_a_case_without_a_title_has_the_same_name_everywhere(
    editor: EditorView, monkeypatch: pytest.MonkeyPatch
) -> None:
    call = editor.panes.calls.box.buttons[Call.parse("1S")]
    QTest.mouseClick(call, LEFT)
    asked: list[str] = []

    def answer(box: QMessageBox) -> int:
        asked.append(box.text())
        return QMessageBox.StandardButton.Cancel.value

    monkeypatch.setattr(QMessageBox, "exec", answer)
    assert not editor.saving.may_close()
    assert asked == ["An untitled case has not been saved."]
    assert editor.bar.title.text().startswith("Untitled case")
    assert editor.panes.details.name.text() == ""


def _is_in_sight(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect() == widget.rect()


def test_all_options_of_a_ruling_are_in_sight_where_there_is_room(
    qtbot: QtBot, editor: EditorView
) -> None:
    editor.window().resize(1280, 900)
    call_by_mouse(qtbot, editor, "1S", "P", "P", "P")
    play_by_mouse(qtbot, editor, Seat.WEST, card_of(editor, Seat.WEST))
    ruling = editor.panes.ruling
    assert len(ruling.options) > 3
    wait_until_known(qtbot, editor)
    qtbot.waitUntil(lambda: all(map(_is_in_sight, ruling.options)), timeout=2_000)


def test_everything_is_undone_and_redone(qtbot: QtBot, editor: EditorView) -> None:
    _build(qtbot, editor)
    built = editor.draft.scenario
    for _ in range(5):
        QTest.keyClick(editor, Qt.Key.Key_Z, CONTROL)
    assert editor.draft.events == ()
    assert editor.is_saved
    for _ in range(5):
        QTest.keyClick(editor, Qt.Key.Key_Z, CONTROL | SHIFT)
    assert editor.draft.scenario == built
    wait_until_known(qtbot, editor)
    assert _irregularity(editor) is Irregularity.OPENING_LEAD_OUT_OF_TURN


def test_a_case_is_saved_and_opened_again(
    qtbot: QtBot, editor: EditorView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _build(qtbot, editor)
    editor.panes.details.title.setText("")
    QTest.keyClicks(editor.panes.details.title, "Lead by West")
    built = editor.draft.scenario
    path = tmp_path / "lead.toml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    QTest.keyClick(editor, Qt.Key.Key_S, CONTROL)
    assert editor.is_saved
    assert read_scenarios(path.read_bytes(), path.name).scenarios == (built,)
    editor.new_draft()
    assert editor.draft.scenario != built
    with qtbot.waitSignal(editor.files.opened):
        editor.open_file(path)
    assert editor.draft.scenario == built


def test_topic_and_grade_are_chosen_by_keyboard(editor: EditorView) -> None:
    details = editor.panes.details
    editor.panes.tabs.setCurrentWidget(details)
    QTest.keyClick(details.topic, Qt.Key.Key_Down)
    assert editor.draft.scenario.topic == details.topic.itemData(1)
    QTest.keyClick(details.grade, Qt.Key.Key_Down)
    assert editor.draft.scenario.difficulty == 1
    assert editor.draft.scenario.topic == details.topic.itemData(1)


def test_dealer_vulnerability_and_scoring_are_chosen_by_keyboard(editor: EditorView) -> None:
    panel, before = editor.panes.cards, editor.draft.scenario
    editor.panes.tabs.setCurrentWidget(panel)
    for box in (panel.dealer, panel.vulnerable, panel.scoring):
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Down if box.currentIndex() == 0 else Qt.Key.Key_Up)
    after = editor.draft.scenario
    assert (after.dealer, after.vulnerable, after.scoring) == (
        panel.dealer.currentData(),
        panel.vulnerable.currentData(),
        panel.scoring.currentData(),
    )
    assert after.dealer is not before.dealer
    assert after.vulnerable is not before.vulnerable
    assert after.scoring is not before.scoring


LOST = {".pbn": "out of turn", ".lin": "What happened: West plays "}


@pytest.mark.parametrize("suffix", LOST)
def test_an_export_says_what_it_does_not_hold(
    qtbot: QtBot,
    editor: EditorView,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    suffix: str,
) -> None:
    _build(qtbot, editor)
    path = tmp_path / f"lead{suffix}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    (editor.bar.pbn if suffix == ".pbn" else editor.bar.lin).trigger()
    assert LOST[suffix] in editor.notice.message
    assert not editor.is_saved
    if suffix == ".pbn":
        assert read_scenarios(path.read_bytes(), path.name).scenarios == (editor.draft.scenario,)


def test_an_option_of_the_ruling_is_taken_by_its_button(qtbot: QtBot, editor: EditorView) -> None:
    _build(qtbot, editor)
    button = next(b for b in editor.panes.ruling.options if b.objectName() == "option-become_dummy")
    QTest.mouseClick(button, LEFT)
    assert editor.draft.events[-1] == Event(OptionTaken("become_dummy"), Seat.NORTH)


def test_a_call_out_of_rotation_is_made_by_a_chosen_player(
    qtbot: QtBot, editor: EditorView
) -> None:
    QTest.mouseClick(editor.panes.calls.seats[Seat.SOUTH], LEFT)
    call_by_mouse(qtbot, editor, "1H")
    assert _irregularity(editor) is Irregularity.BID_OUT_OF_ROTATION
    assert editor.panes.calls.turn.isChecked()


def test_a_call_is_changed_by_the_player_who_made_it(qtbot: QtBot, editor: EditorView) -> None:
    call_by_mouse(qtbot, editor, "1H")
    editor.panes.calls.is_change.setChecked(True)
    call_by_mouse(qtbot, editor, "1S")
    assert editor.draft.events[-1] == Event(CallReplaced(Call.parse("1S")), Seat.NORTH)


def test_a_change_before_any_call_is_refused_and_nothing_is_lost(
    qtbot: QtBot, editor: EditorView
) -> None:
    editor.panes.calls.is_change.setChecked(True)
    call_by_mouse(qtbot, editor, "1S")
    assert "has not called yet" in editor.notice.message
    assert editor.draft.events == ()


def test_a_dropped_card_is_told_with_its_facts(qtbot: QtBot, editor: EditorView) -> None:
    call_by_mouse(qtbot, editor, "1S", "P", "P", "P")
    panes = editor.panes
    panes.tabs.setCurrentWidget(panes.act)
    card = card_of(editor, Seat.WEST, 3)
    play_by_mouse(qtbot, editor, Seat.WEST, card)
    panes.act.fields["deliberate"].fill(value=False)
    QTest.mouseClick(panes.act.add, LEFT)
    event = editor.draft.events[-1]
    assert isinstance(event.act, CardsHandled)
    assert (event.act.cards, event.who) == ((card,), Seat.WEST)
    assert event.facts.value("deliberate") is False


def test_every_caption_of_an_act_has_room_for_its_lines(qtbot: QtBot, editor: EditorView) -> None:
    act = editor.panes.act
    editor.panes.tabs.setCurrentWidget(act)
    for row in (row for row in range(act.act.count()) if act.act.itemData(row)):
        act.act.setCurrentIndex(row)
        qtbot.wait(1)
        captions = [each for each in act.findChildren(QLabel) if each.buddy() is not None]
        cut = [
            each.text() for each in captions if each.height() < each.heightForWidth(each.width())
        ]
        assert (row, cut) == (row, [])
        assert captions or not act.fields


def test_a_call_is_typed_once_tab_has_led_into_the_panel(qtbot: QtBot, editor: EditorView) -> None:
    tabs = editor.panes.tabs
    tabs.setCurrentIndex(0)
    tabs.tabBar().setFocus()
    QTest.keyClick(tabs.tabBar(), Qt.Key.Key_Tab)
    reached = QApplication.focusWidget()
    assert reached is not None
    QTest.keyClicks(reached, "1S")
    wait_until_known(qtbot, editor)
    assert [str(event.act.call) for event in _events(editor)] == ["1S"]  # type: ignore[union-attr]


@pytest.mark.parametrize("way", ["its key", "its button", "a double click"])
def test_an_event_is_changed_in_its_fields(qtbot: QtBot, editor: EditorView, way: str) -> None:
    call_by_mouse(qtbot, editor, "1S", "P")
    events = editor.panes.events.list
    events.setCurrentIndex(editor.panes.events.model.index(1))
    events.setFocus()
    match way:
        case "its key":
            QTest.keyClick(events, Qt.Key.Key_F2)
        case "its button":
            buttons = editor.panes.events.findChildren(QToolButton)
            (button,) = (each for each in buttons if each.text() == "Change")
            QTest.mouseClick(button, LEFT)
        case _:
            row = events.visualRect(events.currentIndex()).center()
            QTest.mouseClick(events.viewport(), LEFT, pos=row)
            QTest.mouseDClick(events.viewport(), LEFT, pos=row)
    editor.panes.act.fields["call"].fill("1H")
    editor.panes.act.fields["artificial"].fill(value=True)
    QTest.mouseClick(editor.panes.act.add, LEFT)
    first = editor.draft.events[0]
    assert str(first.act.call) == "1H"  # type: ignore[union-attr]
    assert first.facts.value("artificial") is True
    assert len(editor.draft.events) == 2


def test_what_is_missing_in_the_fields_is_said(qtbot: QtBot, editor: EditorView) -> None:
    panes = editor.panes
    panes.tabs.setCurrentWidget(panes.act)
    panes.act.fields["expose"].fill("HQ")
    QTest.mouseClick(panes.act.add, LEFT)
    assert "the player who acts" in editor.notice.message
    assert panes.act.fields["expose"].entered() == "HQ"


def test_events_are_moved_joined_and_deleted_by_keys(qtbot: QtBot, editor: EditorView) -> None:
    call_by_mouse(qtbot, editor, "1S", "P", "2S")
    first, second, third = editor.draft.events
    events = editor.panes.events.list
    events.setFocus()
    QTest.keyClick(events, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert _events(editor) == [first, third, second]
    QTest.keyClick(events, Qt.Key.Key_J, Qt.KeyboardModifier.AltModifier)
    assert len(_events(editor)) == 2
    QTest.keyClick(events, Qt.Key.Key_Delete)
    assert _events(editor) == [first]


def test_the_next_event_goes_behind_the_chosen_one(qtbot: QtBot, editor: EditorView) -> None:
    call_by_mouse(qtbot, editor, "1S", "P", "2S")
    editor.panes.events.list.setCurrentIndex(editor.panes.events.model.index(1))
    wait_until_known(qtbot, editor)
    call_by_mouse(qtbot, editor, "X")
    assert [str(e.act.call) for e in editor.draft.events] == ["1S", "X", "P", "2S"]  # type: ignore[union-attr]
    assert editor.draft.events[1].who is Seat.EAST


def test_a_hand_is_typed_and_the_rest_dealt(qtbot: QtBot, editor: EditorView) -> None:
    panes = editor.panes
    panes.tabs.setCurrentWidget(panes.cards)
    QTest.mouseClick(panes.cards.buttons["clear"], LEFT)
    field = panes.cards.hands[Seat.EAST]
    QTest.keyClicks(field, "AKQ.AKQ.AKQ.AKQJ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.mouseClick(panes.cards.buttons["rest"], LEFT)
    deal = editor.draft.scenario.deal
    assert deal is not None
    assert str(deal.hand(Seat.EAST)) == "AKQ.AKQ.AKQ.AKQJ"
    assert list(deal.faults()) == []


def test_a_card_clicked_at_the_table_moves_to_a_chosen_hand(
    qtbot: QtBot, editor: EditorView
) -> None:
    panes = editor.panes
    panes.tabs.setCurrentWidget(panes.cards)
    panes.cards.click.setCurrentIndex(panes.cards.click.findData(Seat.NORTH))
    card = card_of(editor, Seat.EAST)
    play_by_mouse(qtbot, editor, Seat.EAST, card)
    deal = editor.draft.scenario.deal
    assert deal is not None
    assert card in (deal.hand(Seat.NORTH) or ())
    assert editor.draft.events == ()


def test_a_short_hand_is_told_as_unfinished(qtbot: QtBot, editor: EditorView) -> None:
    panes = editor.panes
    panes.tabs.setCurrentWidget(panes.cards)
    field = panes.cards.hands[Seat.NORTH]
    field.selectAll()
    QTest.keyClicks(field, "AKQ...")
    QTest.keyClick(field, Qt.Key.Key_Return)
    wait_until_known(qtbot, editor)
    assert "North holds 3 cards, not 13" in panes.ruling.problem.text()
    assert panes.cards.counts[Seat.NORTH].text() == "3 of 13"


def test_an_unreadable_hand_is_refused_and_stays_to_be_mended(
    qtbot: QtBot, editor: EditorView
) -> None:
    panes = editor.panes
    panes.tabs.setCurrentWidget(panes.cards)
    before = editor.draft.scenario.deal
    field = panes.cards.hands[Seat.NORTH]
    field.selectAll()
    QTest.keyClicks(field, "AKZ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert "write a hand like" in editor.notice.message
    assert field.text() == "AKZ"
    assert editor.draft.scenario.deal == before


def test_a_case_may_begin_with_the_opening_lead(qtbot: QtBot, editor: EditorView) -> None:
    form = editor.panes.cards.beginning
    editor.panes.tabs.setCurrentWidget(editor.panes.cards)
    form.kind.setCurrentIndex(1)
    form.kind.activated.emit(1)
    QTest.keyClicks(form.contract, "3nt")
    form.declarer.setCurrentIndex(form.declarer.findData(Seat.SOUTH))
    QTest.mouseClick(form.apply, LEFT)
    wait_until_known(qtbot, editor)
    answer = editor.ruling.answer
    assert answer is not None
    assert answer.frame.position.turn is Seat.WEST


def test_a_fact_of_the_case_is_set_and_taken_out(qtbot: QtBot, editor: EditorView) -> None:
    draft = editor.panes.details
    editor.panes.tabs.setCurrentWidget(draft)
    draft.fact.setCurrentIndex(draft.fact.findData("tricks_declarer"))
    QTest.keyClicks(draft.value, "9")
    QTest.mouseClick(draft.set, LEFT)
    assert editor.draft.scenario.facts.value("tricks_declarer") == 9
    draft.facts.setCurrentRow(0)
    draft.facts.setFocus()
    QTest.keyClick(draft.facts, Qt.Key.Key_Delete)
    assert len(editor.draft.scenario.facts) == 0


def test_another_edition_rules_on_the_same_case(qtbot: QtBot, editor: EditorView) -> None:
    _build(qtbot, editor)
    editions = editor.panes.ruling.editions
    editions.setCurrentIndex(editions.findData(Edition.RU_1987))
    wait_until_known(qtbot, editor)
    answer = editor.ruling.answer
    assert answer is not None
    assert answer.frame.edition is Edition.RU_1987


def test_a_question_is_answered_and_the_answer_is_told(qtbot: QtBot, editor: EditorView) -> None:
    path = resources.content() / "scenarios" / "law13-deuce-in-the-wrong-hand.toml"
    with qtbot.waitSignal(editor.files.opened):
        editor.open_file(path)
    wait_until_known(qtbot, editor)
    question = editor.panes.ruling.question
    assert question.question.text()
    QTest.mouseClick(question.yes, LEFT)
    wait_until_known(qtbot, editor)
    assert editor.draft.scenario.facts.value("calls_can_stand") is True
    assert not editor.is_saved


@pytest.mark.parametrize(
    ("answer", "goes"),
    [
        (QMessageBox.StandardButton.Cancel, False),
        (QMessageBox.StandardButton.Discard, True),
    ],
)
def test_unsaved_work_is_asked_about_before_it_goes(
    qtbot: QtBot,
    editor: EditorView,
    monkeypatch: pytest.MonkeyPatch,
    answer: QMessageBox.StandardButton,
    goes: bool,
) -> None:
    call_by_mouse(qtbot, editor, "1S")
    found = editor.draft
    monkeypatch.setattr(QMessageBox, "exec", lambda _: answer.value)
    editor.new_draft()
    assert (editor.draft != found) is goes


def test_a_case_being_edited_is_resumed(qtbot: QtBot, editor: EditorView) -> None:
    call_by_mouse(qtbot, editor, "1S")
    found = editor.draft
    editor.open_scenario(found.scenario)
    assert editor.draft == found
    assert not editor.is_saved


def test_escape_leads_back_and_loses_nothing(qtbot: QtBot, editor: EditorView) -> None:
    call_by_mouse(qtbot, editor, "1S")
    found = editor.draft
    QTest.keyClick(editor.panes.table.felt, Qt.Key.Key_Escape)
    assert editor.draft == found


def test_buttons_and_keys_of_the_bar_begin_open_and_save_cases(
    qtbot: QtBot,
    window: BareWindow,
    editor: EditorView,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "mine.toml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    call_by_mouse(qtbot, editor, "1S")
    found = editor.draft
    QTest.keyClick(editor, Qt.Key.Key_F12)
    assert window.shown_message == "Saved as mine.toml"
    new = editor.findChild(QToolButton, "editor-new")
    assert isinstance(new, QToolButton)
    QTest.mouseClick(new, LEFT)
    assert editor.draft.events == ()
    with qtbot.waitSignal(editor.files.opened):
        QTest.keyClick(editor, Qt.Key.Key_O, CONTROL)
    assert editor.draft.scenario == found.scenario


def test_a_case_that_cannot_be_ruled_on_says_so(
    qtbot: QtBot, editor: EditorView, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("no such card")

    monkeypatch.setattr(Simulation, "frame", fail)
    QTest.mouseClick(editor.panes.calls.box.buttons[Call.parse("1S")], LEFT)
    problem = editor.panes.ruling.problem
    qtbot.waitUntil(lambda: "cannot be ruled on" in problem.text(), timeout=20_000)
    assert "no such card" in problem.text()
