"""The chapter of definitions: a term with its English fellow, a tab, and what it means."""

from __future__ import annotations

import re

from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.reading.document import Span
from bridge_rules_gui.reading.drafts import DefinitionDraft, PassageDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.markup import RunKind, runs

_ENTRY = re.compile(r"(?P<head><i>.*</i>)\t(?P<text>.*\S)\s*$")
# bg2017 line 517: the opening bracket of "(Tournament)" is lost in print.
_HEAD = re.compile(r"(?P<term>[^(]*?) *(?P<open>\(?)(?P<english>[A-Z][^()]*)\)")
_SENSE = re.compile(r"(?<!\S)(?P<number>\d)\. +(?=[А-Я])")

# Entries whose head does not follow the rule "term (English term)": concept, term, English.
_IRREGULAR_HEADS = {
    # The last word of the term is an abbreviation, repeated inside the bracket.
    479: (
        "international-matchpoint",
        "Международна мач-точка IMP",
        "International matchpoint IMP",
    ),
    # One entry with three heads: a penalty, and its two kinds.
    484: (
        "penalty",
        "Наказание: дисциплинарно, процедурно",
        "penalty: disciplinary, procedural",
    ),
}


def read_definitions(
    ledger: Ledger, lines: range
) -> tuple[list[DefinitionDraft], list[SourceProblem]]:
    """Return the definitions in printed order, and the heads misprinted."""
    heading = Span(lines[0], 0, 3)
    ledger.discard(heading, "markup")
    ledger.claim(Span(lines[0], 3, len(ledger.document.line(lines[0]))), CharacterClass.HEADING)
    found: list[DefinitionDraft] = []
    problems: list[SourceProblem] = []
    for number in lines[1:]:
        entry = _ENTRY.match(ledger.document.line(number))
        if entry:
            definition = _read_entry(ledger, number, entry)
            found.append(definition)
            problems += _misprints(ledger, number, definition)
    return found, problems


def _read_entry(ledger: Ledger, line: int, entry: re.Match[str]) -> DefinitionDraft:
    label_spans, head = _read_head(ledger, Span(line, *entry.span("head")))
    concept, term, english = _IRREGULAR_HEADS.get(line) or _understood(head)
    passages = _read_senses(ledger, Span(line, *entry.span("text")))
    return DefinitionDraft(
        concept=concept,
        term=term,
        english=english,
        body=passages[0],
        senses=passages[1:],
        closing=PassageDraft(ledger, CharacterClass.DEFINITION),
        label_spans=label_spans,
    )


def _read_head(ledger: Ledger, span: Span) -> tuple[list[Span], str]:
    words = []
    for run in runs(ledger.document, span):
        if run.kind is RunKind.WORDS:
            ledger.claim(run.span, CharacterClass.DEFINITION)
            words.append(run.span)
        else:
            ledger.discard(run.span, "markup")
    return words, " ".join("".join(ledger.document[word] for word in words).split())


def _understood(head: str) -> tuple[str, str, str]:
    """Return concept, term and English term of a head like ``Взятка (Trick)``.

    The concept is the first of several English forms: ``Psychic call, psych[e], psychic``.
    """
    match = _HEAD.fullmatch(head)
    if match is None:
        return "", head, ""
    first = match["english"].partition(",")[0]
    return "-".join(first.lower().split()), match["term"], match["english"]


def _read_senses(ledger: Ledger, text: Span) -> list[PassageDraft]:
    """Return the words before the numbered senses, then each sense; its number is a label."""
    line = ledger.document.line(text.line)
    bounds = [(text.start, text.start)]
    for match in _SENSE.finditer(line, text.start, text.end):
        if int(match["number"]) == len(bounds):
            bounds.append(match.span())
    passages = []
    ends = [start for start, _ in bounds[1:]] + [text.end]
    for (start, words), end in zip(bounds, ends, strict=True):
        ledger.claim(Span(text.line, start, words), CharacterClass.LABEL)
        passage = PassageDraft(ledger, CharacterClass.DEFINITION)
        if end > words:
            passage.add(Span(text.line, words, end))
        passages.append(passage)
    return passages


def _misprints(ledger: Ledger, line: int, definition: DefinitionDraft) -> list[SourceProblem]:
    head = "".join(ledger.document[span] for span in definition.label_spans)
    if head.count("(") == head.count(")") and definition.concept:
        return []
    place = f"bg2017/def:{definition.concept}"
    message = f"the brackets of the head {head!r} do not pair"
    return [SourceProblem("misprinted-head", ledger.document.file, line, place, message)]
