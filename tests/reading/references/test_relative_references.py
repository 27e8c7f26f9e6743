"""References that name no law: they are followed from where they stand."""

from __future__ import annotations

import pytest

from tests.reading.references.conftest import Find

SECTIONS = [
    # A letter alone after "see" is a section of the same law.
    ("bg2017", "27B", "(виж А)", [("А", "27A")]),
    ("sr2007", "69B", "(vidi A)", [("A", "69A")]),
    # sr2007 line 573: "bdi" is a misprinted "vidi".
    ("sr2007", "15A", "(ali bdi C)", [("C", "15C")]),
    # The word for "section" belongs to the quote, "of this Law" does not.
    ("sr2007", "14B4", "iz stava B ovog Člana", [("stava B", "14B")]),
    ("sr2007", "41C", "(vidi deo B ovog Člana)", [("deo B", "41B")]),
    # In capitals В is a letter, though small it is the preposition "in".
    ("bg2017", "14B4", "условията на секция В от това правило", [("секция В", "14B")]),
    # Two letters, followed by "above".
    ("bg2017", "6E4", "както в А и В по-горе", [("А", "6A"), ("В", "6B")]),
    # "if A applies".
    ("bg2017", "29B", "Освен ако А се прилага", [("А", "29A")]),
    # A letter in quotation marks.
    ("ru1987", "14B3", 'раздела "B" этого правила', [('раздела "B"', "14B")]),
    # Five letters.
    (
        "ru1987",
        "47G",
        "разделами A, B, C, D, E",
        [("разделами A", "47A"), ("B", "47B"), ("C", "47C"), ("D", "47D"), ("E", "47E")],
    ),
]

NUMBERS = [
    # Item 3 of the section around 27B1(a), not of 27B1.
    ("bg2017", "27B", "но виж т. 3 по-долу", [("т. 3", "27B3")]),
    # The word for "item" before each.
    ("bg2017", "20F3", "т. 1 и т. 2 по-горе", [("т. 1", "20F1"), ("т. 2", "20F2")]),
    # Number and letter of an item; the second inherits "item".
    (
        "bg2017",
        "16D3",
        "в т. 2(с) или 2(d) по-горе",
        [("т. 2(с)", "16D2(c)"), ("2(d)", "16D2(d)")],
    ),
    # The same with a capital: 2C is item 2(c) of section C, not a law.
    ("sr2007", "16C3", "po tačka 2C", [("tačka 2C", "16C2(c)")]),
    # Full stops after the numbers.
    ("sr2007", "17D4", "iz 2. i 3. može", [("2", "17D2"), ("3", "17D3")]),
    # "as under 1": the item beside 25B2.
    ("sr2007", "25B2", "Izuzev kao pod 1.", [("1", "25B1")]),
    # "1 and 2 above", three levels down.
    ("sr2007", "93C3(a)", "Pored 1 i 2 iznad", [("1", "93C1"), ("2", "93C2")]),
    # "the preceding item 1".
    ("ru1987", "21B2", "предыдущему пункту 1", [("пункту 1", "21B1")]),
    # "see item 3", below another item.
    ("ru1987", "14B1(b)", "(см.пункт 3)", [("пункт 3", "14B3")]),
]

ITEMS = [
    # Section and item of the same law.
    ("sr2007", "12C2(a)", "[i vidi C1(d)]", [("C1(d)", "12C1(d)")]),
    ("bg2017", "40C1", "виж B2(a)(v) по-горе", [("B2(a)(v)", "40B2(a)(v)")]),
    # "instead of the procedure under (c)", beside 12C1(e).
    ("sr2007", "12C1(e)", "umesto pod (c)", [("(c)", "12C1(c)")]),
    # A list inherits where its first member stands.
    ("sr2007", "52B1(c)", "iz stava (a) ili (b)", [("stava (a)", "52B1(a)"), ("(b)", "52B1(b)")]),
    # Cyrillic (б) in a list lettered (а) (б).
    ("bg2017", "52B1(c)", "т.(а) или т.(б)", [("т.(а)", "52B1(a)"), ("т.(б)", "52B1(b)")]),
    ("bg2017", "31B2", "в А2(а) или А2(б)", [("А2(а)", "31A2(a)"), ("А2(б)", "31A2(b)")]),
    # The item is one level up: 68D2(a) from 68D2(b)(i).
    ("bg2017", "68D2(b)(i)", "както в т. (a) по-горе", [("т. (a)", "68D2(a)")]),
    # After another law's section, "(d) below" is at home again: 12C2(d), not 86B(d).
    ("bg2017", "12C2(b)", "П86B3 и (d) по-долу", [("П86B3", "86B3"), ("(d)", "12C2(d)")]),
    # 1987 prints items as capitals: (B1) is 25B2(b)(1), not section 25B1.
    (
        "ru1987",
        "25B2(c)",
        "(B1) и (B2)",
        [("(B1)", "25B2(b)(1)"), ("(B2)", "25B2(b)(2)")],
    ),
    # "sections (A) or (B)" of the item it stands in.
    (
        "ru1987",
        "52B1(c)",
        "предыдущим разделам (A) или (B)",
        [("разделам (A)", "52B1(a)"), ("(B)", "52B1(b)")],
    ),
    # A lost bracket: "раздел A2B)".
    ("ru1987", "31A", "применяется раздел A2B)", [("раздел A2B", "31A2(b)")]),
]


@pytest.mark.parametrize(
    ("edition", "place", "sentence", "expected"), [*SECTIONS, *NUMBERS, *ITEMS]
)
def test_relative_reference_is_followed_from_where_it_stands(
    find: Find, edition: str, place: str, sentence: str, expected: list[tuple[str, str]]
) -> None:
    found = find(edition, place, sentence)
    assert [(r.quote, str(r.target)) for r in found] == expected
    assert {r.status for r in found} == {"resolved"}
