"""The ledger gives every non-blank character to exactly one class."""

import pytest

from bridge_rules_gui.reading.document import Document, Span
from bridge_rules_gui.reading.ledger import CharacterClass, DoubleClaimError, Ledger


@pytest.fixture
def ledger() -> Ledger:
    return Ledger(Document.from_bytes("page.txt", "|  A. Ход\n|   - 5 -".encode()))


def test_nothing_is_claimed_at_first(ledger: Ledger) -> None:
    assert [ledger.document[span] for span in ledger.unclaimed()] == [
        "|",
        "A.",
        "Ход",
        "|",
        "-",
        "5",
        "-",
    ]
    assert ledger.characters() == 10
    assert ledger.counts() == {}


def test_claims_are_counted_without_blanks(ledger: Ledger) -> None:
    ledger.claim(Span(1, 1, 6), CharacterClass.LABEL)
    ledger.claim(Span(1, 6, 9), CharacterClass.HEADING)
    assert ledger.counts() == {"heading": 3, "label": 2}


def test_a_character_cannot_belong_to_two_classes(ledger: Ledger) -> None:
    ledger.claim(Span(1, 0, 5), CharacterClass.TEXT)
    with pytest.raises(DoubleClaimError, match=r"page\.txt:1: columns 4-9 are claimed twice"):
        ledger.claim(Span(1, 4, 9), CharacterClass.TEXT)


def test_furniture_is_listed_with_its_kind(ledger: Ledger) -> None:
    ledger.discard(Span(2, 0, 1), "border")
    ledger.discard(Span(2, 1, 9), "page number")
    assert [(f.kind, f.text) for f in ledger.furniture] == [
        ("border", "|"),
        ("page number", "- 5 -"),
    ]
