"""What questions quote of the books: every place with its words, and whether they can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.sentence import Listed, Sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.quiz.question import Question, QuestionKind
from bridge_rules_gui.table.ground import passages
from tests.quiz.evidence import Evidence

OF_RULINGS = frozenset({QuestionKind.RULING, QuestionKind.LAW, QuestionKind.ORDER})
"""The kinds whose reasons quote what a ruling rests on."""
_SOON_READ = 550
"""Letters of a provision whose conditions are all read with what follows from them."""
_LEADS_OVER = re.compile(
    "(?:Кроме того|Pored toga|Takođe|Също така):$"
    "|Если оно относится к предстоящим взяткам, то:$|Ako se odnosi na buduće štihove:$"
)
"""Ends a text whose items are read without it."""

_BEGINS = r"(?:^|[.!?;\n\t][\"”“»)]?)$"
_ENDS = r"(?:[\s,;.]|или\b|ili\b)*(?:$|[\n\t])|\s*[.!?;]|\s+(?<=[:.!?])"
_LINKS = r"(?:[\s,;.]|\bили|\bili)*$"
"""Ends an item, and leads over to the next one."""
_LEADS_TO_ITEMS = r"[^.!?;\n]*:(?:\n|$)"


def quotations(said: Sentence) -> dict[Citation, str]:
    """Return the words a sentence quotes, by their places."""
    return dict(_quoted(said))


def _quoted(said: Sentence) -> Iterator[tuple[Citation, str]]:
    """Yield each place a sentence quotes, with the words."""
    filling = dict(said.filling)
    cite, words = filling.get("cite"), filling.get("words")
    if "“{words}”" in said.pattern and isinstance(words, str):
        place = cite if isinstance(cite, Citation) else getattr(cite, "place", None)
        assert isinstance(place, Citation), said
        yield place, words
        return
    for value in filling.values():
        for each in value.items if isinstance(value, Listed) else (value,):
            if isinstance(each, Sentence):
                yield from _quoted(each)


def unquoted(question: Question) -> Iterator[str]:
    """Yield the places an answer cites and neither its explanation nor its reasons quote."""
    quoted = dict(quotations(question.explanation))
    for at in question.answer:
        quoted |= quotations(question.choices[at].why)
    for source in question.sources:
        if source.address.place not in quoted:
            yield f"{source.address} is cited and not quoted"
    sources = {source.address.place for source in question.sources}
    for place in quoted:
        if place not in sources:
            yield f"{place} is quoted and not cited"
    for said in (question.explanation, *(choice.why for choice in question.choices)):
        places = [place for place, _ in _quoted(said)]
        if len(set(places)) < len(places):
            yield f"a place is quoted twice: {said}"


def cut_short(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield the quotations that cannot be read by themselves."""
    for choice in question.choices:
        yield from _cut_short(question.edition, quotations(choice.why), evidence)
    yield from _cut_short(question.edition, quotations(question.explanation), evidence)


def sources_cut_short(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield the words of sources that cannot be read by themselves."""
    quoted = {
        source.address.place: source.words
        for source in question.sources
        if isinstance(source.address.place, Citation)
    }
    yield from _cut_short(question.edition, quoted, evidence)


def sources_without_their_conditions(question: Question, evidence: Evidence) -> Iterator[str]:
    """Yield the sources of which less is quoted than a short provision, or a whole sentence."""
    places = [source.address.place for source in question.sources]
    for source in question.sources:
        place = source.address.place
        if not isinstance(place, Citation) or not source.words:
            continue
        provision = evidence.corpus.provision(question.edition, place)
        if provision.tables:  # of which a row or a sentence is enough
            continue
        text = re.sub(_LINKS, "", " ".join(provision.body.text.split()))
        said = [" ".join(words.split()) for words in passages(source.words)]
        heads_no_item = provision.children and not any(
            isinstance(each, Citation) and each != place and each.is_within(place)
            for each in places
        )
        if heads_no_item or not all(words in text for words in said):
            continue
        half = any(
            _leaves_out_the_other_half(question.edition, place, words, text) for words in said
        )
        if len(text) <= _SOON_READ and said != [text] and not half:
            yield f"{place} is not quoted whole: {source.words}"
        if any(text.partition(words)[2].startswith(";") for words in said):
            yield f"{place} is quoted without what follows from it: {source.words}"


def _cut_short(edition: Edition, quoted: dict[Citation, str], evidence: Evidence) -> Iterator[str]:
    for place, words in quoted.items():
        text = evidence.family_text(edition, place)
        has_items = any(each != place and each.is_within(place) for each in quoted)
        said = passages(words)
        if any(one in other for one, other in permutations(said, 2)):
            yield f"{place} is quoted with the same words twice: {words}"
        if words and not has_items and _asks_for_items(edition, place, said[-1], evidence):
            yield f"{place} is quoted without the items it asks for: {words}"
        for passage in said:
            if not _leaves_out_the_other_half(edition, place, passage, text):
                yield from _not_a_clause(place, passage, text, has_items=has_items)
        head = _head(edition, place, evidence)
        above = place.parent()
        if head and above not in quoted and head not in words:
            yield f"{place} is quoted without the head it hangs on: {head}"


def _asks_for_items(edition: Edition, place: Citation, last: str, evidence: Evidence) -> bool:
    """Tell whether words end with the conjunction after which the items of a head begin."""
    provision = evidence.corpus.provision(edition, place)
    text = provision.body.text.rstrip(": ")
    _, found, left = text.rpartition(last.rstrip(": "))
    conjunction = re.search(r"\b(?:ако|если|ako|когато|kada|или|ili|либо|то|тогава|onda)$", text)
    return bool(provision.children and found and conjunction) and len(left) < len(", тогава")


def _leaves_out_the_other_half(edition: Edition, place: Citation, passage: str, text: str) -> bool:
    """Tell whether a passage ends before a "but" with which another clause of the law begins.

    "As fair as possible, but doubtful points against the claimer" (70A): two ideas, of which a
    ruling may go by the first alone.
    """
    after = text.partition(passage)[2] if passage else ""
    contrast = re.match(r",\s+(?:но|ali)\s+", after)
    if contrast is None:
        return False
    book = clauses(place.law)[edition]
    halves = (passages(book[idea].words)[0] for idea in book if book[idea].citation == place)
    return any(after[contrast.end() :].startswith(half) for half in halves)


def _not_a_clause(place: Citation, passage: str, text: str, *, has_items: bool) -> Iterator[str]:
    """Yield a fault where a passage begins or ends in the middle of a clause, wherever it stands.

    A clause goes from a full stop, a semicolon, a line's or a cell's end to the next one. A head
    whose items do not apply ends before what leads over to them.
    """
    if not passage:
        return
    around = [
        (text[: found.start()].rstrip(" "), text[found.end() :])
        for found in re.finditer(r"\s+".join(map(re.escape, passage.split())), text)
    ]
    if not around:
        yield f"{place} does not say: {passage}"
        return
    ends = _ENDS if has_items else f"{_ENDS}|{_LEADS_TO_ITEMS}"
    if not any(re.search(_BEGINS, before) and re.match(ends, after) for before, after in around):
        yield f"{place} is quoted in the middle of a clause: {passage}"


def _head(edition: Edition, place: Citation, evidence: Evidence) -> str:
    """Return the last words of the text above an item, where it breaks off before its items."""
    above = place.parent()
    if above is None:
        return ""
    text = evidence.corpus.provision(edition, above).body.text.strip()
    return text[-12:] if breaks_off(text) else ""


def breaks_off(text: str) -> bool:
    """Tell whether a text says nothing whole without its items."""
    open_ended = text and not re.search(r"[.!?][\"”“»)]*$", text)
    return bool(open_ended and not _LEADS_OVER.search(text))
