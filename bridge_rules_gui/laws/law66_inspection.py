"""Law 66: looking at tricks.

The cards of the current trick may be asked for until one's own side has played to the next (66A);
one's own last card may be looked at until the next lead (1987, 2007) or until one's own side has
played on (2017). Quitted tricks stay closed until the end of play, but for the director (66C).
Who then mixes his cards after a claim loses it; since 2017 only if the other side has not (66D).
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.scenario import AttentionDrawn, Question
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict, once_each

LAW = clauses(66)


def current_trick(table: Table, playing: Playing, who: Seat) -> Table:
    """Return the table after a player asked to see the cards just played (66A)."""
    if who is playing.contract.dummy or _has_played_on(playing, who):
        return _closed(table, who, "current_trick_may_be_seen")
    question = sentence("Has {who} turned his own card face down?", who=who)
    if table.judge("turned", table.event, question):
        return _closed(table, who, "current_trick_may_be_seen")
    words = "{who} may inspect the trick."
    return _granted(table, who, "current_trick_may_be_seen", words)


def own_card(table: Table, playing: Playing, who: Seat) -> Table:
    """Return the table after a player looked at his own last card (66B)."""
    begun = not playing.period.is_lead_due and len(playing.period.tricks) > 1
    later = _has_played_on(playing, who) if table.edition is Edition.BG_2017 else begun
    if who is playing.contract.dummy or later:
        return _closed(table, who, "own_last_card_may_be_seen")
    words = "{who} may look at his last card but may not show it."
    return _granted(table, who, "own_last_card_may_be_seen", words)


def quitted_trick(table: Table, playing: Playing, who: Seat) -> Table:
    """Return the table after a player looked at a quitted trick (66C, 66D)."""
    if playing.period.is_over:
        words = "After the end of play {who} may inspect the cards, each player his own."
        return _granted(table, who, "cards_may_be_inspected_after_play", words)
    if table.stated_fact("by_director", table.event):
        words = "{who} inspects the trick on the director’s instruction."
        return _granted(table, who, "quitted_tricks_closed", words)
    claim = clauses(61)[table.edition]["tricks_may_not_be_inspected"]
    more = (Applied(claim),) if _is_revoke_claimed(table, playing) else ()
    if isinstance(table.current_event.act, Question):
        return _for_the_director(table, playing, who, more)
    closed = _closed(table, who)
    incident = closed.incident
    if incident is None or not more:
        return closed
    return closed.deciding(Verdict((*incident.laws, *more), incident.result), instead=True)


def _for_the_director(
    table: Table, playing: Playing, who: Seat, more: tuple[Applied, ...]
) -> Table:
    """Return the table after a player only asked to see a quitted trick: the director may have it.

    What he finds of a revoke of another player's is established already, or put right afterwards.
    """
    result = sentence(
        (
            "{who} may not inspect the trick unless the director permits it, for example to "
            "verify a claim of a revoke."
        ),
        who=who,
    )
    laws = (Applied(LAW[table.edition]["quitted_tricks_closed"]), *more)
    for revoke in playing.revokes:
        found = table.incidents[revoke.incident]
        if revoke.is_established and playing.player_of(revoke.seat) is not who:
            laws = (*laws, *found.laws)
            result = sentence("{result} {too}", result=result, too=found.result)
    return table.noticing(None, None, table.event).deciding(Verdict(once_each(laws), result))


def _is_revoke_claimed(table: Table, playing: Playing) -> bool:
    """Whether a revoke has happened, or attention has been drawn to something."""
    events = table.scenario.events[: table.event]
    return bool(playing.revokes) or any(isinstance(each.act, AttentionDrawn) for each in events)


def _has_played_on(playing: Playing, who: Seat) -> bool:
    """Whether a player's side has played to the trick after the last complete one."""
    current = playing.period.current
    if current is None or playing.period.is_lead_due or len(playing.period.tricks) == 1:
        return False
    return any(played.seat.side is who.side for played in current.cards)


def _granted(table: Table, who: Seat, idea: str, words: str) -> Table:
    law = Applied(LAW[table.edition][idea], Role.RIGHT)
    noticed = table.noticing(None, None, table.event)
    return noticed.deciding(Verdict((law,), sentence(words, who=who)))


def _closed(table: Table, who: Seat, unless: str | None = None) -> Table:
    """Return the table after a look at closed cards; `unless` is the limit of a right to look."""
    book = LAW[table.edition]
    noticed = table.noticing(Irregularity.QUITTED_TRICK_INSPECTED, who, table.event)
    limit = () if unless is None else (Applied(book[unless], Role.RIGHT),)
    result = sentence(
        ("{who} may not inspect these cards before the end of play unless the director says so."),
        who=who,
    )
    laws = (*limit, Applied(book["quitted_tricks_closed"]))
    return noticed.deciding(Verdict(laws, result))


def mixed_after_claim(table: Table, who: Seat) -> Table:
    """Return the table after a player mixed his cards although a claim was to be checked (66D)."""
    question = sentence("Can the director still establish what happened?")
    noticed = table.noticing(Irregularity.PLAYED_CARDS_MIXED, who, table.event)
    if table.judge("facts_established", table.event, question):
        result = sentence("The facts are known. Nothing follows from the mixing of the cards.")
    elif table.edition is Edition.BG_2017 and _other_side_mixed(table, who):
        result = sentence("Both sides have mixed their cards, so neither is favoured.")
    else:
        result = sentence("The director rules in favour of {side}.", side=who.side.opponents)
    law = LAW[table.edition]["mixed_his_cards"]
    return noticed.deciding(Verdict((Applied(law),), result))


def _other_side_mixed(table: Table, who: Seat) -> bool:
    return any(
        incident.key is Irregularity.PLAYED_CARDS_MIXED
        and incident.offender is not None
        and incident.offender.side is not who.side
        for incident in table.incidents
    )
