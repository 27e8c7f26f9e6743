"""From every law of every edition it is one step to its code or to the reason why there is none."""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui import rulings
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import index
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.left_out import REASONS
from bridge_rules_gui.services.ruling.coverage import coverage_document
from tests.rulings.cases import HERE, cases

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.corpus import Corpus

LAW_MODULES = sorted(
    module.name for module in pkgutil.iter_modules(rulings.__path__) if module.name[:3] == "law"
)

CASES_ELSEWHERE = {
    "law20_corrected_explanation": "law20_review_and_explanation",
    "law50_lead_before_choice": "law50_penalty_card",
    "law62_later_cards": "law62_correction",
    "law62_twelfth_trick": "law62_correction",
    "law64_equity": "law64_after_establishment",
    "law67_card_missing": "law67_defective_trick",
    "law67_card_played_again": "law67_defective_trick",
    "law67_too_many_cards": "law67_defective_trick",
}
"""Modules that share the case table of another module on the same law."""

NOT_IN_THE_EDITION = {
    (Irregularity.FORBIDDEN_DOUBLE, Edition.BG_2017): "2017 forbids partner no double",
}
"""Irregularities an edition does not know."""


CASES = tuple(
    (table.stem, row.values[0])
    for table in sorted(HERE.glob("*.toml"))
    for row in cases(table.stem)
)


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("law", index.LAWS)
def test_every_law_has_its_modules_or_a_reason(edition: Edition, law: int) -> None:
    is_ruled_on = any(citation.law == law for citation in index.cited(edition))
    assert is_ruled_on or index.reason(edition, Citation(law))


@pytest.mark.parametrize("edition", Edition)
def test_every_provision_is_cited_or_told_why_not(corpus: Corpus, edition: Edition) -> None:
    rows = coverage_document(corpus, edition.value)[edition.value]["rows"]
    assert [row["cite"] for row in rows if not row["modules"] and not row["reason"]] == []


def test_reasons_are_given_for_provisions_some_book_has(corpus: Corpus) -> None:
    printed = {str(each.citation) for book in corpus.books.values() for each in book.provisions}
    told = {str(about) for module in index.law_modules() for _, about, _ in module.reasons}
    assert told | {cite for by_cite in REASONS.values() for cite in by_cite} <= printed


@pytest.mark.parametrize("module", LAW_MODULES)
def test_every_law_module_has_its_cases_and_its_test(module: str) -> None:
    table = CASES_ELSEWHERE.get(module, module)
    assert table[:5] == module[:5]
    assert (HERE / f"{table}.toml").is_file()
    assert (HERE / f"test_{table}.py").is_file()


@pytest.mark.parametrize("module", sorted(CASES_ELSEWHERE))
def test_a_module_without_a_table_is_cited_in_the_other_one(module: str) -> None:
    loaded = importlib.import_module(f"{rulings.__name__}.{module}")
    for name, edition in (
        ("RU", Edition.RU_1987),
        ("SR", Edition.SR_2007),
        ("BG", Edition.BG_2017),
    ):
        grounds = {str(ground) for ground in getattr(loaded, name, {}).values()}
        law = CASES_ELSEWHERE[module][:5]
        cited = {
            str(cite)
            for table, case in CASES
            if case.edition is edition and table[:5] == law
            for cite in (*case.expected.get("laws", ()), *case.expected.get("words", ()))
        }
        assert not grounds or grounds & cited


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("key", Irregularity)
def test_every_irregularity_is_ruled_on_in_some_case(edition: Edition, key: Irregularity) -> None:
    ruled = any(
        case.edition is edition and case.expected.get("irregularity") == key.value
        for _, case in CASES
    )
    assert ruled != ((key, edition) in NOT_IN_THE_EDITION)
