"""How the Serbian book of 2007 writes its references.

``Član`` also means a member of a pair: only a number makes a reference of it.
"""

from __future__ import annotations

from bridge_rules_gui.sources.references.grammar import Grammar

SERBIAN = Grammar(
    law_words=r"(?i:član(?:a|u|om|e|ovi|ova|ovima|ove)?|pravil(?:o|a|u|om|ima))(?!\w)",
    unit_words=r"(?i:stav(?:a|u|om|ovi|ova)?|tačk(?:a|u|e|i|om)|de(?:o|la|lu|lom)"
    r"|paragraf(?:a|u|om)?)(?!\w)",
    # sr2007 line 567: "bdi" is a misprint of "vidi".
    pointers=r"(?i:vidi(?:\s+i)?|bdi|pod|prema|iz|kao|posle)(?!\w)",
    followers=r"(?i:iznad|ispod|dole|gore|niže|ov(?:og|om)\s+(?:člana|članu|stava|stavu)|ne\s+primenjuje)(?!\w)",
    joints=r"(?:\.?,?\s+)?(?:a\s+ne|a\s+i|ili|i)(?!\w)|,",
)
