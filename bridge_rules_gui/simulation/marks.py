"""The marks of a timeline: where the irregularities of a case stand."""

from __future__ import annotations

from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.simulation.frame import Mark


def marks(ruling: Ruling) -> tuple[Mark, ...]:
    """Return the irregularities a ruling on the whole case knows, in the order they happened.

    What is found out though nothing has happened stands at the end of a case without events.
    """
    end = len(ruling.steps)
    found = [
        Mark(min(each.event + 1, end), each.key, each.offender) for each in ruling.irregularities
    ]
    return tuple(sorted(dict.fromkeys(found), key=lambda mark: mark.step))
