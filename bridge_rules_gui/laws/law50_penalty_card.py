"""Law 50: penalty cards, from the moment they are exposed until they are played or picked up.

The editions agree on what is major and what minor, and print it in other paragraphs (1987: 50C,
50D, 50E, later: 50B, 50C, 50D). What partner may not use differs: in 1987 what a minor penalty card
tells (50D), in 2007 all that any of them tells but the duty to play it (50E2), in 2017 nothing
while it lies there (50E1), then what a card picked up told (50E2) and how a card that was played
had come to lie there (50E3).
`law50_choice_before_lead` has what declarer may choose before a lead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.sentence import Sentence, listed, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.in_order import in_order
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, PenaltyCard, Rank, Role, Unauthorised, Verdict

LAW = clauses(50)

_EXPOSED_CARD = 49
"""The law by which a card exposed is a penalty card."""


# -- how long it is one, 50A (1987: 50B) --------------------------------------------------------


def come_to_lie(before: Table, table: Table) -> Table:
    """Return the table after an event, with what holds of penalty cards it has laid down."""
    old, now = ({(held.card, held.rank) for held in _lying(each)} for each in (before, table))
    major = [(held.seat, held.card) for held in _lying(table) if held.rank is Rank.MAJOR]
    table = _told_anew(table, major, (_WHILE_A_MINOR_ONE_LIES,), _WHILE_IT_LIES)
    of_no_verdict = (law for each in table.explained if each.subject is None for law in each.laws)
    if now <= old or lying_there(table.edition) in of_no_verdict:
        return table
    # A card led is excepted from Law 50's own words; Law 57 or another makes it a penalty card.
    cited = (applied.ground.citation for each in table.explained for applied in each.laws)
    return stays_face_up(table, is_exposed=any(each.law == _EXPOSED_CARD for each in cited))


def lying_there(edition: Edition) -> Applied:
    """Return what leaves a penalty card face up on the table."""
    return Applied(LAW[edition]["stays_face_up"], Role.RESTRICTION)


def _lying(table: Table) -> list[PenaltyCard]:
    """Return the penalty cards that depend on no option."""
    return [held for held in table.penalty_cards if not held.condition]


def stays_face_up(table: Table, *, of_information: bool = True, is_exposed: bool = True) -> Table:
    """Return the table with what holds as long as penalty cards lie on it, for the trace.

    What they tell is left out where another law says what may not be used (62D2), and that they
    are penalty cards where they are not cards exposed.
    """
    book, lying = LAW[table.edition], _lying(table)
    of_rank = {rank: [held for held in lying if held.rank is rank] for rank in Rank}
    lines = [_minor_stays(held) for held in of_rank[Rank.MINOR]]
    if of_rank[Rank.MAJOR]:
        lines.insert(0, _major_stay(tuple(held.card for held in of_rank[Rank.MAJOR])))
    duties = (duty(table.edition, rank) for rank in Rank if of_rank[rank])
    bound = (lying_there(table.edition), *(Applied(law, Role.RESTRICTION) for law in duties))
    exposed = (Applied(book["prematurely_exposed_card"]),) if is_exposed else ()
    table = table.explaining((*exposed, *bound), lines)
    table = _one_of_several(table, of_rank[Rank.MAJOR])
    cards = tuple(held.card for held in lying)
    told = _OF_INFORMATION.get(table.edition, {}) if of_information else {}
    for idea, words in told.items():
        role = Role.SCORE if idea == "director_adjusts" else Role.INFORMATION
        table = table.explaining((Applied(book[idea], role),), (sentence(words, cards=cards),))
    return table


def _one_of_several(table: Table, lying: list[PenaltyCard]) -> Table:
    """Return the table with it said whose choice it is among a player's penalty cards."""
    law = Applied(LAW[table.edition]["declarer_chooses_among_several"], Role.RIGHT)
    holders = [held.seat for held in lying]
    for who in dict.fromkeys(holders):
        if holders.count(who) > 1:
            words = "If {who} can legally play more than one of them, declarer says which."
            table = table.explaining((law,), (sentence(words, who=who),))
    return table


def _major_stay(cards: tuple[Card, ...]) -> Sentence:
    words = (
        (
            "{cards} stays face up as a penalty card and must be played at the first legal "
            "opportunity, unless declarer’s choice of lead releases it."
        )
        if len(cards) == 1
        else (
            "{cards} stay face up as penalty cards and must be played at the first legal "
            "opportunity, unless declarer’s choice of lead releases them."
        )
    )
    return sentence(words, cards=cards)


def _minor_stays(held: PenaltyCard) -> Sentence:
    return sentence(
        "{card} stays face up as a penalty card. Until it is played, {who} may play no other card "
        "of its suit below an honour.",
        card=held.card,
        who=held.seat,
    )


_OF_INFORMATION = {
    Edition.SR_2007: {
        "information_authorised": "Every player may use the fact that {cards} must be played.",
        "director_adjusts": (
            "If the sight of {cards} conveys damaging information, the director adjusts the score."
        ),
    },
    Edition.BG_2017: {
        "information_authorised": (
            "The information from {cards} on the table is authorised for every player."
        ),
        "director_adjusts": (
            "If the result could have been different without the sight of {cards} and the other "
            "side is damaged, the director adjusts the score after the play."
        ),
    },
}
"""What 50E says of the information from a penalty card; 1987 has no such section."""


_LIES = "{who}’s {cards} stays face up on the table as a {rank} penalty card."
_LIE = "{who}’s {cards} stay face up on the table as {rank} penalty cards."


def lying(seat: Seat, cards: tuple[Card, ...], rank: Rank) -> Sentence:
    """Say that a defender's cards lie there as penalty cards."""
    words = _LIES if len(cards) == 1 else _LIE
    return sentence(words, who=seat, cards=cards, rank=rank.value)


def _without_played(said: Sentence, holder: Seat, card: Card) -> Sentence:
    """Return what was said of cards that lie there as it is said when one of them is played.

    What declarer might choose then has been said before it, and is past.
    """
    filling = dict(said.filling)
    too = filling.get("too")
    if isinstance(too, Sentence) and (now := _without_played(too, holder, card)) != too:
        return now
    cards = tuple(part for part in said.parts() if isinstance(part, Card))
    if said.pattern not in (_LIES, _LIE) or filling["who"] is not holder or card not in cards:
        return said
    left, rank = tuple(other for other in cards if other != card), Rank(str(filling["rank"]))
    if left:
        return lying(holder, left, rank)
    words = "{who} has played {card}, a {rank} penalty card."
    return sentence(words, who=holder, card=card, rank=rank.value)


# -- major or minor, 50B (1987: 50C) ------------------------------------------------------------


class Exposure(StrEnum):
    """How a card came to be exposed; but for an accident by the idea that makes it a major one.

    No book says of which kind a small card is that was named and not shown. Named on purpose it is
    treated like one exposed on purpose.
    """

    ACCIDENT = "accident"
    NAMED = "named"
    ON_PURPOSE = "exposed_deliberately"
    LEAD_OUT_OF_TURN = "led_out_of_turn"
    REVOKE_CORRECTED = "revoke_corrected"


def may_be_minor(table: Table, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Whether it hangs on how they were exposed of which kind a defender's cards are.

    That is for a single card below an honour while he has no other penalty card. Others are major
    however they were exposed.
    """
    another = any(held.seat is seat and not held.condition for held in table.penalty_cards)
    return len(cards) == 1 and not cards[0].rank.is_honour and not another


def major(edition: Edition, card: Card, how: Exposure) -> Ground:
    """Return the words that make a card a major penalty card: an honour, one shown on purpose."""
    book = LAW[edition]
    if how is Exposure.NAMED:
        how = Exposure.ACCIDENT if card.rank.is_honour else Exposure.ON_PURPOSE
    found = [] if how is Exposure.ACCIDENT else [book[how]]
    if card.rank.is_honour:
        found.insert(0, book["honour"])
    first, *others = found
    return first.quoting(others[0]) if others else first


def kind_of(table: Table, card: Card) -> Ground:
    """Return the words by which a penalty card that lies on the table is of its kind."""
    return next(held.ground for held in table.penalty_cards if held.card == card)


def laid_down(
    table: Table, seat: Seat, cards: tuple[Card, ...], how: Exposure, condition: str = ""
) -> Table:
    """Return the table with a defender's cards as penalty cards.

    A single card below honour rank exposed by accident is minor, unless he has another; with two
    or more all of them are major. `condition` names the option on which it depends.
    """
    small, deliberate = LAW[table.edition]["small_card_by_accident"], how is not Exposure.ACCIDENT
    new = [
        PenaltyCard(seat, card, Rank.MAJOR, major(table.edition, card, how), condition)
        if deliberate or card.rank.is_honour
        else PenaltyCard(seat, card, Rank.MINOR, small, condition)
        for card in cards
    ]
    others = [card for card in table.penalty_cards if card.seat is not seat]
    mine = [card for card in table.penalty_cards if card.seat is seat and card.card not in cards]
    return replace(table, penalty_cards=(*others, *_all_major(table.edition, [*mine, *new])))


def _all_major(edition: Edition, cards: list[PenaltyCard]) -> Iterator[PenaltyCard]:
    """Yield a defender's penalty cards, each major if it lies or would lie beside another one."""
    two_or_more = LAW[edition]["two_or_more_are_major"]
    for card in cards:
        beside = any(other is not card and not other.condition for other in cards)
        yield (
            replace(card, rank=Rank.MAJOR, ground=two_or_more)
            if (beside and card.rank is Rank.MINOR)
            else card
        )


def settled(table: Table, card: PenaltyCard) -> Table:
    """Return the table with a penalty card that depends on no option any more."""
    others = [held for held in table.penalty_cards if held.seat is not card.seat]
    mine = [held for held in table.penalty_cards if held.seat is card.seat and held != card]
    now = _all_major(table.edition, [*mine, replace(card, condition="")])
    return replace(table, penalty_cards=(*others, *now))


# -- how it is played, 50C and 50D1 (1987: 50D, 50E1) -------------------------------------------


def handling(edition: Edition, rank: Rank) -> Ground:
    """Return the provision on how a penalty card of a kind is handled."""
    book = LAW[edition]
    if rank is Rank.MINOR:
        return book["minor_before_other_small_cards"]
    return book["major_restricts_both_defenders"]


def duty(edition: Edition, rank: Rank) -> Ground:
    """Return the provision by which a penalty card of a kind must be played."""
    if rank is Rank.MINOR:
        return handling(edition, rank)
    return LAW[edition]["major_played_at_first_opportunity"]


def could_not_be_played(table: Table, seat: Seat, *, followed: bool) -> Table:
    """Return the table with penalty cards that could not be played yet, for the trace.

    `followed` tells that the player has followed suit; else he has done what declarer required.
    """
    law = LAW[table.edition]["following_suit_comes_first"]
    cards = tuple(held.card for held in table.penalty_cards if held.seat is seat)
    words = (
        "{who} had to follow suit, which takes precedence over playing {cards}."
        if followed
        else (
            "{who} had to do what declarer required, which takes precedence over playing {cards}."
        )
    )
    line = sentence(words, who=seat, cards=listed(cards, "or"))
    return table.explaining((Applied(law, Role.RESTRICTION),), (line,))


def honour_before_minor(table: Table, seat: Seat, card: Card) -> Table:
    """Return the table after a card, where it is an honour played before a minor penalty card."""
    minor = next(
        (
            held.card
            for held in table.penalty_cards
            if held.seat is seat and held.rank is Rank.MINOR and held.card.suit is card.suit
        ),
        None,
    )
    if minor is None or not card.rank.is_honour:
        return table
    line = sentence(
        "{who} may play {card}, an honour, before {minor}, which stays on the table as a minor "
        "penalty card.",
        who=seat,
        card=card,
        minor=minor,
    )
    law, last = Applied(LAW[table.edition]["honour_before_minor"]), table.incident
    bound = Applied(handling(table.edition, Rank.MINOR))
    if last is None or last.offender is not seat or not {law, bound} & set(last.laws):
        return in_order(table, seat, (law,), line)
    others = (each for each in last.laws if each != bound)
    return table.deciding(Verdict(tuple(dict.fromkeys((law, *others))), line, last.options))


# -- what it tells, 50E (1987: 50D) -------------------------------------------------------------


def closed_to_partner(table: Table, holder: Seat, cards: Iterable[Card]) -> Table:
    """Return the table with what new penalty cards tell and partner may not use.

    In 1987 that is what a minor one tells, however it was exposed: no lead is restricted for it,
    "but" seeing it is illegal information (50D). A major one restricts partner's lead (50E), and
    no words close what it tells; where it was played and taken back, 16C2 opens that once the
    penalty is paid. In 2007 it is what any of them does, in 2017 nothing. What was closed when
    such a card was played is open again where it has to be replaced by another, and in 1987 what
    a minor one told once it lies there as a major one.
    """
    again = cards
    if table.edition is Edition.RU_1987:
        again = [
            held.card
            for held in table.penalty_cards
            if held.seat is holder and held.rank is Rank.MAJOR and not held.condition
        ]
    table = _closed_no_more(table, holder, again)
    minor = all(held.rank is Rank.MINOR for held in table.penalty_cards if held.seat is holder)
    book = LAW[table.edition]
    if minor and "minor_card_unauthorised" in book:
        return _closed(table, holder, cards, book["minor_card_unauthorised"])
    if "other_information_unauthorised" in book:
        return _closed(table, holder, cards, book["other_information_unauthorised"])
    return table


def closed_on_condition(table: Table, cards: Iterable[PenaltyCard]) -> Iterator[Unauthorised]:
    """Yield what partner may not use of cards that are penalty cards only if an option is used.

    What a card tells that is closed to him anyhow is left out.
    """
    book = LAW[table.edition]
    closed = {part for each in table.unauthorised for part in each.about}
    for held in cards:
        law = book.get("other_information_unauthorised")
        if held.rank is Rank.MINOR:
            law = book.get("minor_card_unauthorised", law)
        if held.condition and law is not None and held.card not in closed:
            told = _told(held.seat, held.card, held.rank, law)
            yield replace(told, condition=held.condition)


def _closed_no_more(table: Table, holder: Seat, cards: Iterable[Card]) -> Table:
    """Return the table without what was closed of penalty cards that lie there again."""
    said = {sentence(words, who=holder, cards=card) for card in cards for words in _OF_CARD}
    left = tuple(closed for closed in table.unauthorised if closed.what not in said)
    return replace(table, unauthorised=left)


def picked_up(table: Table, holder: Seat, suits: tuple[Suit, ...]) -> Table:
    """Return the table after declarer chose: the holder's penalty cards of the suits go back."""
    gone = [
        card.card
        for card in table.penalty_cards
        if card.seat is holder and card.card.suit in suits and not card.condition
    ]
    left = tuple(card for card in table.penalty_cards if card.card not in gone)
    back = _lying_no_more(replace(table, penalty_cards=left), holder, gone)
    law = LAW[table.edition].get("picked_up_card_unauthorised")
    return back if law is None else _closed(back, holder, gone, law)


def freed(table: Table, cards: Iterable[tuple[Seat, Card]]) -> Table:
    """Return the table with cards that turn out to be no penalty cards."""
    gone = set(cards)
    left = tuple(held for held in table.penalty_cards if (held.seat, held.card) not in gone)
    return replace(table, penalty_cards=left)


def played(table: Table, holder: Seat, card: Card) -> Table:
    """Return the table after a penalty card was played: it is one no more."""
    held = [found for found in table.penalty_cards if found.card == card]
    if not held:
        return table
    left = tuple(found for found in table.penalty_cards if found.card != card)
    incidents = tuple(
        replace(each, result=_without_played(each.result, holder, card)) for each in table.incidents
    )
    gone = replace(table, penalty_cards=left, incidents=incidents)
    back = _lying_no_more(gone, holder, (card,))
    law = LAW[table.edition].get("circumstances_unauthorised")
    return back if law is None or held[0].condition else _closed(back, holder, (card,), law)


_STATED = "the information from {who}’s penalty card {cards}"
_WHILE_IT_LIES = "the information from {who}’s penalty card {cards}, except that it must be played"
_WHILE_A_MINOR_ONE_LIES = (
    "the information from {who}’s penalty card {cards}, except that it must be played before any "
    "other card of its suit below an honour"
)
"""That the card must be played partner may know and use, as long as it must (50E1 of 2007)."""
_OF_CARD = (_STATED, _WHILE_IT_LIES, _WHILE_A_MINOR_ONE_LIES)


def _closed(table: Table, holder: Seat, cards: Iterable[Card], law: Ground) -> Table:
    ranks = {held.card: held.rank for held in table.penalty_cards}
    closed = (_told(holder, card, ranks.get(card), law) for card in cards)
    return replace(table, unauthorised=(*table.unauthorised, *closed))


def _told(holder: Seat, card: Card, rank: Rank | None, law: Ground) -> Unauthorised:
    """Return what a penalty card tells, closed to the holder's partner."""
    lies = law == LAW[law.edition].get("other_information_unauthorised")
    if not lies:
        what = sentence(_STATED, who=holder, cards=card)
    elif rank is Rank.MINOR:
        what = sentence(_WHILE_A_MINOR_ONE_LIES, who=holder, cards=card)
    else:
        what = sentence(_WHILE_IT_LIES, who=holder, cards=card)
    return Unauthorised(holder.partner, what, law)


def _lying_no_more(table: Table, holder: Seat, cards: Iterable[Card]) -> Table:
    """Return the table with what cards told all closed, once they need not be played."""
    told = [(holder, card) for card in cards]
    return _told_anew(table, told, (_WHILE_IT_LIES, _WHILE_A_MINOR_ONE_LIES), _STATED)


def _told_anew(
    table: Table, cards: Iterable[tuple[Seat, Card]], before: Iterable[str], now: str
) -> Table:
    """Return the table with what is closed of cards said in other words than before."""
    said = {
        sentence(words, who=holder, cards=card): sentence(now, who=holder, cards=card)
        for holder, card in cards
        for words in before
    }
    closed = (replace(each, what=said.get(each.what, each.what)) for each in table.unauthorised)
    return replace(table, unauthorised=tuple(closed))
