"""Which law deals with which irregular call."""

from __future__ import annotations

from collections.abc import Mapping

from bridge_rules_gui.laws import law27_insufficient_bid as law27
from bridge_rules_gui.laws import law30_pass_out_of_rotation as law30
from bridge_rules_gui.laws import law31_bid_out_of_rotation as law31
from bridge_rules_gui.laws import law32_double_out_of_rotation as law32
from bridge_rules_gui.laws import law36_inadmissible_double as law36
from bridge_rules_gui.laws import law37_action_violating_obligation_to_pass as law37
from bridge_rules_gui.laws import law38_bid_above_seven as law38
from bridge_rules_gui.laws import law39_call_after_final_pass as law39
from bridge_rules_gui.table.auction.law_of_call import LawOfCall
from bridge_rules_gui.table.irregularity import Irregularity

LAWS_OF_CALLS: Mapping[Irregularity, LawOfCall] = {
    Irregularity.INSUFFICIENT_BID: law27.CALL_LAW,
    Irregularity.PASS_OUT_OF_ROTATION: law30.CALL_LAW,
    Irregularity.ARTIFICIAL_PASS_OUT_OF_ROTATION: law31.CALL_LAW,
    Irregularity.BID_OUT_OF_ROTATION: law31.CALL_LAW,
    Irregularity.DOUBLE_OUT_OF_ROTATION: law32.CALL_LAW,
    Irregularity.REDOUBLE_OUT_OF_ROTATION: law32.CALL_LAW,
    Irregularity.INADMISSIBLE_DOUBLE: law36.CALL_LAW,
    Irregularity.INADMISSIBLE_REDOUBLE: law36.CALL_LAW,
    Irregularity.CALL_BY_PLAYER_REQUIRED_TO_PASS: law37.CALL_LAW,
    Irregularity.BID_ABOVE_SEVEN: law38.CALL_LAW,
    Irregularity.CALL_AFTER_FINAL_PASS: law39.CALL_LAW,
}
