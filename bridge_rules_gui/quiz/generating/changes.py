"""What changed from one edition to the next, by the concordance and its notes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.changes import STEPS
from bridge_rules_gui.corpus.concordance import ChangeKind
from bridge_rules_gui.quiz.generating.prompt import Prompt, arranged
from bridge_rules_gui.quiz.generating.wording import sentences
from bridge_rules_gui.quiz.question import Choice, Question, QuestionKind, Source

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.corpus.changes import Step
    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.corpus.concordance import Correspondence
    from bridge_rules_gui.quiz.generating.material import Material

_STEP: Final = re.compile(r"(?P<step>\d{4}-\d{4}): ")
_NEAR: Final = 3
"""How many laws away a change may be that is offered as a wrong one."""

_KINDS: Final = {
    ChangeKind.SUBSTANCE: "It was there before, and a director now rules or acts otherwise.",
    ChangeKind.WORDING: "It was there before and is only worded otherwise.",
    ChangeKind.NONE: "It was there before and says the same.",
}
_READ: Final = "{cite} was read beside the Laws of {year}."
_UNTOLD: Final = {
    ChangeKind.NONE: "{cite} was read beside the Laws of {year}: nothing is different.",
    ChangeKind.WORDING: "{cite} was read beside the Laws of {year}: only words are different.",
}
"""Why, where no note tells of a difference."""
_NEW: Final = "It was not there before."
_STOOD: Final = "It stood in {before} of {year}: “{words}”"
_AS_BEFORE: Final = "A director ruled and acted so under {before} of {year} too."
_WHY_NOT: Final = {
    _NEW: _STOOD,
    _KINDS[ChangeKind.NONE]: "{before} of {year} said it otherwise: “{words}”",
    _KINDS[ChangeKind.WORDING]: "More is different from {before} of {year} than the words.",
    _KINDS[ChangeKind.SUBSTANCE]: _AS_BEFORE,
}
_WHY_SAME: Final = {
    _NEW: _STOOD,
    _KINDS[ChangeKind.WORDING]: "{before} of {year} says the same: “{words}”",
    _KINDS[ChangeKind.SUBSTANCE]: _AS_BEFORE,
}
"""Why each of the answers is wrong, where a provision says the same and where it does not."""
_NOTHING_LIKE: Final = "The Laws of {year} had nothing like {cite}."


@dataclass(frozen=True, slots=True)
class _Place:
    """A provision of the newer edition of a step, and the row it stands in."""

    step: Step
    row: Correspondence
    citation: Citation


class ChangeQuestions:
    """What changed in a provision, how much, and where it stood before."""

    kind = QuestionKind.CHANGE

    def __init__(self, material: Material) -> None:
        self._material = material

    def prompts(self) -> Iterator[Prompt]:
        """Yield what can be asked of each provision that stands in one row, for each step."""
        for step in STEPS:
            for row in self._material.concordance.rows:
                for citation in row.of(step.newer)[:1]:
                    if self._is_only_row(step, citation):
                        yield self._prompt("what", step, row, citation)
                        yield self._prompt("how", step, row, citation)
                for citation in row.of(step.older)[:1]:
                    if citation not in row.of(step.newer) and row.of(step.newer):
                        yield self._prompt("whither", step, row, citation)

    def _is_only_row(self, step: Step, citation: Citation) -> bool:
        return len(self._material.concordance.rows_of(step.newer, citation)) == 1

    def _prompt(self, about: str, step: Step, row: Correspondence, citation: Citation) -> Prompt:
        edition = step.newer
        identifier = f"change:{citation}:{step}:{about}@{edition}"
        asked = {"what": self._what, "how": self._how, "whither": self._whither}[about]
        place = Address(edition, citation if about != "whither" else row.of(edition)[0])
        make = partial(asked, identifier, step, row, citation)
        return Prompt(identifier, self.kind, edition, place, make)

    def _what(
        self, identifier: str, step: Step, row: Correspondence, citation: Citation
    ) -> Question | None:
        """Ask what changed in substance; the wrong ones changed elsewhere."""
        note = notes(row).get(str(step), "")
        if row.kinds.get(step) is not ChangeKind.SUBSTANCE or not note or not row.of(step.older):
            return None
        text = sentence(
            "What changed from {older} to {newer} in {cite}?",
            older=step.older.year,
            newer=step.newer.year,
            cite=self._material.named(Address(step.newer, citation)),
        )
        right = Choice(
            _told(note),
            sentence("So it is in {cite} since {newer}.", cite=citation, newer=step.newer.year),
        )
        wrong = [
            Choice(_told(other), sentence("That changed in {cite}.", cite=place))
            for place, other in self._other_notes(step, row, citation)
        ]
        return self._made(identifier, _Place(step, row, citation), text, right, wrong)

    def _other_notes(
        self, step: Step, row: Correspondence, citation: Citation
    ) -> Iterator[tuple[Citation, str]]:
        """Yield what changed in the neighbourhood, the nearest laws first."""
        own = set(row.of(step.newer))
        near = [
            other
            for other in self._material.concordance.rows
            if other.of(step.newer)
            and abs(other.of(step.newer)[0].law - citation.law) <= _NEAR
            and other.kinds.get(step) is ChangeKind.SUBSTANCE
            and own.isdisjoint(other.of(step.newer))
        ]
        near.sort(key=lambda other: abs(other.of(step.newer)[0].law - citation.law))
        for other in near:
            place, note = other.of(step.newer)[0], notes(other).get(str(step), "")
            apart = not place.is_within(citation) and not citation.is_within(place)
            if note and apart:
                yield place, note

    def _how(
        self, identifier: str, step: Step, row: Correspondence, citation: Citation
    ) -> Question | None:
        """Ask whether a provision is new, changed in substance or in wording, or the same."""
        provision = self._material.corpus.provision(step.newer, citation)
        if provision.children or not provision.body:
            return None  # a row tells of a provision's own words, the question would of all below
        kind = row.kinds.get(step)
        true = _NEW if not row.of(step.older) else _KINDS.get(kind or ChangeKind.UNKNOWN, "")
        if not true:
            return None
        text = sentence(
            "How does {cite} of {newer} stand to the Laws of {older}?",
            cite=self._material.named(Address(step.newer, citation)),
            newer=step.newer.year,
            older=step.older.year,
        )
        place = _Place(step, row, citation)
        right = Choice(sentence(true), self._why(step, row, citation))
        wrong = [
            Choice(sentence(said), self._why_not(place, said))
            for said in (*_KINDS.values(), _NEW)
            if said != true
        ]
        return self._made(identifier, place, text, right, wrong)

    def _why_not(self, place: _Place, said: str) -> Sentence:
        """Return why what is said of a provision is wrong, by the words of the older book."""
        older, is_same = place.step.older, place.row.kinds.get(place.step) is ChangeKind.NONE
        if not place.row.of(older):
            return sentence(_NOTHING_LIKE, cite=place.citation, year=older.year)
        before = place.row.of(older)[0]
        provision = self._material.corpus.provision(older, before)
        words = next(sentences(provision.body.text or provision.heading.text), "")
        why = _WHY_SAME[said] if is_same else _WHY_NOT[said]
        return sentence(why, before=before, year=older.year, words=words)

    def _whither(
        self, identifier: str, step: Step, row: Correspondence, citation: Citation
    ) -> Question | None:
        """Ask where a provision has moved to, where it has gone to one place."""
        rows = self._material.concordance.rows_of(step.older, citation)
        places = {place for each in rows for place in each.of(step.newer)}
        if len(places) != 1:
            return None
        (place,) = places
        text = sentence(
            "Where does what stood in {cite} in {older} stand in {newer}?",
            cite=self._material.named(Address(step.older, citation)),
            older=step.older.year,
            newer=step.newer.year,
        )
        why = self._why(step, row, place)
        right = Choice(self._named(step, place), why)
        wrong = [
            Choice(
                self._named(step, other), sentence("{cite} is about something else.", cite=other)
            )
            for other in self._elsewhere(step, citation, place)
        ]
        return self._made(identifier, _Place(step, row, place), text, right, wrong)

    def _elsewhere(self, step: Step, citation: Citation, place: Citation) -> Iterator[Citation]:
        corpus, edition = self._material.corpus, step.newer
        above = place.parent()
        near = corpus.provision(edition, above).children if above else ()
        laws = [law.citation for law in corpus.books[edition].laws]
        around = sorted(laws, key=lambda law: abs(law.law - place.law))[:6]
        for other in dict.fromkeys((citation, *near, *around)):
            apart = not other.is_within(place) and not place.is_within(other)
            if apart and corpus.has(edition, other):
                yield other

    def _named(self, step: Step, citation: Citation) -> Sentence:
        return sentence("{place}", place=self._material.named(Address(step.newer, citation)))

    def _why(self, step: Step, row: Correspondence, citation: Citation) -> Sentence:
        note = notes(row).get(str(step), "")
        if note:
            return sentence("{cite}: {note}", cite=citation, note=note)
        found = _UNTOLD.get(row.kinds.get(step, ChangeKind.UNKNOWN), _READ)
        return sentence(found, cite=citation, year=step.older.year)

    def _made(
        self,
        identifier: str,
        place: _Place,
        text: Sentence,
        right: Choice,
        wrong: list[Choice],
    ) -> Question | None:
        placed = arranged(identifier, (right,), wrong)
        if placed is None:
            return None
        step, row, citation = place.step, place.row, place.citation
        corpus, address = self._material.corpus, Address(step.newer, citation)
        words = next(iter(sentences(corpus.provision(step.newer, citation).body.text)), "")
        before = tuple(Source(Address(step.older, older)) for older in row.of(step.older))
        return Question(
            identifier,
            self.kind,
            step.newer,
            text,
            placed.choices,
            placed.answer,
            (Source(address, words), *before),
            self._why(step, row, citation),
            self._material.topic(address),
            2,
        )


def _told(note: str) -> Sentence:
    return sentence("{note}", note=f"{note[0].upper()}{note[1:]}")


def notes(row: Correspondence) -> dict[str, str]:
    """Return what the note of a row says first of each step, by the step: ``2007-2017``.

    What it says of a step again is about the translations.
    """
    parts = _STEP.split(row.note)
    told: dict[str, str] = {}
    for step, words in zip(parts[1::2], parts[2::2], strict=True):
        told.setdefault(step, words.strip())
    return told
