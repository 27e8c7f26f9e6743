"""Whether the presumed declarer could see a card of dummy's before the opening lead was settled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.story import CallMade, CardsHandled, Handling
from bridge_rules_gui.corpus.edition import Edition

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.offences import WrongLead
    from bridge_rules_gui.rulings.play.playing import Playing

_TO_BE_SEEN: Final = (Handling.EXPOSE, Handling.HOLD)


def is_dummy_seen(table: Table, playing: Playing, lead: WrongLead) -> bool:
    """Whether dummy's cards could be seen, but for those with which Law 24 deals.

    Law 24 reaches cards shown before the end of the auction period: until the opening lead is
    faced in 1987 (17E) and 2007 (22B1), in 2017 until the last pass. The fact `dummy_seen` of a
    story says it too.
    """
    if table.told_fact("dummy_seen", lead.event) is True:
        return True
    first = lead.event + 1 if table.edition is not Edition.BG_2017 else _after_auction(table)
    return any(
        event.who is playing.contract.dummy
        and isinstance(event.act, CardsHandled)
        and event.act.handling in _TO_BE_SEEN
        and event.facts.value("seen_by_partner") is not False
        for event in table.scenario.events[first : table.event + 1]
    )


def _after_auction(table: Table) -> int:
    """Return the index of the first event after the last call."""
    calls = [
        place
        for place, event in enumerate(table.scenario.events)
        if isinstance(event.act, CallMade)
    ]
    return calls[-1] + 1 if calls else 0
