"""The words of the view of three editions at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.simulation.editions_page import EditionsWords
from bridge_rules_gui.window.simulator.moment_names import moment_words
from bridge_rules_gui.window.terms.names import edition_names

translate = QCoreApplication.translate


def editions_words(say: Callable[[Sentence], str]) -> EditionsWords:
    """Return the words of the comparison; `say` says a sentence in the reader's language."""
    return EditionsWords(
        moment=moment_words(say),
        editions=edition_names(),
        irregularity=translate("Simulator", "What it is"),
        law=translate("Simulator", "Governing law"),
        ruling=translate("Simulator", "Ruling, if the director comes now"),
        nothing=translate("Simulator", "–"),
        differs=translate("Simulator", "the editions differ"),
    )
