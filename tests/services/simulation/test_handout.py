"""The handout: what happened and what each book says of it, as a web page and as PDF."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest
from lxml import html
from pypdf import PdfReader

from bridge_rules_gui import resources
from bridge_rules_gui.services.simulation.handout import HandoutFormat, handout, written_handout
from bridge_rules_gui.views.simulator.handing_out import handout_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.exchange.report.content import Report
    from bridge_rules_gui.services.simulation.simulation import Simulation

PARTING = "law64-winner-of-the-suit"
FONTS = resources.assets() / "fonts"


@pytest.fixture
def report(simulated: Callable[[str], Simulation]) -> Report:
    return handout(simulated(PARTING), handout_words())


def test_it_tells_the_first_parting_and_the_end(report: Report) -> None:
    assert [law.name for law in report.laws] == ["After step 18", "At the end"]
    assert report.laws[0].title.endswith("here the editions part")
    assert len(report.laws[0].changes[0].paragraphs) == 20
    assert report.laws[1].changes == ()


def test_story_on_which_the_editions_agree_has_one_moment(
    simulated: Callable[[str], Simulation],
) -> None:
    report = handout(simulated("law64-second-revoke-in-the-suit"), handout_words())
    assert [law.name for law in report.laws] == ["At the end"]


def test_rows_on_which_the_editions_differ_are_marked_in_words(report: Report) -> None:
    changed = {row.relation for row in report.laws[0].rows if row.is_changed}
    assert "Tricks" in changed
    assert all(row.kind for row in report.laws[0].rows if row.is_changed)


def test_page_has_the_words_of_the_books_and_their_rights(report: Report) -> None:
    page = html.fromstring(written_handout(report, HandoutFormat.HTML, FONTS))
    said = page.text_content()
    assert "после окончания игры одна взятка переходит к ненарушившей стороне" in said
    assert "nakon kraja igre jedan štih prenosi nedužnoj strani" in said
    assert "една взятка се прехвърля на невиновната страна" in said
    assert all(notice in said for notice in report.rights)


def test_pdf_can_be_read_back(report: Report) -> None:
    pdf = PdfReader(io.BytesIO(written_handout(report, HandoutFormat.PDF, FONTS)))
    said = " ".join(" ".join(page.extract_text().split()) for page in pdf.pages)
    assert report.title in said
    assert "jedan štih" in said
