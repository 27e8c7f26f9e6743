"""Every frame of every case: lit words stand in the book, and no card is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.frame import Frame
from bridge_rules_gui.simulation.lit_words import LitLaw, LitWords, PartOfProvision
from bridge_rules_gui.simulation.position import Position
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.table.ground import OMISSION
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.verdict import Role
from tests.every import every
from tests.simulation.library_scenarios import NAMES

Simulated = Callable[[str], Simulation]


def _frames(simulation: Simulation) -> Iterator[Frame]:
    for edition in Edition:
        for step in range(simulation.steps + 1):
            yield simulation.frame(step, edition)


def _said(corpus: Corpus, law: LitLaw, lit: LitWords) -> str:
    """Return what the book says at a place of a law's deciding words."""
    edition, citation = law.address.edition, law.address.place
    assert isinstance(citation, Citation)
    provision = corpus.provision(edition, citation)
    texts = {
        PartOfProvision.TEXT: [provision.body.text],
        PartOfProvision.CLOSING: [provision.closing.text],
        PartOfProvision.HEADING: [provision.heading.text],
        PartOfProvision.TABLE: [
            table.words
            for number, table in enumerate(provision.tables)
            if str(number) == lit.marker
        ],
        PartOfProvision.FOOTNOTE: [
            note.body.text
            for note in corpus.books[edition].footnotes
            if citation in note.on and note.marker == lit.marker
        ],
    }[lit.part]
    return "".join(text[lit.start : lit.end] for text in texts)


@every("name", NAMES)
def test_the_deciding_words_of_every_law_at_work_are_found_in_the_book(
    name: str, simulated: Simulated, corpus: Corpus
) -> None:
    for frame in _frames(simulated(name)):
        assert frame.laws, (frame.edition, frame.step)
        for law in frame.laws:
            assert law.address.edition is frame.edition
            assert law.words
            assert OMISSION.join(_said(corpus, law, lit) for lit in law.lit) == law.words
            for one, then in pairwise(law.lit):
                assert (one.part, one.marker) != (then.part, then.marker) or one.end <= then.start


@every("name", NAMES)
def test_every_place_an_explanation_opens_is_in_its_book(
    name: str, simulated: Simulated, corpus: Corpus
) -> None:
    for frame in _frames(simulated(name)):
        for line in frame.trace:
            assert line.laws or frame.ruling.facts_needed, str(line.sentence)
            for address in line.laws:
                assert address.edition is frame.edition
                assert corpus.has_place(address)


def _seen(position: Position) -> Iterator[Card]:
    """Yield the cards held and the cards in tricks."""
    for hand in position.hands.values():
        yield from hand or ()
    for trick in (*position.quitted, *filter(None, [position.trick])):
        yield from (played.card for played in trick.cards)


@every("name", NAMES)
def test_no_card_of_a_known_deal_is_lost_or_doubled(name: str, simulated: Simulated) -> None:
    simulation = simulated(name)
    deal = simulation.scenario.deal
    if deal is None or any(deal.hand(seat) is None for seat in Seat):
        pytest.skip("not all hands are known")
    dealt = sorted(str(card) for seat in Seat for card in deal.hand(seat) or ())
    for frame in _frames(simulation):
        assert sorted(map(str, _seen(frame.position))) == dealt, (frame.edition, frame.step)


@every("name", NAMES)
def test_a_card_that_lies_face_up_is_still_held(name: str, simulated: Simulated) -> None:
    for frame in _frames(simulated(name)):
        for faced in frame.position.faced:
            held = frame.position.hands[faced.seat]
            assert held is None or faced.card in held, (frame.edition, frame.step, faced)


@every("name", NAMES)
def test_marks_stand_within_the_case_in_its_order(name: str, simulated: Simulated) -> None:
    simulation = simulated(name)
    for edition in Edition:
        steps = [mark.step for mark in simulation.marks(edition)]
        assert steps == sorted(steps)
        assert all(0 <= step <= simulation.steps for step in steps)


def test_an_insufficient_bid_lights_its_law_and_what_still_binds_afterwards(
    simulated: Simulated,
) -> None:
    simulation = simulated("law27-corrected-to-another-suit")
    edition = Edition.BG_2017
    (mark,) = simulation.marks(edition)
    assert mark.key is Irregularity.INSUFFICIENT_BID
    noticed = simulation.frame(mark.step, edition)
    assert [str(law.address.place) for law in noticed.laws] == ["27A1", "27B", "27B2"]
    assert noticed.irregularity is Irregularity.INSUFFICIENT_BID
    last = simulation.frame(simulation.steps, edition)
    assert [str(law.address.place) for law in last.laws][:2] == ["27B2", "26B"]
    assert str(last.trace[0].sentence).startswith("27B1(a) does not apply")
    assert [str(address) for address in last.trace[0].laws] == ["bg2017/27B1(a)"]


def test_procedure_is_at_work_while_nothing_irregular_has_happened(simulated: Simulated) -> None:
    for frame in (
        simulated("law64-revoke-trick-not-won").frame(n, e) for n in (0, 1) for e in Edition
    ):
        assert {law.role for law in frame.laws} == {Role.PROCEDURE}


def test_a_step_outside_the_case_is_refused(simulated: Simulated) -> None:
    simulation = simulated("law27-pass-instead")
    with pytest.raises(IndexError, match="of a case of"):
        simulation.frame(simulation.steps + 1, Edition.BG_2017)


_WORDS_OF_MINOR = {
    Edition.RU_1987: "Одиночная карта младше онера",
    Edition.SR_2007: "Jedna karta, ispod onerskog ranga",
    Edition.BG_2017: "Отделна карта под ранг на онъор",
}


@pytest.mark.parametrize("edition", Edition, ids=str)
@pytest.mark.parametrize(
    ("name", "is_minor"),
    [
        ("law49-defender-drops-a-small-card", True),
        ("law50-spade-king-out-of-turn", False),
        ("law62-corrected-in-time", False),
    ],
)
def test_the_words_lit_on_the_kind_of_a_penalty_card_are_those_of_its_kind(
    name: str, edition: Edition, is_minor: bool, simulated: Simulated
) -> None:
    place = "50C" if edition is Edition.RU_1987 else "50B"
    simulation = simulated(name)
    lit = {
        law.words
        for step in range(simulation.steps + 1)
        for law in simulation.frame(step, edition).laws
        if str(law.address.place) == place
    }
    assert lit
    assert all(words.startswith(_WORDS_OF_MINOR[edition]) is is_minor for words in lit)


def test_a_second_trick_under_1987_lights_the_words_that_take_it(simulated: Simulated) -> None:
    ruling = simulated("law64-winner-of-the-suit").ruling(Edition.RU_1987)
    assert ruling.tricks_transferred == 2
    (words,) = (law.ground.words for law in ruling.laws if str(law.ground) == "64A2")
    assert "после окончания игры одна взятка переходит" in words
    assert "если дополнительная взятка была выиграна впоследствие нарушителем" in words


@pytest.mark.parametrize("edition", Edition, ids=str)
@pytest.mark.parametrize("name", ["law14-card-on-the-floor", "law14-short-hand-in-the-play"])
def test_what_is_found_before_anything_has_happened_is_lit_with_its_condition(
    name: str, edition: Edition, simulated: Simulated
) -> None:
    frame = simulated(name).frame(0, edition)
    lit = {str(law.address.place) for law in frame.laws}
    assert {str(law.ground) for law in frame.ruling.laws} <= lit
    assert {"14A", "14A1"} <= lit


@pytest.mark.parametrize("edition", Edition, ids=str)
def test_what_leaves_a_penalty_card_on_the_table_is_lit_while_it_lies_there(
    edition: Edition, simulated: Simulated
) -> None:
    simulation = simulated("law50-minor-penalty-card")
    place, counted = "50B" if edition is Edition.RU_1987 else "50A", 0
    for step in range(simulation.steps + 1):
        frame = simulation.frame(step, edition)
        lies = any(not card.condition for card in frame.ruling.penalty_cards)
        counted += lies
        assert (place in {str(law.address.place) for law in frame.laws}) is lies, step
    assert counted > 1
