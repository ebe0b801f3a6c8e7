"""A heuristic team player (NV section 12): plans its dice, swaps for the team, hits what threatens most.

It reads only what lies open on the table, so the imagined world it is shown serves as well as the real one.
"""

from __future__ import annotations

from collections.abc import Iterable

from gnomestead.games.nirds.bot.aims import (
    Aim,
    best_aim,
    best_victim,
    boosted,
    changed,
    cheapest,
    science,
    swap_gain,
    uses,
)
from gnomestead.games.nirds.bot.worth import (
    AVERAGE,
    WORTH,
    Plan,
    awake_troops,
    harm,
    lives_at_risk,
    plan,
    tactic_worth,
    threat,
)
from gnomestead.games.nirds.moves import (
    ACCEPT,
    AMOUNTS,
    ATTACK,
    BOSS_TARGET,
    DECLINE,
    DONE,
    FACE,
    GNOME,
    GNOME_END,
    GRANT,
    KEEP,
    LEVELS,
    NIRD,
    NIRD_END,
    NONE,
    OFFER,
    ON_ATTACK,
    PASS,
    PLAYER,
    PLAYER_END,
    READY,
    RECRUIT,
    REROLL_ATTACK,
    RESULT,
    RESULT_END,
    ROLLS,
    SPACE,
    SPACES_END,
    TACTIC,
    TACTIC_CARD,
    TARGET,
    TURN_DIE,
    UNUSED,
    WANTED,
    face_words,
)
from gnomestead.games.nirds.rules.action import Dusk, SneefleStep, Turn
from gnomestead.games.nirds.rules.attack import Adjust, free_spaces
from gnomestead.games.nirds.rules.cards import NIRDS, NO_RECRUIT, NO_TRADE, TACTICS, Card, Effect, Space
from gnomestead.games.nirds.rules.choices import ChooseGnome, FreeRecruit, Pick, Scouting
from gnomestead.games.nirds.rules.damage import damage
from gnomestead.games.nirds.rules.dice import UNIT, distinct, faces_of, pips, pool_of
from gnomestead.games.nirds.rules.effects import ChoosePlayer
from gnomestead.games.nirds.rules.gnomes import is_boss_open, is_locked, targets
from gnomestead.games.nirds.rules.market import affordable, on_offer, price
from gnomestead.games.nirds.rules.night import RowAttacks
from gnomestead.games.nirds.rules.odds import can_hurt, health_left
from gnomestead.games.nirds.rules.science import usable, usable_rolls
from gnomestead.games.nirds.rules.tactics import playable
from gnomestead.games.nirds.rules.trading import Trading
from gnomestead.games.nirds.state import THE_BOSS, Attack, Battle
from gnomestead.kernel.bot import Bot
from gnomestead.kernel.moves import Move, Seat

GOOD_SWAP = 0.6
WORTH_A_CARD = 4.0


class NirdBot(Bot[Battle]):
    """Plays one seat of the team."""

    def choose(self, world: Battle) -> Move | None:
        frame = world.top
        if isinstance(frame, Turn):
            return self._turn(world) if frame.seat == self.seat else None
        if isinstance(frame, Adjust):
            return self._adjust(world) if frame.seat == self.seat else self._cover(world)
        if isinstance(frame, Trading):
            return self._trade(world, frame)
        if isinstance(frame, Dusk):
            return self._dusk(world, frame)
        return self._answer(world)

    def _answer(self, world: Battle) -> Move | None:
        frame = world.top
        if self.seat not in world.waiting():
            return None
        if isinstance(frame, Pick):
            return self._pick(world, frame)
        if isinstance(frame, ChoosePlayer):
            return (PLAYER_END[best_victim(world, frame.deed.effect, self.seat)],)
        if isinstance(frame, ChooseGnome):
            return (GNOME_END[self._gnome_for(world, frame.gnomes, frame.deed.effect.n)],)
        if isinstance(frame, FreeRecruit):
            return (NIRD_END[max(on_offer(world, frame.level), key=lambda c: self._wanted(world, c))],)
        if isinstance(frame, Scouting):
            worst = max(world.gnome_deck[-frame.n :], key=lambda card: harm(world, world.gnome(card).attack, self.seat))
            return (GNOME_END[worst],)
        if isinstance(frame, SneefleStep):
            return self._sneefle(world, frame.reach)
        assert isinstance(frame, RowAttacks) or world.options(self.seat)
        return (world.options(self.seat)[0],)

    # Trading ------------------------------------------------------------------------------------------

    def _trade(self, world: Battle, frame: Trading) -> Move | None:
        for other in frame.offers_to(self.seat):
            offer = frame.talks[other].offer
            assert offer is not None
            good = swap_gain(world, self.seat, other, offer[2], offer[1]) > -GOOD_SWAP
            return (ACCEPT if good else DECLINE, PLAYER_END[other])
        if self.seat == world.first and frame.askers():
            return (GRANT, PLAYER_END[frame.askers()[0]])
        talk = frame.talks[self.seat]
        if talk.ready:
            return None
        if talk.offer is None and not is_locked(world, NO_TRADE):
            proposal = self._best_offer(world, frame)
            if proposal is not None:
                return proposal
        return (READY,)

    def _best_offer(self, world: Battle, frame: Trading) -> Move | None:
        best, found = GOOD_SWAP, None
        mine = distinct(world.armies[self.seat].unused)
        for other in frame.partners(world, self.seat):
            for want in distinct(world.armies[other].unused):
                for give in mine:
                    gain = swap_gain(world, self.seat, other, give, want) if give != want else 0.0
                    if gain > best and want in frame.wants(world, self.seat, other, give):
                        best, found = gain, (OFFER, PLAYER[other], FACE[give], WANTED[want])
        return found

    def _sneefle(self, world: Battle, reach: int) -> Move:
        army = world.armies[self.seat]
        troops = awake_troops(army)
        best, found = plan(troops, army.unused).value + 0.3, None
        for old in distinct(army.unused):
            for new in range(max(1, old - reach), min(6, old + reach) + 1):
                value = plan(troops, army.unused - UNIT[old] + UNIT[new]).value
                if value > best:
                    best, found = value, (TURN_DIE, FACE[old], RESULT_END[new])
        return found or (KEEP,)

    # The turn -----------------------------------------------------------------------------------------

    def _turn(self, world: Battle) -> Move:
        early = self._free_tactic(world)
        if early is not None:
            return early
        standing = any(a.row for a in world.armies) or world.boss >= 0
        if standing:
            fighters = self._fighters(world)
            thought = plan(fighters, world.armies[self.seat].unused)
            helped = self._enable(world, thought, fighters)
            if helped is not None:
                return helped
            if thought.pays:
                card, payment = max(thought.pays, key=lambda pay: AVERAGE[pay[0]])
                return (ATTACK, NIRD[self._first_like(world, card)], *face_words(faces_of(payment)))
        return self._recruit(world) or (PASS,)

    def _fighters(self, world: Battle) -> list[Card]:
        """The awake Troops whose attack could hurt somebody: what one die never hurts is left to others."""
        return [card for card in awake_troops(world.armies[self.seat]) if can_hurt(world, self.seat, card)]

    def _first_like(self, world: Battle, card: Card) -> Card:
        army = world.armies[self.seat]
        alike = [c for c in army.nirds if NIRDS[c].design == NIRDS[card].design and c not in army.sleeping]
        return alike[0]

    def _enable(self, world: Battle, thought: Plan, fighters: list[Card]) -> Move | None:
        """A Scientist or a card that lets one more Troop attack with the dice left over."""
        planned = [card for card, _ in thought.pays]
        idle = [card for card in fighters if card not in planned]
        if not thought.left:
            return None
        best, found = 1.0, None
        if idle:
            for card in usable(world, self.seat):
                for taken, result in uses(card, thought.left):
                    gain = plan(idle, thought.left - pool_of(taken) + pool_of(result)).value
                    gain -= plan(idle, thought.left).value
                    if gain > best:
                        best, found = gain, science(world, self.seat, card, UNUSED, taken, result)
        return found or self._wake_card(world, thought)

    def _wake_card(self, world: Battle, thought: Plan) -> Move | None:
        """Strong Coffee and its like, when a sleeper could fight with the dice left over."""
        army = world.armies[self.seat]
        tired = [card for card in army.sleeping if NIRDS[card].is_troop and can_hurt(world, self.seat, card)]
        if not plan(tired, thought.left).pays:
            return None
        for card in playable(world, self.seat):
            effect = TACTICS[card].effects[0]
            if effect.do == "wake" and effect.kind != "scientist":
                return (TACTIC, TACTIC_CARD[card])
        return None

    def _recruit(self, world: Battle) -> Move | None:
        """The best Nird the dice left over can pay, with as little change lost as possible."""
        if self._is_last_stand(world):
            return None
        cards = affordable(world, self.seat)
        if not cards:
            return self._science_for_money(world)
        army = world.armies[self.seat]
        card = max(cards, key=lambda c: self._wanted(world, c))
        bargain = self._bargain_card(world)
        if bargain is not None:
            return bargain
        paid = cheapest(faces_of(army.unused), max(1, price(world, self.seat, card)))
        return (RECRUIT, NIRD[card], *face_words(paid))

    def _is_last_stand(self, world: Battle) -> bool:
        boss = world.the_boss()
        return boss is not None and boss.deadline > 0

    def _wanted(self, world: Battle, card: Card) -> float:
        """Cards one has enough of are wanted less: Scientists up to half the number of Troops."""
        nirds = world.armies[self.seat].nirds
        troops = len([c for c in nirds if NIRDS[c].is_troop])
        if not NIRDS[card].is_troop and (len(nirds) - troops) * 2 > troops:
            return WORTH[card] * 0.4
        return WORTH[card]

    def _science_for_money(self, world: Battle) -> Move | None:
        """Idle Scientists raise dice until something can be bought."""
        army = world.armies[self.seat]
        if is_locked(world, NO_RECRUIT) or not army.unused:
            return None
        cheap = min([price(world, self.seat, card) for card in on_offer(world)], default=99)
        for card in usable(world, self.seat):
            for taken, result in uses(card, army.unused):
                if pips(army.unused) + sum(result) - sum(taken) >= cheap:
                    return science(world, self.seat, card, UNUSED, taken, result)
        return None

    def _bargain_card(self, world: Battle) -> Move | None:
        """A discount, when it makes something better affordable."""
        army = world.armies[self.seat]
        for card in playable(world, self.seat):
            effects = TACTICS[card].effects
            if len(effects) == 1 and effects[0].do == "discount":
                most = pips(army.unused) + effects[0].n
                dear = [c for c in on_offer(world, 2) if pips(army.unused) < price(world, self.seat, c) <= most]
                if dear:
                    return (TACTIC, TACTIC_CARD[card])
        return None

    # The attack ---------------------------------------------------------------------------------------

    def _adjust(self, world: Battle) -> Move:
        attack = world.attack
        assert attack is not None
        aims = self._aims(world)
        now, target = best_aim(world, attack, aims)
        better = self._improve(world, attack, aims, now)
        if better is not None:
            return better
        if target != THE_BOSS:
            return (TARGET, GNOME_END[target])
        boss = world.the_boss()
        assert boss is not None
        return (SPACE, SPACES_END[self._space(world, attack).number]) if boss.has_track else (TARGET, BOSS_TARGET)

    def _aims(self, world: Battle) -> list[Aim]:
        aims = [Aim(world, card, self.seat) for card in targets(world)]
        return [*aims, Aim(world, THE_BOSS, self.seat)] if is_boss_open(world) else aims

    def _improve(self, world: Battle, attack: Attack, aims: list[Aim], now: float) -> Move | None:
        """The Troop's own reroll, a Scientist on the attack dice, a card: whatever gains most."""
        if NIRDS[attack.troop].rerolls and not attack.rerolled and min(attack.dice) <= 3 and now < 20:
            return (REROLL_ATTACK, FACE[min(attack.dice)])
        best, found = now + 1.5, None
        pool = pool_of(attack.dice)
        for card in usable(world, self.seat):
            if ON_ATTACK in usable_rolls(world, self.seat, card):
                for taken, result in uses(card, pool):
                    value = best_aim(world, changed(attack, taken, result), aims)[0]
                    if value > best:
                        best, found = value, science(world, self.seat, card, ON_ATTACK, taken, result)
        return found or self._attack_card(world, attack, aims, now)

    def _attack_card(self, world: Battle, attack: Attack, aims: list[Aim], now: float) -> Move | None:
        best, found = now + WORTH_A_CARD, None
        for card in playable(world, self.seat):
            effect = TACTICS[card].effects[0]
            if effect.do == "boost":
                value = best_aim(world, boosted(attack, effect.n), aims)[0]
                move: Move = (TACTIC, TACTIC_CARD[card])
            elif effect.do == "set_dice" and min(attack.dice) < 6:
                low = min(attack.dice)
                value = best_aim(world, changed(attack, (low,), (6,)), aims)[0]
                roll = (ROLLS[ON_ATTACK],) if world.armies[self.seat].unused else ()
                move = (TACTIC, TACTIC_CARD[card], *roll, FACE[low], RESULT[6])
            else:
                continue
            if value > best:
                best, found = value, move
        return found

    def _cover(self, world: Battle) -> Move | None:
        """A boost for a friend's attack that only just fails to knock out."""
        attack = world.attack
        assert attack is not None
        for card in playable(world, self.seat):
            effect = TACTICS[card].effects[0]
            if effect.do == "boost":
                aims = [Aim(world, target, attack.seat) for target in targets(world)]
                if not aims:
                    return None
                now = best_aim(world, attack, aims)[0]
                if best_aim(world, boosted(attack, effect.n), aims)[0] > now + 2 * WORTH_A_CARD:
                    return (TACTIC, TACTIC_CARD[card])
        return None

    def _space(self, world: Battle, attack: Attack) -> Space:
        """The multiplier for this attack: the best ones for the strongest, while one can bear them."""
        dealt = damage(world, attack, THE_BOSS)
        army = world.armies[self.seat]
        later = plan(awake_troops(army), army.unused)
        rest = sorted([AVERAGE[card] for card, _ in later.pays if card != attack.troop], reverse=True)
        spaces = sorted(free_spaces(world, self.seat), key=lambda s: self._space_value(world, s, dealt), reverse=True)
        winning = [space for space in spaces if dealt * space.factor >= world.boss_health()]
        if winning:
            return winning[0]
        bearable = [space for space in spaces if self._space_value(world, space, dealt) > -50]
        if not bearable:
            return spaces[0]
        stronger = len([value for value in rest if value > dealt])
        return bearable[min(stronger, len(bearable) - 1)]

    def _space_value(self, world: Battle, space: Space, dealt: int) -> float:
        army = world.armies[self.seat]
        cost = 0.0
        for effect in space.effects:
            victims = world.armies if effect.who == "all" else [army]
            if effect.do == "lose_life" and army.lives <= effect.n:
                cost += 100
            elif effect.do == "lose_nird":
                cost += sum([100 if len(a.nirds) <= effect.n else 0 if a.sleeping else 6 for a in victims])
            elif effect.do == "lose_die" and army.unused:
                cost += 8
            elif effect.do == "wake" and effect.who == "you" and army.unused and len(army.sleeping) > 1:
                cost -= 12
        return space.factor * max(dealt, 1) - cost

    # Tactic cards -------------------------------------------------------------------------------------

    def _free_tactic(self, world: Battle) -> Move | None:
        """Cards that are good at once: healing, reserves, a grenade that finishes a Gnome, dice again."""
        for card in playable(world, self.seat):
            move = self._judge(world, card, TACTICS[card].effects[0])
            if move is not None:
                return move
        return None

    def _judge(self, world: Battle, card: Card, effect: Effect) -> Move | None:
        army = world.armies[self.seat]
        word = TACTIC_CARD[card]
        match effect.do:
            case "gain_life" if effect.who == "any" and world.seats > 1:
                return (TACTIC, word, PLAYER[best_victim(world, effect, self.seat)])
            case "gain_life" | "recruit_free" | "scout":
                return (TACTIC, word)
            case "damage":
                return self._grenade(world, card, effect)
            case "regain_dice" if len(army.used) >= 2 and plan(awake_troops(army), UNIT[3] + UNIT[5]).pays:
                return (TACTIC, word, AMOUNTS[min(effect.n, len(army.used))])
            case "wake" if effect.kind == "scientist" and any(not NIRDS[c].is_troop for c in army.sleeping):
                return (TACTIC, word) if army.unused else None
            case "cover_gnome" if is_locked(world, NO_RECRUIT) and pips(army.unused) > 8:
                locked = [g for g in world.gnomes_in_play() if world.gnome(g).locks & NO_RECRUIT]
                return (TACTIC, word, GNOME[locked[0]]) if len(locked) == 1 and locked[0] not in world.covered else None
            case "refresh_market" if not affordable(world, self.seat) and pips(army.unused) > 4:
                return (TACTIC, word, LEVELS[0]) if not is_locked(world, NO_RECRUIT) and not army.passed else None
            case "reroll_dice" if army.unused and world.attack is None and self._stuck(world):
                return (TACTIC, word, *face_words(faces_of(army.unused)))
            case _:
                return None

    def _stuck(self, world: Battle) -> bool:
        army = world.armies[self.seat]
        troops = awake_troops(army)
        return len(troops) >= 2 and len(faces_of(army.unused)) >= 2 and not plan(troops, army.unused).pays

    def _grenade(self, world: Battle, card: Card, effect: Effect) -> Move | None:
        falling = [g for g in world.gnomes_in_play() if health_left(world, g) <= effect.n]
        if not falling or (effect.each and len(falling) < 2):
            return None
        if effect.each:
            return (TACTIC, TACTIC_CARD[card])
        return (TACTIC, TACTIC_CARD[card], GNOME[self._gnome_for(world, falling, effect.n)])

    def _gnome_for(self, world: Battle, gnomes: Iterable[Card], n: int) -> Card:
        return max(gnomes, key=lambda card: Aim(world, card, self.seat).value(n))

    def _dusk(self, world: Battle, frame: Dusk) -> Move | None:
        if self.seat in frame.done:
            return None
        early = self._free_tactic(world)
        if early is not None:
            return early
        dangers = [(threat(world, g, world.row_of(g)), g) for g in world.gnomes_in_play() if g not in world.stunned]
        dangers.sort(reverse=True)
        for card in playable(world, self.seat):
            move = self._ward_off(world, card, TACTICS[card].effects[0], dangers)
            if move is not None:
                return move
        return (DONE,)

    def _ward_off(self, world: Battle, card: Card, effect: Effect, dangers: list[tuple[float, Card]]) -> Move | None:
        word = TACTIC_CARD[card]
        for danger, gnome in dangers:
            if effect.do == "stun_gnome" and danger >= 9:
                return (TACTIC, word, GNOME[gnome])
            if effect.do == "remove_gnome" and danger >= 9 and world.gnome(gnome).wave <= effect.wave_max:
                return (TACTIC, word, GNOME[gnome])
            if effect.do == "move_gnome" and danger >= 40:
                other = self._shelter(world, world.row_of(gnome))
                return (TACTIC, word, GNOME[gnome], PLAYER[other]) if other >= 0 else None
            if effect.do == "damage" and danger >= 40 and effect.each:
                return (TACTIC, word)
        return None

    def _shelter(self, world: Battle, seat: Seat) -> Seat:
        """Who could bear one more Gnome tonight."""
        spare = [(a.lives - lives_at_risk(world, s), s) for s, a in enumerate(world.armies) if s != seat]
        best = max(spare, default=(0, -1))
        return best[1] if best[0] > 1 else -1

    # Losses and gains ---------------------------------------------------------------------------------

    def _pick(self, world: Battle, frame: Pick) -> Move:
        effect = frame.deed.effect
        army = world.armies[self.seat]
        said: Move = ()
        for _ in range(effect.n):
            menu = [word for word in frame.options(world, self.seat, said) if hasattr(word, "value")]
            if not menu:
                break
            word = max(menu, key=lambda w: self._pick_value(effect, army.sleeping, w.value))
            said = (*said, word)
            if word.ends:
                break
        return said or (NONE,)

    def _pick_value(self, effect: Effect, sleeping: list[Card], pick: int) -> float:
        match effect.do:
            case "lose_nird":
                return -WORTH[pick] - (6.0 if NIRDS[pick].is_leader else 0.0) + (2.0 if pick in sleeping else 0.0)
            case "lose_tactic":
                return -tactic_worth(pick)
            case "lose_die":
                return -float(pick)
            case "wake":
                return AVERAGE[pick] if NIRDS[pick].is_troop else 3.0
            case _:
                return -AVERAGE[pick]
