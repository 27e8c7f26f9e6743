"""The consistency report finds what a reader of the books would stumble over."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import PartOfSpeech
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.terms.answers import Finding, FindingKind
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.terms.weight_words import weights

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017


@pytest.fixture(scope="module")
def findings(terminology: Terminology) -> tuple[Finding, ...]:
    """Return the report on the real books."""
    return terminology.report()


def _of(
    findings: tuple[Finding, ...], kind: FindingKind, concept: str, edition: Edition | None = None
) -> Finding:
    (found,) = (
        f for f in findings if (f.kind, f.edition) == (kind, edition) and concept in f.concepts
    )
    return found


def test_declarer_has_two_words_in_the_bulgarian_book(findings: tuple[Finding, ...]) -> None:
    found = _of(findings, FindingKind.SEVERAL_TERMS, "declarer", BG)
    counts = {variant.text: variant.count for variant in found.variants}
    assert counts["декларант"] > counts["разиграващ"] > 0
    rare = next(v for v in found.variants if v.text == "разиграващ")
    assert "bg2017/41C" in {str(address) for address, _ in rare.places}


def test_the_commentary_says_another_word_for_call(findings: tuple[Finding, ...]) -> None:
    found = _of(findings, FindingKind.COMMENTARY_DIFFERS, "call", BG)
    words = {(v.text, v.is_commentary) for v in found.variants}
    assert words == {("обява", False), ("обява", True), ("анонс", True)}


def test_the_commentary_prefers_another_word(findings: tuple[Finding, ...]) -> None:
    found = _of(findings, FindingKind.COMMENTARY_DIFFERS, "unintended", BG)
    counts = {(v.text, v.is_commentary): v.count for v in found.variants}
    assert counts["неумишлен", False] > counts["неволен", False]
    assert counts["неволен", True] > counts.get(("неумишлен", True), 0)


def test_one_law_is_no_other_word_for_the_laws(findings: tuple[Finding, ...]) -> None:
    differ = {f.concepts[0] for f in findings if f.kind is FindingKind.COMMENTARY_DIFFERS}
    assert "laws-of-bridge" not in differ  # "правило" in the commentary is one of them


@pytest.mark.parametrize("concept", ["shuffle", "deal", "rotation"])
def test_nouns_are_not_compared_with_verbs_nor_words_of_several_concepts(
    findings: tuple[Finding, ...], concept: str
) -> None:
    differ = {f.concepts[0] for f in findings if f.kind is FindingKind.COMMENTARY_DIFFERS}
    assert concept not in differ


def test_one_russian_word_is_board_and_deal(findings: tuple[Finding, ...]) -> None:
    shared = [f for f in findings if f.kind is FindingKind.SHARED_TERM and f.edition is RU]
    (found,) = (f for f in shared if {"board", "deal"} <= set(f.concepts))
    assert {variant.text for variant in found.variants} == {"сдача"}


def test_a_word_of_several_concepts_is_listed_apart(findings: tuple[Finding, ...]) -> None:
    found = _of(findings, FindingKind.SEVERAL_TERMS, "board", BG)
    own = {v.text for v in found.variants if not v.is_shared}
    assert own == {"контейнер", "дубликатен контейнер"}
    shared = {v.text: v.shared_with for v in found.variants if v.is_shared}
    assert shared == {"раздаване": ("deal",), "игра": ("deal", "play")}
    assert [v.is_shared for v in found.variants] == [False, False, True, True]


def test_aspects_are_not_several_terms(findings: tuple[Finding, ...]) -> None:
    several = [f for f in findings if f.kind is FindingKind.SEVERAL_TERMS and f.edition is RU]
    assert {"choose", "prohibited", "to-explain"}.isdisjoint(c for f in several for c in f.concepts)


def test_terms_among_which_a_book_chooses_are_of_one_part_of_speech(
    findings: tuple[Finding, ...], terminology: Terminology
) -> None:
    for finding in (f for f in findings if f.kind is FindingKind.SEVERAL_TERMS):
        assert finding.edition is not None
        terms = terminology.concept(finding.concepts[0]).editions[finding.edition].terms
        texts = {variant.text for variant in finding.variants}
        by_part = [{t.text for t in terms if t.part_of_speech is part} for part in PartOfSpeech]
        assert any(texts <= of_part for of_part in by_part)


def test_a_definition_missing_from_two_editions_is_reported(
    findings: tuple[Finding, ...],
) -> None:
    found = _of(findings, FindingKind.DEFINITION_MISSING, "artificial-call")
    assert [e.place is not None for e in found.explanations] == [False, False, True]
    assert "Пас, който обещава" in found.explanations[2].text


def test_artificial_passes_are_to_be_read_beside_one_another(
    findings: tuple[Finding, ...],
) -> None:
    found = _of(findings, FindingKind.DEFINITIONS_DIFFER, "artificial-pass")
    differing = {e.edition: e.differing for e in found.explanations}
    # 1987 speaks of a suit named earlier, 2017 of the last suit named.
    assert "earlier" in differing[RU]
    assert "last" in differing[BG]


def test_a_turn_that_is_a_right_and_a_duty_is_reported(findings: tuple[Finding, ...]) -> None:
    found = _of(findings, FindingKind.DEFINITIONS_DIFFER, "turn")
    differing = {e.edition: e.differing for e in found.explanations}
    assert "right" in differing[RU]
    assert "duty" in differing[BG]


@pytest.mark.parametrize("concept", ["bid", "double", "denomination", "partscore", "pack"])
def test_another_wording_is_no_contradiction(findings: tuple[Finding, ...], concept: str) -> None:
    differing = {f.concepts[0] for f in findings if f.kind is FindingKind.DEFINITIONS_DIFFER}
    assert concept not in differing


def test_every_finding_has_places_that_can_be_opened(
    findings: tuple[Finding, ...], terminology: Terminology
) -> None:
    for finding in findings:
        places = [address for variant in finding.variants for address, _ in variant.places]
        places += [e.place for e in finding.explanations if e.place is not None]
        assert places
        assert all(terminology.corpus.has_place(place) for place in places)


def test_every_kind_of_finding_is_met(findings: tuple[Finding, ...]) -> None:
    assert {finding.kind for finding in findings} == set(FindingKind)


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        (Language.RUSSIAN, "обещает или отрицает в ранее названной масти", ("earlier",)),
        (Language.BULGARIAN, "в последния споменат цвят", ("last",)),
        (Language.SERBIAN, "od tri karte ili više, osim 10", ("except", "3", "10", "at least")),
        (Language.RUSSIAN, "по меньшей мере указанное количество", ("at least",)),
        (Language.RUSSIAN, "90 или менее очков", ("90", "at most")),
        (Language.BULGARIAN, "Не повече от 90 точки", ("90", "at most")),
        (Language.BULGARIAN, "Цветът или Без Коз", ()),
        (Language.SERBIAN, "završni licit", ("last",)),
        (Language.BULGARIAN, "един играч има задължението", ("duty",)),
        (Language.RUSSIAN, "игрок имеет право", ("right",)),
    ],
)
def test_words_of_weight_are_found(language: Language, text: str, found: tuple[str, ...]) -> None:
    assert weights(text, language) == found
