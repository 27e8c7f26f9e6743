"""Where the print follows no rule: line by line, what stands there and how one knows."""

from __future__ import annotations

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation

QUOTED_EARLIER = {
    # The words of 2007 that the new definition of a comparable call took over; the
    # sentence before names "изданието от 2007 в П27".
    9: Address.parse("sr2007/27B1(b)"),
}
"""Paragraphs that quote an earlier edition."""

ITEMS = {
    # "4." below 62D: the new second item (the first of the book is not quoted).
    726: Citation.parse("62D2"),
    # "5." and "6." below 63A: the numbers went on from "4." of 62D; 63A3 and 63A4 are
    # quoted, which the comment calls by these numbers ("П63А3 е коригирано").
    734: Citation.parse("63A3"),
    736: Citation.parse("63A4"),
}
"""Quoted items whose printed number says nothing, decided from the words of the book."""

COMMENT_RESUMES = frozenset(
    {
        98,  # "И накрая, старото П23": after the last example on Law 23
        500,  # "Лесен, ама не чак толкова": the discussion after a deal of the article on 86
        544,  # "Сега вече сме именно в материята"
        569,  # "Вероятно си спомняте"
        855,  # "Много погрешен навик": what the first deal on Law 13 teaches
        905,  # "В заключение": what the second teaches
    }
)
"""Paragraphs that return from an example to the comment without any sign in print."""

RUNS_ON = frozenset(
    {
        294,  # "... в допълнение П23(П72С) и" / "П26 могат": cut by the end of a page
    }
)
"""Lines that go on with the paragraph before although they begin with a capital letter."""
