"""The definitions: terms, their English fellows, and their senses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.address import parse_place
from bridge_rules_gui.reading.bg2017.definitions import read_definitions
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import BookDraft, DefinitionDraft
from bridge_rules_gui.reading.ledger import Ledger


@pytest.fixture(scope="session")
def of(draft: BookDraft) -> Callable[[str], DefinitionDraft]:
    table = {definition.concept: definition for definition in draft.definitions}
    return lambda concept: table[concept]


def test_concepts_are_those_of_the_laws(
    draft: BookDraft, golden: Callable[[str, str], None]
) -> None:
    rows = (f"{d.concept} | {d.term} | {d.english}\n" for d in draft.definitions)
    golden("bg2017-definitions.txt", "".join(rows))


def test_concepts_are_different_and_make_addresses(draft: BookDraft) -> None:
    concepts = [d.concept for d in draft.definitions]
    assert len(set(concepts)) == len(concepts)
    assert [str(parse_place(f"def:{c}")) for c in concepts] == [f"def:{c}" for c in concepts]


def test_simple_entry(of: Callable[[str], DefinitionDraft]) -> None:
    revoke = of("adjusted-score")
    assert (revoke.term, revoke.english) == ("Административен резултат", "Adjusted Score")
    assert revoke.body.text == (
        "Резултат, присъден от съдия (виж П12). Може да бъде изкуствен или назначен."
    )


def test_numbered_senses_lose_their_numbers(of: Callable[[str], DefinitionDraft]) -> None:
    play = of("play")
    assert play.body.text == ""
    assert [sense.text.split()[0] for sense in play.senses] == [
        *("Изиграване", "Съвкупността", "Период", "Съвкупността"),
    ]
    assert play.senses[2].text == "Период от време, през който картите са изиграни."


def test_ten_at_the_end_is_no_sense(of: Callable[[str], DefinitionDraft]) -> None:
    assert of("honour").body.text == "Всяко Асо, Рига, Дама, Вале или 10."
    assert of("honour").senses == []


def test_first_of_several_english_forms_names_the_concept(
    of: Callable[[str], DefinitionDraft],
) -> None:
    assert of("psychic-call").english == "Psychic call, psych[e], psychic"


def test_entry_with_three_heads_is_one_penalty(of: Callable[[str], DefinitionDraft]) -> None:
    penalty = of("penalty")
    assert penalty.term == "Наказание: дисциплинарно, процедурно"
    assert penalty.body.text.startswith("(виж също „Поправка“) – наказанията са 2 вида:")


def test_lost_bracket_does_not_hide_the_term(of: Callable[[str], DefinitionDraft]) -> None:
    assert (of("tournament").term, of("tournament").english) == ("Турнир", "Tournament")


def test_abbreviation_belongs_to_the_term(of: Callable[[str], DefinitionDraft]) -> None:
    matchpoint = of("international-matchpoint")
    assert matchpoint.term == "Международна мач-точка IMP"
    assert of("partscore").term == "Частичен запис, партскор"


def test_head_without_english_is_reported() -> None:
    lines = "## ДЕФИНИЦИИ\n\n<i>Взятка</i>\tЕдиница за оценка."
    ledger = Ledger(Document.from_bytes("x.txt", lines.encode()))
    (definition,), (problem,) = read_definitions(ledger, range(1, 4))
    assert (definition.concept, definition.term) == ("", "Взятка")
    assert problem.kind == "misprinted-head"
