"""Moments ready to be shown: a frame, its explanation, and the page of the law that decides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.laws.clause import ruled_editions
from bridge_rules_gui.library.law_page import LawPage, law_page
from bridge_rules_gui.simulation.editions_page import EditionsMoment, EditionsWords, editions_page
from bridge_rules_gui.simulation.frame import Frame, Mark
from bridge_rules_gui.simulation.library import remarks_on
from bridge_rules_gui.simulation.lit_words import LitLaw
from bridge_rules_gui.simulation.moment_page import STRONG, MomentPage, governing_law, moment_page
from bridge_rules_gui.simulation.simulation import Simulation


@dataclass(frozen=True, slots=True)
class Moment:
    """A step under one edition, ready to be shown; `law` decides, and stands on `law_page`."""

    frame: Frame
    page: MomentPage
    law: LitLaw | None
    law_page: LawPage | None

    @property
    def beside(self) -> tuple[LitLaw, ...]:
        """The others on that page that are at work strongly."""
        decides = self.law.address.place if self.law else None
        if not isinstance(decides, Citation):
            return ()
        strong = (law for law in self.frame.laws if law.role in STRONG and law is not self.law)
        return tuple(law for law in strong if _law_of(law) == decides.law)


def _law_of(law: LitLaw) -> int:
    """Return the number of the law a provision belongs to, 0 where it belongs to none."""
    place = law.address.place
    return place.law if isinstance(place, Citation) else 0


@dataclass(frozen=True, slots=True)
class Staged:
    """A case under one edition, every step of it ready, and the irregularities in it.

    `columns` are the same steps under all editions at once.
    """

    simulation: Simulation
    edition: Edition
    moments: tuple[Moment, ...]
    columns: tuple[MomentPage, ...]
    marks: tuple[Mark, ...]


class Stage:
    """Makes cases ready to be shown; asked on a worker, and keeps the pages of the laws."""

    def __init__(
        self, corpus: Corpus, words: EditionsWords, text: Callable[[str], str] = str
    ) -> None:
        self.corpus = corpus
        self._words = words
        self._text = text  # says a case in the reader's language
        self._page = lru_cache(maxsize=64)(self._made_page)

    def staged(self, simulation: Simulation, edition: Edition) -> Staged:
        """Return a case with every step ready under an edition."""
        steps = range(simulation.steps + 1)
        return Staged(
            simulation,
            edition,
            tuple(self._moment(simulation, simulation.frame(step, edition)) for step in steps),
            tuple(
                editions_page(self.columns_moment(simulation, step), self._words) for step in steps
            ),
            simulation.marks(edition),
        )

    def _moment(self, simulation: Simulation, frame: Frame) -> Moment:
        scenario = simulation.scenario
        law = governing_law(frame)
        explained = moment_page(
            frame,
            self._words.moment,
            self._text(scenario.narrative),
            remarks_on(scenario),
            simulation.differences.final,
        )
        return Moment(frame, explained, law, None if law is None else self.page_of(law))

    def page_of(self, law: LitLaw) -> LawPage | None:
        """Return the page of the law a provision belongs to."""
        number = _law_of(law)
        return self._page(law.address.edition, number) if number else None

    def columns_moment(self, simulation: Simulation, step: int) -> EditionsMoment:
        """Return a step under all editions."""
        frames = tuple(simulation.frame(step, edition) for edition in ruled_editions())
        return EditionsMoment(frames, simulation.differences)

    def _made_page(self, edition: Edition, law: int) -> LawPage:
        return law_page(self.corpus, edition, law)
