"""Acts of the play while a claim may stand: what becomes of cards and options then."""

from __future__ import annotations

from bridge_rules_gui.director.auction import auction_watch
from bridge_rules_gui.director.claims import claim_acts, claim_making, playing_on
from bridge_rules_gui.director.play import play_acts, revoke_acts, trick_disputes
from bridge_rules_gui.game.scenario import (
    CardsHandled,
    CardsPlayed,
    Claim,
    Concession,
    DummyDesignation,
    Event,
    Handling,
    Objection,
    OptionTaken,
)
from bridge_rules_gui.table.table import Table


def made(table: Table, event: Event, act: Claim | Concession) -> Table:
    """Take in a claim or concession, also one before the opening lead."""
    return claim_making.made(play_acts.play_begun(table), event, act)


def cards_played(table: Table, event: Event, act: CardsPlayed) -> Table:
    """Take in a card played: after a claim it counts for nothing, unless all play on.

    A card put in the place of a revoke that can still be corrected goes where it belongs.
    """
    if event.who is not None:
        if revoke_acts.in_its_place(table, event.who, act.cards[0]) is not None:
            return play_acts.cards_played(table, event, act)
        ceased = playing_on.play_has_ceased(table, event.who, act.cards)
        if ceased is not None:
            return ceased
    return play_acts.cards_played(playing_on.resumed(table), event, act)


def dummy_called(table: Table, event: Event, act: DummyDesignation) -> Table:
    """Take in declarer's words for a card of dummy's: nothing is played after a claim."""
    if event.who is not None:
        ceased = playing_on.play_has_ceased(table, event.who, ())
        if ceased is not None:
            return ceased
    return play_acts.dummy_called(playing_on.resumed(table), event, act)


def cards_handled(table: Table, event: Event, act: CardsHandled) -> Table:
    """Take in cards handled: those faced with a claim that stands are no penalty cards."""
    if event.who is not None and act.handling is Handling.EXPOSE:
        shown = claim_acts.shown_with_claim(table, event.who, act.cards)
        if shown is not None:
            return shown
    return play_acts.cards_handled(table, event, act)


def option_taken(table: Table, event: Event, act: OptionTaken) -> Table:
    """Take in an option: about a claim, or about anything else in the play."""
    about_claim = claim_acts.option_taken(table, event, act.option)
    return about_claim or auction_watch.option_in_play(table, event, act)


def objected(table: Table, event: Event, act: Objection) -> Table:
    """Take in an objection: to a claim that stands, else to the number of tricks."""
    if table.claim is None:
        return trick_disputes.disputed(table, event)
    return claim_acts.objected(table, event, act)
