"""What the window is given to make search and terms with, once there is law text to read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.comparison.comparison import Comparisons
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.termbase import Termbase
    from bridge_rules_gui.guide.help_pages import HelpPages
    from bridge_rules_gui.language.languages import InterfaceLanguage
    from bridge_rules_gui.notebook.notebook import Notebook
    from bridge_rules_gui.own_text.compared_text import OwnTextTools
    from bridge_rules_gui.search.search import Search
    from bridge_rules_gui.terms.terminology import Terminology
    from bridge_rules_gui.window.quiz.tools import QuizTools
    from bridge_rules_gui.window.simulator.tools import SimulatorTools


@dataclass(frozen=True, slots=True)
class Instruments:
    """The ways to make each; they take a while, and are used on a worker."""

    search: Callable[[Corpus], Search]
    terminology: Callable[[Corpus], Terminology]
    comparison: Callable[[Corpus], Comparisons]
    own_texts: OwnTextTools | None = None
    simulator: SimulatorTools | None = None
    quiz: QuizTools | None = None
    termbase: Callable[[], Termbase] | None = None
    help_pages: Callable[[InterfaceLanguage], HelpPages] | None = None
    notebook: Callable[[], Notebook] | None = None
