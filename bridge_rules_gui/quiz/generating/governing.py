"""Which provision governs a situation, and which law contains a sentence of the book."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Law, Provision
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws import law23_comparable_call as law23
from bridge_rules_gui.laws.clause import ruled_editions
from bridge_rules_gui.quiz.generating.book_sentences import digest, sentences, share_words
from bridge_rules_gui.quiz.generating.cases import Case, Cases
from bridge_rules_gui.quiz.generating.material import Material
from bridge_rules_gui.quiz.generating.prompt import Prompt, arranged, printed
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind, Source
from bridge_rules_gui.table.verdict import Applied

_OF_A_SCENARIO = "{story} Which provision of the Laws of {year} applies?"
_OF_WORDS = "Which law of {year} contains these words? “{words}”"
_COMPARABLE = "подобна по значение"
_SHORTEST, _LONGEST = 50, 320
"""Characters of a sentence that says enough to be known again, and is soon read."""


class LawQuestions:
    """Which provision decides a situation."""

    kind = QuestionKind.LAW

    def __init__(self, material: Material, cases: Cases) -> None:
        self._material = material
        self._cases = cases

    def prompts(self) -> Iterator[Prompt]:
        """Yield a question for each situation and edition."""
        return self._cases.prompts(self.kind, self._of_case)

    def _of_case(self, case: Case) -> Question | None:
        ruling, edition = case.ruling, case.edition
        if ruling.irregularity is None:
            return None
        applied = [*ruling.laws, *(law for step in ruling.steps for law in step.laws)]
        governing = [law.ground.citation for law in applied]
        governing += _named(ruling)
        governing += self._referred_to(ruling)
        governing += _comparable_calls(edition, applied)
        because = case.quoting.because(ruling)
        right = self._material.place(ruling.laws[0].ground.address, because)
        depth = len(ruling.laws[0].ground.citation.labels)
        wrong = [
            self._wrong(edition, citation)
            for citation in dict.fromkeys(
                near
                for citation in self._elsewhere(case)
                for near in self._at_depth(edition, citation, depth)
            )
            if _is_apart(citation, governing)
        ]
        return case.question(_OF_A_SCENARIO, arranged(case.identifier, (right,), wrong))

    def _referred_to(self, ruling: Ruling) -> Iterator[Citation]:
        """Yield the provisions to which those of a ruling refer, and which may apply with them."""
        for law in ruling.laws:
            provision = self._material.corpus.provision(ruling.edition, law.ground.citation)
            for passage in (provision.body, provision.closing):
                targets = (reference.target for reference in passage.references)
                yield from (target for target in targets if isinstance(target, Citation))

    def _at_depth(self, edition: Edition, citation: Citation, depth: int) -> Iterator[Citation]:
        """Yield the provision as deep in its law as the answer: the first below it, or above.

        Its label would otherwise tell the answer from the others.
        """
        above = Citation(citation.law, citation.labels[:depth])
        if self._material.corpus.has(edition, above):
            below = self._material.corpus.subtree(edition, above)
            deep = (p.citation for p in below if len(p.citation.labels) == depth)
            yield from islice(deep, 1)

    def _wrong(self, edition: Edition, citation: Citation) -> Choice:
        """Return a provision that does not decide, and what it says."""
        words = self._cases.quoting.clause(edition, citation)
        why = sentence("{cite} says something else: “{words}”", cite=citation, words=words)
        return self._material.place(Address(edition, citation), why)

    def _elsewhere(self, case: Case) -> Iterator[Citation]:
        """Yield provisions one could think of: of other editions, of branches, the neighbours."""
        corpus, edition, ruling = self._material.corpus, case.edition, self._cases.situations.ruling
        ruled = [
            *(ruling(case.situation, other) for other in ruled_editions()),
            *(ruling(case.situation, edition, way.name) for way in case.presented.branches),
        ]
        yield from (other.laws[0].ground.citation for other in ruled if other.laws)
        own = case.ruling.laws[0].ground.citation
        above = own.parent()
        if above is not None and corpus.has(edition, above):
            yield from corpus.provision(edition, above).children
        yield from (law.citation for law in _around(corpus.books[edition].laws, own.law))


class PassageQuestions:
    """Which law contains a sentence of the book."""

    kind = QuestionKind.PASSAGE

    def __init__(self, material: Material) -> None:
        self._material = material

    def prompts(self) -> Iterator[Prompt]:
        """Yield a question for each sentence; identifiers are those it had as one on laws."""
        for edition, book in self._material.corpus.books.items():
            for provision in book.provisions:
                for words in sentences(provision.body.text):
                    if _SHORTEST <= len(words) <= _LONGEST:
                        identifier = f"law:{provision.citation}:{digest(words)}@{edition}"
                        make = partial(self._of_words, identifier, provision, words)
                        yield Prompt(identifier, self.kind, edition, provision.address, make)

    def _of_words(self, identifier: str, provision: Provision, words: str) -> Question | None:
        law = provision.citation.law
        laws = self._material.corpus.books[provision.edition].laws
        own = next(each for each in laws if each.citation.law == law)
        if share_words(own.heading.text, words):
            return None
        right = self._title(own, sentence("The words are in {cite}.", cite=provision.citation))
        wrong = [
            self._title(other, sentence("Law {law} does not contain them.", law=other.citation))
            for other in _around(laws, law)
            if not self._has_words(other, words)
        ]
        placed = arranged(identifier, (right,), wrong)
        if placed is None:
            return None
        return Question(
            identifier,
            self.kind,
            provision.edition,
            sentence(_OF_WORDS, year=provision.edition.year, words=words),
            placed.choices,
            placed.answer,
            (Source(provision.address, words),),
            sentence("The words are in {cite}.", cite=provision.citation),
            self._material.topic(provision.address),
            2,
        )

    def _title(self, law: Law, why: Sentence) -> Choice:
        number = law.citation.law
        name = self._material.law_name(law.edition, number)
        english = self._material.english_law_name(law.edition, number)
        return Choice(printed(f"{number}. {name}"), why, f"{number}. {english}")

    def _has_words(self, law: Law, words: str) -> bool:
        below = self._material.corpus.subtree(law.edition, law.citation)
        return any(words in p.body.text or words in p.closing.text for p in below)


def _around(laws: Iterable[Law], number: int) -> list[Law]:
    """Return the other laws, the nearest first."""
    others = [law for law in laws if law.citation.law != number]
    return sorted(others, key=lambda law: abs(law.citation.law - number))[:8]


def _named(ruling: Ruling) -> Iterator[Citation]:
    """Yield the provisions that the ruling's explanations name, those that do not apply too."""
    for line in (line for step in ruling.steps for line in step.trace):
        for part in line.parts():
            if isinstance(part, Address) and isinstance(part.place, Citation):
                yield part.place


def _comparable_calls(edition: Edition, applied: Iterable[Applied]) -> Iterator[Citation]:
    """Yield what a comparable call is where a step asks for one, with or without a reference."""
    defined = law23.LAW[edition].get("comparable_call")
    if defined and any(_COMPARABLE in law.ground.words for law in applied):
        yield defined.citation


def _is_apart(citation: Citation, governing: Iterable[Citation]) -> bool:
    """Tell whether a provision neither stands in what governs in a case nor holds it."""
    return not any(citation.is_within(place) or place.is_within(citation) for place in governing)
