"""An independent check of questions: each is answered again from the books and by a new ruling.

Nothing here knows how a question was made. What is asked is read from its own words; cases
are ruled on afresh, words looked up in the book, scores counted from the printed table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.quiz.question import Question, QuestionKind
from bridge_rules_gui.table.ground import passages
from tests.quiz import validating_books, validating_rulings
from tests.quiz.evidence import Evidence, squeezed
from tests.quiz.quotations import (
    OF_RULINGS,
    cut_short,
    quotations,
    sources_cut_short,
    sources_without_their_conditions,
    unquoted,
)

_CHECKS: Mapping[QuestionKind, Callable[[Question, Evidence], Iterator[str]]] = {
    QuestionKind.RULING: validating_rulings.ruling,
    QuestionKind.LAW: validating_rulings.law,
    QuestionKind.ORDER: validating_rulings.order,
    QuestionKind.PASSAGE: validating_rulings.passage,
    QuestionKind.CLOZE: validating_books.cloze,
    QuestionKind.OBLIGATION: validating_books.obligation,
    QuestionKind.TERM: validating_books.term,
    QuestionKind.REFERENCE: validating_books.reference,
    QuestionKind.SCORE: validating_books.score,
    QuestionKind.CHANGE: validating_books.change,
    QuestionKind.AUTHORED: validating_books.authored,
}


_LETTER_OF_A_SUIT = re.compile(r"(?<![\w.])\d[SHDC]X|\b(?:in|of) [SHDC]\b(?!\.)|\{")


def faults(question: Question, evidence: Evidence) -> list[str]:
    """Return all that is wrong with a question; nothing where it may be asked."""
    found = [*_of_form(question), *_of_sources(question, evidence), *_cited(question, evidence)]
    if question.kind in (QuestionKind.RULING, QuestionKind.LAW):
        found += [*_of_reasons(question), *_of_heads(question, evidence)]
        found += validating_rulings.not_lit(question, evidence)
    if question.kind in OF_RULINGS:
        found += [*unquoted(question), *cut_short(question, evidence)]
    if question.kind in OF_RULINGS or question.kind is QuestionKind.AUTHORED:
        found += sources_cut_short(question, evidence)
    if question.kind is QuestionKind.AUTHORED:
        found += sources_without_their_conditions(question, evidence)
    found += _CHECKS[question.kind](question, evidence)
    return [f"{question.identifier}: {fault}" for fault in found]


def _of_form(question: Question) -> Iterator[str]:
    """Yield what is wrong with the choices and the answer, whatever the question is."""
    texts = [squeezed(str(choice.text)) for choice in question.choices]
    if len(texts) < 3:
        yield "fewer than three choices"
    if len(set(texts)) < len(texts):
        yield "two choices are shown alike"
    if not all(texts) or not all(str(choice.why).strip() for choice in question.choices):
        yield "a choice without a text or a reason"
    places = set(question.answer)
    if not places or len(places) < len(question.answer) or places - set(range(len(texts))):
        yield "the answer is none of the choices"
    is_order = question.kind is QuestionKind.ORDER
    if is_order != (len(places) == len(texts)):
        yield "everything is right, or not all of an order"
    if not question.identifier.endswith(f"@{question.edition.value}"):
        yield "the identifier does not name the edition"
    every = (question.text, question.explanation, *(c.why for c in question.choices))
    if any(re.search(r"\{[a-z_]+\}", str(text)) for text in every):
        yield "a blank is left unfilled"
    shown = [ENGLISH.say(text) for text in (*every, *(c.text for c in question.choices))]
    if any(_LETTER_OF_A_SUIT.search(text) for text in shown):
        yield "a suit is shown as a letter"


def _cited(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield the places that the sentences name and that are in no book."""
    corpus = evidence.corpus
    texts = (question.text, question.explanation)
    choices = (said for choice in question.choices for said in (choice.text, choice.why))
    for part in (part for said in (*texts, *choices) for part in said.parts()):
        if isinstance(part, Address) and not corpus.has_place(part):
            yield f"there is no {part}"
        if isinstance(part, Citation) and not any(corpus.has(book, part) for book in Edition):
            yield f"no book has {part}"


def _of_reasons(question: Question) -> Iterator[str]:
    """Yield what is wrong with the reasons: each wrong choice has one of its own."""
    reasons = [squeezed(str(choice.why)) for choice in question.choices]
    wrong = [why for at, why in enumerate(reasons) if at not in question.answer]
    if len(set(wrong)) < len(wrong):
        yield "two choices are wrong for the same reason"
    right = {why for at, why in enumerate(reasons) if at in question.answer}
    if question.kind is QuestionKind.RULING and right & set(wrong):
        yield "a choice is wrong for the reason another one is right for"


def _of_heads(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield the right reasons that quote the head of a provision and none of its items.

    A head breaks off where its items begin: "must either", "may:", "to the opponents, if". What
    makes a card a penalty card is said before the items of 57A.
    """
    if ":card@" in question.identifier:
        return
    for at in question.answer:
        said = [part for part in question.choices[at].why.parts() if isinstance(part, Citation)]
        quoted = quotations(question.choices[at].why)
        for cite, words in quoted.items():
            provision = evidence.corpus.provision(question.edition, cite)
            text = provision.body.text
            last = passages(words)[-1]
            left = text[text.find(last) + len(last) :] if last in text else ""
            is_head = provision.children and not text.rstrip().endswith(".")
            breaks_off = is_head and len(re.sub(r"\W", "", left)) <= _BREAKS_OFF
            if breaks_off and not any(each != cite and each.is_within(cite) for each in said):
                yield f"{cite} is quoted without its items"


_BREAKS_OFF = 6
"""Letters left of a head whose last words are quoted: its "if", its "then"."""


def _of_sources(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield what is wrong with the places a question names."""
    if not question.sources:
        yield "no source"
        return
    if question.sources[0].address.edition is not question.edition:
        yield "the deciding place is of another edition"
    for source in question.sources:
        if not evidence.corpus.has_place(source.address):
            yield f"there is no {source.address}"
        elif any(
            squeezed(words) not in squeezed(evidence.text(source.address))
            for words in passages(source.words)
        ):
            yield f"the words do not stand in {source.address}: {source.words!r}"
    if question.topic not in evidence.topics:
        yield f"there is no topic {question.topic!r}"
    if question.difficulty not in {1, 2, 3}:
        yield "difficulty is not 1, 2 or 3"
