"""Tables: rows, headings, captions, and where they stand in the words."""

from __future__ import annotations

from bridge_rules_gui.reading.bg2017.laws import header_rows
from bridge_rules_gui.reading.drafts import BookDraft
from tests.reading.bg2017.conftest import Find


def test_captions_of_law_77_are_no_sections(draft: BookDraft) -> None:
    assert [str(p.citation) for p in draft.provisions if p.citation.law == 77] == ["77"]


def test_sentences_of_law_77_are_its_body(at: Find) -> None:
    assert at("77").body.text.split("\n") == [
        "Точки за декларирани взятки",
        "Записват се за страната на декларанта при изпълнение на договора",
        "Запис от 100 или повече точки, направени в едно раздаване, представлява МАНШ.",
        "Запис за по-малко от 100 точки представлява частичен запис (ПАРТ-СКОР).",
        "ПРЕМИИ",
        "Записват се за страната на декларанта при изпълнение на договора",
        "НАКАЗАНИЯ ЗА ЛОШИ",
        "Записват се за защитниците при проваляне на договора",
        "Ако всичките четирима играчи пасуват (виж П22), всяка страна записва нулев резултат.",
    ]


def test_tables_of_law_77_stand_after_their_sentences(at: Find) -> None:
    law = at("77")
    before = [law.body.text[: table.at].rsplit("\n", 1)[-1][:30] for table in law.tables]
    assert [(table.caption, words) for table, words in zip(law.tables, before, strict=True)] == [
        ("", "Записват се за страната на дек"),
        ("ПРИ БЕЗКОЗОВ ДОГОВОР", "Записват се за страната на дек"),
        ("ШЛЕМОВЕ", "Записват се за страната на дек"),
        ("ДОБРИ", "Записват се за страната на дек"),
        ("ПРЕМИИ ЗА МАНШ, ПАРТ-СКОР, ИЗПЪЛНЕН ДОГОВОР", "Записват се за страната на дек"),
        ("ЛОШИ", "Записват се за защитниците при"),
    ]
    assert [law.body.text[table.at] for table in law.tables] == ["\n"] * 6


def test_rows_of_law_77(at: Find) -> None:
    tables = at("77").tables
    assert [(t.header, len(t.rows)) for t in tables] == [
        *((1, 4), (0, 6), (1, 3), (1, 4), (0, 5), (1, 10)),
    ]
    assert tables[0].rows[0] == ("АКО КОЗОВЕТЕ СА:", "♣", "♦", "♥", "♠")
    assert tables[2].rows[1] == ("Малък шлем (12 взятки), обявен и реализиран", "500", "750")
    assert tables[3].rows[1] == ("Без контра", "Стойноста на взятката", "")
    assert tables[5].rows[-1] == ("С реконтра", "200", "0")


def test_table_of_law_2_stands_between_its_paragraphs(at: Find) -> None:
    law = at("2")
    (table,) = law.tables
    assert law.body.text[: table.at].endswith("както следва:")
    assert law.body.text[table.at :].startswith("\nСъщата последователност")
    assert table.header == 0
    assert table.rows[0] == ("Открива Север", "1", "5", "9", "13")
    assert table.rows[-1] == ("Всички са в зона", "4", "7", "10", "13")


def test_table_of_imps_keeps_its_empty_cells(at: Find) -> None:
    section = at("78B")
    (table,) = section.tables
    assert table.at == len(section.body.text)
    assert table.rows[0] == ("Разлика в тот. точки", "IMPs") * 3
    assert table.rows[1] == ("0–10", "0", "370–420", "9", "1500–1740", "17")
    assert table.rows[-1] == ("320–360", "8", "", "", "", "")
    assert {len(row) for row in table.rows} == {6}


def test_a_first_row_with_numbers_is_no_heading() -> None:
    assert header_rows((("Открива Север", "1", "5"),)) == 0
    assert header_rows((("За изпълнен шлем", "Без зона", "В зона"),)) == 1
