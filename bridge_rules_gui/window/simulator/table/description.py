"""The table in words, for whoever hears it instead of seeing it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.simulation.position import ClaimOnTable, Position, TrickOnTable
from bridge_rules_gui.window.simulator.table.described_auction import recorded_call
from bridge_rules_gui.window.simulator.table.names import (
    explained_facing,
    name_of_card,
    name_of_contract,
    name_of_seat,
    name_of_side,
    name_of_stage,
    name_of_suit,
    name_of_vulnerability,
    printed_rank,
)
from bridge_rules_gui.window.simulator.table.seen import SeenHands
from bridge_rules_gui.window.simulator.table.tips import described_trick
from bridge_rules_gui.window.speaking import counted, in_quotation_marks, say_text

translate = QCoreApplication.translate


def described(position: Position, seen: SeenHands = SeenHands.ALL) -> str:
    """Return a position in sentences: what comes first matters most now."""
    lines = [
        *_moment(position),
        *_on_the_table(position),
        *_hands(position, seen),
        *_setting(position),
    ]
    return " ".join(lines)


def _moment(position: Position) -> list[str]:
    lines = []
    if position.is_director_present:
        lines.append(translate("Table", "The director is at the table."))
    if position.claim is not None:
        lines.append(described_claim(position.claim))
    if position.turn is not None:
        pattern = translate("Table", "{player} is to play.")
        if position.contract is None:
            pattern = translate("Table", "{player} is to call.")
        lines.append(pattern.format(player=name_of_seat(position.turn)))
    return lines


def described_claim(claim: ClaimOnTable) -> str:
    """Return a claim or concession in words."""
    player, own, left = name_of_seat(claim.seat), claim.own, claim.left
    if claim.is_concession:
        text = counted(
            "{player} concedes {own} of the {n} trick left.",
            "{player} concedes {own} of the {n} tricks left.",
            left,
            player=player,
            own=left - own,
        )
    else:
        text = counted(
            "{player} claims {own} of the {n} trick left.",
            "{player} claims {own} of the {n} tricks left.",
            left,
            player=player,
            own=own,
        )
    words = [in_quotation_marks(say_text(claim.statement))]
    return " ".join([text, *(words if claim.statement else []), name_of_stage(claim.stage)])


def _on_the_table(position: Position) -> list[str]:
    lines = []
    if position.trick is not None:
        lines.append(_trick(position.trick))
    if position.face_down is not None:
        pattern = translate("Table", "{player} has an opening lead face down.")
        lines.append(pattern.format(player=name_of_seat(position.face_down)))
    pattern = translate("Table", "In front of {player}: {card}, {why}.")
    lines += [
        pattern.format(
            player=name_of_seat(faced.seat),
            card=name_of_card(faced.card),
            why=explained_facing(faced.facing),
        )
        for faced in position.faced
    ]
    won = position.tricks_won
    if won is not None:
        pattern = translate("Table", "Tricks won: {ns_side} {ns}, {ew_side} {ew}.")
        lines.append(
            pattern.format(
                ns_side=name_of_side(Side.NORTH_SOUTH),
                ns=won.north_south,
                ew_side=name_of_side(Side.EAST_WEST),
                ew=won.east_west,
            )
        )
    return lines


def _trick(trick: TrickOnTable) -> str:
    if not trick.cards:
        pattern = translate("Table", "Trick {number} has not begun. On lead: {player}.")
        return pattern.format(number=trick.number, player=name_of_seat(trick.leader))
    return described_trick(trick)


def _hands(position: Position, seen: SeenHands) -> list[str]:
    lines = []
    for seat in Seat:
        cards = position.hands.get(seat)
        if cards and seen.includes(seat, position):
            pattern = translate("Table", "{player} holds {cards}.")
            lines.append(pattern.format(player=name_of_seat(seat), cards=described_hand(cards)))
    return lines


def described_hand(cards: tuple[Card, ...]) -> str:
    """Return cards by suits: spades A K 7, hearts 5."""
    suits = []
    for suit in reversed(Suit):
        ranks = [printed_rank(card.rank) for card in cards if card.suit is suit]
        if ranks:
            suits.append(f"{name_of_suit(suit)} {' '.join(ranks)}")
    return ", ".join(suits)


def _setting(position: Position) -> list[str]:
    lines = []
    if position.contract is not None:
        pattern = translate("Table", "Contract: {contract}.")
        lines.append(pattern.format(contract=name_of_contract(position.contract)))
    if position.dealer is not None:
        pattern = translate("Table", "Dealer: {player}.")
        lines.append(pattern.format(player=name_of_seat(position.dealer)))
    pattern = translate("Table", "Vulnerability: {who}.")
    lines.append(pattern.format(who=name_of_vulnerability(position.vulnerable)))
    if position.auction:
        text = " ".join(recorded_call(made) for made in position.auction)
        lines.append(translate("Table", "Auction: {calls}").format(calls=text))
    return lines
