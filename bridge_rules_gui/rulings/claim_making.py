"""A claim or concession made: by words, or by showing the hand."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.story import Concession
from bridge_rules_gui.rulings import law43_dummys_limits as law43
from bridge_rules_gui.rulings import law63_establishment as law63
from bridge_rules_gui.rulings import law68_claim as law68
from bridge_rules_gui.rulings import law69_agreed_claim as law69
from bridge_rules_gui.rulings.claiming import StandingClaim, claimed, tricks_left, with_claim
from bridge_rules_gui.rulings.sentence import sentence
from bridge_rules_gui.rulings.verdict import Applied, Option, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.story import Claim, Event
    from bridge_rules_gui.rulings.playing import Playing
    from bridge_rules_gui.rulings.table import Table


def made(table: Table, event: Event, act: Claim | Concession) -> Table:
    """Take in a claim or a concession."""
    playing, who = table.playing, event.who
    if playing is None or who is None or playing.period.is_over or claimed(table) is not None:
        return table
    nobodys = law68.is_nobodys_claim(table.edition, by_dummy=who is playing.contract.dummy)
    if nobodys is not None:
        words = sentence("Dummy's words are no claim: only declarer's or a defender's are.")
        told = table.explaining((Applied(nobodys, Role.PROCEDURE),), (words,))
        return law43.spoke(told, playing)
    left = tricks_left(playing)
    if _is_about_current_trick(table, playing, left):
        return moment(table, who, law68.only_the_current_trick(table.edition, who))
    number = left if act.tricks is None else min(act.tricks, left)
    conceding = isinstance(act, Concession)
    own = left - number if conceding else number
    return _standing(
        table, StandingClaim(who, table.event, left, own, conceding), playing.contract.dummy
    )


def made_by_showing(table: Table, who: Seat) -> Table:
    """Return the table after a player has claimed all the tricks left by showing his hand.

    The moment in which that was decided goes on, with the rights of the other side.
    """
    playing, present = table.playing, table.matter
    if playing is None or present is None or playing.period.is_over or claimed(table) is not None:
        return table
    left = tricks_left(playing)
    claim = StandingClaim(who, table.event, left, left)
    agree = law69.agreement(table.edition)
    options = law68.open_choices(table.edition, claim, agree, playing.contract.dummy)
    verdict = Verdict(present.laws, present.result, options)
    return with_claim(law63.by_claim(table.deciding(verdict), claim.side), claim)


def _is_about_current_trick(table: Table, playing: Playing, left: int) -> bool:
    """Whether the words are about the trick in progress alone: told, or there is no other."""
    told = table.told_fact("about_current_trick", table.event)
    if playing.period.is_lead_due:
        return False
    return told is True or left == 1


def _standing(table: Table, claim: StandingClaim, dummy: Seat) -> Table:
    table = law63.by_claim(table, claim.side)
    verdict = law68.made(table.edition, claim, law69.agreement(table.edition), dummy)
    return with_claim(moment(table, claim.seat, verdict), claim)


def moment(table: Table, who: Seat, verdict: Verdict) -> Table:
    """Return the table with a verdict on something regular.

    Where an irregularity has been dealt with before, its laws go on to speak for the story, and
    only the rights are new.
    """
    last = table.matter
    if last is None or last.key is None:
        noticed = table if last is not None else table.noticing(None, who, table.event)
        return noticed.deciding(verdict)
    options = tuple(c for c in verdict.consequences if isinstance(c, Option))
    after = replace(last, options=options)
    told = replace(table, matters=(*table.matters[:-1], after))
    return told.explaining(verdict.laws, verdict.trace or (verdict.result,))
