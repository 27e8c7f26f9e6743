"""Where the editions differ: window, handout and command line say the same, what is done first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from lxml import html

from bridge_rules_gui import resources
from bridge_rules_gui.bridge.story import Facts
from bridge_rules_gui.building import open_phrasebook
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.report.html import write_report_html
from bridge_rules_gui.rulings.course.watching import moments
from bridge_rules_gui.services.ruling.commands import ALL, reply
from bridge_rules_gui.services.simulation.differences import differences_of, heading, leading
from bridge_rules_gui.services.simulation.editions_page import editions_page
from bridge_rules_gui.services.simulation.handout import handout
from bridge_rules_gui.services.simulation.moments import Stage
from bridge_rules_gui.services.wording.languages import InterfaceLanguage
from bridge_rules_gui.services.wording.phrasebook import ENGLISH
from bridge_rules_gui.views.simulator.editions_names import editions_words
from tests.services.simulation.stories import NAMES, story

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.rulings.course.ruling import Ruling
    from bridge_rules_gui.services.simulation.differences import Difference
    from bridge_rules_gui.services.simulation.simulation import Simulation

    Simulated = Callable[[str], Simulation]

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017
INFORMATION = "law64-winner-of-the-suit"
DONE = (
    *("must_pass", "lead_restrictions", "penalty_cards", "options", "tricks"),
    *("tricks_transferred", "score", "adjusted", "facts_needed", "contract"),
)


def _final(name: str) -> tuple[Difference, ...]:
    return differences_of(moments(story(name))).final


def _cards(ruling: Ruling) -> list[object]:
    return [(each.card, each.rank, each.condition) for each in ruling.penalty_cards]


def _first(name: str) -> str:
    return leading(_final(name))[0].text(str)


@pytest.mark.parametrize("name", NAMES)
def test_window_handout_and_command_line_open_with_the_same_differences(
    name: str, simulated: Simulated, corpus: Corpus
) -> None:
    simulation = simulated(name)
    differences = simulation.differences
    said = [str(heading(differences.final))]
    said += [each.text(ENGLISH.say) for each in leading(differences.final)]
    replied = reply([str(resources.content() / "scenarios" / f"{name}.toml")], ALL)
    told = [line.strip() for line in replied.text.splitlines()]
    assert told[2 : 2 + len(said)] == said
    assert replied.document["differences"] == _as_json(differences.final)
    assert [(each["step"] + 1, each["about"]) for each in replied.document["divergence"]] == [
        (each.step + 1, each.difference.field) for each in differences.divergence
    ]
    stage = Stage(corpus, editions_words(ENGLISH.say))
    for step in (0, simulation.steps):
        moment = stage.columns_moment(simulation, step)
        page = editions_page(moment, editions_words(ENGLISH.say)).html
        shown = html.fromstring(f"<div>{page}</div>").text_content()
        assert _in_order(said, shown)
    opening = stage.staged(simulation, BG).moments[0].page.html
    assert _in_order(said, html.fromstring(f"<div>{opening}</div>").text_content())
    handed = html.fromstring(write_report_html(handout(simulation))).text_content()
    assert _in_order(said, handed)


def _as_json(differences: tuple[Difference, ...]) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for each in differences:
        values = {edition.value: value for edition, value in each.values}
        entry: dict[str, object] = {"field": each.field, "values": values}
        if each.answers:
            entry["if"] = [
                {"fact": asked.fact, "event": asked.event, "answer": holds}
                for asked, holds in each.answers
            ]
        found.append(entry)
    return found


def _in_order(said: list[str], shown: str) -> bool:
    places = [" ".join(shown.split()).find(" ".join(each.split())) for each in said]
    return -1 not in places and places == sorted(places)


@pytest.mark.parametrize("name", NAMES)
def test_every_field_in_which_the_final_rulings_differ_is_listed(
    name: str, simulated: Simulated
) -> None:
    rulings = {edition: simulated(name).ruling(edition) for edition in Edition}
    listed = {each.field for each in simulated(name).differences.final}
    for field, compared in (
        ("must_pass", lambda ruling: ruling.must_pass),
        ("tricks", lambda ruling: ruling.tricks),
        ("tricks_transferred", lambda ruling: ruling.tricks_transferred),
        ("score", lambda ruling: ruling.score),
        ("penalty_cards", _cards),
        ("result", lambda ruling: str(ruling.result)),
    ):
        values = [compared(ruling) for ruling in rulings.values()]
        assert (field in listed) == any(value != values[0] for value in values), field


@pytest.mark.parametrize("name", NAMES)
def test_what_is_done_comes_first_and_citations_last(name: str) -> None:
    fields = [each.field for each in _final(name)]
    done = [each for each in fields if each in DONE]
    assert fields[: len(done)] == done
    assert "laws" not in fields[:-1]


@pytest.mark.parametrize("language", InterfaceLanguage)
def test_no_difference_is_said_by_an_empty_word_or_alike_by_all(
    language: InterfaceLanguage,
) -> None:
    say = open_phrasebook(language).say
    for name in NAMES:
        for step in differences_of(moments(story(name))).at:
            for each in leading(step):
                said = {"; ".join(map(say, words)) for _, words in each.words}
                assert len(said) > 1, (name, each.field)
                assert all(said), (name, each.field)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "law23-transfer-out-of-turn",
            (
                "1987: North must pass throughout. 2007: North must pass at the next turn. "
                "2017: No player must pass."
            ),
        ),
        (
            "law37-silenced-player-bids",
            (
                "1987: Declarer may require or forbid South to lead H. 2007: No other lead "
                "restriction. 2017: Declarer may forbid South to lead one suit of S D C."
            ),
        ),
        (
            "law14-card-on-the-floor",
            (
                "1987: No information is unauthorised. "
                "2007, 2017: East-West may not use what was learnt."
            ),
        ),
        (
            "law45-slip-noticed-after-a-pause",
            (
                "1987, 2007: S6 was named and must be played. "
                "2017: S3 is played in place of S6, a slip."
            ),
        ),
    ],
)
def test_the_first_difference_is_what_a_director_does(name: str, said: str) -> None:
    assert _first(name) == said


def test_citations_alone_are_no_difference_in_the_ruling() -> None:
    final = _final("law16-long-pause")
    assert [each.field for each in final] == ["laws"]
    assert leading(final) == ()
    assert str(heading(final)) == "The editions rule alike, by different provisions."


def test_every_step_with_something_new_is_listed(simulated: Simulated) -> None:
    differences = simulated(INFORMATION).differences
    found = [(each.step, each.difference.field) for each in differences.divergence]
    assert found[0] == (13, "unauthorised")
    assert found[1:] == [(17, each) for each in ("tricks", "tricks_transferred", "score")]
    assert differences.steps == (14, 18)
    assert differences.divergence[0].difference.values == (
        (RU, []),
        (SR, [{"side": "EW"}]),
        (BG, []),
    )


def test_a_right_that_the_director_ends_is_a_difference_before_he_comes(
    simulated: Simulated,
) -> None:
    (begun,) = simulated("law71-asked-back-too-late").differences.divergence
    assert (begun.step, begun.difference.field) == (0, "options")
    assert [edition for edition, said in begun.difference.values if "play_on" in str(said)] == [BG]


def test_moments_alike_have_no_difference(simulated: Simulated) -> None:
    simulation = simulated(INFORMATION)
    alike = {edition: simulation.ruling(BG) for edition in Edition}
    apart = {edition: simulation.ruling(edition) for edition in Edition}
    assert differences_of([alike, alike]).divergence == ()
    assert differences_of([]).final == ()
    assert {each.step for each in differences_of([alike, alike, apart]).divergence} == {1}


def test_a_difference_that_depends_on_an_answer_is_told_with_it() -> None:
    slip = story("law45-slip-of-the-tongue")
    bare = replace(slip, events=tuple(replace(each, facts=Facts()) for each in slip.events))
    found = [each.text(str) for each in differences_of(moments(bare)).final if each.answers]
    assert found[0] == (
        "If the answer to “Was the card first named by a slip, not what declarer meant to name?” "
        "is yes: 1987, 2007: To be established: Did declarer pause before the change? "
        "2017: Nothing to be established."
    )
