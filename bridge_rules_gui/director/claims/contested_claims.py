"""Contested claims decided: as the director judges, or on the cards (Law 70)."""

from __future__ import annotations

from bridge_rules_gui.director.claims.claim_findings import (
    cards_known,
    decided,
    stated_judgement,
    stated_number,
    stated_plan,
)
from bridge_rules_gui.director.claims.claim_limits import (
    is_correction_period_over,
    is_next_board_or_round_over,
)
from bridge_rules_gui.director.claims.statement import leaves_words_open
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law70_contested_claim as law70
from bridge_rules_gui.laws import law71_concession_cancelled as law71
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.claims import claim_worth
from bridge_rules_gui.table.claims.cards_left import CardsLeft, TooManyLinesError, number
from bridge_rules_gui.table.claims.claim_worth import Appraisal, Doubt
from bridge_rules_gui.table.claims.claiming import StandingClaim
from bridge_rules_gui.table.claims.normal_play import Plan
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Verdict


def contested(table: Table, playing: Playing, claim: StandingClaim) -> Table:
    """Return the table with a contested claim decided (Law 70)."""
    said = law70.procedure_in_words(table.edition, claim)
    table = table.explaining(law70.procedure(table.edition), (said,))
    left = cards_known(table, playing)
    tricks, holds = _stated_tricks(table, claim), stated_judgement(table, claim, "claim_holds")
    if tricks is None and holds:
        tricks = claim.own
    if tricks is not None:
        by_cards = None if left is None else _by_cards(table, playing, claim, left)
        verdict = law70.as_judged(table.edition, claim, tricks)
        against = None if by_cards == tricks else by_cards
        return decided(table, claim, tricks, law70.against_the_cards(verdict, claim, against))
    if holds is False and left is not None:
        by_cards = _by_cards(table, playing, claim, left)
        if by_cards is not None and by_cards >= claim.own:
            verdict = law70.still_to_be_judged(table.edition, claim)
            return table.deciding(law70.against_the_cards(verdict, claim, by_cards))
    if left is not None:
        try:
            return _weighed(table, playing, claim, left)
        except TooManyLinesError:
            pass
    if table.judge("claim_holds", claim.event, law70.question(claim)):
        return decided(table, claim, claim.own, law70.as_judged(table.edition, claim, claim.own))
    return table.deciding(law70.still_to_be_judged(table.edition, claim))


def _by_cards(table: Table, playing: Playing, claim: StandingClaim, left: CardsLeft) -> int | None:
    """Return what a claim is worth on the cards alone; None where they have too many lines."""
    plan = stated_plan(table, playing, claim, left)
    alone = not playing.is_defender(claim.seat)
    try:
        found = claim_worth.appraised(left, claim, plan, alone=alone).worth.tricks
        return found if found <= claim.own else _seen_to_be_won(left, claim, plan)
    except TooManyLinesError:
        return None


def _weighed(table: Table, playing: Playing, claim: StandingClaim, left: CardsLeft) -> Table:
    """Return the table with a contested claim decided on the cards."""
    plan = stated_plan(table, playing, claim, left)
    alone = not playing.is_defender(claim.seat)
    may_be_evidence = law70.play_after_the_claim(table.edition)
    cards = tuple(number(card) for _, card in claim.after) if may_be_evidence else ()
    found = claim_worth.appraised_after(left, claim, plan, (), alone=alone)
    if found.trump is not None and _spoke_of_trump(table, claim, *found.trump):
        plan = replace(plan, aware_of_trumps=True)
        found = claim_worth.appraised_after(left, claim, plan, (), alone=alone)
    shown = claim_worth.appraised_after(left, claim, plan, cards, alone=alone)
    evidence = shown.worth.tricks != found.worth.tricks and _is_evidence(table, claim)
    if evidence:
        found = shown
    if found.doubt is Doubt.GUESS and _is_rational_guess(table, claim):
        guessed = replace(plan, finds_cards=True)
        found = claim_worth.appraised_after(left, claim, guessed, (), alone=alone)
        verdict = law70.by_the_rational_line(claim, found.worth.tricks)
        return decided(table, claim, found.worth.tricks, verdict)
    judged = None if evidence else _line_judged(table, claim, left, plan, found)
    if judged is not None:
        return judged
    if found.worth.tricks > claim.own:
        tricks = _seen_to_be_won(left, claim, plan)
        found = replace(found, worth=replace(found.worth, tricks=tricks))
    line = None if evidence else claim_worth.line_in_question(left, claim, plan, found)
    verdict = law70.ruled(table.edition, claim, found, line)
    if found.worth.tricks > claim.own:
        return _more_than_claimed(table, claim, found.worth.tricks, verdict)
    return _on_lines(decided(table, claim, found.worth.tricks, verdict), found)


def _on_lines(table: Table, found: Appraisal) -> Table:
    """Return the table with what is assumed of the lines looked at, if there are any."""
    for laws, line in law70.assumptions(table.edition, found):
        table = table.explaining(laws, (line,))
    return table


def _line_judged(
    table: Table, claim: StandingClaim, left: CardsLeft, plan: Plan, found: Appraisal
) -> Table | None:
    """Return the table where the director judges the line that wins least otherwise (`normal`).

    None where he has not, or where it makes no difference to the law that decides.
    """
    stated = stated_judgement(table, claim, "normal")
    line = None if stated is None else claim_worth.line_in_question(left, claim, plan, found)
    if line is None or stated is line.is_normal:
        return None
    if found.doubt is Doubt.GUESS:
        words = law70.normal_play_does_not_matter(table.edition)
        verdict = law70.ruled(table.edition, claim, found, line)
        verdict = replace(verdict, trace=(*verdict.trace, words))
        return _on_lines(decided(table, claim, found.worth.tricks, verdict), found)
    if stated:
        after = Appraisal(line.line, Doubt.LINE, found.worth.tricks)
        line = replace(line, is_normal=True)
    else:
        plan = replace(plan, barred=plan.barred | line.bits)
        after = claim_worth.appraised(left, claim, plan, alone=plan.dummy is None)
        line = claim_worth.line_in_question(left, claim, plan, after)
    verdict = law70.ruled(table.edition, claim, after, line)
    against = None if after.worth.tricks == found.worth.tricks else found.worth.tricks
    kept = law70.against_the_cards(verdict, claim, against)
    now = decided(table, claim, after.worth.tricks, kept)
    return now if against is not None else _on_lines(now, after)


def _seen_to_be_won(left: CardsLeft, claim: StandingClaim, plan: Plan) -> int:
    """Return the tricks of one who claims less than he can run.

    He does not see it, and may play his winners in any order.
    """
    sure = claim_worth.floor(left, claim, replace(plan, overlooks_run=True))
    return max(sure, claim.own)


def _more_than_claimed(table: Table, claim: StandingClaim, tricks: int, verdict: Verdict) -> Table:
    """A claim gives the other tricks away; those no normal play loses come back (Law 71)."""
    extra = law71.Conceded(
        by_normal_play=tricks - claim.own,
        round_over=is_next_board_or_round_over(table, claim.event, claim.side),
        too_late=is_correction_period_over(table, claim.event),
    )
    found = law71.cancelled(table.edition, extra)
    if found is None:
        return decided(table, claim, claim.own, law70.as_judged(table.edition, claim, claim.own))
    first, *others = verdict.laws
    rest = law71.claim_concedes(table.edition, claim)
    laws = (first, Applied(found.ground), *rest, *others)
    return decided(table, claim, tricks, replace(verdict, laws=laws))


def _spoke_of_trump(table: Table, claim: StandingClaim, holder: Seat, trump: Card) -> bool:
    """Ask whether unclassified words were about the trump that is still out."""
    if not leaves_words_open(table.scenario.events[claim.event]):
        return False
    question = law70.question_of_the_trump(claim, holder, trump)
    return table.judge("aware_of_trump", claim.event, question)


def _is_evidence(table: Table, claim: StandingClaim) -> bool:
    """Whether the play after the claim shows what would have been played (2007, 70D3)."""
    return table.judge("evidence", claim.event, law70.question_of_evidence(claim))


def _is_rational_guess(table: Table, claim: StandingClaim) -> bool:
    """Whether not taking the successful line is stated to be irrational; doubt is against him."""
    stated = table.stated_fact("irrational_otherwise", claim.event) is True
    is_irrational = stated or stated_judgement(table, claim, "normal") is False
    return is_irrational and "irrational_not_to_take_the_line" in law70.LAW[table.edition]


def _stated_tricks(table: Table, claim: StandingClaim) -> int | None:
    """Return the director's own finding of the tricks of the claimer's side, where it is stated."""
    return stated_number(table, claim, "claim_tricks")
