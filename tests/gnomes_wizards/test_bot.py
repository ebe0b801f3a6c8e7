"""The general: when it speaks though nobody has asked it."""

import random

from gnomes_wizards.battle import war
from gnomestead.games.gnomes_wizards.bot.general import General
from gnomestead.kernel import notation


def between_two_enemies(hp: int):
    """Seat 0 is about to choose a unit; seat 1 could hit one of them with a spell."""
    units = f"turq_pipers -2,1 {hp}; turq_leader -2,-2; betr_slander -2,0; betr_leader 1,1"
    return war("turq", "betr", units=units).full("betr_slander").go("move_and_attack").state


def test_it_interrupts_an_enemy_to_kill():
    state = between_two_enemies(hp=3)
    move = General(1, random.Random(1)).choose(state.resample(1, random.Random(1)))
    assert move is not None and notation(move) == "cast cutting_remark turq_pipers confirm"


def test_it_keeps_its_spell_where_it_would_only_hurt():
    state = between_two_enemies(hp=10)
    assert General(1, random.Random(1)).choose(state.resample(1, random.Random(1))) is None
