"""Law 70: contested claims and concessions.

The director gives what the claimer would win at worst by normal play, doubt being resolved against
him (70A). The editions agree on the forgotten trump (70C) and on lines not stated; 2007 and 2017
add the defender whose claim depends on his partner's choice (70D2), 2007 alone the play after the
claim as evidence (70D3) and the line it would be irrational not to take (70E1).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import (
    Listed,
    Sentence,
    counted_sentence,
    listed,
    sentence,
)
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.laws.law68_claim import share
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.claims.claim_worth import Appraisal, Doubt
from bridge_rules_gui.table.claims.claiming import StandingClaim
from bridge_rules_gui.table.claims.lines_of_play import Worth
from bridge_rules_gui.table.claims.turning_point import LineInQuestion, Manner
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(70)

_AGAINST_THE_CLAIMER: Final = "judged_with_doubt_against_the_claimer"

AT_WORST = "At worst {share}: {line}."
"""What a ruling says of the line of play that costs the claimer most."""
_RESULTS: Mapping[Doubt, str] = {
    Doubt.NONE: "{who}’s claim is good on every normal line of play: {share}.",
    Doubt.SEEN: (
        "{who}’s claim is good because an opponent has shown out, so the card it "
        "depends on is known to lie well: {share}."
    ),
    Doubt.TRUMP: (
        "{who} did not mention {holder}’s {trump} and probably forgot it, and {trump} can "
        "win a trick: {share}."
    ),
    Doubt.GUESS: (
        "{who}’s claim depends on where a card lies, and {who} did not say that he knew: {share}."
    ),
    Doubt.PARTNER: "{who}’s claim depends on what partner chooses to play: {share}.",
    Doubt.LINE: "{who}’s statement allows a normal line that wins fewer tricks: {share}.",
    Doubt.SHORT: "No normal line wins what {who} claims: {share}.",
}


def question(claim: StandingClaim) -> Sentence:
    """Return what the director must ask himself of a claim where the cards do not show it."""
    if claim.left == 1:
        words = "Does every normal line of play win the last trick, as {who} claimed?"
        return sentence(words, who=claim.seat)
    if claim.own == claim.left:
        return counted_sentence(
            "Does every normal line of play win the {n} remaining trick, as {who} claimed?",
            "Does every normal line of play win the {n} remaining tricks, as {who} claimed?",
            claim.left,
            who=claim.seat,
        )
    return counted_sentence(
        "Does every normal line of play win {own} of the {n} remaining trick, as {who} claimed?",
        "Does every normal line of play win {own} of the {n} remaining tricks, as {who} claimed?",
        claim.left,
        own=claim.own,
        who=claim.seat,
    )


def question_of_evidence(claim: StandingClaim) -> Sentence:
    """Return what is asked of the play after a claim (70D3 of 2007)."""
    words = (
        "Is the play after {who}’s claim evidence of the players’ probable play or of a more "
        "precise claim?"
    )
    return sentence(words, who=claim.seat)


def question_of_the_trump(claim: StandingClaim, holder: Seat, trump: Card) -> Sentence:
    """Return what is asked of a claim whose words are stated as words alone (70C)."""
    return sentence(
        "Did {who}’s claim statement mention {holder}’s {trump}?",
        who=claim.seat,
        holder=holder,
        trump=trump,
    )


def laws_on(edition: Edition, doubt: Doubt) -> tuple[Applied, ...]:
    """Return the provisions that decide on a claim that fails on this, or on nothing."""
    book = LAW[edition]
    match doubt:
        case Doubt.TRUMP:
            line = book["line_not_stated"]
            ideas = (book[idea] for idea in _TRUMP)
            laws = [_another_normal_line(edition) if law == line else law for law in ideas]
        case Doubt.GUESS:
            laws = [book["guess_not_stated"]]
        case Doubt.PARTNER:
            # 1987 has no words of its own on partner's choice: it is one of its doubtful points.
            laws = [book.get("choice_of_partner", book["doubt_against_the_claimer"])]
        case Doubt.LINE:
            laws = [_another_normal_line(edition)]
        case Doubt.NONE | Doubt.SEEN | Doubt.SHORT:
            upheld = doubt is not Doubt.SHORT
            laws = [book["judged_equitably"]]
            if doubt is Doubt.SEEN:
                laws.append(book["card_seen_to_lie_well"])
            irrational = clauses(69)[edition].get("normal_play_is_not_irrational")
            if upheld and irrational is not None:
                laws.append(irrational)
    return tuple(map(Applied, laws))


def _another_normal_line(edition: Edition) -> Ground:
    """Return the words on lines not stated; the later notes to them say what is normal."""
    line, normal = LAW[edition]["line_not_stated"], LAW[edition]["careless_play_is_normal"]
    return line.quoting(normal) if line.citation == normal.citation else line


_TRUMP = (
    "trump_outstanding",
    "trump_could_win_a_trick",
    "line_not_stated",
    "trump_not_mentioned",
    "trump_probably_forgotten",
)
"""What decides on a trump the claimer did not speak of (70C)."""


def ruled(
    edition: Edition,
    claim: StandingClaim,
    found: Appraisal,
    line: LineInQuestion | None = None,
) -> Verdict:
    """Return the verdict on a contested claim that has been weighed on the cards.

    `line` is the one that wins least.
    """
    trump = {} if found.trump is None else dict(zip(("holder", "trump"), found.trump, strict=True))
    result = sentence(
        _RESULTS[found.doubt],
        who=claim.seat,
        share=share(claim.side, found.worth.tricks, claim.left),
        **trump,
    )
    said = () if line is None else said_of_the_line(edition, claim, line)
    trace = (result, *_trace(edition, claim, found), *said)
    return Verdict(laws_on(edition, found.doubt), result, (), trace)


def play_after_the_claim(edition: Edition) -> tuple[Applied, ...]:
    """Return what makes evidence of the cards played after a claim; only 2007 says so (70D3)."""
    law = LAW[edition].get("play_after_the_claim_is_evidence")
    return () if law is None else (Applied(law, Role.INFORMATION),)


def _trace(edition: Edition, claim: StandingClaim, found: Appraisal) -> tuple[Sentence, ...]:
    """Return what was considered: the lines looked at, the worst of them, and the best result."""
    if not found.worth.line:
        run = counted_sentence(
            "{who} can win {n} trick without losing the lead, whatever the others play.",
            "{who} can win {n} tricks without losing the lead, whatever the others play.",
            found.worth.tricks,
            who=claim.seat,
        )
        return (run,)
    lines = [
        counted_sentence(
            "Normal lines considered ({n} position): suits in any order that the statement leaves "
            "open.",
            "Normal lines considered ({n} positions): suits in any order that the statement leaves "
            "open.",
            found.worth.positions,
        ),
        at_worst(claim, found.worth),
    ]
    if found.most > found.worth.tricks:
        lines.append(sentence("At best {share}.", share=share(claim.side, found.most, claim.left)))
    if found.doubt is Doubt.TRUMP:
        lines.extend(_trump_conditions(edition))
    return tuple(lines)


def _listed_cards(line: Worth) -> Listed:
    return listed(
        sentence("{seat}:{card}", seat=str(seat), card=card) for seat, card in line.cards()
    )


_TURNS_ON: Final[Mapping[Manner, str]] = {
    Manner.LED: "The decisive card is {card}, led by {who}.",
    Manner.PLAYED: "The decisive card is {card}, played by {who}.",
    Manner.DISCARDED: "The decisive card is {card}, discarded by {who}.",
}


def at_worst(claim: StandingClaim, line: Worth) -> Sentence:
    """Say which line of play costs the claimer's side most."""
    return sentence(
        AT_WORST, share=share(claim.side, line.tricks, claim.left), line=_listed_cards(line)
    )


def said_of_the_line(
    edition: Edition, claim: StandingClaim, line: LineInQuestion
) -> tuple[Sentence, ...]:
    """Say what the line that wins least turns on, and why that is normal or is not.

    1987 excepts what is irrational; the later notes name only what is normal.
    """
    law = LAW[edition]["careless_play_is_normal"]
    turns = sentence(_TURNS_ON[line.manner], who=line.who, card=line.card)
    if line.is_normal:
        words = (
            "Careless or inferior play is normal as long as it is not irrational ({law})."
            if edition is Edition.RU_1987
            else "Normal play includes careless or inferior play ({law})."
        )
        return turns, sentence(words, law=law)
    beyond = sentence(
        "Only a line that is not normal wins less: {share}, by {line}.",
        share=share(claim.side, line.line.tricks, claim.left),
        line=_listed_cards(line.line),
    )
    words = (
        ("It would be irrational to give up an obvious winner, so that line is not normal ({law}).")
        if edition is Edition.RU_1987
        else "Giving up an obvious winner is worse than careless or inferior play ({law})."
    )
    return beyond, turns, sentence(words, law=law)


def normal_play_does_not_matter(edition: Edition) -> Sentence:
    """Say that a guess which was not stated is refused whatever is normal (1987, 2017)."""
    return sentence(
        (
            "Whether the other line is normal does not matter: an unstated line that depends on "
            "the position of a card is not accepted ({law})."
        ),
        law=LAW[edition]["guess_not_stated"],
    )


def _trump_conditions(edition: Edition) -> tuple[Sentence, ...]:
    book = LAW[edition]
    words = (
        ("trump_not_mentioned", "{law}: the statement does not mention the trump."),
        ("trump_probably_forgotten", "{law}: the claimer was probably unaware of it."),
        ("trump_could_win_a_trick", "{law}: a normal line would lose a trick to the trump."),
    )
    return tuple(sentence(pattern, law=book[key]) for key, pattern in words)


Assumption = tuple[tuple[Applied, ...], Sentence]
"""What is assumed of the lines of play, behind the provisions it rests on, if any."""


def assumptions(edition: Edition, found: Appraisal) -> Iterator[Assumption]:
    """Yield what is assumed of the lines of play that were looked at."""
    if not found.worth.line:
        return
    if found.doubt is not Doubt.SHORT:  # nothing is doubtful where no line wins more
        yield _badly_placed(edition)
    yield _order_within_a_suit(edition)


def _badly_placed(edition: Edition) -> Assumption:
    doubt, guess = LAW[edition]["doubt_against_the_claimer"], LAW[edition]["guess_not_stated"]
    words = "A card not known to be well placed is assumed to be badly placed ({doubt}, {guess})."
    return (Applied(doubt), Applied(guess)), sentence(words, doubt=doubt, guess=guess)


def _order_within_a_suit(edition: Edition) -> Assumption:
    """Return the order the program assumes, and who may fix one (70E2 of 2007 and 2017)."""
    book = LAW[edition]
    law = book.get("order_fixed_by_the_regulating_authority", book["line_not_stated"])
    words = (
        (
            "Where the statement gives no order within a suit, the program assumes that the suit "
            "is played from the top or low to a higher card opposite. The book fixes no order and "
            "asks for any normal line ({law})."
        )
        if law is book["line_not_stated"]
        else (
            "Where the statement gives no order within a suit, the program assumes that the suit "
            "is played from the top or low to a higher card opposite. The Regulating Authority "
            "may fix the order ({law})."
        )
    )
    return (Applied(law, Role.PROCEDURE),), sentence(words, law=law)


def procedure(edition: Edition) -> tuple[Applied, ...]:
    """Return the aim and the steps of a director who adjudicates (70A, 70B), as in the book."""
    book = LAW[edition]
    steps = ("judged_equitably", "statement_repeated", "objections_heard", "cards_faced")
    return tuple(Applied(law, Role.PROCEDURE) for law in sorted((book[s] for s in steps), key=str))


def procedure_in_words(edition: Edition, claim: StandingClaim) -> Sentence:
    """Say what the director does before he decides; only 1987 always has the cards faced (70B2)."""
    if edition is Edition.RU_1987:
        return sentence(
            (
                "The director has {who} repeat the claim statement, has all remaining cards faced "
                "and hears the objections."
            ),
            who=claim.seat,
        )
    return sentence(
        (
            "The director has {who} repeat the claim statement, hears the opponents’ objections "
            "and may have all remaining cards faced."
        ),
        who=claim.seat,
    )


def by_the_rational_line(claim: StandingClaim, tricks: int) -> Verdict:
    """Return the verdict where it would be irrational not to take the line (2007, 70E1)."""
    result = sentence(
        "{who} did not state the line, but it would be irrational not to take it: {share}.",
        who=claim.seat,
        share=share(claim.side, tricks, claim.left),
    )
    return Verdict((Applied(LAW[Edition.SR_2007]["irrational_not_to_take_the_line"]),), result)


def as_judged(edition: Edition, claim: StandingClaim, tricks: int) -> Verdict:
    """Return the verdict where the director has said what the claim is worth."""
    result = sentence(
        "The director decides on {who}’s claim: {share}.",
        who=claim.seat,
        share=share(claim.side, tricks, claim.left),
    )
    upheld = tricks >= claim.own
    idea = "judged_equitably" if upheld else _AGAINST_THE_CLAIMER
    return Verdict((Applied(LAW[edition][idea]),), result)


def against_the_cards(verdict: Verdict, claim: StandingClaim, tricks: int | None) -> Verdict:
    """Return a verdict as the director has judged it, which says what the cards alone give.

    `tricks` are those of the claimer's side; None where the cards agree or do not show it.
    """
    if tricks is None:
        return verdict
    words = "{result} This is the director’s judgement; on the cards alone {share}."
    cards = share(claim.side, tricks, claim.left)
    return replace(verdict, result=sentence(words, result=verdict.result, share=cards), trace=())


def still_to_be_judged(edition: Edition, claim: StandingClaim) -> Verdict:
    """Return the verdict where the cards do not show how many tricks the claim is worth."""
    if claim.left == 1:
        result = sentence(
            (
                "{who}’s claim fails. The director judges whether {who} gets the last trick and "
                "resolves doubtful points against {who}."
            ),
            who=claim.seat,
        )
    else:
        result = counted_sentence(
            (
                "{who}’s claim fails. The director judges whether {who} gets the {n} remaining "
                "trick and resolves doubtful points against {who}."
            ),
            (
                "{who}’s claim fails. The director judges how many of the {n} remaining tricks "
                "{who} gets and resolves doubtful points against {who}."
            ),
            claim.left,
            who=claim.seat,
        )
    return Verdict((Applied(LAW[edition]["doubt_against_the_claimer"]),), result)
