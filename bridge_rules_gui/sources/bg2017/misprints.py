"""Misprints nobody can see: words with letters of two alphabets that look the same."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.book import SourceProblem

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bridge_rules_gui.sources.document import Document
    from bridge_rules_gui.sources.drafts import ProvisionDraft

# Small letters only: "П20F" is a reference, and mixes its alphabets by custom.
_MIXED = re.compile(r"\b(?=[а-я]*[a-z])(?=[a-z]*[а-я])[а-яa-z]+\b")


def mixed_words(
    document: Document, provisions: Iterable[ProvisionDraft]
) -> Iterator[SourceProblem]:
    """Yield a problem for each word of the laws with Cyrillic and Latin letters."""
    for provision in provisions:
        for passage in (provision.heading, provision.body, provision.closing):
            for span in passage.spans:
                for word in _MIXED.findall(document[span]):
                    latin = " ".join(letter for letter in word if letter.isascii())
                    yield SourceProblem(
                        "mixed-script-word",
                        document.file,
                        span.line,
                        f"bg2017/{provision.citation}",
                        f"in {word!r} the letter {latin} is Latin",
                    )
