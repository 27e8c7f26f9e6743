"""Why another provision does not apply at a moment: what was considered, and what excludes it.

Considered are the provisions of the deciding law that some rule rests on, and those an answer or
a choice would bring in; not those at work, those a part of which is, and those that still hold.
The reason is found out, in this order: a part of the provision is at work; the ruling says it
itself; another answer, or a choice that is open, would bring the provision in; it was at work
until something happened; the story would have had to go otherwise. Where nothing of that holds,
the book's words tell: those in which the provision says for which case it is, else those of the
provision that decides in its place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.director.watching import Watch
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws.index import cited, law_modules
from bridge_rules_gui.simulation.at_work import Moment
from bridge_rules_gui.simulation.branches import branches
from bridge_rules_gui.simulation.condition_words import condition_words
from bridge_rules_gui.simulation.frame import LitLaw, LitWords, PartOfProvision, TraceLine
from bridge_rules_gui.simulation.lit_words import lit_ground, lit_law
from bridge_rules_gui.simulation.other_courses import courses
from bridge_rules_gui.simulation.variants import Variant, variants
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.verdict import Role

_TOLD: Final = {
    (True, True): "{place} would apply if the answer were yes; it is told that it is no.",
    (False, True): "{place} would apply if the answer were no; it is told that it is yes.",
    (True, False): "{place} would apply if the answer were yes; nothing of it is told.",
    (False, False): "{place} would apply if the answer were no; nothing of it is told.",
}
"""By what it takes, and whether the story tells the contrary."""

_CHOICE: Final = "{place} would apply with a choice that is open: {choice}."
_UNTIL: Final = "{place} applied until this: “{event}”."
_COURSE: Final = "{condition}, {place} would apply."
_PART: Final = "Of {place}, {part} applies here."
_CASE: Final = "{place} is for another case; its words tell for which."
_INSTEAD: Final = "Not {place} but {deciding} decides here."
_NOT: Final = "not apply"
"""The words of a rule that tells why a provision is left aside."""

_ASKS: Final = "{place} is not what decides here; its words tell when it does."


@dataclass(frozen=True, slots=True)
class Need:
    """An answer that would bring a provision in: the question, what is told, what it would take."""

    question: Sentence
    told: bool | None
    holds: bool


@dataclass(frozen=True, slots=True)
class Exclusion:
    """A provision that was considered and does not apply, why, and the words that say so.

    The words are its own, or those of the provision that decides in its place.
    `needs` are the answers each of which would bring it in.
    """

    address: Address
    because: Sentence
    needs: tuple[Need, ...]
    words: LitLaw


class Considered:
    """What was considered at a moment: other answers and other choices, worked out once."""

    def __init__(self, moment: Moment) -> None:
        self._moment = moment
        self.watch = Watch(moment.scenario, moment.edition)
        self.variants = variants(self.watch)
        self.branches = branches(self.watch)

    def exclusions(self) -> tuple[Exclusion, ...]:
        """Return the provisions considered and excluded, in the order of the book."""
        order = self._moment.corpus.reading_order(self._moment.edition)
        found = sorted(dict.fromkeys(self._candidates()), key=lambda citation: order[citation])
        return tuple(self.exclusion(citation) for citation in found)

    def _candidates(self) -> Iterator[Citation]:
        """Yield what is neither at work nor holds: of the deciding law, and what answers bring."""
        moment = self._moment
        of_law = {law.ground.citation.law for law in moment.frame.ruling.laws[:1]}
        near = (citation for citation in cited(moment.edition) if citation.law in of_law)
        elsewhere = (place for variant in self.variants for place in _places(variant.ruling))
        for citation in (*near, *_excluded(moment.frame.trace), *elsewhere):
            if moment.part_at_work(citation) is None and not moment.still_holds(citation):
                yield citation

    @property
    def at_work(self) -> tuple[Citation, ...]:
        """The places at work."""
        return self._moment.at_work

    def why_not(self, citation: Citation) -> Exclusion | None:
        """Return why a provision is not at work, None where it is. Raise `LookupError`."""
        return None if citation in self.at_work else self.exclusion(citation)

    def exclusion(self, citation: Citation) -> Exclusion:
        """Return why a provision is not at work. Raise `LookupError` for one not in the book."""
        moment = self._moment
        words = words_of(moment.corpus, moment.edition, citation)
        part = moment.part_at_work(citation)
        if part is not None:
            because = sentence(_PART, place=citation, part=part)
            return Exclusion(Address(moment.edition, citation), because, (), words)
        needs = tuple(_needs(self.variants, citation))
        found = _said(moment.lines(), citation) or self._untaken(citation, needs)
        if found is None:
            found, words = self._in_words(citation, words)
        return Exclusion(Address(moment.edition, citation), found, needs, words)

    def _untaken(self, citation: Citation, needs: tuple[Need, ...]) -> Sentence | None:
        """Return what else would have to be so, or to have happened, None where nothing is known.

        A way the story did not go is looked for last: it is the furthest from what is told.
        """
        if needs:
            return sentence(_TOLD[needs[0].holds, needs[0].told is not None], place=citation)
        for branch in self.branches:
            if citation in _places(branch.ruling):
                return sentence(_CHOICE, place=citation, choice=branch.chosen)
        ended = self._moment.ended(citation)
        if ended is not None:
            return sentence(_UNTIL, place=citation, event=ended)
        if citation in self._conditions:
            return sentence(_COURSE, place=citation, condition=self._conditions[citation])
        return None

    @cached_property
    def _conditions(self) -> Mapping[Citation, Sentence]:
        """What would have had to happen for each provision that another course brings in."""
        moment, found = self._moment, dict[Citation, Sentence]()
        irregular = {each.event for each in moment.frame.ruling.irregularities}
        for course in courses(self.watch, irregular):
            for citation in _places(_settled(course.ruling)):
                found.setdefault(citation, course.condition)
        return found

    def _in_words(self, citation: Citation, own: LitLaw) -> tuple[Sentence, LitLaw]:
        """Return what the book says: for which case a provision is, or what decides instead."""
        moment = self._moment
        case = condition_words(moment.corpus, moment.edition, citation)
        if case is not None and citation in cited(moment.edition):
            return sentence(_CASE, place=citation), case
        for applied in moment.frame.ruling.laws[:1]:
            if applied.ground.citation.law == citation.law:
                because = sentence(_INSTEAD, place=citation, deciding=applied.ground)
                return because, lit_law(moment.corpus, applied)
        return sentence(_ASKS, place=citation), own


def _excluded(lines: Iterable[TraceLine]) -> Iterator[Citation]:
    """Yield the provisions of which the explanations say that they do not apply."""
    for line in lines:
        place = line.laws[0].place if line.laws else None
        if isinstance(place, Citation) and _NOT in line.sentence.pattern:
            yield place


def _places(ruling: Ruling) -> Iterator[Citation]:
    """Yield the provisions a ruling rests on."""
    yield from (applied.ground.citation for applied in ruling.laws)


def _settled(ruling: Ruling) -> Ruling:
    """Return a ruling in which whatever is asked is taken as no, as the table is."""
    while ruling.facts_needed:
        ruling = ruling.facts_needed[0].alternatives[-1].ruling
    return ruling


def _said(lines: Iterable[TraceLine], citation: Citation) -> Sentence | None:
    """Return the explanation that says of this provision that it does not apply."""
    return next((line.sentence for line in lines if citation in _excluded((line,))), None)


def _needs(found: Iterable[Variant], citation: Citation) -> Iterator[Need]:
    for variant in found:
        if citation in _places(variant.ruling):
            yield Need(variant.question, variant.told, variant.holds)


def words_of(corpus: Corpus, edition: Edition, citation: Citation) -> LitLaw:
    """Return the words of a provision that ask for something: those a rule rests on, else its own.

    Raise `LookupError` for one that is not in the book.
    """
    ground = _grounds(edition).get(citation)
    if ground is not None:
        return lit_ground(corpus, ground, Role.INFORMATION)
    text = corpus.provision(edition, citation).body.text
    end = len(text.partition("\n")[0])
    lit = LitWords(PartOfProvision.TEXT, 0, end)
    return LitLaw(Address(edition, citation), Role.INFORMATION, text[:end], (lit,))


@cache
def _grounds(edition: Edition) -> Mapping[Citation, Ground]:
    """Return the first ground of each provision of an edition that some rule rests on."""
    found: dict[Citation, Ground] = {}
    for module in law_modules():
        for ground in module.grounds:
            if ground.edition is edition:
                found.setdefault(ground.citation, ground)
    return found
