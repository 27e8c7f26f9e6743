"""References that name a law: by word, by abbreviation, in lists, with and without letters."""

from __future__ import annotations

import pytest

from tests.reading.references.conftest import Find, FindAnywhere

SINGLE = [
    # A law alone, in brackets.
    ("sr2007", "11B", "(vidi Član 90)", [("Član 90", "90")]),
    # "Član" declines; the case ending belongs to the quote.
    ("sr2007", "10A", "vidi član 81C5", [("član 81C5", "81C5")]),
    ("sr2007", "16A4", "u skladu sa Članom 12C", [("Članom 12C", "12C")]),
    # "Pravilo" cites a law as well.
    ("sr2007", "31B", "primenjuje se Pravilo 25", [("Pravilo 25", "25")]),
    # A law and its section without the word.
    ("sr2007", "13C", "(ali vidi 13F)", [("13F", "13F")]),
    # Four levels down.
    ("sr2007", "47C", "prema Članu 45C4(b)", [("Članu 45C4(b)", "45C4(b)")]),
    # The letter П stands for the word.
    ("bg2017", "11B", "(виж П90)", [("П90", "90")]),
    # Cyrillic В and С are the section letters B and C.
    ("bg2017", "10A", "виж П81С5", [("П81С5", "81C5")]),
    # Cyrillic Б is the section letter B.
    ("bg2017", "67A2", "или П58Б", [("П58Б", "58B")]),
    # The letter has come loose from its number.
    ("bg2017", "27B1(b)", "П16 С не се прилага", [("П16 С", "16C")]),
    # The word in full, where a sentence begins with it.
    ("bg2017", "20F1", "Правило 16 може да бъде приложено", [("Правило 16", "16")]),
    # A Cyrillic к is the item (k).
    ("bg2017", "93A", "съгласно П80В2(к)", [("П80В2(к)", "80B2(k)")]),
    # "Пб" is a misprinted "П6".
    ("bg2017", "86A", "правото си съгласно Пб", [("Пб", "6")]),
    # The Russian word declines.
    ("ru1987", "19D", "в соответствии с правилом 77", [("правилом 77", "77")]),
    # A Cyrillic Е is the section letter E.
    ("ru1987", "45C1", "правило 45Е", [("правило 45Е", "45E")]),
    # 1987 prints the third level with a capital.
    ("ru1987", "47C", "правилом 45C4(B)", [("правилом 45C4(B)", "45C4(b)")]),
    # Words in brackets follow without a blank.
    ("ru1987", "67A2", "правило 45E(5-я карта", [("правило 45E", "45E")]),
]

LISTS = [
    # One word for both members; the second is its own label only.
    ("sr2007", "10C4", "(ali vidi Članove 27 i 50)", [("Članove 27", "27"), ("50", "50")]),
    # The same from a singular.
    ("sr2007", "44B", "Član 45 i 65", [("Član 45", "45"), ("65", "65")]),
    # Three members.
    (
        "sr2007",
        "29C",
        "odredbe Člana 30, 31 i 32",
        [("Člana 30", "30"), ("31", "31"), ("32", "32")],
    ),
    # "Law 31, and not 30".
    (
        "sr2007",
        "30C",
        "primenjuje se Član 31, a ne 30.",
        [("Član 31", "31"), ("30", "30")],
    ),
    # "see Law 49, and 23 too may apply".
    (
        "sr2007",
        "50",
        "(vidi član 49, a i 23 se može primeniti)",
        [("član 49", "49"), ("23", "23")],
    ),
    # Members without П keep their section letter.
    (
        "bg2017",
        "30B1(b)(ii)",
        "П16С, 26В и 72С могат",
        [("П16С", "16C"), ("26В", "26B"), ("72С", "72C")],
    ),
    # Every member with its own П.
    ("bg2017", "52A", "от П50 или П51", [("П50", "50"), ("П51", "51")]),
    # Commas without blanks.
    (
        "ru1987",
        "29A",
        "с правилами 30,31 или 32",
        [("правилами 30", "30"), ("31", "31"), ("32", "32")],
    ),
    # The word repeated.
    (
        "ru1987",
        "20C1",
        "(см. правило 47E и правило 41)",
        [("правило 47E", "47E"), ("правило 41", "41")],
    ),
]


@pytest.mark.parametrize(("edition", "place", "sentence", "expected"), SINGLE)
def test_named_law_is_found(
    find: Find, edition: str, place: str, sentence: str, expected: list[tuple[str, str]]
) -> None:
    found = find(edition, place, sentence)
    assert [(r.quote, str(r.target)) for r in found] == expected


@pytest.mark.parametrize(("edition", "place", "sentence", "expected"), LISTS)
def test_every_member_of_a_list_is_found(
    find: Find, edition: str, place: str, sentence: str, expected: list[tuple[str, str]]
) -> None:
    found = find(edition, place, sentence)
    assert [(r.quote, str(r.target)) for r in found] == expected


RANGES = [
    # The commentary's heading of four laws.
    ("ПРАВИЛА 29 - 32", "ПРАВИЛА 29 - 32", ["29", "30", "31", "32"]),
    # The same dash, printed longer, in a sentence.
    ("прилагането на правила 30 – 32 един", "правила 30 – 32", ["30", "31", "32"]),
]


@pytest.mark.parametrize(("sentence", "quote", "targets"), RANGES)
def test_members_of_a_range_share_its_characters(
    commentary: str, find_anywhere: FindAnywhere, sentence: str, quote: str, targets: list[str]
) -> None:
    assert sentence in commentary
    found = find_anywhere("bg2017", sentence)
    assert {r.quote for r in found} == {quote}
    assert [str(r.target) for r in found] == targets


def test_range_of_items_stays_in_its_section(find_anywhere: FindAnywhere) -> None:
    found = find_anywhere("bg2017", "П27В1-4")
    assert [str(r.target) for r in found] == ["27B1", "27B2", "27B3", "27B4"]


def test_range_may_repeat_the_sign_of_a_law(find_anywhere: FindAnywhere) -> None:
    found = find_anywhere("bg2017", "П30-П32")
    assert [str(r.target) for r in found] == ["30", "31", "32"]
