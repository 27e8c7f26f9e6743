"""Law 60: play after an illegal play.

A card played over an opponent's irregular one forfeits the right to rectify it, and the irregular
card then counts as played in turn (60A). A defender who plays before declarer has led again from
the right hand has a penalty card (60B), a major one by name since 2007, in 1987 by 50C. What the
offending side plays before the ruling changes nothing for its opponents (60C).
"""

from __future__ import annotations

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law49_exposed_card as law49
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.incident import Incident
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.offences import WrongLead
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.play.waiting_plays import PrematurePlay
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Consequence, Role, Verdict

LAW = clauses(60)


# -- by the non-offending side (60A) ------------------------------------------------------------


def right_lost(table: Table, offenders: Side, *besides: Card) -> tuple[Applied, ...]:
    """Return the provisions by which an irregular play now counts as made in turn (60A).

    60A3 is among them where the side owes something from before; `besides` are cards that owe
    nothing any more.
    """
    book = LAW[table.edition]
    laws = (Applied(book["right_to_rectify_lost"]), Applied(book["counts_as_played_in_turn"]))
    owing = any(
        held.seat.side is offenders and not held.condition and held.card not in besides
        for held in table.penalty_cards
    )
    orders = () if table.playing is None else table.playing.orders
    ordered = any(order.on.side is offenders for order in orders)
    return (*laws, Applied(book["earlier_obligations_remain"])) if owing or ordered else laws


def in_turn_after_all(table: Table, card: Card) -> Table:
    """Return the table with a card no penalty card any more, and authorised what it showed."""
    cards = tuple(held for held in table.penalty_cards if held.card != card)
    closed = tuple(each for each in table.unauthorised if str(card) not in str(each.what))
    return replace(table, penalty_cards=cards, unauthorised=closed)


def played_over(table: Table, early: PrematurePlay, card: Card) -> Verdict:
    """The next hand has played over a premature card: that counts as played in turn (60A).

    His own card is played as well, though a hand between has still to play (47; 2017: 57C3).
    """
    lost = _right_forfeited(
        table,
        early,
        card,
        (
            "{card} has been played over {who}’s premature {wrong}. The right to "
            "rectification is lost, and {wrong} counts as played in turn."
        ),
    )
    playing, seat = table.playing, early.seat.left_hand_opponent
    due = None if playing is None or early.lead else playing.turn
    if playing is None or due in (None, early.seat, seat):
        return lost
    stands = (
        clauses(47)[table.edition]["not_otherwise"]
        if playing.is_defender(seat)
        else clauses(57)[table.edition]["declarers_card_stands"]
    )
    result = sentence(
        "{ruling} {card} counts as played too and cannot be taken back. {due} plays now.",
        ruling=lost.result,
        card=card,
        due=due,
    )
    return Verdict((*lost.laws, Applied(stands)), result)


def played_after_lead(table: Table, early: PrematurePlay, card: Card) -> Verdict:
    """The next hand has played after a lead to the next trick: it counts as made in turn (60A)."""
    return _right_forfeited(
        table,
        early,
        card,
        (
            "{card} has been played after {who}’s premature lead. The right to rectification "
            "is lost, and {wrong} counts as led in turn."
        ),
    )


def _right_forfeited(table: Table, early: PrematurePlay, card: Card, words: str) -> Verdict:
    result = sentence(words, card=card, who=early.seat, wrong=early.card)
    return Verdict(right_lost(table, early.seat.side, early.card), result)


# -- before declarer's proper lead (60B) --------------------------------------------------------


def is_before_declarers_lead(playing: Playing, seat: Seat, *, as_lead: bool | None) -> bool:
    """Whether a defender plays after declarer was asked to lead from the other hand, before he has.

    A card recorded as a lead is one out of turn.
    """
    settled, turn = playing.settled_lead, playing.turn
    if settled is None or settled.accepted or settled.cards != len(playing.played) or as_lead:
        return False
    required = turn is not None and not playing.is_defender(turn)
    return required and playing.is_defender(seat) and not playing.is_defender(settled.lead.seat)


def before_declarers_lead(table: Table, seat: Seat, card: Card) -> Table:
    """Return the table after a defender played before declarer led from the right hand (60B)."""
    noticed = table.noticing(Irregularity.PLAY_AFTER_ILLEGAL_PLAY, seat, table.event)
    penalised = law50.laid_down(noticed, seat, (card,), law50.Exposure.ON_PURPOSE)
    result = sentence(
        (
            "{who} played {card} before the lead was made from the correct hand. {card} is a "
            "major penalty card."
        ),
        who=seat,
        card=card,
    )
    before = LAW[table.edition]["before_declarers_proper_lead"]
    laws = (Applied(before), Applied(law50.kind_of(penalised, card)))
    known = law50.closed_to_partner(penalised, seat, (card,))
    return known.deciding(Verdict(laws, result))


# -- by the offending side (60C) ----------------------------------------------------------------


def by_offending_side(table: Table, seat: Seat, card: Card, before: Incident) -> Table:
    """Return the table after the offending side played on before the ruling (60C).

    A defender's card is a major penalty card; the rights that the irregularity `before` has given
    stay open, and its provisions govern still.
    """
    noticed = table.noticing(Irregularity.PLAY_AFTER_ILLEGAL_PLAY, seat, table.event)
    exposure, penalised = law49.laid_down(noticed, seat, (card,), deliberate=True)
    result = sentence(
        "{who}’s {card} does not affect the opponents’ rights and is a major penalty card.",
        who=seat,
        card=card,
    )
    laws = (Applied(LAW[table.edition]["opponents_rights_unaffected"]), *exposure, *before.laws)
    rights: tuple[Consequence, ...] = before.options
    return penalised.deciding(Verdict(_once(laws), result, rights))


def while_lead_waits(
    table: Table,
    playing: Playing,
    lead: WrongLead,
    seat: Seat,
    card: Card,
    *,
    as_lead: bool | None,
) -> Table:
    """Return the table after the side that led out of turn played on before the ruling (60C)."""
    before = table.incidents[lead.incident]
    if playing.is_defender(seat):
        return by_offending_side(table, seat, card, before)
    after = rights_stay(table, playing.player_of(seat), card, before)
    if seat is not lead.turn_of:
        return after
    hand = playing.period.deal.hand(seat)
    led = lead.card.suit
    if as_lead is None and card.suit is not led and hand is not None and hand.of_suit(led):
        as_lead = True
    waiting = replace(lead, corrected=card, corrected_at=table.event, is_led=as_lead)
    return replace(after, playing=replace(playing, wrong_lead=waiting))


def rights_stay(table: Table, seat: Seat, card: Card, before: Incident) -> Table:
    """Return the table after the offending side played a card that may stand or not (60C)."""
    noticed = table.noticing(Irregularity.PLAY_AFTER_ILLEGAL_PLAY, seat, table.event)
    result = sentence(
        "{who}’s {card} does not affect the opponents’ rights and may have to be changed.",
        who=seat,
        card=card,
    )
    laws = (Applied(LAW[table.edition]["opponents_rights_unaffected"], Role.RIGHT), *before.laws)
    rights: tuple[Consequence, ...] = before.options
    return noticed.deciding(Verdict(_once(laws), result, rights))


def _once(laws: tuple[Applied, ...]) -> tuple[Applied, ...]:
    """Return provisions with each named once, where it comes first."""
    kept: dict[str, Applied] = {}
    for applied in laws:
        kept.setdefault(str(applied.ground), applied)
    return tuple(kept.values())
