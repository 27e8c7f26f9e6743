"""The page that reports what was understood of a user's own text, and what was not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.own_text import RemarkKind
from bridge_rules_gui.services.own_text.page import OwnTextPage
from bridge_rules_gui.services.typesetting import hypertext
from bridge_rules_gui.services.typesetting.hypertext import Cell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.corpus.own_text import Remark
    from bridge_rules_gui.services.own_text.comparison import OwnTextComparison
    from bridge_rules_gui.services.own_text.edition import EditionGuess
    from bridge_rules_gui.services.own_text.page import OwnTextNames

_EXCERPT: Final = 160
"""How many characters of a remark's words are shown."""
_MOST_REMARKS: Final = 400
"""More than any text of the Laws has, and than a page could show in reasonable time."""
_WEIGHTS: Final = tuple(RemarkKind)


def report_page(
    comparison: OwnTextComparison, guess: EditionGuess, names: OwnTextNames
) -> OwnTextPage:
    """Return the report of a reading: sentences, then a table of remarks, the weightiest first."""
    own = comparison.own
    blocks = [
        hypertext.paragraph("report-line", hypertext.text(sentence))
        for sentence in names.summary(own, comparison, guess)
    ]
    if own.remarks:
        heads = [Cell(hypertext.text(h), is_heading=True) for h in names.report_heads()]
        by_weight = sorted(own.remarks, key=lambda remark: _WEIGHTS.index(remark.kind))
        rows = [heads, *(_remark(remark, names) for remark in by_weight[:_MOST_REMARKS])]
        blocks.append(hypertext.table("report", rows))
        if len(by_weight) > _MOST_REMARKS:
            more = names.more_remarks(len(by_weight) - _MOST_REMARKS)
            blocks.append(hypertext.paragraph("nothing", hypertext.text(more)))
    else:
        blocks.append(hypertext.paragraph("nothing", hypertext.text(names.all_understood())))
    return OwnTextPage(comparison, (), hypertext.joined(blocks), ())


def _remark(remark: Remark, names: OwnTextNames) -> Sequence[Cell]:
    text = " ".join(remark.text.split())
    excerpt = text if len(text) <= _EXCERPT else f"{text[:_EXCERPT].rstrip()} …"
    parts = (names.lines(remark.line, remark.last_line), names.remark(remark), excerpt)
    return [Cell(hypertext.text(part)) for part in parts]
