"""Cases: what happened at a table, recorded in order, with no irregularity marked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.vulnerability import Vulnerability

FactValue = bool | int | float | str | tuple["FactValue", ...] | tuple[tuple[str, "FactValue"], ...]
"""What a fact says: yes or no, a number, words, a list, or a table as pairs of key and value."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What cannot be seen at the table and is stated: fact names and what they say, in order."""

    entries: tuple[tuple[str, FactValue], ...] = ()

    def __contains__(self, name: object) -> bool:
        return name in [key for key, _ in self.entries]

    def __iter__(self) -> Iterator[tuple[str, FactValue]]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def value(self, name: str) -> FactValue | None:
        """Return what is stated under a name, or None where nothing is."""
        for key, value in self.entries:
            if key == name:
                return value
        return None


@dataclass(frozen=True, slots=True)
class CallMade:
    """A call, also one that cannot be made, such as a bid of eight."""

    call: Call


@dataclass(frozen=True, slots=True)
class CallReplaced:
    """The same player's attempt to put another call in place of his last one."""

    call: Call


@dataclass(frozen=True, slots=True)
class Acceptance:
    """The choice of the player who may accept the last irregular call or lead."""

    accepted: bool


@dataclass(frozen=True, slots=True)
class CardsPlayed:
    """Cards that left a hand at once to be played: one, unless several stuck together.

    `by_dummy` says that dummy took his own card without being told to. `lead` settles
    whether a card is a lead where the table could doubt; None leaves it to the position.
    """

    cards: tuple[Card, ...]
    by_dummy: bool = False
    lead: bool | None = None


class Handling(Enum):
    """What was done with cards that were not played; the value is the key of a scenario."""

    LEAD_FACE_DOWN = "lead_face_down"
    EXPOSE = "expose"
    HOLD = "hold"
    TOUCH = "touch"
    NAME = "names"
    WITHDRAW = "withdraw"


@dataclass(frozen=True, slots=True)
class CardsHandled:
    """Cards led face down, exposed, held, touched, named or taken back, and how."""

    handling: Handling
    cards: tuple[Card, ...]
    how: str = ""


@dataclass(frozen=True, slots=True)
class DummyDesignation:
    """Declarer's words for a card of dummy: ``high``, ``seven``, ``HQ``, ``anything``."""

    words: str


@dataclass(frozen=True, slots=True)
class OptionTaken:
    """An option taken, by the name the ruling gave it.

    `value` is what the option needs, as stated: a suit ``D``, a card ``SQ``, a hand ``N``;
    empty where it needs nothing.
    """

    option: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim of tricks; None claims all that are still to be played."""

    tricks: int | None


@dataclass(frozen=True, slots=True)
class Concession:
    """A concession of tricks; None concedes all that are still to be played."""

    tricks: int | None


@dataclass(frozen=True, slots=True)
class Agreement:
    """Assent to the last claim or concession, or to a proposal to play on."""


@dataclass(frozen=True, slots=True)
class Objection:
    """Dissent from the last claim or concession, or from a proposal to play on."""


@dataclass(frozen=True, slots=True)
class AttentionDrawn:
    """A player draws attention to the last irregularity."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a player asked."""

    words: str


@dataclass(frozen=True, slots=True)
class Remark:
    """What a player said, or a gesture of his, which stands in parentheses where it is told."""

    words: str


class Corrected(Enum):
    """Whose earlier explanation is put right."""

    OWN = "own"
    PARTNER = "partner"


@dataclass(frozen=True, slots=True)
class Explanation:
    """What was said of partner's call `about`; False in `correct` is misinformation."""

    words: str
    about: str = ""
    correct: bool | None = None
    corrects: Corrected | None = None


class DirectorAct(Enum):
    """The director comes to the table, or rules on everything so far."""

    CALLED = "called"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class DirectorArrives:
    """What the director does; the player who called him is the event's `who`."""

    act: DirectorAct


class Finished(Enum):
    """What has come to its end."""

    PLAY = "play"
    ROUND = "round"
    BOARD = "board"
    CORRECTION_PERIOD = "correction-period"


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of the play, of the round, of the board or of the correction period."""

    of: Finished


@dataclass(frozen=True, slots=True)
class Simultaneous:
    """Things that happened at the same time."""

    events: tuple[Event, ...]


Act = (
    CallMade
    | CallReplaced
    | Acceptance
    | CardsPlayed
    | CardsHandled
    | DummyDesignation
    | OptionTaken
    | Claim
    | Concession
    | Agreement
    | Objection
    | AttentionDrawn
    | Question
    | Remark
    | Explanation
    | DirectorArrives
    | Ending
    | Simultaneous
)
"""The one thing that happens in an event."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: who did it, the words with it, and the facts about it.

    `who` is None where nobody acts or it is not stated, as when the director comes.
    """

    act: Act
    who: Seat | None = None
    statement: str = ""
    facts: Facts = Facts()

    @property
    def parts(self) -> tuple[Event, ...]:
        """The events that happened at once, or the one event there was."""
        return self.act.events if isinstance(self.act, Simultaneous) else (self,)


class Scoring(Enum):
    """How results are compared; the value is the key of a scenario."""

    MATCHPOINTS = "mp"
    INTERNATIONAL_MATCHPOINTS = "imp"
    TOTAL_POINTS = "total"


@dataclass(frozen=True, slots=True)
class MidPlay:
    """Where a case begins after some tricks: the trick to be played, 1 to 13, and who leads."""

    trick: int
    on_lead: Seat
    tricks_ns: int
    tricks_ew: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """A case that begins with the auction, after it (`contract`), or in the play (`start`).

    `deal` is None where no hand is known; with `start` it holds the remaining cards.
    `facts` belong to no single event. `narrative`, `topic`, `difficulty` (1 easy to 3 hard)
    and `commentary` (an address) tell a library what the scenario is for; `remark` is what its
    editors say of the case, which is no part of it.
    """

    identifier: str
    title: str
    dealer: Seat | None = None
    vulnerable: Vulnerability = Vulnerability.NONE
    scoring: Scoring = Scoring.MATCHPOINTS
    deal: Deal | None = None
    contract: Contract | None = None
    start: MidPlay | None = None
    events: tuple[Event, ...] = ()
    facts: Facts = field(default_factory=Facts)
    narrative: str = ""
    topic: str = ""
    difficulty: int | None = None
    commentary: str = ""
    remark: str = ""

    def facts_after(self, events: int) -> Facts:
        """Return the facts known after so many events: those of the end once play has ended."""
        told = any(name in _OF_THE_END for name, _ in self.facts)
        if not told or not any(isinstance(each.act, _PLAYING_ON) for each in self.events[events:]):
            return self.facts
        return Facts(tuple(each for each in self.facts if each[0] not in _OF_THE_END))


_PLAYING_ON: Final = (CardsPlayed, DummyDesignation, Claim, Concession)
_OF_THE_END: Final = frozenset(
    {
        *("time", "attention", "round_over", "next_board_called", "hands_returned"),
        *("played_tricks", "later_tricks_offending_side", "later_winner_with_suit"),
    }
)
"""Facts of what had happened by the end of the case: not so while the play goes on."""
