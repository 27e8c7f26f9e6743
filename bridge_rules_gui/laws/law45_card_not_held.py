"""Law 45: a card is played from the hand that holds it; a record may give one it does not hold.

The deal, or the cards played before, can show that a card was not there to be played or shown. No
book says how that could come about (a hand with too many or too few cards is Law 13 and 14), so it
is named, with what is in the way, and nothing is ruled on it. A card played stays where the
record has it; one held, shown or named is nobody's exposed card.
"""

from __future__ import annotations

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.scenario import CardsHandled, Handling
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(45)

_OTHER_CARDS = ("cards", "foreign_card", "missing_card", "wrong_board", "wrong_board_cards")
"""Facts that state other cards at the table than those of the deal."""


def of_cards_played(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Table:
    """Return the table as cards are played, those noticed that the hand cannot hold."""
    playing = table.playing
    if playing is None or _has_other_cards(table):
        return table
    for card in cards:
        why = _in_the_way(playing, seat, card)
        if why is not None:
            table = _noticed(table, seat, card, LAW[table.edition]["card_from_own_hand"], why)
    return table


def of_cards_handled(table: Table, seat: Seat | None, act: CardsHandled) -> Table | None:
    """Return the table after a player showed or named a card he cannot hold; None where he can."""
    if seat is None or act.handling is Handling.WITHDRAW or _has_other_cards(table):
        return None
    for card in act.cards:
        why = _not_in_reach(table, seat, card)
        if why is not None:
            return _noticed(table, seat, card, _meant(table, seat, act.handling), why)
    return None


def _meant(table: Table, seat: Seat, handling: Handling) -> Ground:
    """Return the words by which a card handled so would be looked at, if the player held it."""
    edition, playing = table.edition, table.playing
    if handling not in (Handling.NAME, Handling.EXPOSE, Handling.HOLD):
        return LAW[edition]["card_from_own_hand"]
    if playing is None:
        return clauses(24)[edition]["could_be_seen_by_partner"]
    if not playing.is_defender(seat):
        return LAW[edition]["card_from_own_hand"]
    is_named = handling is Handling.NAME
    idea = "names_card_in_hand" if is_named else "could_be_seen_by_partner"
    return clauses(49)[edition][idea]


def _has_other_cards(table: Table) -> bool:
    return any(fact in _OTHER_CARDS for fact, _ in table.facts)


def _not_in_reach(table: Table, seat: Seat, card: Card) -> Sentence | None:
    """Return why a card cannot be shown by a player; declarer may handle dummy's cards."""
    playing, deal = table.playing, table.scenario.deal
    if playing is None:
        return None if deal is None else _elsewhere(deal, seat, card)
    whys = [_in_the_way(playing, hand, card) for hand in _within_reach(playing, seat)]
    return None if None in whys else whys[0]


def _within_reach(playing: Playing, seat: Seat) -> tuple[Seat, ...]:
    return (seat,) if playing.is_defender(seat) else (seat, seat.partner)


def _in_the_way(playing: Playing, seat: Seat, card: Card) -> Sentence | None:
    """Return why a hand cannot hold a card: it lies elsewhere, or has been played."""
    hand = playing.period.deal.hand(seat)
    if hand is not None and card in hand:
        return None
    first = playing.period.won_before.total + 1
    for number, trick in enumerate(playing.period.tricks, first):
        for played in trick.cards:
            if played.card == card:
                if played.seat is seat and trick is playing.period.current:
                    return None
                words = "{who} has already played {card} to trick {trick}."
                return sentence(words, card=card, who=played.seat, trick=number)
    return _elsewhere(playing.period.deal, seat, card)


def _elsewhere(deal: Deal, seat: Seat, card: Card) -> Sentence | None:
    """Return in which hand a card is seen by the deal, or that it is not in this one."""
    hand = deal.hand(seat)
    if hand is not None and card in hand:
        return None
    for other in Seat:
        held = deal.hand(other)
        if held is not None and card in held:
            return sentence("In the deal, {card} is in {who}’s hand.", card=card, who=other)
    if hand is None:
        return None
    return sentence("In the deal, {card} is not in {who}’s hand.", card=card, who=seat)


def _noticed(table: Table, seat: Seat, card: Card, law: Ground, why: Sentence) -> Table:
    playing = table.playing
    player = seat if playing is None else playing.player_of(seat)
    noticed = table.noticing(Irregularity.CARD_NOT_HELD, player, table.event)
    result = sentence(
        "{who} does not hold {card}. Record how {who} came by it, or name another card.",
        who=seat,
        card=card,
    )
    decided = noticed.deciding(
        Verdict((Applied(law, Role.IRREGULARITY),), result, trace=(why, result))
    )
    return replace(decided, not_covered=decided.not_covered or why)
