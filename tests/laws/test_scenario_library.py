"""The library of situations: every file is read, ruled under every edition, and finds its law."""

from __future__ import annotations

import re
from functools import cache
from itertools import permutations
from pathlib import Path

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.address import NamedPlace, parse_place
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.game.call import Pass
from bridge_rules_gui.game.deal import Deal, RepeatedCard
from bridge_rules_gui.game.scenario import (
    CallMade,
    CallReplaced,
    CardsHandled,
    CardsPlayed,
    Scenario,
)
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.laws.index import law_modules
from bridge_rules_gui.notation.scenario_reader import read_scenario
from tests.every import every

FILES = sorted((resources.content() / "scenarios").glob("*.toml"))

TOPICS = {
    *("auction", "boards and hands", "calls out of rotation", "changes of call", "claims"),
    *("dummy", "exposed cards", "inadmissible calls", "information", "insufficient bids"),
    *("leads out of turn", "penalty cards", "revokes", "scoring", "the play", "tricks"),
    "withdrawn calls",
}

LAWS_OF_THE_TABLE = range(13, 72)

AT_LEAST = 90
"""The fewest situations the library is to hold."""


@cache
def _scenario(path: Path) -> Scenario:
    return read_scenario(path.read_text("utf-8"), path.name)


@cache
def _ruling(path: Path, edition: Edition) -> Ruling:
    return rule(_scenario(path), edition)


def _file(path: Path) -> str:
    return path.stem


def test_there_are_enough_situations() -> None:
    assert len(FILES) >= AT_LEAST


@every("path", FILES, ids=_file)
def test_a_file_is_called_as_its_situation_after_its_law(path: Path) -> None:
    assert _scenario(path).identifier == path.stem
    assert re.fullmatch(r"law[1-9]\d(-[a-z0-9]+)+", path.stem)


@every("path", FILES, ids=_file)
def test_a_situation_is_told_and_graded(path: Path) -> None:
    scenario = _scenario(path)
    assert scenario.title.strip()
    assert 1 <= len(re.findall(r"[.?!]”?(?=\s|$)", scenario.narrative)) <= 5, scenario.narrative
    assert "  " not in scenario.narrative
    assert scenario.topic in TOPICS
    assert scenario.difficulty in {1, 2, 3}


@every("path", FILES, ids=_file)
def test_all_four_hands_are_told(path: Path) -> None:
    scenario = _scenario(path)
    if scenario.events:
        assert scenario.deal is not None
        assert all(scenario.deal.hand(seat) is not None for seat in Seat)


@every("path", FILES, ids=_file)
def test_the_cards_are_dealt_by_the_rules(path: Path) -> None:
    """Thirteen cards a hand, or equally many where the situation begins during the play."""
    scenario = _scenario(path)
    if scenario.deal is None:
        return
    faults = list(scenario.deal.faults())
    if scenario.start is None:
        assert faults == []
        return
    assert not [fault for fault in faults if isinstance(fault, RepeatedCard)]
    left = 14 - scenario.start.trick
    assert [len(hand) for hand in scenario.deal.hands if hand is not None] == [left] * 4


@every("path", FILES, ids=_file)
def test_a_card_comes_from_the_hand_that_holds_it(path: Path) -> None:
    scenario = _scenario(path)
    for event in scenario.events:
        for part in event.parts:
            if scenario.deal is None or not isinstance(part.act, CardsPlayed | CardsHandled):
                continue
            assert part.who is not None
            hand = scenario.deal.hand(part.who)
            assert hand is not None
            assert not [str(card) for card in part.act.cards if card not in hand]


def _pattern(deal: Deal) -> tuple[str, ...]:
    """Return a deal as it is whichever player comes first and whatever the suits are called."""
    hands = [hand for hand in deal.hands if hand is not None]
    by_suit = [
        ["".join(str(card.rank) for card in hand.of_suit(suit)) for suit in Suit] for hand in hands
    ]
    return min(
        tuple(hand[suit] for hand in by_suit[first:] + by_suit[:first] for suit in order)
        for first in range(len(by_suit))
        for order in permutations(Suit)
    )


def test_no_two_situations_have_the_same_deal() -> None:
    """Neither turned round the table nor with other suits."""
    dealt: dict[tuple[str, ...], list[str]] = {}
    for path in FILES:
        deal = _scenario(path).deal
        if deal is not None:
            dealt.setdefault(_pattern(deal), []).append(path.stem)
    assert [names for names in dealt.values() if len(names) > 1] == []


def test_no_two_situations_have_the_same_auction() -> None:
    """The same calls by the same players, vulnerability and dealer."""
    auctions: dict[tuple[object, ...], list[str]] = {}
    for path in FILES:
        scenario = _scenario(path)
        calls = tuple(
            (part.who, str(part.act.call))
            for event in scenario.events
            for part in event.parts
            if isinstance(part.act, CallMade | CallReplaced)
        )
        if calls:
            key = (scenario.dealer, scenario.vulnerable, calls)
            auctions.setdefault(key, []).append(path.stem)
    assert [names for names in auctions.values() if len(names) > 1] == []


def test_few_situations_have_a_contract_without_an_auction() -> None:
    without = [path.stem for path in FILES if _scenario(path).contract is not None]
    assert len(without) <= len(FILES) // 5, without


@every("path", FILES, ids=_file)
def test_what_the_editors_say_is_no_part_of_the_case(path: Path) -> None:
    """A question tells the case, which then must not speak of books or of other cases."""
    narrative = _scenario(path).narrative.casefold()
    assert not [word for word in ("commentary", "misprint", "the same deal") if word in narrative]


@every("path", FILES, ids=_file)
def test_who_passed_in_the_case_passes_in_its_events(path: Path) -> None:
    scenario = _scenario(path)
    found = {
        Seat(name[0])
        for name in re.findall(r"(North|East|South|West) passed\b", scenario.narrative)
    }
    acts = [(part.who, part.act) for event in scenario.events for part in event.parts]
    calls = [(who, act.call) for who, act in acts if isinstance(act, CallMade | CallReplaced)]
    passed = {who for who, call in calls if isinstance(call, Pass)}
    assert scenario.contract is not None or found <= passed


def test_titles_are_different() -> None:
    titles: dict[str, list[str]] = {}
    for path in FILES:
        titles.setdefault(_scenario(path).title, []).append(path.stem)
    assert {title: names for title, names in titles.items() if len(names) > 1} == {}


@every("edition", Edition, ids=str)
@every("path", FILES, ids=_file)
def test_every_edition_rules_on_a_situation(path: Path, edition: Edition) -> None:
    ruling = _ruling(path, edition)
    assert ruling.not_covered is None
    assert ruling.laws or ruling.facts_needed, "nothing decides and nothing is asked"
    assert ruling.result is not None


def _laws_that_decide() -> set[int]:
    """Return the numbers of the laws that some ruling on some situation rests on."""
    return {
        law.ground.citation.law
        for path in FILES
        for edition in Edition
        for law in _ruling(path, edition).laws
    }


def _laws_with_rules() -> set[int]:
    """Return the laws of the table that have a module with rules, by the number in its name."""
    numbers = (re.match(r"law(\d+)", module.name) for module in law_modules())
    return {int(number[1]) for number in numbers if number} & set(LAWS_OF_THE_TABLE)


def test_every_law_of_the_table_with_rules_decides_somewhere() -> None:
    assert _laws_with_rules() - _laws_that_decide() == set()


@every("law", sorted(_laws_with_rules()))
def test_every_law_of_the_table_has_situations_of_its_own(law: int) -> None:
    assert [path for path in FILES if path.stem.startswith(f"law{law:02d}-")]


def test_agreement_alone_establishes_no_revoke_in_2017() -> None:
    path = next(path for path in FILES if "established-by-agreeing" in path.stem)
    named = {
        edition: [str(law.ground) for law in _ruling(path, edition).steps[-1].laws]
        for edition in (Edition.SR_2007, Edition.BG_2017)
    }
    assert "63A3" in named[Edition.SR_2007]
    assert "63A4" in named[Edition.BG_2017]


def test_the_commentary_is_cited_where_it_has_an_article(corpus: Corpus) -> None:
    cited = {_scenario(path).commentary for path in FILES} - {""}
    commentary = corpus.commentary
    assert commentary is not None
    assert len(cited) > 1
    for address in cited:
        edition, _, place = address.partition("/")
        named = parse_place(place)
        assert edition == commentary.edition.value
        assert isinstance(named, NamedPlace)
        assert commentary.article(named) is not None, address
