"""Queries that are citations: ``27B1``, ``П27В``, ``Law 27``, ``bg 27``, ``61-64``, ``61 62``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.citation import LAST_LAW, Citation, CitationError
from bridge_rules_gui.corpus.corpus import UnknownPlaceError
from bridge_rules_gui.library.typed_place import parted, understand, without_keyword
from bridge_rules_gui.search.answer import MissingPlace

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition

_MAY_BE_CITATION: Final = re.compile(r"[^\n]{0,60}\d[^\n]{0,60}|def:[a-z-]+")
_BETWEEN: Final = re.compile(
    r"\s*[,;&+]\s*|\s+(?:и|i|and|или|ili|or)\s+"
    r"|(?:(?<=[\d)])|(?<=\d[^\W\d_]))\s+(?=[1-9]\d(?!\d))",
    re.IGNORECASE,
)
"""What stands between citations; a blank does before two digits: no item has such a number."""
_RANGE: Final = re.compile(
    r"(?P<first>[1-9]\d{0,2})\s*(?:[-–—]|\.\.|(?:to|до|do|по)\b)\s*(?P<last>\D{0,12}[1-9]\d{0,2})",
    re.IGNORECASE,
)
_HIGHEST_BID: Final = 7


@dataclass(frozen=True, slots=True)
class Cited:
    """What a query cites: the places there are, and those that no book has.

    ``is_sure`` says that it can be nothing but citations, be there such places or not.
    """

    places: tuple[Address, ...] = ()
    missing: tuple[MissingPlace, ...] = ()
    is_sure: bool = False


_NOTHING: Final = Cited()


def cited(text: str, corpus: Corpus) -> Cited:
    """Return the places a query cites, each oldest edition first; nothing where it is words."""
    if not _MAY_BE_CITATION.fullmatch(text.strip()):
        return _NOTHING
    places: dict[Address, None] = {}
    missing: list[MissingPlace] = []
    try:
        parts = list(_parts(text))
        for words, edition in parts:
            found = list(_found(words, (edition,) if edition else corpus.books, corpus))
            known = [address for address, is_there in found if is_there]
            places.update(dict.fromkeys(known))
            if not known and isinstance(found[0][0].place, Citation):
                missing.append(MissingPlace(found[0][0].place, edition))
    except CitationError:
        return _NOTHING
    return Cited(tuple(places), tuple(missing), _is_sure(text, parts, missing))


def _parts(text: str) -> Iterator[tuple[str, Edition | None]]:
    """Yield the citations of a list, ranges taken apart, each with the edition named for it."""
    whole, edition = parted(text)
    for piece in filter(None, _BETWEEN.split(whole)):
        words, own = parted(piece)
        edition = own or edition
        laws = _RANGE.fullmatch(without_keyword(words))
        if laws is None:
            yield words, edition
        else:
            for law in _laws(int(laws["first"]), without_keyword(laws["last"])):
                yield str(law), edition


def _laws(first: int, last: str) -> Iterator[int]:
    """Yield the laws of a range, and the ends of it that are none."""
    if not last.isdigit():
        raise CitationError(last)
    low, high = sorted((first, int(last)))
    yield from range(low, min(high, LAST_LAW) + 1)
    if high > LAST_LAW:
        yield high


def _found(
    words: str, editions: Iterable[Edition], corpus: Corpus
) -> Iterator[tuple[Address, bool]]:
    """Yield the place meant in every edition, and whether there is one; raise `CitationError`."""
    for edition in editions:
        try:
            yield understand(words, corpus, edition), True
        except UnknownPlaceError as error:
            yield error.address, False


def _is_sure(
    text: str, parts: list[tuple[str, Edition | None]], missing: list[MissingPlace]
) -> bool:
    """Tell whether a text can be nothing but citations: 2S may be a bid, and 99 any number."""
    words, edition = parts[0]
    if len(parts) > 1 or edition or without_keyword(words) != words:
        return True
    if without_keyword(text.strip()) != text.strip():
        return True
    return all(m.citation.labels and m.citation.law > _HIGHEST_BID for m in missing)
