"""Moments ready to be shown: explanation, columns, and words found on the page of the book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.simulation.editions_page import editions_page
from bridge_rules_gui.simulation.lit_words import place_of_words
from bridge_rules_gui.simulation.moments import Stage, Staged
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.table.verdict import Role
from bridge_rules_gui.window.simulator.names import editions_words
from tests.every import every
from tests.simulation.library_scenarios import NAMES

SAME_SUIT = "law27-lowest-sufficient-same-suit"


@pytest.fixture(scope="module")
def stage(corpus: Corpus) -> Stage:
    return Stage(corpus, editions_words(str))


@pytest.fixture
def staged(stage: Stage, simulated: Callable[[str], Simulation]) -> Staged:
    return stage.staged(simulated(SAME_SUIT), Edition.BG_2017)


def test_every_step_is_ready(staged: Staged) -> None:
    assert len(staged.moments) == len(staged.columns) == staged.simulation.steps + 1
    assert min(mark.step for mark in staged.marks) == 2


def test_irregularity_is_named_and_decided_by_more_than_procedure(staged: Staged) -> None:
    moment = staged.moments[2]
    assert "! insufficient bid" in moment.page.html
    assert moment.law is not None
    assert moment.law.role is not Role.PROCEDURE
    assert moment.law_page is not None
    assert moment.law_page.law == 27


def test_regular_step_stands_back(staged: Staged) -> None:
    html = staged.moments[1].page.html
    assert "In order" in html
    assert 'class="item quiet"' in html


def test_case_is_told_before_its_first_event_only(staged: Staged) -> None:
    assert "North opened one spade" in staged.moments[0].page.html
    assert "North opened one spade" not in staged.moments[1].page.html


def test_the_remark_of_the_editors_stands_below_the_case(
    stage: Stage, simulated: Callable[[str], Simulation]
) -> None:
    scenario = simulated(SAME_SUIT).scenario
    found = replace(scenario, narrative="South passed.", remark="The book prints <it> wrongly.")
    staged = stage.staged(Simulation(stage.corpus, found), Edition.BG_2017)
    first, second = staged.moments[0].page.html, staged.moments[1].page.html
    remark = "Editors’ remark: The book prints &lt;it&gt; wrongly."
    assert first.index("South passed.") < first.index(remark)
    assert remark not in second


def test_every_link_is_a_place_of_the_book(staged: Staged, corpus: Corpus) -> None:
    links = [link for moment in staged.moments for link in moment.page.links]
    assert links
    assert all(corpus.has_place(link.address) for link in links)


def test_columns_say_where_the_editions_differ(staged: Staged) -> None:
    assert staged.simulation.differences.steps == (4,)
    assert "Next difference: step 4" in staged.columns[2].html
    assert "≠ The editions rule differently." in staged.columns[4].html
    assert "≠ the editions differ" in staged.columns[4].html
    assert "≠ the editions differ" not in staged.columns[1].html


@every("name", NAMES)
def test_no_row_of_the_columns_differs_before_the_editions_are_said_to_differ(
    stage: Stage, simulated: Callable[[str], Simulation], name: str
) -> None:
    simulation = simulated(name)
    words = editions_words(str)
    pages = (
        editions_page(stage.columns_moment(simulation, step), words).html
        for step in range(simulation.steps + 1)
    )
    marked = [step for step, html in enumerate(pages) if f"≠ {words.differs}" in html]
    steps = simulation.differences.steps
    assert not marked or steps[0] <= marked[0]


def test_what_one_edition_leaves_to_a_judgement_makes_it_differ_from_the_others(
    stage: Stage, simulated: Callable[[str], Simulation]
) -> None:
    staged = stage.staged(simulated("law13-ace-in-the-wrong-hand"), Edition.BG_2017)
    assert "≠ the editions differ" in staged.columns[-1].html
    assert "The editions rule alike" not in staged.columns[-1].html


def test_what_a_ruling_says_is_not_explained_twice(staged: Staged) -> None:
    html = staged.moments[4].page.html
    assert html.count("is not accepted, so East must replace it") == 1


def test_what_decides_is_the_first_that_is_no_procedure(staged: Staged) -> None:
    law = staged.moments[3].law
    assert law is not None
    assert str(law.address) == "bg2017/27A1"


def test_words_are_found_over_line_ends_and_past_marks_of_the_editors() -> None:
    page = "27\tA player¹ may\naccept [→ 12] it."
    silent = [(11, 12), (24, 30)]
    assert page[11] == "¹"
    found = place_of_words(page, (0, len(page)), silent, "player may accept  it")
    assert found is not None
    assert page[slice(*found)].startswith("player")
    assert page[slice(*found)].endswith("it")
    assert place_of_words(page, (0, 5), silent, "player") is None
