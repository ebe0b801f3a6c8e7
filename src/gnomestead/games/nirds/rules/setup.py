"""Set-up (NV-SET) and difficulty (NV-DIF)."""

from __future__ import annotations

from typing import Final

from gnomestead.games.nirds.content import BOX
from gnomestead.games.nirds.rules.army import draw
from gnomestead.games.nirds.rules.cards import GNOMES, LIMITS, NIRDS, TACTICS, Card
from gnomestead.games.nirds.rules.round import ROUNDS
from gnomestead.games.nirds.rules.rows import draw_gnome, enter
from gnomestead.games.nirds.state import NIGHT, Army, Battle
from gnomestead.kernel.chance import Stream
from gnomestead.kernel.errors import BadSetup
from gnomestead.kernel.game import Setup

RECIPE: Final = "recipe"
CHANGES: Final = {change.id: change for change in BOX.setup.change}
PRESETS: Final = {preset.level: preset for preset in BOX.setup.preset}
STANDARD: Final = 5
STARTERS: Final = {row.id: [card.number for card in NIRDS if card.starter == row.id] for row in BOX.sets}
WAVES: Final = [[gnome.number for gnome in GNOMES[1] if gnome.wave == wave] for wave in (1, 2, 3, 4)]
_EXCLUSIVE: Final = (("add_wave2", "remove_wave2"), ("add_wave4", "remove_wave4"))


def changes_of(setup: Setup) -> dict[str, int]:
    """NV-DIF-09: the steps of each difficulty change, from the preset or the recipe."""
    if setup["level"] == RECIPE:
        return {name: int(setup[name]) for name in CHANGES if setup[name]}
    return PRESETS[int(setup["level"])].changes


def cards_moved(setup: Setup) -> dict[str, int]:
    """NV-DIF-04, 09: how many cards each change moves at this table, by the preset or by the recipe's steps."""
    seat = setup.seats - 1
    if setup["level"] == RECIPE:
        return {name: steps * CHANGES[name].size[seat] for name, steps in changes_of(setup).items()}
    return {name: cards[seat] for name, cards in PRESETS[int(setup["level"])].cards.items()}


def level_of(changes: dict[str, int]) -> int:
    """NV-DIF-01: each harder step adds 1, each easier one subtracts 1."""
    return STANDARD + sum([CHANGES[name].level * steps for name, steps in changes.items()])


def check_difficulty(setup: Setup) -> None:
    """NV-DIF-08: no preset with changes, no wave both more and fewer, no level below 1."""
    chosen = [name for name in CHANGES if setup[name]]
    if setup["level"] != RECIPE and chosen:
        raise BadSetup(f"option {chosen[0]}: changes need level {RECIPE}, not {setup['level']}")
    for more, fewer in _EXCLUSIVE:
        if more in chosen and fewer in chosen:
            raise BadSetup(f"options {more} and {fewer} exclude each other")
    if level_of(changes_of(setup)) < 1:
        raise BadSetup(f"option level: these changes make level {level_of(changes_of(setup))}; the lowest is 1")


def check_starters(setup: Setup) -> None:
    """NV-SET-01: no starter set twice; what absent seats would get does not matter."""
    names = [setup[f"army_{seat + 1}"] for seat in range(setup.seats)]
    for seat, name in enumerate(names):
        if name != "random" and names.count(name) > 1:
            raise BadSetup(f"option army_{seat + 1}: the set {name} is given twice")


def lay_out(setup: Setup, chance: Stream) -> Battle:
    """NV-SET: everything on the table, the first round about to begin."""
    state = Battle(setup, chance)
    changes, moved = changes_of(setup), cards_moved(setup)
    _clean_table(state, changes)
    state.armies = _armies(state, changes.get("five_dice", 0))
    state.first = chance.below(state.seats)  # NV-SET-08
    _stack_gnomes(state, moved)
    for deck, cards in enumerate((_nirds(1), _nirds(2), _tactics(state.seats, moved))):
        chance.shuffle(cards)
        state.decks[deck] = cards
    state.market = [draw(state, place // LIMITS.market_row) for place in range(2 * LIMITS.market_row)]
    for seat in range(state.seats):  # NV-SET-05, 06
        for _ in range(LIMITS.gnome_slots):
            enter(state, seat, draw_gnome(state))
    state.push(ROUNDS[0])
    return state


def _clean_table(state: Battle, changes: dict[str, int]) -> None:
    state.decks = [[], [], []]
    state.known_under = [0, 0, 0]
    state.scouted = 0
    state.pile, state.minions, state.box = [], [], []
    state.damage, state.stunned, state.covered = {}, [], []
    state.attack = None
    state.boss, state.boss_damage, state.boss_since = -1, 0, 0
    state.round, state.phase = 0, NIGHT
    state.wave, state.dice_due, state.ran_out = 1, 0, False
    state.leaders = 0 if changes.get("ignore_leaders") else 1  # NV-DIF-05
    state.level = level_of(changes)
    state.verdict = ("", -1)


def _armies(state: Battle, more_dice: int) -> list[Army]:
    """NV-SET-01, 02, NV-LDR-01, NV-DIF-06: a starter set each, four dice or more, three lives."""
    wanted = [str(state.setup[f"army_{seat + 1}"]) for seat in range(state.seats)]
    spare = [row.id for row in BOX.sets if row.id not in wanted]
    state.chance.shuffle(spare)
    armies = []
    for name in wanted:
        chosen = spare.pop() if name == "random" else name
        cards = STARTERS[chosen].copy()
        dice = LIMITS.dice_start + more_dice + sum([NIRDS[card].dice_start[state.leaders] for card in cards])
        armies.append(Army(cards, LIMITS.lives_start, dice))
    return armies


def wave_sizes(players: int, moved: dict[str, int]) -> tuple[int, ...]:
    """NV-SET-04, NV-DIF-02, 03: how many Gnomes of each wave, with so many cards moved."""
    sizes = list(BOX.setup.gnome_deck[f"p{players}"])
    for wave in (2, 4):
        sizes[wave - 1] += moved.get(f"add_wave{wave}", 0) - moved.get(f"remove_wave{wave}", 0)
    return tuple(sizes)


def _stack_gnomes(state: Battle, moved: dict[str, int]) -> None:
    """NV-SET-04: drawn unseen from each wave, I on top."""
    state.wave_sizes = wave_sizes(state.seats, moved)
    state.political_steps = moved.get("remove_political", 0)
    stacks: list[list[Card]] = []
    for wave, size in zip(WAVES, state.wave_sizes, strict=True):
        cards = wave.copy()
        state.chance.shuffle(cards)
        stacks.append(cards[:size])
        state.box += cards[size:]
    state.gnome_deck = [card for stack in reversed(stacks) for card in stack]
    for _ in range(state.political_steps):
        _swap_political(state)


def _swap_political(state: Battle) -> None:
    """NV-DIF-07: a Political Gnome in the deck is replaced by an honest one of its wave from the box."""
    deck = state.gnome_deck
    political = [i for i, card in enumerate(deck) if GNOMES[1][card].political]
    if not political:
        return
    place = state.chance.pick(political)
    wave = GNOMES[1][deck[place]].wave
    honest = [card for card in state.box if GNOMES[1][card].wave == wave and not GNOMES[1][card].political]
    state.box.append(deck[place])
    if honest:
        deck[place] = state.chance.pick(honest)
        state.box.remove(deck[place])
    else:
        del deck[place]


def _nirds(level: int) -> list[Card]:
    return [card.number for card in NIRDS if card.level == level]


def _tactics(players: int, moved: dict[str, int]) -> list[Card]:
    """NV-SET-09, NV-DIF-02: without cards that need more players, without some Distractions."""
    cards = [card for card in TACTICS if card.min_players <= players]
    removed = [card for card in cards if card.distracts][: moved.get("remove_distraction", 0)]
    return [card.number for card in cards if card not in removed]
