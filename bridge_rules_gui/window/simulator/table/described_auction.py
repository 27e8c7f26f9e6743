"""Calls in words: who called what, what has become of it, and what it meant."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.simulation.position import CallOnTable
from bridge_rules_gui.window.simulator.table.names import (
    name_of_call,
    name_of_seat,
    name_of_state,
    short_call,
)
from bridge_rules_gui.window.speaking import say_text

translate = QCoreApplication.translate


def recorded_call(made: CallOnTable) -> str:
    """Return a call in words, to be read aloud."""
    text = translate("Table", "{player}: {call}").format(
        player=name_of_seat(made.seat), call=name_of_call(made.call)
    )
    more = [*_fate(made), *([say_text(made.meaning)] if made.meaning else [])]
    return f"{text} ({', '.join(more)})." if more else f"{text}."


def noted_call(made: CallOnTable) -> str:
    """Return a short note on a call that was out of order."""
    return translate("Table", "{player} {call}: {fate}").format(
        player=name_of_seat(made.seat), call=short_call(made.call), fate=", ".join(_fate(made))
    )


def _fate(made: CallOnTable) -> list[str]:
    state = name_of_state(made.state)
    irregular = [translate("Table", "irregular")] if made.is_irregular else []
    return [*irregular, *([state] if state else [])]
