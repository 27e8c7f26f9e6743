"""What `show` says of a place at a terminal."""

from __future__ import annotations

import re

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.library import plain_text
from bridge_rules_gui.library.documents import place_document


def _named_after(words: str, said: str) -> list[str]:
    """Return the places of one of the lists of a place, as they are printed."""
    lists = "refers to|below it|cited by|other editions|not in|not defined|source"
    found = re.search(rf"^{words}: (.*?)(?=^(?:{lists})\b)", said, re.MULTILINE | re.DOTALL)
    return re.split(r", (?!meant is)", " ".join(found[1].split())) if found else []


def test_every_place_a_place_is_cited_by_says_that_it_refers_to_it(corpus: Corpus) -> None:
    """Footnotes belong to the words that call them, both ways."""
    referring: set[tuple[str, str]] = set()
    cited: set[tuple[str, str]] = set()
    for edition, book in corpus.books.items():
        for place in dict.fromkeys(place for place, _ in book.located_passages()):
            address = Address(edition, place)
            said = plain_text.place(place_document(corpus, address))
            for target in _named_after("refers to", said):
                meant = re.search(r"meant is (.+)\)$", target)
                name = meant[1] if meant else target.partition(" (")[0]
                referring.add((str(address), f"{edition.value}/{name}"))
            cited.update((origin, str(address)) for origin in _named_after("cited by", said))
    assert len(cited) > 600
    lost = {(o, t) for o, t in referring if not corpus.has_place(Address.parse(t))}
    assert referring - lost == cited
