"""Definitions in two columns: terms, English terms, meanings."""

from __future__ import annotations

import pytest

from bridge_rules_gui.reading.drafts import BookDraft, DefinitionDraft, source_lines


def _definition(draft: BookDraft, concept: str) -> DefinitionDraft:
    return next(d for d in draft.definitions if d.concept == concept)


def test_definitions_are_counted(draft: BookDraft) -> None:
    assert len(draft.definitions) == 56
    assert len({d.concept for d in draft.definitions}) == 56
    assert sum(len(d.senses) for d in draft.definitions) == 16


@pytest.mark.parametrize(
    ("concept", "term", "english"),
    [
        ("adjusted-score", "Присуждённый результат", "adjusted score"),
        # two terms, the second on the line above the English one
        ("average", "Среднее, средний результат", "average"),
        # the column is full: no blank before the bracket
        ("contestant", "Участник(соревнования)", "contestant"),
        # the English term takes two lines
        ("international-matchpoint", "IMP", "International Match Point"),
        ("matchpoint", "MP", "Match Point"),
        # spelt in another way than the corpus does
        ("honour", "Онер", "honor"),
        ("partscore", "Частичная запись", "part score"),
        ("odd-trick", "Уровень(контракта)", "odd tricks"),
        # the term runs into the right column by a comma; the English is misprinted
        ("psychic-call", "Психологическая заявка, блеф", "phychic call"),
    ],
)
def test_term(draft: BookDraft, concept: str, term: str, english: str) -> None:
    definition = _definition(draft, concept)
    assert (definition.term, definition.english) == (term, english)


def test_senses_below_both_columns(draft: BookDraft) -> None:
    definition = _definition(draft, "adjusted-score")
    assert definition.body.text == (
        "Результат, присуждённый судьёй (см.правило 12). Может быть либо искусственным,"
        " либо оценочным."
    )
    assert [sense.text[:22] for sense in definition.senses] == [
        "Искусственный п.р. наз",
        "Оценочный п.р. назнача",
    ]


def test_remark_between_two_senses_belongs_to_the_first(draft: BookDraft) -> None:
    first, second = _definition(draft, "convention").senses
    assert first.text.endswith(
        "деноминацией\n(Для определения конвенционного паса см. правило 30C)."
    )
    assert second.text.startswith("Игра на висте, служащая")


def test_paragraph_below_both_columns(draft: BookDraft) -> None:
    text = _definition(draft, "declarer").body.text
    first, second = text.split("\n")
    assert first.endswith("назначил деноминацию финального контракта.")
    assert second.startswith("Он становится разыгрывающим после предъявления первого хода (см.")


def test_each_opponent_has_a_line_of_its_own(draft: BookDraft) -> None:
    assert _definition(draft, "opponent").body.text.split("\n")[1:] == [
        "RHO(right-hand o.)- оппонент справа;",
        "LHO(left-hand o.) - оппонент слева;",
    ]


def test_signs_of_the_suits_are_restored(draft: BookDraft) -> None:
    body = _definition(draft, "suit").body
    assert body.text.endswith("символ:\n♠(пика),♥(черва),♦(бубна),♣(трефа).")
    assert [r.restored for r in body.restorations] == list("♠♥♦♣")


def test_source_lines_of_a_definition_are_one_range_a_page(draft: BookDraft) -> None:
    definition = _definition(draft, "convention")
    spans = [*definition.label_spans, *definition.body.spans]
    spans += [span for sense in definition.senses for span in sense.spans]
    assert source_lines(draft.ledger, spans).ranges == ((4822, 4828), (295, 298))
