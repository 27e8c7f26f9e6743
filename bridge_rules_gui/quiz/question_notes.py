"""Questions as notes for Anki: each in the deck of its edition and chapter, with its source."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.exchange.anki_notes import AnkiChoice, AnkiDeck, AnkiNote, AnkiSource
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.library.chapters import chapters
from bridge_rules_gui.quiz.question import Question, QuestionKind
from bridge_rules_gui.quiz.question_documents import table_lines

_DEFINITIONS: Final = "I"


def question_notes(
    corpus: Corpus, questions: Iterable[Question], say: Callable[[Sentence], str] = ENGLISH.say
) -> tuple[AnkiNote, ...]:
    """Return the notes of questions, in their order; ``say`` puts sentences into a language."""
    chapter_of = {law: c.number for c in chapters(corpus) for law in c.laws}
    return tuple(_note(question, chapter_of, say) for question in questions)


def _note(
    question: Question, chapter_of: Mapping[int, str], say: Callable[[Sentence], str]
) -> AnkiNote:
    is_ordered = question.kind is QuestionKind.ORDER
    deciding = question.sources[0].address
    return AnkiNote(
        identifier=question.identifier,
        deck=AnkiDeck(question.edition, _chapter(deciding, chapter_of)),
        question=say(question.text),
        choices=tuple(
            AnkiChoice(say(choice.text), say(choice.why), is_right=number in question.answer)
            for number, choice in enumerate(question.choices)
        ),
        explanation=say(question.explanation),
        sources=tuple(AnkiSource(str(s.address), s.words) for s in question.sources),
        table=tuple(table_lines(question.scenario, say)) if question.scenario else (),
        order=question.answer if is_ordered else (),
        tags=tuple(_tags(question)),
    )


def _chapter(place: Address, chapter_of: Mapping[int, str]) -> str:
    """Return the chapter of a place; prefaces and definitions stand with the definitions."""
    return chapter_of[place.place.law] if isinstance(place.place, Citation) else _DEFINITIONS


def _tags(question: Question) -> Iterator[str]:
    yield f"edition::{question.edition.value}"
    place = question.sources[0].address.place
    if isinstance(place, Citation):
        yield f"law::{place.law:02}"
    if question.topic:
        yield f"topic::{question.topic}"
    yield f"kind::{question.kind.value}"
    yield f"difficulty::{question.difficulty}"
