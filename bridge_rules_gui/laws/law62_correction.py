"""Law 62: correction of a revoke.

Before it is established the card goes back and a legal one takes its place (1987: one of the suit
led); a defender's becomes a major penalty card (62B). The duty begins when the offender knows
(1987, 2007), or when attention has been drawn (2017). The other side may then take back any card
played since, also a lead to the next trick (62C1), and after that the offender's partner his own,
which becomes a penalty card if he defends (62C2); sr2007 has lost the words "of the offending side"
in 62C2, but the penalty card it names can only be his. 2017 has both revokes of one trick corrected
while only one side has played on (62C3), and then neither costs a trick (64B8).

A revoke on the twelfth trick is corrected even when it is established, while the four hands are not
back in the board (62D). Before a defender's partner has had his turn 1987 lets declarer choose
between the partner's two cards, 2007 forbids him the play the revoke card suggests, 2017 leaves it
to the law on information from withdrawn cards (62D2).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import OptionTaken
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law61_revoke as law61
from bridge_rules_gui.laws import law64_transferred_tricks as transfers
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.laws.law61_revoke import Duty
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play import lead_orders, moments
from bridge_rules_gui.table.play.lateness import Lateness, lateness
from bridge_rules_gui.table.play.offences import Revoke
from bridge_rules_gui.table.play.playing import PlayedCard, Playing
from bridge_rules_gui.table.play.waiting_plays import Demand, PlayOrder
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import (
    Applied,
    Option,
    PenaltyCard,
    Rank,
    Role,
    Unauthorised,
    Verdict,
)

LAW = clauses(62)

CHOOSE: Final = "choose_partner_card"
"""Declarer's choice between the two cards of the offender's partner (62D2 of 1987)."""

WITHDRAW: Final = "withdraw_card_after_revoke"
"""The right to take back a card played after the revoke (62C1, 62C2)."""

STAYS: Final = "{who}’s {card} cannot be taken back, because that revoke is established."
"""Says of a card played after a revoke that it is itself an established one (63B)."""

_TWELFTH = 12
_EXPOSED = law50.Exposure.REVOKE_CORRECTED


# -- the duty to correct (62A) ------------------------------------------------------------------


def noticed(table: Table, revoke: Revoke) -> Table:
    """Return the table with a revoke found in a card that has just been played."""
    playing = table.playing
    if playing is None:
        return table
    twelfth = revoke.trick == _TWELFTH
    key = Irregularity.REVOKE_TRICK12 if twelfth else Irregularity.REVOKE_NOT_ESTABLISHED
    found = replace(revoke, incident=len(table.incidents))
    waiting = replace(table, playing=replace(playing, revokes=(*playing.revokes, found)))
    offender = playing.player_of(revoke.seat)
    return to_be_corrected(waiting.noticing(key, offender, revoke.event), found)


def to_be_corrected(table: Table, revoke: Revoke) -> Table:
    """Return the table with it said of a revoke that it must be corrected."""
    playing = table.playing
    if playing is None:
        return table
    result = sentence(
        (
            "{who}’s {card} in trick {trick} is a revoke. It must be corrected if it is not "
            "yet established."
        ),
        who=revoke.seat,
        card=revoke.card,
        trick=revoke.trick,
    )
    # Now it is to be corrected (62A); what that costs comes when it has been.
    consequence, duty, *others = _laws(table.edition, playing, revoke)
    verdict = Verdict((duty, consequence, *others), result)
    return table.deciding(verdict, revoke.incident)


def revoke_of(table: Table, playing: Playing, played: PlayedCard, duty: Duty) -> Revoke:
    """Return the revoke that a card is; `table` and `playing` are those before it was played."""
    lying = [held for held in table.penalty_cards if held.seat is played.seat]
    owed = [held for held in lying if held.card.suit is duty.suit]
    own = next((held for held in lying if held.card == played.card), None)
    faced = played.seat is playing.contract.dummy or bool(owed)
    found = Revoke(played.seat, played.card, played.trick, duty.suit, played.event, -1, faced, own)
    legal = law61.legal_cards(playing, played.seat)
    return replace(found, disobeyed=duty.order is not None, legal=legal)


def _laws(edition: Edition, playing: Playing, revoke: Revoke) -> tuple[Applied, ...]:
    """Return what governs a revoke that is to be corrected, the consequence first."""
    book = LAW[edition]
    costs, ceased = _costs_a_penalty_card(playing, revoke), _has_ceased(playing, revoke)
    spared = ceased or revoke.spared_by is not None
    first = "replaced_by_a_legal_card" if spared else _replaced_freely(playing, revoke)
    if costs:
        first = "becomes_penalty_card"
    laws = [Applied(book[first]), Applied(book["must_be_corrected"])]
    laws.append(Applied(law61.definition(edition, revoke), Role.IRREGULARITY))
    if costs:
        laws.append(Applied(law50.major(edition, revoke.card, _EXPOSED)))
    if not spared:
        laws.append(Applied(book["replaced_by_a_legal_card"]))
    if ceased:
        laws.extend(_after_claim(edition, playing, revoke))
    return tuple(laws)


def _replaced_freely(playing: Playing, revoke: Revoke) -> str:
    """Return the item by which a card is replaced without rectification (62B2)."""
    if playing.is_defender(revoke.seat):
        return "faced_card_replaced"
    is_dummys = revoke.seat is playing.contract.dummy
    return "dummys_card_replaced" if is_dummys else "declarers_card_replaced"


def _after_claim(edition: Edition, playing: Playing, revoke: Revoke) -> Iterator[Applied]:
    """Yield why a claim has not established a revoke (2017, 63A4), and that play has ceased."""
    if _waits_for_agreement(edition, playing, revoke):
        yield Applied(clauses(63)[edition]["agreement_is_established"], Role.PROCEDURE)
    yield Applied(clauses(68)[edition]["play_ceases"], Role.PROCEDURE)


def _waits_for_agreement(edition: Edition, playing: Playing, revoke: Revoke) -> bool:
    """Whether an agreement has been given that will establish the revoke only later (63A4)."""
    claim = playing.claim
    agreed = claim is not None and claim.is_settled and claim.side is not revoke.seat.side
    return agreed and "agreement_is_established" in clauses(63)[edition]


def established_later(who: Seat) -> Sentence:
    """Say when agreement to a claim establishes a revoke (63A4 of 2017)."""
    return sentence(
        "Agreement to the claim establishes {who}’s revoke only when {who}’s side calls on the "
        "next board or the round ends.",
        who=who,
    )


def _costs_a_penalty_card(playing: Playing, revoke: Revoke) -> bool:
    """Whether the card came from the unfaced hand of a defender, and nothing spares him."""
    unfaced = playing.is_defender(revoke.seat) and revoke.penalty_card is None
    return unfaced and revoke.spared_by is None and not _has_ceased(playing, revoke)


def _has_ceased(playing: Playing, revoke: Revoke) -> bool:
    """Whether play has ceased after a claim, so that a defender's card is no penalty card."""
    return playing.claim is not None and playing.is_defender(revoke.seat)


# -- the correction (62B) -----------------------------------------------------------------------


def put_right(table: Table, revoke: Revoke, extra: tuple[Ground, ...] = ()) -> Table:
    """Return the table with a revoke card taken back, and the rights that follow.

    `extra` are provisions by which this revoke is corrected although it was established.
    """
    playing = table.playing
    if playing is None:
        return table
    back = replace(revoke, corrected=True, corrected_at=table.event)
    revokes = tuple(back if each is revoke else each for each in playing.revokes)
    lighter = replace(playing, revokes=revokes).without_card(revoke.seat, revoke.card)
    after = _penalised(replace(table, playing=lighter), revoke)
    withdrawals = may_be_taken_back(after.edition, lighter, back)
    laws = [Applied(law) for law in extra]
    laws.extend(_laws(table.edition, playing, revoke))
    laws[len(extra) + 2 : len(extra) + 2] = _rights(withdrawals)
    choice = _of_partner(table.edition, playing, revoke)
    laws[1:1] = _laws_of(choice)
    laws.extend(_sent_to_law_16(choice))
    law64 = clauses(64)[table.edition]
    if law64.get("corrected_together") in extra:
        laws.append(Applied(law64["no_transfer"]))
    result = sentence(
        "{who} takes back {card} and plays a legal card to trick {trick}.",
        who=revoke.seat,
        card=revoke.card,
        trick=revoke.trick,
    )
    if _costs_a_penalty_card(playing, revoke):
        result = sentence(
            "{who} takes back {card}, which becomes a major penalty card, and plays a legal card "
            "to trick {trick}.",
            who=revoke.seat,
            card=revoke.card,
            trick=revoke.trick,
        )
    stay = () if extra else _that_stay(playing, revoke)
    if stay:
        laws.append(Applied(clauses(63)[table.edition]["stays_as_played"]))
    trace: tuple[Sentence, ...] = (result, *stay) if stay else ()
    closed: tuple[Unauthorised, ...] = ()
    if revoke.asked_by is not None:
        right = law61.right_to_ask(table.edition, playing, revoke.asked_by, revoke.seat)
        laws.append(right)
        closed = law61.closed_by_question(
            table.edition, playing, revoke.asked_by, revoke.seat, right.ground
        )
        asked = law61.may_ask(table.edition, playing, revoke.asked_by, revoke.seat)
        # The question has been ruled on.
        trace = (_with_warning(result, revoke, choice), *stay)
        result = sentence("{asked} {result}", asked=asked, result=result)
    result = _with_warning(result, revoke, choice)
    for line in stay:
        result = sentence("{result} {rest}", result=result, rest=line)
    if _waits_for_agreement(table.edition, playing, revoke):
        result = sentence("{result} {rest}", result=result, rest=established_later(revoke.seat))
    rights = (*withdrawals, *choice, *table.rights_of_open_claim(revoke.incident))
    verdict = Verdict(tuple(laws), result, (*rights, *closed), trace)
    decided = moments.without_lead(after).deciding(verdict, back.incident)
    decided = law61.brought_to_light(decided, back)
    if _costs_a_penalty_card(playing, revoke):
        decided = law50.stays_face_up(decided, of_information=not choice)
    return transfers.counted(decided)


def replaced(table: Table, seat: Seat, card: Card) -> Table:
    """Return the table after another card took the place of one taken back.

    The offender's own went by 62B, one played after it by 62C1, his partner's by 62C2.
    """
    line = sentence("{who} replaces the withdrawn card with {card}.", who=seat, card=card)
    law = LAW[table.edition]["replaced_by_a_legal_card"]
    revokes = () if table.playing is None else table.playing.revokes
    for revoke in revokes:
        if seat in revoke.taken_back and seat is not revoke.seat:
            law = LAW[table.edition][_taken_back_by(revoke, seat)]
    return table.explaining((Applied(law),), (line,))


def _taken_back_by(revoke: Revoke, seat: Seat) -> str:
    """Return by what a card played after a revoke goes back: an opponent's, or his partner's."""
    innocent = seat.side is not revoke.seat.side
    return "other_side_may_withdraw" if innocent else "offenders_partner_may_withdraw"


def _penalised(table: Table, revoke: Revoke) -> Table:
    playing = table.playing
    if playing is None or not playing.is_defender(revoke.seat) or _has_ceased(playing, revoke):
        return table
    if revoke.spared_by is not None:
        return table
    if revoke.penalty_card is not None:
        return replace(table, penalty_cards=(*table.penalty_cards, revoke.penalty_card))
    laid = law50.laid_down(table, revoke.seat, (revoke.card,), _EXPOSED)
    # On the twelfth trick 62D2 alone says what partner may not use.
    if revoke.trick == _TWELFTH:
        return laid
    return law50.closed_to_partner(laid, revoke.seat, (revoke.card,))


# -- cards played since (62C1, 62C2) -------------------------------------------------------------


def may_be_taken_back(edition: Edition, playing: Playing, revoke: Revoke) -> tuple[Option, ...]:
    """Return who may take back a card played since, and the offender's partner after them."""
    book = LAW[edition]
    first = [played for played in since(playing, revoke) if is_innocent(played, revoke)]
    players = [playing.player_of(played.seat) for played in first]
    options = [
        _option(playing, played, book["other_side_may_withdraw"], several=players.count(who) > 1)
        for who, played in zip(players, first, strict=True)
    ]
    for played in since(playing, revoke):
        before = [each for each in first if each.event < played.event]
        of_offenders = played.trick == revoke.trick and not is_innocent(played, revoke)
        if of_offenders and (before or revoke.taken_back):
            option = _option(playing, played, book["offenders_partner_may_withdraw"])
            free = bool(revoke.taken_back)
            options.append(option if free else replace(option, condition=option.name))
    return tuple(options)


def _that_stay(playing: Playing, revoke: Revoke) -> tuple[Sentence, ...]:
    """Say which cards played after a revoke stay: the other side's established revokes (63B)."""
    return tuple(
        sentence(STAYS, who=other.seat, card=other.card)
        for other in playing.revokes
        if other.is_established
        and other.seat.side is not revoke.seat.side
        and revoke.event < other.event
        and other.trick in (revoke.trick, revoke.trick + 1)
    )


def _rights(options: tuple[Option, ...]) -> list[Applied]:
    """Return the provisions that grant some options."""
    return [Applied(law, Role.RIGHT) for law in dict.fromkeys(each.ground for each in options)]


def _option(playing: Playing, played: PlayedCard, law: Ground, *, several: bool = False) -> Option:
    """Return the right to take back a card.

    It is named where it is dummy's, so that nobody takes it for one from declarer's own hand, and
    where its player has two to choose from.
    """
    player = playing.player_of(played.seat)
    card = str(played.card) if several or player is not played.seat else ""
    return Option(player, WITHDRAW, law, card)


def if_taken_back(table: Table, options: Iterable[Option]) -> Iterator[PenaltyCard]:
    """Yield the penalty cards that defenders' cards become if an open right is used.

    62C2 and 62C3 say only that they do; of which kind, Law 50 says.
    """
    playing, law = table.playing, LAW[table.edition]["offenders_partner_may_withdraw"]
    may = {(option.who, option.ground == law) for option in options if option.name == WITHDRAW}
    if playing is None or not may:
        return
    for revoke in (each for each in playing.revokes if each.corrected):
        for played in since(playing, revoke):
            by_partner = not is_innocent(played, revoke)
            if by_partner and played.trick != revoke.trick:
                continue
            if (played.seat, by_partner) in may and _costs_when_taken_back(table, revoke, played):
                kind = law50.major(table.edition, played.card, law50.Exposure.ON_PURPOSE)
                yield PenaltyCard(played.seat, played.card, Rank.MAJOR, kind, WITHDRAW)


def _costs_when_taken_back(table: Table, revoke: Revoke, played: PlayedCard) -> bool:
    """Whether a card becomes a penalty card if taken back after a revoke: only a defender's can.

    The offender's partner pays (62C2), and in 2017 any, where the revokes of both sides are
    corrected (62C3).
    """
    playing, both = table.playing, LAW[table.edition].get("revokes_of_both_sides_corrected")
    if playing is None or not playing.is_defender(played.seat):
        return False
    laws = {applied.ground for applied in table.incidents[revoke.incident].laws}
    return not is_innocent(played, revoke) or both in laws


def is_innocent(played: PlayedCard, revoke: Revoke) -> bool:
    """Whether a card was played by the side that did not revoke."""
    return played.seat.side is not revoke.seat.side


def since(playing: Playing, revoke: Revoke) -> list[PlayedCard]:
    """Return the cards played after a revoke, to its trick or the next; not replacements.

    A card that is itself a revoke stays if that is established (63B), and goes back for it (62A)
    if it is not. Once the revoke has been corrected, none can go back any more of a player who has
    played on, nor of anybody when a later trick has begun.
    """
    if revoke.corrected and playing.period.trick_number > revoke.trick + 1:
        return []
    on = {
        each.seat
        for each in playing.played
        if revoke.corrected and each.event > revoke.corrected_at and each.trick > revoke.trick
    }
    last = revoke.corrected_at if revoke.corrected else playing.played[-1].event
    revoking = {(each.seat, each.card) for each in playing.revokes if not each.corrected}
    return [
        played
        for played in playing.played
        if revoke.event < played.event <= last
        and played.trick in (revoke.trick, revoke.trick + 1)
        and played.seat not in (revoke.seat, *on)
        and (played.seat, played.card) not in revoking
    ]


def taken_back(table: Table, revoke: Revoke, played: PlayedCard) -> Table:
    """Return the table with a later card back (62C1), a defending partner's at a cost (62C2)."""
    playing = table.playing
    if playing is None:
        return table
    innocent = is_innocent(played, revoke)
    now = replace(revoke, taken_back=(*revoke.taken_back, played.seat))
    revokes = tuple(now if each is revoke else each for each in playing.revokes)
    lighter = replace(playing, revokes=revokes).without_card(played.seat, played.card)
    after = moments.without_lead(replace(table, playing=lighter))
    penalised = _costs_when_taken_back(table, revoke, played)
    if penalised:
        after = law50.laid_down(after, played.seat, (played.card,), law50.Exposure.ON_PURPOSE)
        after = law50.closed_to_partner(after, played.seat, (played.card,))
    options = may_be_taken_back(after.edition, lighter, now)
    by = _taken_back_by(revoke, played.seat)
    words = (
        "{who} plays another card instead of {card}, which becomes a major penalty card."
        if penalised
        else "{who}’s {card} goes back to the hand and is replaced by another card."
    )
    result = sentence(words, who=played.seat, card=played.card)
    before = table.incidents[now.incident].laws
    laws = tuple(dict.fromkeys((Applied(LAW[table.edition][by]), *_rights(options), *before)))
    closed = _unauthorised(table.edition, revoke, played) if innocent else ()
    return after.deciding(Verdict(laws, result, (*options, *closed)), now.incident)


def _unauthorised(edition: Edition, revoke: Revoke, played: PlayedCard) -> tuple[Unauthorised, ...]:
    """Return what the innocent side's card showed, which the offenders may not use."""
    what = sentence(
        "the information from {who}’s withdrawn {card}", who=played.seat, card=played.card
    )
    law = clauses(16)[edition]["withdrawn_actions_unauthorised"]
    return (Unauthorised(revoke.seat.side, what, law),)


# -- when the director rules, also on revokes of both sides in one trick (62C3) -----------------


def at_the_end(table: Table) -> Table:
    """Return the table with every revoke corrected that can still be, as the director rules."""
    return _corrected_on_the_twelfth(_corrected_in_time(table))


def _corrected_in_time(table: Table) -> Table:
    for place in range(len(table.playing.revokes) if table.playing is not None else 0):
        playing = table.playing
        # A card taken back takes a revoke it was with it.
        if playing is None or place >= len(playing.revokes):
            return table
        revoke = playing.revokes[place]
        together = _together(table, playing, revoke)
        if (together and not revoke.corrected) or (revoke.is_open and revoke.trick != _TWELFTH):
            table = put_right(table, revoke, together)
    return table


def _together(table: Table, playing: Playing, revoke: Revoke) -> tuple[Ground, ...]:
    """Return the ground on which 2017 corrects both sides' revokes of one trick, if it does."""
    both_corrected = LAW[table.edition].get("revokes_of_both_sides_corrected")
    if both_corrected is None:
        return ()
    same = any(
        other.trick == revoke.trick and other.seat.side is not revoke.seat.side
        for other in playing.revokes
    )
    on = {played.seat.side for played in playing.played if played.trick > revoke.trick}
    no_transfer = clauses(64)[table.edition]["corrected_together"]
    return (both_corrected, no_transfer) if same and len(on) == 1 else ()


# -- the twelfth trick (62D) ---------------------------------------------------------------------


def _corrected_on_the_twelfth(table: Table) -> Table:
    """Return the table with revokes on the twelfth trick corrected, unless it is too late."""
    for place in range(len(table.playing.revokes) if table.playing is not None else 0):
        playing = table.playing
        if playing is None or place >= len(playing.revokes):
            return table  # One correction may have taken another revoke back with its trick.
        revoke = playing.revokes[place]
        in_time = lateness(table, revoke.event, revoke.seat.side) < Lateness.HANDS_RETURNED
        if revoke.trick == _TWELFTH and in_time and not revoke.corrected:
            table = _established_corrected(table, playing, revoke)
        elif revoke.trick == _TWELFTH and revoke.is_open:
            table = _no_longer_corrected(table, revoke)
    return table


def _no_longer_corrected(table: Table, revoke: Revoke) -> Table:
    """Return the table with a revoke found on the twelfth trick after the hands were returned."""
    result = sentence(
        (
            "The hands are back in the board, so {who}’s revoke with {card} on the twelfth trick "
            "can no longer be corrected. No trick is transferred."
        ),
        who=revoke.seat,
        card=revoke.card,
    )
    law64 = clauses(64)[table.edition]
    laws = (
        Applied(law64["on_the_twelfth_trick"]),
        Applied(LAW[table.edition]["corrected_on_the_twelfth_trick"], Role.PROCEDURE),
        Applied(law61.definition(table.edition, revoke), Role.IRREGULARITY),
        Applied(law64["no_transfer"]),
    )
    return table.deciding(Verdict(laws, result), revoke.incident, instead=True)


Choice = tuple[Option | Unauthorised, ...]
"""What binds the offender's partner (62D2): declarer's options, or what he may not use."""


def _established_corrected(table: Table, playing: Playing, revoke: Revoke) -> Table:
    law = LAW[table.edition]["corrected_on_the_twelfth_trick"]
    choice = _of_partner(table.edition, playing, revoke)
    if revoke.partners is not None and not playing.period.is_over:
        return _with_partners_card(put_right(table, revoke, (law,)), revoke, revoke.partners)
    if playing.period.is_over and not any(isinstance(each, Option) for each in choice):
        return _last_tricks_replayed(table, playing, revoke, choice)
    open_again = replace(table, playing=_without_last_trick(playing))
    return put_right(open_again, revoke, (law,))


def _with_partners_card(table: Table, revoke: Revoke, card: Card) -> Table:
    """Return the table where declarer has chosen the partner's card to the twelfth trick."""
    incident = table.incidents[revoke.incident]
    result = sentence(
        (
            "{who} takes back {card} and plays a legal card to the twelfth trick. {partner} must "
            "play {chosen} to it."
        ),
        who=revoke.seat,
        card=revoke.card,
        partner=revoke.seat.partner,
        chosen=card,
    )
    choosing = Applied(LAW[table.edition]["partner_has_still_to_play"])
    laws = (incident.laws[0], choosing, *(law for law in incident.laws[1:] if law != choosing))
    left = tuple(option for option in incident.options if option.name != CHOOSE)
    return table.deciding(Verdict(laws, result, left), revoke.incident)


def option_taken(table: Table, who: Seat | None, act: OptionTaken) -> Table | None:
    """Return the table with the card declarer has the partner play; None for another option."""
    playing = table.playing
    if act.option != CHOOSE or playing is None:
        return None
    for revoke in (each for each in playing.revokes if each.trick == _TWELFTH):
        for option in _of_partner(table.edition, playing, revoke):
            if (
                isinstance(option, Option)
                and option.value == act.value
                and who in {None, option.who}
            ):
                return _chosen(table, playing, revoke, option)
    return lead_orders.not_given(table, who, act)


def _chosen(table: Table, playing: Playing, revoke: Revoke, option: Option) -> Table:
    card, partner = Card.parse(option.value), revoke.seat.partner
    asked = replace(revoke, partners=card)
    revokes = tuple(asked if each is revoke else each for each in playing.revokes)
    order = PlayOrder(partner, option.ground, _TWELFTH, Demand.THIS_CARD, among=(card,))
    orders = (*playing.play_orders, order)
    after = replace(table, playing=replace(playing, revokes=revokes, play_orders=orders))
    return _with_partners_card(after, asked, card) if revoke.corrected else after


def _without_last_trick(playing: Playing) -> Playing:
    """Return the play with the cards of the thirteenth trick back in the hands."""
    for played in [each for each in playing.played if each.trick > _TWELFTH]:
        playing = playing.without_card(played.seat, played.card)
    return playing


def _laws_of(choice: Choice) -> tuple[Applied, ...]:
    """Return what gives declarer a choice, or forbids the partner one."""
    roles = {
        each.ground: Role.RIGHT if isinstance(each, Option) else Role.RESTRICTION for each in choice
    }
    return tuple(Applied(law, role) for law, role in roles.items())


def _sent_to_law_16(choice: Choice) -> tuple[Applied, ...]:
    """Return what 62D2 of 2017 only refers to: which information is closed (16C2)."""
    if not any(each.ground.edition is Edition.BG_2017 for each in choice):
        return ()
    closes = clauses(16)[Edition.BG_2017]["withdrawn_actions_unauthorised"]
    return (Applied(closes, Role.INFORMATION),)


def _with_warning(result: Sentence, revoke: Revoke, choice: Choice) -> Sentence:
    """Say with a result that the partner may not use what the revoke card has shown him."""
    if not any(isinstance(each, Unauthorised) for each in choice):
        return result
    warning = sentence(
        "{partner} may not choose a play that {card} suggests.",
        partner=revoke.seat.partner,
        card=revoke.card,
    )
    return sentence("{result} {warning}", result=result, warning=warning)


def _last_tricks_replayed(table: Table, playing: Playing, revoke: Revoke, choice: Choice) -> Table:
    """Return the table after thirteen tricks with the offender's last two cards exchanged."""
    played = {own.seat: own.card for own in playing.period.tricks[-1].cards}
    corrected = replace(revoke, corrected=True)
    revokes = tuple(corrected if each is revoke else each for each in playing.revokes)
    anew = _without_last_trick(replace(playing, revokes=revokes))
    anew = anew.without_card(revoke.seat, revoke.card)
    anew = anew.with_card(revoke.seat, played[revoke.seat], revoke.event, _TWELFTH)
    played[revoke.seat] = revoke.card
    if revoke.partners is not None:
        anew = _exchanged(anew, revoke.seat.partner, revoke.partners, played)
    for _ in played:
        seat = anew.period.turn
        anew = anew.with_card(seat, played[seat], table.event)
    result = sentence(
        (
            "{who}’s revoke with {card} on the twelfth trick is corrected. The last two "
            "tricks count as they would with {who}’s cards exchanged."
        ),
        who=revoke.seat,
        card=revoke.card,
    )
    if revoke.partners is not None:
        result = sentence(
            (
                "{who}’s revoke with {card} on the twelfth trick is corrected, and {partner} "
                "plays {chosen} to that trick. The last two tricks count accordingly."
            ),
            who=revoke.seat,
            card=revoke.card,
            partner=revoke.seat.partner,
            chosen=revoke.partners,
        )
    definition = Applied(law61.definition(table.edition, revoke), Role.IRREGULARITY)
    book = LAW[table.edition]
    chosen = () if revoke.partners is None else (Applied(book["partner_has_still_to_play"]),)
    corrected_by = Applied(book["corrected_on_the_twelfth_trick"])
    laws = (corrected_by, *chosen, *_laws_of(choice), definition, *_sent_to_law_16(choice))
    after = replace(table, playing=anew).deciding(Verdict(laws, result, choice), revoke.incident)
    return transfers.counted(after)


def _exchanged(playing: Playing, seat: Seat, card: Card, last: dict[Seat, Card]) -> Playing:
    """Return the play with a hand's card to the twelfth trick; its other one comes to the last."""
    twelfth = next(each for each in playing.played if each.seat is seat and each.trick == _TWELFTH)
    if twelfth.card == card:
        return playing
    last[seat] = twelfth.card
    return playing.without_card(seat, twelfth.card).with_card(seat, card, twelfth.event, _TWELFTH)


def _of_partner(edition: Edition, playing: Playing, revoke: Revoke) -> Choice:
    """Return what binds a defender's partner who had not yet played to the twelfth trick (62D2)."""
    partner = revoke.seat.partner
    if revoke.trick != _TWELFTH or revoke.partners is not None:
        return ()
    if not playing.is_defender(revoke.seat) or _had_played(playing, partner, revoke):
        return ()
    law, cards = LAW[edition]["partner_has_still_to_play"], _last_cards(playing, partner)
    two_suits = len({card.suit for card in cards}) == len(cards) == 2
    if edition is not Edition.BG_2017 and not two_suits:
        return ()
    if edition is Edition.RU_1987:
        declarer = playing.contract.declarer
        led = playing.period.tricks[_TWELFTH - playing.period.won_before.total - 1].suit_led
        if any(card.suit is led for card in cards):
            return ()  # he must follow suit: one card alone can be played legally
        return tuple(Option(declarer, CHOOSE, law, str(card)) for card in cards)
    what = sentence(
        "the information from {who}’s withdrawn {card}", who=revoke.seat, card=revoke.card
    )
    return (Unauthorised(partner, what, law),)


def _had_played(playing: Playing, seat: Seat, revoke: Revoke) -> bool:
    return any(
        played.seat is seat and played.trick == _TWELFTH and played.event < revoke.event
        for played in playing.played
    )


def _last_cards(playing: Playing, seat: Seat) -> tuple[Card, ...]:
    """Return the two cards with which a hand came to the twelfth trick, highest first."""
    held = playing.period.deal.hand(seat)
    played = [each.card for each in playing.played if each.seat is seat and each.trick >= _TWELFTH]
    return tuple(sorted((*(held or ()), *played), reverse=True))
