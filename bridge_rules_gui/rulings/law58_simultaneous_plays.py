"""Law 58: cards played at the same time, by two players or from one hand.

Of two players' the one not in turn comes after the legal one (58A). Of several cards from one hand
a single one seen is played (58B1); of several seen the player says which, and each other one of a
defender's is a penalty card (58B2). In Serbian he determines the card played, elsewhere he names
the one he meant to play. An opponent who has played meanwhile may change his card (58B3), and once
both sides have played to the next trick Law 67 governs (58B4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.sentence import listed, sentence
from bridge_rules_gui.bridge.story import CardsPlayed
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law16_withdrawn_calls as law16
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.law47_withdrawal import WITHDRAW
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Consequence,
    Option,
    PenaltyCard,
    Rank,
    Role,
    Unauthorised,
    Verdict,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.story import Event
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.playing import Playing
    from bridge_rules_gui.rulings.play.waiting_plays import StuckCards

RU = grounds(
    Edition.RU_1987,
    {
        "58A": "Ход или игра картой, сделанная одновременно с легальным ходом или игрой другого "
        "игрока, считается последовавшей после неё игрой",
        "58B1": "Если видна только одна карта, эта карта сыграна; остальные карты поднимаются без "
        "наказания",
        "58B2": "игрок выбирает карту, которой он предполагал сыграть",
        "58B2 others": "если он вистующий, то каждая другая показанная карта становится штрафной",
        "58B2 defender": "игрок выбирает карту, которой он предполагал сыграть, и, если он "
        "вистующий, то каждая другая показанная карта становится штрафной",
        "58B3": "может отменить свою сыгранную карту и заменить её другой без наказания",
        "58B4": "Если одновременная игра не была обнаружена до того, как обе стороны сыграли в "
        "следующую взятку, применяется правило 67",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "58A": "Atak ili igra izvedeni istovremeno sa ispravnim atakom ili igrom drugog igrača "
        "smatraju se uzastopnim",
        "58B1": "ako je viđena samo jedna karta, ta karta je odigrana; sve ostale karte se vraćaju "
        "u list i nema daljih ispravki",
        "58B2": "igrač određuje koja karta je odigrana",
        "58B2 others": "sve ostale izložene karte postaju kaznene karte",
        "58B2 defender": "igrač određuje koja karta je odigrana; ako je u pitanju igrač odbrane, "
        "sve ostale izložene karte postaju kaznene karte",
        "58B3": "može da povuče svoju kartu i zameni je drugom bez daljih ispravki",
        "58B4": "Ako istovremena igra ostane neotkrivena dok obe strane ne odigraju u sledećem "
        "štitu, primenjuje se Član 67",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "58A": "Атака или ход, направени едновременно с легалната атака или ход на друг играч, се "
        "считат за последващи",
        "58B1": "Ако се вижда лицето само на една карта, тази карта е изиграната; всички други "
        "карти се прибират и няма допълнителна поправка",
        "58B2": "нарушителят посочва картата, която възнамерява да играе",
        "58B2 others": "всяка друга показана карта става наказана",
        "58B2 defender": "нарушителят посочва картата, която възнамерява да играе; когато той е "
        "защитник, всяка друга показана карта става наказана",
        "58B3": "може да оттегли своята карта и да я замени с друга карта",
        "58B4": "Ако едновременна игра остане незабелязана, докато и двете страни са играли за "
        "следващата взятка, то се прилага П67",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

NOT_RULED = {
    edition: {"58B": "only introduces its items, which are ruled on one by one"}
    for edition in Edition
}

DESIGNATE: Final = "designate_card"
"""The option to say which of the cards was to be played."""


# -- two players (58A) --------------------------------------------------------------------------


def considered_later(before: Table, after: Table, events: Sequence[Event]) -> Table:
    """Return the table after cards of two players at once: the one in turn came first.

    What follows from the other's card is decided by its own law; it remains a simultaneous play.
    """
    plays = [event for event in events if isinstance(event.act, CardsPlayed)]
    turn = before.turn_or_lead
    later = [event for event in plays if event.who is not turn]
    if len(plays) < 2 or not later or len(later) == len(plays):
        return after
    law = Applied(_BOOKS[before.edition]["58A"])
    if len(after.matters) > len(before.matters):
        return _as_simultaneous(after, law)
    result = sentence(
        "{who}'s card was played at the same time as {turn}'s, whose turn it was: it comes after "
        "it, and is in order.",
        who=later[0].who,
        turn=turn,
    )
    noticed = after.noticing(Irregularity.SIMULTANEOUS_PLAY, later[0].who, before.event)
    return noticed.deciding(Verdict((law,), result))


def _as_simultaneous(table: Table, law: Applied) -> Table:
    matter = table.matters[-1]
    named = replace(
        matter,
        key=Irregularity.SIMULTANEOUS_PLAY,
        laws=(law, *matter.laws),
        laws_then=(law, *matter.laws_then),
    )
    line = sentence("A card played at the same time as the legal one comes after it.")
    return replace(table, matters=(*table.matters[:-1], named)).explaining((law,), (line,))


# -- one hand (58B) -----------------------------------------------------------------------------


def one_seen(edition: Edition, card: Card, others: int) -> Verdict:
    """Only one face was seen: that card is played (58B1)."""
    result = sentence(
        "Only {card} was seen: it is played, and {others} more goes back into the hand.",
        card=card,
        others=others,
    )
    reason = sentence(
        "{law} does not apply because no other face was seen.", law=_BOOKS[edition]["58B2"]
    )
    return Verdict((Applied(_BOOKS[edition]["58B1"]),), result, (), (result, reason))


def several_seen(table: Table, playing: Playing, stuck: StuckCards) -> Verdict:
    """Several faces were seen: the player says which card is played (58B2)."""
    edition = table.edition
    player = playing.player_of(stuck.seat)
    option = Option(player, DESIGNATE, _BOOKS[edition]["58B2"])
    defends = playing.is_defender(stuck.seat)
    words = (
        "{who} says which of {cards} is played; each other one is a penalty card."
        if defends
        else "{who} says which of {cards} is played; the others go back into the hand."
    )
    result = sentence(words, who=player, cards=listed(stuck.cards, "and"))
    laws: list[Applied] = [_which_is_played(edition, defends=defends)]
    penalty: list[Consequence] = []
    if defends:
        lying = {held.card for held in table.penalty_cards if held.seat is stuck.seat}
        alone = len(stuck.cards) == 2 and lying <= set(stuck.cards)
        shown = [card for card in stuck.cards if card not in lying]
        penalty = [_if_not_played(edition, stuck.seat, card, alone=alone) for card in shown]
        laws.append(Applied(_kind(edition, stuck.cards[0], alone=alone)))
    return Verdict(tuple(laws), result, (option, *penalty))


def _which_is_played(edition: Edition, *, defends: bool) -> Applied:
    """Return the words on what is played, and of a defender on what becomes of the other cards."""
    return Applied(_BOOKS[edition]["58B2 defender" if defends else "58B2"])


def _if_not_played(edition: Edition, seat: Seat, card: Card, *, alone: bool) -> PenaltyCard:
    """Return a card shown with the one played; `alone` if he then has no other."""
    return PenaltyCard(
        seat, card, _rank(card, alone=alone), _BOOKS[edition]["58B2 others"], DESIGNATE
    )


def _rank(card: Card, *, alone: bool) -> Rank:
    return Rank.MINOR if alone and not card.rank.is_honour else Rank.MAJOR


def _kind(edition: Edition, card: Card, *, alone: bool) -> Ground:
    """Return the words by which a card shown with the one played is of its kind."""
    several = not alone and not card.rank.is_honour
    return law50.kind_ground(edition, _rank(card, alone=alone), several=several)


def designated(
    table: Table, playing: Playing, stuck: StuckCards, card: Card, others: tuple[Card, ...]
) -> Verdict:
    """The player has said which card is played; opponents who have played may change theirs."""
    edition, book = table.edition, _BOOKS[table.edition]
    defends = playing.is_defender(stuck.seat)
    words = (
        "{card} is played; {others} is a penalty card."
        if defends
        else "{card} is played; {others} goes back into the hand."
    )
    result = sentence(words, card=card, others=others)
    laws = [_which_is_played(edition, defends=defends)]
    if defends:
        lying = any(held.seat is stuck.seat for held in table.penalty_cards)
        alone = len(others) == 1 and not lying
        laws.append(Applied(_kind(edition, others[0], alone=alone)))
    rights = tuple(
        Option(playing.player_of(seat), WITHDRAW, book["58B3"])
        for seat in stuck.followed
        if seat.side is not stuck.seat.side
    )
    if rights:
        laws.append(Applied(book["58B3"], Role.RIGHT))
    return Verdict(tuple(laws), result, rights)


def may_change(edition: Edition) -> Ground:
    """Return the provision by which an opponent may change the card he has played (58B3)."""
    return _BOOKS[edition]["58B3"]


def told(edition: Edition, by: Seat) -> tuple[Unauthorised, ...]:
    """Return what the offenders may not use when an opponent changes his card (58B3)."""
    if edition is Edition.RU_1987:
        return ()
    what = sentence("what {who}'s changed card told", who=by)
    return (Unauthorised(by.left_hand_opponent.side, what, law16.OF_WITHDRAWN_CALLS[edition]),)


def too_late(edition: Edition) -> Ground:
    """Return the provision that sends to Law 67 once both sides have played on (58B4)."""
    return _BOOKS[edition]["58B4"]
