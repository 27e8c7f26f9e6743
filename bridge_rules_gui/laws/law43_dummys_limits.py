"""Laws 42 and 43: what dummy may do, and what follows when he does more.

Dummy may warn declarer, as long as there is something to prevent, and ask him about a revoke (42B);
he draws attention to nothing during play and calls no director first (43A1), which since 2007 he
may once somebody else has drawn attention. Having exchanged hands, left his seat or looked at a
defender's cards (43A2) he loses these rights: his warning lets a defender choose the hand (1987:
43B2(b), later 43B2(a)), his question treats a revoke as established (43B2(c), later 43B2(b)), and
what he first points out in a defender goes without rectification (43B2(a), later 43B3; in 2017 the
defenders keep no gain). In 1987 any remark or question of his about the auction or the play breaks
43A1(c). A defender who shows him his hand breaks 43A3 of 2017; before, dummy alone was forbidden to
look, and only on his own initiative (43A2(c)).
"""

from __future__ import annotations

from collections.abc import Callable

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.scenario import (
    AttentionDrawn,
    CardsHandled,
    CardsPlayed,
    DirectorArrives,
    Question,
)
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.language.sentence import Sentence, counted_sentence, sentence
from bridge_rules_gui.laws import law56_defenders_lead_out_of_turn as law56
from bridge_rules_gui.laws import law62_correction as law62
from bridge_rules_gui.laws import law64_transferred_tricks as transfers
from bridge_rules_gui.laws import law77_scoring as law77
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.in_order import in_order
from bridge_rules_gui.table.incident import Incident
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.offences import Revoke, WrongLead
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Option, Role, Verdict, once_each

LeadStands = Callable[[Table, Playing, WrongLead], Table]
"""How a lead out of turn is put in the trick that nobody has accepted."""

LAW = clauses(43)
"""The ideas of both laws; 43 says what becomes of the rights 42 gives."""


def _by_right(table: Table, playing: Playing, law: Ground, line: Sentence) -> Table:
    return in_order(table, playing.contract.dummy, (Applied(law, Role.RIGHT),), line)


def _offended(table: Table, playing: Playing, laws: tuple[Ground, ...], result: Sentence) -> Table:
    noticed = table.noticing(Irregularity.DUMMY_LIMITS, playing.contract.dummy, table.event)
    return noticed.deciding(Verdict(tuple(map(_applied, laws)), result))


def _applied(law: Ground) -> Applied:
    """Return a provision of 43A, which is broken, or of 43B, which says what follows."""
    is_limit = law.citation.labels[:1] == ("A",)
    return Applied(law, Role.IRREGULARITY if is_limit else Role.RECTIFICATION)


def _spoke_beside(
    table: Table, playing: Playing, laws: tuple[Ground, ...], result: Sentence
) -> Table:
    """Return the table after a breach by words, which take nobody's open right away."""
    offended = _offended(table, playing, laws, result)
    rights = table.options_beside
    return offended.deciding(Verdict(tuple(map(_applied, laws)), result, rights))


# -- 42B: qualified rights, and what becomes of them after a breach (43B2) ----------------------


def asked(table: Table, playing: Playing) -> Table:
    """Return the table after dummy asked declarer about a revoke.

    He may (42B1). After a breach of 43A2 declarer must put a revoke right and pays as for one that
    is established.
    """
    book = LAW[table.edition]
    revoke = next(
        (found for found in reversed(playing.revokes) if not playing.is_defender(found.seat)), None
    )
    if not playing.breached or (revoke is not None and not is_first(table, revoke.event)):
        line = sentence("Dummy may ask declarer whether he has a card of the suit led.")
        return _by_right(table, playing, book["dummy_may_ask_about_revoke"], line)
    law = book["question_establishes_revoke"]
    if revoke is None:
        line = sentence("Declarer has not revoked, so nothing follows from dummy’s question.")
        return _by_right(table, playing, law, line)
    if revoke.is_open:
        table = _as_if_established(table, revoke, law)
    result = sentence(
        (
            "Declarer replaces {card} with a legal card, and tricks are transferred as for an "
            "established revoke."
        ),
        card=revoke.card,
    )
    return transfers.counted(_offended(table, playing, (law, book[playing.breached]), result))


def _as_if_established(table: Table, revoke: Revoke, law: Ground) -> Table:
    """Return the table with a revoke put right and yet treated as established."""
    back = law62.put_right(table, revoke)
    playing = back.playing
    if playing is None:
        return back
    revokes = tuple(
        replace(found, established_by=table.event, route=law, as_if=True)
        if found.incident == revoke.incident
        else found
        for found in playing.revokes
    )
    return replace(back, playing=replace(playing, revokes=revokes))


def warned(table: Table, playing: Playing) -> Table:
    """Return the table after dummy warned declarer, as he may unless he has broken 43A2."""
    book = LAW[table.edition]
    if not playing.breached:
        line = sentence("Dummy may try to prevent an irregularity.")
        return _by_right(table, playing, book["dummy_may_prevent_irregularity"], line)
    law = book["warning_lets_defender_choose_hand"]
    leader = playing.contract.opening_leader
    options = tuple(Option(who, CHOOSE_HAND, law) for who in (leader, leader.partner))
    result = sentence("Either defender may choose the hand from which declarer is to lead.")
    noticed = table.noticing(Irregularity.DUMMY_LIMITS, playing.contract.dummy, table.event)
    laws = (Applied(law, Role.RIGHT), _applied(book[playing.breached]))
    return noticed.deciding(Verdict(laws, result, options))


CHOOSE_HAND = "choose_hand"
"""The option of a defender after such a warning."""


def hand_chosen(table: Table, playing: Playing, value: str) -> Table | None:
    """Return the table after a defender chose the hand declarer leads from; None where he may not.

    `value` is the letter of its seat.
    """
    incident = table.incident
    if incident is None or not any(option.name == CHOOSE_HAND for option in incident.options):
        return None
    try:
        hand = Seat.parse(value)
    except BridgeError:
        return None
    if playing.is_defender(hand):
        return None
    chosen = replace(table, playing=replace(playing, wrong_lead=None, chosen_hand=hand))
    result = sentence("Declarer leads from {hand}’s hand.", hand=hand)
    return chosen.deciding(Verdict(incident.laws, result))


def warned_defender(table: Table, playing: Playing) -> Table:
    """Return the table after dummy tried to keep a defender from an irregularity.

    Only 2017 lets him prevent any; before, declarer's alone (42B2), and this is taking part.
    """
    if table.edition is not Edition.BG_2017:
        return spoke(table, playing)
    line = sentence("Dummy may try to prevent any irregularity.")
    law = LAW[table.edition]["dummy_may_prevent_irregularity"]
    return _by_right(table, playing, law, line)


def drew_attention(table: Table, playing: Playing) -> Table:
    """Return the table after dummy drew attention: only after the play he may (42B3, 43A1(b))."""
    book = LAW[table.edition]
    if playing.period.is_over:
        line = sentence("After the play dummy may draw attention to an irregularity.")
        return _by_right(table, playing, book["attention_after_play"], line)
    result = sentence(
        "{dummy} may not draw attention to an irregularity now.", dummy=playing.contract.dummy
    )
    laws = (book["no_attention_during_play"], book["dummy_may_be_penalised"])
    return _spoke_beside(table, playing, laws, result)


# -- 43A: what dummy may not do -----------------------------------------------------------------


def called_director(table: Table, playing: Playing, *, attention: bool) -> Table:
    """Return the table after dummy called the director; since 2007 he may after attention."""
    book = LAW[table.edition]
    if attention and "may_call_after_attention" in book:
        line = sentence(
            "Another player drew attention to the irregularity, so dummy may summon the director."
        )
        return _by_right(table, playing, book["may_call_after_attention"], line)
    words = (
        "{dummy} may not be the first to summon the director."
        if table.edition is Edition.BG_2017
        else "{dummy} should not be the first to summon the director."
    )
    result = sentence(words, dummy=playing.contract.dummy)
    laws = (book["dummy_does_not_call_director"], book["dummy_may_be_penalised"])
    return _spoke_beside(table, playing, laws, result)


def spoke(table: Table, playing: Playing) -> Table:
    """Return the table after dummy took part in the play by a remark (43A1(c))."""
    book = LAW[table.edition]
    words = (
        "{dummy} must not take part in the play or comment on it."
        if table.edition is Edition.BG_2017
        else "{dummy} may not take part in the play or comment on it."
    )
    result = sentence(words, dummy=playing.contract.dummy)
    laws = (book["takes_no_part"], book["dummy_may_be_penalised"])
    return _spoke_beside(table, playing, laws, result)


def forbids_any_remark(edition: Edition) -> bool:
    """Whether dummy may say nothing about the auction or the play, whoever hears it (1987)."""
    return edition is Edition.RU_1987


def spoke_without_a_right(table: Table, playing: Playing, *, of_irregularity: bool) -> Table:
    """Return the table with dummy's breach added to what his remark led to (1987).

    1987 forbids every remark and question about the auction or the play that Law 42 does not allow
    (43A1(c)), and first of all those that draw attention to an irregularity (43A1(b)).
    """
    book, last = LAW[table.edition], table.incident
    if last is None or last.event != table.event:
        return spoke(table, playing)
    idea, words = "takes_no_part", "{dummy} may not take part in the play or comment on it."
    if of_irregularity:
        idea = "no_attention_during_play"
        words = "{dummy} may not draw attention to an irregularity now."
    said = sentence(words, dummy=playing.contract.dummy)
    result = sentence("{result} {rest}", result=last.result, rest=said)
    breach = (_applied(book[idea]), _applied(book["dummy_may_be_penalised"]))
    if last.key is None:
        table = table.noticing(Irregularity.DUMMY_LIMITS, playing.contract.dummy, table.event)
    return table.deciding(Verdict((*last.laws, *breach), result, last.options, (said,)))


HAND_SHOWN_TO_DUMMY = "hand_shown_to_dummy"
"""The fact that a defender shows dummy his hand."""


def hand_shown(table: Table, playing: Playing, who: Seat) -> Table:
    """Return the table after a defender showed dummy his hand: since 2017 he may not (43A3)."""
    book, dummy = LAW[table.edition], playing.contract.dummy
    if "defender_shows_hand" not in book:
        words = "{dummy} has not looked at {who}’s cards on his own initiative."
        line = sentence(words, dummy=dummy, who=who)
        law = Applied(book["looks_at_defenders_cards"], Role.PROCEDURE)
        return in_order(table, who, (law,), line)
    noticed = table.noticing(Irregularity.DUMMY_LIMITS, who, table.event)
    result = sentence("{who} may not show {dummy} his hand. Play continues.", dummy=dummy, who=who)
    return noticed.deciding(Verdict((_applied(book["defender_shows_hand"]),), result))


def looked(table: Table, playing: Playing) -> Table:
    """Return the table after dummy looked at a defender's cards.

    Before 2017 he breaks 43A2(c) only on his own initiative, not where a defender has shown them.
    """
    shown_by = next(
        (
            event.who
            for event in reversed(table.scenario.events[: table.event])
            if event.facts.value(HAND_SHOWN_TO_DUMMY) is True
        ),
        None,
    )
    if shown_by is not None and "defender_shows_hand" not in LAW[table.edition]:
        return hand_shown(table, playing, shown_by)
    return breached(table, playing, "looks_at_defenders_cards")


def breached(table: Table, playing: Playing, breach: str) -> Table:
    """Return the table after dummy exchanged hands, left his seat or looked at cards (43A2).

    `breach` is the idea that forbids what he did.
    """
    book = LAW[table.edition]
    result = sentence(
        (
            "{dummy} has violated {cite} and may be penalised under Law 90. From now on "
            "{law} applies if {dummy} warns declarer, asks about a revoke or points out a "
            "defender’s irregularity."
        ),
        dummy=playing.contract.dummy,
        cite=book[breach],
        law=Address(table.edition, Citation.parse("43B")),
    )
    marked = replace(table, playing=replace(playing, breached=breach))
    return _offended(marked, playing, (book[breach], book["dummy_may_be_penalised"]), result)


# -- 43B3 (1987: 43B2(a)): a defender's irregularity that dummy was first to point out ----------


def is_first(table: Table, since: int) -> bool:
    """Whether nobody has drawn attention to an irregularity, or asked about it, before now."""
    return not any(
        isinstance(event.act, AttentionDrawn)
        or (isinstance(event.act, DirectorArrives) and event.who is not None)
        or (isinstance(event.act, Question) and event.facts.value("regards") == "revoke")
        for event in table.scenario.events[since + 1 : table.event]
    )


def takes_away_the_right(table: Table, playing: Playing, to: Incident) -> bool:
    """Whether dummy, who has broken 43A2, loses declarer's right by being first to point out."""
    if playing.period.is_over or not playing.breached or to.offender is None:
        return False
    return playing.is_defender(to.offender) and is_first(table, to.event)


def pointed_out_first(table: Table, playing: Playing, offender: Seat) -> Table:
    """Return the table, a defender's irregularity forgiven, with what the director says of it."""
    book = LAW[table.edition]
    result = sentence(
        (
            "{dummy} was the first to draw attention to {who}’s irregularity. There is no "
            "penalty for it."
        )
        if table.edition is Edition.RU_1987
        else (
            "{dummy} was the first to draw attention to {who}’s irregularity. There is no "
            "rectification, and play continues as if there had been no irregularity."
        ),
        dummy=playing.contract.dummy,
        who=offender,
    )
    return _offended(table, playing, (book["first_to_point_out"], book[playing.breached]), result)


def not_rectified(table: Table, to: Incident, stands: LeadStands) -> Table:
    """Return the table with a defender's irregularity that dummy was first to point out forgiven.

    2007 and 2017 let play continue regardless (43B3): a revoke stays as it was played,
    a lead out of turn stands, which `stands` puts in the trick. 1987 only takes the penalties away
    (43B2(a)): a revoke is put right all the same, and declarer may still have a lead taken back.
    Penalty cards of other irregularities lie.
    """
    law = LAW[table.edition]["first_to_point_out"]
    place = table.incidents.index(to)
    if table.edition is Edition.RU_1987:
        return _unpunished(_put_right(_lead_spared(table, place, law), place, law), to)
    return _unpunished(_as_if_regular(table, place, stands), to)


def _put_right(table: Table, place: int, law: Ground) -> Table:
    playing = table.playing
    if playing is None:
        return table
    for number, revoke in enumerate(playing.revokes):
        if revoke.incident == place and revoke.is_open:
            spared = replace(revoke, spared_by=law)
            revokes = (*playing.revokes[:number], spared, *playing.revokes[number + 1 :])
            return law62.put_right(
                replace(table, playing=replace(playing, revokes=revokes)), spared
            )
    return table


def _lead_spared(table: Table, place: int, law: Ground) -> Table:
    """Return the table with a lead that may be taken back, but makes no penalty card."""
    playing = table.playing
    lead = None if playing is None else playing.wrong_lead
    if playing is None or lead is None or lead.incident != place:
        return table
    incident = table.incidents[place]
    options = tuple(
        replace(option, ground=law56.LAW[table.edition]["may_be_withdrawn"])
        if option.name == "withdraw_lead"
        else option
        for option in incident.options
        if option.name in ("accept_lead", "withdraw_lead", "accept_opening_lead", "become_dummy")
    )
    spared = replace(incident, options=options)
    return replace(
        table,
        playing=replace(playing, wrong_lead=replace(lead, spared_by=law)),
        incidents=(*table.incidents[:place], spared, *table.incidents[place + 1 :]),
    )


def _as_if_regular(table: Table, place: int, stands: LeadStands) -> Table:
    playing = table.playing
    if playing is None:
        return table
    left = tuple(
        revoke for revoke in playing.revokes if revoke.incident != place or not revoke.is_open
    )
    playing = replace(playing, revokes=left)
    lead = playing.wrong_lead
    if lead is not None and lead.incident == place:
        return stands(table, playing, lead)
    return replace(table, playing=playing)


def _unpunished(table: Table, to: Incident) -> Table:
    """Return the table without the penalty cards that the irregularity has made."""
    cards = _cards_of(table, to)
    left = tuple(
        held
        for held in table.penalty_cards
        if held.seat is not to.offender or held.card not in cards
    )
    return replace(table, penalty_cards=left)


def _cards_of(table: Table, to: Incident) -> tuple[Card, ...]:
    act = table.scenario.events[to.event].act
    if isinstance(act, CardsPlayed | CardsHandled):
        return act.cards
    return tuple(held.card for held in table.penalty_cards)


def settled(table: Table) -> Table:
    """Return the table when the result is known, with what the defenders have gained taken away.

    2007 refers to Law 12B1, 2017 adjusts the defenders' score alone (43B3); 1987 has nothing of it.
    What declarer would have won is the fact `equity`, else it is asked whether it was more.
    """
    playing, incident, book = table.playing, table.incident, LAW[table.edition]
    law = book.get("gain_at_the_end")
    if playing is None or incident is None or law is None or table.score is None:
        return table
    pointed_out = book["first_to_point_out"]
    place = next(
        (at for at, each in enumerate(table.incidents) if each.laws[:1] == (Applied(pointed_out),)),
        None,
    )
    if place is None:
        return table
    who = next(
        each.offender
        for each in reversed(table.incidents[:place])
        if each.offender is not None and playing.is_defender(each.offender)
    )
    better = _tricks_without_it(table, playing, who)
    if better is None:
        return table
    before = table.incidents[place]
    laws = (Applied(law, Role.SCORE), *before.laws)
    if table.edition is Edition.SR_2007:
        advantage = clauses(12)[table.edition]["takes_advantage_away"]
        laws = (laws[0], Applied(advantage, Role.SCORE), *before.laws)
    result = sentence("{result} {too}", result=before.result, too=_gained(table, who, better))
    adjusted = table.deciding(Verdict(once_each(laws), result), place)
    if table.edition is Edition.BG_2017:
        return adjusted
    return replace(adjusted.without_explanation(law77.SCORED), score=None, tricks=None)


def _tricks_without_it(table: Table, playing: Playing, who: Seat) -> int | None:
    """Return the tricks declarer would have won beyond his result, 0 if unknown; None if none."""
    stated, tricks = table.facts.value("equity"), table.tricks
    if isinstance(stated, int) and not isinstance(stated, bool):
        own = playing.contract.declarer.side
        won = 0 if tricks is None else tricks[own is not Side.NORTH_SOUTH]
        return stated if stated > won else None
    question = sentence("Did the defenders gain from {who}’s irregularity?", who=who)
    is_stated = isinstance(stated, str)
    return 0 if not is_stated and table.judge("equity", None, question) else None


def _gained(table: Table, who: Seat, better: int) -> Sentence:
    if table.edition is Edition.SR_2007:
        words = "The defenders gained by {who}’s irregularity. The director adjusts the score."
        return sentence(words, who=who)
    if better:
        return counted_sentence(
            (
                "The defenders gained by {who}’s irregularity. Only their score is adjusted, as "
                "if declarer had won {n} trick, and declarer’s side keeps its score."
            ),
            (
                "The defenders gained by {who}’s irregularity. Only their score is adjusted, as "
                "if declarer had won {n} tricks, and declarer’s side keeps its score."
            ),
            better,
            who=who,
        )
    words = (
        "The defenders gained by {who}’s irregularity. Only their score is adjusted, and "
        "declarer’s side keeps its score."
    )
    return sentence(words, who=who)
