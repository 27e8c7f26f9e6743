"""Whole deals played at random with one to three irregularities: for the program and the oracle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

from tests.laws.oracle.oracle import RANKS, SEATS, Act, Board, Did, Late, Trick, partner, side

KINDS = (
    *("revoke", "revoke again", "revoke by both sides"),
    *("revoke on trick 12", "revoke on trick 12", "revoke on trick 12"),
    *("revoke corrected at once", "revoke corrected after the trick"),
    *("no card", "no card, supplied", "hidden card", "hidden card, taken back"),
    *("two cards, one designated", "fifth card", "fifth card, taken back"),
)


@dataclass(frozen=True)
class IrregularDeal:
    """A deal as the program and as the oracle get it, and what was planted in it."""

    document: dict[str, Any]
    board: Board
    acts: tuple[Act, ...]
    late: Late
    planted: tuple[str, ...]


def irregular_deal(number: int) -> IrregularDeal:
    """Return the deal of a number, dealt again until one to three irregularities are in it."""
    for attempt in count():
        table = _Table(Random(f"{number}/{attempt}"))  # noqa: S311 - deals, no secrets
        try:
            table.play()
        except _UnfitError:
            continue
        if 1 <= len(table.planted) <= 3:
            return table.recorded(number)
    raise AssertionError


class _UnfitError(Exception):
    """The deal came to something that needs a further choice."""


@dataclass(frozen=True)
class _Plan:
    """An irregularity to come: whose, of what kind, and the first trick it may fall on."""

    kind: str
    who: str
    trick: int
    suit: str = ""


def _dealt(chance: Random) -> Board:
    deck = [suit + rank for suit in "CDHS" for rank in RANKS]
    chance.shuffle(deck)
    return Board(
        hands={who: frozenset(deck[at::4]) for at, who in enumerate(SEATS)},
        level=chance.choice((1, 2, 3, 3, 4, 4, 5, 6, 7)),
        denomination=chance.choice(("C", "D", "H", "S", "NT")),
        doubling=chance.choice((1, 1, 1, 2, 4)),
        declarer=chance.choice(SEATS),
        vulnerable=chance.random() < 0.5,
    )


def _ranks(hand: frozenset[str], suit: str) -> str:
    return "".join(card[1] for card in sorted(hand, reverse=True) if card[0] == suit)


class _Table:
    """A deal that is being played and recorded."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.board = _dealt(chance)
        self.defenders = frozenset(SEATS) - side(self.board.declarer)
        self.hands = {who: sorted(cards) for who, cards in self.board.hands.items()}
        self.penalty_cards: dict[str, set[str]] = {who: set() for who in SEATS}
        self.major: set[str] = set()
        self.events: list[dict[str, Any]] = []
        self.acts: list[Act] = []
        self.plans = [self._planned() for _ in range(chance.choice((1, 1, 2, 3)))]
        self.planted: list[str] = []
        self.trick = Trick(0)
        self.after_trick: list[Callable[[], None]] = []
        self.to_supply = ""
        self.revoked_on = -1
        self.examinations: dict[str, tuple[int, Trick, str]] = {}
        """Who has not played one card to a trick: when that is found, where, the card too many."""

    def _planned(self) -> _Plan:
        kind, who = self.chance.choice(KINDS), self.chance.choice(SEATS)
        return _Plan(kind, who, 12 if kind == "revoke on trick 12" else self.chance.randint(1, 11))

    def recorded(self, number: int) -> IrregularDeal:
        board, late = self.board, self._late()
        hands = (".".join(_ranks(board.hands[who], suit) for suit in "SHDC") for who in SEATS)
        pair = "ns" if board.declarer in "NS" else "ew"
        other = "ew" if pair == "ns" else "ns"
        document: dict[str, Any] = {
            "schema": 1, "id": f"deal-{number}", "title": "; ".join(self.planted),
            "contract": f"{board.level}{board.denomination}{'X' * (board.doubling // 2)}",
            "declarer": board.declarer,
            "vulnerable": pair if board.vulnerable else other,
            "deal": f"N:{' '.join(hands)}",
            "events": self.events,
            "facts": {
                "equity": "no further damage",
                "attention": {
                    "hands_returned": late.hands_returned,
                    "next_board_called_by": sorted(late.called_on_next_board),
                    "round_over": late.round_over,
                },
            },
        }  # fmt: skip
        return IrregularDeal(document, board, tuple(self.acts), late, tuple(self.planted))

    def _late(self) -> Late:
        """When attention was first drawn to the revokes; in time where cards were counted."""
        if any(act.did in (Did.IS_EXAMINED, Did.PLACES) for act in self.acts) or self.examinations:
            return Late()
        called = frozenset(self.chance.choice(SEATS))
        return self.chance.choice(
            (
                *(3 * [Late()]),
                Late(hands_returned=True),
                Late(hands_returned=True, called_on_next_board=called),
                Late(hands_returned=True, round_over=True),
            )
        )

    # The play.

    def play(self) -> None:
        leader = SEATS[(SEATS.index(self.board.declarer) + 1) % 4]
        for number in range(1, 14):
            self._examine(number, leader)
            before, self.trick = self.trick, Trick(number)
            three_cards = len(before.cards) == 3
            at = SEATS.index(leader)
            for who in SEATS[at:] + SEATS[:at]:
                self._take_turn(who, {"lead": True} if who == leader and three_cards else {})
                if who == leader and self.to_supply:
                    self._supply(self.to_supply, before)
            for act in self.after_trick:
                act()
            self.after_trick.clear()
            self._fifth_card()
            leader = self.trick.winner(self.board.denomination)

    def _take_turn(self, who: str, facts: dict[str, Any]) -> None:
        card = self.chance.choice(self._permitted(who))
        plan = self._plan_for(who)
        if plan and self._carried_out(plan, card, facts):
            self._done(plan)
        else:
            self._play(who, card, facts)

    def _permitted(self, who: str) -> list[str]:
        """Return what a player may play; declarer requires and forbids no lead."""
        cards = self._legal(who)
        if not self.trick.cards and self.penalty_cards[partner(who)] & self.major:
            self.events.append({"who": self.board.declarer, "option": "no_restriction"})
        to_be_played = sorted(self.penalty_cards[who].intersection(cards))
        if len(to_be_played) > 1:
            card = self.chance.choice(to_be_played)
            option = {"option": "designate_penalty_card", "value": card}
            self.events.append({"who": self.board.declarer, **option})
            return [card]
        return to_be_played or cards

    def _legal(self, who: str) -> list[str]:
        hand = self.hands[who]
        if not self.trick.cards:
            return hand
        return [card for card in hand if card[0] == self.trick.suit] or hand

    def _play(self, who: str, card: str, facts: dict[str, Any]) -> None:
        self._record(who, Did.FOLLOWS if self.trick.cards else Did.LEADS, card, play=card, **facts)
        self.hands[who].remove(card)
        self.penalty_cards[who].discard(card)
        self.trick.cards[who] = card

    def _record(self, who: str, did: Did, card: str, **event: Any) -> None:
        self.acts.append(Act(who, did, card))
        if event:
            self.events.append({"who": who, **event})

    def _take_back(self, who: str, card: str, *, shown: bool, major: bool = False) -> None:
        """A card goes back to its hand, or is a penalty card; of two or more all are major."""
        self.hands[who].append(card)
        if shown and who in self.defenders:
            self.penalty_cards[who].add(card)
            if major or card[1] in "TJQKA" or len(self.penalty_cards[who]) > 1:
                self.major |= self.penalty_cards[who]

    # The irregularities.

    def _plan_for(self, who: str) -> _Plan | None:
        due = (
            plan
            for plan in self.plans
            if plan.who == who and plan.trick <= self.trick.number and "fifth" not in plan.kind
        )
        free = not self.penalty_cards[who] and who not in self.examinations
        return next(due, None) if free else None

    def _done(self, plan: _Plan) -> None:
        self.plans.remove(plan)
        self.planted.append(f"{plan.kind}: {plan.who} on trick {self.trick.number}")

    def _carried_out(self, plan: _Plan, card: str, facts: dict[str, Any]) -> bool:
        if "revoke" in plan.kind:
            return self._revoke(plan)
        if "no card" in plan.kind:
            return self._no_card(plan)
        return self._two_cards(plan, card, facts)

    def _revoke(self, plan: _Plan) -> bool:
        who, number, legal = plan.who, self.trick.number, self._legal(plan.who)
        wrong = [card for card in self.hands[who] if card not in legal]
        on_the_twelfth = plan.kind == "revoke on trick 12"
        if not wrong or (number == 12) != on_the_twelfth or plan.suit not in ("", legal[0][0]):
            return False
        card, right = self.chance.choice(wrong), self.chance.choice(legal)
        self.revoked_on = number
        self._play(who, card, {})
        if "corrected" in plan.kind:

            def correct() -> None:
                self.events.append({"who": who, "withdraw": card})
                self._record(who, Did.CORRECTS, right, play=right)
                self._take_back(who, card, shown=True, major=True)
                self.hands[who].remove(right)
                self.trick.cards[who] = right

            correct() if "at once" in plan.kind else self.after_trick.append(correct)
        if plan.kind == "revoke again":
            self.plans.append(_Plan("second revoke", who, number + 1, legal[0][0]))
        elif "both" in plan.kind:
            other = self.chance.choice(sorted(frozenset(SEATS) - side(who)))
            self.plans.append(_Plan("revoke of the other side", other, number))
        return True

    def _no_card(self, plan: _Plan) -> bool:
        """The fourth hand does not play; where another does not, the next plays out of turn."""
        who, trick = plan.who, self.trick
        if len(trick.cards) < 3 or trick.number > 11:
            return False
        if "supplied" not in plan.kind:
            self.examinations[who] = (self._found_at(), trick, "")
            return True

        self.to_supply = who
        return True

    def _supply(self, who: str, unfinished: Trick) -> None:
        """Attention is drawn when the next trick has been led to; the lead stays right."""
        if side(who) == self.defenders and partner(who) in self.trick.cards:
            raise _UnfitError  # a lead before the partner has played: Law 57
        of_the_suit = [card for card in self.hands[who] if card[0] == unfinished.suit]
        card = self.chance.choice(of_the_suit or self.hands[who])
        self._call_director()
        self._record(who, Did.SUPPLIES, card, play=card)
        self.hands[who].remove(card)
        unfinished.cards[who] = card
        if unfinished.winner(self.board.denomination) == who:
            raise _UnfitError
        self.to_supply = ""

    def _two_cards(self, plan: _Plan, card: str, facts: dict[str, Any]) -> bool:
        who, trick = plan.who, self.trick
        if trick.number > 11 or facts:  # led while a card is missing: one thing after the other
            return False
        extra = self.chance.choice([held for held in self.hands[who] if held != card])
        self._play(who, card, facts)
        self._add(who, extra)
        event = self.events[-1]
        event["play"] = [card, extra]
        if "hidden" in plan.kind:
            event["visible"] = [card]
        if plan.kind == "hidden card":
            self.examinations[who] = (self._found_at(), trick, extra)
        else:
            chooser = self.board.declarer if who == partner(self.board.declarer) else who
            designated = {"who": chooser, "option": "designate_card", "value": card}
            if "hidden" in plan.kind:
                self._call_director()
            else:
                self.events.append(designated)
            self._record(who, Did.TAKES_BACK, extra)
            self._take_back(who, extra, shown="hidden" not in plan.kind)
        return True

    def _add(self, who: str, card: str, **event: Any) -> None:
        self._record(who, Did.ADDS_FIFTH if event else Did.ADDS, card, **event)
        self.hands[who].remove(card)

    def _fifth_card(self) -> None:
        """A card too many; after an opponent's correction it would be one in place of his own."""
        trick, winner = self.trick, self.trick.winner(self.board.denomination)
        for plan in [plan for plan in self.plans if "fifth" in plan.kind]:
            who = plan.who
            unfit = self.penalty_cards[who] or who in self.examinations or who == winner
            unfit = unfit or self.revoked_on == trick.number
            if unfit or not plan.trick <= trick.number <= 11 or len(trick.cards) < 4:
                continue
            card = self.chance.choice(self.hands[who])
            self._add(who, card, play=card, lead=False)
            if "taken back" in plan.kind:
                self._call_director()
                self._record(who, Did.TAKES_BACK, card)
                self._take_back(who, card, shown=True)
            else:
                self.examinations[who] = (self._found_at(), trick, card)
            self._done(plan)

    # The director counts the cards.

    def _found_at(self) -> int:
        return self.chance.randint(self.trick.number + 2, 14)

    def _call_director(self) -> None:
        """He deals with one thing at a time, although he would find all that is wrong."""
        if self.examinations or self.revoked_on + 1 >= self.trick.number:
            raise _UnfitError
        self.events.append({"director": "called"})

    def _examine(self, number: int, leader: str) -> None:
        """Before a trick the director finds what was wrong with an earlier one."""
        for who, (when, trick, extra) in tuple(self.examinations.items()):
            if number < min(when, 13 if extra else 14) or (who == leader and not extra):
                continue
            if extra:
                last = self.trick
                if extra[0] == last.suit != last.cards[who][0]:
                    if number == 13:
                        raise _UnfitError
                    continue  # a revoke that would have to be corrected
                del self.examinations[who]
                self._call_director()
                self._record(who, Did.IS_EXAMINED, "")
                self._take_back(who, extra, shown=True)
            else:
                of_the_suit = [card for card in self.hands[who] if card[0] == trick.suit]
                card = self.chance.choice(of_the_suit or self.hands[who])
                del self.examinations[who]
                self._call_director()
                self._record(who, Did.PLACES, card, play=card)
                self.hands[who].remove(card)
                self.penalty_cards[who].discard(card)
