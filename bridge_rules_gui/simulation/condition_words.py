"""The words in which a provision says for which case it is, found in the book.

The books begin such a clause with a few words ("Ако", "Ako", "Если"), within a sentence or at its
head; the items of a list whose head ends with one of them ("няма ректификация, ако:") are
conditions as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.simulation.frame import LitLaw, LitWords, PartOfProvision
from bridge_rules_gui.table.verdict import Role

_OPENINGS: Final[Mapping[Edition, str]] = {
    Edition.RU_1987: r"если|когда|в случае|после того,? как|до того,? как",
    Edition.SR_2007: r"ako|kada?|ukoliko|u slučaju|nakon što|pošto|pre nego što",
    Edition.BG_2017: r"ако|когато|в случай|след като|преди да",
}
"""The words with which each book begins the clause of a condition."""

_JOINING: Final[Mapping[Edition, str]] = {
    Edition.RU_1987: r"котор\w+|чтобы|что|если|когда|как|или|либо|и|а|но|включая|кроме|чем|чь\w+",
    Edition.SR_2007: r"koj\w+|da|ako|kada?|ili|i|a|ali|već|osim|čij\w+|što|nego|bilo",
    Edition.BG_2017: r"ко[йяе]то|които|че|да|ако|когато|или|и|а|но|освен|чи[йяе]то|както|за",
}
"""The words after a comma with which a clause goes on, or another within it begins."""


_FEWEST: Final = 3
"""A clause has at least so many words; a comma after fewer sets off a phrase, to the next one."""


def condition_words(corpus: Corpus, edition: Edition, citation: Citation) -> LitLaw | None:
    """Return the first condition a provision states, None where it states none."""
    text = corpus.provision(edition, citation).body.text
    found = _clause(edition, text) or _item(corpus, edition, citation, text)
    if found is None:
        return None
    start, end = found
    lit = LitWords(PartOfProvision.TEXT, start, end)
    return LitLaw(Address(edition, citation), Role.INFORMATION, text[start:end], (lit,))


def _clause(edition: Edition, text: str) -> tuple[int, int] | None:
    """Return where the first sentence that begins with a condition states it.

    Clauses within a sentence often qualify a detail ("if necessary"); they are passed over.
    """
    opening = re.search(rf"(?:^|[.;]\s+)({_OPENINGS[edition]})\b", text, re.IGNORECASE)
    if opening is None:
        return None
    goes_on = rf"(?!\s+(?:{_JOINING[edition]})\b)"
    ending = re.compile(rf",{goes_on}|[.;:](?=\s+[^\W\d_a-zа-я]|$)|\n| [-\u2013\u2014] ")
    start = opening.start(1)
    ends = [found.start() for found in ending.finditer(text, start)]
    ends = [end for end in ends if _is_closed(text[start:end])]
    if ends and len(text[start : ends[0]].split()) < _FEWEST:
        ends = ends[2:]
    return start, next(iter(ends), len(text))


def _is_closed(words: str) -> bool:
    """Whether no parenthesis is open in some words."""
    return words.count("(") == words.count(")")


def _item(
    corpus: Corpus, edition: Edition, citation: Citation, text: str
) -> tuple[int, int] | None:
    """Return the whole of an item of a list of conditions."""
    above = citation.parent()
    if above is None or not text or not corpus.has(edition, above):
        return None
    head = corpus.provision(edition, above).body.text.rpartition("\n")[2]
    is_list = re.search(rf"\b(?:{_OPENINGS[edition]})\b\W*$", head, re.IGNORECASE)
    return None if is_list is None else (0, len(text.partition("\n")[0]))
