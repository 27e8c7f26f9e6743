"""How the parts of the window are made from the content and the user's own folders.

Everything is brought in when it is requested (hence the imports in the functions), mostly on a
worker: the window is painted before.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING

from bridge_rules_gui import resources
from bridge_rules_gui.language.languages import InterfaceLanguage

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bridge_rules_gui.comparison.comparison import Comparisons
    from bridge_rules_gui.corpus.concordance import Concordance
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.described import Description
    from bridge_rules_gui.corpus.own_text import OwnText
    from bridge_rules_gui.corpus.termbase import Termbase
    from bridge_rules_gui.guide.help_pages import HelpPages
    from bridge_rules_gui.language.phrasebook import Phrasebook
    from bridge_rules_gui.notebook.notebook import Notebook
    from bridge_rules_gui.own_text.shelf import OwnTextShelf
    from bridge_rules_gui.quiz.bank import QuestionBank
    from bridge_rules_gui.search.search import Search
    from bridge_rules_gui.simulation.library import SituationLibrary
    from bridge_rules_gui.terms.terminology import Terminology
    from bridge_rules_gui.window.instruments import Instruments
    from bridge_rules_gui.window.quiz.tools import QuizTools
    from bridge_rules_gui.window.simulator.tools import SimulatorTools


def read_books() -> Corpus:
    """Read the books, from the cache where nothing has changed."""
    from bridge_rules_gui.reading.corpus import read_corpus  # noqa: PLC0415

    return read_corpus(cache_folder=resources.user_cache())


def open_phrasebook(language: InterfaceLanguage) -> Phrasebook:
    """Return what the sentences of rulings, questions and cases are in a language."""
    from bridge_rules_gui.language.catalogue import PHRASES  # noqa: PLC0415

    return _opened(language, PHRASES)


def open_labels(language: InterfaceLanguage) -> Callable[[str], str]:
    """Return what puts the window's labels into a language where there is no window."""
    from bridge_rules_gui.language.catalogue import LABELS  # noqa: PLC0415

    return _opened(language, LABELS).text


@cache
def _opened(language: InterfaceLanguage, subjects: tuple[str, ...]) -> Phrasebook:
    from bridge_rules_gui.language.catalogue import read_catalogue  # noqa: PLC0415
    from bridge_rules_gui.language.phrasebook import ENGLISH, Phrasebook  # noqa: PLC0415

    if language is InterfaceLanguage.ENGLISH:
        return ENGLISH
    folder = resources.translations() / language.written
    return Phrasebook(language, read_catalogue(folder, subjects))


def build_search(corpus: Corpus) -> Search:
    """Make the books ready to be searched."""
    from bridge_rules_gui.indexes.cache import IndexCache  # noqa: PLC0415
    from bridge_rules_gui.reading.corpus import search_key  # noqa: PLC0415
    from bridge_rules_gui.search.search import Search  # noqa: PLC0415

    key = search_key(corpus)
    cache = IndexCache(resources.user_cache(), key) if key else None
    return Search.cached(corpus, open_termbase, open_concordance, open_descriptions, cache)


def build_terminology(corpus: Corpus) -> Terminology:
    """Make the terms of the books ready."""
    from bridge_rules_gui.reading.termbase import read_function_words  # noqa: PLC0415
    from bridge_rules_gui.terms.terminology import Terminology  # noqa: PLC0415

    return Terminology(corpus, open_termbase(), read_function_words(resources.content()))


def build_comparison(
    corpus: Corpus, language: InterfaceLanguage = InterfaceLanguage.ENGLISH
) -> Comparisons:
    """Make the editions ready to be compared, with the words for them in a language."""
    from bridge_rules_gui.comparison.comparison import Comparisons  # noqa: PLC0415
    from bridge_rules_gui.language import notes_in_language  # noqa: PLC0415
    from bridge_rules_gui.reading.concordance import read_change_notes  # noqa: PLC0415
    from bridge_rules_gui.reading.topics import read_topics  # noqa: PLC0415

    content = resources.content()
    phrasebook = open_phrasebook(language)
    return Comparisons(
        corpus,
        notes_in_language.rows_in_language(open_concordance(), phrasebook),
        notes_in_language.notes_in_language(read_change_notes(content), phrasebook),
        topics=notes_in_language.topics_in_language(read_topics(content), phrasebook),
        language=language,
    )


def open_termbase() -> Termbase:
    """Read the termbase alone, without where its words stand in the books."""
    from bridge_rules_gui.reading.termbase import read_termbase  # noqa: PLC0415

    return read_termbase(resources.content())


def open_descriptions() -> tuple[Description, ...]:
    """Read what is said at the table, in all languages."""
    from bridge_rules_gui.reading.descriptions import read_descriptions  # noqa: PLC0415

    return read_descriptions(resources.content(), resources.translations())


def open_concordance() -> Concordance:
    """Read which places of the editions correspond."""
    from bridge_rules_gui.reading.concordance import read_concordance  # noqa: PLC0415

    return read_concordance(resources.content())


def open_help(language: InterfaceLanguage) -> HelpPages:
    """Return the pages of the help in a language."""
    from bridge_rules_gui.guide.help_pages import HelpPages  # noqa: PLC0415

    return HelpPages(resources.content() / "help", language)


def open_notebook(folder: Path | None) -> Notebook:
    """Return the reader's notebook; ``folder`` is where a picture keeps its own."""
    from bridge_rules_gui.notebook.notebook import Notebook  # noqa: PLC0415

    return Notebook((folder or resources.user_data()) / "progress")


def simulator_tools(folder: Path | None) -> SimulatorTools:
    """Return what the simulator is made with; ``folder`` is where a picture keeps its work."""
    from bridge_rules_gui.window.simulator.tools import SimulatorTools  # noqa: PLC0415

    unsaved = (folder or resources.user_data()) / "unsaved"
    return SimulatorTools(read_situations, unsaved, resources.assets() / "fonts")


def quiz_tools(folder: Path | None) -> QuizTools:
    """Return what the quiz is made with; ``folder`` is where a picture keeps its progress."""
    from bridge_rules_gui.window.quiz.tools import QuizTools  # noqa: PLC0415

    kept = (folder or resources.user_data()) / "progress"
    return QuizTools(build_questions, kept, resources.assets() / "fonts")


def build_questions(terminology: Terminology, phrasebook: Phrasebook) -> QuestionBank:
    """Make the questions ready, with what they quote in the reader's language."""
    from bridge_rules_gui.notation.files import read_library  # noqa: PLC0415
    from bridge_rules_gui.quiz.questions import question_bank  # noqa: PLC0415
    from bridge_rules_gui.reading.questions import read_questions  # noqa: PLC0415
    from bridge_rules_gui.reading.topics import read_topics  # noqa: PLC0415

    content = resources.content()
    return question_bank(
        terminology,
        concordance=open_concordance(),
        topics=read_topics(content),
        scenarios=read_library(content),
        authored=read_questions(content),
        phrasebook=phrasebook,
    )


def read_situations(text: Callable[[str], str]) -> SituationLibrary:
    """Read the situations of the simulator."""
    from bridge_rules_gui.simulation.library import read_library  # noqa: PLC0415

    return read_library(resources.content() / "scenarios", text)


def build_instruments(language: InterfaceLanguage, folder: Path | None) -> Instruments:
    """Return what the window works with; ``folder`` is where a picture keeps its work."""
    from bridge_rules_gui.window.instruments import Instruments  # noqa: PLC0415 - as above

    return Instruments(
        build_search,
        build_terminology,
        partial(build_comparison, language=language),
        OwnTexts(folder),
        simulator_tools(folder),
        quiz_tools(folder),
        open_termbase,
        open_help,
        notebook=partial(open_notebook, folder),
    )


@dataclass(frozen=True, slots=True)
class OwnTexts:
    """How the user's own texts are opened and read; ``folder`` is where a picture keeps them."""

    folder: Path | None = None

    @property
    def shelf(self) -> OwnTextShelf:
        """Where they are kept."""
        from bridge_rules_gui.own_text.shelf import OwnTextShelf  # noqa: PLC0415

        return OwnTextShelf((self.folder or resources.user_data()) / "own-texts")

    def open_file(self, path: Path) -> bytes:
        """Return the bytes of a file; raise `SourceError` when it cannot be a text."""
        from bridge_rules_gui.reading.own_text.text_file import read_bytes  # noqa: PLC0415

        return read_bytes(path)

    def read(self, content: bytes, name: str, where: str, tick: Callable[[float], None]) -> OwnText:
        """Return a text as it was understood; raise `SourceError` when it is none of the Laws."""
        from bridge_rules_gui.reading.own_text.reader import read_content  # noqa: PLC0415

        return read_content(content, name, where, tick)
