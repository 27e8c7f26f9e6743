"""Words of obligation: where a text says may, should, shall or must, and how strongly.

Each book ranks its words in its preface or introduction; the termbase has the words as
concepts. The present tense ("does") is a rank too, but a tense and no word: it is not marked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Termbase
from bridge_rules_gui.indexes.attestation import Occurrence


class Strength(IntEnum):
    """How strongly a word obliges; the number is the rank within commands or prohibitions."""

    NEED_NOT = 0
    """There is no obligation."""
    MAY = 1
    """Failure to do it is not wrong."""
    DOES = 2
    """Correct procedure, without a word on penalties: a tense, hence never marked."""
    SHOULD = 3
    """Failure to do it is an infraction, seldom penalised."""
    SHALL = 4
    """A violation will be penalised more often than not."""
    MUST = 5
    """The strongest word: a serious matter."""
    SHOULD_NOT = -1
    """The weakest prohibition, which no book names."""
    SHALL_NOT = -2
    """A strong prohibition."""
    MAY_NOT = -3
    """Stronger, just short of must not."""
    MUST_NOT = -4
    """The strongest prohibition."""

    @property
    def concept(self) -> str:
        """The id of the concept in the termbase."""
        return self.name.lower().replace("_", "-")

    @property
    def is_prohibition(self) -> bool:
        """Tell whether the word forbids."""
        return self < 0


_MARKED: Final = {s.concept: s for s in Strength if s is not Strength.DOES}
_NOT_MEANT: Final = {
    Edition.BG_2017: re.compile(
        r"\s+(?:би\b|едно\b|по-|легално\b|да (?:"
        r"е (?:виновен|имало|направил|разбрал|показал|получил)\b|"
        r"бъде (?:видно|видяно|получен|поправена|открита|намерена|лесно|легално)\b|"
        r"бъдат (?:изиграни|чути)\b|го (?:направи|облагодетелства)\b|внушава|наложи съдията|"
        r"отговаря|изпълни|установи|изиграе легално|определи коя|оцети|работ|попреч|събере))"
    ),
    Edition.RU_1987: re.compile(
        r"\s+(?:был[аио]? бы\b|понадобиться|подсказать|сказаться|помешать|нанести|подорвать|"
        r"сработать|превратиться|пояснить|помочь|из-за|быть (?:достигнут|найдена|потеряна|созван|"
        r"известен|установлено|услышано|подсказано|полезен|выгодна|легально|конвенционным|ещё|либо|"
        r"нарушением)\b)"
    ),
    Edition.SR_2007: re.compile(
        r"\.|\s+(?:bit\b|biti (?:potrebno|prisutan|slučaj)\b|dobiti ili|ostvariti|uticati na norm|"
        r"doneti|legalno|lako|vidi\b|da (?:se (?:sprovede|postigne|nađe|ispravi i odigra|odigraju|"
        r"povinuje|izgubi|sastane|čuje)\b|neposredno|utiče|sugerise|proistekne|odgovori|je vidi|"
        r"atakira kako|utvrdi činjenice|odredi koja|osvoji|bude nepažljiva|stekne|donesu|izazovu|"
        r"izgubi|prikupi))"
    ),
}
"""What after a word of obligation makes another word of it, or tells what can be or happen.

"Може би" is perhaps; a card that cannot be found, or talk that can be heard, is no rule.
"""

_COULD: Final = {
    Edition.BG_2017: re.compile(r"могъл|могл[аои]", re.IGNORECASE),
    Edition.RU_1987: re.compile(r"мог(?:л[аои])?", re.IGNORECASE),
    Edition.SR_2007: re.compile(r"mog(?:ao|l[aoie])", re.IGNORECASE),
}
"""Past and conditional of "may": what was or would be possible, which nobody is told to do."""


@dataclass(frozen=True, slots=True)
class ObligationMark:
    """A word of obligation in a text, from ``start`` to ``end``."""

    start: int
    end: int
    strength: Strength


@dataclass(frozen=True, slots=True)
class ScaleStep:
    """A strength with an edition's words for it, and the place that shows or explains them."""

    strength: Strength
    words: tuple[str, ...]
    place: Address | None
    quote: str


def scale(termbase: Termbase, edition: Edition) -> tuple[ScaleStep, ...]:
    """Return the scale of an edition: commands from weak to strong, then prohibitions.

    A strength for which the edition has no word is left out.
    """
    concepts = {concept.id: concept for concept in termbase.concepts}
    commands = sorted(s for s in Strength if not s.is_prohibition)
    prohibitions = sorted((s for s in Strength if s.is_prohibition), reverse=True)
    steps = []
    for strength in (*commands, *prohibitions):
        terms = concepts[strength.concept].editions.get(edition)
        if terms and terms.terms:
            place = Address(edition, terms.context.place) if terms.context else None
            quote = terms.context.quote if terms.context else ""
            words = tuple(term.text for term in terms.terms)
            steps.append(ScaleStep(strength, words, place, quote))
    return tuple(steps)


def obligation_marks(found: Iterable[Occurrence]) -> tuple[ObligationMark, ...]:
    """Return the words of obligation among the terms of one stretch, in reading order.

    Of words that stand for several strengths (Serbian "treba", "ne sme") the weaker is
    marked: a book that does not distinguish them cannot be made stricter. A word that is part
    of a longer one ("not" and "may") is not marked for itself.
    """
    occurrences = [o for o in found if o.concept in _MARKED and _is_meant(o)]
    by_span: dict[tuple[int, int], ObligationMark] = {}
    for occurrence in occurrences:
        span = (occurrence.start, occurrence.end)
        mark = ObligationMark(*span, _MARKED[occurrence.concept])
        known = by_span.get(span)
        if known is None or abs(mark.strength) < abs(known.strength):
            by_span[span] = mark
    return tuple(_outermost(sorted(by_span.values(), key=lambda m: (m.start, -m.end))))


def _is_meant(occurrence: Occurrence) -> bool:
    text, edition = occurrence.stretch.text, occurrence.address.edition
    words = text[occurrence.start : occurrence.end].split()
    if any(_COULD[edition].fullmatch(word) for word in words):
        return False
    return not _NOT_MEANT[edition].match(text, occurrence.end)


def _outermost(marks: Iterable[ObligationMark]) -> Iterator[ObligationMark]:
    """Yield the marks that do not begin inside the one before."""
    end = 0
    for mark in marks:
        if mark.start >= end:
            end = mark.end
            yield mark
