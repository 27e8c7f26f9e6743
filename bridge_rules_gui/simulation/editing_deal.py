"""The cards of a case being edited: dealt at random, typed hand by hand, moved, turned round."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Final

from bridge_rules_gui.game.card import DECK, Card
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.deal import NO_HANDS, Deal
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.scenario import MidPlay, Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.simulation.editing import NEW, EditError, ScenarioDraft

_FULL: Final = 13
"""Four hands of which nothing is known."""
_SUIT_FIRST: Final = re.compile(r"(?i)^\s*[SHDC♠♥♦♣]")


def new_draft(seed: int) -> ScenarioDraft:
    """Return a case in which nothing has happened yet: North deals a full pack."""
    return ScenarioDraft(Scenario(NEW, "", dealer=Seat.NORTH, deal=random_deal(seed)))


def random_deal(seed: int, cards: int = _FULL) -> Deal:
    """Return a deal at random, the same for the same seed, of so many cards each."""
    pack = list(DECK)
    random.Random(seed).shuffle(pack)  # noqa: S311 - cards of a study, not of a tournament
    hands = (Hand(tuple(pack[n * _FULL : n * _FULL + cards])) for n in range(4))
    return Deal(tuple(hands))


def full_hand(scenario: Scenario) -> int:
    """Return how many cards each hand holds when the case begins."""
    return _FULL if scenario.start is None else _FULL + 1 - scenario.start.trick


def dealt_at_random(draft: ScenarioDraft, seed: int) -> ScenarioDraft:
    """Return the case with a random deal; plays that no longer fit are stated as its problems."""
    deal = random_deal(seed, full_hand(draft.scenario))
    return with_deal(draft, deal)


def with_deal(draft: ScenarioDraft, deal: Deal | None) -> ScenarioDraft:
    """Return the case with another deal."""
    return draft.with_scenario(replace(draft.scenario, deal=deal))


def with_hand(draft: ScenarioDraft, seat: Seat, hand: Hand | None) -> ScenarioDraft:
    """Return the case with another hand for a player; None where it is not known."""
    deal = (draft.scenario.deal or NO_HANDS).with_hand(seat, hand)
    return with_deal(draft, None if set(deal.hands) == {None} else deal)


def with_card_moved(draft: ScenarioDraft, card: Card, to: Seat) -> ScenarioDraft:
    """Return the case with a card in another hand, taken from whoever held it."""
    deal = draft.scenario.deal or NO_HANDS
    for seat in Seat:
        hand = deal.hand(seat)
        if hand is not None:
            deal = deal.with_hand(seat, hand.without(card))
    there = deal.hand(to) or Hand()
    return with_deal(draft, deal.with_hand(to, Hand((*there.cards, card))))


def with_rest_dealt(draft: ScenarioDraft, seed: int) -> ScenarioDraft:
    """Return the case with the cards nobody holds dealt at random to the hands that lack some."""
    deal = draft.scenario.deal or NO_HANDS
    full = full_hand(draft.scenario)
    held = {card for hand in deal.hands if hand is not None for card in hand}
    rest = [card for card in DECK if card not in held]
    random.Random(seed).shuffle(rest)  # noqa: S311 - as above
    for seat in Seat:
        hand = deal.hand(seat) or Hand()
        lacking = max(0, full - len(hand))
        deal = deal.with_hand(seat, Hand((*hand.cards, *rest[:lacking])))
        rest = rest[lacking:]
    return with_deal(draft, deal)


def turned(draft: ScenarioDraft, turns: int) -> ScenarioDraft:
    """Return the case with every hand given so many places further on, clockwise."""
    deal = draft.scenario.deal
    if deal is None:
        return draft
    hands = {seat.turned(turns): deal.hand(seat) for seat in Seat}
    return with_deal(draft, Deal(tuple(hands[seat] for seat in Seat)))


def hand_typed(text: str) -> Hand | None:
    """Read a hand as people type it; None for nothing, or for ``-``, an unknown hand.

    ``KT7.A5.QJ93.8642`` spades first, ``10`` for the ten, a hyphen for a void, or suits with
    their letter or sign in any order: ``SKT7 HA5 DQJ93 C8642``. Raise `EditError`.
    """
    plain = text.strip().replace("10", "T").upper()
    if plain in ("", "-"):
        return None
    try:
        return _by_letters(plain) if _SUIT_FIRST.match(plain) else _by_dots(plain)
    except BridgeError as error:
        raise EditError(
            error.problem,
            sentence("write a hand like KT7.A5.QJ93.8642, spades first"),
        ) from error


def _by_dots(plain: str) -> Hand:
    parts = [part.strip().replace("-", "") for part in re.split(r"[.\s]+", plain)]
    return Hand.parse(".".join((*parts, *([""] * (len(Suit) - len(parts))))))


def _by_letters(plain: str) -> Hand:
    cards: list[Card] = []
    for sign, ranks in re.findall(r"([SHDC♠♥♦♣])([^SHDC♠♥♦♣]*)", plain):
        cards += [Card.parse(f"{sign}{rank}") for rank in ranks if rank not in " .,:-"]
    return Hand(tuple(cards))


def cards_typed(text: str) -> tuple[Card, ...]:
    """Read one card or several as people type them: ``SQ``, ``♥10``, ``SQ, S7``, ``sq s7``."""
    words = re.split(r"[\s,;]+", text.strip().upper().replace("10", "T"))
    try:
        return tuple(Card.parse(word) for word in words if word)
    except BridgeError as error:
        raise EditError(
            error.problem,
            sentence("write suit and rank, like SQ or HT"),
        ) from error


def line_typed(text: str) -> list[object]:
    """Read the line of a claim as it is typed: ``SA H draw finesse DQ rest``.

    What is no step is given on as it stands, to be refused by the notation.
    """
    words = [word for word in re.split(r"[\s,;]+", text.strip()) if word]
    recorded: list[object] = []
    while words:
        word = words.pop(0)
        match word.lower():
            case "draw":
                recorded.append({"draw": "trumps"})
            case "rest":
                recorded.append({"rest": True})
            case "finesse" if words:
                recorded.append({"finesse": _card_typed(words.pop(0))})
            case short if short in ("s", "h", "d", "c"):
                recorded.append({"suit": short.upper()})
            case _:
                recorded.append(_card_typed(word))
    return recorded


def line_shown(value: object) -> str:
    """Return the line of a claim as it is typed; the inverse of `line_typed`."""
    items = value if isinstance(value, list) else [] if value is None else [value]
    return " ".join(map(_step_shown, items))


def _step_shown(step: object) -> str:
    match step:
        case {"suit": suit}:
            return str(suit)
        case {"finesse": card}:
            return f"finesse {card}"
        case {"draw": _}:
            return "draw"
        case {"rest": _}:
            return "rest"
        case _:
            return str(step)


def _card_typed(word: str) -> str:
    try:
        return " ".join(map(str, cards_typed(word)))
    except EditError:
        return word


def beginning_with_auction(draft: ScenarioDraft) -> ScenarioDraft:
    """Return the case with an auction at its beginning."""
    dealer = draft.scenario.dealer or Seat.NORTH
    return draft.with_scenario(replace(draft.scenario, dealer=dealer, contract=None, start=None))


def beginning_after_auction(draft: ScenarioDraft, contract: str, declarer: Seat) -> ScenarioDraft:
    """Return the case that begins with the opening lead against a contract."""
    made = _contract(contract, declarer)
    return draft.with_scenario(replace(draft.scenario, contract=made, start=None))


def beginning_in_play(
    draft: ScenarioDraft, contract: str, declarer: Seat, start: MidPlay
) -> ScenarioDraft:
    """Return the case that begins in the middle of the play."""
    if start.tricks_ns + start.tricks_ew != start.trick - 1:
        raise EditError(
            sentence(
                "before trick {trick} the sides have won {ns} and {ew}",
                ns=start.tricks_ns,
                ew=start.tricks_ew,
                trick=start.trick,
            ),
            sentence("the two must add up to {sum}", sum=start.trick - 1),
        )
    made = _contract(contract, declarer)
    return draft.with_scenario(replace(draft.scenario, contract=made, start=start))


def _contract(text: str, declarer: Seat) -> Contract:
    plain = text.strip().upper()
    if plain[1:2] == "N" and plain[1:3] != "NT":
        plain = f"{plain[0]}NT{plain[2:]}"
    try:
        return Contract.parse(plain, declarer)
    except BridgeError as error:
        raise EditError(
            error.problem,
            sentence("write a contract like 4S, 3NT or 5DX"),
        ) from error
