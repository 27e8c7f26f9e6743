"""Grounds: the provision of an edition a decision rests on, with the words that say so."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.sentence import Cites

OMISSION: Final = " … "
"""What stands for the words left out between two passages; no book prints it."""


def passages(words: str) -> tuple[str, ...]:
    """Return the passages of quoted words, each of which stands verbatim in the provision."""
    return tuple(words.split(OMISSION))


@dataclass(frozen=True, slots=True)
class Ground(Cites):
    """A provision of an edition and the words in it that decide.

    `words` are a passage, or several with `OMISSION` between them where they decide only
    together. Each stands verbatim in the provision's own text, its closing words, its heading or
    a footnote on it, misprints and all; a test finds them there. `departs` says that the ruling
    would be another if the print did not depart from its edition here (`departures`). `under` is
    the condition in the words that introduce the provision among others: without it the provision
    says more than the book does.
    """

    edition: Edition
    citation: Citation
    words: str
    departs: bool = False
    under: tuple[Ground, ...] = ()

    @property
    def address(self) -> Address:
        """The provision, by its address."""
        return Address(self.edition, self.citation)

    def __str__(self) -> str:
        return str(self.citation)

    def quoting(self, other: Ground) -> Ground:
        """Return this ground with the passages of another in the same provision as well.

        A passage that lies inside another is left out.
        """
        said = dict.fromkeys((*passages(self.words), *passages(other.words)))
        whole = [each for each in said if not any(each in more for more in said if more != each)]
        return replace(self, words=OMISSION.join(whole), departs=self.departs or other.departs)

    def beneath(self, *conditions: Ground) -> Ground:
        """Return this ground, with conditions that hold where the rule comes by this way.

        A section that another one sends to has the conditions of that one, not its own.
        """
        return replace(self, under=(*self.under, *conditions))

    def departing(self, *, bears: bool) -> Ground:
        """Return this ground, marked where the departure printed in it bears on the ruling."""
        return replace(self, departs=True) if bears else self


def grounds(edition: Edition, words: Mapping[str, str]) -> dict[str, Ground]:
    """Return the grounds of one edition by key: a citation, and a word where it decides twice.

    The keys ``27B1(a)`` and ``27B1(a) natural`` are two grounds in one provision.
    """
    return {
        key: Ground(edition, Citation.parse(key.partition(" ")[0]), said)
        for key, said in words.items()
    }
