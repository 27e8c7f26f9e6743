"""A window with help and quick find on the small books, driven as a reader does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from pytestqt.qtbot import QtBot

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.described import Description, Example
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.guide.help_pages import HelpPages
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.search.search import Search
from bridge_rules_gui.simulation.library import SituationLibrary
from bridge_rules_gui.window.guide.quick_sheet import QuickSheet
from bridge_rules_gui.window.instruments import Instruments
from bridge_rules_gui.window.simulator.tools import SimulatorTools
from tests.window.searching_window import Reader
from tests.window.study_corpus import INSTRUMENTS, TERMBASE


def _situations(text: Callable[[str], str]) -> SituationLibrary:
    from bridge_rules_gui.simulation.library import read_library

    return read_library(resources.content() / "scenarios", text)


def _help(language: InterfaceLanguage) -> HelpPages:
    return HelpPages(resources.content() / "help", language)


def instruments_of(folder: Path) -> Instruments:
    """Return what the window is given: the small terms, the real situations and help."""
    case = Description(
        "en",
        "She dropped a card on the table while we were bidding.",
        (Address(Edition.BG_2017, Citation(27)),),
        Example("scenario:law24-king-on-the-table", "King on the table"),
    )

    def search(corpus: Corpus) -> Search:
        return Search.of(corpus, TERMBASE, corpus.read_concordance(), [case])

    tools = SimulatorTools(_situations, folder / "unsaved", resources.assets() / "fonts")
    return replace(
        INSTRUMENTS,
        search=search,
        simulator=tools,
        termbase=lambda: TERMBASE,
        help_pages=_help,
    )


def guided(qtbot: QtBot, corpus: Corpus, folder: Path, asked: str = "") -> Reader:
    """Return a reader at a window that stands on the screen."""
    return Reader(qtbot, corpus, folder / "window.ini", asked, instruments_of(folder))


def sheet_of(reader: Reader) -> QuickSheet:
    finding = reader.window.guide.finding
    assert finding is not None
    return finding.sheet
