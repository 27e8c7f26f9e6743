"""What questions are made from: the books, the concordance, the terms, the cases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.changes import STEPS, Step
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Concordance
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Concept, Subject, Termbase
from bridge_rules_gui.corpus.topics import Topic
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.indexes.attestation import Attestation
from bridge_rules_gui.indexes.running_text import Stretch
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.quiz.question import Choice
from bridge_rules_gui.table.verdict import Option

_TOPIC_OF_SUBJECT = {
    Subject.EQUIPMENT: "before-the-auction",
    Subject.PERSONS: "before-the-auction",
    Subject.AUCTION: "auction-period",
    Subject.PLAY: "play-of-cards",
    Subject.INFORMATION: "explanations",
    Subject.IRREGULARITY: "irregularities",
    Subject.RECTIFICATION: "irregularities",
    Subject.SCORE: "scoring",
    Subject.TOURNAMENT: "organisation",
    Subject.OBLIGATION: "conduct",
    Subject.GENERAL: "auction-period",
}
"""Under which topic the questions on the terms of a subject are asked."""

_FALLBACK = "irregularities"


@dataclass(frozen=True, slots=True)
class WeightWord:
    """A word of obligation in a stretch, and the concept of its strength: ``must``, ``may``."""

    start: int
    end: int
    strength: str


@dataclass(frozen=True)
class Material:
    """Everything questions are made from.

    `in_language` translates the notes of concordance and termbase. `attested` gives the terms met
    in a book, `weighed` the words of obligation of a stretch; both are asked only where a question
    needs them. `right_in_words` says what a right is; `gloss` what a word of a book stands for,
    empty for a reader of its language; `law_name` what a law is called in that language, and
    `english_law_name` in English.
    """

    corpus: Corpus
    concordance: Concordance
    in_language: Callable[[str], str]
    termbase: Termbase
    topics: tuple[Topic, ...]
    scenarios: tuple[Scenario, ...]
    attested: Callable[[Edition], Attestation]
    weighed: Callable[[Stretch], tuple[WeightWord, ...]]
    right_in_words: Callable[[Option], Sentence]
    gloss: Callable[[Concept, Edition], str]
    law_name: Callable[[Edition, int], str]
    english_law_name: Callable[[Edition, int], str]

    @cached_property
    def concepts(self) -> Mapping[str, Concept]:
        """The concepts of the termbase by their ids."""
        return {concept.id: concept for concept in self.termbase.concepts}

    @cached_property
    def _topic_of_place(self) -> Mapping[Address, str]:
        return {place: topic.id for topic in reversed(self.topics) for place in topic.places}

    @cached_property
    def _law_topics(self) -> Mapping[tuple[Edition, int], str]:
        """A topic for each law of which some part has one."""
        found: dict[tuple[Edition, int], str] = {}
        for address, topic in self._topic_of_place.items():
            if isinstance(address.place, Citation):
                found.setdefault((address.edition, address.place.law), topic)
        return found

    def topic(self, address: Address) -> str:
        """Return the id of the topic a place belongs to: that of the nearest place above it."""
        place = address.place
        if isinstance(place, NamedPlace):
            concept = self.concepts.get(place.name.removeprefix("def:"))
            return _FALLBACK if concept is None else _TOPIC_OF_SUBJECT[concept.subject]
        for citation in (place, *place.ancestors()):
            found = self._topic_of_place.get(Address(address.edition, citation))
            if found is not None:
                return found
        return self._law_topics.get((address.edition, place.law), _FALLBACK)

    def topic_of_concept(self, concept: Concept) -> str:
        """Return the id of the topic a concept is asked under."""
        return _TOPIC_OF_SUBJECT[concept.subject]

    def has_changed(self, address: Address) -> bool:
        """Tell whether a provision is another in substance than in the edition before it.

        Of the oldest edition: than in the edition after it. A whole law has changed where
        anything in it has.
        """
        place = address.place
        if isinstance(place, NamedPlace):
            return False
        step = self.step_to(address.edition)
        places: tuple[Citation, ...] = (place,)
        if not place.labels and self.corpus.has(address.edition, place):
            below = self.corpus.subtree(address.edition, place)
            places = tuple(provision.citation for provision in below)
        return any(
            row.kinds.get(step) is ChangeKind.SUBSTANCE
            for each in places
            for row in self.concordance.rows_of(address.edition, each)
        )

    def step_to(self, edition: Edition) -> Step:
        """Return the step that led to an edition, of the oldest the one that led from it."""
        return next((step for step in STEPS if step.newer is edition), STEPS[0])

    def named(self, address: Address) -> str:
        """Return a place with the reader's name of its law: ``27B1(a) (Insufficient Bid)``."""
        return _named(address, self.law_name)

    def place(self, address: Address, why: Sentence) -> Choice:
        """Return a provision as a choice, with the reader's name of its law."""
        english = _named(address, self.english_law_name)
        return Choice(sentence("{place}", place=self.named(address)), why, english)


def _named(address: Address, law_name: Callable[[Edition, int], str]) -> str:
    place = address.place
    if isinstance(place, NamedPlace):
        return str(place)
    return f"{place} ({law_name(address.edition, place.law)})"
