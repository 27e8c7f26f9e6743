"""The reader of the Bulgarian commentary: quotations, comment, worked examples."""

from __future__ import annotations

from bridge_rules_gui.sources.commentary.assembly import assemble
from bridge_rules_gui.sources.commentary.drafts import CommentaryDraft
from bridge_rules_gui.sources.commentary.reader import read

__all__ = ["CommentaryDraft", "assemble", "read"]
