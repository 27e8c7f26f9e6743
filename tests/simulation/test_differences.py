"""Where the editions differ: window, handout and command line say the same, what is done first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache

import pytest
from lxml import html

from bridge_rules_gui import resources
from bridge_rules_gui.building import open_phrasebook
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.director.watching import moments
from bridge_rules_gui.exchange.report.content import write_report_html
from bridge_rules_gui.game.scenario import Facts
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.language.sentence import Listed, Sentence, sentence
from bridge_rules_gui.simulation.consequences import Consequence, consequences
from bridge_rules_gui.simulation.differences import (
    Difference,
    Differences,
    differences_of,
    heading,
    leading,
)
from bridge_rules_gui.simulation.editions_page import editions_page
from bridge_rules_gui.simulation.handout import handout
from bridge_rules_gui.simulation.moments import Stage
from bridge_rules_gui.simulation.ruling.commands import ALL, reply
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.table.verdict import Duration
from bridge_rules_gui.window.simulator.names import editions_words
from tests.every import every
from tests.simulation.library_scenarios import NAMES, library_scenario

Simulated = Callable[[str], Simulation]


RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017
INFORMATION = "law64-winner-of-the-suit"
DONE = (
    *("must_pass", "lead_restrictions", "penalty_cards", "options", "tricks"),
    *("tricks_transferred", "score", "adjusted", "facts_needed", "contract"),
)


@cache
def _differences(name: str) -> Differences:
    return differences_of(moments(library_scenario(name)))


def _final(name: str) -> tuple[Difference, ...]:
    return _differences(name).final


def _first(name: str) -> str:
    return leading(_final(name))[0].text(str)


@pytest.mark.slow
@every("name", NAMES)
def test_window_handout_and_command_line_open_with_the_same_differences(
    name: str, simulated: Simulated, corpus: Corpus
) -> None:
    simulation = simulated(name)
    differences = simulation.differences
    said = [str(heading(differences.final))]
    said += [each.text(ENGLISH.say) for each in leading(differences.final)]
    replied = reply([str(resources.content() / "scenarios" / f"{name}.toml")], ALL)
    found = [line.strip() for line in replied.text.splitlines()]
    assert found[2 : 2 + len(said)] == said
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


EFFECTS: dict[str, Callable[[Ruling], object]] = {
    "facts_needed": lambda ruling: [
        (each.judgement.fact, each.judgement.event) for each in ruling.facts_needed
    ],
    "must_pass": lambda ruling: set(ruling.must_pass),
    "lead_restrictions": lambda ruling: {
        (
            *(each.on, each.require_one_of, each.forbid_one_of, each.condition),
            each.is_before_final_call,
        )
        for each in ruling.lead_restrictions
    },
    "penalty_cards": lambda ruling: {
        (each.card, each.rank, each.condition) for each in ruling.penalty_cards
    },
    "options": lambda ruling: {
        (each.who, each.name, each.value, each.condition) for each in ruling.options
    },
    "tricks": lambda ruling: ruling.tricks,
    "tricks_transferred": lambda ruling: ruling.tricks_transferred or 0,
    "score": lambda ruling: ruling.score,
    "adjusted": lambda ruling: {
        (each.side, each.unit, each.amount, each.bound) for each in ruling.adjusted
    },
    "contract": lambda ruling: ruling.contract,
    "result": lambda ruling: ruling.result,
    "unauthorised": lambda ruling: {(each.to, each.about) for each in ruling.unauthorised},
    "not_covered": lambda ruling: ruling.not_covered,
}
"""What differs in effect; no trick transferred yet and none transferred are one."""
BY_JUDGEMENT = "This depends on a judgement still to be made"
NOTHING = {
    "facts_needed": ("Nothing to be established", "Nothing else to be established"),
    "must_pass": ("Nobody has to pass", "Nobody else has to pass"),
    "lead_restrictions": ("No lead is restricted", "No other lead restriction"),
    "penalty_cards": ("No penalty card", "No other penalty card"),
    "options": ("No option is available", "No other options"),
    "tricks": ("Tricks not yet counted",),
    "tricks_transferred": ("No trick is transferred",),
    "score": ("No score yet",),
    "adjusted": ("No adjusted score", "No other adjusted score"),
    "contract": ("No contract yet",),
    "not_covered": ("Covered in full",),
    "irregularity": ("There is no irregularity",),
}
"""What is said of an edition that has nothing of a field, or nothing that not all have."""
NOT_YET = (
    "Whether {partner} must pass depends on {who}’s final call",
    "Whether {partner}’s lead is restricted depends on {who}’s final call",
)
"""What is said instead where the offender has still to call."""
CALLS = (
    *("any_legal_call", "comparable_call", "keep_first_call"),
    *("same_or_more_precise_call", "sufficient_bid_or_pass"),
)
ROWS = {
    "must_pass": Consequence.DUTIES,
    "lead_restrictions": Consequence.LEADS,
    "penalty_cards": Consequence.CARDS,
    "options": Consequence.OPTIONS,
    "tricks_transferred": Consequence.TRICKS,
    "unauthorised": Consequence.INFORMATION,
}
IMPLIED: dict[str, Callable[[Ruling], object]] = {
    "irregularity": lambda ruling: ruling.irregularity,
    "withdrawn": lambda ruling: {(each.seat, each.call) for each in ruling.withdrawn},
}
"""What the sentence of the ruling says: what was wrong, and which call was cancelled."""


@every("name", NAMES)
def test_everything_that_differs_in_effect_is_said_first(name: str, simulated: Simulated) -> None:
    rulings = [simulated(name).ruling(edition) for edition in Edition]
    final = leading(simulated(name).differences.final)
    said = {each.field for each in final if not each.answers}
    for field, effect in EFFECTS.items():
        answered = field != "facts_needed" and not _ask_the_same(rulings)
        found = [_either_way(ruling, effect) if answered else effect(ruling) for ruling in rulings]
        assert (field in said) == any(value != found[0] for value in found), field
    for field, effect in IMPLIED.items():
        values = [effect(ruling) for ruling in rulings]
        assert "result" in said or all(value == values[0] for value in values), field


@every("name", NAMES)
def test_what_differs_for_one_answer_to_a_question_all_ask_is_said_too(
    name: str, simulated: Simulated
) -> None:
    rulings = [simulated(name).ruling(edition) for edition in Edition]
    said = {each.field for each in leading(simulated(name).differences.final)}
    if _ask_the_same(rulings):
        for holds in (True, False):
            ways = [_answered(ruling, holds=holds) for ruling in rulings]
            for field, effect in EFFECTS.items():
                values = [effect(way) for way in ways]
                assert field in said or all(value == values[0] for value in values), field


def _ask_the_same(rulings: list[Ruling]) -> bool:
    """Whether all editions leave the same question open."""
    asked = [tuple(needed.judgement for needed in ruling.facts_needed[:1]) for ruling in rulings]
    about = {(each.fact, each.event) for judgements in asked for each in judgements}
    return all(asked) and len(about) == 1


def _either_way(ruling: Ruling, effect: Callable[[Ruling], object]) -> object:
    """Return an effect of a ruling, or both where it hangs on the answer to an open question."""
    if not ruling.facts_needed:
        return effect(ruling)
    ways = [_either_way(way.ruling, effect) for way in ruling.facts_needed[0].alternatives]
    own = effect(ruling)
    return own if all(way == own for way in ways) else tuple(ways)


@every("name", NAMES)
def test_what_is_said_of_an_edition_is_true_of_its_ruling(name: str, simulated: Simulated) -> None:
    for difference in leading(simulated(name).differences.final):
        silent = set(Edition) - {edition for edition, _ in difference.words}
        assert not silent or difference.field == "unauthorised", difference.field
        others = [set(_lines(simulated(name).ruling(edition))) for edition in Edition]
        for edition, words in difference.words:
            ruling = simulated(name).ruling(edition)
            for _, holds in difference.answers:
                ruling = _answered(ruling, holds=holds)
            _check(difference.field, words, ruling, set.intersection(*others))


@every("name", NAMES)
def test_where_no_rule_closes_information_nothing_is_said_to_be_open(
    name: str, simulated: Simulated
) -> None:
    for step in _differences(name).at:
        for edition, words in (said for each in step for said in each.words):
            assert not any("is unauthorised" in str(said) for said in words), edition
    for edition, words in (said for each in _information(name) for said in each.words):
        assert simulated(name).ruling(edition).unauthorised or _only_by_an_answer(words)


def _information(name: str) -> list[Difference]:
    final = leading(_final(name))
    return [each for each in final if each.field == "unauthorised" and not each.answers]


def _only_by_an_answer(words: Iterable[Sentence]) -> bool:
    return all(said.pattern in ("If yes: {said}", "If no: {said}") for said in words)


def _check(field: str, words: Iterable[Sentence], ruling: Ruling, shared: set[Sentence]) -> None:
    """Check that words say what a ruling says, or that it says nothing, or nothing of its own."""
    for said in words:
        if said.pattern in ("If yes: {said}", "If no: {said}"):
            way = _answered(ruling, holds=said.pattern.startswith("If yes"))
            _check(field, _listed(said), way, set())
        elif said.pattern == "{question} ({answers})":
            assert said.filling[0][1] in set(_lines(ruling))
            _check(field, _listed(said), ruling, shared)
        elif said.pattern in NOT_YET:
            assert any(each.name in CALLS for each in ruling.options), (field, str(said))
        elif said.pattern == BY_JUDGEMENT:
            ways = (each.ruling for needed in ruling.facts_needed for each in needed.alternatives)
            assert any(line.row is ROWS[field] for way in ways for line in consequences(way))
        elif said not in _lines(ruling):
            assert said.pattern in NOTHING[field], (field, str(said))
            if field in ROWS:
                own = {line.said for line in consequences(ruling) if line.row is ROWS[field]}
                assert own <= shared, (field, str(said))
                assert bool(own) == ("other" in said.pattern), (field, str(said))
            else:
                assert not EFFECTS[field](ruling), (field, str(said))


def _listed(said: Sentence) -> tuple[Sentence, ...]:
    """Return the sentences that fill the last blank of a sentence."""
    _, value = said.filling[-1]
    assert isinstance(value, Listed)
    return tuple(each for each in value.items if isinstance(each, Sentence))


def _lines(ruling: Ruling) -> Iterator[Sentence]:
    """Yield everything that a ruling says."""
    yield ruling.result
    yield from (line.said for line in consequences(ruling))
    for needed in ruling.facts_needed:
        yield sentence("To be established: {question}", question=needed.judgement.question)
    if ruling.tricks is not None:
        ns, ew = ruling.tricks
        yield sentence("Tricks won: North–South {ns}, East–West {ew}", ns=ns, ew=ew)
    if ruling.contract is not None:
        yield sentence("The contract is {contract}", contract=ruling.contract)
    if ruling.not_covered is not None:
        yield ruling.not_covered
    if ruling.irregularity is not None:
        yield sentence(ruling.irregularity.in_words)


def _answered(ruling: Ruling, *, holds: bool) -> Ruling:
    """Return the ruling for an answer to the question that a ruling leaves open."""
    (needed,) = ruling.facts_needed
    return next(each.ruling for each in needed.alternatives if each.holds is holds)


@every("name", NAMES)
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
        for step in _differences(name).at:
            for each in leading(step):
                said = {"; ".join(map(say, words)) for _, words in each.words}
                is_silent = len(each.words) < len(Edition)
                assert len(said) > (0 if is_silent else 1), (name, each.field)
                assert all(said), (name, each.field)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "law23-transfer-out-of-turn",
            (
                "1987: North must pass throughout. 2007: North must pass at the next turn. "
                "2017: Nobody has to pass."
            ),
        ),
        (
            "law37-silenced-player-bids",
            (
                "1987: Declarer may require South to lead H, or forbid it, if North becomes a "
                "defender. 2007: No other lead restriction. 2017: Declarer may forbid South to "
                "lead one of S D C, if North becomes a defender."
            ),
        ),
        (
            "law14-card-on-the-floor",
            ("2007, 2017: West may not use knowledge of the card put back."),
        ),
        (
            "law45-slip-noticed-after-a-pause",
            (
                "1987, 2007: S6 was named and must be played because declarer paused for thought "
                "before the change. "
                "2017: S3 is played instead of S6, which was a slip of the tongue."
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
    assert found[:2] == [(13, "unauthorised"), (15, "unauthorised")]
    at_the_end = ("tricks", "tricks_transferred", "score")
    assert found[2:] == [(17, "result"), *((19, each) for each in at_the_end)]
    assert differences.steps == (14, 16, 18, 20)
    assert differences.divergence[0].difference.values == (
        (RU, []),
        (SR, [{"side": "EW", "player": "E", "about": ["W", "C5"]}]),
        (BG, []),
    )


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("law23-gerber-one-level-too-low", [(9, [SR])]),
        ("law23-negative-double-for-one-heart", [(5, [SR])]),
        ("law27-no-trump-below-two-clubs", []),
        ("law30-pass-before-any-bid", [(2, [SR, BG]), (5, [SR])]),
    ],
)
def test_information_is_closed_only_until_an_edition_sets_law_16_aside(
    simulated: Simulated, name: str, found: list[tuple[int, list[Edition]]]
) -> None:
    recorded = [
        (each.step, [edition for edition, value in each.difference.values if value])
        for each in simulated(name).differences.divergence
        if each.difference.field == "unauthorised"
    ]
    assert recorded == found


@every("name", NAMES)
def test_no_consequence_is_said_twice(simulated: Simulated, name: str) -> None:
    for edition in Edition:
        lines = consequences(simulated(name).ruling(edition))
        assert len(set(lines)) == len(lines)


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
    slip = library_scenario("law45-slip-of-the-tongue")
    bare = replace(slip, events=tuple(replace(each, facts=Facts()) for each in slip.events))
    found = [each.text(str) for each in differences_of(moments(bare)).final if each.answers]
    assert found[0] == (
        "If the answer to “Was the first card named by a slip of the tongue?” "
        "is yes: 1987, 2007: To be established: Did declarer pause before the change? "
        "2017: Nothing to be established."
    )


def test_a_difference_that_ends_for_one_edition_is_listed(simulated: Simulated) -> None:
    free = simulated("law30-pass-at-rho-turn").ruling(BG)
    free = replace(free, must_pass=())
    bound = replace(free, must_pass=((Seat.NORTH, Duration.ONCE),))
    alike = {RU: free, SR: free, BG: free}
    two = {RU: bound, SR: bound, BG: free}
    found = differences_of([alike, two, two, {RU: free, SR: bound, BG: free}])
    assert [(each.step, each.difference.text(str)) for each in found.divergence] == [
        (0, "1987, 2007: North must pass at the next turn. 2017: Nobody has to pass."),
        (2, "1987, 2017: Nobody has to pass. 2007: North must pass at the next turn."),
    ]


@pytest.mark.parametrize(
    ("name", "field", "said"),
    [
        (  # 32A2(b) of 2017: partner passes once, and 26B applies, unless the call is comparable.
            *("law32-redouble-at-partners-turn", "must_pass"),
            (
                "1987, 2007: South must pass throughout. "
                "2017: Whether South must pass depends on North’s final call."
            ),
        ),
        (
            *("law32-redouble-at-partners-turn", "lead_restrictions"),
            (
                "1987, 2007: Declarer may forbid South to lead one of S H D C, if North becomes a "
                "defender (depending on North’s final call). 2017: Declarer may forbid South to "
                "lead one of S H C, if North becomes a defender (depending on North’s final call)."
            ),
        ),
        (  # 26B: of 1987 and 2007 any suit, whatever he calls; of 2017 none that he shows.
            *("law36-redouble-of-nothing", "lead_restrictions"),
            (
                "1987, 2007: Declarer may forbid North to lead one of S H D C, if South becomes a "
                "defender. 2017: Declarer may forbid North to lead one of S H D C, if South "
                "becomes a defender (depending on South’s final call)."
            ),
        ),
        (  # 30B1(b)(ii) of 2017.
            *("law30-pass-at-partners-turn-after-a-bid", "must_pass"),
            (
                "1987, 2007: North must pass throughout. "
                "2017: Whether South must pass depends on North’s final call."
            ),
        ),
        (  # 25B2(c) of 1987: Law 26 applies to either choice.
            *("law25-change-of-mind", "lead_restrictions"),
            (
                "1987: Whether South’s lead is restricted depends on North’s final call. "
                "2007: No lead is restricted. "
                "2017: Declarer may forbid South to lead one of S D C, if North becomes a defender."
            ),
        ),
    ],
)
def test_what_hangs_on_a_call_still_to_be_made_is_not_denied(
    name: str, field: str, said: str
) -> None:
    (found,) = [each.text(str) for each in _final(name) if each.field == field]
    assert found == said
