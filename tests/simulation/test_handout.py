"""The handout: what happened and what each book says of it, as a web page and as PDF."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator

import pytest
from lxml import html
from pypdf import PdfReader

from bridge_rules_gui import resources
from bridge_rules_gui.building import open_phrasebook
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.report.content import Line, Report, ReportCell, write_report_html
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.simulation.handout import HandoutFormat, handout, written_handout
from bridge_rules_gui.simulation.simulation import Simulation
from tests.every import every
from tests.simulation.library_scenarios import NAMES

DIFFERING = "law64-winner-of-the-suit"
FONTS = resources.assets() / "fonts"


@pytest.fixture
def report(simulated: Callable[[str], Simulation]) -> Report:
    return handout(simulated(DIFFERING))


def test_it_tells_where_the_editions_begin_to_differ_and_the_end(report: Report) -> None:
    moments = ["After step 14", "After step 16", "After step 18", "At the end"]
    assert [law.name for law in report.laws] == moments
    assert [change.step for change in report.laws[0].changes] == ["The editions rule differently."]
    assert [len(recorded.paragraphs) for recorded in report.course] == [4, 5]


def test_case_on_which_the_editions_agree_has_one_moment(
    simulated: Callable[[str], Simulation],
) -> None:
    report = handout(simulated("law44-ruffing-is-no-duty"))
    assert [law.name for law in report.laws] == ["At the end"]


def test_rows_on_which_the_editions_differ_are_marked_in_words(report: Report) -> None:
    at_the_end = report.laws[-1].rows
    assert {"Tricks", "Score"} <= {row.relation for row in at_the_end if row.is_changed}
    assert all(row.kind for row in at_the_end if row.is_changed)


def test_page_has_the_words_of_the_books_and_their_rights(report: Report) -> None:
    page = html.fromstring(written_handout(report, HandoutFormat.HTML, FONTS))
    said = page.text_content()
    assert "после окончания игры одна взятка переходит к ненарушившей стороне" in said
    assert "nakon kraja igre jedan štih prenosi nedužnoj strani" in said
    assert "една взятка се прехвърля на невиновната страна" in said
    assert all(notice in said for notice in report.rights)


def test_hands_stand_as_players_sit_on_the_page_and_on_paper(report: Report) -> None:
    facts, north, _ = report.diagram[0]
    assert facts == "South is the dealer\nNobody is vulnerable\nSouth plays 4♠"
    assert north == "North\n♠ K Q 7 4\n♥ 9 6 2\n♦ A J 5\n♣ K 8 4"
    page = html.fromstring(written_handout(report, HandoutFormat.HTML, FONTS))
    cells = page.xpath("//table[@class='diagram']//td")
    assert "♥ 10 7 3" in cells[5].text_content()
    pdf = PdfReader(io.BytesIO(written_handout(report, HandoutFormat.PDF, FONTS)))
    assert "10 7 3" in pdf.pages[0].extract_text()


def test_what_differs_before_the_first_event_has_a_heading_of_its_own(
    simulated: Callable[[str], Simulation],
) -> None:
    report = handout(simulated("law13-deuce-in-the-wrong-hand"))
    assert [law.heading for law in report.laws] == [
        "Before the first event",
        "After step 2 · East passes",
        "At the end · The director is called",
    ]


@every("name", NAMES)
def test_every_open_question_stands_in_the_column_of_its_edition(
    name: str, simulated: Callable[[str], Simulation]
) -> None:
    simulation = simulated(name)
    (rows,) = [law.rows for law in handout(simulation).laws[-1:]]
    for column, edition in enumerate(Edition):
        ruling = simulation.ruling(edition)
        cells = {row.relation: _cell(row.cells[column]) for row in rows}
        for needed in ruling.facts_needed:
            assert ENGLISH.say(needed.judgement.question) in cells["To be established"]
            for way in needed.alternatives:
                if not way.ruling.facts_needed:
                    assert ENGLISH.say(way.ruling.result) in cells["To be established"]
                for law in way.ruling.laws[:1]:
                    assert f"{law.ground} " in cells["Governing law"], (edition, law.ground)


def _cell(cell: ReportCell) -> str:
    lines = (line for line in cell.blocks if isinstance(line, Line))
    return " ".join(run.text for line in lines for run in line.runs)


def test_ruling_is_not_supposed_where_the_director_is_at_the_table(
    simulated: Callable[[str], Simulation],
) -> None:
    report = handout(simulated("law26-hearts-and-a-minor-withdrawn"))
    relations = [[row.relation for row in law.rows][2] for law in report.laws]
    assert relations[:2] == ["Ruling at this point", "Ruling"]


_KEYS_AND_LETTERS = re.compile(
    r"[a-z]+_[a-z]+|[{}]|(?<![\w.])(?:[1-7][SHDC]X{0,2}|[SHDC][2-9TJQKA])(?!\w)"
)


@pytest.mark.slow
@every("name", NAMES)
def test_no_handout_shows_a_key_or_a_letter_for_a_suit(
    name: str, simulated: Callable[[str], Simulation]
) -> None:
    for language in InterfaceLanguage:
        report = handout(simulated(name), open_phrasebook(language))
        said = html.fromstring(write_report_html(report)).xpath("string(//body)")
        for quoted in _words_of_books(report):  # 16C3 of 2007 sends to its paragraph "2C"
            said = said.replace(quoted, "")
        assert not _KEYS_AND_LETTERS.findall(said)


def _words_of_books(report: Report) -> Iterator[str]:
    cells = (cell for law in report.laws for cell in law.rows[1].cells)
    lines = (line for cell in cells for line in cell.blocks if isinstance(line, Line))
    return (run.text for line in lines for run in line.runs)


def test_pdf_can_be_read_back(report: Report) -> None:
    pdf = PdfReader(io.BytesIO(written_handout(report, HandoutFormat.PDF, FONTS)))
    said = " ".join(" ".join(page.extract_text().split()) for page in pdf.pages)
    assert report.title in said
    assert "jedan štih" in said
