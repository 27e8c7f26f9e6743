"""Where the editions part: the window, the handout and the command line say the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.course.divergence import Divergence, divergence
from bridge_rules_gui.services.ruling.commands import ALL, reply
from tests.services.simulation.stories import NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.services.simulation.simulation import Simulation

    Simulated = Callable[[str], Simulation]

INFORMATION = "law64-winner-of-the-suit"


@pytest.mark.parametrize("name", NAMES)
def test_window_and_command_line_say_the_same_of_every_story(
    name: str, simulated: Simulated
) -> None:
    simulation = simulated(name)
    replied = reply([str(resources.content() / "scenarios" / f"{name}.toml")], ALL)
    parted = replied.document["divergence"]
    shown = simulation.first_parting
    assert [(each["step"] + 1, each["about"]) for each in parted] == [
        (shown, each.about) for each in simulation.divergence
    ]
    assert ("The editions agree." in replied.text) == (shown is None)
    assert shown is None or 0 <= shown <= simulation.steps


def test_information_only_one_edition_forbids_parts_them_before_the_tricks_do(
    simulated: Simulated,
) -> None:
    simulation = simulated(INFORMATION)
    (parted,) = simulation.divergence
    assert parted == Divergence(
        13,
        "unauthorised",
        ((Edition.RU_1987, []), (Edition.SR_2007, ["EW"]), (Edition.BG_2017, [])),
    )
    assert simulation.first_parting == 14


def test_a_right_that_the_director_ends_parts_the_editions(simulated: Simulated) -> None:
    simulation = simulated("law71-asked-back-too-late")
    (parted,) = simulation.divergence
    assert (parted.step, parted.about) == (0, "options")
    assert [said for edition, said in parted.editions if "W play_on" in str(said)] == [
        said for edition, said in parted.editions if edition is Edition.BG_2017
    ]


def test_moments_alike_part_nobody(simulated: Simulated) -> None:
    simulation = simulated(INFORMATION)
    alike = {edition: simulation.ruling(Edition.BG_2017) for edition in Edition}
    apart = {edition: simulation.ruling(edition) for edition in Edition}
    assert divergence([alike, alike]) == ()
    assert divergence([]) == ()
    assert {each.step for each in divergence([alike, alike, apart])} == {1}
