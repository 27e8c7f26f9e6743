"""Tables: merged headings, labels over several rows, columns of amounts."""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Table
from bridge_rules_gui.typesetting.composition import Composer
from bridge_rules_gui.typesetting.links import RestoredCharacters
from bridge_rules_gui.typesetting.tables import table_markup


def markup(rows: tuple[tuple[str, ...], ...], header: int = 0) -> str:
    return table_markup(Composer(Edition.SR_2007, ()), Table(0, rows, header), 0)


def test_heading_stands_over_the_empty_columns_after_it() -> None:
    rows = (("", "Van zone", "", "U zoni", ""), ("Pad", "50", "100", "100", "200"))
    assert markup(rows, header=1).count('colspan="2"') == 2


def test_heading_alone_in_its_row_stands_over_all_columns() -> None:
    rows = (("AKO JE ADUT", "♠"), ("Za svaki štih", ""), ("pod pasom", "30"))
    assert '<th colspan="2">Za svaki štih</th>' in markup(rows, header=2)


def test_label_stands_beside_the_rows_without_one() -> None:
    rows = (("За каждую взятку", "БЕЗ КОНТРЫ", "20"), ("", "С КОНТРОЙ", "40"))
    written = markup(rows)
    assert '<td rowspan="2">За каждую взятку</td>' in written
    assert written.count("<td") == 5


def test_words_among_amounts_stand_for_the_empty_cells_after_them() -> None:
    rows = (
        ("Без контра", "Стойност", ""),
        ("С контра", "100", "200"),
        ("С реконтра", "200", "400"),
    )
    assert '<td class="amount" colspan="2">Стойност</td>' in markup(rows)


def test_columns_of_words_are_not_set_as_amounts() -> None:
    rows = (("1", "БЕЗ КОНТРЫ", "20"), ("2", "С КОНТРОЙ", "40"))
    written = markup(rows)
    assert "<td>БЕЗ КОНТРЫ</td>" in written
    assert '<td class="amount">20</td>' in written


def test_restored_cell_is_marked() -> None:
    composer = Composer(Edition.RU_1987, ())
    table = Table(0, (("масть", "♠"),), restored=((0, 1),))
    assert 'class="restored"' in table_markup(composer, table, 0)
    (link,) = composer.links
    assert isinstance(link, RestoredCharacters)
