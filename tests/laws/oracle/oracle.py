"""What becomes of a deal under Laws 44, 61-64, 67 and 77, read from the three books alone.

Nothing of the program is used here: the tests compare its rulings with this other reading of the
same words. A card is written suit first (``HQ``), a player by his letter, an edition by its year.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

SEATS = "NESW"
RANKS = "23456789TJQKA"
EDITIONS = (1987, 2007, 2017)


@dataclass(frozen=True)
class Board:
    """A deal and its contract; a denomination is ``C D H S NT``, `doubling` 1, 2 or 4."""

    hands: Mapping[str, frozenset[str]]
    level: int
    denomination: str
    doubling: int
    declarer: str
    vulnerable: bool

    @property
    def dummy(self) -> str:
        """The hand that lies face up on the table."""
        return partner(self.declarer)


class Did(Enum):
    """What somebody did with a card."""

    LEADS = auto()
    FOLLOWS = auto()
    ADDS = auto()
    """A second card leaves his hand with the one he plays (58B)."""
    ADDS_FIFTH = auto()
    """He plays a further card to a trick that has his (45E)."""
    CORRECTS = auto()
    """He puts this card in the place of the one he revoked with."""
    TAKES_BACK = auto()
    """The card too many is noticed in time (67A2: 45E and 58B) and goes back to his hand."""
    SUPPLIES = auto()
    """The card he had not played is noticed in time (67A1), and he plays this one."""
    IS_EXAMINED = auto()
    """The director counts the cards: those too many go back to the hand (67B2)."""
    PLACES = auto()
    """He puts this card among those he has played, for the one he had not played (67B1)."""


@dataclass(frozen=True)
class Act:
    """One thing that happened to a card; an examination has none."""

    who: str
    did: Did
    card: str = ""


@dataclass(frozen=True)
class Late:
    """What had happened since the play when attention was first drawn to its revokes."""

    hands_returned: bool = False
    called_on_next_board: frozenset[str] = frozenset()
    round_over: bool = False


@dataclass
class Trick:
    """The cards that count in a trick, in their order; those too many, and those placed later."""

    number: int
    cards: dict[str, str] = field(default_factory=dict)
    surplus: dict[str, str] = field(default_factory=dict)
    placed: dict[str, str] = field(default_factory=dict)

    @property
    def suit(self) -> str:
        """The suit that was led."""
        return next(iter(self.cards.values()))[0]

    def winner(self, trumps: str) -> str:
        """44E and 44F: the highest trump wins, else the highest card of the suit led."""

        def strength(who: str) -> tuple[bool, bool, int]:
            card = self.cards[who]
            return card[0] == trumps, card[0] == self.suit, RANKS.index(card[1])

        return max(self.cards, key=strength)


@dataclass
class Revoke:
    """61A: a failure to follow suit by a player who could; or what 67B1 deems to be one."""

    who: str
    trick: Trick
    suit: str
    established: bool = False
    corrected: bool = False
    deemed: bool = False

    @property
    def is_open(self) -> bool:
        """Whether it can still be corrected."""
        return not (self.established or self.corrected)

    @property
    def stands(self) -> bool:
        """Whether it is established; one on the twelfth trick may be corrected all the same."""
        return self.established and not self.corrected


@dataclass(frozen=True)
class Outcome:
    """What the books make of a deal: keys with offenders, and tricks and score of declarer.

    Tricks are `transferred` from the side that has revoked; where both have, it is what goes from
    declarer's side to the defenders, less what goes back.
    """

    irregularities: tuple[tuple[str, str], ...]
    transferred: int
    tricks: int
    score: int


def partner(who: str) -> str:
    """The player opposite."""
    return SEATS[(SEATS.index(who) + 2) % 4]


def side(who: str) -> frozenset[str]:
    """A player and his partner."""
    return frozenset((who, partner(who)))


class Play:
    """A deal followed card by card under one edition."""

    def __init__(self, edition: int, board: Board, late: Late) -> None:
        self.edition, self.board, self.late = edition, board, late
        self.hands = {who: set(cards) for who, cards in board.hands.items()}
        self.tricks: list[Trick] = []
        self.revokes: list[Revoke] = []
        self.others: list[tuple[str, str]] = []
        self.fifth = False

    def follow(self, act: Act) -> None:
        """Take in what happened next."""
        who, card = act.who, act.card
        match act.did:
            case Did.LEADS:
                self.tricks.append(Trick(len(self.tricks) + 1))
                self._plays(who, card)
            case Did.FOLLOWS:
                self._plays(who, card)
            case Did.ADDS | Did.ADDS_FIFTH:
                self.fifth = act.did is Did.ADDS_FIFTH
                self.hands[who].remove(card)
                self.tricks[-1].surplus[who] = card
            case Did.CORRECTS:
                self._corrects(who, card)
            case Did.TAKES_BACK:
                self.others.append(("fifth_card" if self.fifth else "simultaneous_play", who))
                del self.tricks[-1].surplus[who]
                self.hands[who].add(card)
            case Did.SUPPLIES:
                trick = next(each for each in self.tricks if who not in each.cards)
                self.hands[who].remove(card)
                trick.cards[who] = card
                self.others.append(("defective_trick", who))
            case Did.IS_EXAMINED:
                self._takes_surplus_back(who)
            case Did.PLACES:
                self._places(who, card)

    def _plays(self, who: str, card: str) -> None:
        trick, hand = self.tricks[-1], self.hands[who]
        hand.remove(card)
        trick.cards[who] = card
        # 61A with 44C: he must follow suit if he can.
        if card[0] != trick.suit and any(held[0] == trick.suit for held in hand):
            self.revokes.append(Revoke(who, trick, trick.suit))
        # 63A1: any lead or play to the next trick by the offender or his partner establishes.
        for revoke in self.revokes:
            if not revoke.corrected and revoke.trick is not trick and revoke.who in side(who):
                revoke.established = True

    def _corrects(self, who: str, card: str) -> None:
        """62A and 62B: until it is established a revoke must be corrected by a legal card."""
        revoke = next(each for each in self.revokes if each.who == who and each.is_open)
        self.hands[who].add(revoke.trick.cards[who])
        self.hands[who].remove(card)
        revoke.trick.cards[who] = card
        revoke.corrected = True

    def _takes_surplus_back(self, who: str) -> None:
        """67B2: the cards too many have belonged to the hand continuously.

        Not to have played one of them to a trick since may have been a revoke.
        """
        self.others.append(("defective_trick", who))
        trick = next(each for each in self.tricks if who in each.surplus)
        card = trick.surplus.pop(who)
        self.hands[who].add(card)
        for since in self.tricks[trick.number :]:
            known = any(each.who == who and each.trick is since for each in self.revokes)
            played = since.cards.get(who)
            if played and played[0] != since.suit == card[0] and not known:
                follows = self.tricks[since.number :]  # none: the trick just played
                established = any(side(who) & each.cards.keys() for each in follows)
                self.revokes.append(Revoke(who, since, since.suit, established))

    def _places(self, who: str, card: str) -> None:
        """67B1: the missing card does not change whose trick it is."""
        self.others.append(("defective_trick", who))
        trick = next(each for each in self.tricks if who not in each.cards | each.placed)
        trick.placed[who] = card
        self.hands[who].remove(card)
        # 1987: with a card of the suit led there is no penalty (67B1(a)), without one he is deemed
        # to have revoked (67B1(b)). 2007 and 2017: he is deemed to have revoked in either case.
        if self.edition > 1987 or card[0] != trick.suit:
            self.revokes.append(Revoke(who, trick, trick.suit, established=True, deemed=True))

    def end(self) -> Outcome:
        """Settle the deal: the twelfth trick, the transfers, the score."""
        for who, hand in self.hands.items():
            if hand:  # one card too many at the end: a trick to which he had not played
                self._places(who, next(iter(hand)))
        self.revokes.sort(key=lambda revoke: revoke.trick.number)
        self._correct_twelfth_trick()
        declarers = side(self.board.declarer)
        defenders = frozenset(SEATS) - declarers
        to_defenders = self._transferred(declarers) - self._transferred(defenders)
        tricks = len(self._won(declarers)) - to_defenders
        offenders = {side(each.who) for each in self.revokes if each.stands}
        transferred = to_defenders if len(offenders) > 1 else abs(to_defenders)
        return Outcome(self._irregularities(), transferred, tricks, score(self.board, tricks))

    def _irregularities(self) -> tuple[tuple[str, str], ...]:
        """What happened, and by whom: declarer plays dummy's cards."""
        revokes = [(_key(each), each.who) for each in self.revokes if not each.deemed]
        declarer, dummy = self.board.declarer, self.board.dummy
        found = ((key, declarer if who == dummy else who) for key, who in self.others + revokes)
        return tuple(sorted(found))

    def _correct_twelfth_trick(self) -> None:
        """62D1: even when established, while the hands are not all back in the board."""
        if self.late.hands_returned:
            return
        for revoke in self.revokes:
            if revoke.trick.number == 12 and not revoke.corrected and not revoke.deemed:
                twelfth, last = self.tricks[11:]
                who = revoke.who
                twelfth.cards[who], last.cards[who] = last.cards[who], twelfth.cards[who]
                revoke.corrected = True
                leader = twelfth.winner(self.board.denomination)
                at = SEATS.index(leader)
                order = SEATS[at:] + SEATS[:at]
                last.cards = {each: last.cards[each] for each in order if each in last.cards}

    # Law 64.

    def _won(self, players: frozenset[str]) -> set[int]:
        trumps = self.board.denomination
        return {each.number for each in self.tricks if each.winner(trumps) in players}

    def _transferred(self, offenders: frozenset[str]) -> int:
        """The tricks that pass from a side: each trick it has won at most once."""
        due = [
            tricks
            for revoke in self.revokes
            if revoke.who in offenders and not self._is_free(revoke)
            for tricks in self._due(revoke)
        ]
        return _most_distinct(due)

    def _due(self, revoke: Revoke) -> Iterator[set[int]]:
        """For each trick that passes because of a revoke, the tricks it may be."""
        number = revoke.trick.number
        later = {each for each in self._won(side(revoke.who)) if each > number}
        if revoke.trick.winner(self.board.denomination) == revoke.who:
            # 64A1: the trick of the revoke, and one of those his side won afterwards. A trick
            # won in dummy is not won by declarer (note 19 of 2007 and 2017; in 1987 the word is
            # "won by the offender").
            yield {number}
            yield later
            return
        # 64A2: one trick, if his side won this or any later one.
        yield later | (self._won(side(revoke.who)) & {number})
        if self.edition == 1987 and not revoke.deemed:
            # And a further one, if the offender himself won it afterwards with a card that he
            # could have played to the trick of the revoke. 67B1(b) knows one trick only.
            yield {
                each
                for each in self._won(frozenset(revoke.who)) & later
                if self.tricks[each - 1].cards[revoke.who][0] == revoke.suit
            }

    def _is_free(self, revoke: Revoke) -> bool:
        """64B, number by number."""
        before = self.revokes[: self.revokes.index(revoke)]
        again = [each for each in before if (each.who, each.suit) == (revoke.who, revoke.suit)]
        both = [each for each in self.revokes if each.who not in side(revoke.who)]
        if self.edition == 2017:
            # B2 and B7 ask for established revokes.
            again = [each for each in again if each.stands]
            both = [each for each in both if each.stands]
        return (
            not revoke.stands
            or bool(again)  # B2: a subsequent revoke in the same suit by the same player
            or revoke.who == self.board.dummy  # B3
            or bool(self.late.called_on_next_board - side(revoke.who))  # B4
            or self.late.round_over  # B5
            or revoke.trick.number == 12  # B6
            or (bool(both) and self.edition > 1987)  # B7, which 1987 does not have
        )


def _key(revoke: Revoke) -> str:
    if revoke.trick.number == 12:
        return "revoke_trick12"
    return "revoke_established" if revoke.established else "revoke_not_established"


def _most_distinct(due: Sequence[set[int]], taken: frozenset[int] = frozenset()) -> int:
    """The most tricks that can be taken, one of each set, none of them twice."""
    if not due:
        return 0
    first, *rest = due
    without = _most_distinct(rest, taken)
    return max([without, *(1 + _most_distinct(rest, taken | {each}) for each in first - taken)])


def judged(edition: int, board: Board, acts: Sequence[Act], late: Late) -> Outcome:
    """What an edition makes of a deal that was played to its end."""
    play = Play(edition, board, late)
    for act in acts:
        play.follow(act)
    return play.end()


def score(board: Board, tricks: int) -> int:
    """Law 77, from declarer's side: the same table in the three books."""
    over = tricks - 6 - board.level
    doubled, vulnerable = board.doubling > 1, board.vulnerable
    if over < 0:
        if not doubled:
            return (100 if vulnerable else 50) * over
        # The first, those that follow, and from the fourth on when not vulnerable.
        each = [200, 300, 300, 300] if vulnerable else [100, 200, 200, 300]
        return -sum(each[min(down, 3)] for down in range(-over)) * board.doubling // 2
    trick = 20 if board.denomination in ("C", "D") else 30
    points = (trick * board.level + (10 if board.denomination == "NT" else 0)) * board.doubling
    game = (500 if vulnerable else 300) if points >= 100 else 50
    slam = {6: 750 if vulnerable else 500, 7: 1500 if vulnerable else 1000}.get(board.level, 0)
    overtrick = (100 if vulnerable else 50) * board.doubling if doubled else trick
    insult = {1: 0, 2: 50, 4: 100}[board.doubling]
    return points + game + slam + over * overtrick + insult
