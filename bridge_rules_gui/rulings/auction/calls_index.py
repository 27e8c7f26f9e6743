"""Which law deals with which irregular call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.rulings import (
    law30_pass_out_of_rotation,
    law31_bid_out_of_rotation,
    law32_double_out_of_rotation,
    law36_inadmissible_double,
    law37_action_violating_obligation_to_pass,
    law38_bid_above_seven,
    law39_call_after_final_pass,
)
from bridge_rules_gui.rulings.auction import insufficient_bid_rights
from bridge_rules_gui.rulings.irregularity import Irregularity

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.rulings.auction.irregular_call import LawOfCall

LAWS_OF_CALLS: Mapping[Irregularity, LawOfCall] = {
    Irregularity.INSUFFICIENT_BID: insufficient_bid_rights.LAW,
    Irregularity.PASS_OUT_OF_ROTATION: law30_pass_out_of_rotation.LAW,
    Irregularity.ARTIFICIAL_PASS_OUT_OF_ROTATION: law31_bid_out_of_rotation.LAW,
    Irregularity.BID_OUT_OF_ROTATION: law31_bid_out_of_rotation.LAW,
    Irregularity.DOUBLE_OUT_OF_ROTATION: law32_double_out_of_rotation.LAW,
    Irregularity.REDOUBLE_OUT_OF_ROTATION: law32_double_out_of_rotation.LAW,
    Irregularity.INADMISSIBLE_DOUBLE: law36_inadmissible_double.LAW,
    Irregularity.INADMISSIBLE_REDOUBLE: law36_inadmissible_double.LAW,
    Irregularity.CALL_BY_PLAYER_REQUIRED_TO_PASS: law37_action_violating_obligation_to_pass.LAW,
    Irregularity.BID_ABOVE_SEVEN: law38_bid_above_seven.LAW,
    Irregularity.CALL_AFTER_FINAL_PASS: law39_call_after_final_pass.LAW,
}
