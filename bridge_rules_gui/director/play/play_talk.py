"""What is asked and said during the play about tricks and cards already played.

What a question or remark is about is stated by the fact `regards`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bridge_rules_gui.director import table_talk
from bridge_rules_gui.game.scenario import AttentionDrawn, Event, Question, Remark
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law43_dummys_limits as law43
from bridge_rules_gui.laws import law61_revoke as law61
from bridge_rules_gui.laws import law65_arrangement as law65
from bridge_rules_gui.laws import law66_inspection as law66
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role

Answers = Callable[[Table, Playing, Seat], Table]


def spoken(table: Table, event: Event, act: Question | Remark) -> Table:
    """Return the table after a question, a remark or a gesture during the play."""
    return _about_the_play(table, event) or table_talk.spoken(table, event, act)


def _about_the_play(table: Table, event: Event) -> Table | None:
    """Return the table after words about tricks or cards played; None where they are not."""
    playing, who = table.playing, event.who
    if playing is None or who is None:
        return None
    regards = event.facts.value("regards")
    about = law61.asked_player(playing, who) if regards == "revoke" else None
    if about is not None:
        is_dummy = who is playing.contract.dummy
        right = Applied(law43.LAW[table.edition]["dummy_may_ask_about_revoke"], Role.RIGHT)
        of_dummy = (right,) if is_dummy else ()
        return law61.asked(table, playing, who, about, of_dummy)
    answer = _ABOUT.get(str(regards))
    return None if answer is None else answer(table, playing, who)


def _mixed(table: Table, playing: Playing, who: Seat) -> Table:
    """Return the table after a player mixed his cards: after a claim was made, or before."""
    del playing
    events = table.scenario.events[: table.event + 1]
    if any(isinstance(event.act, AttentionDrawn) for event in events):
        return law66.mixed_after_claim(table, who)
    return law65.cards_disturbed(table, who)


_ABOUT: Mapping[str, Answers] = {
    "current_trick": law66.current_trick,
    "own_card": law66.own_card,
    "quitted_trick": law66.quitted_trick,
    "pointed_card": law65.pointed_out,
    "mixed_cards": _mixed,
}
