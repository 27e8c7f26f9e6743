"""Questions on the words of the books, on terms, scores and changes, answered again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.contract import Contract
from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.corpus.changes import STEPS
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind
from bridge_rules_gui.quiz.generating.book_sentences import BLANK
from tests.quiz.evidence import Evidence, blank, differs, squeezed
from tests.rulings.printed_scores import printed_tables, score_by

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.corpus.changes import Step
    from bridge_rules_gui.corpus.concordance import Correspondence
    from bridge_rules_gui.quiz.question import Question

_GLOSSED = re.compile(r"(?P<word>.*) \((?P<english>.*)\)")


def _filled(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield a fault where not just the right word makes the sentence of the book."""
    text = squeezed(evidence.text(question.sources[0].address))
    if str(question.sources[0].address.place) != blank(question, "cite"):
        yield "the source is another place than the one asked about"
    right = set()
    for at, choice in enumerate(question.choices):
        found = _GLOSSED.fullmatch(str(choice.text))
        assert found is not None, choice.text
        sentence = blank(question, "words").replace(BLANK, found["word"])
        if squeezed(sentence) in text:
            right.add(at)
    yield from differs(question, right)


def cloze(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults of a sentence with a term left out."""
    yield from _filled(question, evidence)


def obligation(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults of a sentence with its word of obligation left out."""
    yield from _filled(question, evidence)
    address = question.sources[0].address
    found = _GLOSSED.fullmatch(str(question.choices[question.answer[0]].text))
    assert found is not None
    start = blank(question, "words").index(BLANK)
    located = evidence.corpus.books[question.edition].located_passages()
    texts = [passage.text for place, passage in located if place == address.place]
    for text in texts:
        at = text.find(question.sources[0].words)
        marks = evidence.terminology.obligation_marks(address.edition, text) if at >= 0 else ()
        for mark in marks:
            if mark.start == at + start and mark.strength.concept == found["english"].replace(
                " ", "-"
            ):
                return
    yield f"the word there is not one of {found['english']}"


def term(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults of a question on a term."""
    _, concept, about = question.identifier.partition("@")[0].split(":")
    asked = evidence.terminology.concept(concept)
    words = {term.text for term in asked.editions[question.edition].terms}
    texts = [str(choice.text) for choice in question.choices]
    if about == "english":
        right = _named_in_english(question, evidence, blank(question, "word"), texts)
    elif about == "defined":
        right = _defining(question, evidence, texts)
    else:
        right = {at for at, text in enumerate(texts) if text in words}
    yield from differs(question, right)


def _named_in_english(
    question: Question, evidence: Evidence, word: str, texts: list[str]
) -> set[int]:
    """Return the English names of which the word is a word."""
    right = set()
    for concept in evidence.terminology.termbase.concepts:
        terms = concept.editions.get(question.edition)
        if terms is not None and word in {term.text for term in terms.terms}:
            right |= {at for at, text in enumerate(texts) if text in concept.english}
    return right


def _defining(question: Question, evidence: Evidence, texts: list[str]) -> set[int]:
    """Return the terms whose definitions are the one asked about."""
    sought = squeezed(blank(question, "words"))
    defined = evidence.corpus.books[question.edition].definitions
    terms = {d.term for d in defined if squeezed(d.body.text) == sought}
    return {at for at, text in enumerate(texts) if text.rpartition(" (")[0] in terms}


def reference(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults of a sentence with its reference left out."""
    sought = squeezed(blank(question, "words"))
    cite = Citation.parse(blank(question, "cite"))
    provision = evidence.corpus.provision(question.edition, cite)
    targets = set()
    for _, passage in provision.passages:
        for found in passage.references:
            without = f"{passage.text[: found.start]}{BLANK}{passage.text[found.end :]}"
            if sought in squeezed(without):
                targets.add(str(found.target))
    cited = [str(choice.text).split(" ", 1)[0] for choice in question.choices]
    yield from differs(question, {at for at, place in enumerate(cited) if place in targets})


def score(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield a fault where the printed table gives other points."""
    told = blank(question, "contract").replace(" redoubled", "XX").replace(" doubled", "X")
    contract = Contract.parse(told, Seat.of_words(blank(question, "declarer")))
    vulnerable = ", not vulnerable," not in str(question.text)
    tricks = int(blank(question, "tricks"))
    table = printed_tables(evidence.corpus, question.edition)
    points = score_by(table, contract, vulnerable=vulnerable, tricks=tricks)
    texts = [int(str(choice.text)) for choice in question.choices]
    yield from differs(question, {at for at, text in enumerate(texts) if text == points})
    ruled = evidence.ruling(question).score
    if ruled != points:
        yield f"the board shown scores {ruled}"


def change(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults of a question on what changed, by the rows of the concordance."""
    _, cite, years, about = question.identifier.partition("@")[0].split(":")[:4]
    step = next(step for step in STEPS if str(step) == years)
    if about == "note":
        yield from _note(question, evidence, step)
        return
    of = step.older if about == "whither" else step.newer
    rows = [row for row in evidence.concordance.rows if Citation.parse(cite) in row.of(of)]
    texts = [str(choice.text) for choice in question.choices]
    if about == "what":
        notes = squeezed(" ".join(row.note for row in rows))
        yield from differs(question, {at for at, t in enumerate(texts) if squeezed(t) in notes})
    elif about == "how":
        yield from differs(question, {texts.index(_how(row, years)) for row in rows})
        provision = evidence.corpus.provision(step.newer, Citation.parse(cite))
        if provision.children:
            yield "more stands below than the row speaks of"
    else:
        places = {str(place) for row in rows for place in row.of(step.newer)}
        cited = [text.split(" ", 1)[0] for text in texts]
        yield from differs(question, {at for at, place in enumerate(cited) if place in places})


_SAYS_IT_OF = re.compile(r"(?:It|They|He|Otherwise)\b|(?:At|In|Under)\b[^,:;]* (?:it|they|he) ")


def _note(question: Question, evidence: Evidence, step: Step) -> Iterator[str]:
    """Yield a fault where not just the right law has the words in its note on the step."""
    sought = squeezed(blank(question, "words"))
    if _SAYS_IT_OF.match(sought):
        yield "what it is about stands in the sentence before"
    laws = [int(str(choice.text).split(".", 1)[0]) for choice in question.choices]
    texts = {n.law: squeezed(_without_asides(n.text)) for n in evidence.notes if n.step == step}
    yield from differs(question, {at for at, law in enumerate(laws) if sought in texts[law]})


def _without_asides(text: str) -> str:
    """Return a note with its places left out, and the brackets that name only them."""
    hidden = re.sub(r"`[^`]*`", BLANK, text)
    return re.sub(rf"\s*\([^()]*{BLANK}[^()]*\)", "", hidden)


def _how(row: Correspondence, years: str) -> str:
    older = next(step.older for step in STEPS if str(step) == years)
    if not row.of(older):
        return "It was not there before."
    kind = next((k for step, k in row.other_steps.items() if str(step) == years), row.kind)
    return {
        ChangeKind.SUBSTANCE: "It was there before, and a director now rules or acts otherwise.",
        ChangeKind.WORDING: "It was there before and is only worded otherwise.",
        ChangeKind.NONE: "It was there before and says the same.",
    }[kind]
