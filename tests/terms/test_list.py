"""The list of concepts is narrowed by words of any language; one's own glossary stands apart."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.termbase import Subject
from bridge_rules_gui.exchange.glossary import Glossary, GlossaryEntry, GlossaryTerm
from bridge_rules_gui.language.alphabetical import alphabetical
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.terms.list import TermList, term_list
from bridge_rules_gui.terms.terminology import Terminology


def _entry(line: int, concept: str = "", **texts: str) -> GlossaryEntry:
    terms = tuple(GlossaryTerm(language, text, "mine", line) for language, text in texts.items())
    return GlossaryEntry(concept, terms, line)


GLOSSARY = Glossary(
    "mine.csv",
    (
        _entry(2, concept="revoke", bg="ренонс"),
        _entry(3, en="penalty card", sr="kažnjena karta"),
        _entry(4, ru="заявка", bg="анонс"),
        _entry(5, en="vugraph", bg="вюграф"),
    ),
)


@pytest.fixture(scope="module")
def listed(terminology: Terminology) -> TermList:
    """Return the list of the real termbase."""
    return term_list(terminology)


@pytest.fixture(scope="module")
def with_own(terminology: Terminology) -> Terminology:
    """Return the terminology with a little glossary beside it."""
    return terminology.with_glossary(GLOSSARY)


@pytest.mark.parametrize(
    "typed",
    ["penalty card", "card pen", "штрафн", "штрафными", "kaznena", "наказаната", "НАКАЗАН карта"],
)
def test_a_concept_is_found_in_any_language_and_form(listed: TermList, typed: str) -> None:
    assert "penalty-card" in [row.id for row in listed.rows(typed)]


@pytest.mark.parametrize(
    ("typed", "concept"),
    [("renonsom", "revoke"), ("ренонсом", "revoke"), ("deljenjem", "deal"), ("взяткою", "trick")],
)
def test_a_form_that_no_book_has_finds_the_concept(
    listed: TermList, typed: str, concept: str
) -> None:
    assert concept in [row.id for row in listed.rows(typed)]


@pytest.mark.parametrize("typed", ["štih", "stih", "штих", "trick", "взятк"])
def test_letters_and_accents_do_not_matter(listed: TermList, typed: str) -> None:
    assert "trick" in [row.id for row in listed.rows(typed)]


@pytest.mark.parametrize(
    ("typed", "concept"),
    [
        ("penalty card", "penalty-card"),
        ("card", "card"),
        ("наказан карта", "penalty-card"),
        ("renonsom", "revoke"),
        ("call", "call"),
        ("kaznena", "penalty-card"),  # not "kazna", of which it might be a form
    ],
)
def test_a_concept_called_so_comes_before_those_called_so_among_other_words(
    listed: TermList, typed: str, concept: str
) -> None:
    assert listed.rows(typed)[0].id == concept


def test_every_word_typed_must_be_met(listed: TermList) -> None:
    assert listed.rows("penalty zzz") == ()
    assert len(listed.rows()) > len(listed.rows("card")) > 1


def test_the_list_can_be_narrowed_to_a_subject(listed: TermList) -> None:
    rows = listed.rows(subject=Subject.OBLIGATION)
    assert "must" in [row.id for row in rows]
    assert {row.subject for row in rows} == {"obligation"}


def test_a_row_has_the_first_term_and_the_count_of_each_edition(listed: TermList) -> None:
    (row,) = (row for row in listed.rows("comparable") if row.id == "comparable-call")
    assert row.terms == ("", "", "подобна по значение обява")
    assert row.counts[:2] == (0, 0)
    assert row.counts[2] > 5


def test_own_terms_stand_on_the_card_but_not_in_the_columns(with_own: Terminology) -> None:
    card = with_own.card("revoke")
    assert [(t.language, t.text) for t in card.own] == [("bg", "ренонс")]
    assert all("ренонс" not in [a.term.text for a in c.terms] for c in card.columns)


def test_own_terms_are_joined_by_id_by_english_or_by_a_term(with_own: Terminology) -> None:
    assert [t.text for t in with_own.card("penalty-card").own] == ["penalty card", "kažnjena karta"]
    assert [t.text for t in with_own.card("call").own] == ["заявка", "анонс"]


def test_own_entries_without_concept_are_rows_of_their_own(with_own: Terminology) -> None:
    (row,) = (row for row in term_list(with_own).rows("вюграф"))
    assert (row.is_own, row.english, row.terms) == (True, "vugraph", ("", "", "вюграф"))


def test_own_terms_find_the_concept_they_are_joined_to(with_own: Terminology) -> None:
    assert "revoke" in [row.id for row in term_list(with_own).rows("ренонс")]


def test_a_glossary_can_be_laid_aside_again(with_own: Terminology) -> None:
    assert with_own.card("revoke").own
    assert not with_own.with_glossary(None).card("revoke").own


@pytest.mark.parametrize("language", InterfaceLanguage)
def test_concepts_are_in_the_order_of_the_readers_alphabet(
    terminology: Terminology, language: InterfaceLanguage
) -> None:
    names = [row.name(language) for row in term_list(terminology).rows(language=language)]
    assert names == sorted(names, key=lambda name: alphabetical(name, language))
    if language is InterfaceLanguage.BULGARIAN:
        assert names.index("взятка") < names.index("декларация") < names.index("обява")
