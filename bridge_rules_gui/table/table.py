"""The table under one edition: the case so far, what stands, and what has been decided."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.scenario import Event, Facts, Scenario, Simultaneous
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.table.bidding import Bidding
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.claims.claiming import StandingClaim
from bridge_rules_gui.table.incident import NOTHING_IRREGULAR, Incident
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.judgement import Answer, Judgement, UndecidedError
from bridge_rules_gui.table.noted import NOTHING_NOTED, FacedCard, Noted
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.scores.adjusted_score import AdjustedScore
from bridge_rules_gui.table.verdict import (
    Applied,
    Bar,
    Consequence,
    Duration,
    LeadRestriction,
    Option,
    PenaltyCard,
    Unauthorised,
    Verdict,
    WithdrawnCall,
)

_KEPT: Final[Mapping[type[Consequence], tuple[str, ...]]] = {
    Bar: ("bars", "imposed"),
    Option: (),
    WithdrawnCall: ("withdrawn",),
    Unauthorised: ("unauthorised",),
    PenaltyCard: ("penalty_cards",),
    LeadRestriction: ("lead_restrictions",),
}
"""Where each kind of consequence is kept; rights are kept with the incident they are about."""


@dataclass(frozen=True, slots=True)
class Explained:
    """Provisions that apply to an event, and the sentences that rest on them.

    `subject` is what is decided, if anything: the index of the incident, or the score. By it the
    explanations are found again that no longer hold when the event brings another decision.
    """

    laws: tuple[Applied, ...]
    lines: tuple[Sentence, ...]
    subject: int | str | None = None


@dataclass(frozen=True)  # no slots: see changing.py
class Table:
    """Everything that bears on the ruling after an event, under one edition.

    `event` is the index of the event last taken in, -1 before the first; `part` is the one looked
    at of several that happened at once. `explained` are the provisions applied to that event, with
    their explanations; `procedure` are the provisions of the regular course of things, where
    nothing irregular is to be dealt with.
    `imposed` are all duties to pass imposed so far, `bars` those not yet spent.
    `faced` are cards exposed in the auction that lie face up until it is over (Law 24).
    """

    scenario: Scenario
    edition: Edition
    bidding: Bidding
    playing: Playing | None = None
    event: int = -1
    part: Event | None = None
    director_present: bool = False
    incidents: tuple[Incident, ...] = ()
    bars: tuple[Bar, ...] = ()
    imposed: tuple[Bar, ...] = ()
    withdrawn: tuple[WithdrawnCall, ...] = ()
    unauthorised: tuple[Unauthorised, ...] = ()
    penalty_cards: tuple[PenaltyCard, ...] = ()
    faced: tuple[FacedCard, ...] = ()
    noted: Noted = NOTHING_NOTED
    lead_restrictions: tuple[LeadRestriction, ...] = ()
    tricks: tuple[int, int] | None = None
    tricks_transferred: int | None = None
    score: int | None = None
    adjusted: tuple[AdjustedScore, ...] = ()
    procedure: tuple[Applied, ...] = ()
    explained: tuple[Explained, ...] = ()
    assumed: tuple[Answer, ...] = ()
    not_covered: Sentence | None = None

    @property
    def now(self) -> tuple[Applied, ...]:
        """The provisions that apply to the event."""
        return tuple(law for each in self.explained for law in each.laws)

    @property
    def traced(self) -> tuple[Sentence, ...]:
        """The explanations at the event, none twice."""
        return tuple(self._lines())

    @property
    def rests_on(self) -> tuple[tuple[Applied, ...], ...]:
        """The provisions each of the explanations rests on."""
        return tuple(map(tuple, self._lines().values()))

    def _lines(self) -> dict[Sentence, dict[Applied, None]]:
        lines: dict[Sentence, dict[Applied, None]] = {}
        for each in self.explained:
            for line in each.lines:
                lines.setdefault(line, {}).update(dict.fromkeys(each.laws))
        return lines

    def at(self, event: int) -> Table:
        """Return the table as the event of an index begins."""
        return replace(self, event=event, explained=())

    @property
    def contract(self) -> Contract | None:
        """The contract played, stated or reached in the auction; None where there is none."""
        if self.playing is not None:
            return self.playing.contract
        return self.scenario.contract or self.bidding.auction.contract

    @property
    def play_has_begun(self) -> bool:
        """Whether a card has been played, so that the auction period is over (17E, 2017: 17D1).

        A lead that lies face down is not played yet.
        """
        return self.playing is not None and bool(
            self.playing.played or self.playing.period.tricks or self.scenario.start
        )

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is to call or play, None where nobody's.

        A player whose change of call was refused chooses before the next one calls (1987).
        """
        if self.playing is not None:
            return self.playing.turn
        if (change := self.bidding.change) is not None and change.refused:
            return change.first.seat
        return None if self.bidding.auction.is_over else self.bidding.auction.turn

    @property
    def turn_or_lead(self) -> Seat | None:
        """Whose turn it is; between the auction and the play the opening leader's."""
        contract = None if self.playing else self.bidding.auction.contract
        return self.turn if contract is None else contract.opening_leader

    @property
    def current_event(self) -> Event:
        """The event now taken in; of several at once, the one looked at."""
        return self.part or self.scenario.events[self.event]

    @property
    def facts(self) -> Facts:
        """The facts stated of the whole case, as far as they are known by now."""
        return self.scenario.facts_after(self.event + 1)

    @property
    def quiet(self) -> Sentence:
        """What there is to say while nothing irregular has happened: whose turn it is."""
        who, playing = self.turn, self.playing
        if who is None or (playing is not None and playing.face_down is not None):
            return NOTHING_IRREGULAR
        if playing is None:
            return sentence("There has been no irregularity. It is {who}’s turn to call.", who=who)
        if playing.period.is_lead_due:
            return sentence("There has been no irregularity. It is {who}’s lead.", who=who)
        return sentence("There has been no irregularity. It is {who}’s turn to play.", who=who)

    def proceeding(self, laws: tuple[Applied, ...], *lines: Sentence) -> Table:
        """Return the table with the provisions of the regular course of things at work."""
        return replace(self.explaining(laws, lines), procedure=laws)

    # -- judgement ---------------------------------------------------------------------

    def judge(self, fact: str, event: int | None, question: Sentence) -> bool:
        """Return what is stated or assumed about a fact; raise `UndecidedError` where nothing is.

        A fact stated of the event goes before one stated of the whole case.
        """
        stated = self.stated_fact(fact, event)
        if stated is not None:
            return stated
        for answer in self.assumed:
            if (answer.fact, answer.event) == (fact, event):
                return answer.holds
        raise UndecidedError(Judgement(fact, event, question))

    def stated_fact(self, fact: str, event: int | None) -> bool | None:
        """Return a fact of an event, else of the case, that is yes or no; None if not stated."""
        for facts in (*self._facts_of(event), self.facts):
            value = facts.value(fact)
            if isinstance(value, bool):
                return value
        return None

    def _facts_of(self, event: int | None) -> tuple[Facts, ...]:
        """Return what is stated of an event, of several at once that of the present one first."""
        if event is None:
            return ()
        whole = self.scenario.events[event]
        if not isinstance(whole.act, Simultaneous):
            return (whole.facts,)
        parts = [each.facts for each in whole.act.events]
        present = [self.part.facts] if self.part is not None and event == self.event else []
        return (*present, whole.facts, *parts)

    def assuming(self, answer: Answer) -> Table:
        """Return the table with an answer taken for granted."""
        return replace(self, assumed=(*self.assumed, answer))

    # -- incidents -----------------------------------------------------------------------

    @property
    def incident(self) -> Incident | None:
        """The last thing dealt with, or None before the first."""
        return self.incidents[-1] if self.incidents else None

    @property
    def options(self) -> tuple[Option, ...]:
        """The rights that are open now."""
        return self.incidents[-1].options if self.incidents else ()

    @property
    def options_beside(self) -> tuple[Option, ...]:
        """The rights that a new incident leaves open; one that waits for a choice keeps its own."""
        places = () if self.playing is None else self.playing.waiting
        kept = {option for place in places for option in self.incidents[place].options}
        return tuple(option for option in self.options if option not in kept)

    def noticing(
        self,
        key: Irregularity | None,
        offender: Seat | None,
        event: int,
        *,
        is_breach: bool = True,
    ) -> Table:
        """Return the table with a new incident, about which nothing is decided yet."""
        noticed = Incident(key, event, offender, is_breach=is_breach)
        return replace(self, incidents=(*self.incidents, noticed))

    def renaming(self, key: Irregularity, incident: int) -> Table:
        """Return the table with an incident known for the irregularity its law is about."""
        named = replace(self.incidents[incident], key=key)
        return replace(
            self, incidents=(*self.incidents[:incident], named, *self.incidents[incident + 1 :])
        )

    def moving_on(self, seat: Seat) -> Table:
        """Return the table as a player calls: a mere moment is past, his open rights are spent."""
        incidents = self.incidents
        while incidents and incidents[-1].key is None:
            incidents = incidents[:-1]
        if incidents and any(option.who is seat for option in incidents[-1].options):
            kept = tuple(option for option in incidents[-1].options if option.who is not seat)
            incidents = (*incidents[:-1], replace(incidents[-1], options=kept))
        return self if incidents is self.incidents else replace(self, incidents=incidents)

    def lifting(self, offender: Seat, event: int) -> Table:
        """Return the table without the duties to pass that a player's call at an event brought."""
        mine = [
            each
            for each in self.incidents
            if each.offender is not None and each.offender.side is offender.side
        ]
        lifted = {law.ground for each in mine if each.event == event for law in each.laws}
        lifted -= {law.ground for each in mine if each.event != event for law in each.laws}

        def kept(bars: tuple[Bar, ...]) -> tuple[Bar, ...]:
            return tuple(
                bar
                for bar in bars
                if bar.ground not in lifted or bar.seat.side is not offender.side
            )

        return replace(self, bars=kept(self.bars), imposed=kept(self.imposed))

    def deciding(self, verdict: Verdict, incident: int = -1, *, instead: bool = False) -> Table:
        """Return the table with a verdict on an incident carried out; the last one by default.

        The verdict's laws, result and options take the place of those of an earlier stage. What
        the same event has explained about the incident is kept, unless the verdict is given
        `instead` of that one.
        """
        place = incident % len(self.incidents)
        before = self.incidents[place]
        options = tuple(c for c in verdict.consequences if isinstance(c, Option))
        after = replace(
            before,
            laws=verdict.laws,
            laws_then=before.laws_then or verdict.laws,
            options=options,
            result=verdict.result,
        )
        incidents = (*self.incidents[:place], after, *self.incidents[place + 1 :])
        lines = verdict.trace or (verdict.result,)
        kept = self.without_explanation(place) if instead else self
        decided = replace(kept, incidents=incidents, **_imposed(kept, verdict))
        return decided.explaining(verdict.laws, lines, place)

    def explaining(
        self,
        laws: Iterable[Applied],
        lines: Iterable[Sentence],
        subject: int | str | None = None,
    ) -> Table:
        """Return the table with provisions at work now, and sentences that explain them."""
        found = Explained(tuple(laws), tuple(lines), subject)
        return replace(self, explained=(*self.explained, found))

    def without_explanation(self, subject: int | str) -> Table:
        """Return the table without what this event has explained about a subject."""
        kept = tuple(each for each in self.explained if each.subject != subject)
        return replace(self, explained=kept)

    def withdrawing(self, call: WithdrawnCall) -> Table:
        """Return the table with a call taken back."""
        return replace(self, withdrawn=_each_call_once((*self.withdrawn, call)))

    # -- claims ------------------------------------------------------------------------

    @property
    def claim(self) -> StandingClaim | None:
        """The claim or concession that stands, or None."""
        return None if self.playing is None else self.playing.claim

    def rights_of_open_claim(self, incident: int) -> tuple[Option, ...]:
        """Return the rights recorded with an incident, where they are about a claim made since.

        What is put right of the incident leaves that claim open.
        """
        is_open = self.claim is not None and not self.claim.is_settled
        return self.incidents[incident].options if is_open else ()

    def with_claim(self, claim: StandingClaim | None) -> Table:
        """Return the table with a claim as it now stands; None where it is void."""
        if self.playing is None:
            return self
        return replace(self, playing=replace(self.playing, claim=claim))

    # -- duties ------------------------------------------------------------------------

    def bar_on(self, seat: Seat) -> Bar | None:
        """Return the duty to pass that lies on a player, the longest one, or None."""
        if not self.bars:
            return None
        bars = [bar for bar in self.bars if bar.seat is seat]
        lasting = [bar for bar in bars if bar.duration is Duration.THROUGHOUT]
        return next(iter(lasting or bars), None)


def _imposed(table: Table, verdict: Verdict) -> dict[str, Any]:
    """Return the fields of a table that change by what a verdict imposes."""
    changes: dict[str, tuple[Any, ...]] = {}
    for found in verdict.consequences:
        if found in table.bars:
            continue
        for field in _KEPT[type(found)]:
            changes[field] = (*changes.get(field, getattr(table, field)), found)
    if "withdrawn" in changes:
        changes["withdrawn"] = _each_call_once(changes["withdrawn"])
    return changes


def _each_call_once(calls: Iterable[WithdrawnCall]) -> tuple[WithdrawnCall, ...]:
    """Return withdrawn calls; a later word about one takes the place of the earlier."""
    return tuple({(call.event, call.seat): call for call in calls}.values())
