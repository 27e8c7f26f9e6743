"""The review of a draft: every oddity of the commentary as a problem with its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.sources.commentary.checks import (
    SEAT_NAMES,
    deal_faults,
    in_cyrillic_letters,
    mixed_words,
    split_words,
    unmarked_irregularities,
)
from bridge_rules_gui.sources.commentary.drafts import (
    AuctionDraft,
    DealDraft,
    ExampleDraft,
    QuotationDraft,
    passages_of,
)
from bridge_rules_gui.sources.commentary.earlier_numbers import wrong_year

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Mapping

    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.sources.commentary.drafts import (
        ArticleDraft,
        BlockDraft,
        CommentaryDraft,
    )
    from bridge_rules_gui.sources.document import Document
    from bridge_rules_gui.sources.drafts import PassageDraft


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
