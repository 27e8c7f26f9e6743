"""The reader of the Bulgarian commentary: quotations, comment, worked examples."""

from __future__ import annotations

from bridge_rules_gui.sources.commentary.assembly import assemble
from bridge_rules_gui.sources.commentary.drafts import CommentaryDraft
from bridge_rules_gui.sources.commentary.reader import read
from bridge_rules_gui.sources.commentary.reading import CommentaryReading, read_beside

__all__ = ["CommentaryDraft", "CommentaryReading", "assemble", "read", "read_beside"]
