"""Tasks about the law: the provision that decides, among those that are near."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws.index import cited
from bridge_rules_gui.simulation.episode import Scene
from bridge_rules_gui.simulation.practice_task import Choice, PracticeTask, TaskKind

_SIBLINGS: Final = 2
_WRONG: Final = 4

_PROMPT: Final = "Which provision decides here?"
_RIGHT: Final = "{place} decides: its words are lit."


def law_task(scene: Scene) -> PracticeTask | None:
    """Return the question which provision decides at a moment."""
    deciding = scene.deciding
    if not deciding:
        return None
    right = deciding[0]
    place = right.address.place
    if not isinstance(place, Citation):
        return None
    answer = Choice(
        _named(scene, place),
        is_right=True,
        because=sentence(_RIGHT, place=place),
        laws=deciding,
        address=right.address,
    )
    wrong = [_wrong(scene, citation) for citation in islice(_near(scene, place), _WRONG)]
    choices = sorted((answer, *wrong), key=lambda choice: _order(scene, choice))
    return scene.task(TaskKind.LAW, sentence(_PROMPT), tuple(choices), deciding)


def _named(scene: Scene, citation: Citation) -> tuple[Sentence, ...]:
    """Return a provision with the nearest title over it, as its book prints that."""
    above: Citation | None = citation
    while above is not None:
        heading = scene.simulation.corpus.provision(scene.edition, above).heading.text
        if heading:
            title = " ".join(heading.split())
            return (sentence("{place} · {heading}", place=citation, heading=title),)
        above = above.parent()
    return (sentence("{place}", place=citation),)


def _wrong(scene: Scene, citation: Citation) -> Choice:
    exclusion = scene.considered.exclusion(citation)
    return Choice(
        _named(scene, citation),
        is_right=False,
        because=exclusion.because,
        laws=(exclusion.words,),
        address=exclusion.address,
    )


def _order(scene: Scene, choice: Choice) -> int:
    """Return where a provision stands in the book."""
    place = None if choice.address is None else choice.address.place
    order = scene.simulation.corpus.reading_order(scene.edition)
    return order[place] if isinstance(place, Citation) else 0


def _near(scene: Scene, right: Citation) -> Iterator[Citation]:
    """Yield provisions near the right one, the nearest kinds first.

    None of them is at work, or stands within one that is, or around it.
    """
    taken = {right, *scene.considered.at_work}
    given: set[Citation] = set()
    siblings = list(_considered(scene))
    sources = (
        *siblings[:_SIBLINGS],
        *_of_other_editions(scene),
        *_of_next_laws(scene, right),
        *siblings[_SIBLINGS:],
    )
    for citation in sources:
        if citation not in given and not any(_is_same_line(citation, each) for each in taken):
            given.add(citation)
            yield citation


def _considered(scene: Scene) -> Iterator[Citation]:
    """Yield the provisions considered and excluded, those another answer brings in first."""
    found = scene.simulation.considered(scene.step, scene.edition)
    for exclusion in sorted(found, key=lambda each: not each.needs):
        if isinstance(exclusion.address.place, Citation):
            yield exclusion.address.place


def _of_other_editions(scene: Scene) -> Iterator[Citation]:
    """Yield the places at which the other editions rule, where this one has them too."""
    for other in scene.elsewhere.values():
        for applied in other.ruling.laws[:1]:
            citation = applied.ground.citation
            if scene.simulation.corpus.has(scene.edition, citation):
                yield citation


def _of_next_laws(scene: Scene, right: Citation) -> Iterator[Citation]:
    """Yield the first provision any rule rests on in the law before and the law after."""
    for law in (right.law + 1, right.law - 1):
        yield from islice(_of_law(cited(scene.edition), law), 1)


def _of_law(citations: Iterable[Citation], law: int) -> Iterator[Citation]:
    return (citation for citation in citations if citation.law == law)


def _is_same_line(one: Citation, other: Citation) -> bool:
    """Whether one provision stands within the other."""
    return one.is_within(other) or other.is_within(one)
