"""The table in words: for whoever hears it, on the players' plates, and under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.simulation.position import CallOnTable, ClaimOnTable, Position, TrickOnTable
from bridge_rules_gui.window.simulator.table.names import (
    explained_facing,
    letter_of_seat,
    name_of_call,
    name_of_card,
    name_of_contract,
    name_of_seat,
    name_of_side,
    name_of_stage,
    name_of_state,
    name_of_suit,
    name_of_vulnerability,
    printed_rank,
    short_call,
)
from bridge_rules_gui.window.simulator.table.placing import PlacedCard, TablePlan, Where
from bridge_rules_gui.window.simulator.table.seen import SeenHands
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
            lines.append(pattern.format(player=name_of_seat(seat), cards=_hand(cards)))
    return lines


def _hand(cards: tuple[Card, ...]) -> str:
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


# -- calls ---------------------------------------------------------------------------------------


def recorded_call(made: CallOnTable) -> str:
    """Return a call in words, to be read aloud."""
    text = translate("Table", "{player}: {call}").format(
        player=name_of_seat(made.seat), call=name_of_call(made.call)
    )
    more = [*_fate(made), *([say_text(made.meaning)] if made.meaning else [])]
    return f"{text} ({', '.join(more)})." if more else f"{text}."


def noted_call(made: CallOnTable) -> str:
    """Return a short note on a call that was out of order."""
    return translate("Table", "{player} {call}: {fate}").format(
        player=name_of_seat(made.seat), call=short_call(made.call), fate=", ".join(_fate(made))
    )


def _fate(made: CallOnTable) -> list[str]:
    state = name_of_state(made.state)
    irregular = [translate("Table", "irregular")] if made.is_irregular else []
    return [*irregular, *([state] if state else [])]


# -- plates --------------------------------------------------------------------------------------


def plate_texts(seat: Seat, position: Position, *, is_turn: bool) -> tuple[str, ...]:
    """Return a player's name and part, in ever shorter words."""
    name, letter = name_of_seat(seat), letter_of_seat(seat)
    part = _part(seat, position)
    turn = [translate("Table", "to play", "whose turn it is")] if is_turn else []
    if is_turn and position.contract is None:
        turn = [translate("Table", "to call", "whose turn it is")]
    return (
        " · ".join([name, *part, *turn]),
        " · ".join([name, *part]),
        " · ".join([letter, *part]),
        name,
        letter,
    )


def _part(seat: Seat, position: Position) -> list[str]:
    contract = position.contract
    if contract is not None and seat is contract.declarer:
        return [translate("Table", "declarer")]
    if contract is not None and seat is contract.dummy:
        return [translate("Table", "dummy")]
    if contract is None and seat is position.dealer:
        return [translate("Table", "dealer")]
    return []


# -- tips ----------------------------------------------------------------------------------------


def tip_at(point: QPointF, plan: TablePlan, position: Position) -> str:
    """Return what is to be said of the place; nothing of the bare cloth."""
    hit = plan.card_at(point.x(), point.y())
    if hit is not None:
        return _of_card(hit, position)
    for seat, rect in plan.plates.items():
        if rect.contains(point):
            texts = plate_texts(seat, position, is_turn=position.turn is seat)
            return f"{texts[0]} · {name_of_vulnerability(position.vulnerable)}"
    return ""


def _of_card(placed: PlacedCard, position: Position) -> str:
    if placed.where is Where.QUITTED:
        trick = next((t for t in position.quitted if t.number == placed.trick), None)
        return described_trick(trick) if trick is not None else ""
    if placed.where is Where.FACE_DOWN:
        return translate("Table", "Opening lead, face down")
    if not placed.is_up or placed.card is None:
        return translate("Table", "A card nobody may see")
    text = translate("Table", "{card}, {player}").format(
        card=name_of_card(placed.card), player=name_of_seat(placed.seat)
    )
    if placed.facing is not None:
        text += f" · {explained_facing(placed.facing)}"
    if placed.is_irregular:
        text += " · " + translate("Table", "irregular")
    if placed.is_winner:
        text += " · " + translate("Table", "wins the trick")
    return text


def described_trick(trick: TrickOnTable) -> str:
    """Return a trick in words: its number, its cards in their order, and its winner."""
    cards = ", ".join(
        translate("Table", "{player} {card}").format(
            player=name_of_seat(played.seat), card=name_of_card(played.card)
        )
        + (" (" + translate("Table", "irregular") + ")" if played.is_irregular else "")
        for played in trick.cards
    )
    if trick.winner is None:
        return translate("Table", "Trick {number}: {cards}.").format(
            number=trick.number, cards=cards
        )
    return translate("Table", "Trick {number}: {cards}; won by {winner}.").format(
        number=trick.number, cards=cards, winner=name_of_seat(trick.winner)
    )
