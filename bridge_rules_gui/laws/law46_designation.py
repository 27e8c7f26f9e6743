"""Law 46: incomplete or wrong designation of a card of dummy's.

What declarer's words mean unless a different intention of his is beyond doubt. "High" is the
highest of the suit he has designated in 1987, the highest card in 2007, the highest of the suit led
in 2017; "low" likewise. "Win it" has an item since 2007 (46B1(b)); in 1987 it is asked whether it
said the same as "high". Where the words leave a choice, declarer makes it clear (46B3(b)) or names
any legal card (46B4), or either defender names the card (46B5).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.sentence import listed, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.designation_words import Intent, Words
from bridge_rules_gui.table.play.dummys_turn import may_be_beaten, suit_led, won_last_with
from bridge_rules_gui.table.play.playing import Called, Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Option, Role, Verdict

LAW = clauses(46)

CLARIFY, ANY_CARD, DEFENDERS_CHOICE = "clarify_card", "any_legal_card", "designate_dummy_card"
NAMING = (CLARIFY, ANY_CARD, DEFENDERS_CHOICE)
"""The options by which a card is named where declarer's words have left it open."""


class Chooser(Enum):
    """Who has still to say which card it is."""

    NOBODY = "nobody"
    DECLARER = "declarer"
    DEFENDERS = "defenders"


@dataclass(frozen=True, slots=True)
class Designated:
    """What words designate under an edition: one card, or who names one of which cards.

    `ground` is None for a complete designation, which needs no rule. `suit_by` is the provision by
    which a suit that the words leave out is known.
    """

    ground: Ground | None
    card: Card | None = None
    chooser: Chooser = Chooser.NOBODY
    among: tuple[Card, ...] = ()
    suit_by: Ground | None = None

    @property
    def is_void(self) -> bool:
        """Whether the words designate nothing, so that declarer may name any legal card."""
        law = self.ground
        return law is not None and law == LAW[law.edition]["card_not_in_dummy"]


def designated(table: Table, playing: Playing, said: Words) -> Designated:
    """Return the card declarer's words designate, or who has to name it."""
    hand = playing.period.deal.hand(playing.contract.dummy)
    if said.suit is not None and said.rank is not None:
        return _complete(table.edition, playing, Card(said.suit, said.rank))
    if hand is None or not hand.cards:
        return other_intention(table.edition)
    if said.rank is not None:
        return _rank_alone(table.edition, playing, hand, said)
    if said.suit is not None and said.intent in (None, Intent.ANY):
        return _of_suit(table.edition, hand, said.suit, "suit_without_rank", lowest=True)
    return _intent(table, playing, hand, said)


def names_neither(table: Table, words: str) -> bool:
    """Whether words that are in no list of designations name neither a suit nor a rank."""
    question = sentence(
        "Do the words “{words}” name neither a suit nor a rank of a card in dummy?", words=words
    )
    return table.judge("neither_suit_nor_rank", table.event, question)


def not_stated(table: Table, words: str) -> Table:
    """Return the table with it said that words name a card which is not stated."""
    line = sentence(
        (
            "It is not recorded what “{words}” designates. Give it as a card (HQ), a suit, a "
            "rank, or as high, low, win it or anything."
        ),
        words=words,
    )
    return replace(table.explaining((), (line,)), not_covered=table.not_covered or line)


def incomplete(table: Table, playing: Playing, said: Designated) -> Table:
    """Return the table with an incomplete or wrong designation ruled on, and who settles it."""
    declarer = playing.contract.declarer
    noticed = table.noticing(Irregularity.INCOMPLETE_DESIGNATION, declarer, table.event)
    if said.ground is None:
        return table
    if said.card is not None:
        result = sentence("Declarer is taken to have called for {card}.", card=said.card)
        laws = [Applied(law) for law in (said.ground, said.suit_by) if law is not None]
        return noticed.deciding(Verdict(tuple(laws), result))
    choosers = _choosers(playing, said.chooser)
    name = DEFENDERS_CHOICE
    if said.chooser is Chooser.DECLARER:
        name = ANY_CARD if said.is_void else CLARIFY
    options = tuple(Option(who, name, said.ground) for who in choosers)
    words = (
        "{who} says which of dummy’s cards is meant."
        if name == CLARIFY
        else "{who} may name any legal card in dummy."
    )
    result = sentence(words, who=listed(choosers, "or"))
    state = Called(table.event, None, choosers, said.among)
    waiting = replace(noticed, playing=replace(playing, called=state))
    return waiting.deciding(Verdict((Applied(said.ground, Role.RIGHT),), result, options))


def still_open(table: Table, choosers: tuple[Seat, ...]) -> Table:
    """Return the table after words by which declarer could not settle which card is meant."""
    line = sentence("{who} must still say which card is played.", who=listed(choosers, "or"))
    return table.explaining((), (line,))


def _choosers(playing: Playing, chooser: Chooser) -> tuple[Seat, ...]:
    contract = playing.contract
    if chooser is Chooser.DECLARER:
        return (contract.declarer,)
    return (contract.opening_leader, contract.opening_leader.partner)


def other_intention(edition: Edition) -> Designated:
    """46B: declarer beyond doubt meant something else than his words, and says what."""
    return Designated(LAW[edition]["unless_other_intention"], None, Chooser.DECLARER)


def _complete(edition: Edition, playing: Playing, card: Card) -> Designated:
    """46A: suit and rank are designated."""
    hand = playing.period.deal.hand(playing.contract.dummy)
    if hand is not None and card not in hand:
        return _invalid(edition, playing)
    return Designated(None, card)


def _invalid(edition: Edition, playing: Playing) -> Designated:
    """46B4: what dummy does not hold is no designation."""
    return Designated(
        LAW[edition]["card_not_in_dummy"], None, Chooser.DECLARER, playing.period.legal_cards()
    )


def _of_suit(edition: Edition, hand: Hand, suit: Suit, idea: str, *, lowest: bool) -> Designated:
    """46B1 and 46B2: the highest or the lowest card of a suit."""
    cards = hand.of_suit(suit)
    if not cards:
        return Designated(LAW[edition]["card_not_in_dummy"], None, Chooser.DECLARER)
    return Designated(LAW[edition][idea], cards[-1] if lowest else cards[0])


def _rank_alone(edition: Edition, playing: Playing, hand: Hand, said: Words) -> Designated:
    """46B3: on lead the suit in which dummy won the last trick; else a legal card of the rank."""
    book, of_rank = LAW[edition], [card for card in hand if card.rank is said.rank]
    won_with = won_last_with(playing)
    if playing.period.is_lead_due and won_with is not None:
        for card in of_rank:
            if card.suit is won_with.suit:
                return Designated(book["rank_on_lead"], card)
    legal = tuple(card for card in of_rank if card in playing.period.legal_cards())
    if len(legal) == 1:
        return Designated(book["rank_alone"], legal[0])
    if legal:
        return Designated(book["which_of_the_rank"], None, Chooser.DECLARER, legal)
    return _invalid(edition, playing)


# -- high, low, win it, anything ----------------------------------------------------------------


def _intent(table: Table, playing: Playing, hand: Hand, said: Words) -> Designated:
    match said.intent:
        case Intent.WIN if "win" in LAW[table.edition]:
            return _winning(table.edition, playing, hand)
        case Intent.HIGH | Intent.LOW:
            return _extreme(table.edition, playing, hand, said)
        case Intent.WIN if _means_high(table):
            return _extreme(table.edition, playing, hand, Words(said.suit, intent=Intent.HIGH))
        case Intent.WIN:  # he wants the trick, which is not "any card" (46B5)
            return other_intention(table.edition)
        case _:
            return _defenders_choose(table.edition, playing)


def _means_high(table: Table) -> bool:
    question = sentence("Did declarer’s words mean the same as “high”?")
    return table.judge("means_high", table.event, question)


def _defenders_choose(edition: Edition, playing: Playing) -> Designated:
    """46B5: neither suit nor rank is designated."""
    legal = playing.period.legal_cards()
    return Designated(LAW[edition]["neither_suit_nor_rank"], None, Chooser.DEFENDERS, legal)


def _extreme(edition: Edition, playing: Playing, hand: Hand, said: Words) -> Designated:
    """The highest or the lowest card of the suit named, of the suit led, or of the suit continued.

    On lead without a suit the words name a rank at most, and the suit is that of 46B3(a).
    """
    low = said.intent is Intent.LOW
    won_with = won_last_with(playing)
    continued = won_with.suit if won_with is not None else None
    for suit in (said.suit, suit_led(playing), continued):
        if suit is not None:
            found = _of_suit(edition, hand, suit, "low" if low else "high", lowest=low)
            goes_on = said.suit is None and suit_led(playing) is None and found.card is not None
            return replace(found, suit_by=LAW[edition]["rank_on_lead"]) if goes_on else found
    return _defenders_choose(edition, playing)


def _winning(edition: Edition, playing: Playing, hand: Hand) -> Designated:
    """46B1(b): the lowest card known to win the trick; one that cannot be won needs other words.

    Where a defender has still to play and might beat each of them, declarer says which he means.
    """
    current, trump = playing.period.current, playing.contract.denomination
    dummy = playing.contract.dummy
    if current is None or playing.period.is_lead_due:
        return _defenders_choose(edition, playing)
    legal = [card for card in reversed(hand.cards) if card in playing.period.legal_cards()]
    winners = [card for card in legal if current.plus(dummy, card).winner(trump) is dummy]
    if not winners:
        return _invalid(edition, playing)
    known = [card for card in winners if not may_be_beaten(playing, current, card)]
    if not known:
        return Designated(LAW[edition]["win"], None, Chooser.DECLARER, tuple(winners))
    lowest = min(known, key=lambda card: (card.suit is trump.suit, card.rank))
    return Designated(LAW[edition]["win"], lowest)
