"""Law 52: a penalty card that was not played when Law 50 or 51 required it.

Declarer may accept the card played instead, and must once he has played from either hand; the
penalty card then stays one. Not accepted, the card is replaced by the penalty card and is itself
a major penalty card: in 1987 declarer may require it, later it must be. The defender may not take
his card back himself, in 1987 only where the penalty card is a major one (52A). Not to play what
had to be played is a revoke (61A): where nobody noticed it, the director looks at it as one when
the play is over, and no trick goes for it (64B3).
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import listed, sentence
from bridge_rules_gui.laws import law47_withdrawal as law47
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.lateness import is_attention_drawn
from bridge_rules_gui.table.play.offences import Revoke
from bridge_rules_gui.table.play.playing import Playing, UnplayedPenaltyCard
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Option, PenaltyCard, Rank, Role, Verdict

LAW = clauses(52)

REPLACED = "replace_with_penalty_card"
"""The option on which it depends that the other card becomes a penalty card."""


def due(table: Table, seat: Seat, card: Card) -> tuple[Card, ...]:
    """Return the penalty cards of which a player should have played one instead of this card.

    Empty where the card may be played: following suit and obeying declarer's orders go before
    (1987: 50E1; later: 50D1(b)), and an honour may go before a minor penalty card.
    """
    playing = table.playing
    mine = [held for held in table.penalty_cards if held.seat is seat and not held.condition]
    if playing is None or not mine or any(held.card == card for held in mine):
        return _not_the_designated(table, seat, card)
    if mine[0].rank is Rank.MINOR:
        minor = mine[0].card
        below = card.suit is minor.suit and not card.rank.is_honour
        return (minor,) if below and len(mine) == 1 else ()
    owed = playable(table, seat, card)
    return () if card in owed else owed


def _not_the_designated(table: Table, seat: Seat, card: Card) -> tuple[Card, ...]:
    playing = table.playing
    if playing is None or playing.designated in (None, card):
        return ()
    chosen = playing.designated
    cards = playable(table, seat, card)
    return (chosen,) if chosen is not None and chosen in cards and card in cards else ()


def playable(table: Table, seat: Seat, instead: Card | None = None) -> tuple[Card, ...]:
    """Return the major penalty cards a player could legally play now.

    `instead` is the card he has chosen: of an unknown hand it shows whether he follows suit.
    """
    playing = table.playing
    if playing is None:
        return ()
    cards = [held.card for held in table.penalty_cards if _is_major_of(held, seat)]
    current = playing.period.current
    hand = playing.period.deal.hand(seat)
    if playing.period.is_lead_due or current is None:
        orders = [each for each in playing.orders if each.on is seat and each.can_be_obeyed(hand)]
        return tuple(card for card in cards if all(order.allows(card) for order in orders))
    bound = [each for each in playing.play_orders if each.on is seat and each.can_be_obeyed(hand)]
    cards = [card for card in cards if all(order.allows(card) for order in bound)]
    led = current.suit_led
    following = [card for card in cards if card.suit is led]
    holds = led is not None and hand is not None and bool(hand.of_suit(led))
    if following or holds or (instead is not None and instead.suit is led):
        return tuple(following)
    return tuple(cards)


def _is_major_of(held: PenaltyCard, seat: Seat) -> bool:
    return held.seat is seat and held.rank is Rank.MAJOR and not held.condition


# -- the irregularity ---------------------------------------------------------------------------


def another_played(table: Table, seat: Seat, card: Card, owed: tuple[Card, ...]) -> Table:
    """Return the table after a defender played another card than the penalty card he owed.

    `table` is the one in which the card lies already.
    """
    playing = table.playing
    if playing is None:
        return table
    number = next(p.trick for p in reversed(playing.played) if (p.seat, p.card) == (seat, card))
    place = len(table.incidents)
    noticed = table.noticing(Irregularity.PENALTY_CARD_NOT_PLAYED, seat, table.event)
    state = UnplayedPenaltyCard(seat, card, owed, number, table.event, place)
    return replace(noticed, playing=replace(playing, unplayed=state)).deciding(
        _verdict(table, playing, state)
    )


def _verdict(table: Table, playing: Playing, state: UnplayedPenaltyCard) -> Verdict:
    """52B: declarer may accept the card; else it is replaced and itself a penalty card."""
    book, declarer = LAW[table.edition], playing.contract.declarer
    owed = next(held for held in table.penalty_cards if held.card == state.due[0])
    duty = law50.duty(table.edition, owed.rank)
    result = sentence(
        (
            "{who} had to play {due} but played {card}. {declarer} may accept {card}, and {left} "
            "remains a penalty card. Otherwise {due} replaces {card}, which becomes a major "
            "penalty card."
        ),
        who=state.seat,
        due=listed(state.due, "or"),
        left=listed(state.due, "and"),
        card=state.card,
        declarer=declarer,
    )
    laws = (
        Applied(book["may_be_accepted"], Role.RIGHT),
        Applied(book["replaced_if_not_accepted"]),
        Applied(duty, Role.IRREGULARITY),
        Applied(book["remains_penalty_card"]),
    )
    options = (
        Option(declarer, "accept_play", book["may_be_accepted"]),
        Option(declarer, REPLACED, book["replaced_if_not_accepted"]),
    )
    penalty = PenaltyCard(
        state.seat, state.card, Rank.MAJOR, book["card_played_becomes_major"], REPLACED
    )
    return Verdict(laws, result, (*options, penalty))


def accepted(
    table: Table, playing: Playing, state: UnplayedPenaltyCard, *, by_play: bool = False
) -> Table:
    """Return the table after declarer accepted the card, by word (52B1(a)) or by play (52B1(b))."""
    book = LAW[table.edition]
    accepting = book["accepted_by_play"] if by_play else book["may_be_accepted"]
    result = sentence(
        "{card} is accepted. {due} remains a penalty card.",
        card=state.card,
        due=listed(state.due, "and"),
    )
    cards = tuple(held for held in table.penalty_cards if held.card != state.card)
    passed = playing.passed_over
    if by_play and not is_attention_drawn(table, state.event):
        passed = (*passed, state)
    now = replace(playing, unplayed=None, passed_over=passed)
    settled = replace(table, penalty_cards=cards, playing=now)
    laws = (Applied(accepting), Applied(book["remains_penalty_card"]))
    return settled.deciding(Verdict(laws, result), state.incident)


def as_revokes(table: Table) -> Table:
    """Return the table after the play, with the cards nobody noticed known for revokes (61A)."""
    playing = table.playing
    if playing is None or not playing.passed_over:
        return table
    route = LAW[table.edition]["accepted_by_play"]
    found = (
        Revoke(
            state.seat,
            state.card,
            state.trick,
            state.due[0].suit,
            state.event,
            state.incident,
            faced=True,
            established_by=table.event,
            route=route,
            disobeyed=True,
        )
        for state in playing.passed_over
    )
    revokes = (*playing.revokes, *found)
    return replace(table, playing=replace(playing, revokes=revokes, passed_over=()))


def replaced(
    table: Table, playing: Playing, state: UnplayedPenaltyCard, chosen: Card | None = None
) -> Table:
    """Return the table after declarer did not accept the card, which is replaced (52B2)."""
    book = LAW[table.edition]
    card = chosen if chosen in state.due else state.due[0]
    back = replace(playing, unplayed=None).without_card(state.seat, state.card)
    placed = back.with_card(state.seat, card, state.event, state.trick)
    cards = tuple(held for held in table.penalty_cards if held.card != state.card)
    put = law50.played(replace(table, playing=placed, penalty_cards=cards), state.seat, card)
    laid = law50.laid_down(put, state.seat, (state.card,), law50.Exposure.ON_PURPOSE)
    laid = law50.closed_to_partner(laid, state.seat, (state.card,))
    result = sentence(
        "{due} replaces {card}, which is a major penalty card.",
        due=card,
        card=state.card,
    )
    laws = (
        Applied(book["replaced_if_not_accepted"]),
        Applied(law50.kind_of(laid, state.card)),
        Applied(law47.LAW[table.edition]["withdrawn_for_rectification"]),
    )
    return laid.deciding(Verdict(laws, result), state.incident)


def taken_back_himself(table: Table, playing: Playing, state: UnplayedPenaltyCard) -> Table:
    """Return the table after the defender tried to change his card himself: he may not (52A)."""
    verdict = _verdict(table, playing, state)
    rights = tuple(found for found in verdict.consequences if isinstance(found, Option))
    owed = next(held for held in table.penalty_cards if held.card == state.due[0])
    if table.edition is Edition.RU_1987 and owed.rank is Rank.MINOR:
        # 52A of 1987 speaks of major penalty cards alone.
        return table.deciding(replace(verdict, consequences=rights), state.incident)
    result = sentence(
        "{who} may not take {card} back on his own. {declarer} chooses.",
        who=state.seat,
        card=state.card,
        declarer=playing.contract.declarer,
    )
    laws = (Applied(LAW[table.edition]["defender_may_not_withdraw_himself"]), *verdict.laws)
    return table.deciding(Verdict(laws, result, rights), state.incident)
