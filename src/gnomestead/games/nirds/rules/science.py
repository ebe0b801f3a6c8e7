"""Scientists (NV-SCI): bending one's own dice."""

from __future__ import annotations

from gnomestead.games.nirds.moves import (
    NIRD,
    ON_ATTACK,
    RESULT,
    ROLLS,
    SCIENCE,
    UNUSED,
    face_words,
    faces_said,
    results_said,
    roll_said,
    value,
)
from gnomestead.games.nirds.rules.cards import NIRDS, NO_SCIENCE, Card
from gnomestead.games.nirds.rules.dice import Pool, Recipe, pool_of
from gnomestead.games.nirds.rules.effects import happen
from gnomestead.games.nirds.rules.gnomes import is_locked
from gnomestead.games.nirds.rules.verbs import change_dice
from gnomestead.games.nirds.state import Battle
from gnomestead.kernel.moves import FULL_STOP, Move, Seat, Word


def pool_for(state: Battle, seat: Seat, roll: int) -> Pool:
    """NV-SCI-06..08: the seat's own dice of one roll."""
    if roll == UNUSED:
        return state.armies[seat].unused
    attack = state.attack
    return pool_of(attack.dice) if attack is not None and attack.seat == seat else 0


def recipe_of(card: Card) -> Recipe:
    """What this Scientist does."""
    recipe = NIRDS[card].recipe
    assert recipe is not None, f"{NIRDS[card].id} is no Scientist"
    return recipe


def usable_rolls(state: Battle, seat: Seat, card: Card) -> list[int]:
    """The rolls this Scientist could change now."""
    takes = recipe_of(card).takes
    return [roll for roll in (UNUSED, ON_ATTACK) if takes.is_payable(pool_for(state, seat, roll))]


def usable(state: Battle, seat: Seat) -> list[Card]:
    """NV-SCI-02, 04, 10: awake Scientists with a legal use, equal ones once."""
    army = state.armies[seat]
    unused, hitting = army.unused, pool_for(state, seat, ON_ATTACK)
    if not unused and not hitting:
        return []
    found: list[Card] = []
    designs = 0
    for card in army.nirds:
        nird = NIRDS[card]
        if nird.recipe is None or card in army.sleeping or designs >> nird.design & 1:
            continue
        takes = nird.recipe.takes
        if takes.is_payable(unused) or (hitting and takes.is_payable(hitting)):
            found.append(card)
            designs |= 1 << nird.design
    return found if found and not is_locked(state, NO_SCIENCE) else []


def draft_science(state: Battle, seat: Seat, said: Move) -> tuple[Word, ...]:
    """Scientist, the roll if both will do, dice one at a time, then what each becomes."""
    if said == (SCIENCE,):
        return tuple([NIRD[card] for card in usable(state, seat)])
    card = value(said[1])
    rolls = usable_rolls(state, seat, card)
    named = roll_said(said)
    if named is None and len(rolls) > 1:
        return (ROLLS[UNUSED], ROLLS[ON_ATTACK])
    pool = pool_for(state, seat, rolls[0] if named is None else named)
    return _dice_and_results(recipe_of(card), pool, faces_said(said), results_said(said))


def _dice_and_results(recipe: Recipe, pool: Pool, taken: tuple[int, ...], chosen: tuple[int, ...]) -> tuple[Word, ...]:
    dice = () if chosen else face_words(recipe.takes.next_faces(pool, taken))
    if taken not in recipe.takes.sequences:
        return dice
    results = [RESULT[face] for face in recipe.next_results(taken, chosen)]
    return (*dice, *(results or (FULL_STOP,)))


def use(state: Battle, seat: Seat, said: Move) -> None:
    """NV-SCI-01, 02, 13: the dice change, the Scientist sleeps, its `used` effect follows."""
    card = value(said[1])
    taken = faces_said(said)
    named = roll_said(said)
    roll = usable_rolls(state, seat, card)[0] if named is None else named
    state.tell("science", seat=seat, card=NIRDS[card].id, quip=state.ply % 3)
    change_dice(state, seat, roll, taken, recipe_of(card).result(taken, results_said(said)))
    state.armies[seat].sleeping.append(card)
    happen(state, NIRDS[card].used, seat, card)
