"""The words a ruling rests on: those of the case, and both its condition and its consequence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

import pytest

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.auction.calls_index import LAWS_OF_CALLS
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.director.ruling import Ruling, Step
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.laws import index
from bridge_rules_gui.laws import law26_lead_restrictions as law26
from bridge_rules_gui.laws import law64_after_establishment as law64
from bridge_rules_gui.laws import law77_scoring as law77
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.ground import Ground, passages
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.scores.adjusted_score import Unit
from bridge_rules_gui.table.verdict import Applied, Rank, Role, once_each
from tests.every import every
from tests.laws.cases import Case, cases
from tests.laws.scenarios import ruled_scenarios, with_answers


@every("case", cases("lit_words"))
def test_lit_words(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)


def _settled() -> Iterator[tuple[str, Ruling]]:
    """Yield every ruling on a case, with its title, and for each answer to an open question."""
    for scenario, rulings in ruled_scenarios():
        for ruling in rulings.values():
            for each in with_answers(ruling):
                if not each.facts_needed:
                    yield scenario.title, each


def _laws_at_a_time(ruling: Ruling) -> Iterator[tuple[Applied, ...]]:
    yield ruling.laws
    yield from (step.laws for step in ruling.steps)


@pytest.mark.slow
def test_a_contract_is_never_both_made_and_lost() -> None:
    for title, ruling in _settled():
        for words in ("contract_made", "contract_defeated"), ("game", "partscore"):
            either = {law77.LAW[ruling.edition][idea].words for idea in words}
            for laws in _laws_at_a_time(ruling):
                lit = {passage for law in laws for passage in passages(law.ground.words)}
                assert not either <= lit, (title, ruling.edition)


def test_a_right_that_is_lost_leaves_no_duty_lit() -> None:
    lost = [
        ruling
        for row in cases("law11_forfeited_rights")
        for ruling in [rule(row.scenario, row.edition)]
        if "right to rectification is lost" in str(ruling.result)
    ]
    assert {ruling.edition for ruling in lost} == set(Edition)
    for ruling in lost:
        assert [law for law in ruling.laws if law.role is Role.RECTIFICATION] == []


def test_what_holds_of_a_penalty_card_is_said_when_it_comes_to_lie() -> None:
    laid = 0
    for title, ruling in _settled():
        book, lying = clauses(50)[ruling.edition], set[tuple[Card, Rank]]()
        for step in ruling.steps:
            now = {(held.card, held.rank) for held in step.penalty_cards if not held.condition}
            if now - lying:
                laid += 1
                roles = {law.ground.citation: law.role for law in step.laws}
                assert roles.get(book["stays_face_up"].citation) is Role.RESTRICTION, title
                if any(rank is Rank.MAJOR for _, rank in now - lying):
                    duty = book["major_played_at_first_opportunity"]
                    assert roles.get(duty.citation) is Role.RESTRICTION, title
            lying |= now
    assert laid


def test_the_right_to_agree_to_a_claim_rests_on_what_agreement_is() -> None:
    grounds = {
        option.ground
        for _, ruling in _settled()
        for step in ruling.steps
        for option in step.options
        if option.name == "agree_claim"
    }
    assert grounds == {clauses(69)[edition]["objection_in_time"] for edition in Edition}


def test_that_no_trick_is_transferred_is_rectification_like_its_opposite() -> None:
    found = {
        law.role
        for _, ruling in _settled()
        for laws in _laws_at_a_time(ruling)
        for law in laws
        if law.ground.citation in {book["no_transfer"].citation for book in law64.LAW.values()}
    }
    assert found == {Role.RECTIFICATION}


def test_what_makes_good_the_damage_of_a_revoke_is_about_the_score() -> None:
    ideas = ("damage_not_made_good", "repeated_revokes", "revokes_of_both_sides")
    equity = {book[idea].citation for book in law64.LAW.values() for idea in ideas if idea in book}
    found = {
        law.role
        for _, ruling in _settled()
        for laws in _laws_at_a_time(ruling)
        for law in laws
        if law.ground.citation in equity
    }
    assert found == {Role.SCORE}


CLOSED = re.compile(r"closed to|may not be used|may not use|unauthorised")
"""What a line says of information that a player may not use."""


def test_words_that_bring_law_26_in_are_lit_only_where_a_lead_is_or_may_be_restricted() -> None:
    counted = 0
    for title, ruling in _settled():
        bringing = tuple(_bringing_in(ruling.edition))
        lit = any(_is_lit(ground, ruling.laws) for ground in bringing)
        called_over = clauses(38)[ruling.edition].get("leads_and_damage_unless_called_over")
        if lit and not any(law.ground == called_over for law in ruling.laws):
            counted += 1
            is_open = any(option.name == "accept_call" for option in ruling.options)
            assert is_open or ruling.lead_restrictions, (title, ruling.edition)
    assert counted


def _bringing_in(edition: Edition) -> Iterator[Ground]:
    ideas = set(law26.BRINGS_THIS_LAW_IN) - {"defenders_bid_or_double", "lead_restricted"}
    for law in range(25, 39):
        book = clauses(law)[edition]
        yield from (book[idea] for idea in ideas if idea in book)


def test_a_line_on_closed_information_rests_on_words_that_close_it() -> None:
    closing: dict[Edition, set[Ground]] = {}
    for _, ruling in _settled():
        grounds = {learnt.ground for learnt in ruling.unauthorised}
        closing.setdefault(ruling.edition, set()).update(grounds)
    counted = 0
    for title, ruling in _settled():
        for step in ruling.steps:
            for line, laws in zip(step.trace, step.rests_on, strict=True):
                if CLOSED.search(line.pattern):
                    counted += 1
                    lit = any(_is_lit(ground, laws) for ground in closing[ruling.edition])
                    assert lit, (title, ruling.edition, line, laws)
    assert counted


def test_an_artificial_score_is_told_with_who_gets_such_an_average() -> None:
    counted = 0
    for title, ruling in _settled():
        if not ruling.result.pattern.startswith("Artificial adjusted score"):
            continue
        for given in ruling.adjusted:
            # An unbalanced score that has been averaged is no average of one side's own.
            if given.unit is Unit.IMPS and str(given.ground) in ("12C2(b)", "86A"):
                counted += 1
                idea = "average_plus" if (given.amount or 0) > 0 else "average_minus"
                ground = clauses(12)[ruling.edition][idea]
                assert _is_lit(ground, ruling.laws), (title, ruling.edition, given)
    assert counted


def test_a_lead_from_the_wrong_hand_is_one_at_the_turn_of_the_other_hand() -> None:
    counted = 0
    for title, ruling in _settled():
        for step in ruling.steps:
            for line, rests_on in zip(step.trace, step.rests_on, strict=True):
                if "has led {card}" in line.pattern and "Either defender" in line.pattern:
                    counted += 1
                    cited = {str(law.ground) for law in rests_on}
                    from_wrong_hand = "from the wrong hand" in line.pattern
                    assert ("55B2" in cited) is from_wrong_hand, (title, ruling.edition, line)
                    assert ("55B1" in cited) is not from_wrong_hand, (title, ruling.edition, line)
    assert counted


def test_no_step_says_a_line_twice() -> None:
    said = 0
    for title, ruling in _settled():
        for step in ruling.steps:
            assert len(step.trace) == len(set(map(str, step.trace))), (title, step.trace)
            assert len(step.rests_on) == len(step.trace), (title, step.trace)
            said += bool(step.trace)
    assert said


OFFENDERS_CHOICE = re.compile(
    r"any (other )?legal call|chooses again|must put|must make|may keep|may bid or pass"
)
"""What a ruling says where it leaves a player a choice of calls."""
CHOICES = frozenset({"any_legal_call", "keep_first_call", "sufficient_bid_or_pass"})


def test_the_choice_of_a_call_is_told_with_the_words_that_give_it() -> None:
    counted = 0
    for title, ruling in _settled():
        places: tuple[Ruling | Step, ...] = (ruling, *ruling.steps)
        for place in places:
            lines = (place.result,) if isinstance(place, Ruling) else place.trace
            if not any(OFFENDERS_CHOICE.search(line.pattern) for line in lines):
                continue
            for option in place.options:
                if option.name in CHOICES:
                    counted += 1
                    assert _is_lit(option.ground, place.laws), (title, option.ground, lines)
    assert counted


def _is_lit(ground: Ground, laws: Iterable[Applied]) -> bool:
    """Whether every passage of a ground is lit by some law of the same provision."""
    lit = [law.ground.words for law in laws if law.ground.citation == ground.citation]
    return all(any(part in words for words in lit) for part in passages(ground.words))


def test_matchpoints_told_rest_on_the_law_that_counts_them() -> None:
    counted = 0
    for title, ruling in _settled():
        if " unit" in ruling.result.pattern:
            counted += 1
            assert "78A" in {str(law.ground) for law in ruling.laws}, (title, ruling.edition)
    assert counted


def test_a_step_says_once_what_an_established_revoke_costs() -> None:
    for title, ruling in _settled():
        for step in ruling.steps:
            found = (line for line in step.trace if "revoke with" in line.pattern)
            costs = [
                tuple(part for part in line.parts() if not isinstance(part, int)) for line in found
            ]
            assert len(costs) == len(set(costs)), (title, ruling.edition, step.trace)


def test_a_revoke_card_said_to_become_a_penalty_card_is_one() -> None:
    said = 0
    for title, ruling in _settled():
        for line in ruling.steps[-1].trace if ruling.steps else ():
            if "takes back {card}, which becomes a major penalty card" in line.pattern:
                cards = {part for part in line.parts() if isinstance(part, Card)}
                held = {each.card for each in ruling.penalty_cards}
                assert cards <= held, (title, ruling.edition)
                said += 1
    assert said


def test_a_step_names_each_provision_once() -> None:
    for title, ruling in _settled():
        for step in ruling.steps:
            named = [str(law.ground) for law in step.laws]
            assert len(named) == len(set(named)), (title, ruling.edition, named)


def test_what_was_decided_on_a_call_is_past_when_the_auction_is_over() -> None:
    present = re.compile("must pass|auction (goes on|continues)")
    past = 0
    for title, ruling in _settled():
        if ruling.contract is not None and ruling.irregularity in LAWS_OF_CALLS:
            assert not present.search(str(ruling.result)), (title, ruling.edition)
            past += "had to pass" in str(ruling.result)
    assert past


def test_a_score_from_the_play_or_a_claim_rests_on_the_table() -> None:
    scored = 0
    for title, ruling in _settled():
        of_play = ruling.tricks is not None and ruling.score is not None and not ruling.adjusted
        if of_play and ruling.irregularity is not Irregularity.SCORING_ERROR:
            laws = (*ruling.laws, *(ruling.steps[-1].laws if ruling.steps else ()))
            assert any(law.ground.citation.law == 77 for law in laws), (title, ruling.edition)
            scored += 1
    assert scored


def _grounds() -> Iterator[Ground]:
    for law in index.LAWS:
        for edition in Edition:
            yield from clauses(law)[edition].values()


def _unclosed(words: str) -> bool:
    """Whether a bracket or quotation mark in the words has no other half there."""
    depth = 0
    for sign in words:
        depth += (sign in "([„«") - (sign in ")]“”»")
        if depth < 0:
            return True
    return depth > 0 or words.count('"') % 2 > 0


@pytest.mark.parametrize(
    ("words", "unclosed"),
    [("(Prihvaćen je ako", True), ("napravljen). Prvi", True), ("(vidi član 22)", False)],
)
def test_a_bracket_without_its_other_half_is_found(words: str, *, unclosed: bool) -> None:
    assert _unclosed(words) is unclosed


def test_a_passage_closes_what_it_opens_and_ends_with_a_word(
    words_of: Callable[[Edition, str], str],
) -> None:
    found = {}
    for ground in _grounds():
        said = words_of(ground.edition, str(ground.citation))
        for passage in passages(ground.words):
            whole = re.search(rf"(?<!\w){re.escape(passage)}(?!\w)", said)
            if _unclosed(passage) or whole is None:
                found[ground.edition, str(ground)] = passage
    assert found == {}


def test_no_passage_is_quoted_twice() -> None:
    for title, ruling in _settled():
        for laws in _laws_at_a_time(ruling):
            for applied in once_each(laws):
                said = passages(applied.ground.words)
                inside = [a for a in said if sum(a in b for b in said) > 1]
                assert not inside, (title, applied)


def _continues_in_items(ground: Ground, corpus: Corpus) -> bool:
    """Whether the words lit are the last before the items of a provision, which continue them."""
    provision = corpus.provision(ground.edition, ground.citation)
    *_, left = provision.body.text.rpartition(passages(ground.words)[-1])
    ends = passages(ground.words)[-1] in provision.body.text
    return ends and bool(provision.children) and left.strip(" :\n") in {"", "и", "i"}


WITHOUT_ITEM = {
    (Edition.SR_2007, "16C2"): "the information does no harm, so that no item can be met",
    (Edition.BG_2017, "16D2"): "the information does no harm, so that no item can be met",
    (Edition.SR_2007, "26"): "which section applies, the call that is withdrawn decides",
    **{
        (edition, "46B"): "declarer plainly meant otherwise: no item applies" for edition in Edition
    },
    (Edition.BG_2017, "50D2"): "the choices are those of Law 51, of several penalty cards",
    (Edition.RU_1987, "67B"): "the trick is found defective; which card goes where comes next",
    (Edition.SR_2007, "67B"): "the trick is found defective; which card goes where comes next",
    (Edition.BG_2017, "67B"): "the trick is found defective; which card goes where comes next",
    (Edition.SR_2007, "69B"): "the period has passed, so that no item can be met",
    (Edition.BG_2017, "69B"): "the period has passed, so that no item can be met",
}
"""Heads that are lit in some ruling without any of their items, and why."""


def test_where_words_go_on_in_items_one_of_them_is_named(corpus: Corpus) -> None:
    found: dict[tuple[Edition, str], str] = {}
    heads = 0
    for title, ruling in _settled():
        for laws in _laws_at_a_time(ruling):
            named = {law.ground.citation for law in (*laws, *ruling.laws)}
            named |= {option.ground.citation for option in ruling.options}
            for law in laws:
                if _continues_in_items(law.ground, corpus):
                    heads += 1
                    items = corpus.provision(ruling.edition, law.ground.citation).children
                    if not any(str(cite).startswith(str(item)) for cite in named for item in items):
                        found.setdefault((ruling.edition, str(law.ground)), title)
    assert heads
    assert set(found) == set(WITHOUT_ITEM), found


INTRODUCES = re.compile(r"(:|\b(i|ako|ако|если|либо|govor|što znači))$")
"""How the words of a provision end that introduce its items."""

ITEMS_BY_THEMSELVES = {
    (Edition.RU_1987, "13"): "13C begins with a condition of its own, after the play",
    (Edition.RU_1987, "31A2"): "31A sends a conventional pass to A2(b), whatever is called",
    (Edition.RU_1987, "68"): "each section of Law 68 says by itself what it is about",
    (Edition.SR_2007, "68"): "each section of Law 68 says by itself what it is about",
    (Edition.RU_1987, "90B"): "the items are examples of what Law 90 deals with",
    (Edition.SR_2007, "90B"): "the items are examples of what Law 90 deals with",
    (Edition.BG_2017, "90B"): "the items are examples of what Law 90 deals with",
    (Edition.SR_2007, "16C2"): "16C3 sends to the items after the first call",
    (Edition.BG_2017, "16D2"): "16D3 sends to the items after the first call",
    (Edition.SR_2007, "43"): "excepts what Law 42 allows",
    (Edition.SR_2007, "54"): "the sections hold also where partner has led face down",
    (Edition.BG_2017, "54"): "the sections hold also where partner has led face down",
    (Edition.BG_2017, "31A"): "31B2 sends to the items of 31A2",
    (Edition.BG_2017, "31A2"): "31B2 sends to its items",
    (Edition.BG_2017, "32A"): "32B2 sends to the items of 32A2",
    (Edition.BG_2017, "32A2"): "32B2 sends to its items",
    (Edition.BG_2017, "75"): "75A says by itself what it is about",
}
"""Words that introduce items which some ruling names without them, and why."""


def test_an_item_is_named_with_the_words_that_introduce_it(corpus: Corpus) -> None:
    found: dict[tuple[Edition, str], str] = {}
    for title, ruling in _settled():
        for laws in _laws_at_a_time(ruling):
            named = {law.ground.citation for law in (*laws, *ruling.laws)}
            for cite in {law.ground.citation for law in laws}:
                above = cite.parent()
                while above is not None:
                    words = corpus.provision(ruling.edition, above).body.text.strip()
                    if above not in named and INTRODUCES.search(words):
                        found.setdefault((ruling.edition, str(above)), f"{title}: {cite}")
                    above = above.parent()
    assert set(found) == set(ITEMS_BY_THEMSELVES), found


def test_what_a_minor_penalty_card_tells_is_closed_by_words_that_say_to_whom() -> None:
    closing = {
        learnt.ground.words
        for _, ruling in _settled()
        for learnt in ruling.unauthorised
        if learnt.ground.edition is Edition.RU_1987 and str(learnt.ground) == "50D"
    }
    assert closing
    for words in closing:
        assert "младшую штрафную карту" in words
        assert "партнёра нарушителя" in words


EXCEPTS = re.compile(r"(Osim|Ukoliko|Ako nije|Освен|С изключение|Кроме)[^.;,]*,?\s*$")
"""An exception or condition at the beginning of a sentence, and nothing but it before the words."""

OTHERWISE = re.compile(
    r"(U tom slučaju|U protivnom|U suprotnom|В этом случае|В противном случае|В такъв случай|"
    r"В този случай|При тези обстоятелства|В противен случай|[^.]*pod ovim okolnostima)"
)
"""How a sentence begins that rests on the one before it."""

ELSEWHERE = {
    (Edition.SR_2007, "49"): "that a card could be seen is named as a condition of Law 49",
    (Edition.BG_2017, "49"): "that a card could be seen is named as a condition of Law 49",
    (Edition.SR_2007, "90A"): "the exception says only that other laws hold as well",
}
"""Where words are lit without the exception before them, and why."""


def test_words_are_lit_with_the_condition_right_before_them(corpus: Corpus) -> None:
    found, conditions = {}, 0
    for ground in _grounds():
        text = " ".join(corpus.provision(ground.edition, ground.citation).body.text.split())
        first = passages(ground.words)[0]
        before = text.partition(first)[0] if first in text else ""
        conditions += re.match("Osim|Освен", first) is not None
        alone = re.search(r"(?<!\S)" + EXCEPTS.pattern, before.rpartition(". ")[2])
        if alone is not None or (before and OTHERWISE.match(first)):
            found[ground.edition, str(ground)] = first
    assert conditions
    assert set(found) == set(ELSEWHERE), found
