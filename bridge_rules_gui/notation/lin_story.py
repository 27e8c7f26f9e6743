"""LIN files (Bridge Base Online) as stories: hand records, and vugraph files of many boards."""

from __future__ import annotations

import re
from pathlib import PurePath
from typing import Final

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.deal import NO_HANDS
from bridge_rules_gui.game.play import PlayPeriod
from bridge_rules_gui.game.play_errors import IllegalPlayError, LeadOutOfTurnError, RevokeError
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.story import CardsPlayed, Event, Facts, Scenario
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.notation.auction_told import AuctionTold
from bridge_rules_gui.notation.encoding import decoded
from bridge_rules_gui.notation.lin_fields import Field, boards_of, fields_of
from bridge_rules_gui.notation.lin_head import LinHead
from bridge_rules_gui.notation.problems import NotationError
from bridge_rules_gui.notation.reports import Report, Stories
from bridge_rules_gui.notation.table_words import call_of, unreadable

_ALERTED: Final = "alerted"
# Nothing taken is given back: a long field of no calls is refused in linear time.
_CALLS: Final = re.compile(r"(?:(?>[1-9](?>NT|[CDHSN])|P|XX?|D|R)!?)++", re.IGNORECASE)
_CALL: Final = re.compile(r"((?:[1-9](?:NT|[CDHSN])|P|XX?|D|R))(!?)", re.IGNORECASE)
_CARD: Final = re.compile(r"[SHDC](?:10|[2-9TJQKA])", re.IGNORECASE)


def with_suit_signs(text: str) -> str:
    """Return an explanation with the printed signs of the suits: LIN writes ``!S`` for ♠."""
    for suit in Suit:
        text = re.sub(rf"!{suit}", suit.symbol, text, flags=re.IGNORECASE)
    return text


def read_lin(content: bytes, name: str) -> Stories:
    """Read the boards of a LIN file as far as they go.

    LIN has no way to say that an irregular call was accepted: such calls are asked about.
    `name` is what messages call the file. Raise `NotationError` where there is no board.
    """
    report = Report(name)
    boards = boards_of(fields_of(decoded(content), report))
    if not boards:
        problem = sentence("there is no board in this file")
        report.note(1, "md", problem, sentence("a board has a deal: md|3S...,S...,S...,|"))
        raise NotationError(report.problems)
    stem = PurePath(name.replace("\\", "/")).stem or "board"
    told = [_BoardTold(board, report) for board in boards]
    return report.stories([one.scenario(stem, n) for n, one in enumerate(told, start=1)])


class _BoardTold:
    """Tells one board as a story."""

    def __init__(self, fields: tuple[Field, ...], report: Report) -> None:
        self._fields = fields
        self._report = report
        self._head = LinHead(fields, report)

    def scenario(self, stem: str, number: int) -> Scenario:
        """Return the story; the number counts the boards of the file."""
        head = self._head
        dealer, deal, vulnerable = head.dealer(), head.deal(), head.vulnerable()
        auction = self._auction(dealer)
        events = auction.events
        contract = auction.auction.contract
        facts = Facts()
        if contract is not None:
            play = self._play(PlayPeriod.begun(contract, deal or NO_HANDS), events)
            facts = self._result(play)
        else:
            self._note_cards_without_contract()
        return Scenario(
            identifier=f"{stem}-{head.board() or number}",
            title=head.value("ah"),
            dealer=dealer,
            vulnerable=vulnerable,
            deal=deal,
            events=tuple(events),
            facts=facts,
        )

    def _auction(self, dealer: Seat) -> AuctionTold:
        told = AuctionTold(dealer, self._report, "mb")
        fields = [field for field in self._fields if field.tag in ("mb", "an")]
        for place, field in enumerate(fields):
            following = fields[place + 1] if place + 1 < len(fields) else None
            meaning = (
                with_suit_signs(following.value) if following and following.tag == "an" else ""
            )
            if field.tag == "mb" and not self._take_calls(told, field, meaning):
                break
        return told

    def _take_calls(self, told: AuctionTold, field: Field, meaning: str) -> bool:
        """Take the calls of a field; return whether they could be read."""
        if not _CALLS.fullmatch(field.value):
            problem = sentence(
                "{word}: the auction is read up to here",
                word=unreadable(field.value, "a call"),
            )
            self._report.note(field.line, "mb", problem, sentence("write 1C ... 7N, p, d or r"))
            return False
        matches = list(_CALL.finditer(field.value))
        for number, match in enumerate(matches, start=1):
            call = call_of(match[1])
            if call is None or told.auction.is_over:
                problem = sentence("{call} comes after the end of the auction", call=match[1])
                self._report.note(field.line, "mb", problem, sentence("take the call out"))
                return False
            explained = meaning if number == len(matches) else ""
            told.take(call, field.line, meaning=explained or (_ALERTED if match[2] else ""))
        return True

    def _note_cards_without_contract(self) -> None:
        """Say that the cards played were not looked at: LIN tells a contract by its auction."""
        card = self._head.first("pc")
        if card.value:
            problem = sentence("the play has no contract: the cards cannot be placed")
            remedy = sentence("add the calls that led to it, or tell it in PBN or a scenario")
            self._report.note(card.line, "pc", problem, remedy)

    def _play(self, play: PlayPeriod, events: list[Event]) -> PlayPeriod:
        """Return the play as far as it can be read; its cards join the events."""
        for field in self._fields:
            words = _CARD.findall(field.value) if field.tag == "pc" else ()
            if field.tag == "pc" and "".join(words) != field.value:
                problem = sentence(
                    "{word}: the play is read up to here",
                    word=unreadable(field.value, "a card"),
                )
                self._report.note(
                    field.line, "pc", problem, sentence("write suit and rank like SQ or HT")
                )
                return play
            for word in words:
                card = Card.parse(word.upper().replace("10", "T"))
                taken = self._taken(play, card, field.line)
                if taken is None:
                    return play
                event, play = taken
                events.append(event)
        return play

    def _taken(self, play: PlayPeriod, card: Card, line: int) -> tuple[Event, PlayPeriod] | None:
        """Return a card as an event, with the play behind it; None where it cannot be placed."""
        seat, lead = play.turn, None
        try:
            play.push(card)
        except RevokeError as fault:
            remedy = sentence("was it a revoke? if not, mend the card")
            self._report.ask(line, "pc", fault.problem, remedy)
        except LeadOutOfTurnError as fault:
            remedy = sentence("was it led so, and accepted? if not, mend the card")
            self._report.ask(line, "pc", fault.problem, remedy)
            seat, lead = fault.seat, True
        except IllegalPlayError as fault:
            problem = sentence("{word}: the play is read up to here", word=fault.problem)
            remedy = sentence("mend the card; or was it so? LIN cannot tell, a scenario can")
            self._report.ask(line, "pc", problem, remedy)
            return None
        return Event(CardsPlayed((card,), lead=lead), seat), play.place(seat, card)

    def _result(self, play: PlayPeriod) -> Facts:
        """Return declarer's tricks as a fact where a claim tells them, or another number."""
        field = self._head.first("mc")
        if not field.value:
            return Facts()
        if not re.fullmatch(r"[0-9]{1,2}", field.value) or int(field.value) > 13:
            problem = unreadable(field.value, "a number of tricks")
            self._report.note(
                field.line, "mc", problem, sentence("write declarer's tricks, 0 to 13")
            )
            return Facts()
        tricks = int(field.value)
        if play.is_over and play.tricks_won.of(play.contract.declarer.side) == tricks:
            return Facts()
        return Facts((("tricks_declarer", tricks),))
