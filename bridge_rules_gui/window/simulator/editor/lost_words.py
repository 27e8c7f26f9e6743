"""What a story loses as LIN, in the words of the window."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.simulation.lost_in_lin import Lost, Part
from bridge_rules_gui.window.simulator.editor.names import fact_names, story_fact_names
from bridge_rules_gui.window.speaking import say

translate = QCoreApplication.translate

_SHOWN: Final = 6


def lost_words(lost: Lost) -> str:
    """Return one message about what is lost; empty where nothing is."""
    if not lost:
        return ""
    lines = [translate("Editor", "Saved, but LIN cannot hold all of this story.")]
    if lost.events:
        said = translate("Editor", "What happened: {events}.")
        lines.append(said.format(events=_listed(map(say, lost.events))))
    if lost.facts:
        names = {**story_fact_names(), **fact_names()}
        said = translate("Editor", "Facts: {facts}.")
        lines.append(said.format(facts=_listed(names.get(fact, fact) for fact in lost.facts)))
    if lost.parts:
        said = translate("Editor", "Also: {parts}.")
        lines.append(said.format(parts=_listed(_part_names()[part] for part in lost.parts)))
    lines.append(translate("Editor", "Keep it as TOML too."))
    return " ".join(lines).replace("?.", "?")  # facts are named by questions


def _part_names() -> Mapping[Part, str]:
    return {
        Part.CONTRACT: translate("Editor", "the contract, told without an auction"),
        Part.START: translate("Editor", "the tricks before the story begins"),
        Part.SCORING: translate("Editor", "the scoring"),
        Part.STORY: translate("Editor", "the story in words"),
    }


def _listed(words: Iterable[str]) -> str:
    """Return words in a row, none twice, the first of them where there are many."""
    found = list(dict.fromkeys(words))
    return "; ".join(found[:_SHOWN]) + (" ..." if len(found) > _SHOWN else "")
