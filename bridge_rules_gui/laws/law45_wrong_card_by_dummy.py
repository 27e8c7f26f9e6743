"""Law 45D: dummy puts a card in the trick that declarer did not name.

It goes back if attention is drawn to it before each side has played to the next trick (so 1987 and
2017; the Serbian book says either side). A defender may then change what he played after it, and
declarer his own card if the defender before him does: since 2007 45D says so itself, in 1987 it is
what 47D gives after any change of an opponent's play. Too late, the card stays: 2017 says so
(45D2), before it follows.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law47_withdrawal as law47
from bridge_rules_gui.laws import law61_revoke as law61
from bridge_rules_gui.laws import law62_correction as law62
from bridge_rules_gui.laws import law64_after_establishment as law64
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.laws.law47_withdrawal import WITHDRAW
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import Misplaced, PlayedCard, Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Option, Verdict

LAW = clauses(45)


def put_in_place(table: Table, playing: Playing, card: Card, named: Card | None) -> Table:
    """Return the table with a card of dummy's in the trick that declarer has not named."""
    dummy = playing.contract.dummy
    without = playing if named is None else playing.without_card(dummy, named)
    number = without.period.trick_number
    duty, laid = law61.neglected(without, dummy, card), without.with_card(dummy, card, table.event)
    revoke = None if duty is None else law62.revoke_of(table, without, laid.played[-1], duty)
    state = Misplaced(card, named, number, table.event, len(table.incidents), revoke)
    lies = replace(laid, misplaced=state, called=None)
    noticed = table.noticing(Irregularity.WRONG_CARD_BY_DUMMY, dummy, table.event)
    return _ruled(replace(noticed, playing=lies), lies, state)


def after_card(table: Table) -> Table:
    """Return the table after one more card was played while a misplaced one lies in a trick."""
    playing = table.playing
    if playing is None or playing.misplaced is None:
        return table
    return _ruled(table, playing, playing.misplaced)


def _ruled(table: Table, playing: Playing, state: Misplaced) -> Table:
    if _is_too_late(table.edition, playing, state):
        # In 2007 one side is enough, so that its departure no longer bears once both have played.
        last = _sides_since(playing, state) == 2
        # Its defenders' play alone establishes no revoke of dummy's, which is corrected (62A).
        revoke = None if _is_established(playing, state) else state.revoke
        settled = replace(table, playing=replace(playing, misplaced=None))
        decided = settled if last or revoke is not None else table
        decided = decided.deciding(_stands(table.edition, playing, state), state.incident)
        return decided if revoke is None else law62.noticed(decided, revoke)
    return table.deciding(_goes_back(table, playing, state), state.incident)


def _is_too_late(edition: Edition, playing: Playing, state: Misplaced) -> bool:
    return _sides_since(playing, state) >= (1 if edition is Edition.SR_2007 else 2)


def _sides_since(playing: Playing, state: Misplaced) -> int:
    """Return how many sides have played to the next trick."""
    return len({played.seat.side for played in playing.played if played.trick > state.trick})


def _is_established(playing: Playing, state: Misplaced) -> bool:
    """Whether declarer's side has played to the next trick (63A1)."""
    return any(p.trick > state.trick and not playing.is_defender(p.seat) for p in playing.played)


def _stands(edition: Edition, playing: Playing, state: Misplaced) -> Verdict:
    law = LAW[edition]["too_late_to_change"]
    law = law.departing(bears=edition is Edition.SR_2007 and _sides_since(playing, state) == 1)
    result = sentence("It is too late to change {card}. Play continues.", card=state.card)
    laws = [Applied(law)]
    if state.revoke is not None and _is_established(playing, state):
        laws.extend(
            Applied(law64.LAW[edition][idea]) for idea in ("card_of_an_open_hand", "no_transfer")
        )
    return Verdict(tuple(laws), result)


def _goes_back(table: Table, playing: Playing, state: Misplaced) -> Verdict:
    result = sentence(
        (
            "{declarer} did not name {card}, so it must be withdrawn. A defender may change "
            "a card played after it and before attention was drawn to it."
        ),
        card=state.card,
        declarer=playing.contract.declarer,
    )
    laws = (Applied(LAW[table.edition]["wrong_card_withdrawn"]),)
    return Verdict(laws, result, tuple(_rights(table.edition, playing, state)))


def _later(playing: Playing, state: Misplaced) -> list[PlayedCard]:
    return [card for card in playing.played if card.event > state.event]


def _rights(edition: Edition, playing: Playing, state: Misplaced) -> list[Option]:
    """Return who may change his card: defenders after the mistake, then perhaps declarer."""
    book, later = LAW[edition], _later(playing, state)
    declarer = playing.contract.declarer
    law = book["defender_changes_card_played_since"]
    rights = [Option(card.seat, WITHDRAW, law) for card in later if playing.is_defender(card.seat)]
    right_hand = any(card.seat is declarer.right_hand_opponent for card in later)
    own = any(card.seat is declarer and card.trick == state.trick for card in later)
    if right_hand and own:
        general = law47.LAW[edition]["after_opponents_change"]
        law = book.get("declarer_changes_card_too", general)
        rights.append(Option(declarer, WITHDRAW, law, condition=WITHDRAW))
    return rights


def attention_drawn(table: Table) -> Table:
    """Return the table after attention was drawn to the misplaced card: it goes back."""
    playing = table.playing
    if playing is None or playing.misplaced is None:
        return table
    state, dummy = playing.misplaced, playing.contract.dummy
    if _is_too_late(table.edition, playing, state):
        return table
    verdict = _goes_back(table, playing, state)
    back = replace(playing.without_card(dummy, state.card), misplaced=None)
    if state.named is not None:
        back = back.with_card(dummy, state.named, state.event, state.trick)
    return replace(table, playing=back).deciding(verdict, state.incident)
