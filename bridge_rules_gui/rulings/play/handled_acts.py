"""Cards not played, taken in: led face down, exposed, held, touched, named, taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.bridge.story import Handling
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law41_opening_lead as law41
from bridge_rules_gui.rulings import law45_played_card as law45
from bridge_rules_gui.rulings import law47_withdrawal as law47
from bridge_rules_gui.rulings import law48_declarers_cards as law48
from bridge_rules_gui.rulings import law49_exposed_card as law49
from bridge_rules_gui.rulings import law52_penalty_card_not_played as law52
from bridge_rules_gui.rulings.claims import hand_shown
from bridge_rules_gui.rulings.claims.current_trick_words import speaks_of_current_trick
from bridge_rules_gui.rulings.play import revoke_acts

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.story import CardsHandled, Event
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing

    Plays = Callable[[Table, Seat, Card], Table]
    TakesIn = Callable[[Table, Playing, Seat, CardsHandled, Plays], Table]

_A_HAND = 2
"""So many cards at least, and all he holds, are a hand that is shown."""

_ON_PURPOSE = ("show", "led", "lead", "laid", "lay", "face", "deliberate", "purpose", "play")
"""Words of a story that tell how a card came to be exposed; an accident goes before the rest."""


def taken_in(table: Table, event: Event, act: CardsHandled, play: Plays) -> Table:
    """Take in what was done with cards; `play` lays in the trick one that must be played."""
    playing = table.playing
    if playing is None or event.who is None or not act.cards:
        return table
    return _HANDLED[act.handling](table, playing, event.who, act, play)


def _led_face_down(
    table: Table, playing: Playing, seat: Seat, act: CardsHandled, play: Plays
) -> Table:
    del play
    return law41.led_face_down(table, playing, seat, act.cards[0])


# -- exposed ------------------------------------------------------------------------------------


def _exposed(table: Table, playing: Playing, seat: Seat, act: CardsHandled, play: Plays) -> Table:
    del play
    if not playing.is_defender(seat):
        return law48.shown(table, playing, seat, act.cards, act.how)
    if _is_about_current_trick(table, playing):
        return law49.about_current_trick(table, seat, act.cards)
    if _shows_his_hand(table, playing, seat, act):
        conceding = hand_shown.is_concession(table, act.how)
        return law49.hand_shown(table, seat, conceding=conceding)
    if not _could_be_seen(table, act):
        return table
    return law49.exposed(table, seat, act.cards, deliberate=_is_deliberate(table, seat, act))


def _is_about_current_trick(table: Table, playing: Playing) -> bool:
    """Whether cards are shown with words about the trick in progress alone: a fact, or in words."""
    told = table.told_fact("about_current_trick", table.event)
    if told is None and not playing.period.is_lead_due:
        return speaks_of_current_trick(table.happening.statement)
    return told is True


def _shows_his_hand(table: Table, playing: Playing, seat: Seat, act: CardsHandled) -> bool:
    """Whether a defender shows all his cards, which is a claim unless none was meant (68A)."""
    hand = playing.period.deal.hand(seat)
    if hand is None or len(act.cards) < _A_HAND or set(act.cards) != set(hand):
        return False
    return hand_shown.is_claim(table, act.how)


def _could_be_seen(table: Table, act: CardsHandled) -> bool:
    """Whether partner could see the face; in 1987 a card faced on the table is enough."""
    if table.happening.facts.value("seen_by_partner") is not False:
        return True
    on_table = act.handling is Handling.EXPOSE and "table" in act.how.casefold()
    return on_table and table.edition is Edition.RU_1987


def _is_deliberate(table: Table, seat: Seat, act: CardsHandled) -> bool:
    """Whether a card was exposed by a deliberate act: told as a fact, or by how it happened.

    It is asked where neither tells and it makes a difference: for a single card below an honour.
    """
    told = table.happening.facts.value("deliberate")
    if isinstance(told, bool):
        return told
    how = act.how.casefold()
    if hand_shown.is_accident(how):
        return False
    single = len(act.cards) == 1 and not act.cards[0].rank.is_honour
    another = any(held.seat is seat for held in table.penalty_cards)
    if act.handling is Handling.NAME or any(word in how for word in _ON_PURPOSE):
        return True
    if not single or another:
        return True
    question = sentence("Was {card} exposed by a deliberate act?", card=act.cards[0])
    return table.judge("deliberate", table.event, question)


# -- held, touched, named -----------------------------------------------------------------------


def _held(table: Table, playing: Playing, seat: Seat, act: CardsHandled, play: Plays) -> Table:
    """A card held so that it counts as played (45C1, 45C2), or shown and no more."""
    card = act.cards[0]
    if not playing.is_defender(seat):
        return _held_by_declarer(table, _hand_of(playing, seat, card), card, act.how, play)
    if table.happening.facts.value("seen_by_partner") is False:
        return table
    if seat is playing.turn:
        return _counted(table, seat, card, "45C1", play)
    if playing.period.is_lead_due:
        return law49.exposed(table, seat, act.cards, deliberate=_is_deliberate(table, seat, act))
    current = playing.period.current
    if current is not None and current.cards_of(seat):
        return law45.fifth_card(table, playing, seat, card)
    return play(table, seat, card)


def _counted(table: Table, seat: Seat, card: Card, item: str, play: Plays) -> Table:
    """Return the table with a card played that was held, touched or named (45C)."""
    return law45.counts_as_played(table, play(table, seat, card), seat, card, item)


def _hand_of(playing: Playing, seat: Seat, card: Card) -> Seat:
    """Return the hand a card is in: declarer may hold or name one of dummy's."""
    dummy = playing.contract.dummy
    hand = playing.period.deal.hand(dummy)
    declares = not playing.is_defender(seat)
    return dummy if declares and hand is not None and card in hand else seat


def _held_by_declarer(table: Table, seat: Seat, card: Card, how: str, play: Plays) -> Table:
    words = how.casefold()
    by_table = "table" in words or "touch" in words
    if not by_table and "played" not in words:
        question = sentence(
            "Was {card} held face up at the table, or so as to show that it was played?", card=card
        )
        if not table.judge("in_played_position", table.event, question):
            return table
    item = "45C2(a)" if by_table else "45C2(b)"
    return _counted(table, seat, card, item, play)


def _touched(table: Table, playing: Playing, seat: Seat, act: CardsHandled, play: Plays) -> Table:
    """Declarer touched a card of dummy's (45C3); dummy himself only points at it (45F)."""
    contract, card = playing.contract, act.cards[0]
    if playing.is_defender(seat):
        return table
    if "arrang" in act.how.casefold() or table.happening.facts.value("deliberate") is False:
        return table
    if seat is contract.dummy:
        return law45.dummy_pointed(table, playing)
    return _counted(table, contract.dummy, card, "45C3", play)


def _named(table: Table, playing: Playing, seat: Seat, act: CardsHandled, play: Plays) -> Table:
    """Declarer's card named is played (45C4(a)), a defender's is exposed, unless he plays it."""
    card = act.cards[0]
    table = revoke_acts.named(table, seat)
    defends = playing.is_defender(seat)
    seat = _hand_of(playing, seat, card)
    if defends and not (seat is playing.turn and "play" in act.how.casefold()):
        return law49.exposed(table, seat, act.cards, deliberate=_is_deliberate(table, seat, act))
    return _counted(table, seat, card, "45C4(a)", play)


# -- taken back ---------------------------------------------------------------------------------


def _withdrawn(table: Table, playing: Playing, seat: Seat, act: CardsHandled, play: Plays) -> Table:
    """A card taken back: by a right, for a revoke, or against Law 47."""
    del play
    right = law47.right_to_withdraw(table, seat)
    if right is not None:
        return law47.by_right(table, seat, right)
    for_revoke = revoke_acts.withdrawn(table, seat, act.cards)
    if for_revoke is not None:
        return for_revoke
    if playing.face_down is not None and playing.face_down.seat is seat:
        return law41.taken_back(table, playing, playing.face_down)
    if playing.unplayed is not None and playing.unplayed.card in act.cards:
        return law52.taken_back_himself(table, playing, playing.unplayed)
    for played in playing.played:
        if played.seat is seat and played.card in act.cards:
            return law47.not_allowed(table, seat, played.card)
    return table


_HANDLED: Mapping[Handling, TakesIn] = {
    Handling.LEAD_FACE_DOWN: _led_face_down,
    Handling.EXPOSE: _exposed,
    Handling.HOLD: _held,
    Handling.TOUCH: _touched,
    Handling.NAME: _named,
    Handling.WITHDRAW: _withdrawn,
}
