"""The tables drawn with blanks become rows of cells."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from bridge_rules_gui.reading.drafts import BookDraft, ProvisionDraft

At = Callable[[str], ProvisionDraft]


def test_tables_by_provision(draft: BookDraft) -> None:
    assert {str(p.citation): len(p.tables) for p in draft.provisions if p.tables} == {
        "2": 2,
        "77": 6,
        "78B": 1,
    }


def test_boards_of_law_2_stand_after_its_first_paragraph(at: At) -> None:
    law = at("2")
    dealers, vulnerable = law.tables
    assert law.body.text[: dealers.at].endswith("определяются следующим образом :")
    assert dealers.rows[0] == ("Сдавал N :", "сдачи 1, 5, 9, 13.")
    assert vulnerable.rows[3] == ("Все в зоне :", "сдачи 4, 7, 10, 13.")


def test_lost_suits_of_law_77_are_named_as_restored(at: At) -> None:
    tricks = at("77").tables[0]
    assert tricks.rows == (
        ("", "Если козырь:", "♣", "♦", "♥", "♠"),
        (
            "За каждую взятку сверх 6, назначенную и выигранную:",
            "БЕЗ КОНТРЫ",
            *("20", "20", "30", "30"),
        ),
        ("", "С КОНТРОЙ", "40", "40", "60", "60"),
        ("", "С РЕКОНТРОЙ", "80", "80", "120", "120"),
    )
    assert tricks.restored == ((0, 2), (0, 3), (0, 4), (0, 5))


def test_words_of_law_77_stand_between_its_tables(at: At) -> None:
    law = at("77")
    cuts = [0, *(table.at for table in law.tables), len(law.body.text)]
    between = [law.body.text[start:end].split("\n")[-1] for start, end in pairwise(cuts)]
    assert between == [
        "Очки стороны разыгрывающего, если контракт был выполнен:",
        "В бескозырном контракте:",
        "Шлемы:",
        "Лишние взятки (взятки,выигранные сверх контракта):",
        "Премии за гейм, частичную запись, контракт реализованный после контры:",
        (
            "Недобранные взятки (взятки, которых разыгрывающему не хватило для выполнения"
            " контракта):"
        ),
        "",
    ]


def test_notrump_slams_overtricks_and_premiums_of_law_77(at: At) -> None:
    _, notrump, slams, overtricks, premiums, _ = at("77").tables
    assert notrump.rows[0] == (
        "",
        "За 1-ю взятку сверх 6, назначенную и выигранную:",
        "За остальные взятки сверх 6, назначенные и выигранные:",
    )
    assert notrump.rows[3] == ("С РЕКОНТРОЙ", "160", "120")
    assert slams.rows[2] == (
        "Большой шлем(все 13 взяток), назначенный и выполненный:",
        "1000",
        "1500",
    )
    assert overtricks.rows[1] == ("БЕЗ КОНТРЫ", "стоимость взятки", "стоимость взятки")
    assert [row[1] for row in premiums.rows] == ["500", "300", "50", "50", "100"]


def test_undertricks_of_law_77_keep_their_two_rows_of_headings(at: At) -> None:
    undertricks = at("77").tables[5]
    assert undertricks.header == 2
    assert undertricks.rows == (
        ("За каждую недобранную взятку(н.в.)", "ДО ЗОНЫ", "", "", "В ЗОНЕ", "", ""),
        ("", *("без контры", "с контрой", "с реконтрой") * 2),
        ("За 1-ю н.в.:", "50", "100", "200", "100", "200", "400"),
        ("За каждую последующую н.в.:", "50", "200", "400", "100", "300", "600"),
        ("Премия за 4-ю и каждую последующую н.в.:", "0", "100", "200", "0", "0", "0"),
    )


def test_imp_scale_of_law_78_has_24_steps_without_a_gap(at: At) -> None:
    (scale,) = at("78B").tables
    assert scale.rows[0] == ("разница в очках", "IMP") * 3
    steps = [row[pair : pair + 2] for pair in (0, 2, 4) for row in scale.rows[1:]]
    assert [imps for _, imps in steps] == [str(n) for n in range(1, 25)]
    ranges = [[int(end) for end in points.split(" – ")] for points, _ in steps[:-1]]
    assert all(below[1] + 10 == above[0] for below, above in pairwise(ranges))
    assert steps[-1][0] == "4000 и более"
