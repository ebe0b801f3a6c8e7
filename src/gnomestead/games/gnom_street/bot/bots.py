"""Sleuth, Rookie and Mastermind: one way of playing, at three strengths."""

from __future__ import annotations

from typing import ClassVar, Final

from gnomestead.games.gnom_street.bot.cards import ABILITY_WORTH, mixes
from gnomestead.games.gnom_street.bot.knowledge import Odds, exact_odds, loose_odds, rivals, surprise
from gnomestead.games.gnom_street.bot.throwing import human_shot
from gnomestead.games.gnom_street.content import (
    ACTIONS,
    ASK_ANY_RANK,
    CAT,
    CAT_AS_QUESTION,
    COLOURS,
    FLOWER,
    FLOWERS_OF,
    GANGS,
    LOOT_POINTS,
    SPACES,
    TERRAINS,
    spaces_in,
)
from gnomestead.games.gnom_street.moves import SKIP, Action
from gnomestead.games.gnom_street.rules.cat import Whistle
from gnomestead.games.gnom_street.rules.digging import Dig, DuelDig, digger_spaces
from gnomestead.games.gnom_street.rules.fight import Fight
from gnomestead.games.gnom_street.rules.garden import Bounce, Place, landing_spaces, movers
from gnomestead.games.gnom_street.rules.questions import Act, AskAgain, is_loud, questionable
from gnomestead.games.gnom_street.rules.sheet import NO_COLOUR, candidates, covered, exposure
from gnomestead.games.gnom_street.rules.throw import Throw
from gnomestead.games.gnom_street.rules.tokens import Take
from gnomestead.games.gnom_street.rules.turn import last_turn_bounds
from gnomestead.games.gnom_street.state import BAIT, MOLE, NONE, Street, token_of
from gnomestead.kernel.bot import Bot
from gnomestead.kernel.moves import Move, Seat, Word

KICK_WORTH: Final = 0.25
OWN_KICK_COST: Final = 1.2
ON_MY_LOOT_WORTH: Final = 1.0
POINTING_AT_MY_LOOT_COST: Final = 0.3
CAT_TOKEN_WORTH: Final = 0.3
QUIET_BONUS: Final = 0.06
SURE: Final = 0.99


class Ask:
    """A question and what it is worth to the asker."""

    __slots__ = ("colour", "target", "worth")

    def __init__(self, target: Seat, colour: int, worth: float) -> None:
        self.target, self.colour, self.worth = target, colour, worth


class Sleuth(Bot[Street]):
    """Asks what splits its sheets best, digs when the odds are worth the card."""

    CAUTION: ClassVar[float] = 0.15
    """How evenly it mixes its cards: the more, the less a card's worth counts."""
    BLUR: ClassVar[float] = 0.5
    """How far off it may be when it weighs tokens, spaces and questions."""
    DARING: ClassVar[float] = 1.3
    """The expected points for which a Mole is laid while there is still time to learn more."""
    DIGS: ClassVar[float] = 0.35
    """How much the odds of digging count when it chooses a space."""
    HUNTS: ClassVar[float] = 0.0
    """How much more an answer counts when few spaces are left on the sheet."""

    def choose(self, world: Street) -> Move | None:
        if self.seat not in world.waiting():
            return None
        return world.read(self.seat, self._say(world))

    def odds(self, world: Street) -> Odds:
        """Where the rivals' Loot may be."""
        return loose_odds(world, self.seat)

    def _blur(self) -> float:
        """By how much a judgement is off."""
        return self.rng.random() * self.BLUR

    def _say(self, world: Street) -> str:
        """The move for this moment, in words."""
        frame = world.top
        if isinstance(frame, Fight):
            return str(self._any_good_card(world))
        if isinstance(frame, Throw):
            return human_shot(world, frame, self.rng)
        if isinstance(frame, Take):
            return self._best_tokens(world)
        if isinstance(frame, Place):
            return self._best_place(world)
        if isinstance(frame, Bounce):
            return self._best_victim(world)
        if isinstance(frame, Act):
            return self._best_action(world)
        if isinstance(frame, AskAgain):
            return self._second_question(world)
        if isinstance(frame, Whistle):
            return self._best_cat(world, [word for word in world.options(self.seat) if word is not SKIP])
        if isinstance(frame, DuelDig):
            return self._duel_dig(world)
        assert isinstance(frame, Dig), frame
        return self._best_dig(world)

    # The fight -----------------------------------------------------------------------------------

    def _any_good_card(self, world: Street) -> int:
        """Drawn by chance, the better ones more often: nobody can foresee it, so nobody can cancel it on purpose."""
        mix = mixes(tuple(world.hands), self.CAUTION)[self.seat]
        return self.rng.choices(range(len(mix)), mix)[0]

    # Tokens and spaces ---------------------------------------------------------------------------

    def _best_tokens(self, world: Street) -> str:
        odds = self.odds(world)
        pairs = [
            (self._pair_worth(world, odds, terrain, action), f"{TERRAINS[terrain]} {ACTIONS[action]}")
            for terrain in range(len(TERRAINS))
            if world.free_terrains >> terrain & 1
            for action in range(len(ACTIONS))
            if world.free_actions >> action & 1
        ]
        return max(pairs)[1]

    def _pair_worth(self, world: Street, odds: Odds, terrain: int, action: int) -> float:
        """The best space this pair leads to; the tokens are tried on and put back."""
        held = world.terrain[self.seat], world.action[self.seat]
        world.terrain[self.seat], world.action[self.seat] = terrain, action
        landing = landing_spaces(world, self.seat)
        worths = [self._space_worth(world, odds, space) for space in spaces_in(landing)]
        world.terrain[self.seat], world.action[self.seat] = held
        return max(worths, default=-1.0)

    def _space_worth(self, world: Street, odds: Odds, space: int) -> float:
        """What one learns from there, what one may dig up there, and who gets kicked out."""
        seat = self.seat
        worth = self._blur() + self._action_worth(world, space) + self.DIGS * self._mole_worth(world, odds, space)
        owner = world.owner_at(space)
        if owner == seat:
            worth -= OWN_KICK_COST
        elif owner != NONE:
            worth += KICK_WORTH + (ON_MY_LOOT_WORTH if space == world.loots[seat] else 0.0)
        return worth - (POINTING_AT_MY_LOOT_COST if space == world.loots[seat] and owner == NONE else 0.0)

    def _action_worth(self, world: Street, origin: int) -> float:
        action = world.action[self.seat]
        if action == CAT and not CAT_AS_QUESTION[world.fought[self.seat]]:
            return CAT_TOKEN_WORTH
        targets = self._targets(world)
        kinds = range(CAT) if action == CAT else (action,)
        return max([self._best_question(world, kind, origin, targets).worth for kind in kinds], default=0.0)

    def _targets(self, world: Street) -> list[Seat]:
        """Whom it may question once it has placed a Mini."""
        if ASK_ANY_RANK[world.fought[self.seat]]:
            return rivals(world, self.seat)
        return list(world.ranking[world.place_in_ranking(self.seat) + 1 :])

    def _best_question(self, world: Street, kind: int, origin: int, targets: list[Seat]) -> Ask:
        best = Ask(NONE, NO_COLOUR, 0.0)
        for target in targets:
            left = candidates(world, self.seat, target)
            keen = 1 + self.HUNTS / left.bit_count()
            for colour in FLOWERS_OF[origin] if kind == FLOWER else (NO_COLOUR,):
                yes = (left & covered(kind, origin, colour)).bit_count()
                worth = keen * surprise(yes, left.bit_count() - yes)
                if worth > 0:
                    worth += self._blur() + (0.0 if is_loud(world, target) else QUIET_BONUS)
                if worth > best.worth:
                    best = Ask(target, colour, worth)
        return best

    def _best_place(self, world: Street) -> str:
        odds = self.odds(world)
        landing = spaces_in(landing_spaces(world, self.seat))
        if world.supply(self.seat):
            return SPACES[max(landing, key=lambda space: self._space_worth(world, odds, space))]
        standing = spaces_in(movers(world, self.seat))
        ways = [
            (self._space_worth(world, odds, space) - self.DIGS * self._mole_worth(world, odds, mover), mover, space)
            for mover in standing
            for space in landing
            if space != mover
        ]
        _, mover, space = max(ways)
        return f"{SPACES[mover]} {SPACES[space]}"

    def _best_victim(self, world: Street) -> str:
        """One on my Loot first, else anybody's."""
        victims = [word.text for word in world.options(self.seat) if word is not SKIP]
        mine = SPACES[world.loots[self.seat]]
        return mine if mine in victims else self.rng.choice(victims)

    # Questions and the Cat -----------------------------------------------------------------------

    def _best_action(self, world: Street) -> str:
        seat, action = self.seat, world.action[self.seat]
        targets = questionable(world, seat)
        if action != CAT:
            return self._spoken(world, self._best_question(world, action, world.origin, targets), action)
        menu = world.options(seat)
        if not isinstance(menu[0], Action):
            return self._best_cat(world, [word for word in menu if word is not SKIP])
        asks = [self._best_question(world, kind, world.origin, targets) for kind in range(CAT)]
        kind = max(range(CAT), key=lambda kind: asks[kind].worth)
        spoken = self._spoken(world, asks[kind], kind)
        return spoken if spoken == "skip" else f"{ACTIONS[kind]} {spoken}"

    def _spoken(self, world: Street, ask: Ask, kind: int) -> str:
        if ask.target == NONE:
            return "skip"
        gang = GANGS[world.gangs[ask.target]]
        return f"{gang} {COLOURS[ask.colour]}" if kind == FLOWER else gang

    def _second_question(self, world: Street) -> str:
        """The best new question from any of its Minis."""
        best, said = 0.0, "skip"
        first = world.asked[-1]
        for origin in spaces_in(world.minis[self.seat]):
            for target in questionable(world, self.seat):
                ask = self._best_question(world, first.kind, origin, [target])
                is_new = target != first.target or (
                    ask.colour != first.colour if first.kind == FLOWER else origin != first.origin
                )
                if is_new and ask.worth > best:
                    best, said = ask.worth, f"{SPACES[origin]} {self._spoken(world, ask, first.kind)}"
        return said

    def _best_cat(self, world: Street, spaces: list[Word]) -> str:
        """Chase a rival, best of all from my Loot; or lie down on it; never chase my own."""
        best, said = 0.0, "skip"
        for word in spaces:
            space = SPACES.index(word.text)
            worth = self._cat_worth(world, space)
            if worth > best:
                best, said = worth, word.text
        return said

    def _cat_worth(self, world: Street, space: int) -> float:
        owner = world.owner_at(space)
        if owner == self.seat:
            return -1.0
        on_loot = ON_MY_LOOT_WORTH if space == world.loots[self.seat] else 0.0
        if owner == NONE:
            return on_loot / 2
        last_mini = 0.5 if world.minis[owner].bit_count() == 1 else 0.0
        return 1.0 + on_loot + last_mini + self.rng.random() * 0.2

    # Digging -------------------------------------------------------------------------------------

    def _mole_worth(self, world: Street, odds: Odds, space: int) -> float:
        """Expected points of a Mole there: nothing where one of mine lies already (GS-SCO-04)."""
        mine = token_of(self.seat, MOLE)
        stack = world.stacks[space]
        if mine in stack:
            return 0.0
        chance = sum([rival.get(space, 0.0) for rival in odds.values()])
        before = len({token >> 1 for token in stack if token >> 1 != self.seat})
        return min(chance, 1.0) * LOOT_POINTS[min(before, len(LOOT_POINTS) - 1)]

    def _turns_left(self, world: Street) -> int:
        return 0 if world.is_last else last_turn_bounds(world)[1] - world.turn

    def _best_dig(self, world: Street) -> str:
        """The pair of tokens with most expected points, if they are worth the card."""
        odds = self.odds(world)
        first = self._best_token(world, odds, (), NONE)
        if first is None or first[0] < self._price(world):
            return "finish"
        words = ["dig"]
        if world.hands[self.seat]:
            words.append(str(self._payment(world)))
        _, face, space = first
        words += [("mole", "bait")[face], SPACES[space]]
        second = self._best_token(world, odds, (face,), space)
        if second is not None and second[0] > 0:
            words += [("mole", "bait")[second[1]], SPACES[second[2]]]
        return " ".join(words)

    def _price(self, world: Street) -> float:
        """What a dig must bring: nothing at the very end, something while cards and time are worth keeping."""
        if world.is_last:
            return 0.01
        return self.DARING if self._turns_left(world) > 1 else self.DARING / 2

    def _payment(self, world: Street) -> int:
        return min(world.hand(self.seat), key=lambda value: value + 3 * ABILITY_WORTH[value])

    def _best_token(
        self, world: Street, odds: Odds, laid: tuple[int, ...], where: int
    ) -> tuple[float, int, int] | None:
        """Worth, face and space of the best token to lay now, after one that was laid `where`."""
        seat = self.seat
        own = world.minis[seat]
        spaces = own if where != NONE and not own >> where & 1 else own | digger_spaces(world, seat)
        ways = []
        for space in spaces_in(spaces):
            if world.moles[seat] > laid.count(MOLE):
                ways.append((self._laid_mole_worth(world, odds, laid, where, space), MOLE, space))
            if world.baits[seat] > laid.count(BAIT):
                ways.append((self._bait_worth(world, odds, where, space), BAIT, space))
        return max(ways, default=None)

    def _laid_mole_worth(self, world: Street, odds: Odds, laid: tuple[int, ...], where: int, space: int) -> float:
        """A Mole's odds, less what it could still find later; on one's own Bait it scores too (GS-SCO-08)."""
        if space == world.loots[self.seat] or (space == where and MOLE in laid):
            return 0.0
        worth = self._mole_worth(world, odds, space)
        stack = world.stacks[space]
        on_bait = stack[0] == token_of(self.seat, BAIT) if stack else space == where and BAIT in laid
        if on_bait and world.setup["bait_own_moles"] == "count":
            worth += 1 - min(1.0, sum([rival.get(space, 0.0) for rival in odds.values()]))
        return worth - self._kept_mole_worth(world) if laid else worth

    def _kept_mole_worth(self, world: Street) -> float:
        return 0.0 if world.is_last else min(self.DARING, 0.5 * self._turns_left(world))

    def _bait_worth(self, world: Street, odds: Odds, where: int, space: int) -> float:
        """A Bait belongs at the bottom of an empty space without Loot; it wants time to be stepped on."""
        if world.stacks[space] or space == where or space == world.loots[self.seat]:
            return 0.0
        empty = 1 - min(1.0, sum([rival.get(space, 0.0) for rival in odds.values()]))
        later = self._turns_left(world) + (world.seats - 1 - world.place_in_ranking(self.seat)) / world.seats
        return empty * min(0.8, 0.2 * later)

    def _duel_dig(self, world: Street) -> str:
        """Lay the only Mole when sure; or at even odds when the rival is nearly sure of mine."""
        rival = 1 - self.seat
        chances = self.odds(world)[rival]
        spaces = spaces_in(world.minis[self.seat] | digger_spaces(world, self.seat))
        best = max(spaces, key=lambda space: chances.get(space, 0.0))
        wanted = SURE if exposure(world, self.seat, rival) > 2 else 0.45
        return f"mole {SPACES[best]}" if chances.get(best, 0.0) >= wanted else "finish"


class Rookie(Sleuth):
    """A sleuth in the making: it plays by the same book, but judges roughly."""

    CAUTION = 0.8
    BLUR = 8.0


class Mastermind(Sleuth):
    """Puts all its sheets side by side (no two Loots lie on one space) and closes in on those nearly found."""

    BLUR = 0.0
    DIGS = 2.0
    HUNTS = 2.0

    def odds(self, world: Street) -> Odds:
        return exact_odds(world, self.seat)
