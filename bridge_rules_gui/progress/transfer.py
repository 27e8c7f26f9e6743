"""Progress carried to another computer: a JSON document of answers, exams, flags and settings.

What is known is not in it; it follows from the answers, and is worked out again where they
come together with others.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.sentence import error_sentence, sentence
from bridge_rules_gui.progress.errors import ProgressError
from bridge_rules_gui.progress.json_fields import Fields, fields_of
from bridge_rules_gui.progress.records import (
    Flag,
    KeptDocument,
    Mode,
    Rating,
    Review,
    Subject,
    SubjectKind,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

FORMAT: Final = "bridge-rules-gui progress"
SCHEMA: Final = 1
LARGEST: Final = 50_000_000
"""How many bytes a document may have."""

_LONGEST_NAME: Final = 500
_LONGEST_DOCUMENT: Final = 5_000_000


@dataclass(frozen=True, slots=True)
class Progress:
    """All that is carried; ``documents`` are by shelf, ``settings`` as they are kept."""

    reviews: tuple[Review, ...]
    documents: Mapping[str, tuple[KeptDocument, ...]]
    flags: tuple[Flag, ...]
    settings: Mapping[str, Any]


def progress_text(progress: Progress) -> str:
    """Return progress as a JSON document."""
    document = {
        "format": FORMAT,
        "schema": SCHEMA,
        "reviews": [_review_value(review) for review in progress.reviews],
        "documents": [
            {"shelf": shelf, "name": d.name, "at": d.at.isoformat(), "content": d.content}
            for shelf, found in progress.documents.items()
            for d in found
        ],
        "flags": [
            {"question": flag.question, "note": flag.note, "at": flag.at.isoformat()}
            for flag in progress.flags
        ],
        "settings": dict(progress.settings),
    }
    return json.dumps(document, ensure_ascii=False, indent=1)


def progress_of(content: bytes, name: str, shelves: tuple[str, ...]) -> Progress:
    """Return the progress a file holds, every value of it checked.

    ``name`` is the file's, for messages; ``shelves`` are those documents may be on. Raise
    `ProgressError`.
    """
    if len(content) > LARGEST:
        raise ProgressError(
            sentence(
                "{name}: more than {megabytes} MB, too large for an export",
                name=name,
                megabytes=LARGEST // 1_000_000,
            )
        )
    try:
        fields = fields_of(content.decode("utf-8-sig"))
        return _progress(fields, shelves)
    except UnicodeDecodeError:
        raise ProgressError(
            sentence("{name}: not UTF-8; choose a file exported by this program", name=name)
        ) from None
    except (ValueError, OverflowError) as error:
        raise ProgressError(
            sentence("{name}: {error}", name=name, error=error_sentence(error))
        ) from error


def _progress(fields: Fields, shelves: tuple[str, ...]) -> Progress:
    if not fields.has("format") or fields.text("format") != FORMAT:
        raise ValueError(
            sentence(
                "this file contains no exported progress; choose a file exported by this program"
            )
        )
    if fields.whole("schema", 1, 1_000_000) > SCHEMA:
        raise ValueError(
            sentence("written by a newer version of the program; install that version")
        )
    documents: dict[str, list[KeptDocument]] = {}
    for found in fields.objects("documents"):
        shelf = found.text("shelf")
        if shelf not in shelves:
            found.refuse("shelf", sentence("one of {names}", names=", ".join(shelves)))
        documents.setdefault(shelf, []).append(
            KeptDocument(
                found.text("name", _LONGEST_NAME),
                found.moment("at"),
                found.text("content", _LONGEST_DOCUMENT),
            )
        )
    settings = fields.object("settings")
    return Progress(
        reviews=tuple(map(_review, fields.objects("reviews"))),
        documents={shelf: tuple(found) for shelf, found in documents.items()},
        flags=tuple(map(_flag, fields.objects("flags"))),
        settings={name: settings.value(name) for name in settings.names()},
    )


def _review_value(review: Review) -> dict[str, object]:
    return {
        "id": review.id,
        "about": review.subject.kind.value,
        "subject": review.subject.name,
        "kind": review.kind,
        "edition": review.edition.value,
        "topic": review.topic,
        "places": list(map(str, review.places)),
        "at": review.at.isoformat(),
        "day": review.day.isoformat(),
        "rating": int(review.rating),
        "right": review.is_right,
        "seconds": review.seconds,
        "mode": review.mode.value,
    }


def _review(fields: Fields) -> Review:
    about = ", ".join(kind.value for kind in SubjectKind)
    kind = fields.made("about", SubjectKind, sentence("one of {names}", names=about))
    return Review(
        id=fields.text("id", _LONGEST_NAME),
        subject=Subject(kind, fields.text("subject", _LONGEST_NAME)),
        kind=fields.text("kind", _LONGEST_NAME),
        edition=fields.made("edition", Edition, sentence("an edition like bg2017")),
        topic=fields.text("topic", _LONGEST_NAME),
        places=places_of(fields),
        at=fields.moment("at"),
        day=fields.day("day"),
        rating=Rating(fields.whole("rating", 1, 4)),
        is_right=fields.yes("right"),
        seconds=fields.seconds("seconds"),
        mode=fields.made(
            "mode", Mode, sentence("one of {names}", names=", ".join(mode.value for mode in Mode))
        ),
    )


def _flag(fields: Fields) -> Flag:
    return Flag(fields.text("question", _LONGEST_NAME), fields.text("note"), fields.moment("at"))


def places_of(fields: Fields) -> tuple[Address, ...]:
    """Return the addresses of an object's ``places``."""
    try:
        return tuple(map(Address.parse, fields.texts("places")))
    except (ValueError, LookupError):
        fields.refuse("places", sentence("addresses like bg2017/27B1"))
