"""The general: a bot that calls clans, fights well and keeps its spells for good moments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gnomestead.games.gnomes_wizards.bot.march import best_march, place_value, symbols_wanted
from gnomestead.games.gnomes_wizards.bot.planning import assign, best_face, reroll
from gnomestead.games.gnomes_wizards.bot.worth import position_worth
from gnomestead.games.gnomes_wizards.content import ABILITIES
from gnomestead.games.gnomes_wizards.moves import (
    ACCEPT,
    ACT,
    ATTACH,
    ATTACHED,
    CALL,
    CARRIER,
    CAST,
    CHARGE,
    DONE,
    DRAW,
    END_STEP,
    FINISH,
    GO_ON,
    HIT,
    KEEP_BOARD,
    PACT,
    PARTNER,
    PASS,
    STEP,
    STOP,
    TURN,
    TURN_TO,
    AbilityWord,
    SlotWord,
    SpaceWord,
    UnitWord,
)
from gnomestead.games.gnomes_wizards.rules.act import Acting, ChooseUnit, targets_of
from gnomestead.games.gnomes_wizards.rules.beats import Beat, OpenFrame
from gnomestead.games.gnomes_wizards.rules.call import CallToWar, Collect, HandLimit, attachable
from gnomestead.games.gnomes_wizards.rules.casting import plain
from gnomestead.games.gnomes_wizards.rules.crystals import Gain, Split, room, slot_of
from gnomestead.games.gnomes_wizards.rules.dice import Assign, FinalDice, Reroll
from gnomestead.games.gnomes_wizards.rules.dice_verbs import BadOmen, TurnDice
from gnomestead.games.gnomes_wizards.rules.effects import Keep
from gnomestead.games.gnomes_wizards.rules.scoring import points
from gnomestead.games.gnomes_wizards.rules.setup import PickTribe, PlaceLeader, VoteBoard
from gnomestead.games.gnomes_wizards.rules.travel import Journey, Placing
from gnomestead.games.gnomes_wizards.rules.turn import ChooseFlip
from gnomestead.games.gnomes_wizards.rules.units import space_of
from gnomestead.games.gnomes_wizards.state import HORN, War
from gnomestead.kernel.bot import Bot
from gnomestead.kernel.frame import AnyFrame
from gnomestead.kernel.moves import FULL_STOP, Move, Seat

WORTH_A_SPELL: Final = 14
WORTH_INTERRUPTING: Final = 90
MOST_CASTS: Final = 40
MOST_AIMS: Final = 8
ROLES: Final = {"hit": 6, "reaction": 5, "heal": 4, "shield": 4, "hinder": 3, "mobility": 2, "economy": 2}
READY: Final = 55
SPUR: Final = 22


class General(Bot[War]):
    """Plays one seat by looking one move ahead."""

    def choose(self, world: War) -> Move | None:
        if self.seat not in world.waiting():
            return self._answer_offer(world) or self._interrupt(world)
        frame = world.top
        if isinstance(frame, Beat):
            return self._react(world)
        if isinstance(frame, OpenFrame):
            return self._decide(world, frame)
        if isinstance(frame, TurnDice):
            return self._turn_die(world)
        if isinstance(frame, VoteBoard):
            return (KEEP_BOARD,)
        return self._answer(world, frame)

    def _decide(self, world: War, frame: OpenFrame) -> Move:
        """The decisions of a turn, spells considered where they matter."""
        if isinstance(frame, ChooseUnit):
            return self._spell(world) or self._next_unit(world)
        if isinstance(frame, Acting):
            return self._act(world, frame.unit)
        if isinstance(frame, CallToWar):
            return self._call(world) or self._spell(world) or (DONE,)
        if isinstance(frame, Reroll):
            return reroll(world, self.seat)
        if isinstance(frame, Assign):
            return assign(world, self.seat)
        if isinstance(frame, FinalDice):
            return self._omen(world)
        if isinstance(frame, Collect):
            return self._crystal(world)
        if isinstance(frame, HandLimit):
            return self._by_card(world, -1)
        assert isinstance(frame, ChooseFlip), frame
        return self._best(world, self._flip_value)

    def _answer(self, world: War, frame: AnyFrame) -> Move:
        """Small questions in between."""
        if isinstance(frame, Keep):
            return self._by_card(world, 1)
        if isinstance(frame, Gain):
            return self._crystal(world)
        if isinstance(frame, Split):
            return self._split(world, frame)
        if isinstance(frame, BadOmen):
            return self._spoil(world)
        if isinstance(frame, PickTribe):
            return (self.rng.choice(world.options(self.seat)),)
        if isinstance(frame, Journey | Placing):
            return self._best(world, lambda twin, _: self._travel_value(twin, frame.unit))
        if isinstance(frame, PlaceLeader):
            return self._best(world, lambda twin, _: self._stand_value(twin, self.seat * 7))
        return self._best(world, lambda twin, _: position_worth(twin, self.seat))

    # Looking ahead -------------------------------------------------------------------------------

    def _sentences(self, world: War, said: Move = (), most: int = MOST_CASTS) -> list[Move]:
        """Whole moves that begin like this."""
        found: list[Move] = []
        drafts: list[Move] = [said]
        while drafts and len(found) < most:
            begun = drafts.pop()
            for word in world.options(self.seat, begun):
                if word is FULL_STOP:
                    found.append(begun)
                elif word.ends:
                    found.append((*begun, word))
                else:
                    drafts.append((*begun, word))
        return found

    def _best(self, world: War, value: Callable[[War, Move], int]) -> Move:
        """The answer that leads to the best position."""
        best: Move = ()
        most = 0
        for move in self._sentences(world):
            if move[0].text in ("set", "cast", "pact"):
                continue
            twin = world.copy()
            twin.play(self.seat, move, twin.now)
            worth = value(twin, move)
            if not best or worth > most:
                best, most = move, worth
        return best

    def _play_through(self, world: War, moves: tuple[Move, ...]) -> War:
        """What comes of these moves if everybody else keeps quiet."""
        twin = world.copy()
        for move in moves:
            twin.play(self.seat, move, twin.now)
        while not twin.over and not isinstance(twin.top, OpenFrame):
            seat = twin.waiting()[0]
            twin.play(seat, self._follow_up(twin, seat), twin.now)
        return twin

    def _follow_up(self, twin: War, seat: Seat) -> Move | str:
        """Beats are passed; small questions one answers oneself, the others as the clock would."""
        if isinstance(twin.top, Beat):
            return (PASS,)
        if seat != self.seat:
            return twin.default(seat)
        return self._turn_die(twin) if isinstance(twin.top, TurnDice) else self._answer(twin, twin.top)

    # Spells --------------------------------------------------------------------------------------

    def _casts(self, world: War, in_beat: bool) -> list[Move]:
        """The casts worth looking at: not those whose use lies far ahead, nor each of many empty tiles."""
        found: list[Move] = []
        for word in world.options(self.seat, (CAST,)):
            assert isinstance(word, AbilityWord)
            ability = ABILITIES[word.ability]
            hits_nobody = any(target.who == "tile" and "no_unit" in target.need for target in ability.targets)
            if not hits_nobody and not (
                in_beat and ability.role in ("economy", "mobility") and not ability.has("counter")
            ):
                found += self._sentences(world, (CAST, word), MOST_AIMS)
        return found

    def _spell(self, world: War) -> Move | None:
        """The best spell to cast now, if one is worth it."""
        return self._best_spell(world, WORTH_A_SPELL)

    def _interrupt(self, world: War) -> Move | None:
        """Between two units of an enemy: a spell only if it does great harm, such as a kill."""
        frame = world.top
        if not isinstance(frame, ChooseUnit) or world.sides[frame.seat] == world.sides[self.seat]:
            return None
        return self._best_spell(world, WORTH_INTERRUPTING)

    def _best_spell(self, world: War, least: int) -> Move | None:
        if CAST not in world.options(self.seat):
            return None
        now = position_worth(world, self.seat)
        best, most = None, least
        for move in self._casts(world, in_beat=False):
            gain = position_worth(self._play_through(world, (move,)), self.seat) - now + self._promise(world, move)
            if gain > most:
                best, most = move, gain
        return best

    def _promise(self, world: War, move: Move) -> int:
        """What a spell promises beyond the position right after it."""
        word = move[1]
        assert isinstance(word, AbilityWord)
        ability = ABILITIES[word.ability]
        if ability.has("ready"):
            unit = world.unit_of(move[2].card) if isinstance(move[2], UnitWord) else -1
            foes = world.here[world.where[unit]] & world.foes[self.seat]
            return READY if foes and world.attacked >> unit & 1 else -READY
        if ability.has("draw"):
            return 32
        if ability.has("boost") and ability.targets and ability.targets[0].every:
            return SPUR * sum(best_march(world, unit).target >= 0 for unit in world.own_units(self.seat)) - SPUR
        if ability.has("horns"):
            short = world.horns_to_call - world.horns
            wanted = symbols_wanted(world, self.seat)
            near = any(world.where[unit] in wanted for unit in world.own_units(self.seat))
            return 150 if near and 0 < short <= ability.effects[0].n else -60
        return 0

    def _react(self, world: War) -> Move:
        """In a beat: compare keeping quiet with each answer, played to the end of the beat."""
        options = world.options(self.seat)
        if CAST not in options:
            return (PASS,)
        quiet = position_worth(self._play_through(world, ((PASS,),)), self.seat)
        best: Move = (PASS,)
        most = WORTH_A_SPELL + 6
        for move in self._casts(world, in_beat=True):
            gain = position_worth(self._play_through(world, (move, (PASS,))), self.seat) - quiet
            if gain > most:
                best, most = move, gain
        return best

    # Moving and fighting -------------------------------------------------------------------------

    def _next_unit(self, world: War) -> Move:
        """The unit with the most to gain from acting."""
        best: Move = (END_STEP,)
        most = 0
        for word in world.options(self.seat):
            if isinstance(word, UnitWord) and word is ACT[word.card]:
                unit = world.unit_of(word.card)
                march = best_march(world, unit)
                stay = place_value(world, unit, world.where[unit], symbols_wanted(world, self.seat))
                if (march.step >= 0 or march.target >= 0) and march.value - stay > most:
                    best, most = (word,), march.value - stay
        return best

    def _act(self, world: War, unit: int) -> Move:
        options = world.options(self.seat)
        if targets_of(world, unit) and (spell := self._battle_cry(world, unit)):
            return spell
        march = best_march(world, unit)
        if march.step >= 0:
            step = STEP[world.board.grid[march.step]]
            if step in options:
                return (step,)
        if march.target >= 0 and HIT[world.cards[march.target]] in options:
            return (HIT[world.cards[march.target]],)
        if FINISH in options:
            return (FINISH,)
        return self._best(world, lambda twin, _: position_worth(twin, self.seat))

    def _battle_cry(self, world: War, unit: int) -> Move | None:
        """A spell before the blow, if blow and spell together are worth it."""
        if CAST not in world.options(self.seat):
            return None
        march = best_march(world, unit)
        if march.step >= 0 or march.target < 0:
            return None
        blow: Move = (HIT[world.cards[march.target]],)
        alone = position_worth(self._play_through(world, (blow,)), self.seat)
        best, most = None, WORTH_A_SPELL
        for move in self._casts(world, in_beat=False):
            word = move[1]
            assert isinstance(word, AbilityWord)
            if not ABILITIES[word.ability].has("boost"):
                continue
            twin = self._play_through(world, (move,))
            if not twin.over and blow[0] in twin.options(self.seat):
                gain = position_worth(self._play_through(twin, (blow,)), self.seat) - alone
                if gain > most:
                    best, most = move, gain
        return best

    def _travel_value(self, twin: War, unit: int) -> int:
        worth = position_worth(twin, self.seat)
        return worth + self._stand_value(twin, unit) if twin.active >> unit & 1 else worth

    def _stand_value(self, twin: War, unit: int) -> int:
        return place_value(twin, unit, twin.where[unit], symbols_wanted(twin, unit // 7))

    def _flip_value(self, twin: War, move: Move) -> int:
        """Drop enemies and their symbols, keep one's own."""
        worth = position_worth(self._play_through(twin, ()), self.seat)
        word = move[0]
        assert isinstance(word, SpaceWord)
        space = space_of(twin, word)
        tribe = twin.tiles[space] // 12
        owner = twin.seat_of[tribe]
        clan = owner * 7 + twin.tiles[space] % 12 // 2 + 1
        if (twin.active | twin.dead) >> clan & 1:
            return worth
        return worth + (-25 if twin.sides[owner] == twin.sides[self.seat] else 25)

    # Calling, cards, crystals, dice --------------------------------------------------------------

    def _call(self, world: War) -> Move | None:
        """Call, then charge, draw and attach."""
        options = world.options(self.seat)
        for verb in (CALL, CHARGE):
            if verb in options:
                return (verb, self.rng.choice(world.options(self.seat, (verb,))))
        if DRAW in options:
            return (DRAW,)
        return self._attach(world) if ATTACH in options else None

    def _attach(self, world: War) -> Move | None:
        """A scroll for a unit without one, the leader first where that does more."""
        free = [unit for unit in world.own_units(self.seat) if world.learned[unit] < 0]
        if not free:
            return None
        cards = sorted(attachable(world, self.seat), key=lambda card: -ROLES[ABILITIES[card].role])
        card = cards[0]
        leader = free[0] if free[0] % 7 == 0 and ABILITIES[card].leader >= 0 else free[-1]
        return (ATTACH, ATTACHED[card], CARRIER[world.cards[leader]])

    def _by_card(self, world: War, sign: int) -> Move:
        """The best card (sign 1) or the worst (-1)."""
        words = [word for word in world.options(self.seat) if isinstance(word, AbilityWord)]
        return (max(words, key=lambda word: sign * self._card_worth(world, word.ability)),)

    def _card_worth(self, world: War, card: int) -> int:
        ability = ABILITIES[card]
        bonus = 2 if ability.kind == "secret" else 0
        return 2 * ROLES[ability.role] + bonus

    def _crystal(self, world: War) -> Move:
        """Finish one ability rather than start two."""
        words = [word for word in world.options(self.seat) if isinstance(word, SlotWord)]
        return (min(words, key=lambda word: self._slot_order(world, word)),)

    def _slot_order(self, world: War, word: SlotWord) -> tuple[int, int]:
        slot = slot_of(world, word)
        unit = slot // 2
        number = world.carried(unit) if word.learned else world.clan_ability[unit]
        return 2 * room(world, slot) - ROLES[ABILITIES[plain(number)].role], slot

    def _split(self, world: War, frame: Split) -> Move:
        words = [word for word in world.options(self.seat) if isinstance(word, SlotWord)]
        return (words[0],) if frame.sign < 0 else self._crystal(world)

    def _omen(self, world: War) -> Move:
        """Turn dice when it makes a call, or simply because it can."""
        for move in self._sentences(world, (CAST,)):
            word = move[1]
            if isinstance(word, AbilityWord) and ABILITIES[word.ability].has("turn_dice"):
                return move
        return (GO_ON,)

    def _turn_die(self, world: War) -> Move:
        """The least useful die to the most wanted face."""
        wanted = best_face(world, self.seat)
        order = [face for face in (3, 0, 5, 2, 1, HORN) if face != wanted and face in world.dice]
        return (TURN[order[0]], TURN_TO[wanted]) if order else (STOP,)

    def _spoil(self, world: War) -> Move:
        """Bad Omen: horns first."""
        for face in ("horn", "attack", "crystal"):
            for move in self._sentences(world):
                if [word.text for word in move] == [face, face]:
                    return move
        return self._sentences(world)[0]

    # Pacts ---------------------------------------------------------------------------------------

    def _answer_offer(self, world: War) -> Move | None:
        """Accept a pact only against the points leader."""
        offers = [a for a, b, _ in world.offers if b == self.seat]
        if not offers or PACT not in world.options(self.seat):
            return None
        leader: Seat = max(range(world.seats), key=lambda seat: points(world, seat))
        if leader in (self.seat, offers[0]) or ACCEPT not in world.options(self.seat, (PACT,)):
            return None
        return (PACT, ACCEPT, PARTNER[offers[0]])
