"""Questions on the words of the books, on terms, scores and changes, answered again."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.changes import STEPS, Step
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Concept, PartOfSpeech, Subject
from bridge_rules_gui.director.departures import departures_in
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.quiz.generating.book_sentences import BLANK
from bridge_rules_gui.quiz.question import Question
from tests.laws.printed_scores import printed_tables, score_by
from tests.quiz.evidence import Evidence, blank, differs, squeezed
from tests.quiz.quotations import breaks_off

_DATIVE = re.compile("следует|надлежит")
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


def _one_word_twice(question: Question) -> Iterator[str]:
    """Yield a fault where two choices are the same word, whatever it stands for."""
    words = [choice.text.words("word").casefold() for choice in question.choices]
    if len(set(words)) < len(words):
        yield f"a word is offered twice: {words}"


def _foreign(question: Question) -> Iterator[str]:
    """Yield a fault where a choice cannot be declined as the others are: it tells the answer."""
    for choice in question.choices:
        word = choice.text.words("word")
        if "." in word or (question.edition is not Edition.SR_2007 and re.search("[A-Za-z]", word)):
            yield f"an abbreviation or a foreign word is offered: {word}"


def cloze(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults of a sentence with a term left out."""
    yield from _filled(question, evidence)
    yield from _one_word_twice(question)
    yield from _foreign(question)
    word = question.choices[question.answer[0]].text.words("word")
    asked = str(question.text).partition(" missing ")[0]
    if asked != ("Which words are" if len(word.split()) > 1 else "Which word is"):
        yield f"{asked!r} is asked of {word!r}"


def obligation(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults of a sentence with its word of obligation left out.

    The choices are dictionary forms; those of Russian stand with the case of the right one.
    """
    yield from _one_word_twice(question)
    before, _, after = blank(question, "words").partition(BLANK)
    if not question.sources[0].words.startswith(before) or not question.sources[0].words.endswith(
        after
    ):
        yield "the words are not those of the source"
    words = [choice.text.words("word") for choice in question.choices]
    if question.edition is Edition.RU_1987 and len({bool(_DATIVE.search(w)) for w in words}) > 1:
        yield f"not all words stand with the same case: {words}"
    if question.edition is Edition.BG_2017 and not re.match(r"\s+(?:\w+\s+)?да\b", after):
        yield "no да follows the blank"
    if any(word.endswith((" да", " da")) for word in words):
        yield f"a particle is offered with its verb: {words}"
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
    if about != "defined":
        yield from _part_of_speech(question, evidence)


def _part_of_speech(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield a fault where a word is given for the name of another part of speech, right or wrong.

    An adjective is no name of a thing, a verb none of what English names by a noun, and a noun
    none of what it names by a verb.
    """
    for choice in question.choices:
        word, english = choice.why.words("word"), choice.why.words("english")
        for concept in evidence.terminology.termbase.concepts:
            terms = concept.editions.get(question.edition)
            if terms is None or english not in _names(concept):
                continue
            kinds = {t.part_of_speech for t in terms.terms if t.text == word}
            if kinds and concept.part_of_speech not in kinds:
                yield f"{word} is no name of {english}"


def _names(concept: Concept) -> tuple[str, ...]:
    """Return the English names of a concept, of a verb as infinitives."""
    is_verb = concept.part_of_speech is PartOfSpeech.VERB
    if is_verb and concept.subject is not Subject.OBLIGATION:
        return tuple(f"to {name}" for name in concept.english)
    return concept.english


def _named_in_english(
    question: Question, evidence: Evidence, word: str, texts: list[str]
) -> set[int]:
    """Return the English names of the one concept of which the word is a word."""
    named = [
        concept
        for concept in evidence.terminology.termbase.concepts
        if (terms := concept.editions.get(question.edition)) is not None
        and word in {term.text for term in terms.terms}
    ]
    right = {at for at, text in enumerate(texts) if any(text in _names(c) for c in named)}
    return right if len(named) == 1 else set()


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
    every = {str(found.target) for _, passage in provision.passages for found in passage.references}
    also = [place for at, place in enumerate(cited) if at not in question.answer and place in every]
    if also:
        yield f"the provision sends to {also} as well"


def score(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield a fault where the printed table gives other points."""
    found = blank(question, "contract").replace(" redoubled", "XX").replace(" doubled", "X")
    contract = Contract.parse(found, Seat.of_words(blank(question, "declarer")))
    vulnerable = ", not vulnerable," not in str(question.text)
    tricks = int(blank(question, "n"))
    table = printed_tables(evidence.corpus, question.edition)
    points = score_by(table, contract, vulnerable=vulnerable, tricks=tricks)
    texts = [int(str(choice.text).replace("\N{MINUS SIGN}", "-")) for choice in question.choices]
    yield from differs(question, {at for at, text in enumerate(texts) if text == points})
    ruled = evidence.ruling(question).score
    if ruled != points:
        yield f"the board shown scores {ruled}"


_ELSEWHERE = re.compile(r"^That changed in (\w+(?:\(\w+\))*)")


def change(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults of a question on what changed, by the rows of the concordance."""
    _, cite, years, _ = question.identifier.partition("@")[0].split(":")
    step = next(step for step in STEPS if str(step) == years)
    rows = [row for row in evidence.concordance.rows if Citation.parse(cite) in row.of(step.newer)]
    if len(rows) != 1 or rows[0].kinds[step] is not ChangeKind.SUBSTANCE:
        yield "not one change of substance"
        return
    (row,) = rows
    if list(map(str, row.of(step.newer))) != [cite] or len(row.of(step.older)) != 1:
        yield "the row is about other provisions too"
    yield from _sources_of_the_change(
        question, step, (*row.of(step.newer), *row.of(step.older)), evidence
    )
    note = squeezed(row.note).partition(f"{years}: ")[2]
    texts = [squeezed(str(choice.text)) for choice in question.choices]
    yield from differs(question, {at for at, text in enumerate(texts) if note.startswith(text)})
    elsewhere = [
        Citation.parse(place) for c in question.choices for place in _ELSEWHERE.findall(str(c.why))
    ]
    if any(place.law == row.of(step.newer)[0].law for place in elsewhere):
        yield "another change in the same law is offered"
    if re.search(r"Russian|Serbian|Bulgarian", str(question.choices[question.answer[0]].text)):
        yield "it is about a translation"


def _sources_of_the_change(
    question: Question, step: Step, places: tuple[Citation, ...], evidence: Evidence
) -> Iterator[str]:
    """Yield faults where less than both provisions is given, to their last word and item."""
    shown = [source.address for source in question.sources]
    both = [Address(e, p) for e, p in zip((step.newer, step.older), places, strict=True)]
    if [each for each in shown if each in both] != both or shown[0] != both[0]:
        yield "the places are not those of the row"
    words = {source.address: squeezed(source.words) for source in question.sources}
    for edition, place in zip((step.newer, step.older), places, strict=True):
        subtree = evidence.corpus.subtree(edition, place)
        text = subtree[0].body.text.strip()
        for each in subtree if breaks_off(text) else subtree[:1]:
            said = words.pop(Address(edition, each.citation), None)
            if said != squeezed(each.body.text):
                yield f"{edition}/{each.citation} is cut: {said}"
    if words:
        yield f"more is cited than what changed: {sorted(map(str, words))}"


_MAKES_MAJOR = re.compile(r"старш|velik[aue]|съществен", re.IGNORECASE)
_SETTLES = {"70C1": {"70C", "70C1", "70C2", "70C3"}, "70C2": {"70C"}, "70C3": {"70C1", "70C2"}}
"""What else decides where one condition of the forgotten trump is given."""


def authored(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield faults of a question written by hand: what its answer says and no source decides."""
    places = {str(source.address.place) for source in question.sources}
    right = " ".join(str(question.choices[at].text) for at in question.answer)
    texts = (evidence.text(source.address) for source in question.sources)
    if "major penalty card" in right and not any(map(_MAKES_MAJOR.search, texts)):
        yield f"no source makes the card a major penalty card: {sorted(places)}"
    for place, others in _SETTLES.items():
        if place in places and not others <= places:
            yield f"{place} decides only with {sorted(others - places)}"
    if re.search(r"\banew\b|\bgoes on\b|\bsilenced?s?\b|\bnought\b|\bprice\b", _english(question)):
        yield "words that the project's English does without"
    if question.edition is Edition.BG_2017 and "a different call" in _english(question):
        yield "Law 26 of 2017 asks for a comparable call, not for a different one"
    if question.scenario is not None:
        yield from _of_departures(question, evidence)


def _of_departures(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield a fault where quoted words depart from their edition and the reader is not told so."""
    for departure in departures_in(evidence.ruling(question)):
        quoted = (s.words for s in question.sources if s.address == departure.ground.address)
        misleads = any(departure.ground.words in words for words in quoted)
        if misleads and str(departure.note) not in str(question.explanation):
            yield f"{departure.ground.address} departs from its edition: {departure.note}"


def _english(question: Question) -> str:
    """Return all that a question written by hand says."""
    said = (question.text, question.explanation, *(c.text for c in question.choices))
    return " ".join(map(str, (*said, *(choice.why for choice in question.choices))))
