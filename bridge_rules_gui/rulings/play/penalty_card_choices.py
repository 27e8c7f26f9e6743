"""What declarer may ask of a lead when the leader's partner has major penalty cards (50, 51)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings.verdict import Option, Rank

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.suit import Suit
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground


def lead_options(table: Table, leader: Seat) -> tuple[Option, ...]:
    """Return declarer's choices when a defender leads whose partner has major penalty cards."""
    if table.playing is None:
        return ()
    suits = Counter(
        card.card.suit
        for card in table.penalty_cards
        if card.seat is leader.partner and card.rank is Rank.MAJOR and not card.condition
    )
    declarer = table.playing.contract.declarer
    return tuple(_options(table.edition, declarer, suits)) if suits else ()


def options_for(edition: Edition, declarer: Seat, suits: Counter[Suit]) -> tuple[Option, ...]:
    """Return declarer's choices for penalty cards of given suits and numbers."""
    return tuple(_options(edition, declarer, suits))


def _options(edition: Edition, declarer: Seat, suits: Counter[Suit]) -> Iterator[Option]:
    for suit in sorted(suits, reverse=True):
        require, forbid = _choice_grounds(edition, suits, suit)
        yield Option(declarer, "require_suit", require, str(suit))
        yield Option(declarer, "forbid_suit", forbid, str(suit))
    if len(suits) > 1:
        letters = "".join(str(suit) for suit in sorted(suits, reverse=True))
        yield Option(declarer, "forbid_suits", law50.BOOKS[edition]["51B2(b)"], letters)
    yield Option(declarer, "no_restriction", _free_ground(edition, suits))


def _choice_grounds(edition: Edition, suits: Counter[Suit], suit: Suit) -> tuple[Ground, Ground]:
    book = law50.BOOKS[edition]
    if len(suits) > 1:
        return book["51B2(a)"], book["51B2(b)"]
    if suits[suit] > 1:
        return book["51B1(a)"], book["51B1(b)"]
    single = book["50E2(a)" if edition is Edition.RU_1987 else "50D2(a)"]
    return single, single


def _free_ground(edition: Edition, suits: Counter[Suit]) -> Ground:
    if edition is Edition.RU_1987:
        return law50.RU["50E2(b)"]
    several = edition is Edition.BG_2017 and len(suits) > 1
    return law50.BG["51B2(c)"] if several else law50.BOOKS[edition]["50D2(b)"]
