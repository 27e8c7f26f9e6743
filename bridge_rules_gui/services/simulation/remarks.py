"""What the editors of the library say of a story, beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import plain, sentence

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.bridge.story import Scenario


def remarks_on(scenario: Scenario) -> tuple[Sentence, ...]:
    """Return the editors' remark on a story, if there is one."""
    if not scenario.remark:
        return ()
    return (sentence("Editors’ remark: {remark}", remark=plain(scenario.remark)),)
