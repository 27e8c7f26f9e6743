"""The director's decisions about claims: contested ones, agreements withdrawn, concessions."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bridge_rules_gui.rulings import law69_agreed_claim as law69
from bridge_rules_gui.rulings import law70_contested_claim as law70
from bridge_rules_gui.rulings import law71_concession_cancelled as law71
from bridge_rules_gui.rulings.claims import claim_worth
from bridge_rules_gui.rulings.claims.cards_left import (
    TooManyLinesError,
    cards_left,
    knowing,
    number,
)
from bridge_rules_gui.rulings.claims.claim_limits import (
    is_correction_period_over,
    is_next_board_or_round_over,
)
from bridge_rules_gui.rulings.claims.claim_worth import Doubt
from bridge_rules_gui.rulings.claims.claiming import ClaimStage, with_claim
from bridge_rules_gui.rulings.claims.statement import plan_of
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.sentence import sentence
from bridge_rules_gui.rulings.verdict import Applied

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.claims.cards_left import CardsLeft
    from bridge_rules_gui.rulings.claims.claiming import StandingClaim
    from bridge_rules_gui.rulings.claims.normal_play import Plan
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing
    from bridge_rules_gui.rulings.verdict import Verdict


def decided(table: Table, claim: StandingClaim, own: int, verdict: Verdict) -> Table:
    """Return the table with a claim decided: so many of the tricks left for the claimer's side."""
    kept = max(0, min(own, claim.left))
    settled = replace(claim, own=kept, stage=ClaimStage.DECIDED)
    return with_claim(table.deciding(verdict), settled)


# -- contested claims ---------------------------------------------------------------------------


def _left(table: Table, playing: Playing) -> CardsLeft | None:
    """Return the cards left, with what is told of suits shown out; None if a hand is unknown."""
    left = cards_left(playing.period)
    return None if left is None else knowing(left, table.facts.value("shown_out"))


def contested(table: Table, playing: Playing, claim: StandingClaim) -> Table:
    """Return the table with a contested claim decided (Law 70)."""
    table = table.explaining(law70.procedure(table.edition), ())
    told = _tricks_told(table, claim)
    if told is not None:
        return decided(table, claim, told, law70.as_judged(table.edition, claim, told))
    left = _left(table, playing)
    if left is not None:
        try:
            return _weighed(table, playing, claim, left)
        except TooManyLinesError:
            pass
    question = sentence(
        "Does every normal line of play win the {own} of {left} tricks {who} claimed?",
        own=claim.own,
        left=claim.left,
        who=claim.seat,
    )
    if table.judge("claim_holds", claim.event, question):
        return decided(table, claim, claim.own, law70.as_judged(table.edition, claim, claim.own))
    return table.deciding(law70.still_to_be_judged(table.edition, claim))


def _weighed(table: Table, playing: Playing, claim: StandingClaim, left: CardsLeft) -> Table:
    """Return the table with a contested claim decided on the cards."""
    plan = _stated_plan(table, playing, claim, left)
    alone = not playing.is_defender(claim.seat) or not law70.judges_partners_choice(table.edition)
    cards = (
        tuple(number(card) for _, card in claim.after) if law70.is_evidence(table.edition) else ()
    )
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
    verdict = law70.ruled(table.edition, claim, found, evidence=evidence)
    if found.worth.tricks > claim.own:
        return _more_than_claimed(table, claim, found.worth.tricks, verdict)
    return decided(table, claim, found.worth.tricks, verdict)


def _stated_plan(table: Table, playing: Playing, claim: StandingClaim, left: CardsLeft) -> Plan:
    """Return what the words of the claim say of the play and of trumps that are out."""
    suit = playing.contract.denomination.suit
    plan = plan_of(table.scenario.events[claim.event], trump=suit)
    if claim_worth.trumps_out(left, claim):
        return plan
    return replace(plan, aware_of_trumps=True, draws_trumps=False)


def _more_than_claimed(table: Table, claim: StandingClaim, tricks: int, verdict: Verdict) -> Table:
    """A claim gives the other tricks away; those no normal play loses come back (Law 71)."""
    extra = law71.Conceded(
        by_normal_play=tricks - claim.own,
        round_over=is_next_board_or_round_over(table, claim.event),
        too_late=is_correction_period_over(table, claim.event),
    )
    found = law71.cancelled(table.edition, extra)
    if found is None:
        return decided(table, claim, claim.own, law70.as_judged(table.edition, claim, claim.own))
    laws = (*verdict.laws, Applied(found.ground))
    return decided(table, claim, tricks, replace(verdict, laws=laws))


def _is_evidence(table: Table, claim: StandingClaim) -> bool:
    """Whether the play after the claim shows what would have been played (2007, 70D3)."""
    question = sentence(
        "Does the play after {who}'s claim show how he meant to play?", who=claim.seat
    )
    return table.judge("evidence", claim.event, question)


def _is_rational_guess(table: Table, claim: StandingClaim) -> bool:
    """Whether not taking the successful line is told to be irrational; doubt is against him."""
    told = table.told_fact("irrational_otherwise", claim.event)
    return told is True and law70.excuses_rational_guess(table.edition)


def _tricks_told(table: Table, claim: StandingClaim) -> int | None:
    """Return the director's own finding of the tricks of the claimer's side, where it is told."""
    return _number(table, claim, "claim_tricks")


def _number(table: Table, claim: StandingClaim, fact: str) -> int | None:
    events = [claim.event] if claim.objection is None else [claim.objection, claim.event]
    sources = [*(table.scenario.events[event].facts for event in events), table.facts]
    for facts in sources:
        value = facts.value(fact)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
    return None


# -- agreements withdrawn -----------------------------------------------------------------------


def agreement_withdrawn(table: Table, playing: Playing, claim: StandingClaim) -> Table:
    """Return the table after a side has withdrawn an agreement that was established (69B)."""
    noticed = table.noticing(
        Irregularity.AGREED_CLAIM_WITHDRAWN, claim.seat.left_hand_opponent, table.event
    )
    found = _found_for_the_others(noticed, playing, claim)
    verdict = law69.withdrawn(noticed.edition, claim, found)
    return decided(noticed, claim, claim.own - found.back, verdict)


def _found_for_the_others(table: Table, playing: Playing, claim: StandingClaim) -> law69.Withdrawal:
    if is_correction_period_over(table, claim.event):
        return law69.Withdrawal(too_late=True)
    won = _number(table, claim, "already_won")
    if won is not None:
        return law69.Withdrawal(won=won)
    least, most = _range_for_the_others(table, playing, claim)
    if least or not most:
        return law69.Withdrawal(would_win=least)
    disputed = min(_number(table, claim, "tricks_disputed") or 1, most)
    return law69.Withdrawal(would_win=disputed if _is_judged_lost(table, claim, disputed) else 0)


def _is_judged_lost(table: Table, claim: StandingClaim, tricks: int) -> bool:
    """Whether the agreeing side would have won more, by the measure of its edition."""
    side = claim.side.opponents
    event = claim.event if claim.objection is None else claim.objection
    if law69.asks_for_normal_play(table.edition):
        question = sentence(
            "Would every normal play of the remaining cards give {side} {tricks} more tricks?",
            side=side,
            tricks=tricks,
        )
        return table.judge("no_normal_play_loses", event, question)
    question = sentence(
        "Would {side} likely have won {tricks} more tricks, had play gone on?",
        side=side,
        tricks=tricks,
    )
    return table.judge("likely_won", event, question)


def _range_for_the_others(table: Table, playing: Playing, claim: StandingClaim) -> tuple[int, int]:
    """Return how many tricks more than agreed the other side wins at least, and could win."""
    left = _left(table, playing)
    agreed = claim.conceded
    if left is None:
        return 0, claim.own
    others = replace(claim, seat=claim.seat.left_hand_opponent, own=claim.left)
    try:
        least = claim_worth.floor(left, others)
        most = claim.left - _fewest_for_claimer(table, playing, claim, left)
    except TooManyLinesError:
        return 0, claim.own
    return max(least - agreed, 0), max(most - agreed, 0)


def _fewest_for_claimer(
    table: Table, playing: Playing, claim: StandingClaim, left: CardsLeft
) -> int:
    """Return the fewest tricks the claimer could have won by normal play.

    Where the edition asks what was likely, as he was about to play: a trump he did not speak of
    may win a trick. 1987 asks for every normal play, and to take out that trump is one.
    """
    everything = replace(claim, own=claim.left)
    fewest = claim_worth.floor(left, everything)
    if law69.asks_for_normal_play(table.edition):
        return fewest
    plan = _stated_plan(table, playing, claim, left)
    found = claim_worth.appraised(left, everything, plan, alone=True)
    return min(fewest, found.worth.tricks)


# -- concessions --------------------------------------------------------------------------------


def concession(table: Table, playing: Playing, claim: StandingClaim, *, asked: bool) -> Table:
    """Return the table with a concession looked at (Law 71): it stands, or it is cancelled.

    `asked` tells that somebody has asked for it back; the director then judges what the cards do
    not show.
    """
    late = is_correction_period_over(table, claim.event)
    found = law71.cancelled(table.edition, _conceded(table, playing, claim, asked=asked))
    if found is not None:
        noticed = table.noticing(Irregularity.CONCESSION, claim.seat, table.event)
        verdict = law71.verdict(table.edition, claim, found)
        return decided(noticed, claim, claim.own + found.tricks, verdict)
    if not asked:
        return table
    noticed = table.noticing(Irregularity.CONCESSION, claim.seat, table.event)
    stands = law71.stands(table.edition, claim, too_late=late)
    return decided(noticed, claim, claim.own, stands)


def _conceded(
    table: Table, playing: Playing, claim: StandingClaim, *, asked: bool
) -> law71.Conceded:
    legal, normal = _cannot_be_lost(table, playing, claim, asked=asked)
    return law71.Conceded(
        won=_number(table, claim, "already_won") or 0,
        made_or_beaten=_is_decided_contract(table, playing, claim),
        by_legal_play=legal,
        by_normal_play=normal,
        round_over=is_next_board_or_round_over(table, claim.event),
        too_late=is_correction_period_over(table, claim.event),
    )


def _cannot_be_lost(
    table: Table, playing: Playing, claim: StandingClaim, *, asked: bool
) -> tuple[int, int]:
    """Return how many of the tricks conceded no legal play loses, and no normal play."""
    left = _left(table, playing)
    if left is not None:
        try:
            # To forget a trump he has not spoken of is careless, and careless play is normal.
            plan = _stated_plan(table, playing, claim, left)
            normal = max(claim_worth.floor(left, claim, plan) - claim.own, 0)
            legal = max(claim_worth.floor(left, claim, legal=True) - claim.own, 0) if normal else 0
            return legal, max(normal, legal)
        except TooManyLinesError:
            pass
    if not asked:
        return 0, 0
    disputed = min(_number(table, claim, "tricks_disputed") or 1, claim.conceded)
    question = sentence(
        "Can no normal play of the remaining cards lose {tricks} of the tricks {who} conceded?",
        tricks=disputed,
        who=claim.seat,
    )
    return 0, disputed if table.judge("no_normal_play_loses", claim.event, question) else 0


def _is_decided_contract(table: Table, playing: Playing, claim: StandingClaim) -> bool:
    """Whether a contract was given up that was made already, or let through though beaten."""
    told = table.told_fact("concedes_contract", claim.event)
    won = playing.period.tricks_won.of(playing.contract.declarer.side)
    needed = playing.contract.tricks_needed
    if playing.is_defender(claim.seat):
        return told is True and won + claim.left < needed
    return told is True and won >= needed
