"""The review of a draft: every oddity of the commentary as a problem with its place."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping

from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.worked_example import AuctionEntry, EntryKind, ExampleDeal
from bridge_rules_gui.game.call import Bid, Call
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.deal import (
    Deal,
    DealFault,
    MissingCard,
    RepeatedCard,
    WrongNumberOfCards,
)
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.reading.commentary.cross_references import wrong_year
from bridge_rules_gui.reading.commentary.drafts import (
    ArticleDraft,
    AuctionDraft,
    BlockDraft,
    CommentaryDraft,
    DealDraft,
    ExampleDraft,
    QuotationDraft,
    passages_of,
)
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import PassageDraft


def review(
    draft: CommentaryDraft, places: Mapping[Edition, Container[Citation]]
) -> Iterator[SourceProblem]:
    """Yield what the reader met and what a look at the whole shows."""
    yield from draft.problems
    file = draft.document.file
    for article in draft.articles:
        place = f"{draft.edition}/commentary:{article.number}"
        for block in article.blocks:
            for kind, line, message in _of_block(block, draft.document, places):
                yield SourceProblem(kind, file, line, place, message)
    yield from _credits(draft)
    for span in draft.ledger.unclaimed():
        message = f"nobody claims {draft.document[span]!r}"
        yield SourceProblem("unaccounted", file, span.line, "", message)
    for passage in draft.passages():
        if not passage.agrees_with_source():
            line = passage.spans[0].line if passage.spans else 0
            message = f"differs: {passage.text[:60]!r}"
            yield SourceProblem("unfaithful", file, line, "", message)


_Finding = tuple[str, int, str]


def _of_block(
    block: BlockDraft, document: Document, places: Mapping[Edition, Container[Citation]]
) -> Iterator[_Finding]:
    for passage in passages_of(block):
        yield from _of_words(passage, document)
    if isinstance(block, QuotationDraft) and block.citation not in places[block.edition]:
        yield (
            "no-such-place",
            block.spans[0].line,
            f"{block.citation} is quoted but not in the book",
        )
    if isinstance(block, ExampleDraft):
        for part in block.parts:
            if isinstance(part, DealDraft):
                yield from _of_deal(part)
            elif isinstance(part, AuctionDraft):
                yield from _of_auction(part)


def _of_words(passage: PassageDraft, document: Document) -> Iterator[_Finding]:
    text = passage.text
    divided = split_words(text)
    if divided:
        message = f"words divided by blanks: {', '.join(divided)}"
        yield "split-word", _line_of(divided[0], passage, document), message
    for word, latin in mixed_words(text):
        message = f"in {word!r} the letter {latin} is Latin"
        yield "mixed-script-word", _line_of(word, passage, document), message
    look_alikes = in_cyrillic_letters(text)
    if look_alikes:
        message = f"Cyrillic letters in {', '.join(look_alikes)}"
        yield "look-alike-letters", _line_of(look_alikes[0], passage, document), message
    year = wrong_year(passage.spans[0].line, text) if passage.spans else ""
    if year:
        yield "wrong-year", passage.spans[0].line, f"{year!r} speaks of the Laws of 2007"


def _line_of(words: str, passage: PassageDraft, document: Document) -> int:
    """Return the line of a passage that holds the words."""
    return next(span.line for span in passage.spans if words in document[span])


def _of_deal(part: DealDraft) -> Iterator[_Finding]:
    faults = deal_faults(part.deal)
    if faults:
        yield "faulty-deal", part.spans[0].line, f"board {part.deal.board}: {'; '.join(faults)}"


def _of_auction(part: AuctionDraft) -> Iterator[_Finding]:
    line = part.spans[0].line
    if part.dealer_inferred:
        first = SEAT_NAMES[Seat.parse(part.dealer)]
        yield "lost-dealer", line, f"no player is underlined as dealer; {first} calls first"
    unmarked = unmarked_irregularities(part)
    if unmarked:
        yield "unmarked-irregularity", line, f"{' and '.join(unmarked)}, without any '!'"


def _credits(draft: CommentaryDraft) -> Iterator[SourceProblem]:
    """Yield the laws that are credited but not treated, and the articles without a credit."""
    file = draft.document.file
    treated = {law for article in draft.articles for law in article.laws}
    credited = {law for credit in draft.credits for law in credit.laws}
    for credit in draft.credits:
        for law in sorted(set(credit.laws) - treated):
            message = f"Law {law} is credited to {credit.name}, but no article is about it"
            yield SourceProblem("credit-without-article", file, credit.line, "", message)
    for article in draft.articles:
        missing = sorted(set(article.laws) - credited)
        if missing:
            message = f"nobody is credited with {', '.join(map(str, missing))}"
            yield _no_credit(draft, article, message)


def _no_credit(draft: CommentaryDraft, article: ArticleDraft, message: str) -> SourceProblem:
    place = f"{draft.edition}/commentary:{article.number}"
    line = article.title_span.line
    return SourceProblem("article-without-credit", draft.document.file, line, place, message)


SEAT_NAMES = {Seat.NORTH: "North", Seat.EAST: "East", Seat.SOUTH: "South", Seat.WEST: "West"}

# The PDF parted italic words after "т"; the pieces are no words ("а" and "о" are, but
# nowhere follow a word in "т" in this text).
_SPLIT_WORD = re.compile(r"[\w-]*т(?: (?:о|а|ова|ези|акова|очно|ъчнат|ат|во)(?!\w))+")


# "♦АК", "6♦ х" and "ЗНТ" are drawn like cards, a double and 3NT, but not typed like them.
_IN_CYRILLIC = re.compile(r"(?:\d? ?[♠♥♦♣] ?[АКх]+|ЗНТ)(?!\w)")
_MIXED = re.compile(r"\b(?=[а-я]*[a-z])(?=[a-z]*[а-я])[а-яa-z]+\b")


def in_cyrillic_letters(text: str) -> list[str]:
    """Return the cards, bids and doubles of a passage that are typed in Cyrillic letters."""
    return [found.strip() for found in _IN_CYRILLIC.findall(text)]


def mixed_words(text: str) -> list[tuple[str, str]]:
    """Return the words with letters of both alphabets, and which of these are Latin."""
    return [
        (word, " ".join(letter for letter in word if letter.isascii()))
        for word in _MIXED.findall(text)
    ]


def split_words(text: str) -> list[str]:
    """Return the words of a passage that blanks divide, as printed."""
    return _SPLIT_WORD.findall(text)


def deal_faults(example: ExampleDeal) -> list[str]:
    """Return what is wrong with a deal, beyond what its brackets announce.

    A card in brackets is printed twice, in the hand it came to and in the hand it is
    missing from; without one of them the deal has to be a full one.
    """
    deal = Deal.parse(example.deal)
    announced = {bracketed.card for bracketed in example.bracketed}
    if not announced:
        return [_described(fault) for fault in deal.faults()]
    if len(announced) > 1:
        cards = ", ".join(
            f"{_printed(Card.parse(b.card))} ({SEAT_NAMES[Seat.parse(b.seat)]})"
            for b in example.bracketed
        )
        faults = [_described(fault) for fault in deal.faults()]
        return [f"the cards in brackets differ: {cards}", *faults]
    holders = [Seat.parse(bracketed.seat) for bracketed in example.bracketed]
    without = (_without(deal, seat, Card.parse(*announced)) for seat in holders)
    return [_described(fault) for fault in min((list(d.faults()) for d in without), key=len)]


def _without(deal: Deal, seat: Seat, card: Card) -> Deal:
    """Return a deal without a card in one hand."""
    return Deal(
        tuple(
            Hand(tuple(c for c in hand if c != card)) if holder is seat and hand else hand
            for holder, hand in zip(Seat, deal.hands, strict=True)
        )
    )


def _printed(card: Card) -> str:
    rank = str(card.rank).replace("T", "10")
    return f"{card.suit.symbol}{rank}"


def _described(fault: DealFault) -> str:
    match fault:
        case WrongNumberOfCards(seat, cards):
            return f"{SEAT_NAMES[seat]} has {cards} cards"
        case RepeatedCard(card, seats):
            return f"{_printed(card)} lies with {' and '.join(SEAT_NAMES[seat] for seat in seats)}"
        case MissingCard(card):
            return f"{_printed(card)} lies with nobody"


def unmarked_irregularities(auction: AuctionDraft) -> list[str]:
    """Return the calls that are irregular by themselves but carry no ``!`` in print."""
    return list(_Follower(Seat.parse(auction.dealer)).unmarked(auction.entries))


class _Follower:
    """Follows an auction as far as rotation and sufficiency go."""

    def __init__(self, dealer: Seat) -> None:
        self._turn = dealer
        self._bid: Bid | None = None

    def unmarked(self, entries: tuple[AuctionEntry, ...]) -> Iterator[str]:
        for entry in entries:
            seat = Seat.parse(entry.seat)
            if entry.kind is EntryKind.REPLACEMENT:
                self._make(seat, entry)
            elif entry.kind is EntryKind.CALL and not entry.calls[0].irregular:
                fault = self._fault(seat, Call.parse(entry.calls[0].call))
                if fault:
                    yield f"{entry.printed} of {SEAT_NAMES[seat]} is {fault}"
                else:
                    self._make(seat, entry)

    def _fault(self, seat: Seat, call: Call) -> str:
        if seat is not self._turn:
            return "out of rotation"
        if isinstance(call, Bid) and self._bid is not None and call <= self._bid:
            return "insufficient"
        return ""

    def _make(self, seat: Seat, entry: AuctionEntry) -> None:
        call = Call.parse(entry.calls[0].call)
        if isinstance(call, Bid):
            self._bid = call
        self._turn = seat.left_hand_opponent
