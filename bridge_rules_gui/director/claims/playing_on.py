"""Play after a claim: asked for, agreed to by all four players, or what counts for nothing."""

from __future__ import annotations

from bridge_rules_gui.director.claims import disputes
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law68_claim as law68
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.claims.claiming import ClaimStage, StandingClaim
from bridge_rules_gui.table.options import option_name
from bridge_rules_gui.table.table import Table

_WAITING = (ClaimStage.OPEN, ClaimStage.CONTESTED)


def asked(table: Table, claim: StandingClaim, who: Seat | None) -> Table:
    """Return the table after somebody has asked to play on in spite of a claim."""
    if claim.stage not in _WAITING or who is None or who.side is claim.side:
        words = sentence(
            "“{option}” is not an option for {who} here.", option=option_name("play_on"), who=who
        )
        return table.explaining((), (words,))
    standing = replace(claim, play_on=table.event, agreeing=(who,))
    if not law68.may_be_played_on(table.edition):
        # Who asks to play on contests the claim, which is all these editions know (68D).
        return disputes.contested(table, standing, law68.contested(table.edition, claim, who))
    match table.stated_fact("all_agree", table.event):
        case True:
            return _void(table, standing)
        case False:
            return refused(table, standing)
    return disputes.in_dispute(table, standing).deciding(law68.asked_to_play_on(claim))


def refused(table: Table, claim: StandingClaim) -> Table:
    """Return the table after somebody has not agreed to play on: the claim stays contested."""
    standing = replace(claim, play_on=None, refused_to_play_on=True)
    if not law68.may_be_played_on(table.edition):
        return table.with_claim(standing)  # The request has contested the claim already.
    return disputes.contested(table, standing, law68.refused_to_play_on(claim))


def agreed(table: Table, claim: StandingClaim, who: Seat | None) -> Table:
    """Return the table after a player has agreed to play on."""
    agreeing = claim.agreeing if who is None else (*claim.agreeing, who)
    after = replace(claim, agreeing=tuple(dict.fromkeys(agreeing)))
    if len(after.agreeing) < 4 or not law68.may_be_played_on(table.edition):
        return table.with_claim(after)
    return _void(table, claim)


def _void(table: Table, claim: StandingClaim) -> Table:
    """Return the table with all four agreed to play on: claim and dispute are void.

    Law 50 does not apply to the cards faced with it (68D2(b)(ii)).
    """
    disputed = law50.freed(disputes.in_dispute(table, claim), claim.faced)
    return disputed.deciding(law68.agreed_to_play_on(claim)).with_claim(None)


def play_has_ceased(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Table | None:
    """Return the table after a card was played although a claim stands; None where play continues.

    A request to play on that was not refused asks whether all four have agreed. Otherwise the
    card counts for nothing; 2007 may take it as evidence.
    """
    claim = table.claim
    if claim is None:
        return None
    may_go_on = law68.may_be_played_on(table.edition) and not claim.is_settled
    if claim.play_on is not None and may_go_on:
        question = sentence("Have all four players agreed to play on?")
        if table.judge("all_agree", claim.play_on, question):
            return None
    after = replace(claim, after=(*claim.after, *((seat, card) for card in cards)))
    if claim.stage is ClaimStage.OPEN and seat.side is not claim.side:
        # The other side plays on: it does not accept the claim.
        table = disputes.contested(table, after, law68.contested(table.edition, claim, seat))
        after = table.claim or after
    ceased = law68.play_has_ceased(table.edition, claim, cards)
    return table.with_claim(after).explaining(ceased.laws, (ceased.result,))


def resumed(table: Table) -> Table:
    """Return the table as a card is played with everybody's agreement: the claim is void."""
    claim = table.claim
    return table if claim is None else _void(table, claim)
