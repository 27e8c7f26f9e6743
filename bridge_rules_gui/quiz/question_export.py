"""Questions written for other programs: a package for Anki, or CSV."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.anki import write_package, write_quiz_csv
from bridge_rules_gui.exchange.anki_notes import AnkiChoice, AnkiDeck, AnkiNote, AnkiSource
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.library.chapters import chapters
from bridge_rules_gui.library.export_part import Part
from bridge_rules_gui.quiz.bank import QuestionBank, QuestionFilter
from bridge_rules_gui.quiz.question import DRILLS, Question, QuestionKind
from bridge_rules_gui.quiz.question_documents import table_lines

COUNT: Final = 2_000
"""How many questions are exported unless somebody says otherwise: all those by hand, and more."""

SEED: Final = 1
"""The seed they are drawn by: the same questions every time."""

_DEFINITIONS: Final = "I"
"""The chapter whose deck has what prefaces and definitions decide."""


class QuizFormat(StrEnum):
    """The formats questions are written in."""

    APKG = "apkg"
    """A package of Anki."""
    CSV = "csv"


def questions_of(
    bank: QuestionBank,
    part: Part,
    editions: Iterable[Edition],
    count: int = COUNT,
    kinds: frozenset[QuestionKind] = frozenset(),
) -> tuple[Question, ...]:
    """Return the questions to be exported: those written by hand, then made ones.

    Without `kinds` all are exported but the drills.
    Where there are more written by hand than asked for, some are drawn from all the laws.
    Questions without a law of their own are only in an export of all laws.
    """
    laws = frozenset[int]() if part.is_whole else frozenset(part.laws)
    asked = frozenset(editions)
    requested = kinds or frozenset(QuestionKind) - DRILLS
    by_hand = frozenset({QuestionKind.AUTHORED})
    authored = QuestionFilter(by_hand, asked, laws)
    made = QuestionFilter(requested - by_hand, asked, laws)
    found = (
        [q for q in bank.catalogue(authored) if _decides(q, part)] if by_hand <= requested else []
    )
    if len(found) > count:
        every = bank.draw(len(found), SEED, authored)
        kept = {q.identifier for q in [q for q in every if _decides(q, part)][:count]}
        found = [q for q in found if q.identifier in kept]
    lacking = count - len(found)
    # A question is drawn also where the laws asked for stand behind it, and do not decide it.
    number = lacking if part.is_whole else 3 * lacking
    drawn = bank.draw(number, SEED, made) if made.kinds else ()
    return (*found, *[q for q in drawn if _decides(q, part)][:lacking])


def exported_questions(
    corpus: Corpus,
    questions: Iterable[Question],
    form: QuizFormat,
    version: int,
    say: Callable[[Sentence], str] = ENGLISH.say,
) -> bytes:
    """Return the content of the file; ``version`` numbers the state of the questions."""
    notes = question_notes(corpus, questions, say)
    if not notes:
        raise ValueError("there are no such questions; ask for other laws or editions")
    if form is QuizFormat.CSV:
        return write_quiz_csv(notes)
    editions = dict.fromkeys(note.deck.edition for note in notes)
    rights = "\n".join(dict.fromkeys(corpus.books[edition].rights for edition in editions))
    return write_package(notes, version, rights)


def _decides(question: Question, part: Part) -> bool:
    """Tell whether the place that decides a question lies in a part of the laws."""
    return part.is_whole or question.sources[0].address.law in part.laws


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
