"""How the Russian book of 1987 writes its references."""

from __future__ import annotations

from bridge_rules_gui.sources.references.grammar import Grammar

RUSSIAN = Grammar(
    law_words=r"(?i:правил(?:о|а|у|ом|е|ами|ам|ах)?)(?!\w)",
    unit_words=r"(?i:(?:под)?(?:раздел|пункт)(?:а|у|ом|е|ы|ов|ам|ами|ах)?)(?!\w)",
    pointers=r"(?i:см\.)",
    followers=r"(?i:выше|ниже|(?:этого|данного|настоящего)\s+правила)(?!\w)",
    joints=r"(?:,\s+)?(?:или|и)(?!\w)|,",
    letters="A-HАВСЕ",
)
