"""Exports as the command line asks for them: words made an order that can be carried out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.segments import WARNING
from bridge_rules_gui.exports.export import (
    FORMATS,
    ExportChoiceError,
    ExportFormat,
    ExportOrder,
    ExportSubject,
    UnknownFormatError,
)
from bridge_rules_gui.library.export_part import editions_between, part_of

SEGMENT_WARNING: Final = WARNING
_OF_LAWS: Final = ("law", "chapter", "edition", "all")


@dataclass(frozen=True, slots=True)
class ExportRequest:
    """What was typed: nothing of it has been understood yet."""

    subject: str
    format: str
    law: int | None = None
    chapter: str = ""
    editions: tuple[str, ...] = ()
    older: str = ""
    newer: str = ""
    with_all_relations: bool = False


def order_of(corpus: Corpus, request: ExportRequest) -> ExportOrder:
    """Return the order a request stands for; raise `ValueError` or `LookupError`."""
    subject = ExportSubject(request.subject)
    if request.format not in FORMATS[subject]:
        raise UnknownFormatError(subject, request.format, FORMATS[subject])
    if request.with_all_relations and subject is not ExportSubject.SEGMENTS:
        raise ExportChoiceError(f"--all is about segments, not about {subject}; leave it out")
    order = ExportOrder(
        subject,
        ExportFormat(request.format),
        part_of(corpus, request.law, request.chapter),
        _editions(request),
        request.with_all_relations,
    )
    order.check()
    return order


def refuse_parts_of_terms(arguments: Mapping[str, object]) -> None:
    """Raise `ExportChoiceError` where a part of the laws is asked of the termbase."""
    for name in _OF_LAWS:
        if arguments[name]:
            message = f"--{name} is about the laws; the termbase is exported whole, leave it out"
            raise ExportChoiceError(message)


def _editions(request: ExportRequest) -> tuple[Edition, ...]:
    if request.editions and (request.older or request.newer):
        raise ExportChoiceError("name the editions by --edition or by --from and --to, not both")
    if request.editions:
        return tuple(dict.fromkeys(map(Edition.parse, request.editions)))
    older = Edition.parse(request.older) if request.older else Edition.RU_1987
    newer = Edition.parse(request.newer) if request.newer else Edition.BG_2017
    is_one = older is newer and request.subject == ExportSubject.CORPUS
    return (older,) if is_one else editions_between(older, newer)
