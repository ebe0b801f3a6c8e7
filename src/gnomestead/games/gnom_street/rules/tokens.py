"""Taking a Terrain and an Action token (GS-TAK), early for the Early Bird (GS-ABL-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gnomestead.games.gnom_street.content import ACTIONS, TERRAINS
from gnomestead.games.gnom_street.moves import ACTION_MENU, EARLY_MENU, TERRAIN_MENU, Action, Terrain
from gnomestead.games.gnom_street.rules.step import Step, asks_nobody
from gnomestead.games.gnom_street.state import NONE, Street
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Choice, Phrase, Refusal, phrase

TOKENS: Final = (*["terrain_" + id for id in TERRAINS], *["action_" + id for id in ACTIONS])
ALL_TERRAINS: Final = (1 << len(TERRAINS)) - 1
ALL_ACTIONS: Final = (1 << len(ACTIONS)) - 1


class Take(Step):
    """GS-TAK-01: take one Terrain and one Action token of those still in the slots."""

    __slots__ = ()

    RULE = "GS-TAK-01"

    def settle(self, state: Street) -> bool:
        if state.terrain[self.seat] == NONE:
            if state.free_terrains.bit_count() > 1 or state.free_actions.bit_count() > 1:
                return False
            take(state, self.seat, state.free_terrains.bit_length() - 1, state.free_actions.bit_length() - 1)
        state.pop()
        return True

    def options(self, state: Street, seat: Seat, said: Move) -> Sequence[Word]:
        if seat != self.seat:
            return ()
        return ACTION_MENU.menu(state.free_actions) if said else TERRAIN_MENU.menu(state.free_terrains)

    def resolve(self, state: Street, seat: Seat, move: Move) -> None:
        terrain, action = move
        assert isinstance(terrain, Terrain) and isinstance(action, Action)
        take(state, seat, terrain.index, action.index)
        state.pop()

    def prompt(self, state: Street, seat: Seat, said: Move) -> Phrase:
        if said:
            return phrase("prompt-action", terrain=said[0].things[0], asks="no" if asks_nobody(state, seat) else "yes")
        return phrase("prompt-take-loser" if asks_nobody(state, seat) else "prompt-take")

    def describe(self, state: Street, seat: Seat, said: Move, word: Word) -> Choice:
        choice = super().describe(state, seat, said, word)
        if not word.things:
            return choice
        label = phrase(word.label, token=word.things[0])
        return Choice(word.text, label, word.things, word.rule, word.ends, phrase("detail-" + word.things[0]))

    def why_not_token(self, state: Street, seat: Seat, thing: str) -> Refusal:
        for token in ("terrain_" + thing, "action_" + thing, thing):
            if token in TOKENS:
                return Refusal(phrase("why-token-taken", token=token), "GS-TAK-02")
        return super().why_not_token(state, seat, thing)


class TakeEarly(Take):
    """GS-ABL-12: before the first go an Early Bird may take both its tokens, or wait for its go."""

    __slots__ = ()

    RULE = "GS-ABL-12"

    def settle(self, state: Street) -> bool:
        return False

    def options(self, state: Street, seat: Seat, said: Move) -> Sequence[Word]:
        if seat != self.seat:
            return ()
        return ACTION_MENU.menu(state.free_actions) if said else EARLY_MENU.menu(state.free_terrains)

    def resolve(self, state: Street, seat: Seat, move: Move) -> None:
        if len(move) > 1:
            return super().resolve(state, seat, move)
        state.tell("waits_for_go", seat=seat)
        state.pop()

    def prompt(self, state: Street, seat: Seat, said: Move) -> Phrase:
        return super().prompt(state, seat, said) if said else phrase("prompt-early")

    def default(self, state: Street, seat: Seat) -> str:
        return "later"


def take(state: Street, seat: Seat, terrain: int, action: int) -> None:
    """GS-TAK-02: taken tokens are gone for everybody else."""
    state.free_terrains &= ~(1 << terrain)
    state.free_actions &= ~(1 << action)
    state.terrain[seat] = terrain
    state.action[seat] = action
    state.tell("token_taken", seat=seat, terrain="terrain_" + TERRAINS[terrain], action="action_" + ACTIONS[action])


def return_tokens(state: Street) -> None:
    """GS-END-01, GS-DUO-04: the tokens go back to their slots; in a duel only when all eight are used."""
    state.terrain = [NONE] * state.seats
    state.action = [NONE] * state.seats
    if not state.is_duel or not state.free_terrains:
        state.free_terrains = ALL_TERRAINS
        state.free_actions = ALL_ACTIONS
        state.tell("tokens_returned")
