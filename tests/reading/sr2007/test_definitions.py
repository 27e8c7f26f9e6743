"""The definitions, printed without the title of their chapter."""

from __future__ import annotations

import pytest

from bridge_rules_gui.reading.drafts import BookDraft, DefinitionDraft
from bridge_rules_gui.reading.sr2007.definitions import CONCEPTS


def _definition(draft: BookDraft, concept: str) -> DefinitionDraft:
    return next(d for d in draft.definitions if d.concept == concept)


def test_there_are_53_definitions_in_the_order_of_the_book(draft: BookDraft) -> None:
    terms = [definition.term for definition in draft.definitions]
    assert len(terms) == len(CONCEPTS) == 53
    assert terms[:5] == ["Adut", "Alert", "Atak", "Blef", "Boja"]
    assert terms[-3:] == ["Špil", "Štih", "Štihovski poeni"]


def test_concept_ids_are_kebab_case_and_single(draft: BookDraft) -> None:
    concepts = [definition.concept for definition in draft.definitions]
    assert len(set(concepts)) == len(concepts)
    assert all(part.isalpha() and part.islower() for c in concepts for part in c.split("-"))
    assert all(definition.english for definition in draft.definitions)


@pytest.mark.parametrize(
    ("concept", "term", "english"),
    [
        ("dealer", "Delitelj", "dealer"),
        ("rho", "DP", "RHO"),
        ("dummy", "DAMI", "dummy"),
        ("director", "Direktor turnira (sudija, DT)", "Director"),
        ("partscore", "Parcijalni rezultat (part-skor)", "partscore"),
        (
            "international-matchpoint",
            "Internacionalni meč poeni (IMP)",
            "international matchpoint (IMP)",
        ),
        ("psychic-call", "Blef", "psychic call"),
    ],
)
def test_english_term_in_brackets_leaves_the_headword(
    draft: BookDraft, concept: str, term: str, english: str
) -> None:
    definition = _definition(draft, concept)
    assert (definition.term, definition.english) == (term, english)


def test_senses_are_told_from_the_words_before_them(draft: BookDraft) -> None:
    senses = {d.concept: len(d.senses) for d in draft.definitions if d.senses}
    assert senses == {
        "board": 2,
        "deal": 2,
        "play": 4,
        "convention": 2,
        "auction": 2,
        "adjusted-score": 2,
        "dummy": 2,
    }


def test_adjusted_score_continues_behind_the_page_break(draft: BookDraft) -> None:
    definition = _definition(draft, "adjusted-score")
    assert definition.body.text.endswith("To je ili veštački ili dodeljeni rezultat.")
    assert definition.senses[0].text.startswith("Veštački prilagođeni rezultat dodeljuje se")
    assert definition.senses[1].text.endswith("postignut posle nepravilnosti.")


def test_suit_symbols_stand_in_the_definition_of_suit(draft: BookDraft) -> None:
    assert _definition(draft, "suit").body.text.endswith(
        "karakterističnim simbolom: Pik (♠), Herc (♥), Karo (♦) i Tref (♣)."
    )


def test_english_terms_the_book_does_not_print_are_told_from_its_own(draft: BookDraft) -> None:
    printed = {d.concept for d in draft.definitions if d.english_is_printed}
    assert printed == {"dealer", "rho", "lho", "dummy"}
