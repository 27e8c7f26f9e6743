"""The editors' tables: each row names one reference of its book, and says what is meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import ReferenceStatus
from bridge_rules_gui.reading.library import BookReading
from bridge_rules_gui.reading.references import BookPlaces, BookReferenceFinder
from bridge_rules_gui.reading.references.editorial import Judgement, read_table
from tests.reading.references.conftest import Find

MISPRINTED = [
    # Law 23 has no sections.
    ("sr2007", "9A4", "vidi član 23F5", ("dangling", "20F5")),
    # Law 75 ends with C.
    ("sr2007", "20F6", "Član 75E", ("dangling", "47E")),
    # A premature lead is Law 57.
    ("sr2007", "50", "(ali ne atakirana, vidi Član 47)", ("suspect", "57")),
    # Law 25 has no section F.
    ("bg2017", "9A4", "виж П25F5", ("dangling", "20F5")),
    # (ii) is about calls that are not comparable.
    ("bg2017", "23C", "П30В1(б)(ii)", ("suspect", "30B1(b)(i)")),
    # Comparable calls are defined in 23A.
    ("bg2017", "30B1(b)(ii)", "(виж П26А)", ("suspect", "23A")),
    # Awareness of potential damage is 72C.
    ("bg2017", "30A", "и П72 може да се приложи", ("suspect", "72C")),
    # Sixty per cent stand elsewhere, but in two places.
    ("ru1987", "86A", "60 % (см. правило 84)", ("suspect", "None")),
]

SOUND = [
    # A card pointed the wrong way: 65B3 is right in both books.
    ("sr2007", "9A2", "vidi član 65B3", "65B3"),
    ("bg2017", "9A2", "виж П65В3", "65B3"),
    # 20F5 is right in the next item.
    ("bg2017", "9A5", "виж П20F5", "20F5"),
]


@pytest.mark.parametrize(("edition", "place", "sentence", "verdict"), MISPRINTED)
def test_misprinted_reference_says_what_is_meant(
    find: Find, edition: str, place: str, sentence: str, verdict: tuple[str, str]
) -> None:
    (reference,) = find(edition, place, sentence)
    assert (reference.status, str(reference.meant)) == verdict
    assert reference.reason


@pytest.mark.parametrize(("edition", "place", "sentence", "target"), SOUND)
def test_sound_reference_beside_a_misprint_is_left_alone(
    find: Find, edition: str, place: str, sentence: str, target: str
) -> None:
    (reference,) = find(edition, place, sentence)
    assert (reference.status, str(reference.target)) == ("resolved", target)


@pytest.mark.parametrize("edition", list(Edition))
def test_each_row_judges_exactly_one_reference(
    edition: Edition, reading: Callable[[str], BookReading]
) -> None:
    table = read_table(resources.content() / "references", edition)
    matches: Counter[Judgement] = Counter()
    plain = _unjudged_finder(edition, reading(edition.value))
    for place, passage in set(reading(edition.value).book.located_passages()):
        added = table.added(passage.text, place)
        for reference in (*plain.find(passage.text, place), *added):
            matches.update(
                row for row in table.rows if row.concerns(passage.text, place, reference)
            )
    assert {row: matches[row] for row in table.rows} == dict.fromkeys(table.rows, 1)


@pytest.mark.parametrize("edition", list(Edition))
def test_judged_places_exist_and_every_row_gives_its_reason(
    edition: Edition, reading: Callable[[str], BookReading]
) -> None:
    places = BookPlaces.of(reading(edition.value).draft)
    for row in read_table(resources.content() / "references", edition).rows:
        assert row.meant is None or row.meant in places.citations, row.place
        assert row.reason.endswith("."), row.place
        dangling = row.target not in places.citations
        assert dangling == (row.status is ReferenceStatus.DANGLING), row.place


def _unjudged_finder(edition: Edition, reading: BookReading) -> BookReferenceFinder:
    from bridge_rules_gui.reading.references import GRAMMARS
    from bridge_rules_gui.reading.references.editorial import EditorialTable

    return BookReferenceFinder(GRAMMARS[edition], BookPlaces.of(reading.draft), EditorialTable())
