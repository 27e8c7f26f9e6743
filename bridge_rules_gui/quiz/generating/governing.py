"""Which provision governs: a situation, or words of the book itself."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.generating.prompt import Prompt, arranged, printed
from bridge_rules_gui.quiz.generating.situations import asked, because, is_settled, sources
from bridge_rules_gui.quiz.generating.wording import digest, sentences, share_words
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind, Source
from bridge_rules_gui.rulings.sentence import sentence

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.provision import Law, Provision
    from bridge_rules_gui.quiz.generating.material import Material
    from bridge_rules_gui.quiz.generating.situations import Situation, Situations
    from bridge_rules_gui.rulings.course.ruling import Ruling
    from bridge_rules_gui.rulings.sentence import Sentence

_OF_A_STORY = "{story} Which provision of the Laws of {year} decides?"
_OF_WORDS = "Which law of {year} says so? “{words}”"
_SHORTEST, _LONGEST = 50, 320
"""Characters of a sentence that says enough to be known again, and is soon read."""


class LawQuestions:
    """Which provision decides a situation; which law says some words."""

    kind = QuestionKind.LAW

    def __init__(self, material: Material, situations: Situations) -> None:
        self._material = material
        self._situations = situations

    def prompts(self) -> Iterator[Prompt]:
        """Yield the questions on situations, then those on the words of the books."""
        for situation in self._situations:
            name = str(situation)
            for edition in Edition:
                identifier = f"law:{name}@{edition}"
                make = partial(self._of_situation, identifier, situation, edition)
                place = partial(self._situations.place, situation, edition)
                yield Prompt(identifier, self.kind, edition, place, make, situation.is_variant)
        for edition, book in self._material.corpus.books.items():
            for provision in book.provisions:
                for words in sentences(provision.body.text):
                    if _SHORTEST <= len(words) <= _LONGEST:
                        yield self._prompt_of_words(edition, provision, words)

    def _prompt_of_words(self, edition: Edition, provision: Provision, words: str) -> Prompt:
        identifier = f"law:{provision.citation}:{digest(words)}@{edition}"
        make = partial(self._of_words, identifier, provision, words)
        return Prompt(identifier, self.kind, edition, provision.address, make)

    def _of_situation(
        self, identifier: str, situation: Situation, edition: Edition
    ) -> Question | None:
        ruling = self._situations.ruling(situation, edition)
        if not is_settled(ruling) or ruling.irregularity is None:
            return None
        places = sources(ruling)
        right = Choice(self._place(places[0].address), because(ruling))
        told = self._situations.told(situation)
        others = self._elsewhere(situation, ruling)
        at_work = [
            *(source.address.place for source in places),
            *(applied.ground.citation for step in ruling.steps for applied in step.laws),
        ]
        wrong = [
            self._wrong(edition, citation)
            for citation in dict.fromkeys(others)
            if self._material.corpus.has(edition, citation) and _is_apart(citation, at_work)
        ]
        placed = arranged(identifier, (right,), wrong)
        if placed is None:
            return None
        return Question(
            identifier,
            self.kind,
            edition,
            asked(told, edition, _OF_A_STORY),
            placed.choices,
            placed.answer,
            places,
            because(ruling),
            self._material.topic(places[0].address),
            told.scenario.difficulty or 2,
            told.scenario,
        )

    def _place(self, address: Address) -> Sentence:
        return sentence("{place}", place=self._material.named(address))

    def _wrong(self, edition: Edition, citation: Citation) -> Choice:
        provision = self._material.corpus.provision(edition, citation)
        words = next(iter(sentences(provision.body.text)), "")
        return Choice(
            self._place(provision.address),
            sentence("It says something else: “{words}”", words=words)
            if words
            else sentence("It is about something else."),
        )

    def _elsewhere(self, situation: Situation, ruling: Ruling) -> Iterator[Citation]:
        """Yield provisions one could think of: of other editions, of branches, the neighbours."""
        corpus, edition = self._material.corpus, ruling.edition
        ways = self._situations.told(situation).branches
        ruled = [
            *(self._situations.ruling(situation, other) for other in Edition),
            *(self._situations.ruling(situation, edition, way.name) for way in ways),
        ]
        yield from (other.laws[0].ground.citation for other in ruled if other.laws)
        own = ruling.laws[0].ground.citation
        above = own.parent()
        if above is not None and corpus.has(edition, above):
            yield from corpus.provision(edition, above).children
        yield from (law.citation for law in _around(corpus.books[edition].laws, own.law))

    def _of_words(self, identifier: str, provision: Provision, words: str) -> Question | None:
        law = provision.citation.law
        laws = self._material.corpus.books[provision.edition].laws
        own = next(each for each in laws if each.citation.law == law)
        if share_words(own.heading.text, words):
            return None
        right = Choice(
            self._title(own), sentence("The words stand in {cite}.", cite=provision.citation)
        )
        wrong = [
            Choice(self._title(other), sentence("Law {law} does not say so.", law=other.citation))
            for other in _around(laws, law)
            if not self._says(other, words)
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
            sentence("The words stand in {cite}.", cite=provision.citation),
            self._material.topic(provision.address),
            2,
        )

    def _title(self, law: Law) -> Sentence:
        return printed(f"{law.citation}. {law.heading.text}")

    def _says(self, law: Law, words: str) -> bool:
        below = self._material.corpus.subtree(law.edition, law.citation)
        return any(words in p.body.text or words in p.closing.text for p in below)


def _around(laws: Iterable[Law], number: int) -> list[Law]:
    """Return the other laws, the nearest first."""
    others = [law for law in laws if law.citation.law != number]
    return sorted(others, key=lambda law: abs(law.citation.law - number))[:8]


def _is_apart(citation: Citation, at_work: Iterable[object]) -> bool:
    """Tell whether a provision neither stands in what is at work in a story nor holds it."""
    return not any(
        citation.is_within(place) or place.is_within(citation)
        for place in at_work
        if isinstance(place, Citation)
    )
