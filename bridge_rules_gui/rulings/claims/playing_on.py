"""Play after a claim: asked for, agreed to by all four players, or what counts for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law68_claim as law68
from bridge_rules_gui.rulings import law68_play_on as play_on
from bridge_rules_gui.rulings import law70_contested_claim as law70
from bridge_rules_gui.rulings.claims import disputes
from bridge_rules_gui.rulings.claims.claiming import ClaimStage, claimed, with_claim
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.verdict import Applied, Role

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.claims.claiming import StandingClaim
    from bridge_rules_gui.rulings.course.table import Table

_WAITING = (ClaimStage.OPEN, ClaimStage.CONTESTED)


def asked(table: Table, claim: StandingClaim, who: Seat | None) -> Table:
    """Return the table after somebody has asked to play on in spite of a claim."""
    if claim.stage not in _WAITING or who is None or who.side is claim.side:
        words = sentence("{option} is no option of {who}'s here.", option="play_on", who=who)
        return table.explaining((), (words,))
    standing = replace(claim, play_on=table.event, agreeing=(who,))
    if not play_on.is_possible(table.edition):
        # Who asks to play on contests the claim, which is all these editions know (68D).
        return disputes.contested(table, standing, law68.contested(table.edition, claim, who))
    return disputes.in_dispute(table, standing).deciding(play_on.asked(claim))


def agreed(table: Table, claim: StandingClaim, who: Seat | None) -> Table:
    """Return the table after a player has agreed to play on."""
    agreeing = claim.agreeing if who is None else (*claim.agreeing, who)
    after = replace(claim, agreeing=tuple(dict.fromkeys(agreeing)))
    if len(after.agreeing) < 4 or not play_on.is_possible(table.edition):
        return with_claim(table, after)
    return _void(table, claim)


def _void(table: Table, claim: StandingClaim) -> Table:
    """Return the table with all four agreed to play on: claim and dispute are void."""
    return with_claim(disputes.in_dispute(table, claim).deciding(play_on.agreed(claim)), None)


def play_has_ceased(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Table | None:
    """Return the table after a card was played although a claim stands; None where play goes on.

    A request to play on that was not refused asks whether all four have agreed. Otherwise the
    card counts for nothing; 2007 may take it as evidence.
    """
    claim = claimed(table)
    if claim is None:
        return None
    may_go_on = play_on.is_possible(table.edition) and not claim.is_settled
    if claim.play_on is not None and may_go_on:
        question = sentence("Have all four players agreed to play on?")
        if table.judge("all_agree", claim.play_on, question):
            return None
    after = replace(claim, after=(*claim.after, *((seat, card) for card in cards)))
    if claim.stage is ClaimStage.OPEN and seat.side is not claim.side:
        # The other side plays on: it does not accept the claim.
        table = disputes.contested(table, after, law68.contested(table.edition, claim, seat))
        after = claimed(table) or after
    laws = [Applied(law68.ceased(table.edition), Role.PROCEDURE)]
    if not cards:
        words = sentence("Play has ceased: nothing more is played from dummy.")
    elif table.edition is Edition.SR_2007 and not claim.is_settled:
        laws.append(Applied(law70.EVIDENCE, Role.INFORMATION))
        words = sentence(
            "Play has ceased: {cards} counts for nothing, but may be evidence of how the claimer "
            "meant to play.",
            cards=cards,
        )
    else:
        words = sentence("Play has ceased: {cards} counts for nothing.", cards=cards)
    return with_claim(table, after).explaining(laws, (words,))


def resumed(table: Table) -> Table:
    """Return the table as a card is played with everybody's agreement: the claim is void."""
    claim = claimed(table)
    return table if claim is None else _void(table, claim)
