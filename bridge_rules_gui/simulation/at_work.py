"""What is at work at a moment of a story, what of earlier steps still holds, and what has ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.story import Scenario
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.simulation.consequences import Consequence, ConsequenceLine, consequences
from bridge_rules_gui.simulation.frame import Frame, TraceLine


class Moment:
    """A story cut at a step under an edition: its frame, and the frames before it."""

    def __init__(
        self, corpus: Corpus, scenario: Scenario, frame: Frame, earlier: tuple[Frame, ...]
    ) -> None:
        self.corpus = corpus
        self.scenario = scenario
        self.frame = frame
        self._frames = (*earlier, frame)

    @property
    def edition(self) -> Edition:
        """The edition under which the story is ruled on."""
        return self.frame.edition

    @cached_property
    def at_work(self) -> tuple[Citation, ...]:
        """The places at work: those of this step, and those the ruling of one who comes now names.

        A step need not be about the incident that is ruled on.
        """
        ruled = (applied.ground.citation for applied in self.frame.ruling.laws)
        return tuple(dict.fromkeys((*self._at_work[-1], *ruled)))

    def part_at_work(self, citation: Citation) -> Citation | None:
        """Return the place at work that is a provision or stands within it."""
        return next((place for place in self.at_work if place.is_within(citation)), None)

    def ended(self, citation: Citation) -> Sentence | None:
        """Return the event with which a provision that was at work ended, None where none did."""
        frames = self._since_named(citation)
        standing = _standing(frames[0], citation) if frames else frozenset()
        for frame in frames[1:]:
            if standing.isdisjoint(consequences(frame.ruling)):
                return frame.told[0]
        return None

    def still_holds(self, citation: Citation) -> bool:
        """Whether a provision is or was at work, and what it rests on stands as it did."""
        return bool(self._since_named(citation)) and self.ended(citation) is None

    def lines(self) -> Iterator[TraceLine]:
        """Yield the explanations up to this step, the latest step first."""
        for frame in reversed(self._frames):
            yield from frame.trace

    def _since_named(self, citation: Citation) -> tuple[Frame, ...]:
        """Return the frames from the last that names a provision to this one, none if none does."""
        for step in reversed(range(len(self._frames))):
            if citation in self._at_work[step]:
                return self._frames[step:]
        return ()

    @cached_property
    def _at_work(self) -> tuple[tuple[Citation, ...], ...]:
        return tuple(map(_places_at_work, self._frames))


def _places_at_work(frame: Frame) -> tuple[Citation, ...]:
    """Return the provisions named in a frame, then those on which something that follows rests."""
    followed = (place for line in _following(frame) for place in line.laws)
    return tuple(dict.fromkeys(_places((*(law.address for law in frame.laws), *followed))))


def _standing(frame: Frame, citation: Citation) -> frozenset[ConsequenceLine]:
    """Return on what a provision at work rests: what follows from it, else from its law.

    What was learnt from a card is not to be used even when the card is gone, so the other
    provisions of the law do not rest on that.
    """
    lines = _following(frame)
    own = frozenset(line for line in lines if citation in _places(line.laws))
    return own or frozenset(
        line
        for line in lines
        if line.row is not Consequence.INFORMATION
        and any(place.law == citation.law for place in _places(line.laws))
    )


def _following(frame: Frame) -> tuple[ConsequenceLine, ...]:
    """Return what follows from the ruling; remarks on the printed text are not asked about."""
    lines = consequences(frame.ruling)
    return tuple(line for line in lines if line.row is not Consequence.TEXT)


def _places(addresses: Iterable[Address]) -> Iterator[Citation]:
    for address in addresses:
        if isinstance(address.place, Citation):
            yield address.place
