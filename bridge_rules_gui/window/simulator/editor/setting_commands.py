"""How the story the editor tells begins and what it is called, as edits that can be undone."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.story import MidPlay, Scoring
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.simulation import editing_deal as cards
from bridge_rules_gui.simulation.editing import EditedStory
from bridge_rules_gui.simulation.editing_events import fact_typed
from bridge_rules_gui.window.simulator.editor.editor_panes import EditorPanes
from bridge_rules_gui.window.simulator.editor.story_history import StoryHistory

_SEEDS = 1 << 32


class SettingCommands(QObject):
    """Connects the panes of the deal and of the whole story with its history."""

    def __init__(self, panes: EditorPanes, history: StoryHistory) -> None:
        super().__init__(panes)
        self._panes = panes
        self._history = history
        self._connect()

    def _connect(self) -> None:
        deal, story = self._panes.cards, self._panes.story
        deal.hand_typed.connect(self._type_hand)
        deal.random_wanted.connect(self._deal)
        deal.rest_wanted.connect(self._deal_rest)
        deal.turn_wanted.connect(self._turn)
        deal.clear_wanted.connect(self._clear)
        deal.dealer_chosen.connect(self._choose_dealer)
        deal.vulnerability_chosen.connect(self._choose_vulnerability)
        deal.scoring_chosen.connect(self._choose_scoring)
        deal.beginning.auction_chosen.connect(self._begin_with_auction)
        deal.beginning.contract_told.connect(self._begin_after_auction)
        deal.beginning.play_told.connect(self._begin_in_play)
        story.titled.connect(self._title)
        story.named.connect(self._name)
        story.narrated.connect(self._narrate)
        story.graded.connect(self._grade)
        story.fact_told.connect(self._tell_fact)

    @Slot(object, str)
    def _type_hand(self, seat: Seat, text: str) -> None:
        done = self._history.do(
            self.tr("Change a hand"),
            lambda story: cards.with_hand(story, seat, cards.hand_typed(text)),
        )
        if not done:
            self._panes.cards.hands[seat].setFocus()

    @Slot()
    def _deal(self) -> None:
        self._deal_as(self.tr("Random deal"), cards.dealt_at_random)

    @Slot()
    def _deal_rest(self) -> None:
        self._deal_as(self.tr("Deal the rest"), cards.with_rest_dealt)

    def _deal_as(self, text: str, dealing: Callable[[EditedStory, int], EditedStory]) -> None:
        seed = secrets.randbelow(_SEEDS)
        self._history.do(text, lambda story: dealing(story, seed))

    @Slot()
    def _turn(self) -> None:
        self._history.do(self.tr("Turn the hands"), lambda story: cards.turned(story, 1))

    @Slot()
    def _clear(self) -> None:
        self._history.do(self.tr("Clear the hands"), lambda story: cards.with_deal(story, None))

    @Slot(object)
    def _choose_dealer(self, dealer: Seat) -> None:
        self._history.do(self.tr("Change the dealer"), lambda story: story.dealt_by(dealer))

    @Slot(object)
    def _choose_vulnerability(self, sides: Vulnerability) -> None:
        self._history.do(self.tr("Change the vulnerability"), lambda s: s.vulnerable(sides))

    @Slot(object)
    def _choose_scoring(self, scoring: Scoring) -> None:
        self._history.do(self.tr("Change the scoring"), lambda story: story.scored(scoring))

    @Slot()
    def _begin_with_auction(self) -> None:
        self._begin(cards.beginning_with_auction)

    @Slot(str, object)
    def _begin_after_auction(self, contract: str, declarer: Seat) -> None:
        self._begin(lambda story: cards.beginning_after_auction(story, contract, declarer))

    @Slot(str, object, object)
    def _begin_in_play(self, contract: str, declarer: Seat, start: MidPlay) -> None:
        self._begin(lambda story: cards.beginning_in_play(story, contract, declarer, start))

    def _begin(self, edit: Callable[[EditedStory], EditedStory]) -> None:
        self._history.do(self.tr("Begin elsewhere"), edit)

    # The story as a whole.

    @Slot(str)
    def _title(self, title: str) -> None:
        self._history.do(self.tr("Change the title"), lambda s: s.titled(title), "title")

    @Slot(str)
    def _name(self, name: str) -> None:
        self._history.do(self.tr("Change the name"), lambda story: story.named(name))

    @Slot(str)
    def _narrate(self, words: str) -> None:
        self._history.do(self.tr("Change the words"), lambda s: s.narrated(words), "words")

    @Slot(str, int)
    def _grade(self, topic: str, grade: int) -> None:
        self._history.do(
            self.tr("Change topic and grade"), lambda story: story.on_topic(topic, grade or None)
        )

    @Slot(str, str)
    def _tell_fact(self, name: str, typed: str) -> None:
        self._history.do(
            self.tr("Change a fact"),
            lambda story: story.with_fact(name, fact_typed(typed) if typed.strip() else None),
        )
