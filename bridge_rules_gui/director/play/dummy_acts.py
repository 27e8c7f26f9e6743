"""Dummy's cards, act by act: what declarer calls for, who settles it, what dummy does."""

from __future__ import annotations

from collections.abc import Callable

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.scenario import CardsPlayed, DummyDesignation, Event, OptionTaken
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law45_played_card as law45
from bridge_rules_gui.laws import law45_wrong_card_by_dummy as law45d
from bridge_rules_gui.laws import law46_designation as law46
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.play.designation_words import Words, understood
from bridge_rules_gui.table.play.playing import Called, Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Verdict

Plays = Callable[[Table, Seat, Card], Table]


_STATED_OF_A_CHANGE = ("unintended", "intended", "slip", "pause", "at_once")


def called_for(table: Table, event: Event, act: DummyDesignation, play: Plays) -> Table:
    """Return the table after declarer called for a card; `play` lays a card in the trick."""
    playing = table.playing
    if playing is None:
        return table
    called, words = playing.called, understood(act.words)
    if event.facts.value("different_intention") is True:
        said = law46.other_intention(table.edition)
    elif words is not None and (settled := _said_while_open(table, playing, words, play)):
        return settled
    elif words is not None or law46.names_neither(table, act.words):
        said = law46.designated(table, playing, words or Words())
    else:
        return law46.not_stated(table, act.words)
    if called is not None and _is_change(playing, called, event):
        card = _changed_to(playing, called, words) or said.card
        changed = card and law45.designation_changed(table, playing, called, card)
        return changed or law46.not_stated(table, act.words)
    first = _changed_too_late(playing, event)
    if first is not None:
        return law45.changed_too_late(table, playing, first)
    if said.ground is not None:
        table = law46.incomplete(table, playing, said)
    if said.card is None:
        return table
    if said.ground is None:
        table = law45.called_for(table, playing.contract.declarer, said.card)
    return _with_called(play(table, playing.contract.dummy, said.card), said.card)


def _said_while_open(table: Table, playing: Playing, words: Words, play: Plays) -> Table | None:
    """Return the table after declarer's words for a card that is still to be named.

    One that he may name settles it. Nothing else does where the choice is the defenders' (46B5) or
    among certain cards (46B3(b)); where he may name any card, None: they are a new designation.
    """
    called = playing.called
    if called is None or called.card is not None:
        return None
    legal = playing.period.legal_cards()
    if playing.contract.declarer in called.choosers:
        named = [card for card in called.among or legal if words.names(card)]
        if len(named) == 1:
            return _settled(table, playing, named[0], play)
        if not called.among or set(called.among) == set(legal):
            return None
    return law46.still_open(table, called.choosers)


def _is_change(playing: Playing, called: Called, event: Event) -> bool:
    """Whether new words replace the last ones: dummy's card to the trick is called already."""
    if called.card is None or not playing.played:
        return False
    if any(fact in event.facts for fact in _STATED_OF_A_CHANGE):
        return True
    trick = playing.period.current
    dummy = playing.contract.dummy
    return trick is not None and not trick.is_complete and bool(trick.cards_of(dummy))


def _changed_to(playing: Playing, called: Called, words: Words | None) -> Card | None:
    """Return the card that words name in place of the last one; None where they name several."""
    hand, trick = playing.period.deal.hand(playing.contract.dummy), playing.period.current
    if words is None or hand is None or called.card is None:
        return None
    named = [card for card in hand if words.names(card)]
    led = None if trick is None else trick.suit_led
    if called.card.suit is led:  # so that he has to follow suit with the other card too
        named = [card for card in named if card.suit is led]
    return named[0] if len(named) == 1 else None


def _changed_too_late(playing: Playing, event: Event) -> Card | None:
    """Return dummy's last card where words told to be a change come after declarer's next card."""
    told = any(fact in event.facts for fact in _STATED_OF_A_CHANGE)
    if not told or playing.called is not None or not playing.period.tricks or _is_due(playing):
        return None
    cards = playing.period.tricks[-1].cards_of(playing.contract.dummy)
    return cards[-1] if cards else None


def _with_called(table: Table, card: Card) -> Table:
    playing = table.playing
    if playing is None or playing.wrong_lead is not None:
        return table
    return replace(table, playing=replace(playing, called=Called(table.event, card)))


def option_taken(table: Table, who: Seat | None, act: OptionTaken, play: Plays) -> Table | None:
    """Return the table after a designation was settled or changed; None for another act."""
    playing = table.playing
    if playing is None or playing.called is None:
        return None
    try:
        card = Card.parse(act.value)
    except BridgeError:
        return None
    called = playing.called
    if act.option == "change_designation" and called.card is not None:
        return law45.designation_changed(table, playing, called, card)
    if act.option not in law46.NAMING or called.card is not None:
        return None
    if who not in (*called.choosers, None) or (called.among and card not in called.among):
        return None
    return _settled(table, playing, card, play)


def _settled(table: Table, playing: Playing, card: Card, play: Plays) -> Table:
    """Return the table with the card named that an incomplete designation had left open."""
    dummy = playing.contract.dummy
    cleared = replace(table, playing=replace(playing, called=None))
    result = sentence("{card} is played from dummy.", card=card)
    laws = table.incident.laws if table.incident else ()
    named = cleared.deciding(Verdict(laws, result)) if table.incident else cleared
    return _with_called(play(named, dummy, card), card)


def from_dummy(table: Table, seat: Seat, act: CardsPlayed, play: Plays) -> Table | None:
    """Return the table after a card left dummy's hand by a designation, or by none.

    None where declarer simply plays from dummy.
    """
    playing = table.playing
    if playing is None or len(act.cards) != 1 or seat is not playing.contract.dummy:
        return None
    card, called = act.cards[0], playing.called
    if called is not None and called.card is None:
        return _settled(table, playing, card, play)
    lies = called is not None and _lies_in_trick(playing, called)
    if called is not None and lies and called.card == card:
        return replace(table, playing=replace(playing, called=replace(called, in_place=True)))
    if act.by_dummy and (lies or _is_due(playing) or _is_to_come(playing)):
        return law45d.put_in_place(table, playing, card, called.card if called and lies else None)
    if called is not None and lies and not called.in_place and not _is_due(playing):
        return law45.designation_changed(table, playing, called, card)
    return None


def _lies_in_trick(playing: Playing, called: Called) -> bool:
    trick = playing.period.current
    dummy = playing.contract.dummy
    return trick is not None and called.card in trick.cards_of(dummy)


def _is_due(playing: Playing) -> bool:
    return playing.turn is playing.contract.dummy


def _is_to_come(playing: Playing) -> bool:
    """Whether dummy's card to the trick in progress is still to come, though not at once."""
    trick = playing.period.current
    if trick is None or trick.is_complete or playing.wrong_lead is not None:
        return False
    return not trick.cards_of(playing.contract.dummy)
