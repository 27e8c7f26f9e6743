"""The names in a report are those of the window, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from bridge_rules_gui import resources
from bridge_rules_gui.building import open_labels, open_phrasebook
from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.comparison.page import alike
from bridge_rules_gui.corpus.changes import STEPS
from bridge_rules_gui.corpus.concordance import ChangeKind, Relation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exports.report_names import PrintedNames
from bridge_rules_gui.language.concept_names import concept_names
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.reading.concordance import read_concordance
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.comparison.names import ComparisonNames
from bridge_rules_gui.window.interface_language import InterfaceLanguages
from bridge_rules_gui.window.speaking import speak


@pytest.fixture(params=InterfaceLanguage)
def language(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[InterfaceLanguage]:
    """A language that the window speaks too, whatever the system speaks."""
    spoken: InterfaceLanguage = request.param
    languages, default = InterfaceLanguages(qapp, resources.translations), QLocale()
    languages.speak(spoken)
    speak(lambda: open_phrasebook(spoken))
    yield spoken
    languages.speak(InterfaceLanguage.ENGLISH)
    speak(lambda: ENGLISH)
    QLocale.setDefault(default)


def test_names_agree(language: InterfaceLanguage, corpus: Corpus, terminology: Terminology) -> None:
    concepts = concept_names(language, terminology.termbase)
    printed = PrintedNames(open_phrasebook(language), open_labels(language), concepts)
    window = ComparisonNames(concepts)
    assert printed.language == language.value
    assert [printed.kind(k) for k in ChangeKind] == [window.kind(k) for k in ChangeKind]
    assert [printed.relation(r) for r in Relation] == [window.relation(r) for r in Relation]
    assert [printed.column(e) for e in Edition] == [window.column(e) for e in Edition]
    assert [printed.step(s) for s in STEPS] == [window.step(s) for s in STEPS]
    assert printed.no_rows() == window.no_rows()
    concordance = read_concordance(resources.content())
    comparisons = Comparisons(corpus, concordance, (), terminology)
    for law in (16, 27, 64):
        for row in comparisons.of(law, tuple(Edition)).rows:
            for marks in alike(row.marks):
                assert printed.marks(marks) == window.marks(marks)
            for cell in row.cells:
                assert printed.blank(row, cell) == window.blank(row, cell)
                for provision in cell.provisions:
                    assert printed.place(provision, law) == window.place(provision, law)
