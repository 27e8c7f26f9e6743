"""What becomes of a claim: agreed to, objected to, ended."""

from __future__ import annotations

from bridge_rules_gui.director.claims import concessions, disputes, playing_on, withdrawn_agreements
from bridge_rules_gui.director.claims.claim_limits import is_next_board_or_round_over
from bridge_rules_gui.director.claims.claim_making import moment
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import (
    Agreement,
    CardsHandled,
    DirectorArrives,
    Ending,
    Event,
    Finished,
    Objection,
    Remark,
)
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law49_exposed_card as law49
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law63_establishment as law63
from bridge_rules_gui.laws import law64_transferred_tricks as transfers
from bridge_rules_gui.laws import law68_claim as law68
from bridge_rules_gui.laws import law69_agreed_claim as law69
from bridge_rules_gui.laws import law71_concession_cancelled as law71
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.claims.claiming import ClaimStage, StandingClaim
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied

# -- agreed -------------------------------------------------------------------------------------


def agreed(table: Table, event: Event, act: Agreement) -> Table:
    """Take in an agreement: to a claim or concession, or to a request to play on."""
    del act
    claim = table.claim
    if claim is None:
        return table
    if claim.play_on is not None:
        return playing_on.agreed(table, claim, event.who)
    if event.who is not None and event.who.side is claim.side:
        return table
    return _agreement(table, claim)


def _agreement(table: Table, claim: StandingClaim, *, is_final: bool = False) -> Table:
    if claim.is_settled:
        return table
    agreed_to = replace(claim, stage=ClaimStage.AGREED)
    established = law63.by_agreement(table.with_claim(agreed_to), claim.side.opponents)
    counted = transfers.counted(transfers.brought_up_to_date(established))
    is_final = is_final or _agreement_is_final(table, agreed_to)
    return moment(counted, claim.seat, law69.agreed(table.edition, claim, is_final=is_final))


def ended(table: Table, event: Event, act: Ending) -> Table:
    """Take in an end: nobody having objected, agreement is given, then established (69A)."""
    del event
    claim = table.claim
    if claim is None or claim.stage not in (ClaimStage.OPEN, ClaimStage.AGREED):
        return table
    is_final = act.of in (Finished.ROUND, Finished.CORRECTION_PERIOD)
    table = _agreement(table, claim, is_final=is_final)
    return _established(table) if is_final else table


def _agreement_is_final(table: Table, claim: StandingClaim) -> bool:
    """Whether the side that agreed has called on the next board, or the round is over (69A)."""
    agreed_by = claim.side.opponents
    is_agreed = claim.stage is ClaimStage.AGREED
    return is_agreed and is_next_board_or_round_over(table, claim.event, agreed_by)


def _established(table: Table) -> Table:
    claim = table.claim
    if claim is None or claim.stage is not ClaimStage.AGREED:
        return table
    table = law63.by_agreement(table, claim.side.opponents, settled=True)
    return table.with_claim(replace(claim, stage=ClaimStage.ESTABLISHED))


# -- objected -----------------------------------------------------------------------------------


def objected(table: Table, event: Event, act: Objection) -> Table:
    """Take in an objection to a claim or concession, or to a request to play on."""
    del act
    playing, claim = table.playing, table.claim
    if playing is None or claim is None:
        return table
    claim = replace(claim, objection=table.event)
    if claim.play_on is not None:
        return playing_on.refused(table, claim)
    by_own_side = event.who.side is claim.side if event.who is not None else claim.conceding
    if not by_own_side:
        return _by_the_others(table, playing, claim, event.who)
    if _undoes_concession(table, playing, claim, event.who):
        return _undone(table, claim)
    if claim.conceded:
        return concessions.concession(table.with_claim(claim), playing, claim, asked=True)
    # Declarer's partner may contest his claim as well as anybody (68D).
    return _by_the_others(table, playing, claim, event.who)


def _by_the_others(table: Table, playing: Playing, claim: StandingClaim, who: Seat | None) -> Table:
    """Return the table after somebody has objected who was not giving tricks away himself."""
    if _agreement_is_final(table, claim):
        table = _established(table.with_claim(claim))
        claim = replace(claim, stage=ClaimStage.ESTABLISHED)
    if claim.stage is ClaimStage.ESTABLISHED:
        return withdrawn_agreements.agreement_withdrawn(table.with_claim(claim), playing, claim)
    if claim.stage is ClaimStage.DECIDED:
        return table
    claim = replace(claim, agreed_once=claim.stage is ClaimStage.AGREED)
    return disputes.contested(
        table, claim, law68.contested(table.edition, claim, who, playing.contract.dummy)
    )


def _undoes_concession(
    table: Table, playing: Playing, claim: StandingClaim, who: Seat | None
) -> bool:
    """Whether a defender's partner objects at once to tricks being given away.

    Cards the defender faced with his words belong to them (68B2 of 2007 and 2017).
    """
    if not claim.conceded or who is not claim.seat.partner or not playing.is_defender(who):
        return False
    stated = table.stated_fact("at_once", table.event)
    between = table.scenario.events[claim.event + 1 : table.event]
    quiet = all(
        isinstance(event.act, Remark | DirectorArrives)
        or (isinstance(event.act, CardsHandled) and event.who is claim.seat)
        for event in between
    )
    return claim.stage is ClaimStage.OPEN and (quiet if stated is None else stated)


def _undone(table: Table, claim: StandingClaim) -> Table:
    """Return the table with a concession undone: what became of the cards faced with it."""
    table = law63.by_claim_undone(table, claim.event)
    noticed = table.noticing(Irregularity.CONCESSION_OBJECTED, claim.seat, table.event)
    if law68.frees_cards_faced(table.edition):
        undone = law68.undone(table.edition, claim)
        return law50.freed(noticed, claim.faced).deciding(undone).with_claim(None)
    laws: tuple[Applied, ...] = ()
    lying = {held.card for held in noticed.penalty_cards}
    for seat in (claim.seat, claim.seat.partner):
        cards = tuple(card for who, card in claim.faced if who is seat and card not in lying)
        if cards:
            why, noticed = law49.laid_down(noticed, seat, cards, deliberate=True)
            laws = (*laws, *why)
    undone = law68.undone(table.edition, claim, tuple(card for _, card in claim.faced))
    undone = replace(undone, laws=(*undone.laws, *laws))
    return noticed.deciding(undone).with_claim(None)


# -- options and cards --------------------------------------------------------------------------


def option_taken(table: Table, event: Event, option: str) -> Table | None:
    """Take in an option about a claim; None where it is about something else."""
    claim = table.claim
    if claim is None or option not in ("agree_claim", "contest_claim", "play_on"):
        return None
    if option == "agree_claim":
        return _agreement(table, claim)
    if option == "contest_claim":
        return objected(table, event, Objection())
    return playing_on.asked(table, claim, event.who)


def shown_with_claim(table: Table, who: Seat, cards: tuple[Card, ...]) -> Table | None:
    """Return the table after cards were faced with a claim that stands; None without one."""
    claim, playing = table.claim, table.playing
    if claim is None or playing is None:
        return None
    if claim.stage is ClaimStage.OPEN and playing.is_defender(who):
        faced = (*claim.faced, *((who, card) for card in cards))
        table = table.with_claim(replace(claim, faced=faced))
    words = sentence(
        (
            "{who} faces {cards}. Play has ceased, and no faced card is a penalty card while the "
            "claim stands."
        ),
        who=who,
        cards=cards,
    )
    return table.explaining((), (words,))


# -- at the end ---------------------------------------------------------------------------------


def at_the_end(table: Table) -> Table:
    """Return the table as the director leaves claims after the last event."""
    table = disputes.decided_now(table)
    playing, claim = table.playing, table.claim
    if playing is None or claim is None:
        return table
    if _agreement_is_final(table, claim):
        table = _established(table)
    if not claim.conceding or claim.stage is ClaimStage.DECIDED:
        return table
    looked_at = concessions.concession(table, playing, claim, asked=False)
    waits = claim.stage is ClaimStage.OPEN and playing.is_defender(claim.seat)
    if looked_at is not table or waits or claim.is_settled:
        return looked_at
    return _settled_concession(looked_at, claim)


def _settled_concession(table: Table, claim: StandingClaim) -> Table:
    """A concession stands once it is made (71); only a defender's partner may undo it at once."""
    verdict = law71.stands(table.edition, claim)
    settled = table.with_claim(replace(claim, stage=ClaimStage.DECIDED))
    return moment(settled, claim.seat, verdict)
