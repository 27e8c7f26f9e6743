"""Law 67: a trick to which a player has contributed no card, or too many.

Before both sides have played to the next trick the error is simply corrected (67A). Later the
director puts the cards in order (67B).

67B1: a hand that contributed no card puts one among its played cards. 1987 penalises it only where
it has none of the suit led; since 2007 it counts as having revoked in any case and may lose one
trick. Law 64 frees that revoke as it frees any other: dummy's as a failure to play a card of a hand
that lies open (64B3), a further one in the suit (64B2), one in the twelfth trick (64B6), and where
the other side has revoked as well (64B7). 1987 sends to Law 64 as a whole, and the loss "in
accordance with 64A2" of the later books is one that 64A gives and 64B takes away.

67B2: extra cards go back and count as always held, so that not playing one may have been a revoke;
the card that was faced stays, else the highest that could be played. A defender's extra card that
was shown is a penalty card, by a footnote of all three books. 1987 speaks of the tricks after the
defective one, the later books of those before its discovery, which are the same.

67B3 of 2017 alone speaks of a card of an earlier trick played once more, not having lain among the
played ones: it is put where it belongs, and where it is too late to correct the second play, the
score is adjusted. In 1987 and 2007 the card is not his to play any more, so that he has contributed
none to the later trick (67A1, 67B1).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.game.trick import Trick
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws import law50_choice_before_lead as before_lead
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law61_revoke as law61
from bridge_rules_gui.laws import law62_correction as law62
from bridge_rules_gui.laws import law64_after_establishment as law64
from bridge_rules_gui.laws import law64_transferred_tricks as transfers
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.lateness import is_attention_drawn
from bridge_rules_gui.table.play.offences import Defect, Revoke
from bridge_rules_gui.table.play.playing import PlayedCard, Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(67)


# -- defective tricks noticed ---------------------------------------------------------------------


def is_led_over(playing: Playing, seat: Seat) -> bool:
    """Whether a hand that won a trick with one card missing leads to the next all the same.

    A defender whose partner has still to play leads prematurely instead (Law 57).
    """
    current = playing.period.current
    partner_waits = playing.is_defender(seat) and current and seat.partner in current.missing
    return wins_with_one_missing(playing, seat) and not partner_waits


def wins_with_one_missing(playing: Playing, seat: Seat) -> bool:
    """Whether a hand is winning a trick in which one card is missing."""
    current = playing.period.current
    if current is None or playing.period.is_lead_due or not current.cards_of(seat):
        return False
    wins = current.winner(playing.contract.denomination) is seat
    return wins and len(current.missing) == 1


def watched(table: Table) -> Table:
    """Return the table after a card: the trick before it looked at, old defects grown late."""
    playing = table.playing
    if playing is None or len(playing.period.tricks) < 2:
        return table
    trick = playing.period.tricks[-2]
    number = playing.period.won_before.total + len(playing.period.tricks) - 1
    if len(trick.cards) != 4 or trick.missing:
        table = _found(table, playing, trick, number)
    return _grown_late(table) if table.playing and table.playing.defects else table


def _found(table: Table, playing: Playing, trick: Trick, number: int) -> Table:
    """Return the table with the hands noticed that have contributed no card, or several."""
    known = {(defect.trick, defect.seat) for defect in playing.defects}
    waiting = {
        (revoke.trick, seat)
        for revoke in playing.revokes
        if revoke.corrected
        for seat in (revoke.seat, *revoke.taken_back)
    }
    several = {played.seat for played in trick.cards if len(trick.cards_of(played.seat)) > 1}
    for seat in dict.fromkeys((*trick.missing, *several)):
        if (number, seat) not in known | waiting:
            table = _noticed(table, seat, trick, number)
    return table


def _noticed(table: Table, seat: Seat, trick: Trick, number: int) -> Table:
    playing = table.playing
    if playing is None:
        return table
    defect = Defect(
        seat,
        number,
        table.event,
        len(table.incidents),
        too_many=seat not in trick.missing,
        owner=trick.winner(playing.contract.denomination),
    )
    defects = (*playing.defects, defect)
    found = replace(table, playing=replace(playing, defects=defects))
    noticed = found.noticing(Irregularity.DEFECTIVE_TRICK, playing.player_of(seat), table.event)
    if defect.too_many:  # till both sides have played on it is a fifth card, or one of several
        return _is_late(noticed, defect)
    return noticed.deciding(_in_time(table, defect), defect.incident)


def _grown_late(table: Table) -> Table:
    """Return the table with the defects marked after whose trick both sides have played on."""
    playing = table.playing
    for defect in playing.defects if playing is not None else ():
        if not defect.late and not defect.settled and playing is not None:
            on = {each.seat.side for each in playing.played if each.trick > defect.trick}
            if len(on) > 1:
                table = _is_late(table, defect)
    return table


def _is_late(table: Table, defect: Defect) -> Table:
    result = sentence(
        (
            "Both sides have played to the trick after trick {trick}, to which {who} contributed "
            "an incorrect number of cards. The director puts the cards in order."
        ),
        trick=defect.trick,
        who=defect.seat,
    )
    law = Applied(LAW[table.edition]["cards_put_in_order"], Role.IRREGULARITY)
    grown = replace(defect, late=True)
    if defect.again is not None and table.playing is not None:
        grown = _with_owner(table.playing, grown)
    late = _with_defect(table, defect, grown)
    return late.deciding(Verdict((law,), result), defect.incident, instead=True)


def _with_defect(table: Table, old: Defect, new: Defect) -> Table:
    """Return the table with what is known of a defective trick replaced."""
    playing = table.playing
    if playing is None:
        return table
    defects = tuple(new if each is old else each for each in playing.defects)
    return replace(table, playing=replace(playing, defects=defects))


# -- before both sides have played on (67A) -------------------------------------------------------


def _in_time(table: Table, defect: Defect) -> Verdict:
    """Return what 67A says while only one side has played to the next trick."""
    result = sentence(
        "{who} has not played to trick {trick} and must do so with a card he can legally play.",
        who=defect.seat,
        trick=defect.trick,
    )
    return Verdict(_corrected_in_time(table.edition), result)


def _corrected_in_time(edition: Edition) -> tuple[Applied, ...]:
    book = LAW[edition]
    why = Applied(book["must_be_corrected_in_time"], Role.IRREGULARITY)
    return Applied(book["supplies_a_legal_card"]), why


def in_its_place(table: Table, seat: Seat, card: Card) -> Table | None:
    """Return the table after a hand's missing card was put in its trick; None where it is a play.

    It is none when attention has been drawn, or when it is not the hand's turn.
    """
    playing = table.playing
    for defect in playing.defects if playing is not None else ():
        if playing is not None and defect.ruled and _lies_in(playing, defect, seat, card):
            return table  # the director has had it put there: it was the only card to choose
        if defect.seat is not seat or defect.settled or defect.too_many or playing is None:
            continue
        out_of_turn = playing.turn is not seat and not playing.period.is_lead_due
        if is_attention_drawn(table, defect.event) or out_of_turn:
            lighter = _lifted(playing, defect)
            filled = lighter.with_card(seat, card, table.event, defect.trick)
            left = tuple(held for held in table.penalty_cards if held.card != card)
            after = _filled(replace(table, playing=filled, penalty_cards=left), defect)
            return transfers.counted(_revoke_noticed(after, lighter, defect, card))
    return None


def _revoke_noticed(table: Table, before: Playing, defect: Defect, card: Card) -> Table:
    """Return the table with a card supplied in time noticed as a revoke where it is one.

    `before` is the play without it. What is supplied late is of the suit led if there is any.
    """
    trick = before.period.tricks[defect.trick - before.period.won_before.total - 1]
    duty = None if defect.late else law61.not_followed(before, trick, defect.seat, card)
    if duty is None:
        return table
    played = PlayedCard(defect.seat, card, defect.trick, table.event)
    return law62.noticed(table, law62.revoke_of(table, before, played, duty))


def is_placed(playing: Playing, seat: Seat, card: Card) -> bool:
    """Whether the director has had a hand's card put in its defective trick."""
    return any(each.ruled and _lies_in(playing, each, seat, card) for each in playing.defects)


def _lies_in(playing: Playing, defect: Defect, seat: Seat, card: Card) -> bool:
    """Whether a hand's card lies in its defective trick already."""
    trick = playing.period.tricks[defect.trick - playing.period.won_before.total - 1]
    return seat is defect.seat and card in trick.cards_of(seat)


def _filled(table: Table, defect: Defect) -> Table:
    """Return the table with the number of cards in order; a trick filled in time is a new trick."""
    if defect.late:
        return _with_defect(table, defect, replace(defect, settled=True))
    result = sentence(
        "{who} has played to trick {trick}. There is no further rectification.",
        who=defect.seat,
        trick=defect.trick,
    )
    whole = _with_defect(table, defect, replace(defect, settled=True, owner=None))
    return whole.deciding(Verdict(_corrected_in_time(table.edition), result), defect.incident)


# -- when both sides have played on (67B) ---------------------------------------------------------


def ruled(table: Table) -> Table:
    """Return the table after the director has dealt with the defective tricks both played on."""
    for place in range(len(table.playing.defects) if table.playing is not None else 0):
        playing = table.playing
        if playing is None:
            return table
        defect = playing.defects[place]
        if defect.late and not defect.settled and not defect.ruled:
            if defect.too_many:
                table = _extra_cards_returned(table, playing, defect)
            elif defect.again is not None:
                table = _played_again(table, playing, defect)
            else:
                table = _supplied(table, playing, defect)
    return transfers.counted(table)


# -- a card missing (67B1) ------------------------------------------------------------------------


def _supplied(table: Table, playing: Playing, defect: Defect) -> Table:
    """Return the table after the director asked for the missing card (67B1)."""
    cards = _cards_of_suit_led(table, playing, defect)
    book = LAW[table.edition]
    free = table.edition is Edition.RU_1987 and bool(cards)
    laws = [Applied(book["supplies_the_suit_led" if cards else "supplies_any_card"])]
    suit = _suit_led(playing, defect)
    counted = replace(defect, deemed=not free, ruled=True, suit=suit)
    asked = _with_defect(table, defect, counted)
    if not free:
        laws.extend(_cost(asked, counted))
    if not free and defect.seat is playing.contract.dummy:
        result = _of_dummy(defect)
    else:
        result = _result_of_supplying(defect, cards, free=free)
    owner = sentence("The card does not affect the ownership of trick {trick}.", trick=defect.trick)
    result = sentence("{result} {owner}", result=result, owner=owner)
    laws.append(Applied(book["card_supplied"]))
    ruling = Verdict(tuple(laws), result, table.rights_of_open_claim(defect.incident))
    return _placed_if_one(asked, defect.incident, cards).deciding(ruling, defect.incident)


def _cost(table: Table, defect: Defect) -> Iterator[Applied]:
    """Yield what Law 64 says of the revoke a hand is deemed to have made."""
    playing, book = table.playing, law64.LAW[table.edition]
    if playing is None:
        return
    course = transfers.Courses(table, playing).seen_from(defect)
    item = law64.stake(table, playing, defect, course).item
    if item in ("not_won_by_the_offender", "no_trick_won"):
        yield Applied(book["not_won_by_the_offender"])
    else:
        yield Applied(book[item])
        yield Applied(book["no_transfer"])


def _placed_if_one(table: Table, incident: int, cards: tuple[object, ...]) -> Table:
    """Return the table with the card in its trick where the hand has no choice."""
    playing = table.playing
    for defect in playing.defects if playing is not None else ():
        hand = None if playing is None else playing.period.deal.hand(defect.seat)
        choice = [card for card in hand or () if not cards or card in cards]
        if playing is not None and defect.incident == incident and len(choice) == 1:
            placed = playing.with_card(defect.seat, choice[0], table.event, defect.trick)
            after = replace(table, playing=placed)
            return _with_defect(after, defect, replace(defect, settled=True))
    return table


def _cards_of_suit_led(table: Table, playing: Playing, defect: Defect) -> tuple[object, ...]:
    """Return the cards of the suit led that the hand now holds; asked for where it is unknown."""
    hand, led = playing.period.deal.hand(defect.seat), _suit_led(playing, defect)
    if hand is not None:
        return () if led is None else hand.of_suit(led)
    question = sentence(
        "Does {who} hold a card of the suit led to trick {trick}?",
        who=defect.seat,
        trick=defect.trick,
    )
    return (led,) if table.judge("holds_suit_led", defect.event, question) else ()


def _suit_led(playing: Playing, defect: Defect) -> Suit | None:
    """Return the suit led to a trick; None where a correction has taken all its cards back."""
    first = playing.period.won_before.total + 1
    led = next((t.suit_led for t in playing.period.tricks[defect.trick - first :]), None)
    if led is None and defect.again is not None:
        # Led with a card of an earlier trick: that is the suit the others had to follow to.
        return defect.again.suit
    return led


def _of_dummy(defect: Defect) -> Sentence:
    return sentence(
        (
            "One of dummy’s cards is placed among the cards dummy has played. Dummy is "
            "deemed to have revoked in trick {trick}, but no trick is lost for a card of a "
            "faced hand."
        ),
        trick=defect.trick,
    )


def _result_of_supplying(defect: Defect, cards: tuple[object, ...], *, free: bool) -> Sentence:
    if free:
        words = (
            "{who} places a card of the suit led among the cards already played. There "
            "is no penalty."
        )
    elif cards:
        words = (
            "{who} places a card of the suit led among the cards already played. {who} is "
            "deemed to have revoked in trick {trick} and may lose one trick."
        )
    else:
        words = (
            "{who} places any card among the cards already played. {who} is deemed to have "
            "revoked in trick {trick} and may lose one trick."
        )
    return sentence(words, who=defect.seat, trick=defect.trick)


# -- too many cards (67B2) ------------------------------------------------------------------------


def _extra_cards_returned(table: Table, playing: Playing, defect: Defect) -> Table:
    """Return the table with the extra cards back in the hand, and revokes they bring to light."""
    first = playing.period.won_before.total + 1
    trick = playing.period.tricks[defect.trick - first]
    own = trick.cards_of(defect.seat)
    faced = _faced(table, playing, defect, own)
    stays = faced or _highest_legal(trick, own)
    extra = tuple(card for card in own if card != stays)
    for card in extra:
        playing = playing.without_card(defect.seat, card)
    settled = replace(defect, settled=True)
    defects = tuple(settled if each is defect else each for each in playing.defects)
    back = replace(table, playing=replace(playing, defects=defects))
    law = LAW[table.edition]["faced_card_stays" if faced else "highest_legal_card_stays"]
    words = (
        (
            "{who} takes {cards} back into the hand. {stays}, which was faced, stays in trick "
            "{trick}."
        )
        if faced
        else (
            "{who} takes {cards} back into the hand. {stays}, the highest card that {who} "
            "could legally have played, stays in trick {trick}."
        )
    )
    result = sentence(words, who=defect.seat, cards=extra, stays=stays, trick=defect.trick)
    if table.edition is not Edition.RU_1987:
        owner = sentence("The ownership of the trick does not change.")
        result = sentence("{result} {owner}", result=result, owner=owner)
    shown = tuple(card for card in extra if _was_shown(table, table.playing, defect, card))
    left = table.rights_of_open_claim(defect.incident)
    decided = _penalised(back, defect, shown, Verdict((Applied(law),), result, left))
    for card in extra:
        decided = _revokes_shown(decided, defect, card)
    return decided


def _faced(table: Table, playing: Playing, defect: Defect, own: tuple[Card, ...]) -> Card | None:
    """Return the card played to the trick: the first, or of several the only visible one."""
    events = {each.event: each.card for each in playing.played if each.card in own}
    if len(events) > 1:
        return events[min(events)]
    for event in sorted(events):
        visible = table.scenario.events[event].facts.value("visible")
        if isinstance(visible, tuple) and len(visible) == 1:
            return next((card for card in own if str(card) == visible[0]), None)
    return None


def _was_shown(table: Table, playing: Playing | None, defect: Defect, card: Card) -> bool:
    """Whether the face of a defender's extra card has been seen; asked where nothing tells."""
    if playing is None or not playing.is_defender(defect.seat):
        return False
    places = {
        each.event
        for each in playing.played
        if (each.seat, each.trick) == (defect.seat, defect.trick)
    }
    if len(places) > 1:
        return True
    (event,) = places
    visible = table.scenario.events[event].facts.value("visible")
    if isinstance(visible, tuple):
        return str(card) in visible
    question = sentence(
        (
            "Could {who}’s partner see the face of {card}, when it was played or when it was "
            "returned?"
        ),
        who=defect.seat,
        card=card,
    )
    return table.judge("seen_by_partner", event, question)


def _penalised(table: Table, defect: Defect, shown: tuple[Card, ...], returned: Verdict) -> Table:
    """Return the table after extra cards went back, those shown as penalty cards (67B2, note)."""
    if not shown:
        return table.deciding(returned, defect.incident)
    laid = law50.laid_down(table, defect.seat, shown, law50.Exposure.ACCIDENT)
    result, laws = returned.result, list(returned.laws)
    laws.append(Applied(LAW[table.edition]["extra_card_shown_is_penalty_card"]))
    for card in shown:
        rank = next(held.rank for held in laid.penalty_cards if held.card == card)
        lies = sentence(
            "{who}’s {card} is a {rank} penalty card.", who=defect.seat, card=card, rank=rank
        )
        result = sentence("{result} {too}", result=result, too=lies)
        laws.append(Applied(law50.kind_of(laid, card)))
    known = law50.closed_to_partner(laid, defect.seat, shown)
    verdict = Verdict(tuple(dict.fromkeys(laws)), result, returned.consequences)
    return known.deciding(before_lead.with_first_choices(known, verdict), defect.incident)


def _highest_legal(trick: Trick, own: tuple[Card, ...]) -> Card:
    """Return the highest of the cards that could be played: of the suit led if there are any."""
    following = [card for card in own if card.suit is trick.suit_led]
    return max(following or own, key=lambda card: card.rank)


def _revokes_shown(table: Table, defect: Defect, card: Card) -> Table:
    """Return the table with the established revokes of a hand that held a returned card."""
    playing = table.playing
    if playing is None:
        return table
    first = playing.period.won_before.total + 1
    for played in playing.played:
        later = played.seat is defect.seat and played.trick > defect.trick
        led = playing.period.tricks[played.trick - first].suit_led if later else None
        if later and led is card.suit and played.card.suit is not led:
            table = _shown(table, played, card)
    return table


def _shown(table: Table, played: PlayedCard, card: Card) -> Table:
    """Return the table with a revoke that the returned card has brought to light.

    A hidden card has never left its hand for the one who sees all hands: then it is known.
    """
    playing = table.playing
    if playing is None:
        return table
    place = (played.seat, played.trick)
    known = next((each for each in playing.revokes if (each.seat, each.trick) == place), None)
    if known is None:
        return _established(table, playing, played, card)
    if not known.is_established:
        return table
    route = LAW[table.edition]["extra_card_not_played_may_be_a_revoke"]
    revoke = replace(known, route=route)
    revokes = tuple(revoke if each is known else each for each in playing.revokes)
    return transfers.decided(replace(table, playing=replace(playing, revokes=revokes)), revoke)


def _established(table: Table, playing: Playing, played: PlayedCard, card: Card) -> Table:
    """Return the table with a revoke that nobody has noticed so far.

    Where the offender's side has not played to the next trick it is not established (63A1).
    """
    found = law62.revoke_of(table, playing, played, law61.Duty(card.suit))
    if not any(
        each.seat.side is played.seat.side and each.trick > played.trick for each in playing.played
    ):
        return _corrected(table, found)
    route = LAW[table.edition]["extra_card_not_played_may_be_a_revoke"]
    revoke = replace(found, incident=len(table.incidents), established_by=table.event, route=route)
    after = replace(table, playing=replace(playing, revokes=(*playing.revokes, revoke)))
    offender = playing.player_of(played.seat)
    noticed = after.noticing(Irregularity.REVOKE_ESTABLISHED, offender, played.event)
    return transfers.decided(noticed, revoke)


def _corrected(table: Table, found: Revoke) -> Table:
    """Return the table with a revoke put right whose side has not played on since (62A)."""
    noticed = law62.noticed(table, found)
    playing = noticed.playing
    return noticed if playing is None else law62.put_right(noticed, playing.revokes[-1])


# -- a card of an earlier trick (67B3 of 2017) ----------------------------------------------------


def earlier_trick(playing: Playing, seat: Seat, card: Card) -> int | None:
    """Return the number of the trick to which a hand has played a card before; None for none."""
    period, played = playing.period, (seat, card)
    hand = period.deal.hand(seat)
    if hand is not None and card in hand:
        return None
    done = period.tricks if period.is_lead_due else period.tricks[:-1]
    for number, trick in enumerate(done, period.won_before.total + 1):
        if played in trick.cards:
            return number
    return None


def played_again(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table after a card was put in the present trick that belongs to an earlier one."""
    number, earlier = playing.period.trick_number, earlier_trick(playing, seat, card)
    defect = Defect(seat, number, table.event, len(table.incidents), again=card)
    lies = playing.with_card(seat, card, table.event)
    found = replace(table, playing=replace(lies, defects=(*lies.defects, defect)))
    noticed = found.noticing(Irregularity.DEFECTIVE_TRICK, playing.player_of(seat), table.event)
    result = sentence(
        (
            "{who} has already played {card} to trick {earlier}. It goes back there, and "
            "{who} must play to trick {trick} a card that he can legally play."
        ),
        who=seat,
        card=card,
        earlier=earlier,
        trick=number,
    )
    return noticed.deciding(Verdict(_goes_back(table.edition), result), defect.incident)


def _goes_back(edition: Edition) -> tuple[Applied, ...]:
    book = LAW[edition]
    corrected = Applied(book["supplies_a_legal_card"])
    if found := book.get("card_found_and_put_in_its_trick"):
        return Applied(found), corrected
    return corrected, Applied(book["must_be_corrected_in_time"], Role.IRREGULARITY)


def _with_owner(playing: Playing, defect: Defect) -> Defect:
    """Return the defect with the hand that has won the trick as it was played."""
    trick = playing.period.tricks[defect.trick - playing.period.won_before.total - 1]
    return replace(defect, owner=trick.winner(playing.contract.denomination))


def _lifted(playing: Playing, defect: Defect) -> Playing:
    """Return the play with the card out of the later trick; the hand does not get it back."""
    card = defect.again
    if card is None:
        return playing
    place = defect.trick - playing.period.won_before.total - 1
    period = playing.period
    trick = period.tricks[place].minus(defect.seat, card)
    tricks = (*period.tricks[:place], trick, *period.tricks[place + 1 :])
    played = tuple(
        each
        for each in playing.played
        if (each.seat, each.card, each.trick) != (defect.seat, card, defect.trick)
    )
    return replace(playing, period=replace(period, tricks=tricks), played=played)


def _played_again(table: Table, playing: Playing, defect: Defect) -> Table:
    """Return the table after the director dealt with a card of an earlier trick played again."""
    if "too_late_to_correct_the_second_play" in LAW[table.edition]:
        ruled = _with_defect(table, defect, replace(defect, ruled=True))
        return _adjusted(ruled, defect)
    lighter = _lifted(playing, defect)
    return _supplied(replace(table, playing=lighter), lighter, defect)


def _adjusted(table: Table, defect: Defect) -> Table:
    """Return the table when it is too late to correct the second play: the score is adjusted."""
    result = sentence(
        (
            "It is too late to correct {who}’s second play of {card}. The director awards an "
            "adjusted score."
        ),
        who=defect.seat,
        card=defect.again,
    )
    laws = (Applied(LAW[table.edition]["too_late_to_correct_the_second_play"], Role.SCORE),)
    return table.deciding(Verdict(laws, result), defect.incident)


def without_result(table: Table) -> Table:
    """Return the table without a result of the play where the score is adjusted instead."""
    defects = () if table.playing is None else table.playing.defects
    spoilt = any(each.again is not None and each.late and each.ruled for each in defects)
    if spoilt and "too_late_to_correct_the_second_play" in LAW[table.edition]:
        return replace(table, score=None, tricks=None)
    return table
