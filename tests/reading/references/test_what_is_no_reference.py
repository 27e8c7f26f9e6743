"""Numbers and letters that look like references and are none."""

from __future__ import annotations

import pytest

from tests.reading.references.conftest import Find

ROWS = [
    # "Član" is a member of a pair here.
    ("sr2007", "6C", "Po jedan član svake strane treba da je prisutan"),
    ("sr2007", "37B2", "svaki član krive strane pasira do kraja"),
    # "This Law", without a number.
    ("sr2007", "16A4", "Ako postoji povreda ovog Člana"),
    # "A part of the session"; "the correct attitude".
    ("sr2007", "def:round", "Deo sednice bez kretanja igrača"),
    ("sr2007", "70D2", "nijedan deo zahteva igrača odbrane"),
    # Cards and suits.
    ("sr2007", "1", "10, 9, 8, 7, 6, 5, 4, 3 i 2"),
    ("sr2007", "75A", "zna da je njegov licit 2♦ pogrešno interpretiran"),
    # Seats.
    ("sr2007", "4", "N-S protiv E-W"),
    # Boards, cards, minutes.
    ("bg2017", "2", "за контейнери от 17-32 и за всяка следваща група от по 16 контейнера"),
    ("bg2017", "14A", "да съдържат по-малко от 13 карти"),
    ("bg2017", "92B", "изтича 30 минути след като"),
    # A sentence beginning with the preposition В, С or the verb Е.
    ("bg2017", "43", "С изключение на разрешените"),
    ("bg2017", "46B", "В случай на непълно или грешно посочване"),
    # The abbreviations of "i.e." and "etc.".
    ("bg2017", "85A1", "т.е. в зависимост от тежестта на доказателствата"),
    # "Above" without a label.
    ("bg2017", "45D2", "за смяна на грешно поставена карта (виж по-горе)"),
    # A quoted word that nobody is sent to.
    ("bg2017", "46B1(b)", "да „спечели“ взятката"),
    # The thirties; cards in a hand.
    ("ru1987", "preface", "В 30-х гг правила публиковались"),
    ("ru1987", "6B", "на 4 руки по 13 карт каждая"),
    # "Not this law, but Law 31": the first has no number.
    ("ru1987", "31A2", "и если эта заявка"),
    # "By the rules", "an incorrect deal".
    ("ru1987", "61A", "сыграна по правилам"),
]


@pytest.mark.parametrize(("edition", "place", "sentence"), ROWS)
def test_look_alike_is_not_a_reference(find: Find, edition: str, place: str, sentence: str) -> None:
    assert find(edition, place, sentence) == ()
