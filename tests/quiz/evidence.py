"""What questions are checked against: the books, the tables of content, rulings made afresh."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import Concordance
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.quiz.question import Question
from bridge_rules_gui.terms.terminology import Terminology


@dataclass(frozen=True)
class Evidence:
    """The books, what is known of them, and the rulings made on the cases of questions."""

    terminology: Terminology
    concordance: Concordance
    topics: frozenset[str]
    _ruled: dict[tuple[Scenario, Edition], Ruling] = field(default_factory=dict)
    _said: dict[Address, str] = field(default_factory=dict)

    @property
    def corpus(self) -> Corpus:
        return self.terminology.corpus

    def ruling(self, question: Question) -> Ruling:
        """Return the ruling on the case a question shows, under its edition."""
        assert question.scenario is not None, question.identifier
        asked = question.scenario, question.edition
        if asked not in self._ruled:
            self._ruled[asked] = rule(*asked)
        return self._ruled[asked]

    def text(self, address: Address) -> str:
        """Return all that stands at a place: title, words, tables, the notes on it."""
        if address not in self._said:
            self._said[address] = "\n".join(self._texts(address))
        return self._said[address]

    def _texts(self, address: Address) -> Iterator[str]:
        book = self.corpus.books[address.edition]
        yield from self._passages[address.edition].get(address.place, ())
        if isinstance(address.place, Citation):
            provision = self.corpus.provision(address.edition, address.place)
            for table in provision.tables:
                yield "\n".join((table.caption, *("\t".join(row) for row in table.rows)))
            yield from (division.title for division in getattr(provision, "divisions", ()))
        else:
            concept = address.place.name.removeprefix("def:")
            defined = self.corpus.definition(address.edition, concept)
            yield "" if defined is None else defined.term
            yield from (m.title for m in book.matter if m.place == address.place)

    @cached_property
    def _passages(self) -> Mapping[Edition, Mapping[Citation | NamedPlace, Sequence[str]]]:
        """The texts of each book by their places."""
        found: dict[Edition, dict[Citation | NamedPlace, list[str]]] = {}
        for edition, book in self.corpus.books.items():
            texts = found.setdefault(edition, {})
            for place, passage in book.located_passages():
                texts.setdefault(place, []).append(passage.text)
        return found

    def family_text(self, edition: Edition, place: Citation) -> str:
        """Return the words of a provision, of those it is an item of, and of its own items."""
        places: list[Citation] = []
        above: Citation | None = place
        while above is not None:
            places.append(above)
            above = above.parent()
        below = (each.citation for each in self.corpus.subtree(edition, place))
        every = dict.fromkeys((*places, *below))
        return "\n".join(self.text(Address(edition, each)) for each in every)

    def law_text(self, edition: Edition, law: int) -> str:
        """Return the words of a whole law."""
        below = self.corpus.subtree(edition, Citation(law))
        return "\n".join(passage.text for p in below for _, passage in p.passages)


def squeezed(text: str) -> str:
    """Return a text without capitals and breaks, as two are compared."""
    return " ".join(text.split()).casefold()


def blank(question: Question, name: str) -> str:
    """Return what fills a blank of a question."""
    return question.text.words(name)


def differs(question: Question, right: set[int]) -> Iterator[str]:
    """Yield a fault where other choices are right than the question says."""
    if set(question.answer) != right:
        said = [str(question.choices[place].text) for place in sorted(right)]
        yield f"right is {said}, not {question.answer}"
