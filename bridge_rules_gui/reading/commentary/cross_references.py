"""References of the commentary: in quoted laws as in the book, in comment as one speaks.

A reference is followed from what its block speaks of. The comment speaks of the Laws of
2007 in the same breath as of the new ones: what "the former Law 23" names is not Law 23
of today. Such a reference keeps the place it prints as its target, but does not resolve;
it says which place of 2007 is meant.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from dataclasses import dataclass, replace

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import CrossReference, ReferenceStatus
from bridge_rules_gui.reading.assembly import ReferenceFinder
from bridge_rules_gui.reading.commentary.drafts import QuotationDraft

_NAMES_ITS_LAW = re.compile(r"П ?\d|(?i:правил)|\d\d")
# The letters of the players: "неприета от E", "пики от E".
_PLAYER = re.compile(r"[NESWЕ]")
# What makes a number a bid: "съгласно E4, 3 NT/S".
_BID = re.compile(r" ?(?:NT|[♠♥♦♣])")


def find_in_law(finder: ReferenceFinder, text: str, at: Citation) -> tuple[CrossReference, ...]:
    """Return the references of a quoted law: as in the book, they are read from their place."""
    return finder.find(text, at)


def find_in_comment(finder: ReferenceFinder, text: str, at: Citation) -> tuple[CrossReference, ...]:
    """Return the references of a paragraph of comment that speaks of a place.

    A relative one ("т. 2", "т.(а)") starts from the places named before it, the last first.
    """
    found = [r for r in finder.find(text, at) if not _is_of_the_game(r, text)]
    bases = [at]
    references: list[CrossReference] = []
    for reference in found:
        if not _NAMES_ITS_LAW.match(reference.quote):
            reference = _followed(reference, finder, text, bases)  # noqa: PLW2901
        if isinstance(reference.target, Citation):
            bases.append(reference.target)
        references.append(reference)
    return tuple(references)


def _followed(
    reference: CrossReference, finder: ReferenceFinder, text: str, bases: list[Citation]
) -> CrossReference:
    """Return a relative reference as it reads from the nearest place before it that allows it."""
    for base in reversed(bases):
        for other in finder.find(text, base):
            same = (other.start, other.end) == (reference.start, reference.end)
            if same and other.status is ReferenceStatus.RESOLVED:
                return other
    return reference


def _is_of_the_game(reference: CrossReference, text: str) -> bool:
    """Tell whether what looks like a label is a player or a bid."""
    return bool(_PLAYER.fullmatch(reference.quote) or _BID.match(text[reference.end :]))


EARLIER = Edition.SR_2007

_BEFORE = re.compile(
    r"(?:[Сс]тар\w+|[Пп]редишн\w+|преди то беше|изданието от 2007 в"
    r"|преместването и преработката на) $"
)
_AFTER = re.compile(r" в предишния му вид|\(П\d| от това време")
_SPEAKS_OF_2007 = re.compile(r"По правилник 2007 ")
_SPEAKS_OF_2017_AGAIN = re.compile(r"В новата редакция")


@dataclass(frozen=True, slots=True)
class _Judgement:
    """Why references of a paragraph speak of 2007 although no word near them says so."""

    quotes: tuple[str, ...]
    reason: str


_JUDGED = {
    # "По правилник 2017 съдията трябва да приложи П31В" is a misprint for 2007.
    250: _Judgement(
        ("П31В", "П23", "П26"),
        "the paragraph before gives the ruling of 2017; partner's duty to pass throughout, "
        "which this one names, stands in 31B of 2007",
    ),
    # "да работят върху Правило 16C (премахвайки омразното „изкуствен“)", a talk of 2003.
    458: _Judgement(
        ("Правило 16C",),
        "the comment speaks of the provision on information from other sources, which is "
        "16C in 2007 and 16D in 2017",
    ),
}
"""By line; every other case is known by its wording."""

_UNMARKED = {
    # "преди не следваше правилния път, напр. D (Не е дадена обява) се случва преди A
    # (играч е дал обява)": the bare letters are sections of Law 13 of 2007.
    810: (("D", " (Не е дадена", "13D"), ("A", " (играч е дал", "13A")),
}
"""Bare letters that are references to 2007, by line: the letter, what follows, the place."""


def wrong_year(line: int, text: str) -> str:
    """Return what a paragraph says of the year 2017 although it means 2007, or nothing."""
    judged = line in _JUDGED and text.startswith("По правилник 2017 ")
    return "По правилник 2017" if judged else ""


def mark_earlier(
    references: tuple[CrossReference, ...],
    text: str,
    line: int,
    now: Container[Citation],
    then: Container[Citation],
) -> tuple[CrossReference, ...]:
    """Return the references of a paragraph, those to the numbering of 2007 marked as such.

    ``now`` and ``then`` are the provisions of the new and of the earlier edition.
    """
    marked = [_judged(reference, text, line, now, then) for reference in references]
    for letter, following, place in _UNMARKED.get(line, ()):
        at = text.find(letter + following)
        target = Citation.parse(place)
        found = CrossReference(letter, at, at + len(letter), target)
        marked.append(_earlier(found, now, then, "speaks of the order of the former Law 13"))
    return tuple(sorted(marked, key=lambda reference: reference.start))


def _judged(
    reference: CrossReference,
    text: str,
    line: int,
    now: Container[Citation],
    then: Container[Citation],
) -> CrossReference:
    if not isinstance(reference.target, Citation):
        return reference
    reason = _reason(reference, text, line)
    if not reason and reference.target not in now and reference.target in then:
        reason = "there is no such place in 2017, but there is one in 2007"
    return _earlier(reference, now, then, reason) if reason else reference


def _reason(reference: CrossReference, text: str, line: int) -> str:
    """Return how one knows that a reference speaks of 2007, or nothing."""
    if _BEFORE.search(text[: reference.start]):
        return "the words before it speak of the former law"
    if _AFTER.match(text[reference.end :]):
        return "the words after it speak of the former law"
    again = _SPEAKS_OF_2017_AGAIN.search(text)
    if _SPEAKS_OF_2007.match(text) and not (again and again.start() < reference.start):
        return "the paragraph speaks of the Laws of 2007"
    judgement = _JUDGED.get(line)
    if judgement and reference.quote in judgement.quotes:
        return judgement.reason
    return ""


def _earlier(
    reference: CrossReference, now: Container[Citation], then: Container[Citation], reason: str
) -> CrossReference:
    exists = reference.target in now
    return replace(
        reference,
        status=ReferenceStatus.SUSPECT if exists else ReferenceStatus.DANGLING,
        meant=reference.target if reference.target in then else None,
        reason=reason,
        edition=EARLIER,
    )


_PLACE_AS_LABEL = re.compile(r"(?P<section>[A-H])(?P<number>\d)\.$")


def outermost(places: Iterable[Citation]) -> tuple[Citation, ...]:
    """Return the places that do not stand within another of them, each once, in order."""
    kept = list(dict.fromkeys(places))
    return tuple(
        place
        for place in kept
        if not any(place != other and place.is_within(other) for other in kept)
    )


class Subjects:
    """Follows an article: what it quotes and names last is what it speaks of."""

    def __init__(self, laws: tuple[Citation, ...], known: Container[Citation]) -> None:
        self._laws = laws
        self._known = known
        self._quoted: list[Citation] = []
        self._quoting = False
        self.on = laws
        self.standing = laws[0]

    def quote(self, draft: QuotationDraft) -> None:
        """Note a quotation; a run of them is one subject."""
        if draft.edition is not Edition.BG_2017:
            return
        if not self._quoting:
            self._quoted = []
        self._quoting = True
        self._quoted.append(draft.citation)
        self.on = outermost(self._quoted)
        self.standing = draft.citation

    def exemplify(self, number: str) -> tuple[Citation, ...]:
        """Return what an example is about: the laws quoted before it, or the article's laws.

        Comment after a numbered list of examples speaks of these laws again; an example
        without a number interrupts the comment on what it was about.
        """
        self._quoting = False
        about = outermost(self._quoted) or self._laws
        if number:
            self.on = about
        return about

    def comment(self, label: str, references: tuple[CrossReference, ...]) -> tuple[Citation, ...]:
        """Return what a paragraph of comment is about: what it names, or what went before."""
        self._quoting = False
        named = [
            r.target
            for r in references
            if isinstance(r.target, Citation) and r.edition is None and self._is_here(r.target)
        ]
        place = self._place_as_label(label)
        if place is not None:
            named.insert(0, place)
        if named:
            self.on = outermost(named)
            self.standing = named[0]
        return self.on

    def _is_here(self, place: Citation) -> bool:
        return Citation(place.law) in self._laws and place in self._known

    def _place_as_label(self, label: str) -> Citation | None:
        """Return the place a label like ``A1.`` names, if the law at hand has it."""
        match = _PLACE_AS_LABEL.match(label)
        if match is None:
            return None
        place = Citation(self.standing.law, (match["section"], match["number"]))
        return place if place in self._known else None
