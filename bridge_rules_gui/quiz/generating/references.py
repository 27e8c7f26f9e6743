"""Where a provision sends its reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import CrossReference, Passage, ReferenceStatus
from bridge_rules_gui.corpus.provision import Provision
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.quiz.generating.book_sentences import BLANK, located_sentences
from bridge_rules_gui.quiz.generating.material import Material
from bridge_rules_gui.quiz.generating.prompt import Prompt, arranged, quotation
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind, Source

_ASKED = "Which provision does {cite} of {year} refer to here? “{words}”"
_LONGEST: Final = 420


class ReferenceQuestions:
    """Sentences of the laws with a reference left out."""

    kind = QuestionKind.REFERENCE

    def __init__(self, material: Material) -> None:
        self._material = material

    def prompts(self) -> Iterator[Prompt]:
        """Yield a question for each reference that leads somewhere, one for each pair of places."""
        for edition, book in self._material.corpus.books.items():
            met = set()
            for provision in book.provisions:
                for passage in (provision.body, provision.closing):
                    for reference in _single(passage):
                        name = f"{provision.citation}:{reference.target}"
                        if name not in met:
                            met.add(name)
                            yield self._prompt(name, edition, provision, passage, reference)

    def _prompt(
        self,
        name: str,
        edition: Edition,
        provision: Provision,
        passage: Passage,
        reference: CrossReference,
    ) -> Prompt:
        identifier = f"reference:{name}@{edition}"
        make = partial(self._question, identifier, provision, passage, reference)
        return Prompt(identifier, self.kind, edition, provision.address, make)

    def _question(
        self, identifier: str, provision: Provision, passage: Passage, reference: CrossReference
    ) -> Question | None:
        start, words = _sentence_around(passage.text, reference)
        target = reference.target
        if len(words) > _LONGEST or not isinstance(target, Citation):
            return None
        right = self._choice(
            provision, target, "The book refers to {cite}: “{quote}”.", reference.quote
        )
        wrong = [
            self._choice(
                provision, other, "The book refers to “{quote}”, not to {cite}.", reference.quote
            )
            for other in self._elsewhere(provision, target)
        ]
        placed = arranged(identifier, (right,), wrong)
        if placed is None:
            return None
        first, last = reference.start - start, reference.end - start
        return Question(
            identifier,
            self.kind,
            provision.edition,
            sentence(
                _ASKED,
                cite=provision.citation,
                year=provision.edition.year,
                words=f"{words[:first]}{BLANK}{words[last:]}",
            ),
            placed.choices,
            placed.answer,
            (Source(provision.address, words), Source(Address(provision.edition, target))),
            quotation(provision.citation, words),
            self._material.topic(provision.address),
            2,
        )

    def _choice(self, provision: Provision, place: Citation, why: str, quote: str) -> Choice:
        address = Address(provision.edition, place)
        return self._material.place(address, sentence(why, cite=place, quote=quote))

    def _elsewhere(self, provision: Provision, target: Citation) -> Iterator[Citation]:
        """Yield places one could think of: neighbours of the target, targets of the same law.

        None of them is one the provision sends to as well.
        """
        corpus, edition = self._material.corpus, provision.edition
        found: list[Citation] = []
        above = target.parent()
        if above is not None and corpus.has(edition, above):
            found += corpus.provision(edition, above).children
        for below in corpus.subtree(edition, Citation(provision.citation.law)):
            found += _targets(below)
        for distance in (1, -1, 2, -2, 3, -3):
            near = Citation(target.law + distance, target.labels)
            found += [near, Citation(near.law)]
        targets = [target, *_targets(provision)]
        for citation in dict.fromkeys(found):
            apart = not any(citation.is_within(to) or to.is_within(citation) for to in targets)
            apart = apart and not provision.citation.is_within(citation)
            if apart and corpus.has(edition, citation):
                yield citation


def _targets(provision: Provision) -> Iterator[Citation]:
    """Yield the provisions a provision sends to."""
    for _, passage in provision.passages:
        for reference in passage.references:
            if isinstance(reference.target, Citation):
                yield reference.target


def _single(passage: Passage) -> Iterator[CrossReference]:
    """Yield the references that stand for themselves and lead to a provision."""
    spans = Counter((reference.start, reference.end) for reference in passage.references)
    for reference in passage.references:
        leads = reference.status is ReferenceStatus.RESOLVED and reference.edition is None
        alone = spans[reference.start, reference.end] == 1
        if leads and alone and isinstance(reference.target, Citation):
            yield reference


def _sentence_around(text: str, reference: CrossReference) -> tuple[int, str]:
    """Return the sentence a reference stands in, and where it begins."""
    for start, words in located_sentences(text):
        if start <= reference.start and reference.end <= start + len(words):
            return start, words
    return 0, text
