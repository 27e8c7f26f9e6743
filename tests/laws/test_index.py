"""From every law of every edition it is one step to its code or to the reason why there is none."""

from __future__ import annotations

import pkgutil
from itertools import product

import pytest

from bridge_rules_gui import laws
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.laws import index
from bridge_rules_gui.simulation.ruling.coverage import coverage_document
from bridge_rules_gui.table.irregularity import Irregularity
from tests.every import every
from tests.laws.cases import HERE, TABLES, cases

LAW_MODULES = sorted(
    module.name for module in pkgutil.iter_modules(laws.__path__) if module.name[:3] == "law"
)

CASES_ELSEWHERE = {
    "law50_choice_before_lead": "law50_penalty_card",
    "law50_early_lead": "law50_penalty_card",
}
"""Modules that share the case table of another module on the same law."""

NOT_IN_THE_EDITION = {
    (Irregularity.FORBIDDEN_DOUBLE, Edition.BG_2017): "2017 forbids partner no double",
}
"""Irregularities an edition does not know."""


@every("edition", Edition)
@every("law", index.LAWS)
def test_every_law_has_its_modules_or_a_reason(edition: Edition, law: int) -> None:
    is_ruled_on = any(citation.law == law for citation in index.cited(edition))
    assert is_ruled_on or index.reason(edition, Citation(law))


@pytest.mark.parametrize("edition", Edition)
def test_every_provision_is_cited_or_told_why_not(corpus: Corpus, edition: Edition) -> None:
    rows = coverage_document(corpus, edition.value)[edition.value]["rows"]
    assert [row["cite"] for row in rows if not row["modules"] and not row["reason"]] == []


def test_reasons_are_given_for_provisions_some_book_has(corpus: Corpus) -> None:
    printed = {str(each.citation) for book in corpus.books.values() for each in book.provisions}
    found = {c for edition in Edition for law in index.LAWS for c in index.reasons(edition, law)}
    assert found <= printed


@every("module", LAW_MODULES)
def test_every_law_module_has_its_cases(module: str) -> None:
    table = CASES_ELSEWHERE.get(module, module)
    assert table[:5] == module[:5]
    assert table in TABLES


def test_every_irregularity_is_ruled_on_in_some_case() -> None:
    rows = [row for path in HERE.glob("*.toml") for row in cases(path.stem)]
    ruled = {(row.expected.get("irregularity"), row.edition) for row in rows}
    unruled = {each for each in product(Irregularity, Edition) if each not in ruled}
    assert unruled == set(NOT_IN_THE_EDITION)
