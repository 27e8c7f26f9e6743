"""Paragraphs of comment and examples: a number or bullet, and words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bridge_rules_gui.sources.commentary.drafts import ParagraphDraft
from bridge_rules_gui.sources.document import Span
from bridge_rules_gui.sources.ledger import CharacterClass

if TYPE_CHECKING:
    from bridge_rules_gui.sources.commentary.words import Writer

PARAGRAPH_LABEL = re.compile(r"(?:(?P<bullet>-) +)?(?:(?P<label>[A-ZА-Я]?\d\.|[a-zа-я]\)) +)?")
"""What may stand before the words; it matches nothing where nothing does."""


def read_paragraph(writer: Writer, span: Span, character_class: CharacterClass) -> ParagraphDraft:
    """Return a paragraph, its number or bullet told apart from its words."""
    ledger, at = writer.ledger, span.start
    paragraph = ParagraphDraft("", writer.passage(character_class))
    label = PARAGRAPH_LABEL.match(ledger.document.line(span.line), span.start, span.end)
    if label and label["bullet"]:
        bullet = Span(span.line, *label.span("bullet"))
        ledger.discard(bullet, "bullet")
        paragraph.label = label["bullet"]
        paragraph.label_spans.append(bullet)
        at = label.end()
    if label and label["label"]:
        number = Span(span.line, *label.span("label"))
        ledger.claim(number, CharacterClass.LABEL)
        paragraph.label = label["label"]
        paragraph.label_spans.append(number)
        at = label.end()
    writer.write(paragraph.words, Span(span.line, at, span.end))
    return paragraph
