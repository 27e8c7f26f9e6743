"""The lists of the Terms workplace keep Qt's rules, and say what they show in words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import PartOfSpeech, Subject, TermStatus
from bridge_rules_gui.terms.answers import FindingKind, TermRow
from bridge_rules_gui.terms.list import term_list
from bridge_rules_gui.terms.obligation import Strength
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.looks.palette import DARK, HIGH_CONTRAST, LIGHT, Colours
from bridge_rules_gui.window.rows_model import ROW_ROLE
from bridge_rules_gui.window.terms.concept_list import ConceptsModel
from bridge_rules_gui.window.terms.concordance_view import LINE_ROLE, Column, ConcordanceModel
from bridge_rules_gui.window.terms.names import (
    card_words,
    finding_words,
    kind_names,
    strength_names,
    subject_names,
)
from bridge_rules_gui.window.terms.obligation_marks import look_of
from bridge_rules_gui.window.terms.report_page import FindingsModel
from tests.window.study_corpus import small_terminology

OWN = TermRow("own:3", "vugraph", "", ("", "", "вюграф"), (0, 0, 0), (0, 0, 0), is_own=True)


def test_concepts_keep_the_rules(qtmodeltester: ModelTester, small_corpus: Corpus) -> None:
    model = ConceptsModel()
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    rows = (*term_list(small_terminology(small_corpus)).rows(), OWN)
    model.show_rows(rows)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    (call,) = (row for row in rows if row.id == "call")
    assert model.index_of("call").data(ROW_ROLE) == call
    assert not model.index_of("kibitzer").isValid()
    tip = Qt.ItemDataRole.ToolTipRole
    assert model.index(3).data(tip) == "<p>vugraph (your glossary)<br>вюграф</p>"
    assert model.index_of("call").data(tip) == "<p>call<br>обява</p>"


def test_lines_keep_the_rules(qtmodeltester: ModelTester, small_corpus: Corpus) -> None:
    model = ConcordanceModel()
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    lines = small_terminology(small_corpus).kwic("call", Edition.BG_2017)
    model.show_lines(lines)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    row = [model.index(3, column) for column in Column]
    assert [index.data() for index in row] == [
        "2017 23A",
        "",
        "Обява",
        ", която замества оттеглена обява.",
    ]
    assert row[0].data(LINE_ROLE) == lines[3]
    titles = [model.headerData(n, Qt.Orientation.Horizontal) for n in Column]
    assert titles == ["Place", "Before", "Word", "After"]


def test_findings_keep_the_rules(qtmodeltester: ModelTester, small_corpus: Corpus) -> None:
    model = FindingsModel()
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    terminology = small_terminology(small_corpus)
    findings = terminology.report()
    model.show_findings(findings, {row.id: row.id for row in term_list(terminology).rows()})
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    assert model.rowCount() == len(findings) > 0
    assert model.index(0).data(ROW_ROLE) == findings[0]
    missing = next(n for n, f in enumerate(findings) if f.kind is FindingKind.DEFINITION_MISSING)
    assert model.index(missing).data().startswith("call")


def test_a_finding_tells_in_its_line_what_differs(terminology: Terminology) -> None:
    names = {concept.id: concept.english[0] for concept in terminology.termbase.concepts}
    model = FindingsModel()
    model.show_findings(terminology.report(), names)
    found = [model.index(row).data() for row in range(model.rowCount())]
    assert "artificial pass: 1987 earlier, more · 2017 last" in found
    board = next(line for line in found if line.startswith("2017 · board: "))
    assert board.endswith("дубликатен контейнер ×4, (раздаване ×81), (игра ×17)")


def test_everything_has_a_name() -> None:
    assert set(subject_names()) == set(Subject)
    assert set(card_words({}).statuses) == set(TermStatus)
    assert set(card_words({}).parts_of_speech) == set(PartOfSpeech)
    assert set(finding_words({}).kinds) == set(kind_names()) == set(FindingKind)
    assert set(strength_names()) == set(Strength)


@pytest.mark.parametrize("colours", [LIGHT, DARK, HIGH_CONTRAST])
def test_strengths_differ_by_more_than_colour(colours: Colours) -> None:
    ranks = (Strength.MAY, Strength.SHOULD, Strength.SHALL, Strength.MUST)
    looks = [look_of(strength, colours) for strength in ranks]
    shapes = {
        (look.underlineStyle(), look.hasProperty(look.Property.BackgroundBrush)) for look in looks
    }
    assert len(shapes) == len(ranks)
    permitted, forbidden = look_of(Strength.MAY, colours), look_of(Strength.MAY_NOT, colours)
    assert permitted.underlineStyle() != forbidden.underlineStyle()
