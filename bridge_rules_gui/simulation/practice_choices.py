"""Tasks about choices: which rights are open, and what is to be explained before one is made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.simulation.alternatives import Branch, effect
from bridge_rules_gui.simulation.episode import Scene, distinct
from bridge_rules_gui.simulation.option_words import option_words
from bridge_rules_gui.simulation.practice_task import Choice, PracticeTask, TaskKind
from bridge_rules_gui.table.verdict import Option

_MOST_RIGHT: Final = 5
_MOST_WRONG: Final = 3

_WHICH: Final = "What options do the players have now?"
_EXPLAIN: Final = "What do you explain, and to whom, before anyone chooses?"
_NOBODY: Final = "Nobody has a choice"
_SOMEBODY: Final = "A player has an option here."
_NO_RIGHT: Final = "No player has an option under this edition."
_GIVEN: Final = "{place} gives this option."
_ONLY_THERE: Final = "This edition gives no such option here. The {year} edition does ({place})."
_NOT_NOW: Final = "This option is not available at this moment."
_NOT_HIS: Final = "{who} has this option ({place})."
_FOLLOWS: Final = "This follows from {place}."
_FOLLOWS_THERE: Final = "This follows under the {year} edition, but not under this one."


# -- rights -------------------------------------------------------------------------------------


def options_task(scene: Scene) -> PracticeTask | None:
    """Return the question which rights are open, among those of other editions and moments."""
    right = distinct(_own(scene))[:_MOST_RIGHT]
    open_now = {str(option_words(option)) for option in scene.ruling.options}
    asked = distinct((*right, *_not_open(scene)))
    wrong = [choice for choice in asked if choice.text not in open_now][:_MOST_WRONG]
    if not wrong:
        return None
    nobody = Choice(
        (sentence(_NOBODY),),
        is_right=not right,
        because=sentence(_SOMEBODY if right else _NO_RIGHT),
        laws=scene.deciding,
    )
    return scene.task_of_several(TaskKind.OPTIONS, sentence(_WHICH), right, wrong, nobody)


def _own(scene: Scene) -> Iterator[Choice]:
    for option in scene.ruling.options:
        because = sentence(_GIVEN, place=option.ground)
        laws = scene.lit(option.ground)
        yield Choice((option_words(option),), is_right=True, because=because, laws=laws)


def _not_open(scene: Scene) -> Iterator[Choice]:
    """Yield rights that are not open: other editions', a partner's, those of other moments."""
    for edition, other in scene.elsewhere.items():
        for option in other.ruling.options:
            because = sentence(_ONLY_THERE, year=edition.year, place=option.ground)
            yield _wrong(scene, option_words(option), because, option)
    for option in scene.ruling.options[:1]:
        because = sentence(_NOT_HIS, who=option.who, place=option.ground)
        yield _wrong(scene, _of_partner(option_words(option), option.who), because, option)
    for step in range(scene.simulation.steps + 1):
        for option in scene.simulation.frame(step, scene.edition).ruling.options:
            yield _wrong(scene, option_words(option), sentence(_NOT_NOW), option)


def _wrong(scene: Scene, words: Sentence, because: Sentence, option: Option) -> Choice:
    return Choice((words,), is_right=False, because=because, laws=scene.lit(option.ground))


def _of_partner(words: Sentence, seat: Seat) -> Sentence:
    """Return a sentence with a player's partner in his place."""

    def of_partner(part: object) -> object:
        if isinstance(part, Sentence):
            return _of_partner(part, seat)
        return seat.partner if part is seat else seat if part is seat.partner else part

    filling = tuple((blank, of_partner(part)) for blank, part in words.filling)
    return replace(words, filling=filling)


# -- explanations -------------------------------------------------------------------------------


def explanation_task(scene: Scene) -> PracticeTask | None:
    """Return the question what each choice entails, as it is to be explained beforehand."""
    right = distinct(_consequences(scene))[:_MOST_RIGHT]
    if not right:
        return None
    true = {_choice_text(branch) for branch in scene.branches}
    asked = distinct((*right, *_false(scene)))
    wrong = [choice for choice in asked if choice.text not in true][:_MOST_WRONG]
    return scene.task_of_several(TaskKind.EXPLANATION, sentence(_EXPLAIN), right, wrong)


def _choice_text(branch: Branch) -> str:
    return f"{branch.chosen} {branch.ruling.result}"


def _consequences(scene: Scene) -> Iterator[Choice]:
    """Yield what follows from each choice, none that leads where another does."""
    seen: set[tuple[Seat, str]] = set()
    for branch in scene.branches:
        key = branch.option.who, str(branch.ruling.result)
        if key in seen or branch.ruling.facts_needed:
            continue
        seen.add(key)
        laws = scene.lit_first(branch.ruling.laws)
        place = laws[0].address.place if laws else branch.option.ground
        yield Choice(
            (branch.chosen, branch.ruling.result),
            is_right=True,
            because=sentence(_FOLLOWS, place=place),
            laws=laws,
        )


def _false(scene: Scene) -> Iterator[Choice]:
    """Yield what is not so: what other editions make of a choice, and rights of the wrong one."""
    given = {(option.who, option.name) for option in scene.ruling.options}
    own = {branch.chosen: effect(branch.ruling) for branch in scene.branches}
    for edition, other in scene.elsewhere.items():
        for branch in other.branches:
            if own.get(branch.chosen) == effect(branch.ruling):
                continue
            yield Choice(
                (branch.chosen, branch.ruling.result),
                is_right=False,
                because=sentence(_FOLLOWS_THERE, year=edition.year),
                laws=other.lit_first(branch.ruling.laws),
            )
    for branch in scene.branches:
        who = branch.option.who
        if branch.is_refusal or (who.partner, branch.option.name) in given:
            continue
        lines = (branch.chosen, branch.ruling.result)
        yield Choice(
            tuple(_of_partner(line, who) for line in lines),
            is_right=False,
            because=sentence(_NOT_HIS, who=who, place=branch.option.ground),
            laws=scene.lit(branch.option.ground),
        )
