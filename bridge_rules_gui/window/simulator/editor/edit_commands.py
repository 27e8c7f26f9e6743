"""What is edited in a case: how it begins, what happens, what it is called; all can be undone."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Slot

from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import Event, MidPlay, OptionTaken, Scoring, Simultaneous
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.simulation import editing_deal as cards
from bridge_rules_gui.simulation.answers import answered
from bridge_rules_gui.simulation.editing import ScenarioDraft
from bridge_rules_gui.simulation.editing_events import (
    EventTable,
    event_from_table,
    fact_typed,
    table_read,
)
from bridge_rules_gui.table.judgement import Judgement
from bridge_rules_gui.table.verdict import Option
from bridge_rules_gui.window.simulator.editor.edit_history import EditHistory
from bridge_rules_gui.window.simulator.editor.editor_panes import EditorPanes
from bridge_rules_gui.window.simulator.editor.live_ruling import LiveRuling
from bridge_rules_gui.window.simulator.table.names import name_of_seat

_SEEDS = 1 << 32


class EditCommands(QObject):
    """Connects the panes of the editor with the history of the case."""

    def __init__(self, panes: EditorPanes, history: EditHistory, ruling: LiveRuling) -> None:
        super().__init__(panes)
        self._panes = panes
        self._history = history
        self._ruling = ruling
        self._connect_events()
        self._connect_setting()

    def _connect_events(self) -> None:
        panes = self._panes
        panes.table.card_chosen.connect(self._take_card)
        panes.calls.called.connect(self._call)
        panes.calls.changed_call.connect(self._change_call)
        panes.act.recorded.connect(self._record)
        panes.ruling.option_taken.connect(self._take_option)
        panes.ruling.question.answered.connect(self._answer)
        panes.events.chosen.connect(self._history.move_to)
        panes.events.edited.connect(self._edit)
        panes.events.removed.connect(self._remove)
        panes.events.moved.connect(self._move)
        panes.events.joined.connect(self._join)

    def _connect_setting(self) -> None:
        deal, details = self._panes.cards, self._panes.details
        deal.hand_typed.connect(self._type_hand)
        deal.random_requested.connect(self._deal)
        deal.rest_requested.connect(self._deal_rest)
        deal.turn_requested.connect(self._turn)
        deal.clear_requested.connect(self._clear)
        deal.dealer_chosen.connect(self._choose_dealer)
        deal.vulnerability_chosen.connect(self._choose_vulnerability)
        deal.scoring_chosen.connect(self._choose_scoring)
        deal.beginning.auction_chosen.connect(self._begin_with_auction)
        deal.beginning.contract_entered.connect(self._begin_after_auction)
        deal.beginning.play_entered.connect(self._begin_in_play)
        details.titled.connect(self._title)
        details.named.connect(self._name)
        details.narrated.connect(self._narrate)
        details.graded.connect(self._grade)
        details.fact_entered.connect(self._set_fact)

    # What happens.

    @Slot(object, object)
    def _take_card(self, who: Seat, card: Card) -> None:
        """Play a card clicked at the table, or put it into the act being entered."""
        if self._panes.is_recording and self._panes.act.take_card(who, card):
            return
        receiver = self._panes.cards.receiver
        if self._panes.tabs.currentWidget() is self._panes.cards and receiver is not None:
            text = self.tr("Move {card}").format(card=card)
            self._history.do(text, lambda draft: cards.with_card_moved(draft, card, receiver))
            return
        text = self.tr("{who} plays {card}").format(who=name_of_seat(who), card=card)
        self._history.do(text, lambda draft: draft.played(who, card))

    @Slot(object, object)
    def _call(self, who: Seat | None, call: Call) -> None:
        # Whose turn it is may still be being worked out, after calls in quick succession.
        self._ruling.when_known(partial(self._make_call, who, call))

    def _make_call(self, who: Seat | None, call: Call) -> None:
        caller = who or self._in_turn()
        text = self.tr("{who} calls {call}").format(who=name_of_seat(caller), call=call)
        self._history.do(text, lambda draft: draft.called(caller, call))

    @Slot(object, object)
    def _change_call(self, who: Seat | None, call: Call) -> None:
        self._ruling.when_known(partial(self._make_change, who, call))

    def _make_change(self, who: Seat | None, call: Call) -> None:
        caller = who or self._last_caller() or self._in_turn()
        text = self.tr("{who} changes his call to {call}")
        text = text.format(who=name_of_seat(caller), call=call)
        self._history.do(text, lambda draft: draft.changed_call(caller, call))

    def _in_turn(self) -> Seat:
        """Return whose turn it is as the case stands; the dealer's where nobody's is known."""
        answer = self._ruling.answer
        position = None if answer is None else answer.frame.position
        # Whoever is to make the opening lead is not the next to call.
        is_lead_due = position is None or (position.contract and position.tricks_won is None)
        turn = None if position is None or is_lead_due else position.turn
        last = self._last_caller()
        after_last = None if last is None else last.left_hand_opponent
        scenario = self._history.draft.scenario
        return turn or after_last or scenario.dealer or Seat.NORTH

    def _last_caller(self) -> Seat | None:
        answer = self._ruling.answer
        calls = () if answer is None else answer.frame.position.auction
        return calls[-1].seat if calls else None

    @Slot(object, int)
    def _record(self, table: EventTable, number: int) -> None:
        """Add an event entered field by field, or change the one it was made from."""
        if number < 0:
            done = self._history.do(
                self.tr("Add an event"), lambda draft: draft.inserted(event_from_table(table))
            )
        else:
            done = self._history.do(
                self.tr("Change an event"),
                lambda draft: draft.replaced(number, event_from_table(table)),
            )
        if done:
            self._panes.act.restart()

    @Slot(object)
    def _take_option(self, option: Option) -> None:
        """Let the case continue an option; what it still needs is asked."""
        if option.lacks_value:
            self._panes.tabs.setCurrentWidget(self._panes.act)
            self._panes.act.prepare(option.who, {"option": option.name})
            return
        event = Event(OptionTaken(option.name, option.value), option.who)
        self._history.do(self.tr("Choose an option"), lambda draft: draft.inserted(event))

    @Slot(object, bool)
    def _answer(self, judgement: Judgement, holds: bool) -> None:
        self._history.do(
            self.tr("Answer a question"),
            lambda draft: draft.with_scenario(answered(draft.scenario, judgement, holds=holds)),
        )

    @Slot(int)
    def _edit(self, number: int) -> None:
        """Show an event field by field; simultaneous ones are taken apart first."""
        event = self._history.draft.events[number]
        if isinstance(event.act, Simultaneous):
            self._history.do(self.tr("Separate events"), lambda draft: draft.apart(number))
            return
        self._panes.tabs.setCurrentWidget(self._panes.act)
        self._panes.act.show_event(number, table_read(event))

    @Slot(int)
    def _remove(self, number: int) -> None:
        self._history.do(self.tr("Delete an event"), lambda draft: draft.removed(number))

    @Slot(int, int)
    def _move(self, number: int, to: int) -> None:
        self._history.do(self.tr("Move an event"), lambda draft: draft.moved(number, to))

    @Slot(int)
    def _join(self, number: int) -> None:
        events = self._history.draft.events
        if isinstance(events[number].act, Simultaneous):
            self._history.do(self.tr("Separate events"), lambda draft: draft.apart(number))
        else:
            self._history.do(self.tr("Make simultaneous"), lambda draft: draft.together(number))

    # The deal and how the case begins.

    @Slot(object, str)
    def _type_hand(self, seat: Seat, text: str) -> None:
        done = self._history.do(
            self.tr("Change a hand"),
            lambda draft: cards.with_hand(draft, seat, cards.hand_typed(text)),
        )
        if not done:
            self._panes.cards.hands[seat].setFocus()

    @Slot()
    def _deal(self) -> None:
        self._deal_as(self.tr("Random deal"), cards.dealt_at_random)

    @Slot()
    def _deal_rest(self) -> None:
        self._deal_as(self.tr("Deal the rest"), cards.with_rest_dealt)

    def _deal_as(self, text: str, dealing: Callable[[ScenarioDraft, int], ScenarioDraft]) -> None:
        seed = secrets.randbelow(_SEEDS)
        self._history.do(text, lambda draft: dealing(draft, seed))

    @Slot()
    def _turn(self) -> None:
        self._history.do(self.tr("Rotate the hands"), lambda draft: cards.turned(draft, 1))

    @Slot()
    def _clear(self) -> None:
        self._history.do(self.tr("Clear the hands"), lambda draft: cards.with_deal(draft, None))

    @Slot(object)
    def _choose_dealer(self, dealer: Seat) -> None:
        self._history.do(self.tr("Change the dealer"), lambda draft: draft.dealt_by(dealer))

    @Slot(object)
    def _choose_vulnerability(self, sides: Vulnerability) -> None:
        self._history.do(self.tr("Change the vulnerability"), lambda s: s.vulnerable(sides))

    @Slot(object)
    def _choose_scoring(self, scoring: Scoring) -> None:
        self._history.do(self.tr("Change the scoring"), lambda draft: draft.scored(scoring))

    @Slot()
    def _begin_with_auction(self) -> None:
        self._begin(cards.beginning_with_auction)

    @Slot(str, object)
    def _begin_after_auction(self, contract: str, declarer: Seat) -> None:
        self._begin(lambda draft: cards.beginning_after_auction(draft, contract, declarer))

    @Slot(str, object, object)
    def _begin_in_play(self, contract: str, declarer: Seat, start: MidPlay) -> None:
        self._begin(lambda draft: cards.beginning_in_play(draft, contract, declarer, start))

    def _begin(self, edit: Callable[[ScenarioDraft], ScenarioDraft]) -> None:
        self._history.do(self.tr("Change the start"), edit)

    # The case as a whole.

    @Slot(str)
    def _title(self, title: str) -> None:
        self._history.do(self.tr("Change the title"), lambda s: s.titled(title), "title")

    @Slot(str)
    def _name(self, name: str) -> None:
        self._history.do(self.tr("Change the name"), lambda draft: draft.named(name))

    @Slot(str)
    def _narrate(self, words: str) -> None:
        self._history.do(self.tr("Change the description"), lambda s: s.narrated(words), "words")

    @Slot(str, int)
    def _grade(self, topic: str, grade: int) -> None:
        self._history.do(
            self.tr("Change topic and difficulty"),
            lambda draft: draft.on_topic(topic, grade or None),
        )

    @Slot(str, str)
    def _set_fact(self, name: str, typed: str) -> None:
        self._history.do(
            self.tr("Change a fact"),
            lambda draft: draft.with_fact(name, fact_typed(name, typed) if typed.strip() else None),
        )
