"""The English names of a report are those of the window in English."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QLocale

from bridge_rules_gui import resources
from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.comparison.page import alike
from bridge_rules_gui.corpus.changes import STEPS
from bridge_rules_gui.corpus.concordance import ChangeKind, Relation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exports.report_names import EnglishNames
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.phrasebook import ENGLISH as PLAIN_ENGLISH
from bridge_rules_gui.language.phrasebook import Phrasebook
from bridge_rules_gui.reading.concordance import read_concordance
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.exporting.names import WindowReportNames
from bridge_rules_gui.window.speaking import speak

ENGLISH, WINDOW = EnglishNames(), WindowReportNames()


def test_names_without_rows_agree() -> None:
    assert [ENGLISH.kind(k) for k in ChangeKind] == [WINDOW.kind(k) for k in ChangeKind]
    assert [ENGLISH.relation(r) for r in Relation] == [WINDOW.relation(r) for r in Relation]
    assert [ENGLISH.column(e) for e in Edition] == [WINDOW.column(e) for e in Edition]
    assert [ENGLISH.step(s) for s in STEPS] == [WINDOW.step(s) for s in STEPS]
    assert ENGLISH.title() == WINDOW.title()
    assert ENGLISH.contents() == WINDOW.contents()
    assert ENGLISH.legend() == WINDOW.legend()
    assert ENGLISH.law(27) == WINDOW.law(27)
    assert ENGLISH.no_rows() == WINDOW.no_rows()


@pytest.mark.parametrize(
    "language", [InterfaceLanguage.SERBIAN_CYRILLIC, InterfaceLanguage.ENGLISH]
)
def test_report_of_the_window_is_in_its_language_whatever_the_system_speaks(
    language: InterfaceLanguage, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(lambda: speak(lambda: PLAIN_ENGLISH))
    request.addfinalizer(partial(QLocale.setDefault, QLocale()))
    QLocale.setDefault(QLocale(QLocale.Language.Bulgarian))
    speak(lambda: Phrasebook(language))
    assert WINDOW.language == language.value


@pytest.mark.parametrize("law", [16, 27, 64])
def test_names_of_real_rows_agree(corpus: Corpus, terminology: Terminology, law: int) -> None:
    concordance = read_concordance(resources.content())
    comparison = Comparisons(corpus, concordance, (), terminology).of(law, tuple(Edition))
    for row in comparison.rows:
        for marks in alike(row.marks):
            assert ENGLISH.marks(marks) == WINDOW.marks(marks)
        for cell in row.cells:
            assert ENGLISH.blank(row, cell) == WINDOW.blank(row, cell)
            for provision in cell.provisions:
                assert ENGLISH.place(provision, law) == WINDOW.place(provision, law)
