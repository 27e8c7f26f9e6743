"""Law 75 (1987: its note to 75D2): the explanation was right, and the call was the mistake.

The opponents were owed the agreement and have had it, so the score stands. What the caller hears
of his own call tells him that partner takes it otherwise, and he may not use that. A mistaken
explanation is ruled in Law 21.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law21_misinformation as law21
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.verdict import Applied, Role, Unauthorised, Verdict

LAW = clauses(75)


def mistaken_call(edition: Edition, by: Seat) -> Verdict:
    """Return what follows when a player has explained a call rightly that partner did not mean."""
    closes = law21.LAW[edition]["partner_heard_the_explanation"]
    result = sentence(
        (
            "{by}’s explanation was correct and the call was the mistake. That is no "
            "infraction, and the score stands. {partner} may not use what the explanation "
            "revealed."
        ),
        by=by,
        partner=by.partner,
    )
    laws = (Applied(LAW[edition]["mistaken_call"]), Applied(closes, Role.INFORMATION))
    what = sentence("the information from {who}’s explanation", who=by)
    return Verdict(laws, result, (Unauthorised(by.partner, what, closes),))
