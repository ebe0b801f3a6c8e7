"""Attacks (NV-ATK): lay dice on a Troop, roll them again, adjust, name the target, see what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gnomestead.games.nirds.moves import (
    ATTACK,
    BOSS_TARGET,
    GNOME_END,
    NIRD,
    REROLL_ATTACK,
    SCIENCE,
    SPACE,
    SPACES_END,
    TACTIC,
    TARGET,
    GnomeWord,
    face_words,
    faces_said,
    value,
)
from gnomestead.games.nirds.rules import reasons, regrets
from gnomestead.games.nirds.rules.asking import ask_next
from gnomestead.games.nirds.rules.cards import GNOMES, NIRDS, SPACES, TACTICS, Card, Space
from gnomestead.games.nirds.rules.damage import Sum, damage, holds, sum_of
from gnomestead.games.nirds.rules.dice import REROLL, distinct, pool_of
from gnomestead.games.nirds.rules.effects import happen
from gnomestead.games.nirds.rules.ends import decide
from gnomestead.games.nirds.rules.gnomes import is_anything_open, is_boss_open, targets
from gnomestead.games.nirds.rules.moment import Moment
from gnomestead.games.nirds.rules.odds import target_detail
from gnomestead.games.nirds.rules.rows import Barrage, knock_out
from gnomestead.games.nirds.rules.science import draft_science, usable, use
from gnomestead.games.nirds.rules.tactics import draft_tactic, play, playable
from gnomestead.games.nirds.rules.telling import parts_of
from gnomestead.games.nirds.rules.verbs import change_dice
from gnomestead.games.nirds.state import THE_BOSS, Attack, Battle
from gnomestead.kernel.moves import FULL_STOP, Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase


def ready_troops(state: Battle, seat: Seat) -> list[Card]:
    """NV-ATK-01, 02: awake Troops whose pattern the unused dice can pay, equal ones once."""
    army = state.armies[seat]
    if not army.unused or not is_anything_open(state):
        return []
    found: list[Card] = []
    designs = 0
    for card in army.nirds:
        nird = NIRDS[card]
        if nird.activation is None or card in army.sleeping or designs >> nird.design & 1:
            continue
        if nird.activation.is_payable(army.unused):
            found.append(card)
            designs |= 1 << nird.design
    return found


def draft_attack(state: Battle, seat: Seat, said: Move) -> tuple[Word, ...]:
    """Troop, then dice one at a time until its pattern is full."""
    if said == (ATTACK,):
        return tuple([NIRD[card] for card in ready_troops(state, seat)])
    pattern = NIRDS[value(said[1])].activation
    assert pattern is not None
    return face_words(pattern.next_faces(state.armies[seat].unused, faces_said(said))) or (FULL_STOP,)


def begin(state: Battle, seat: Seat, said: Move) -> None:
    """NV-ATK-03: exactly the dice that paid are rolled again."""
    troop = NIRDS[value(said[1])]
    paid = faces_said(said)
    state.armies[seat].unused -= pool_of(paid)
    dice = [state.chance.roll() for _ in paid]
    extras = [state.chance.roll() for face in dice if face in troop.explodes]
    state.tell("attacked", seat=seat, card=troop.id, paid=paid)
    state.reveal("attack_rolled", seat=seat, faces=tuple(dice), extras=tuple(extras), bonus=bool(extras))
    state.attack = Attack(seat, troop.number, dice + extras, len(dice))
    state.replace(Adjust(seat))


class Adjust(Moment):
    """NV-ATK-04, window W2: the roll can still be changed, by anybody who may; then the target is named."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def waiting(self, state: Battle) -> tuple[Seat, ...]:
        return (self.seat,)

    def settle(self, state: Battle) -> bool:
        """NV-ATK-14: without any target left the attack ends without effect."""
        if targets(state) or is_boss_open(state):
            return False
        state.tell("attack_fizzled", seat=self.seat)
        state.replace(Strike(REST))
        return True

    def options(self, state: Battle, seat: Seat, said: Move) -> tuple[Word, ...]:
        if said:
            return self._draft(state, seat, said)
        menu: list[Word] = []
        if seat == self.seat:
            menu += _aims(state)
            if _may_reroll(state):
                menu.append(REROLL_ATTACK)
        if usable(state, seat):
            menu.append(SCIENCE)
        if playable(state, seat):
            menu.append(TACTIC)
        return tuple(menu)

    def _draft(self, state: Battle, seat: Seat, said: Move) -> tuple[Word, ...]:
        if said[0] is TARGET:
            boss = is_boss_open(state) and not _has_track(state)
            return (*[GNOME_END[card] for card in targets(state)], *([BOSS_TARGET] if boss else []))
        if said[0] is SPACE:
            return tuple([SPACES_END[space.number] for space in free_spaces(state, seat)])
        if said[0] is REROLL_ATTACK:
            return _draft_reroll(state, said)
        return draft_science(state, seat, said) if said[0] is SCIENCE else draft_tactic(state, seat, said)

    def resolve(self, state: Battle, seat: Seat, move: Move) -> None:
        verb = move[0]
        if verb is SCIENCE:
            use(state, seat, move)
        elif verb is TACTIC:
            play(state, seat, move)
        elif verb is REROLL_ATTACK:
            reroll(state, seat, move)
        else:
            name_target(state, move)

    def default(self, state: Battle, seat: Seat) -> str:
        """The most damage that does not overkill; against a multiplier track the best bearable space."""
        if seat != self.seat:
            return ""
        if not targets(state) and _has_track(state):
            return f"{SPACE.text} {safest_space(state, seat).id}"
        return f"{TARGET.text} {best_target(state)}"

    def describe(self, state: Battle, seat: Seat, said: Move, word: Word) -> Choice:
        """Every target with the damage it would really take."""
        choice = super().describe(state, seat, said, word)
        if not said or said[0] not in (TARGET, SPACE):
            return choice
        boss = state.the_boss()
        name = boss.id if boss is not None and word is BOSS_TARGET else word.text
        detail = target_detail(state, word)
        label = Phrase("say-aim", {**detail.args, "word": name})
        warning = regrets.of_overkill(state, word.value) if isinstance(word, GnomeWord) else None
        return Choice(word.text, label, choice.things, word.rule, word.ends, detail, warning=warning)

    def heeds(self, state: Battle, seat: Seat) -> tuple[Seat, ...]:
        """NV-ATK-04: the others who lie in wait with a card for this very attack. All cards lie open (NV-TAC-05)."""
        others = [other for other in range(state.seats) if other != seat] if seat == self.seat else []
        return tuple([other for other in others if any(TACTICS[card].needs_attack for card in playable(state, other))])

    def prompt(self, state: Battle, seat: Seat, said: Move) -> Phrase:
        if said:
            return ask_next(said, self.options(state, seat, said))
        if seat != self.seat:
            return phrase("prompt-window", seat=self.seat)
        return phrase("prompt-adjust", aims=" ".join([word.text for word in _aims(state)]))

    def why_not(self, state: Battle, seat: Seat, thing: str) -> Refusal | None:
        return reasons.in_attack(state, seat, self.seat, thing)


def _aims(state: Battle) -> list[Word]:
    track = is_boss_open(state) and _has_track(state)
    plain = bool(targets(state)) or (is_boss_open(state) and not track)
    return [*([TARGET] if plain else []), *([SPACE] if track else [])]


def _has_track(state: Battle) -> bool:
    boss = state.the_boss()
    return boss is not None and boss.has_track


def _may_reroll(state: Battle) -> bool:
    attack = state.attack
    return attack is not None and not attack.rerolled and NIRDS[attack.troop].rerolls > 0 and bool(attack.dice)


def _draft_reroll(state: Battle, said: Move) -> tuple[Word, ...]:
    assert state.attack is not None
    taken = faces_said(said)
    stop = (FULL_STOP,) if taken else ()
    if len(taken) == NIRDS[state.attack.troop].rerolls:
        return stop
    return (*stop, *face_words(distinct(pool_of(state.attack.dice) - pool_of(taken))))


def reroll(state: Battle, seat: Seat, said: Move) -> None:
    """The Troop's own `adjust` ability, once an attack."""
    assert state.attack is not None
    taken = faces_said(said)
    state.attack.rerolled = True
    change_dice(state, seat, 1, taken, (REROLL,) * len(taken))


def free_spaces(state: Battle, seat: Seat) -> list[Space]:
    """NV-WAL-04: the multiplier spaces this player has not used."""
    boss = state.the_boss()
    assert boss is not None
    return [space for space in boss.spaces if not state.armies[seat].marks >> space.number & 1]


def name_target(state: Battle, move: Move) -> None:
    """NV-ATK-05, NV-WAL-05: one target, or a space in its place."""
    attack = state.attack
    assert attack is not None
    if move[0] is SPACE:
        attack.space = value(move[1])
        attack.target = THE_BOSS
        _mark(state, attack)
    elif move[1] is BOSS_TARGET:
        attack.target = THE_BOSS
    else:
        attack.target = value(move[1])
        attack.row = state.row_of(attack.target)
    state.replace(Strike(HIT))


def _mark(state: Battle, attack: Attack) -> None:
    boss, army = state.the_boss(), state.armies[attack.seat]
    assert boss is not None
    army.marks |= 1 << attack.space
    if all(army.marks >> space.number & 1 for space in boss.spaces):
        army.marks = 0


BIG: Final = 12
"""A hit worth a remark."""
HIT: Final = 0
REST: Final = 3
END: Final = 4


class Strike(Moment):
    """NV-ATK-12: what an attack does, step by step."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def settle(self, state: Battle) -> bool:
        assert state.attack is not None
        if self.step == END:
            state.attack = None
            state.pop()
            return True
        state.replace(Strike(self.step + 1))
        STEPS[self.step](state, state.attack)
        return True


def hit(state: Battle, attack: Attack) -> None:
    """Steps 1 and 2: place the damage; then what the target does about it (NV-ATK-16: even for 0)."""
    found = sum_of(state, attack, attack.target)
    dealt = found.dealt
    if attack.target == THE_BOSS:
        hit_boss(state, attack, found)
        return
    gnome = GNOMES[state.seats][attack.target]
    before = state.damage.get(attack.target, 0)
    attack.dealt = dealt
    attack.felled = before + dealt >= gnome.health
    attack.spare = before + dealt - gnome.health
    if dealt:
        state.damage[attack.target] = before + dealt
    left = max(0, gnome.health - before - dealt)
    size = "none" if not dealt else "big" if dealt >= BIG else "some"
    parts = parts_of(state, attack, found)
    state.tell("hit", seat=attack.seat, gnome=gnome.id, n=dealt, left=left, size=size, quip=state.ply % 3, **parts)
    happen(state, gnome.hit, attack.seat, attack.target)


def hit_boss(state: Battle, attack: Attack, found: Sum) -> None:
    """NV-BOS-03, NV-WAL-03: multiply, place, win; only then does the space act."""
    boss = state.the_boss()
    assert boss is not None
    script: tuple[int, ...] = ()
    factor = 1
    if attack.space >= 0:
        space = SPACES[attack.space]
        factor, script = space.factor, space.script
        state.tell("space", seat=attack.seat, space=space.id, factor=factor, boss=boss.id)
    attack.dealt = found.dealt * factor  # NV-DMG-10
    state.boss_damage += attack.dealt
    left = max(0, state.boss_health())
    parts = parts_of(state, attack, found, factor)
    state.tell("boss_hit", seat=attack.seat, boss=boss.id, n=attack.dealt, left=left, **parts)
    if left == 0:
        decide(state, "boss_defeated", attack.seat)
    else:
        happen(state, script, attack.seat, attack.troop)


def fall(state: Battle, attack: Attack) -> None:
    """Step 3: to the pile; the Gnome's effects first, then the Troop's."""
    if attack.felled:
        happen(state, NIRDS[attack.troop].ko, attack.seat, attack.troop)
        knock_out(state, attack.target, attack.seat)


def splash(state: Battle, attack: Attack) -> None:
    """Step 4: every other Gnome in the target's row."""
    n = NIRDS[attack.troop].splash
    if n and attack.target >= 0:
        others = [card for card in state.armies[attack.row].row if card != attack.target]
        state.push(Barrage(tuple(others), n, attack.seat))


def rest(state: Battle, attack: Attack) -> None:
    """Steps 5 and 6: the dice are used, the Troop sleeps, then its `after` effects (NV-ATK-11, 15)."""
    army = state.armies[attack.seat]
    army.used += [(attack.troop, face) for face in attack.dice[: attack.owned]]
    attack.spent = True
    troop = NIRDS[attack.troop]
    if attack.troop in army.nirds:
        stays = any(holds(state, effect, attack, attack.target) for effect in troop.stays_awake)
        if not stays:
            army.sleeping.append(attack.troop)
        happen(state, troop.after, attack.seat, attack.troop)


STEPS: Final[tuple[Callable[[Battle, Attack], None], ...]] = (hit, fall, splash, rest)


def best_target(state: Battle) -> str:
    """NV section 5, D-TARGET: the most damage that does not overkill, then the first."""
    attack = state.attack
    assert attack is not None
    gnomes = targets(state)
    if not gnomes:
        return BOSS_TARGET.text
    deals = {card: damage(state, attack, card) for card in gnomes}
    fair = [card for card in gnomes if deals[card] <= state.gnome(card).health - state.damage.get(card, 0)]
    return state.gnome(max(fair, key=lambda card: deals[card]) if fair else gnomes[0]).id


def safest_space(state: Battle, seat: Seat) -> Space:
    """D-SPACE: the highest factor that does not lose the game."""
    spaces = sorted(free_spaces(state, seat), key=lambda space: -space.factor)
    return next((space for space in spaces if _is_bearable(state, seat, space)), spaces[-1])


def _is_bearable(state: Battle, seat: Seat, space: Space) -> bool:
    army = state.armies[seat]
    for effect in space.effects:
        victims = state.armies if effect.who == "all" else [army]
        if effect.do == "lose_life" and any(a.lives <= effect.n for a in victims):
            return False
        if effect.do == "lose_nird" and any(len(a.nirds) <= effect.n for a in victims):
            return False
    return True
