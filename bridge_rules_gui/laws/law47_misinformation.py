"""Law 47E: cards led or played because an opponent misinformed the player.

47E1, misinformed that it was his turn: 1987 lets him take back a lead without penalty, and nothing
forbids its acceptance. 2007 includes any card, and only the left-hand opponent may not accept it.
2017 says that the card is withdrawn, no longer that it may be; neither a lead nor a play may be
accepted.

47E2, on a wrong explanation: the card may be taken back while no later one lies in the trick (2017:
while none has been played at all), an opening lead since 2007 until dummy has faced a card; after
that the director may adjust the score, in 1987 by way of 40C. In 1987 the call explained must be
conventional, and the card played after the explanation; since 2007 it must have led to the card.
"""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import (
    CardsHandled,
    CardsPlayed,
    Corrected,
    Event,
    Explanation,
    Handling,
    Question,
)
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence, sentence_about
from bridge_rules_gui.laws import law16_withdrawn_calls as law16
from bridge_rules_gui.laws import law40_partnership_understandings as law40
from bridge_rules_gui.laws import law53_lead_out_of_turn as law53
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.laws.law47_withdrawal import WITHDRAW, WITHDRAW_LEAD
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.offences import WrongLead
from bridge_rules_gui.table.play.playing import PlayedCard, Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Consequence, Option, Role, Unauthorised, Verdict

LAW = clauses(47)


# -- 47E1: a lead or play out of turn ------------------------------------------------------------


def misinformer(table: Table, playing: Playing, seat: Seat) -> Seat | None:
    """Return the opponent by whose words a player took it for his turn; None if none said so.

    What was said since the last card counts: `turn_of` tells whose turn it was said to be; where a
    remark about the lead does not tell it, it is asked for. `influenced = false` on the play says
    that it did not come of the words.
    """
    if table.current_event.facts.value("influenced") is False:
        return None
    player = playing.player_of(seat)
    open_by = None
    for event in _since_last_card(table):
        if event.who is None or event.who.side is player.side:
            continue
        stated = event.facts.value("turn_of")
        if stated in (str(seat), _LISTENER):
            return event.who
        is_open = stated is None and event.facts.value("regards") == "whose_lead"
        if is_open and not isinstance(event.act, Question):
            open_by = event.who
    question = sentence("Did an opponent tell {player} that it was {player}’s turn?", player=player)
    misled = open_by is not None and table.judge("influenced", table.event, question)
    return open_by if misled else None


_LISTENER = "listener"
"""The value of `turn_of` where a player was told that it was his own turn."""


def _since_last_card(table: Table) -> tuple[Event, ...]:
    events = table.scenario.events[: table.event]
    played = [place for place, event in enumerate(events) if isinstance(event.act, CardsPlayed)]
    return events[played[-1] + 1 if played else 0 :]


def misled(edition: Edition, playing: Playing, lead: WrongLead) -> Verdict:
    """A misinformed lead: 1987 and 2007 let its player take it back, 2017 has it taken back."""
    match edition:
        case Edition.RU_1987:
            return _misled_1987(playing, lead)
        case Edition.SR_2007:
            return _misled_2007(playing, lead)
        case Edition.BG_2017:
            return withdrawn(edition, playing, lead)


def _misled_1987(playing: Playing, lead: WrongLead) -> Verdict:
    """He may take it back without penalty; as nothing forbids it, it may also be accepted (53A)."""
    player, law = playing.player_of(lead.seat), LAW[Edition.RU_1987]["misinformed_of_turn"]
    accept = law53.LAW[Edition.RU_1987]["may_be_accepted"]
    result = sentence(
        (
            "An opponent told {who} that it was {who}’s lead. {who} may take {card} back "
            "without penalty."
        ),
        who=player,
        card=lead.card,
    )
    options = (
        Option(player, WITHDRAW_LEAD, law),
        *(Option(by, "accept_lead", accept) for by in _opponents(playing, lead)),
    )
    return Verdict((Applied(law, Role.RIGHT), Applied(accept, Role.RIGHT)), result, options)


def _misled_2007(playing: Playing, lead: WrongLead) -> Verdict:
    """He may take it back; the left-hand opponent may not accept it, another opponent may (53A)."""
    player, law = playing.player_of(lead.seat), LAW[Edition.SR_2007]["not_to_be_accepted"]
    accept = law53.LAW[Edition.SR_2007]["may_be_accepted"]
    left = lead.seat.left_hand_opponent
    others = tuple(by for by in _opponents(playing, lead) if by is not left)
    words = (
        (
            "An opponent told {who} that it was {who}’s lead. {who} may take {card} back "
            "without further rectification. {left} may not accept the lead, but {other} may."
        )
        if others
        else (
            "An opponent told {who} that it was {who}’s lead. {who} may take {card} back "
            "without further rectification, and {left} may not accept the lead."
        )
    )
    known = {"who": player, "card": lead.card, "left": left, "other": others}
    options = (
        Option(player, WITHDRAW_LEAD, law),
        *(Option(by, "accept_lead", accept) for by in others),
    )
    laws = (Applied(law, Role.RIGHT), *(Applied(accept, Role.RIGHT) for _ in others))
    return Verdict(laws, sentence_about(words, known), options)


def _opponents(playing: Playing, lead: WrongLead) -> tuple[Seat, ...]:
    """Return who may accept a lead: declarer, or either defender."""
    if playing.is_defender(lead.seat):
        return (playing.contract.declarer,)
    leader = playing.contract.opening_leader
    return (leader, leader.partner)


def may_not_be_accepted(table: Table, lead: WrongLead) -> Table:
    """Return the table after the left-hand opponent would accept a misinformed lead (2007)."""
    line = sentence(
        "{who} was misinformed, so {left} may not accept the lead.",
        who=lead.seat,
        left=lead.seat.left_hand_opponent,
    )
    law = LAW[table.edition]["not_to_be_accepted"]
    return table.explaining((Applied(law),), (line,))


def withdrawn(edition: Edition, playing: Playing, lead: WrongLead) -> Verdict:
    """The card goes back without further rectification; in 2017 what it told is unauthorised."""
    words = (
        "{who} was misinformed by an opponent. {card} is withdrawn without rectification, "
        "and {turn} leads."
    )
    who = playing.player_of(lead.seat)
    result = sentence(words, who=who, card=lead.card, turn=lead.turn_of)
    closed: tuple[Consequence, ...] = ()
    if edition is Edition.BG_2017:
        closed = (_not_for_opponents(edition, who, lead.card),)
    return Verdict((Applied(LAW[edition]["misinformed_of_turn"]),), result, closed)


def _not_for_opponents(edition: Edition, player: Seat, card: Card) -> Unauthorised:
    """2017: what a withdrawn card told is unauthorised for the side that misinformed (16C)."""
    what = sentence("the information from the withdrawn {card}", card=card)
    law = law16.LAW[edition]["withdrawn_actions_unauthorised"]
    return Unauthorised(player.left_hand_opponent.side, what, law)


def misled_play(edition: Edition, playing: Playing, seat: Seat, card: Card) -> Verdict:
    """A misinformed play that was no lead: it may go back (2007), or goes back (2017)."""
    player, law = playing.player_of(seat), LAW[edition]["misinformed_of_turn"]
    if edition is Edition.BG_2017:
        result = sentence(
            (
                "An opponent told {who} that it was {who}’s turn. {card} goes back without "
                "further rectification."
            ),
            who=player,
            card=card,
        )
        closed = _not_for_opponents(edition, player, card)
        return Verdict((Applied(law),), result, (closed,))
    result = sentence(
        (
            "An opponent told {who} that it was {who}’s turn. {who} may take {card} back "
            "without further rectification."
        ),
        who=player,
        card=card,
    )
    return Verdict((Applied(law, Role.RIGHT),), result, (Option(player, WITHDRAW_LEAD, law),))


# -- 47E2: cards played on a wrong explanation ---------------------------------------------------

_WRONGLY_EXPLAINED = {
    Edition.RU_1987: (
        "{by} gave wrong information. If the explained call was conventional, an opponent may "
        "take a card back until the next card is played to the trick."
    ),
    Edition.SR_2007: (
        "{by} gave wrong information. An opponent may take back a card played because of it until "
        "the next card is played to the trick."
    ),
    Edition.BG_2017: (
        "{by} gave wrong information. An opponent may take back a card played because of it until "
        "the next card is played."
    ),
}


def noticed(table: Table, by: Seat, event: int, more: tuple[Applied, ...] = ()) -> Verdict:
    """Return what follows from a wrong explanation given when no call can be changed any more.

    After the play no card goes back either, nor in 1987 where the call was not conventional.
    """
    edition, words, book = table.edition, _WRONGLY_EXPLAINED[table.edition], LAW[table.edition]
    laws: tuple[Applied, ...] = (Applied(book["withdrawn_after_misinformation"], Role.RIGHT),)
    is_over = table.playing is not None and table.playing.period.is_over
    if is_over:
        words = "{by} gave wrong information. The director may adjust the score."
        laws = (Applied(book["too_late_to_withdraw"], Role.SCORE),)
    if edition is Edition.RU_1987:
        is_natural = _known_conventional(table, by.partner, event) is False
        if is_over or is_natural:
            words = (
                "{by} gave wrong information. The director may adjust the score if the "
                "misinformation caused damage."
            )
            damaged = Applied(law40.LAW[edition]["damaged_by_nondisclosure"], Role.SCORE)
            laws = (damaged,) if is_natural else (*laws, damaged)
    return Verdict((*laws, *more), sentence(words, by=by))


def explanation_corrected(table: Table, event: Event, act: Explanation) -> Table:
    """Return the table after an explanation was put right on which cards had been played.

    The opponent who played last may take his card back; the rest is for the director.
    """
    if event.who is None or act.corrects is None:
        return table
    since = _mistaken_since(table, event.who, act)
    cards = [card for card in _cards_of_opponents(table, event.who) if card.event > since]
    if not cards:
        return table
    last, whose = cards[-1], event.who if act.corrects is Corrected.OWN else event.who.partner
    found = _with_incident(table, whose)
    if table.edition is not Edition.RU_1987 and not _was_caused(table, last):
        return found.deciding(_not_caused(table, last))
    if not _may_be_taken_back(table, last):
        return found.deciding(_too_late(table, last))
    if table.edition is Edition.RU_1987 and not _was_conventional(table, event.who, act):
        return found.deciding(_not_conventional(table, last))
    return found.deciding(_right(table, last))


def _with_incident(table: Table, whose: Seat) -> Table:
    """Return the table with an incident for the cards; one already noticed where no call is in it.

    Calls that may rest on the explanation are ruled on in the incident of their own (Law 21).
    """
    last = table.incident
    if last is None or (last.key, last.offender) != (_KEY, whose):
        return table.noticing(_KEY, whose, table.event)
    later = (call for call in table.bidding.recorded if call.event > last.event)
    is_of_calls = any(call.seat.side is not whose.side for call in later)
    return table.noticing(_KEY, whose, table.event) if is_of_calls else table


_KEY: Final = Irregularity.MISINFORMATION


def _was_caused(table: Table, card: PlayedCard) -> bool:
    """Whether a card was played because of the explanation, as 47E2(a) requires since 2007."""
    question = sentence(
        "Did {who} play {card} because of the wrong explanation?", who=card.seat, card=card.card
    )
    return table.judge("influenced", card.event, question)


def _not_caused(table: Table, card: PlayedCard) -> Verdict:
    """47E2(a) since 2007: the card had nothing to do with the explanation, and stays (47F2)."""
    book = LAW[table.edition]
    result = sentence(
        ("{card} was not played because of the wrong explanation and may not be taken back."),
        card=card.card,
    )
    law = book["withdrawn_after_misinformation"]
    excluded = sentence(
        "{law} does not apply because it was not the wrong explanation that led to the card.",
        law=law,
    )
    laws = (Applied(book["not_otherwise"]), Applied(law, Role.PROCEDURE))
    return Verdict(laws, result, trace=(excluded, result))


def _mistaken_since(table: Table, by: Seat, act: Explanation) -> int:
    """Return the event of the explanation that is put right; -1 where none is recorded."""
    whose = by if act.corrects is Corrected.OWN else by.partner
    for index in reversed(range(table.event)):
        event = table.scenario.events[index]
        if event.who is whose and isinstance(event.act, Explanation):
            return index
    return -1


def _cards_of_opponents(table: Table, side_of: Seat) -> list[PlayedCard]:
    playing = table.playing
    if playing is None:
        return []
    cards, lead = list(playing.played), playing.face_down
    if lead is not None:
        cards.append(PlayedCard(lead.seat, lead.card, playing.period.trick_number, lead.event))
    return [card for card in cards if card.seat.side is not side_of.side]


def _may_be_taken_back(table: Table, card: PlayedCard) -> bool:
    """Tell whether nobody has played since: in the trick, in 2017 at all, and dummy is not down."""
    playing = table.playing
    if playing is None:
        return True
    if playing.period.is_over:
        return False
    bound = "opening_lead_after_dummy_faced" in LAW[table.edition]
    if playing.face_down is not None and playing.face_down.card == card.card:
        return not (bound and _dummy_has_faced(table, playing))
    later = [played for played in playing.played if played.event > card.event]
    if table.edition is not Edition.BG_2017:
        later = [played for played in later if played.trick == card.trick]
    if later:
        return False
    return not (bound and _is_opening_lead(playing, card) and _dummy_is_down(table, playing))


def _is_opening_lead(playing: Playing, card: PlayedCard) -> bool:
    first = playing.played[0] == card if playing.played else playing.face_down is not None
    return first and playing.period.won_before.total == 0


def _dummy_has_faced(table: Table, playing: Playing) -> bool:
    """Whether dummy has faced any card, as an act or a fact tells; nobody is asked."""
    dummy = playing.contract.dummy
    return table.stated_fact("dummy_faced", None) is True or any(
        isinstance(event.act, CardsHandled) and event.act.handling is Handling.EXPOSE
        for event in table.scenario.events[: table.event]
        if event.who is dummy
    )


def _dummy_is_down(table: Table, playing: Playing) -> bool:
    if _dummy_has_faced(table, playing):
        return True
    question = sentence("Had dummy already faced any card of his hand?")
    return table.judge("dummy_faced", None, question)


def _was_conventional(table: Table, by: Seat, act: Explanation) -> bool:
    """Whether the call explained was conventional; asked where the case has no such call."""
    caller = by.partner if act.corrects is Corrected.OWN else by
    known = _known_conventional(table, caller, table.event)
    if known is None and (since := _mistaken_since(table, by, act)) >= 0:
        known = _known_conventional(table, caller, since)
    if known is not None:
        return known
    question = sentence("Was the wrongly explained call conventional?")
    return table.judge("artificial", table.event, question)


def _known_conventional(table: Table, caller: Seat, event: int) -> bool | None:
    """Whether a player's call explained at an event was conventional; None where that is open."""
    act = table.scenario.events[event].act
    about = act.about if isinstance(act, Explanation) else ""
    for recorded in reversed(table.bidding.recorded):
        if recorded.seat is caller and str(recorded.call) == about:
            return recorded.is_artificial
    return table.stated_fact("artificial", event)


def _not_conventional(table: Table, card: PlayedCard) -> Verdict:
    """47E2(a) of 1987: the explanation was of a natural call, and the card stays.

    A card played stays by 47G; an opening lead still face down is not played yet, and 41A has it
    withdrawn by 47E2 alone.
    """
    book, playing = LAW[Edition.RU_1987], table.playing
    lead = None if playing is None else playing.face_down
    is_face_down = lead is not None and lead.card == card.card
    words = (
        (
            "{card} remains a face-down lead because the wrongly explained call was not "
            "conventional. The director may adjust the score if the misinformation caused damage."
        )
        if is_face_down
        else (
            "{card} remains played because the wrongly explained call was not conventional. "
            "The director may adjust the score if the misinformation caused damage."
        )
    )
    result = sentence(words, card=card.card)
    condition = book["explained_call_was_conventional"]
    excluded = sentence(
        "{law} does not apply because the wrongly explained call was not conventional.",
        law=condition,
    )
    stays = book["not_otherwise"]
    if is_face_down:
        stays = clauses(41)[Edition.RU_1987]["only_director_withdraws_lead"]
    damaged = Applied(law40.LAW[Edition.RU_1987]["damaged_by_nondisclosure"], Role.SCORE)
    laws = (Applied(stays), Applied(condition, Role.PROCEDURE), damaged)
    return Verdict(laws, result, trace=(excluded, result))


def _right(table: Table, card: PlayedCard) -> Verdict:
    """47E2(a): the player may take his card back."""
    playing, law = table.playing, LAW[table.edition]["withdrawn_after_misinformation"]
    led = playing is not None and _was_led(playing, card)
    option = Option(card.seat, WITHDRAW_LEAD if led else WITHDRAW, law)
    words = (
        "{who} may take back {card}, which was played after a wrong explanation."
        if table.edition is Edition.RU_1987
        else (
            "{who} may take back {card}, which was played because of a wrong explanation, "
            "without further rectification."
        )
    )
    result = sentence(words, who=card.seat, card=card.card)
    return Verdict((Applied(law, Role.RIGHT),), result, (option,))


def _was_led(playing: Playing, card: PlayedCard) -> bool:
    first = playing.period.won_before.total + 1
    tricks = playing.period.tricks
    number = card.trick - first
    return number >= len(tricks) or tricks[number].leader is card.seat


def _too_late(table: Table, card: PlayedCard) -> Verdict:
    """47E2(b): the director may adjust the score."""
    words = (
        (
            "It is too late to take back {card}, which was played after a wrong explanation. "
            "The director may adjust the score if the misinformation caused damage."
        )
        if table.edition is Edition.RU_1987
        else (
            "It is too late to take back {card}, which was played because of a wrong "
            "explanation. The director may adjust the score."
        )
    )
    result = sentence(words, card=card.card)
    book, playing = LAW[table.edition], table.playing
    laws = [Applied(book["too_late_to_withdraw"])]
    if table.edition is Edition.RU_1987:
        laws.append(Applied(law40.LAW[table.edition]["damaged_by_nondisclosure"], Role.SCORE))
    opening = playing is not None and _is_opening_lead(playing, card)
    if opening and "opening_lead_after_dummy_faced" in book:
        laws.append(Applied(book["opening_lead_after_dummy_faced"]))
    return Verdict(tuple(laws), result)
