"""References to an earlier numbering: what "the former Law 23" names is not Law 23 of today.

The comment speaks of the Laws of 2007 in the same breath as of the new ones. Such a
reference keeps the place it prints as its target, but does not resolve; it says which
place of 2007 is meant.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import CrossReference, ReferenceStatus

if TYPE_CHECKING:
    from collections.abc import Container

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
