"""Law 61: what a revoke is, and who may ask about one.

The definition is the same everywhere: a card of another suit while the suit led is held, or a
lead other than declarer has required while it could be made. Who may ask differs: a defender may
ask his partner since 2007 (there unless the authority forbids it), and dummy's question to a
defender, ruled out in 1987 by two words, is named since 2007.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.game.trick import Trick
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.offences import Revoke
from bridge_rules_gui.table.play.playing import LeadOrder, PlayedCard, Playing
from bridge_rules_gui.table.play.waiting_plays import PlayOrder
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Unauthorised, Verdict

LAW = clauses(61)


@dataclass(frozen=True, slots=True)
class Duty:
    """What a hand had to play and did not: a card of the suit led, or a lead that was required.

    `suit` is None where an order only forbids suits.
    """

    suit: Suit | None
    order: LeadOrder | PlayOrder | None = None


# -- definition (61A) ---------------------------------------------------------------------------


def definition(edition: Edition, revoke: Revoke) -> Ground:
    """Return the words that make a card a revoke: the suit led, or what was required."""
    return LAW[edition]["fails_to_play_as_required" if revoke.disobeyed else "fails_to_follow_suit"]


def neglected(playing: Playing, seat: Seat, card: Card) -> Duty | None:
    """Return the duty a card about to be played in turn neglects; None where it may be played."""
    current = playing.period.current
    if playing.period.is_lead_due or current is None:
        return _order_disobeyed(playing, playing.orders, seat, card)
    followed = not_followed(playing, current, seat, card)
    return followed or _order_disobeyed(playing, playing.play_orders, seat, card)


def legal_cards(playing: Playing, seat: Seat) -> tuple[Card, ...] | None:
    """Return the cards a hand in turn may play; None of an unknown hand."""
    hand = playing.period.deal.hand(seat)
    if hand is None:
        return None
    return tuple(card for card in hand.cards if neglected(playing, seat, card) is None)


def not_followed(playing: Playing, trick: Trick, seat: Seat, card: Card) -> Duty | None:
    """Return the duty to follow suit that a card in a trick neglects.

    An unknown hand is taken to have none of the suit until it shows one.
    """
    hand, led = playing.period.deal.hand(seat), trick.suit_led
    if hand is None or led is None or card.suit is led or not hand.of_suit(led):
        return None
    return Duty(led)


def _order_disobeyed(
    playing: Playing, orders: Iterable[LeadOrder | PlayOrder], seat: Seat, card: Card
) -> Duty | None:
    hand = playing.period.deal.hand(seat)
    for order in orders:
        disobeyed = order.on is seat and not order.allows(card)
        if disobeyed and hand is not None and order.can_be_obeyed(hand):
            return Duty(order.require, order)
    return None


def shown_by(playing: Playing, seat: Seat, card: Card) -> PlayedCard | None:
    """Return the earlier card of an unknown hand that this card shows to have been a revoke."""
    if playing.period.deal.hand(seat) is not None:
        return None
    first = playing.period.won_before.total + 1
    for number, trick in enumerate(playing.period.tricks, first):
        strange = [own for own in trick.cards_of(seat) if own.suit is not trick.suit_led]
        if trick.suit_led is card.suit and strange and number < playing.period.trick_number:
            return next(p for p in playing.played if (p.seat, p.card) == (seat, strange[0]))
    return None


# -- questions (61B) ----------------------------------------------------------------------------


def asked_player(playing: Playing, asks: Seat) -> Seat | None:
    """Return whom a question about a revoke is put to; None where nobody else failed to follow.

    No book asks whether the trick is quitted. Of several it is a player who did not follow in the
    trick in progress or just ended, else one who has revoked, else the last who did not follow.
    """
    tricks = playing.period.tricks
    revoked = [each.seat for each in playing.revokes if _is_another(playing, each.seat, asks)]
    latest = _not_following(playing, tricks[-1:], asks)
    strange = latest or revoked or _not_following(playing, tricks[:-1], asks)
    return playing.player_of(strange[-1]) if strange else None


def _not_following(playing: Playing, tricks: Iterable[Trick], asks: Seat) -> list[Seat]:
    return [
        played.seat
        for trick in tricks
        for played in trick.cards
        if played.card.suit is not trick.suit_led and _is_another(playing, played.seat, asks)
    ]


def _is_another(playing: Playing, hand: Seat, asks: Seat) -> bool:
    return asks not in (hand, playing.player_of(hand))


def asked(
    table: Table, playing: Playing, who: Seat, about: Seat, of_dummy: tuple[Applied, ...] = ()
) -> Table:
    """Return the table after a player asked another whether he has a card of the suit led.

    `of_dummy` is what gives dummy this right among his others.
    """
    law, forbidden = _question(table.edition, playing, who, about)
    regulation = LAW[table.edition].get("authority_may_forbid_it")
    of_partner = who is about.partner and playing.is_defender(about)
    if regulation is not None and of_partner and table.stated_fact("asking_forbidden", table.event):
        law, forbidden = regulation, True
    if forbidden:
        return _wrongly_asked(table, playing, who, about, law)
    laws = (Applied(law, Role.RIGHT), *of_dummy)
    result = may_ask(table.edition, playing, who, about)
    if any(playing.player_of(revoke.seat) is about for revoke in playing.revokes):
        return _asked_about(table, playing, who, about).explaining(laws, (result,))
    closed = closed_by_question(table.edition, playing, who, about, law)
    return table.noticing(None, None, table.event).deciding(Verdict(laws, result, closed))


def may_ask(edition: Edition, playing: Playing, who: Seat, about: Seat) -> Sentence:
    """Return in words that a player may ask another about a possible revoke.

    In 2007 the Regulating Authority may forbid a defender to ask his partner.
    """
    of_partner = who is about.partner and playing.is_defender(about)
    if of_partner and "authority_may_forbid_it" in LAW[edition]:
        return sentence(
            (
                "{who} may ask {about} about a possible revoke unless the Regulating Authority "
                "forbids it."
            ),
            who=who,
            about=about,
        )
    return sentence("{who} may ask {about} about a possible revoke.", who=who, about=about)


def right_to_ask(edition: Edition, playing: Playing, who: Seat, about: Seat) -> Applied:
    """Return the provision that lets a player ask another about a possible revoke."""
    return Applied(_question(edition, playing, who, about)[0], Role.RIGHT)


def _asked_about(table: Table, playing: Playing, who: Seat, about: Seat) -> Table:
    """Return the table with it known that a defender asked his partner about a revoke."""
    if who is not about.partner or not playing.is_defender(about):
        return table
    revokes = tuple(
        replace(revoke, asked_by=who) if revoke.is_open and revoke.seat is about else revoke
        for revoke in playing.revokes
    )
    return replace(table, playing=replace(playing, revokes=revokes))


def _wrongly_asked(table: Table, playing: Playing, who: Seat, about: Seat, law: Ground) -> Table:
    """Return the table after a forbidden question; a revoke it brings to light is corrected.

    No book has a penalty for the question itself: who becomes aware of his revoke corrects it.
    """
    laws: tuple[Applied, ...] = (Applied(law, Role.IRREGULARITY),)
    result = sentence("{who} may not ask {about} about a possible revoke.", who=who, about=about)
    revoke = next((each for each in playing.revokes if each.is_open and each.seat is about), None)
    if revoke is not None:
        duty = clauses(62)[table.edition]["must_be_corrected"]
        laws = (*laws, Applied(duty))
        result = sentence(
            (
                "{who} may not ask {about} about a possible revoke. Even so, {about} must "
                "correct the revoke ({law})."
            ),
            who=who,
            about=about,
            law=duty,
        )
        faced = revoke.penalty_card is not None or revoke.spared_by is not None
        if playing.is_defender(about) and not faced:
            result = sentence(
                (
                    "{who} may not ask {about} about a possible revoke. Even so, {about} must "
                    "correct the revoke ({law}), and {card} becomes a major penalty card."
                ),
                who=who,
                about=about,
                law=duty,
                card=revoke.card,
            )
    closed = closed_by_question(table.edition, playing, who, about, law)
    noticed = table.noticing(Irregularity.IMPROPER_REVOKE_INQUIRY, who, table.event)
    revokes = tuple(
        replace(each, inquiry=len(table.incidents)) if each is revoke else each
        for each in playing.revokes
    )
    asked = replace(noticed, playing=replace(playing, revokes=revokes))
    return asked.deciding(Verdict(laws, result, closed))


def brought_to_light(table: Table, revoke: Revoke) -> Table:
    """Return the table with a forbidden question stated with the correction it led to."""
    if revoke.inquiry is None:
        return table
    asked, corrected = table.incidents[revoke.inquiry], table.incidents[revoke.incident]
    question = sentence(
        "{who} may not ask {about} about a possible revoke.", who=asked.offender, about=revoke.seat
    )
    result = sentence("{asked} {result}", asked=question, result=corrected.result)
    joined = replace(asked, laws=(asked.laws[0], *corrected.laws), result=result)
    place = revoke.inquiry
    return replace(
        table, incidents=(*table.incidents[:place], joined, *table.incidents[place + 1 :])
    )


def _question(edition: Edition, playing: Playing, who: Seat, about: Seat) -> tuple[Ground, bool]:
    """Return the provision on a question, and whether it forbids it (61B)."""
    book, of_a_defender = LAW[edition], playing.is_defender(about)
    if who is playing.contract.declarer:
        return book["declarer_may_ask_a_defender"], not of_a_defender
    if who is playing.contract.dummy:
        if of_a_defender:
            return book["may_not_ask_a_defender"], True
        return book["dummy_may_ask_declarer"], False
    if not of_a_defender:
        return book["defender_may_ask_declarer"], False
    each_other = book.get("defenders_may_ask_each_other")
    return each_other or book["may_not_ask_a_defender"], each_other is None


def closed_by_question(
    edition: Edition, playing: Playing, who: Seat, about: Seat, law: Ground
) -> tuple[Unauthorised, ...]:
    """Return what a question may not be used for: a defender's to his partner, dummy's to one.

    1987 closes nothing. Where the authority forbids the question, 2007 closes what it tells by
    the words of a question that is allowed.
    """
    old, by_declarer = edition is Edition.RU_1987, who is playing.contract.declarer
    if old or by_declarer or not playing.is_defender(about):
        return ()
    what = sentence("the information from {who}’s question about a revoke", who=who)
    if who is about.partner:
        law = LAW[edition].get("defenders_may_ask_each_other", law)
    return (Unauthorised(who.partner, what, law),)
