"""Every moment of every situation of the library, on a small table."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSizeF

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import DECK
from bridge_rules_gui.notation.scenario_reader import read_scenario
from bridge_rules_gui.simulation.position import Position
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.window.simulator.table.description import described
from bridge_rules_gui.window.simulator.table.measures import Words
from bridge_rules_gui.window.simulator.table.plan import plan_table
from bridge_rules_gui.window.simulator.table.seen import SeenHands
from tests.every import every

SCENARIOS = sorted((resources.content() / "scenarios").glob("*.toml"))
SIZE = QSizeF(298, 380)


@every("path", SCENARIOS, ids=lambda path: str(path.stem))
def test_every_card_lies_on_the_table_once(corpus: Corpus, path: Path) -> None:
    simulation = Simulation(corpus, read_scenario(path.read_text("utf-8"), path.name))
    for step in range(simulation.steps + 1):
        position = simulation.frame(step, Edition.BG_2017).position
        plan = plan_table(position, SeenHands.ALL, SIZE, Words(15.0, 52.0))
        cloth = QRectF(0, 0, SIZE.width(), SIZE.height())
        assert all(cloth.contains(placed.rect) for placed in plan.cards), step
        laid = [placed.card for placed in plan.cards if placed.card is not None]
        assert len(laid) == len(set(laid)), step
        assert set(laid) == known_cards(position), step
        assert described(position)


def known_cards(position: Position) -> set[object]:
    tricks = (*position.quitted, *((position.trick,) if position.trick is not None else ()))
    played = {played.card for trick in tricks for played in trick.cards}
    held = {card for hand in position.hands.values() for card in hand or ()}
    cards = played | held | {faced.card for faced in position.faced}
    assert cards <= set(DECK)
    return set(cards)
