"""The tables of Laws 2, 77 and 78."""

from __future__ import annotations

from collections.abc import Callable

from bridge_rules_gui.reading.drafts import BookDraft, ProvisionDraft

At = Callable[[str], ProvisionDraft]


def test_tables_stand_in_laws_2_77_and_78b_alone(draft: BookDraft) -> None:
    counts = {str(p.citation): len(p.tables) for p in draft.provisions if p.tables}
    assert counts == {"2": 1, "77": 6, "78B": 1}


def test_boards_table_stands_between_the_paragraphs_of_law_2(at: At) -> None:
    law = at("2")
    table = law.tables[0]
    assert law.body.text[: table.at].endswith("obeleženi su na sledeći način:")
    assert law.body.text[table.at :].startswith("\nIsti redosled ponavlja se")
    assert table.header == 0
    assert table.rows[0] == ("N delitelj", "Bordovi", "1", "5", "9", "13")
    assert table.rows[7] == ("Svi u zoni", "Bordovi", "4", "7", "10", "13")


def test_scores_of_law_77_have_captions_and_header_rows(at: At) -> None:
    tables = at("77").tables
    assert [(t.caption, len(t.rows), t.header) for t in tables] == [
        ("", 5, 2),
        ("U BEZADUTSKOM KONTRAKTU", 3, 1),
        ("SLEMOVI", 3, 1),
        ("PREKOŠTIHOVI (ŠTIHOVI PREKO ONIH NAVEDENIH KONTRAKTOM)", 4, 1),
        ("NAGRADNI POENI ZA NAPRAVLJENE MANŠE I PARCIJALNE SKOROVE", 5, 0),
        ("", 5, 2),
    ]
    assert tables[0].rows[2] == ("pod pasom", "30", "30", "20", "20")
    assert tables[3].rows[1] == ("Pod pasom", "vrednost štih", "vrednost štih")
    assert tables[5].rows[0] == ("", "Van zone", "", "", "U zoni", "", "")
    assert tables[5].rows[3] == ("Za svaki sledeći", "50", "200", "400", "100", "300", "600")


def test_titles_of_law_77_that_stand_above_words_are_its_paragraphs(at: At) -> None:
    law = at("77")
    paragraphs = law.body.text.split("\n")
    assert paragraphs[:2] == [
        "ŠTIHOVSKI POENI",
        "Obračun strane izvođača ako je kontrakt napravljen.",
    ]
    assert paragraphs[4:10:2] == ["NAGRADNI POENI", "KAZNENI POENI ZA PADOVE", "PADOVI"]
    before = law.body.text[: law.tables[2].at].split("\n")
    assert before[-1] == "Poeni koje upisuje strana izvođača"


def test_rows_of_a_table_are_equally_long(draft: BookDraft) -> None:
    for provision in draft.provisions:
        for table in provision.tables:
            assert len({len(row) for row in table.rows}) == 1


def test_imp_table_has_three_columns_of_ranges(at: At) -> None:
    table = at("78B").tables[0]
    assert table.header == 1
    assert table.rows[0] == ("Razlika u poenima", "IMP") * 3
    assert [row[5] for row in table.rows[1:]] == [str(imps) for imps in range(17, 25)]
    assert table.rows[8] == ("320 - 360", "8", "1300 - 1490", "16", "4000 i više", "24")
