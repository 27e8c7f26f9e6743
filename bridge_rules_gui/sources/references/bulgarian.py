"""How the Bulgarian book of 2017 writes its references.

Section letters are Latin or look-alike Cyrillic ones; the number of a law may stand
apart from its letter (``П16 С``).
"""

from __future__ import annotations

from bridge_rules_gui.sources.references.grammar import Grammar

BULGARIAN = Grammar(
    law_words=r"(?:П|Пр\.)(?=\s?\d)|(?i:правил(?:о|а|ото|ата))(?!\w)",
    unit_words=r"(?:т|точк(?:а|и))(?:\.|(?!\w))",
    pointers=r"(?i:виж(?:\s+(?:също|и))*|съгласно|както\s+в|от|в)(?!\w)",
    followers=r"(?i:по-горе|по-долу|от\s+това\s+правило)(?!\w)",
    joints=r"(?:,\s+)?(?:или|и)(?!\w)|,",
    terms=r"„[^„“”]{2,40}[“”]",
    letters="A-HАБВГДЕФСНК",
    gap=r"\s?",
)
