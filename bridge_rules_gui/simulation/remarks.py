"""What the editors of the library say of a case, beside it."""

from __future__ import annotations

from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.language.sentence import Sentence, plain, sentence


def remarks_on(scenario: Scenario) -> tuple[Sentence, ...]:
    """Return the editors' remark on a case, if there is one."""
    if not scenario.remark:
        return ()
    return (sentence("Editors’ remark: {remark}", remark=plain(scenario.remark)),)
