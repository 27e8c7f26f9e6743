"""The simulator: stories, and stepping through them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.window.actions.spec import QT_TRANSLATE_NOOP, ActionSpec

if TYPE_CHECKING:
    from bridge_rules_gui.window.simulator.simulating import Simulating

SIMULATOR_ACTIONS: Final[tuple[ActionSpec[Simulating], ...]] = (
    ActionSpec(
        "simulator",
        QT_TRANSLATE_NOOP("Actions", "Th&e Simulator"),
        lambda simulating: simulating.open(),
        keys=("Ctrl+5",),
        group="workplace",
        short=QT_TRANSLATE_NOOP("Actions", "Simulator"),
    ),
    ActionSpec(
        "situations",
        QT_TRANSLATE_NOOP("Actions", "&Situations..."),
        lambda simulating: simulating.open_library(),
        keys=("Ctrl+Shift+S",),
    ),
    ActionSpec(
        "new-story",
        QT_TRANSLATE_NOOP("Actions", "&New Story..."),
        lambda simulating: simulating.tell_new(),
        keys=("Ctrl+N",),
    ),
    ActionSpec(
        "open-story",
        QT_TRANSLATE_NOOP("Actions", "&Open Story or Record..."),
        lambda simulating: simulating.open_story_file(),
        keys=("Ctrl+Shift+B",),
    ),
    ActionSpec(
        "edit-story",
        QT_TRANSLATE_NOOP("Actions", "&Edit This Story"),
        lambda simulating: simulating.desk.edit_story(),
        keys=("Ctrl+E",),
        needs_story=True,
    ),
    ActionSpec(
        "practise-story",
        QT_TRANSLATE_NOOP("Actions", "Pr&actise This Story"),
        lambda simulating: simulating.desk.practise(),
        keys=("Ctrl+Shift+R",),
        needs_story=True,
    ),
    ActionSpec(
        "story-play",
        QT_TRANSLATE_NOOP("Actions", "&Play or Pause"),
        lambda simulating: simulating.desk.view.player.play_or_pause(),
        keys=("Ctrl+Space",),
        needs_story=True,
    ),
    ActionSpec(
        "story-forward",
        QT_TRANSLATE_NOOP("Actions", "Step &Forward"),
        lambda simulating: simulating.desk.view.player.go_forward(),
        keys=("Ctrl+Right",),
        needs_story=True,
    ),
    ActionSpec(
        "story-back",
        QT_TRANSLATE_NOOP("Actions", "Step &Back"),
        lambda simulating: simulating.desk.view.player.go_back(),
        keys=("Ctrl+Left",),
        needs_story=True,
    ),
    ActionSpec(
        "story-first",
        QT_TRANSLATE_NOOP("Actions", "To the Beginnin&g"),
        lambda simulating: simulating.desk.view.player.go_first(),
        keys=("Ctrl+Home",),
        needs_story=True,
    ),
    ActionSpec(
        "story-last",
        QT_TRANSLATE_NOOP("Actions", "To the En&d"),
        lambda simulating: simulating.desk.view.player.go_last(),
        keys=("Ctrl+End",),
        needs_story=True,
    ),
    ActionSpec(
        "story-irregularity",
        QT_TRANSLATE_NOOP("Actions", "To the &Irregularity"),
        lambda simulating: simulating.desk.view.player.go_irregular(),
        keys=("Ctrl+J",),
        needs_story=True,
    ),
    ActionSpec(
        "story-difference",
        QT_TRANSLATE_NOOP("Actions", "To the Next Diffe&rence"),
        lambda simulating: simulating.desk.view.player.go_differing(),
        keys=("Ctrl+Shift+J",),
        needs_story=True,
    ),
    ActionSpec(
        "story-editions",
        QT_TRANSLATE_NOOP("Actions", "&Three Editions at Once"),
        lambda simulating: simulating.desk.choose_edition(None),
        keys=("Alt+4",),
        needs_story=True,
    ),
    ActionSpec(
        "story-why-not",
        QT_TRANSLATE_NOOP("Actions", "&Why Not Another Provision?"),
        lambda simulating: simulating.desk.ruling.excluding.toggle(),
        keys=("Ctrl+Shift+Y",),
        needs_story=True,
    ),
    ActionSpec(
        "story-handout",
        QT_TRANSLATE_NOOP("Actions", "Export &Handout..."),
        lambda simulating: simulating.desk.handing_out.ask(),
        needs_story=True,
    ),
)
