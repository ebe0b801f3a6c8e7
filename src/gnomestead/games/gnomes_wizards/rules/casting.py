"""A cast as a sentence: ability, actor, targets, confirm (D-CAST, GW-CAST-04)."""

from __future__ import annotations

from collections.abc import Sequence

from gnomestead.games.gnomes_wizards.content import ABILITIES, CLAN_ABILITY, LEARNED, SECRET
from gnomestead.games.gnomes_wizards.moves import (
    ABILITY,
    ACTOR,
    AIM,
    AIM_SEAT,
    AIM_TILE,
    CONFIRM,
    AbilityWord,
    SeatWord,
    SpaceWord,
    UnitWord,
)
from gnomestead.games.gnomes_wizards.rules.printed import TARGETS
from gnomestead.games.gnomes_wizards.rules.targets import (
    Cast,
    aim_at_all,
    can_be_aimed,
    candidates,
    castable,
    sources,
)
from gnomestead.games.gnomes_wizards.rules.units import space_of
from gnomestead.games.gnomes_wizards.state import War
from gnomestead.kernel.moves import Move, Seat, Word
from gnomestead.kernel.phrases import Phrase, phrase

_PLAIN = {ABILITIES[number].leader: number for number in LEARNED if ABILITIES[number].leader >= 0}
_ORDER = [number for row in CLAN_ABILITY for number in row[1:]] + [*LEARNED, *SECRET]


def plain(ability: int) -> int:
    """The design of an ability: a leader's variant is the same scroll."""
    return _PLAIN.get(ability, ability)


def can_cast(state: War, seat: Seat, windows: int, spent: tuple[Cast, ...] = ()) -> bool:
    """Whether this seat can cast anything now."""
    return any(can_be_aimed(state, cast) for cast in sources(state, seat, windows, spent))


def cast_words(state: War, seat: Seat, said: Move, windows: int, spent: tuple[Cast, ...] = ()) -> Sequence[Word]:
    """The next words of a cast; `said` begins with `cast`."""
    if len(said) == 1:
        found = {plain(cast.ability) for cast in castable(state, seat, windows, spent)}
        return [ABILITY[number] for number in _ORDER if number in found]
    offered = _castings(state, seat, said, windows, spent)
    if len(said) == 2 and _names_actor(offered[0].ability):
        return [ACTOR[state.cards[cast.performer]] for cast in offered]
    return _target_words(state, _begin(state, said, offered), said)


def cast_question(state: War, seat: Seat, said: Move, windows: int, spent: tuple[Cast, ...] = ()) -> Phrase:
    """What the next word of a cast is about; `said` begins with `cast`."""
    if len(said) == 1:
        return phrase("prompt-cast")
    offered = _castings(state, seat, said, windows, spent)
    ability = said[1].text
    if len(said) == 2 and _names_actor(offered[0].ability):
        return phrase("prompt-cast-actor", ability=ability)
    cast, chosen = _aim(state, _begin(state, said, offered), _aims(said))
    if len(cast.targets) == len(TARGETS[cast.ability]):
        return phrase("prompt-cast-confirm", ability=ability)
    target = TARGETS[cast.ability][len(cast.targets)]
    return phrase("prompt-cast-again" if chosen else "prompt-cast-aim", ability=ability, who=target.who)


def _castings(state: War, seat: Seat, said: Move, windows: int, spent: tuple[Cast, ...]) -> list[Cast]:
    """The ways to cast the ability that was said: one for each unit that could perform it."""
    word = said[1]
    assert isinstance(word, AbilityWord)
    found = [cast for cast in sources(state, seat, windows, spent) if plain(cast.ability) == word.ability]
    return [cast for cast in found if can_be_aimed(state, cast)]


def _names_actor(ability: int) -> bool:
    """Scrolls are performed by a carrier or a named actor; clans perform their own."""
    return ABILITIES[ability].kind == "learned" or ABILITIES[ability].actor


def _begin(state: War, said: Move, offered: list[Cast]) -> Cast:
    """The cast that ability and actor stand for."""
    word = said[1]
    if isinstance(word, AbilityWord) and _names_actor(word.ability):
        actor = said[2]
        assert isinstance(actor, UnitWord)
        unit = state.unit_of(actor.card)
        offered = [cast for cast in offered if cast.performer == unit]
    return offered[0]


def _aims(said: Move) -> Move:
    """The words that name targets."""
    word = said[1]
    assert isinstance(word, AbilityWord)
    return said[3 if _names_actor(word.ability) else 2 :]


def _meant(state: War, word: Word) -> int:
    if isinstance(word, UnitWord):
        return state.unit_of(word.card)
    if isinstance(word, SpaceWord):
        return space_of(state, word)
    assert isinstance(word, SeatWord)
    return word.seat


def _aim(state: War, cast: Cast, words: Move) -> tuple[Cast, tuple[int, ...]]:
    """The cast with its targets so far, and the choices made for a target that takes several."""
    cast = aim_at_all(state, cast)
    targets = TARGETS[cast.ability]
    chosen: tuple[int, ...] = ()
    for word in words:
        if word is CONFIRM:
            break
        chosen = (*chosen, _meant(state, word))
        if len(chosen) == targets[len(cast.targets)].most:
            cast, chosen = aim_at_all(state, cast.aimed(chosen)), ()
    return cast, chosen


def _target_words(state: War, begun: Cast, said: Move) -> list[Word]:
    cast, chosen = _aim(state, begun, _aims(said))
    targets = TARGETS[cast.ability]
    number = len(cast.targets)
    if number == len(targets):
        return [CONFIRM]
    found = [
        choice
        for choice in candidates(state, cast, number)
        if choice not in chosen and can_be_aimed(state, cast.aimed((choice,)))
    ]
    words = [_aim_word(state, targets[number].who, choice) for choice in found]
    return [*words, CONFIRM] if targets[number].optional or chosen else words


def _aim_word(state: War, who: str, choice: int) -> Word:
    if who == "tile":
        return AIM_TILE[state.board.grid[choice]]
    return AIM_SEAT[choice] if who == "seat_enemy" else AIM[state.cards[choice]]


def read_cast(state: War, seat: Seat, move: Move, windows: int, spent: tuple[Cast, ...] = ()) -> Cast:
    """The cast that a whole sentence stands for."""
    offered = _castings(state, seat, move, windows, spent)
    cast, chosen = _aim(state, _begin(state, move, offered), _aims(move))
    if len(cast.targets) < len(TARGETS[cast.ability]):
        cast = cast.aimed(chosen)
    return cast
