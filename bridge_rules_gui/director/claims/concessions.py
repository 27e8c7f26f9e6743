"""Concessions: whether tricks given away come back (Law 71)."""

from __future__ import annotations

from bridge_rules_gui.director.claims.claim_findings import (
    cards_known,
    decided,
    number_told,
    stated_plan,
)
from bridge_rules_gui.director.claims.claim_limits import (
    is_correction_period_over,
    is_next_board_or_round_over,
)
from bridge_rules_gui.laws import law71_concession_cancelled as law71
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.claims import claim_worth
from bridge_rules_gui.table.claims.cards_left import TooManyLinesError
from bridge_rules_gui.table.claims.claiming import StandingClaim
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table


def concession(table: Table, playing: Playing, claim: StandingClaim, *, asked: bool) -> Table:
    """Return the table with a concession looked at (Law 71): it stands, or it is cancelled.

    `asked` tells that somebody has asked for it back; the director then judges what the cards do
    not show.
    """
    late = is_correction_period_over(table, claim.event)
    found = law71.cancelled(table.edition, _conceded(table, playing, claim, asked=asked))
    if found is not None:
        noticed = table.noticing(Irregularity.CONCESSION, claim.seat, table.event)
        defends = playing.is_defender(claim.seat)
        verdict = law71.verdict(table.edition, claim, found, defends=defends)
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
        won=number_told(table, claim, "already_won") or 0,
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
    left = cards_known(table, playing)
    if left is not None:
        try:
            # To forget a trump he has not spoken of is careless, and careless play is normal; so is
            # any order of the winners, to one who gives one of them away.
            plan = replace(stated_plan(table, playing, claim, left), overlooks_run=True)
            normal = max(claim_worth.floor(left, claim, plan) - claim.own, 0)
            legal = max(claim_worth.floor(left, claim, legal=True) - claim.own, 0) if normal else 0
            return legal, max(normal, legal)
        except TooManyLinesError:
            pass
    if not asked:
        return 0, 0
    disputed = min(number_told(table, claim, "tricks_disputed") or 1, claim.conceded)
    question = law71.question(claim, disputed)
    return 0, disputed if table.judge("no_normal_play_loses", claim.event, question) else 0


def _is_decided_contract(table: Table, playing: Playing, claim: StandingClaim) -> bool:
    """Whether a contract was given up that was made already, or let through though beaten."""
    told = table.stated_fact("concedes_contract", claim.event)
    won = playing.period.tricks_won.of(playing.contract.declarer.side)
    needed = playing.contract.tricks_needed
    if playing.is_defender(claim.seat):
        return told is True and won + claim.left < needed
    return told is True and won >= needed
