"""Words in the play that concern dummy, a card misplaced or a misled player."""

from __future__ import annotations

from bridge_rules_gui.director import table_talk
from bridge_rules_gui.director.auction import misled_calls
from bridge_rules_gui.director.play import dummy_talk, play_end, play_talk
from bridge_rules_gui.game.scenario import (
    AttentionDrawn,
    DirectorArrives,
    Event,
    Explanation,
    Question,
    Remark,
)
from bridge_rules_gui.laws import law10_assessment_of_rectification as law10
from bridge_rules_gui.laws import law45_wrong_card_by_dummy as law45d
from bridge_rules_gui.laws import law47_misinformation as law47
from bridge_rules_gui.table.table import Table


def attention_drawn(table: Table, event: Event, act: AttentionDrawn) -> Table:
    """Return the table after attention was drawn to the last irregularity."""
    del act
    back = law45d.attention_drawn(table)
    by_dummy = dummy_talk.drew_attention(back, event)
    return back if by_dummy is None else by_dummy


def director_arrives(table: Table, event: Event, act: DirectorArrives) -> Table:
    """Return the table as the director comes; dummy may not be the first to call him.

    While the lead lies face down, a misinformed call may still be changed (21B1).
    """
    called = dummy_talk.called_director(table, event)
    if not called.play_has_begun:
        called = misled_calls.ruled(called)
    ruled = play_end.director_arrives(law45d.attention_drawn(called), event, act)
    return law10.choice_is_explained(ruled)


def spoken(table: Table, event: Event, act: Question | Remark) -> Table:
    """Return the table after a question, a remark or a gesture: dummy's has limits of its own."""
    of_dummy = dummy_talk.spoken(table, event) or dummy_talk.shown_a_hand(table, event)
    if of_dummy is not None:
        return of_dummy
    return dummy_talk.with_limits_of_1987(play_talk.spoken(table, event, act), event)


def explained(table: Table, event: Event, act: Explanation) -> Table:
    """Return the table after an explanation; put right, it may let a card be taken back."""
    recorded = table_talk.explained(table, event, act)
    return law47.explanation_corrected(recorded, event, act)
