"""Law 57: a card led or played before its turn.

A defender who plays before his partner, or leads to the next trick before him, has a major penalty
card (1987: a penalty card, major by 50C), and declarer may ask something of partner's card (57A):
his highest or lowest of the suit led, or no card of a suit declarer names; 2017 lets him also
require such a suit. No harm is done where declarer's side has played from both hands, or dummy has
played or suggested a card (57C). 2017 alone speaks of declarer's own premature play, which stands
(57C3), and of a defender's at his right-hand opponent's turn, when his partner has played: a card
that can be played must be (57D). In the older books such a card is one exposed (49).
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, listed, sentence
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law59_inability as law59
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.play.waiting_plays import Demand, PlayOrder
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Consequence, Option, Role, Unauthorised, Verdict

LAW = clauses(57)

# -- before partner (57A, 57B) ------------------------------------------------------------------

_CHOICES = {
    Demand.HIGHEST: "highest_of_suit_led",
    Demand.LOWEST: "lowest_of_suit_led",
    Demand.OTHER_SUIT: "require_another_suit",
    Demand.NOT_OTHER_SUIT: "forbid_another_suit",
}
"""What declarer may ask of the offender's partner (57A); another suit may be required in 2017."""


def choices(edition: Edition, declarer: Seat) -> tuple[Option, ...]:
    """Return what declarer may ask of the offender's partner."""
    book = LAW[edition]
    return tuple(
        Option(declarer, demand.value, book[idea])
        for demand, idea in _CHOICES.items()
        if idea in book
    )


def demand_ground(edition: Edition, demand: Demand) -> Ground | None:
    """Return the item that lets declarer ask this, None where the edition does not."""
    return LAW[edition].get(_CHOICES.get(demand, ""))


def before_partner(
    table: Table, playing: Playing, seat: Seat, card: Card, *, lead: bool
) -> Verdict:
    """A defender played, or led to the next trick, before his partner: declarer chooses (57A)."""
    book, declarer = LAW[table.edition], playing.contract.declarer
    options = choices(table.edition, declarer)
    words = (
        (
            "{who} led {card} to the next trick before {partner} played to this one. {card} "
            "is a major penalty card, and {declarer} may restrict {partner}’s play."
        )
        if lead
        else (
            "{who} played {card} before {partner} played. {card} is a major penalty card, "
            "and {declarer} may restrict {partner}’s play."
        )
    )
    result = sentence(words, who=seat, card=card, partner=seat.partner, declarer=declarer)
    laws = [
        Applied(book["becomes_penalty_card"]),
        *(Applied(option.ground, Role.RIGHT) for option in options),
        Applied(law50.major(table.edition, card, law50.Exposure.ON_PURPOSE)),
    ]
    if is_void(playing, seat.partner):
        laws += _cannot(table.edition, "has_no_card_of_the_suit_required")
        void = sentence(
            (
                "{partner} has no card of the suit led. If the highest or lowest is required, "
                "{partner} may play any card."
            ),
            partner=seat.partner,
        )
        result = sentence("{result} {too}", result=result, too=void)
    if _dummy_has_no_choice(playing):
        laws.append(Applied(book["no_card_played_automatically"], Role.INFORMATION))
    excuses = {str(book[idea]): book[idea] for idea in _EXCUSES}
    words = (
        (
            "{laws} do not exempt {who} because declarer has not played from both hands and "
            "dummy has neither played nor suggested a card."
        )
        if len(excuses) > 1
        else (
            "{laws} does not exempt {who} because declarer has not played from both hands "
            "and dummy has neither played nor suggested a card."
        )
    )
    if lead:
        words = "{laws}: the exemption covers a card played to this trick, not a lead to the next."
    reason = sentence(words, laws=listed(excuses.values(), "and"), who=seat)
    return Verdict(tuple(laws), result, options, (result, reason))


def _dummy_has_no_choice(playing: Playing) -> bool:
    """Whether dummy is still to play and has a single card of the suit led."""
    current, dummy = playing.period.current, playing.contract.dummy
    hand = playing.period.deal.hand(dummy)
    if current is None or hand is None or current.suit_led is None or current.cards_of(dummy):
        return False
    return len(hand.of_suit(current.suit_led)) == 1


def is_void(playing: Playing, seat: Seat) -> bool:
    """Whether a player is known to have no card of the suit led: by his hand, or as he played."""
    hand, current = playing.period.deal.hand(seat), playing.period.current
    led = None if current is None else current.suit_led
    if led is None:
        return False
    if hand is not None:
        return not hand.of_suit(led)
    return any(
        trick.suit_led is led and card.suit is not led
        for trick in playing.period.tricks
        for card in trick.cards_of(seat)
    )


def _cannot(edition: Edition, reason: str) -> tuple[Applied, ...]:
    """Return what lets the partner play any card where he cannot do what is asked (57B, 59)."""
    free = (LAW[edition]["unable_to_comply"], law59.LAW[edition][reason])
    return tuple(Applied(law, Role.INFORMATION) for law in free)


_ASKED = {
    Demand.HIGHEST: "{on} must play the highest card of the suit led.",
    Demand.LOWEST: "{on} must play the lowest card of the suit led.",
    Demand.OTHER_SUIT: "{on} must play a card of {suit} unless able to follow suit.",
    Demand.NOT_OTHER_SUIT: "{on} may not play a card of {suit}.",
}
_DONE = {
    Demand.HIGHEST: "{on} had to play the highest card of the suit led and played {card}.",
    Demand.LOWEST: "{on} had to play the lowest card of the suit led and played {card}.",
    Demand.OTHER_SUIT: (
        "{on} had to play a card of {suit} unless able to follow suit, and played {card}."
    ),
    Demand.NOT_OTHER_SUIT: "{on} was forbidden to play a card of {suit} and played {card}.",
    Demand.THIS_CARD: (
        "{on} showed {card} at the right-hand opponent’s turn and then played it in turn."
    ),
}
_NOT_DONE = {
    Demand.HIGHEST: "{on} had to play the highest card of the suit led but played {card}.",
    Demand.LOWEST: "{on} had to play the lowest card of the suit led but played {card}.",
    Demand.OTHER_SUIT: (
        "{on} had to play a card of {suit} unless able to follow suit, but played {card}."
    ),
    Demand.NOT_OTHER_SUIT: "{on} was forbidden to play a card of {suit} but played {card}.",
}


def demanded(edition: Edition, playing: Playing, order: PlayOrder) -> Verdict:
    """Declarer has said what the offender's partner must play; what he cannot, he need not."""
    if order.can_be_obeyed(None):
        return Verdict((Applied(order.ground),), asked(order))
    reason = law59.why(playing, order.on, order)
    words = (
        "{on} must follow suit, cannot do what declarer requires and may play any legal card "
        "({law})."
        if reason == law59.FOLLOWING
        else (
            "{on} holds no card that meets declarer’s requirement and may play any legal card "
            "({law})."
        )
    )
    result = sentence(words, on=order.on, law=law59.LAW[edition][reason])
    return Verdict((Applied(order.ground), *_cannot(edition, reason)), result)


def asked(order: PlayOrder) -> Sentence:
    """Say what a defender must play to the trick in progress."""
    if order.demand is Demand.THIS_CARD:
        return _at_opponents_turn(order.on, (order.among or ())[0], legal=True)
    return sentence(_ASKED[order.demand], on=order.on, suit=order.suit)


def done(order: PlayOrder, card: Card) -> Sentence:
    """Say what a defender had to play, and the card that he has played."""
    words = _DONE if order.allows(card) else _NOT_DONE | {Demand.THIS_CARD: _DONE[Demand.THIS_CARD]}
    return sentence(words[order.demand], on=order.on, suit=order.suit, card=card)


def nothing_asked(declarer: Seat, seat: Seat, card: Card) -> Sentence:
    """Say that declarer has let the card of the offender's partner pass."""
    return sentence(
        ("{who} played {card} before {partner}. {declarer} has not restricted {partner}’s play."),
        who=seat,
        card=card,
        partner=seat.partner,
        declarer=declarer,
    )


# -- excused (57C) ------------------------------------------------------------------------------

_EXCUSES = ("declarer_played_from_both_hands", "dummy_played_or_suggested")
"""What spares a defender who played before his partner: declarer's plays, or dummy's own act."""


def harmless(table: Table, seat: Seat, card: Card, *, by_dummy: bool, suggested: bool) -> Verdict:
    """A defender played before his partner, but declarer's side had played on too."""
    words = (
        (
            "{who} played {card} before {partner}, but dummy had played or suggested a card. "
            "There is no rectification, and the card is played."
        )
        if by_dummy
        else (
            "{who} played {card} before {partner}, but declarer had played from both hands. "
            "There is no rectification, and the card is played."
        )
    )
    book = LAW[table.edition]
    departs = table.edition is Edition.RU_1987 and by_dummy and suggested
    excuse = "dummy_played_or_suggested" if by_dummy else "declarer_played_from_both_hands"
    law = book[excuse].departing(bears=departs)
    result = sentence(words, who=seat, card=card, partner=seat.partner)
    reason = sentence(
        "{other} does not apply because {law} exempts {who}.",
        other=book["becomes_penalty_card"],
        law=law,
        who=seat,
    )
    return Verdict((Applied(law),), result, (), (result, reason))


def by_declarer(table: Table, hand: Seat, card: Card) -> Verdict:
    """Declarer played from a hand before its turn: the card is played.

    2017 says so; in 1987 and 2007 no law lets him take it back (47G, 47F2).
    """
    words = "{card}, played from {hand}’s hand before its turn, counts as played."
    result = sentence(words, card=card, hand=hand)
    return Verdict((Applied(LAW[table.edition]["declarers_card_stands"]),), result)


# -- after partner (57D) ------------------------------------------------------------------------


def at_opponents_turn(seat: Seat, card: Card, *, legal: bool) -> Verdict:
    """2017: a defender played at his right-hand opponent's turn, after his partner (57D).

    What a penalty card tells is for Law 50 to say (50E).
    """
    book = LAW[Edition.BG_2017]
    result = _at_opponents_turn(seat, card, legal=legal)
    what = sentence("the information from {who}’s premature {card}", who=seat, card=card)
    closed: tuple[Consequence, ...] = ()
    if legal:
        closed = (Unauthorised(seat.partner, what, book["may_be_unauthorised"]),)
    law = book["must_be_played_in_turn" if legal else "cannot_be_played"]
    kind = (
        () if legal else (Applied(law50.major(Edition.BG_2017, card, law50.Exposure.ON_PURPOSE)),)
    )
    trace = (result, _partner_has_played(Edition.BG_2017, seat.partner))
    return Verdict((Applied(law), *kind), result, closed, trace)


def _at_opponents_turn(seat: Seat, card: Card, *, legal: bool) -> Sentence:
    words = (
        (
            "{who} played {card} at the right-hand opponent’s turn. {who} must play it in "
            "turn, and what it shows may be unauthorised information for {partner}."
        )
        if legal
        else (
            "{who} played {card} at the right-hand opponent’s turn, and it cannot be played "
            "to this trick. {card} is a major penalty card."
        )
    )
    return sentence(words, who=seat, card=card, partner=seat.partner)


def after_partner(
    edition: Edition,
    seat: Seat,
    card: Card,
    exposed: tuple[Applied, ...],
    *,
    lead: bool,
    at_once: bool = False,
) -> Verdict:
    """A defender played or led too early after his partner: the card is simply `exposed` (49).

    `lead`: to the next trick; `at_once`: at the moment his partner led to this one (58A).
    """
    words = (
        "{who} led {card} to the next trick too early. {card} is a major penalty card."
        if lead
        else "{who} led {card} out of turn, at the same time as {partner}. {card} is a major "
        "penalty card."
        if at_once
        else "{who} played {card} out of turn after {partner} had played. {card} is a major "
        "penalty card."
    )
    result = sentence(words, who=seat, card=card, partner=seat.partner)
    trace = [result, _partner_has_played(edition, seat.partner)]
    in_turn = LAW[edition].get("must_be_played_in_turn")
    if in_turn is not None:
        words = "{law} does not apply because {who} led and did not play to the trick."
        trace.append(sentence(words, law=in_turn, who=seat))
    return Verdict(exposed, result, trace=tuple(trace))


def _partner_has_played(edition: Edition, partner: Seat) -> Sentence:
    """Return why 57A is not the law for a defender's card after his partner's."""
    return sentence(
        "{law} does not apply because {partner} has played to the trick.",
        law=LAW[edition]["becomes_penalty_card"],
        partner=partner,
    )
