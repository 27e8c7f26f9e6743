"""Law 47E1: a player led or played out of turn because an opponent misinformed him.

1987 lets him take back a lead without penalty, and nothing forbids its acceptance. 2007 takes in
any card, and the left-hand opponent may not accept the lead. 2017 says that the card is withdrawn,
no longer that it may be; neither a lead nor a play may be accepted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.bridge.story import CardsPlayed, Explanation, Question, Remark
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law16_withdrawn_calls as law16
from bridge_rules_gui.rulings import law53_lead_out_of_turn as law53
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.law20_review_and_explanation import Purpose
from bridge_rules_gui.rulings.spoken import LEADS, NOT, SEATS, WHO_LEADS, YOUR_TURN
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Consequence,
    Option,
    Role,
    Unauthorised,
    Verdict,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.story import Event
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.offences import WrongLead
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "47E1": "Ход вне очереди может быть аннулирован без наказания, если ходящий был "
        "дезинформирован оппонентом о том, что он должен ходить",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "47E1": "Atak preko reda (ili odigrana karta) može se povući bez dalje ispravke i zameniti "
        "drugom, ako je protivnik igrača pogrešno obavestio da je on na redu za atak ili igru",
        "47E1 acceptance": "LP ne može da prihvati atak pod ovim okolnostima",
        "47E1 lead": "Atak preko reda (ili odigrana karta) može se povući bez dalje ispravke i "
        "zameniti drugom, ako je protivnik igrača pogrešno obavestio da je on na redu za atak ili "
        "igru. LP ne može da prihvati atak pod ovim okolnostima",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "47E1": "Атака извън реда (или изиграна карта) се оттегля без допълнителна поправка, ако "
        "играчът е бил грешно информиран от противник, че е бил негов ред за атака или игра",
        "47E1 acceptance": "атаката или играта не могат да бъдат приемани от ЛСП",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

WITHDRAW: Final = "withdraw_misinformed_lead"
"""The option of the misinformed player."""


def is_about_the_turn(question: str) -> bool:
    """Whether a question is who leads or plays now: no explanation, and anybody may ask it."""
    return WHO_LEADS.is_in(question)


def misinformer(table: Table, playing: Playing, seat: Seat) -> Seat | None:
    """Return the opponent by whose words a player took it for his turn; None where none is told.

    Words such as "your lead" or "East leads", said since the last card, or any answer but a no
    to a question who leads; `influenced = false` on the play says that it did not come of them.
    """
    if table.happening.facts.value("influenced") is False:
        return None
    player = playing.player_of(seat)
    for event in _since_last_card(table, player):
        if event.who is not None and event.who.side is not player.side:
            return event.who
    return None


def _since_last_card(table: Table, player: Seat) -> Iterator[Event]:
    """Yield the remarks that tell a player it is his turn, since the last card was played."""
    events = table.scenario.events[: table.event]
    played = [place for place, event in enumerate(events) if isinstance(event.act, CardsPlayed)]
    asked = False
    for event in events[played[-1] + 1 if played else 0 :]:
        if isinstance(event.act, Question):
            told = event.facts.value("purpose")
            asked = told == Purpose.WHO_LEADS or is_about_the_turn(event.act.words)
        elif isinstance(event.act, Remark | Explanation):
            words = event.act.words
            if (asked and not NOT.is_in(words)) or _says_it(words, player):
                yield event


def _says_it(words: str, player: Seat) -> bool:
    named = SEATS[player].is_in(words) and LEADS.is_in(words)
    return (YOUR_TURN.is_in(words) or named) and not NOT.is_in(words)


def misled(table: Table, playing: Playing, lead: WrongLead) -> Verdict:
    """A misinformed lead: 1987 and 2007 let its player take it back, 2017 has it taken back."""
    edition, book = table.edition, _BOOKS[table.edition]
    player = playing.player_of(lead.seat)
    if edition is Edition.BG_2017:
        return withdrawn(table, playing, lead)
    law = book.get("47E1 lead", book["47E1"])
    options = [Option(player, WITHDRAW, law)]
    laws = [Applied(law, Role.RIGHT)]
    if edition is Edition.RU_1987:
        accept = law53.may_be_accepted(edition)
        options.extend(Option(by, "accept_lead", accept) for by in _opponents(playing, lead))
        laws.append(Applied(accept, Role.RIGHT))
    words = (
        "{who} was told by an opponent that it was his lead: he may take {card} back without "
        "penalty."
        if edition is Edition.RU_1987
        else "{who} was told by an opponent that it was his lead: he may take {card} back without "
        "further rectification, and it may not be accepted."
    )
    return Verdict(tuple(laws), sentence(words, who=player, card=lead.card), tuple(options))


def _opponents(playing: Playing, lead: WrongLead) -> tuple[Seat, ...]:
    """Return who may accept a lead: declarer, or either defender."""
    if playing.is_defender(lead.seat):
        return (playing.contract.declarer,)
    leader = playing.contract.opening_leader
    return (leader, leader.partner)


def not_to_be_accepted(edition: Edition) -> Ground | None:
    """Return the provision that keeps the left-hand opponent from accepting; 1987 has none."""
    return _BOOKS[edition].get("47E1 acceptance")


def withdrawn(table: Table, playing: Playing, lead: WrongLead) -> Verdict:
    """The card goes back without further rectification; 2017 closes what it told."""
    edition = table.edition
    words = (
        "{who} had been misinformed by an opponent: {card} goes back without rectification, and "
        "{turn} leads."
    )
    who = playing.player_of(lead.seat)
    result = sentence(words, who=who, card=lead.card, turn=lead.turn_of)
    closed: tuple[Consequence, ...] = ()
    if edition is Edition.BG_2017:
        what = sentence("what the withdrawn {card} told", card=lead.card)
        closed = (
            Unauthorised(who.left_hand_opponent.side, what, law16.OF_WITHDRAWN_CALLS[edition]),
        )
    return Verdict((Applied(_BOOKS[edition]["47E1"]),), result, closed)


def misled_play(table: Table, playing: Playing, seat: Seat, card: Card) -> Verdict:
    """A misinformed play that was no lead: it may go back (2007), or goes back (2017)."""
    player, law = playing.player_of(seat), _BOOKS[table.edition]["47E1"]
    if table.edition is Edition.BG_2017:
        what = sentence("what the withdrawn {card} told", card=card)
        result = sentence(
            "{who} was told by an opponent that it was his turn: {card} goes back without further "
            "rectification.",
            who=player,
            card=card,
        )
        told = law16.OF_WITHDRAWN_CALLS[table.edition]
        closed = Unauthorised(player.left_hand_opponent.side, what, told)
        return Verdict((Applied(law),), result, (closed,))
    result = sentence(
        "{who} was told by an opponent that it was his turn: he may take {card} back without "
        "further rectification.",
        who=player,
        card=card,
    )
    return Verdict((Applied(law, Role.RIGHT),), result, (Option(player, WITHDRAW, law),))
