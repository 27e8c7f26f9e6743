"""What could not be done, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.corpus.address import AddressError
from bridge_rules_gui.corpus.citation import CitationError
from bridge_rules_gui.corpus.corpus import UnknownPlaceError
from bridge_rules_gui.language.sentence import (
    Sentence,
    error_sentence,
    in_quotation_marks,
    sentence,
)
from bridge_rules_gui.whole_files import Hindrance, TroubledError
from bridge_rules_gui.window.speaking import say

translate = QCoreApplication.translate


def explained(error: Exception) -> str:
    """Return what is wrong, with which file, and how to correct it."""
    trouble = error.trouble if isinstance(error, TroubledError) else None
    if trouble is None:
        return say(_of_the_books(error) or error_sentence(error))
    return f"{trouble.path}: {_sentences()[trouble.hindrance]}"


def _of_the_books(error: Exception) -> Sentence | None:
    """Return what an error of the books says, who know no sentences; None for another one."""
    from bridge_rules_gui.corpus.termbase import UnknownConceptError  # noqa: PLC0415 - seldom
    from bridge_rules_gui.corpus.topics import UnknownTopicError  # noqa: PLC0415 - seldom

    match error:
        case UnknownPlaceError():
            address = error.address
            named = sentence("{place} ({year})", place=address.place, year=address.edition.year)
            return sentence("{place}: not in this edition", place=named)
        case CitationError():
            return sentence(
                "{text} is not a citation; write the law and its labels, "
                "like 27, 27B, 27B1(a), 12C1(e)(i) or 35.1",
                text=in_quotation_marks(error.text),
            )
        case AddressError():
            return sentence(
                "{text} is not an address; write edition/citation, like bg2017/27B1(a), "
                "or 2017/def:call, 2017/introduction",
                text=in_quotation_marks(error.text),
            )
        case UnknownConceptError():
            return sentence(
                "no concept {concept}; concepts are named by English terms like penalty-card",
                concept=in_quotation_marks(error.concept),
            )
        case UnknownTopicError():
            return sentence(
                "no topic {topic}; topics are {known}",
                topic=in_quotation_marks(error.topic),
                known=error.known,
            )
        case _:
            return None


def _sentences() -> dict[Hindrance, str]:
    return {
        Hindrance.FULL: translate(
            "Troubles",
            ("The disk is full. Free some space and try again; nothing saved has been lost."),
        ),
        Hindrance.FORBIDDEN: translate(
            "Troubles",
            (
                "The file or its folder cannot be read or written without permission. Change the "
                "permissions, or choose another file."
            ),
        ),
        Hindrance.MISSING: translate(
            "Troubles",
            "The file or its folder was not found. Check the name, or choose another one.",
        ),
        Hindrance.BUSY: translate(
            "Troubles", "Another window is saving. Wait a moment and try again."
        ),
        Hindrance.OTHER: translate(
            "Troubles", ("The disk is not responding properly. Try again, or choose another place.")
        ),
    }
