"""What the window is given to make search and terms with, once there is law text to read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.termbase import Termbase
    from bridge_rules_gui.services.comparison.comparison import Comparisons
    from bridge_rules_gui.services.guidance.help_pages import HelpPages
    from bridge_rules_gui.services.notebook.notebook import Notebook
    from bridge_rules_gui.services.own_text.work import OwnTextTools
    from bridge_rules_gui.services.search.search import Search
    from bridge_rules_gui.services.terms.terminology import Terminology
    from bridge_rules_gui.services.wording.languages import InterfaceLanguage
    from bridge_rules_gui.views.quiz.tools import QuizTools
    from bridge_rules_gui.views.simulator.tools import SimulatorTools


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
