"""Why not another provision? What was considered at a moment, and what excludes it.

Considered are the provisions of the deciding law that some rule rests on, and those an answer or
a choice would bring in. The reason is found out, in this order: the ruling says it itself; another
answer or another choice would bring the provision in; it was at work before. Where nothing of that
holds, the provision's own words tell what they ask for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.sentence import Sentence, sentence
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.rulings.index import cited, law_modules
from bridge_rules_gui.rulings.verdict import Role
from bridge_rules_gui.services.simulation.branches import branches
from bridge_rules_gui.services.simulation.frame import LitLaw, LitWords, PartOfProvision
from bridge_rules_gui.services.simulation.lit_words import lit_ground
from bridge_rules_gui.services.simulation.variants import Variant, variants

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bridge_rules_gui.bridge.story import Scenario
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.rulings.course.ruling import Ruling
    from bridge_rules_gui.services.simulation.frame import Frame, TraceLine

_TOLD: Final = {
    (True, True): "{place} would be at work if the answer were yes; it is told that it is no.",
    (False, True): "{place} would be at work if the answer were no; it is told that it is yes.",
    (True, False): "{place} would be at work if the answer were yes; nothing of it is told.",
    (False, False): "{place} would be at work if the answer were no; nothing of it is told.",
}
"""By what it takes, and whether the story tells the contrary."""

_CHOICE: Final = "{place} would be at work with another choice."
_BEFORE: Final = "{place} was at work before; the story has gone on since."
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

    `needs` are the answers each of which would bring it in, `choice` the choice that would.
    """

    address: Address
    because: Sentence
    needs: tuple[Need, ...]
    words: LitLaw
    choice: Sentence | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """A story cut at a step under an edition: its frame, and the frames before it."""

    corpus: Corpus
    scenario: Scenario
    frame: Frame
    earlier: tuple[Frame, ...]

    @property
    def edition(self) -> Edition:
        """The edition under which the story is ruled on."""
        return self.frame.edition

    @property
    def at_work(self) -> frozenset[Address]:
        """The places at work."""
        return frozenset(law.address for law in self.frame.laws)

    def was_at_work(self, address: Address) -> bool:
        """Whether a provision was at work at an earlier step."""
        return any(law.address == address for frame in self.earlier for law in frame.laws)

    def lines(self) -> Iterator[TraceLine]:
        """Yield the explanations up to this step, the latest step first."""
        for frame in (self.frame, *reversed(self.earlier)):
            yield from frame.trace


class Considered:
    """What was considered at a moment: other answers and other choices, worked out once."""

    def __init__(self, moment: Moment) -> None:
        self._moment = moment
        self._variants = variants(moment.scenario, moment.edition)
        self._branches = branches(moment.scenario, moment.frame.ruling)

    def exclusions(self) -> tuple[Exclusion, ...]:
        """Return the provisions considered and excluded, in the order of the book."""
        order = reading_order(self._moment.corpus, self._moment.edition)
        found = sorted(dict.fromkeys(self._candidates()), key=lambda citation: order[citation])
        return tuple(self.exclusion(citation) for citation in found)

    def _candidates(self) -> Iterator[Citation]:
        """Yield the provisions not at work: of the deciding law, and what other answers bring."""
        moment = self._moment
        of_law = {law.ground.citation.law for law in moment.frame.ruling.laws[:1]}
        near = (citation for citation in cited(moment.edition) if citation.law in of_law)
        elsewhere = (place for variant in self._variants for place in _places(variant.ruling))
        for citation in (*near, *_excluded(moment.frame.trace), *elsewhere):
            if Address(moment.edition, citation) not in moment.at_work:
                yield citation

    def exclusion(self, citation: Citation) -> Exclusion:
        """Return why a provision is not at work. Raise `LookupError` for one not in the book."""
        moment = self._moment
        words = words_of(moment.corpus, moment.edition, citation)
        needs = tuple(_needs(self._variants, citation))
        branch = next((b for b in self._branches if citation in _places(b.ruling)), None)
        choice = None if branch is None else branch.chosen
        because = _said(moment.lines(), citation) or self._reason(citation, needs, choice)
        return Exclusion(Address(moment.edition, citation), because, needs, words, choice)

    def _reason(
        self, citation: Citation, needs: tuple[Need, ...], choice: Sentence | None
    ) -> Sentence:
        if needs:
            told = needs[0].told is not None
            return sentence(_TOLD[needs[0].holds, told], place=citation)
        if choice is not None:
            return sentence(_CHOICE, place=citation)
        earlier = self._moment.was_at_work(Address(self._moment.edition, citation))
        return sentence(_BEFORE if earlier else _ASKS, place=citation)


def _excluded(lines: Iterable[TraceLine]) -> Iterator[Citation]:
    """Yield the provisions of which the explanations say that they do not apply."""
    for line in lines:
        place = line.laws[0].place if line.laws else None
        if isinstance(place, Citation) and _NOT in line.sentence.pattern:
            yield place


def _places(ruling: Ruling) -> Iterator[Citation]:
    """Yield the provisions a ruling rests on."""
    yield from (applied.ground.citation for applied in ruling.laws)


def _said(lines: Iterable[TraceLine], citation: Citation) -> Sentence | None:
    """Return the explanation that says of this provision that it does not apply."""
    return next((line.sentence for line in lines if citation in _excluded((line,))), None)


def _needs(found: Iterable[Variant], citation: Citation) -> Iterator[Need]:
    for variant in found:
        if citation in _places(variant.ruling):
            yield Need(variant.question, variant.told, variant.holds)


def reading_order(corpus: Corpus, edition: Edition) -> Mapping[Citation, int]:
    """Return where each provision stands in the book of an edition."""
    provisions = corpus.books[edition].provisions
    return {provision.citation: place for place, provision in enumerate(provisions)}


def words_of(corpus: Corpus, edition: Edition, citation: Citation) -> LitLaw:
    """Return the words of a provision that ask for something: those a rule rests on, else its own.

    Raise `LookupError` for one that is not in the book.
    """
    for module in law_modules():
        for ground in module.grounds:
            if ground.edition is edition and ground.citation == citation:
                return lit_ground(corpus, ground, Role.INFORMATION)
    text = corpus.provision(edition, citation).body.text
    end = len(text.partition("\n")[0])
    lit = LitWords(PartOfProvision.TEXT, 0, end)
    return LitLaw(Address(edition, citation), Role.INFORMATION, text[:end], lit)
