"""Cards not played but handled: led face down, exposed, held, touched, named, taken back."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.claims import claim_making
from bridge_rules_gui.director.play import leads_out_of_turn, revoke_acts
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import CardsHandled, Event, Handling
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law41_opening_lead as law41
from bridge_rules_gui.laws import law45_played_card as law45
from bridge_rules_gui.laws import law47_withdrawal as law47
from bridge_rules_gui.laws import law48_declarers_cards as law48
from bridge_rules_gui.laws import law49_exposed_card as law49
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law52_penalty_card_not_played as law52
from bridge_rules_gui.laws import law68_claim as law68
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.recorded import How, how
from bridge_rules_gui.table.table import Table

Plays = Callable[[Table, Seat, Card], Table]
Handler = Callable[[Table, Playing, Seat, CardsHandled, Plays], Table]


_A_HAND = 2
"""So many cards at least, and all he holds, are a hand that is shown."""

_ON_PURPOSE = frozenset(
    {How.SHOWN, How.LED, How.PLAYED, How.NAMED, How.FACED_HAND, How.FACED_AS_DUMMY}
)
"""The ways in which a card is exposed on purpose."""


def handled(table: Table, event: Event, act: CardsHandled, play: Plays) -> Table:
    """Return the table after cards were handled; `play` lays in the trick one that is played."""
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
    lead = playing.face_down
    if lead is not None and (lead.seat, (lead.card,)) == (seat, act.cards):
        return play(table, seat, lead.card)
    if not playing.is_defender(seat):
        return _shown_by_declarer(table, playing, seat, act)
    if table.stated_fact("about_current_trick", table.event) is True:
        return law49.about_current_trick(table, seat, act.cards)
    if _shows_his_hand(table, playing, seat, act):
        conceding = law68.is_concession(table)
        shown = law49.hand_shown(table, seat, conceding=conceding)
        return claim_making.made_by_showing(shown, seat, conceding=conceding)
    if not law49.could_be_seen(table, act):
        return law49.unseen(table, seat, act.cards)
    return law49.exposed(table, seat, act.cards, deliberate=_is_deliberate(table, seat, act))


def _shown_by_declarer(table: Table, playing: Playing, seat: Seat, act: CardsHandled) -> Table:
    """Return the table after declarer showed cards of his own or dummy's (48, 54A)."""
    if law41.is_dummys_hand(playing, seat, act.cards):
        return law41.dummy_spread(table, playing)
    if not _is_declarers_hand(table, playing, seat, act):
        return law48.some_cards(table, playing, act.cards)
    lead = playing.wrong_lead
    if lead is not None and lead.key is Irregularity.OPENING_LEAD_OUT_OF_TURN:
        return leads_out_of_turn.became_dummy(table, playing, lead, by_cards=True)
    if not law68.is_claim(table, law48.question_of_intention(table.edition)):
        return law48.some_cards(table, playing, act.cards)
    conceding = law68.is_concession(table)
    shown = law48.claimed(table, seat, conceding=conceding)
    return claim_making.made_by_showing(shown, seat, conceding=conceding)


def _is_declarers_hand(table: Table, playing: Playing, seat: Seat, act: CardsHandled) -> bool:
    if seat is not playing.contract.declarer:
        return False
    hand = playing.period.deal.hand(seat)
    every = hand is not None and len(act.cards) > 1 and set(hand) <= set(act.cards)
    return every or how(table.current_event) is How.FACED_HAND


def _shows_his_hand(table: Table, playing: Playing, seat: Seat, act: CardsHandled) -> bool:
    """Whether a defender shows all his cards, which is a claim unless none was meant (68A)."""
    hand = playing.period.deal.hand(seat)
    if hand is None or len(act.cards) < _A_HAND or set(act.cards) != set(hand):
        return False
    return law68.is_claim(table)


def _is_deliberate(table: Table, seat: Seat, act: CardsHandled) -> bool:
    """Whether cards were exposed on purpose: as a fact says, or how it was done, or asked."""
    event = table.current_event
    stated = event.facts.value("deliberate")
    if isinstance(stated, bool):
        return stated
    if law68.is_accident(event):
        return False
    if act.handling is not Handling.NAME and how(event) in _ON_PURPOSE:
        return True
    if not law50.may_be_minor(table, seat, act.cards):
        return False
    words = "Was {card} exposed by a deliberate act?"
    if act.handling is Handling.NAME:
        if table.edition is not Edition.RU_1987:
            return True
        # The later books ask for an act on purpose, 1987 for a play on purpose.
        words = "Does naming {card} count as exposing it by deliberate play?"
    return table.judge("deliberate", table.event, sentence(words, card=act.cards[0]))


# -- held, touched, named -----------------------------------------------------------------------


def _held(table: Table, playing: Playing, seat: Seat, act: CardsHandled, play: Plays) -> Table:
    """A card held so that it counts as played (45C1, 45C2), or shown and no more."""
    card = act.cards[0]
    if not playing.is_defender(seat):
        return _held_by_declarer(table, _hand_of(playing, seat, card), card, play)
    if table.current_event.facts.value("seen_by_partner") is False:
        return table
    if seat is playing.turn:
        return _counted(table, seat, card, "defenders_card_visible_to_partner", play)
    if playing.period.is_lead_due:
        return law49.exposed(table, seat, act.cards, deliberate=_is_deliberate(table, seat, act))
    current = playing.period.current
    if current is not None and current.cards_of(seat):
        return law45.fifth_card(table, playing, seat, card)
    return play(table, seat, card)


def _counted(table: Table, seat: Seat, card: Card, idea: str, play: Plays) -> Table:
    """Return the table with a card played that was held, touched or named (45C)."""
    return law45.counts_as_played(table, play(table, seat, card), seat, card, idea)


def _hand_of(playing: Playing, seat: Seat, card: Card) -> Seat:
    """Return the hand a card is in: declarer may hold or name one of dummy's."""
    dummy = playing.contract.dummy
    hand = playing.period.deal.hand(dummy)
    declares = not playing.is_defender(seat)
    return dummy if declares and hand is not None and card in hand else seat


def _held_by_declarer(table: Table, seat: Seat, card: Card, play: Plays) -> Table:
    idea = law45.position_when_held(table, card)
    return table if idea is None else _counted(table, seat, card, idea, play)


def _touched(table: Table, playing: Playing, seat: Seat, act: CardsHandled, play: Plays) -> Table:
    """Declarer touched a card of dummy's (45C3); dummy himself only points at it (45F)."""
    contract, card = playing.contract, act.cards[0]
    if playing.is_defender(seat):
        return table
    event = table.current_event
    if how(event) is How.ARRANGING or event.facts.value("deliberate") is False:
        return table
    if seat is contract.dummy:
        return law45.dummy_pointed(table, playing)
    return _counted(table, contract.dummy, card, "dummys_card_touched", play)


def _named(table: Table, playing: Playing, seat: Seat, act: CardsHandled, play: Plays) -> Table:
    """Declarer's card named is played (45C4(a)), a defender's is exposed, unless he plays it."""
    card = act.cards[0]
    table = revoke_acts.named(table, seat)
    defends = playing.is_defender(seat)
    if defends and table.stated_fact("about_current_trick", table.event) is True:
        return law49.about_current_trick(table, seat, act.cards)
    seat = _hand_of(playing, seat, card)
    if defends and not law45.is_named_to_play(table, playing, seat, card):
        return law49.exposed(table, seat, act.cards, deliberate=_is_deliberate(table, seat, act))
    return _counted(table, seat, card, "named_as_card_to_play", play)


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


_HANDLED: Mapping[Handling, Handler] = {
    Handling.LEAD_FACE_DOWN: _led_face_down,
    Handling.EXPOSE: _exposed,
    Handling.HOLD: _held,
    Handling.TOUCH: _touched,
    Handling.NAME: _named,
    Handling.WITHDRAW: _withdrawn,
}
