"""Law 45: when a card is played, a designation changed, and the fifth card.

A defender's card held so that partner could see it, declarer's held face up at the table, a card
of dummy's he touches and a card anybody names as the one he plays must be played (45C); 2017 says
they are played. A fifth card of a defender's is a penalty card, of declarer's nothing (45E). The
books divide 45C2 differently but decide alike. An unintended designation may be changed
(45C4(b)), and an opponent who has played in turn may then change his card. For a card dummy points
at the director may adjust the score in 1987, and does so later (45F).
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import Facts
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law46_designation as law46
from bridge_rules_gui.laws import law47_withdrawal as law47
from bridge_rules_gui.laws import law50_choice_before_lead as before_lead
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import Called, PlayedCard, Playing
from bridge_rules_gui.table.recorded import How, how
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Option, Role, Verdict

LAW = clauses(45)


def position_when_held(table: Table, card: Card) -> str | None:
    """Return the idea of 45C2 by which declarer's card is played; None where it is only held."""
    stated = table.stated_fact("in_played_position", table.event)
    if stated is not False and table.stated_fact("on_table", table.event):
        return "held_at_table"
    question = sentence(
        (
            "Was {card} held face up, touching or nearly touching the table, or so as to show "
            "that it was played?"
        ),
        card=card,
    )
    as_played = stated is None and how(table.current_event) is How.PLAYED
    if as_played or table.judge("in_played_position", table.event, question):
        return "held_as_if_played"
    return None


def is_named_to_play(table: Table, playing: Playing, seat: Seat, card: Card) -> bool:
    """Whether a defender names the card he plays (45C4(a)), and not one that he holds (49)."""
    if seat is not playing.turn:
        return False
    stated = table.stated_fact("in_played_position", table.event)
    said, hand = how(table.current_event), playing.period.deal.hand(seat)
    if stated is None and said in (How.PLAYED, How.NAMED):
        return said is How.PLAYED
    if stated is None and hand is not None and card not in playing.period.legal_cards():
        return False
    question = sentence("Did {who} name {card} as the card to play?", who=seat, card=card)
    return table.judge("in_played_position", table.event, question)


def counts_as_played(before: Table, after: Table, seat: Seat, card: Card, idea: str) -> Table:
    """Return the table with the provision by which a card not laid down was played.

    `after` is the table in which it lies in the trick. `idea` says by which provision of 45C; of
    45C2 the later books have a common beginning. What is irregular about the card goes before.
    """
    book = LAW[after.edition]
    ideas = [idea]
    if idea in ("held_at_table", "held_as_if_played") and "declarer_must_play_card_held" in book:
        ideas.append("declarer_must_play_card_held")
    of_dummy = after.contract is not None and seat is after.contract.dummy
    if idea == "named_as_card_to_play" and of_dummy:
        ideas.append("declarer_names_dummys_card")
    laws = tuple(Applied(book[each], Role.PROCEDURE) for each in ideas)
    result = sentence("{who}’s {card} counts as played.", card=card, who=seat)
    if len(after.incidents) > len(before.incidents):
        return after.explaining(laws, (result,))
    return after.noticing(None, seat, after.event).deciding(Verdict(laws, result))


def called_for(table: Table, seat: Seat, card: Card) -> Table:
    """Return the table with a card of dummy's that declarer has named (45B), for the trace."""
    named = LAW[table.edition]["declarer_names_dummys_card"]
    laws = (named, law46.LAW[table.edition]["suit_and_rank"])
    line = sentence("{declarer} has called for {card}.", declarer=seat, card=card)
    return table.explaining(tuple(Applied(law, Role.PROCEDURE) for law in laws), (line,))


# -- 45C4(b): an unintended designation changed -------------------------------------------------


def designation_changed(table: Table, playing: Playing, called: Called, card: Card) -> Table:
    """Return the table after declarer named another card in place of the one he had called for.

    `called.card` lies in the trick. 1987 and 2007 allow it without pause for thought, 2007 until
    his partner has played; 2017 allows it for dummy's card until declarer next plays from either
    hand, after a slip of the tongue but not a loss of concentration.
    """
    lying = [played for played in playing.played if played.card == called.card]
    if called.card is None or not lying:
        return table
    declarer, first = playing.contract.declarer, called.card
    unintended = _was_unintended(table, called)
    noticed = table.noticing(Irregularity.UNINTENDED_DESIGNATION, declarer, table.event)
    if not unintended or _paused(table):
        return noticed.deciding(_refused(table.edition, first, unintended=unintended))
    dummy = playing.contract.dummy
    later = _opponents_cards(playing, called)
    back = playing.without_card(dummy, first)
    back = back.with_card(dummy, card, called.event, lying[0].trick)
    again = replace(back, called=Called(called.event, card))
    return replace(noticed, playing=again).deciding(_allowed(table.edition, first, card, later))


def changed_too_late(table: Table, playing: Playing, first: Card) -> Table:
    """Return the table after declarer named another card when he had played since.

    2017 lets him change until then; before, there has been a pause by that time.
    """
    declarer = playing.contract.declarer
    noticed = table.noticing(Irregularity.UNINTENDED_DESIGNATION, declarer, table.event)
    words = "{card} was named and must be played because {declarer} has played another card since."
    result = sentence(words, card=first, declarer=declarer)
    idea = "unintended_designation_changed"
    return noticed.deciding(Verdict(_laws_of_refusal(table.edition, idea), result))


def _was_unintended(table: Table, called: Called) -> bool:
    """Whether the first designation was a slip: stated of either event, else asked."""
    for index in (table.event, called.event):
        facts = table.scenario.events[index].facts
        slip = facts.value("slip")
        if slip is not None:
            return slip != "mind"
        unintended = _stated_unintended(facts)
        if unintended is not None:
            return unintended
    question = sentence("Was the first card named by a slip of the tongue?")
    return table.judge("unintended", table.event, question)


def _stated_unintended(facts: Facts) -> bool | None:
    unintended, intended = facts.value("unintended"), facts.value("intended")
    if isinstance(unintended, bool):
        return unintended
    return not intended if isinstance(intended, bool) else None


def _paused(table: Table) -> bool:
    """Whether there was a pause for thought, which 2017 does not ask."""
    if table.edition is Edition.BG_2017:
        return False
    at_once = table.stated_fact("at_once", table.event)
    if at_once is not None:
        return not at_once
    return table.judge("pause", table.event, sentence("Did declarer pause before the change?"))


def _opponents_cards(playing: Playing, called: Called) -> list[PlayedCard]:
    return [
        played
        for played in playing.played
        if played.event > called.event and playing.is_defender(played.seat)
    ]


def _refused(edition: Edition, first: Card, *, unintended: bool) -> Verdict:
    words = (
        (
            "{card} was named and must be played because declarer paused for thought before the "
            "change."
        )
        if unintended
        else "{card} was named and must be played because declarer meant to name it."
    )
    idea = "unintended_designation_changed" if unintended else "slip_of_the_tongue_alone"
    return Verdict(_laws_of_refusal(edition, idea), sentence(words, card=first))


def _laws_of_refusal(edition: Edition, idea: str) -> tuple[Applied, ...]:
    """Return the provisions on a designation that stays; 1987 and 2007 have one idea for all."""
    book = LAW[edition]
    return (
        Applied(book["card_named_is_played"]),
        Applied(book.get(idea, book["unintended_designation_changed"])),
        Applied(book["declarer_names_dummys_card"], Role.PROCEDURE),
    )


def _allowed(edition: Edition, first: Card, card: Card, later: list[PlayedCard]) -> Verdict:
    book = LAW[edition]
    law = book["opponent_changes_card_played_since"]
    options = tuple(
        Option(who, law47.WITHDRAW, law) for who in dict.fromkeys(played.seat for played in later)
    )
    law_47 = law47.LAW[edition]
    changed = book["unintended_designation_changed"]
    slip = book.get("slip_of_the_tongue")
    laws = [
        Applied(changed if slip is None else changed.quoting(slip)),
        Applied(law_47["after_change_of_designation"]),
    ]
    if options:
        laws.append(Applied(law_47["after_opponents_change"], Role.RIGHT))
    result = sentence(
        "{card} is played instead of {first}, which was a slip of the tongue.",
        card=card,
        first=first,
    )
    return Verdict(tuple(laws), result, options)


# -- 45E and 45F --------------------------------------------------------------------------------


def fifth_card(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table after a second card of one hand to the same trick that was no lead."""
    noticed = table.noticing(Irregularity.FIFTH_CARD, playing.player_of(seat), table.event)
    if not playing.is_defender(seat):
        result = sentence("{card} goes back into {who}’s hand.", card=card, who=seat)
        law = LAW[table.edition]["declarers_fifth_card"]
        return noticed.deciding(Verdict((Applied(law),), result))
    penalised = law50.laid_down(noticed, seat, (card,), law50.Exposure.ACCIDENT)
    rank = next(held.rank for held in penalised.penalty_cards if held.card == card)
    result = sentence("{who}’s {card} is a {rank} penalty card.", who=seat, card=card, rank=rank)
    laws = (
        Applied(LAW[table.edition]["defenders_fifth_card"]),
        Applied(law50.kind_of(penalised, card)),
        Applied(law50.handling(table.edition, rank)),
    )
    verdict = before_lead.with_first_choices(penalised, Verdict(laws, result))
    return law50.closed_to_partner(penalised, seat, (card,)).deciding(verdict)


def dummy_pointed(table: Table, playing: Playing) -> Table:
    """Return the table after dummy touched or pointed at a card uninstructed (45F)."""
    dummy = playing.contract.dummy
    noticed = table.noticing(Irregularity.DUMMY_LIMITS, dummy, table.event)
    words = (
        (
            "{dummy} may not point at a card. Play continues, and the director may adjust the "
            "score if dummy suggested the play and the defenders were damaged by it."
        )
        if table.edition is Edition.RU_1987
        else (
            "{dummy} may not point at a card. Play continues, and the score is adjusted if "
            "dummy suggested the play and the defenders were damaged by it."
        )
    )
    result = sentence(words, dummy=dummy)
    return noticed.deciding(Verdict((Applied(LAW[table.edition]["dummy_indicates_card"]),), result))
