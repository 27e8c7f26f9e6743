"""Cards, lines of context and the concept of a word, on the real books."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import TermKind, UnknownConceptError
from bridge_rules_gui.indexes.kwic import KwicSort
from bridge_rules_gui.terms.terminology import Terminology

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017


def test_the_card_of_penalty_card_has_three_columns(terminology: Terminology) -> None:
    card = terminology.card("penalty-card")
    assert [column.edition for column in card.columns] == [RU, SR, BG]
    preferred = [column.terms[0].term.text for column in card.columns]
    assert preferred == ["штрафная карта", "kaznena karta", "наказана карта"]
    for column in card.columns:
        for attested in column.terms:
            assert attested.count == sum(count for _, count in attested.forms)
            assert all(terminology.corpus.has_place(address) for address, _ in attested.places)
        assert 0 < column.count <= sum(attested.count for attested in column.terms)
    definitions = [str(column.definition) for column in card.columns]
    assert definitions == ["ru1987/def:penalty-card", "None", "bg2017/def:penalty-card"]
    assert card.columns[2].definition_text == "Карта, която е обект на разпореждане съгласно П50."


@pytest.mark.parametrize("edition", Edition)
def test_every_context_stands_word_by_word_in_its_place(
    terminology: Terminology, edition: Edition
) -> None:
    texts: dict[str, str] = {}
    for stretch in terminology.book(edition).stretches:
        texts[str(stretch.address)] = f"{texts.get(str(stretch.address), '')}\n{stretch.text}"
    for concept in terminology.termbase.concepts:
        terms = concept.editions.get(edition)
        if terms and terms.context:
            assert terms.context.quote in texts[f"{edition}/{terms.context.place}"], concept.id


def test_a_column_without_definition_quotes_its_book(terminology: Terminology) -> None:
    column = terminology.card("penalty-card").columns[1]
    assert column.definition is None
    assert column.context is not None
    quoted = terminology.kwic("kaznena karta", SR, width=1000)
    assert str(column.context) in {str(line.address) for line in quoted}
    assert column.quote.startswith("Prerano izložena")


def test_a_concept_an_edition_does_not_have_says_why(terminology: Terminology) -> None:
    old, _, new = terminology.card("comparable-call").columns
    assert not old.terms
    assert old.absent
    assert new.count > 5


def test_numbered_senses_of_a_definition_are_numbered(terminology: Terminology) -> None:
    text = terminology.card("artificial-call").columns[2].definition_text
    assert [line[:2] for line in text.splitlines()] == ["1.", "2.", "3."]


def test_words_of_the_commentary_stand_apart(terminology: Terminology) -> None:
    column = terminology.card("call").columns[2]
    assert "анонс" not in [attested.term.text for attested in column.terms]
    in_commentary = {attested.term.text: attested.count for attested in column.commentary}
    assert in_commentary["обява"] > in_commentary["анонс"] > 0


def test_an_unknown_concept_is_refused(terminology: Terminology) -> None:
    with pytest.raises(UnknownConceptError, match="penalty-crad"):
        terminology.card("penalty-crad")


def test_every_concept_has_a_card(terminology: Terminology) -> None:
    for concept in terminology.termbase.concepts:
        card = terminology.card(concept.id)
        assert any(column.terms or column.absent for column in card.columns)


@pytest.mark.parametrize(
    ("edition", "text", "word", "concepts"),
    [
        # the longest term around the word first
        (BG, "Всяка съществена наказана карта", "карта", ("major-penalty-card", "penalty-card")),
        (BG, "Всяка съществена наказана карта", "наказана", ("major-penalty-card",)),
        (RU, "Штрафной картой становится", "Штрафной", ("penalty-card",)),
        (SR, "u štihu", "štihu", ("trick",)),
        # one word of two concepts
        (RU, "сдача", "сдача", ("board", "deal")),
        # the end of the word, not beyond it
        (SR, "renons.", "s.", ("revoke",)),
        (SR, "renons.", ".", ()),
        (BG, "и после", "после", ()),
    ],
)
def test_a_word_of_the_page_leads_to_its_concepts(
    terminology: Terminology, edition: Edition, text: str, word: str, concepts: tuple[str, ...]
) -> None:
    found = terminology.concepts_at(edition, text, text.index(word))
    assert found[: len(concepts)] == concepts
    assert bool(found) is bool(concepts)


def test_lines_of_a_concept_show_all_its_terms(terminology: Terminology) -> None:
    lines = terminology.kwic("lho", BG)
    keywords = {line.keyword for line in lines}
    assert "ЛСП" in keywords
    assert any(keyword.lower().startswith("лявостоящ") for keyword in keywords)


def test_lines_of_a_word_show_all_its_forms(terminology: Terminology) -> None:
    keywords = {line.keyword.lower() for line in terminology.kwic("взятка", RU)}
    assert {"взятка", "взятки", "взяток", "взятку"} <= keywords
    assert terminology.kwic("   ", RU) == ()


def test_lines_of_several_words_show_them_together(terminology: Terminology) -> None:
    lines = terminology.kwic("izvorni atak", SR)
    assert len(lines) > 20
    assert all(len(line.keyword.split()) == 2 for line in lines)


def test_lines_can_be_sorted_by_the_word_after(terminology: Terminology) -> None:
    by_place = terminology.kwic("revoke", RU)
    by_right = terminology.kwic("revoke", RU, order=KwicSort.RIGHT)
    assert by_place != by_right
    assert set(by_place) == set(by_right)


def test_short_forms_are_found_in_their_own_letters_only(terminology: Terminology) -> None:
    for edition in Edition:
        book = terminology.book(edition)
        for key, term in book.terms.items():
            if term.kind is TermKind.SHORT:
                assert {form.casefold() for form in book.forms(key)} == {term.text.casefold()}


def test_a_participle_is_no_misprinted_player(terminology: Terminology) -> None:
    column = terminology.card("player").columns[2]
    assert "играл" not in {form for attested in column.terms for form, _ in attested.forms}


def test_serbian_queen_is_not_dummy(terminology: Terminology) -> None:
    # "dami" would be a form of "dama", and sr2007 has it for dummy alone.
    queen, dummy = (terminology.card(concept).columns[1].terms[0] for concept in ("queen", "dummy"))
    assert queen.forms == (("dama", 2),)
    assert "dama" not in dict(dummy.forms)
    assert dict(dummy.forms)["dami"] > 30


@pytest.mark.parametrize(
    ("concept", "edition", "term", "others"),
    [
        # "за столом" is at the table; "стола" alone may be of either
        ("dummy", 0, "стол", {"стол", "столе", "столом", "столы", "столов", "столах", "столами"}),
        ("laws-of-bridge", 0, "правила", {"правило", "правилом"}),  # one law is no book of laws
        ("partnership", 2, "партньори", {"партньор", "партньора", "партньорът"}),
        ("premature", 2, "предварителен", {"предварително"}),  # beforehand
    ],
)
def test_words_of_another_meaning_are_not_counted(
    terminology: Terminology, concept: str, edition: int, term: str, others: set[str]
) -> None:
    column = terminology.card(concept).columns[edition]
    attested = next(a for a in column.terms if a.term.text == term)
    assert attested.count
    assert others.isdisjoint(form for form, _ in attested.forms)


def test_words_counted_for_two_concepts_say_so(terminology: Terminology) -> None:
    board = terminology.card("board").columns[0]
    assert board.shared == board.terms[0].shared == (("deal", board.terms[0].count),)
    assert terminology.card("dummy").columns[0].shared == ()


@pytest.mark.parametrize(
    ("concept", "edition", "count"),
    [
        # Of 20 places of "кръг" two are of a round of the auction.
        ("round", 2, 18),
        ("round-of-auction", 2, 2),
        # "Претенция" is said of a revoke in 61C, 65D, 66C and 66D.
        ("claim-of-revoke", 2, 3),
    ],
)
def test_a_word_of_two_senses_is_counted_where_it_has_each(
    terminology: Terminology, concept: str, edition: int, count: int
) -> None:
    column = terminology.card(concept).columns[edition]
    assert (column.count, column.shared) == (count, ())
