"""What would change a ruling: the facts, choices and moments on which it hangs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.director.watching import Watch
from bridge_rules_gui.simulation.alternatives import turned
from bridge_rules_gui.simulation.answers import with_fact_turned
from bridge_rules_gui.simulation.consequences import consequences
from bridge_rules_gui.simulation.differences import said_only_in
from bridge_rules_gui.simulation.moment_page import moment_page, with_changes
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.simulation.what_if import changes
from bridge_rules_gui.window.simulator.names import moment_words
from bridge_rules_gui.window.speaking import say
from tests.every import every
from tests.simulation.library_scenarios import NAMES, library_scenario

Simulated = Callable[[str], Simulation]

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017

CHANGES = [
    # 24B of all books begins with a card "visible to partner": if he could not see it, no pass.
    (
        *("law24-king-on-the-table", BG),
        "If the answer to “Could West’s partner see the face of HK?” were no",
        "West’s partner could not see the card, so it is picked up.",
    ),
    # 27B1(b) of 2017: a comparable call lifts all restrictions, in 1987 no call does.
    (
        *("law27-corrected-to-another-suit", BG),
        "If the answer to “Is East’s 2H comparable with the withdrawn call?” were yes",
        "Nobody has to pass",
    ),
    # 27A of 1987, 27A1 later: the left-hand opponent may accept.
    (
        *("law26-landy-withdrawn-for-a-pass", RU),
        "With “North accepts it” instead of “North does not accept it”",
        "No lead is restricted",
    ),
    # 64A2 of 1987: one trick only where he won none with a card he could have played.
    (
        *("law64-winner-of-the-suit", RU),
        (
            "If the answer to “Did West later win a trick with a card that he could have played "
            "to the revoke trick?” were no"
        ),
        "1 trick is transferred to the non-offending side",
    ),
    # 64B4 and 64B5: attention drawn too late.
    (
        *("law64-revoke-trick-not-won", SR),
        "If the round were over",
        (
            "North’s revoke with S4 in trick 3 is established. Attention was first drawn to it "
            "after the end of the round, so no trick is transferred."
        ),
    ),
    # 61B3 of 2007: "ukoliko Merodavno Telo ne zabranjuje", unless the authority forbids it.
    (
        *("law61-defenders-ask-each-other", SR),
        (
            "If the answer to “Does the Regulating Authority forbid defenders to ask one another?” "
            "were yes"
        ),
        (
            "West may not ask East about a possible revoke. East takes back C3, which becomes a "
            "major penalty card, and plays a legal card to trick 5."
        ),
    ),
    # 70E1 of 2007: "ako je neusvajanje te linije igre neracionalno".
    (
        *("law70-unstated-finesse", SR),
        (
            "If the answer to “Would it be irrational for South to take another line of play?” "
            "were yes"
        ),
        "Declarer’s side: +430",
    ),
    # 15C of 1987: the board's own auction continues; nobody has a choice of another board.
    (
        *("law15-wrong-board-same-auction", RU),
        "If the answer to “Is it the wrong board?” were no",
        "There has been no irregularity. It is South’s turn to call.",
    ),
    # 45C4(b) of 2017: "грешка на езика", but no loss of concentration.
    (
        *("law45-slip-noticed-after-a-pause", BG),
        "If the answer to “Was the slip a loss of concentration?” were yes",
        "S6 was named and must be played because declarer meant to name it.",
    ),
    # 57D of 2017: until it is played over, the premature card is unauthorised information.
    (
        *("law60-declarer-plays-over-the-wrong-card", BG),
        "If this had not happened yet: “East plays DA”",
        (
            "North played D3 at the right-hand opponent’s turn. North must play it in turn, and "
            "what it shows may be unauthorised information for South."
        ),
    ),
]


@pytest.mark.parametrize(("name", "edition", "condition", "effect"), CHANGES)
def test_what_decides_in_the_book_is_found(
    simulated: Simulated, name: str, edition: Edition, condition: str, effect: str
) -> None:
    simulation = simulated(name)
    found = {
        str(each.condition): [str(said) for said in each.effect]
        for each in simulation.changes(simulation.steps, edition)
    }
    assert effect in found[condition]


def test_the_face_of_a_card_on_the_table_is_asked_for_where_the_book_does(
    simulated: Simulated,
) -> None:
    # 49 of 1987 names the table, being held in view, and being named; later only the face counts.
    simulation = simulated("law51-two-suits")
    seen = "Could East’s partner see the face of CJ DT?"
    for edition, asked in ((RU, False), (SR, True), (BG, True)):
        found = simulation.changes(simulation.steps, edition)
        assert any(seen in str(each.condition) for each in found) is asked
    # 24 of 1987 asks it of a card on the table as well.
    simulation = simulated("law24-two-small-cards")
    assert any(
        "see the face" in str(each.condition) for each in simulation.changes(simulation.steps, RU)
    )


def test_no_lead_is_said_to_be_free_while_a_change_of_call_may_still_be_accepted(
    simulated: Simulated,
) -> None:
    # 25B1 and 25B2 of 2017 both end "П26 може бъде приложено".
    simulation = simulated("law25-change-of-mind-accepted")
    for edition in Edition:
        found = {
            str(each.condition): [str(said) for said in each.effect]
            for each in simulation.changes(simulation.steps, edition)
        }
        undecided = found["If this had not happened yet: “East bids 2S”"]
        assert "lead may" in undecided[0]
        assert not {"No lead is restricted", "Nobody has to pass"} & set(undecided)


def _everywhere() -> Iterator[tuple[str, Edition]]:
    """Yield each case under one edition, the editions in turn."""
    yield from zip(NAMES, cycle(Edition), strict=False)


@pytest.mark.slow
def test_every_change_brings_something_else_and_a_law_for_it() -> None:
    counted = 0

    @every("name, edition", _everywhere)
    def check(name: str, edition: Edition) -> None:
        nonlocal counted
        now = rule(library_scenario(name), edition)
        said = {now.result, *(line.said for line in consequences(now))}
        found = changes(Watch(library_scenario(name), edition))
        counted += len(found)
        assert len({each.condition for each in found}) == len(found)
        for each in found:
            assert each.effect
            assert said.isdisjoint(each.effect)
            assert each.ground is None or each.ground.edition is edition

    check()
    assert counted > len(NAMES)


@pytest.mark.slow
def test_where_a_case_is_in_order_the_condition_that_is_not_met_is_cited() -> None:
    counted = 0

    @every("name", NAMES)
    def check(name: str) -> None:
        nonlocal counted
        for edition in Edition:
            for each in changes(Watch(library_scenario(name), edition)):
                if "see the face of" in str(each.condition):
                    assert each.ground is not None
                    assert each.ground.citation.law == (24 if name.startswith("law24") else 49)
                    assert each.ground.citation.labels == ()
                    counted += 1

    check()
    assert counted


def test_what_does_not_follow_is_not_cited_for_it(simulated: Simulated) -> None:
    # The heads of 16C2 and 16D2 hold the condition, and 16C1 and 16D1 say what the law is about.
    simulation = simulated("law16-overheard-at-the-next-table")
    for edition, cited in ((SR, ("16C2", "16C1")), (BG, ("16D2", "16D1"))):
        found = {
            str(each.condition): each.ground
            for each in simulation.changes(simulation.steps, edition)
        }
        for question, law in zip(("bid and played normally", "overheard"), cited, strict=True):
            grounds = [ground for said, ground in found.items() if question in said]
            assert [str(each.citation) for each in grounds if each is not None] == [law]


def test_a_bid_replaced_after_it_was_refused_is_no_slip_put_right_without_a_pause() -> None:
    # 25A of 1987, 25A1 of 2007: "without a pause"; 27B asks for the correction of a refused bid.
    for edition in (RU, SR):
        found = changes(Watch(library_scenario("law27-pass-instead"), edition))
        assert not any("mean to bid" in str(each.condition) for each in found)


@pytest.mark.slow
def test_while_a_right_hangs_on_a_question_no_change_says_that_nothing_follows() -> None:
    @every("name", NAMES)
    def check(name: str) -> None:
        for edition in Edition:
            watch = Watch(library_scenario(name), edition)
            now = watch.ruling_on(watch.scenario)
            for variant in turned(watch):
                asked = variant.ruling.facts_needed
                ways = [way.ruling for needed in asked for way in needed.alternatives]
                if any(way.options for way in ways):
                    said = map(str, said_only_in(variant.ruling, now))
                    assert not any(words.startswith("No ") for words in said)

    check()


def test_while_a_question_is_open_only_what_holds_for_every_answer_is_told() -> None:
    counted = 0

    @every("name, edition", _everywhere)
    def check(name: str, edition: Edition) -> None:
        nonlocal counted
        watch = Watch(library_scenario(name), edition)
        now = watch.ruling_on(watch.scenario)
        for variant in turned(watch):
            asked = {each.judgement.question for each in variant.ruling.facts_needed}
            counted += bool(asked)
            for said in said_only_in(variant.ruling, now) if asked else ():
                if dict(said.filling).get("question") in asked:
                    continue
                counted += 1
                for way in variant.ruling.facts_needed[0].alternatives:
                    assert said in said_only_in(way.ruling, now)

    check()
    assert counted


def test_answers_to_an_open_question_are_not_stated_a_second_time() -> None:
    opened = 0

    @every("name, edition", _everywhere)
    def check(name: str, edition: Edition) -> None:
        nonlocal opened
        watch = Watch(library_scenario(name), edition)
        asked = watch.ruling_on(watch.scenario).facts_needed
        opened += bool(asked)
        questions = {each.judgement.question for each in asked}
        conditions = [dict(each.condition.filling).get("question") for each in changes(watch)]
        assert questions.isdisjoint(conditions)

    check()
    assert opened


def test_a_fact_turned_takes_with_it_what_was_told_because_of_it(simulated: Simulated) -> None:
    found = simulated("law26-landy-withdrawn-for-a-pass").scenario
    event = next(n for n, each in enumerate(found.events) if "artificial" in each.facts)
    turned = with_fact_turned(found, event, "artificial").events[event].facts
    assert turned.value("artificial") is False
    assert "shows" not in turned
    assert "meaning" not in turned


def test_the_page_says_each_change_below_the_explanation(simulated: Simulated) -> None:
    words = moment_words(say)
    simulation = simulated("law24-king-on-the-table")
    page = moment_page(simulation.frame(simulation.steps, BG), words)
    found = simulation.changes(simulation.steps, BG)
    whole = with_changes(page, found, words)
    assert whole.html.startswith(page.html)
    assert [str(link.address) for link in whole.links[len(page.links) :]] == [
        f"bg2017/{each.ground}" for each in found
    ]
    assert words.what_if in whole.html
    assert words.nothing_changes not in whole.html
    assert words.nothing_changes in with_changes(page, (), words).html
