"""Oddities only a reader sees: words in the wrong place, tied to the lines they stand on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import ProvisionDraft

_MIXED_WORD = re.compile(r"\b(?=\w*[A-Za-zČčĆćŽžŠšĐđ])(?=\w*[а-яА-ЯјЈљЉњЊћЋђЂџЏ])\w+\b")


@dataclass(frozen=True, slots=True)
class Observation:
    """An oddity seen by a person reading: it holds as long as the quote stands on the line."""

    kind: str
    line: int
    place: str
    quote: str
    message: str


OBSERVATIONS = (
    Observation(
        "wrong-footnote",
        1832,
        "sr2007/68",
        "<sup>21</sup>Direktor treba da izbegne",
        "note 21 repeats the words of note 20 (Law 67B2) where Law 68 needs a note of its own",
    ),
    Observation(
        "displaced-words",
        1981,
        "sr2007/75A",
        "vredosti., nasuprot slabog otvora,",
        'the words "nasuprot slabog otvora" are printed behind the end of their sentence',
    ),
    Observation(
        "repeated-words",
        2112,
        "sr2007/78B",
        "U IMP obračunu na svakom bordu se razlika u totalnim poenima",
        "the beginning of the sentence above the table is printed again below it",
    ),
    Observation(
        "misplaced-heading",
        2528,
        "sr2007/35",
        "ODELJAK V - NEDOZVOLJENI GOVORI",
        "the section of inadmissible calls begins in the contents below Law 35, which lists them",
    ),
)


def observed_problems(document: Document) -> Iterator[SourceProblem]:
    """Yield the oddities whose quote still stands, and one for each that has gone astray."""
    for seen in OBSERVATIONS:
        if seen.quote in "".join(document.lines[seen.line - 1 : seen.line]):
            yield SourceProblem(seen.kind, document.file, seen.line, seen.place, seen.message)
        else:
            message = f"{seen.quote!r} does not stand here any more"
            yield SourceProblem("stale-observation", document.file, seen.line, seen.place, message)


def mixed_scripts(
    document: Document, provisions: Iterable[ProvisionDraft]
) -> Iterator[SourceProblem]:
    """Yield a problem for each word of a law set in Latin and Cyrillic letters at once."""
    for provision in provisions:
        for span in (*provision.heading.spans, *provision.body.spans, *provision.closing.spans):
            for word in _MIXED_WORD.findall(document[span]):
                message = f"{word!r} mixes Latin and Cyrillic letters"
                place = f"sr2007/{provision.citation}"
                yield SourceProblem("mixed-script", document.file, span.line, place, message)
