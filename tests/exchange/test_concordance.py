"""The concordance as a table nobody takes for formulas, and as a page that loads nothing."""

from __future__ import annotations

import csv
import io

from lxml import html

from bridge_rules_gui.corpus.changes import STEPS
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Checked, Relation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.concordance import (
    ConcordanceRow,
    write_concordance_csv,
    write_concordance_html,
)
from bridge_rules_gui.exports.report_names import PrintedNames

SR, BG = Edition.SR_2007, Edition.BG_2017
ROW = ConcordanceRow(
    27,
    "<b>Title</b> ♥",
    {SR: (Citation(27),), BG: ()},
    Relation.DROPPED,
    ChangeKind.SUBSTANCE,
    {STEPS[0]: ChangeKind.WORDING, STEPS[1]: ChangeKind.SUBSTANCE},
    "=HYPERLINK(1) <i>",
    Checked.READ,
)


def test_no_cell_is_a_formula() -> None:
    content = write_concordance_csv([ROW], (SR, BG))
    assert content.startswith(b"\xef\xbb\xbf")
    (row,) = csv.DictReader(io.StringIO(content.decode("utf-8-sig")))
    assert row["note"] == "'=HYPERLINK(1) <i>"
    assert (row["sr2007"], row["bg2017"], row["relation"]) == ("27", "", "dropped")


def test_the_page_loads_nothing_and_takes_words_as_words() -> None:
    page = html.document_fromstring(
        write_concordance_html([ROW], (SR, BG), ["© <WBF>"], PrintedNames())
    )
    assert not page.xpath("//script | //img | //link | //@src | //i | //b")
    assert page.xpath("//h2/@id") == ["law-27"]
    said = page.text_content()
    for words in ("<b>Title</b>", "=HYPERLINK(1) <i>", "© <WBF>"):
        assert words in said
    cells = [cell.text_content() for cell in page.xpath("//tbody/tr/td")]
    kinds = "1987-2007: wording only, 2007-2017: change of substance"
    assert cells == ["27", "–", "dropped", kinds, "=HYPERLINK(1) <i>"]


def test_each_step_has_a_column_where_both_lie_between_the_editions() -> None:
    def kinds(*editions: Edition) -> dict[str, str]:
        content = write_concordance_csv([ROW], editions).decode("utf-8-sig")
        (row,) = csv.DictReader(io.StringIO(content))
        return {name: kind for name, kind in row.items() if name.startswith("kind")}

    whole = {"kind": "substance", "kind 1987-2007": "wording", "kind 2007-2017": "substance"}
    assert kinds(Edition.RU_1987, SR, BG) == kinds(BG, Edition.RU_1987) == whole
    assert kinds(SR, BG) == {"kind": "substance"}
