"""3.21 to 3.23 Without a villain, running out, the end."""

import pytest

from gnomestead.games.wymer_stones.content import SITE, SPACE, TILE_SPACES
from gnomestead.games.wymer_stones.rules.ending import hurt_dwarf, judge
from gnomestead.games.wymer_stones.rules.verbs import VERBS  # noqa: F401 (the table of verbs is filled)
from gnomestead.games.wymer_stones.state import DEFEAT, UNDECIDED, VICTORY
from gnomestead.kernel import BadSetup, phrase
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.testing import rule
from wymer_stones.table import FOUR, GAME, Table

# Without a villain ------------------------------------------------------------------------------------------


@rule("WS-NOV-01")
@pytest.mark.parametrize("heroes", [1, 2, 3, 4])
def test_heroes_play_alone(heroes: int) -> None:
    state = GAME.start(heroes, {"villain": "no", "hero_pick": "random"}, seed=heroes)
    assert state.seats == len(state.sheets) == heroes and type(state.top).__name__ == "Walk"


@rule("WS-NOV-02")
def test_all_sixteen_locks_lie_from_the_start() -> None:
    """E06"""
    state = GAME.start(4, {"villain": "no", "hero_pick": "random"}, seed=1)
    assert len(state.locks) == 16 and state.supply_locks == 0
    assert len({SITE[lock] for lock in state.locks}) == 16 and not state.locks & set(state.tiles)


@rule("WS-NOV-03", "WS-NOV-07")
def test_easy_and_strategic_need_a_villain() -> None:
    """E06"""
    with pytest.raises(BadSetup, match="WS-NOV-03"):
        GAME.start(4, {"villain": "no", "difficulty": "easy"})
    with pytest.raises(BadSetup, match="WS-NOV-07"):
        GAME.start(4, {"villain": "no", "placement": "strategic"})
    state = GAME.start(4, {"villain": "no", "hero_pick": "random"}, seed=1)
    assert len(state.tiles) == 39 and set(state.tiles) <= set(TILE_SPACES)


@rule("WS-NOV-04")
def test_the_engine_throws_the_villains_die() -> None:
    table = Table("wizard", villain=False).put("wizard", "C1").lock("D2").turn("wizard", dice=[6, 1]).play("break D2")
    assert "rolled" in table.told() and not table.state.locks


@rule("WS-NOV-05", "WS-DWE-02")
def test_a_random_dwarf_appears_and_stands_still() -> None:
    """E47"""
    woken = set()
    for seed in range(30):
        table = Table("warrior ranger", villain=False).put("warrior", "J2").tile("J2", "stone_red")
        for _ in range(seed):
            table.state.chance.below(7)
        table.turn("warrior").play("stop")
        assert table.state.foes[0].space == SPACE["T2"]
        woken.add(table.state.foes[0].kind)
    assert len(woken) == 4
    table.put("warrior", "S2").kill("ranger").wraiths(13).turn("ranger", dice=[1])
    assert table.state.foes[0].space == SPACE["T2"] and table.sheet("warrior").damage == 0
    assert table.frame() == "Drift"


@rule("WS-NOV-06")
def test_choices_of_an_absent_villain_are_drawn() -> None:
    spots, victims, dropped = set(), set(), set()
    for seed in range(40):
        table = Table("wizard warrior ranger", villain=False).kill("ranger").put("ranger", "H2").wraiths(29)
        for _ in range(seed):
            table.state.chance.below(7)
        table.turn("ranger", dice=[6])
        assert len(table.state.tiles) == 2 and all(tile.new and not tile.known for tile in table.state.tiles.values())
        spots |= set(table.state.tiles)
        table.wraiths(8).turn("ranger", dice=[1])
        victims |= {hero for hero in ("wizard", "warrior") if table.sheet(hero).move_mod}
        table.put("ranger", "H2").wraiths(10).turn("ranger", dice=[1])
        dropped.add(table.at("ranger"))
    assert len(spots) > 30 and victims == {"wizard", "warrior"} and len(dropped) > 5


@rule("WS-NOV-06")
def test_locks_of_an_absent_villain_fall_at_random() -> None:
    table = Table("wizard warrior", villain=False).kill("warrior").wraiths(5).turn("warrior", dice=[6])
    assert len(table.state.locks) == 1


# Running out ------------------------------------------------------------------------------------------------


@rule("WS-RUN-01")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    table = Table().put("wizard", "F6").tile("F6")
    table.state.trap_discard, table.state.trap_deck = [15], []
    table.turn("wizard", dice=[1, 6]).play("stop")
    assert table.sheet("wizard").damage == 1 and table.state.trap_discard == [15]


@rule("WS-RUN-01")
@pytest.mark.parametrize("face", ["trap", "relic"])
def test_with_no_card_at_all_the_tile_passes_harmlessly(face: str) -> None:
    table = Table().put("wizard", "F6").tile("F6", face)
    table.state.trap_deck, table.state.relic_deck = [], []
    table.turn("wizard").play("stop")
    assert table.frame() == "After" and not table.state.tiles


@rule("WS-RUN-04")
def test_an_empty_board_changes_nothing() -> None:
    table = Table().turn("wizard").play("stop", "end")
    assert table.asked() == "warrior" and not table.state.tiles


# The end ----------------------------------------------------------------------------------------------------


@rule("WS-END-01")
def test_the_heroes_win_at_once_even_on_the_villains_turn() -> None:
    """E48"""
    table = Table("wizard warrior").give("wizard", stone=True).give("warrior", stone=True).put("wizard", "C2")
    table.dwarf("smith", "U1", damage=5).dwarf("king", "D2", damage=3)
    table.state.foes[0].space = -1
    table.state.standing.pop(SPACE["U1"])
    table.turn("villain", dice=[6, 1]).play("done", "done", "dwarf_king", "attack hero_wizard")
    assert table.state.over and table.state.outcome == VICTORY
    result = table.state.result()
    assert result is not None and [s.won for s in result] == [True, True, False]


@rule("WS-END-02")
def test_the_villain_wins_when_the_last_hero_falls() -> None:
    """E49"""
    table = Table("wizard warrior ranger").kill("wizard").kill("warrior", removed=True).give("ranger", damage=2)
    assert table.state.outcome == UNDECIDED
    table.put("ranger", "F6").tile("F6").traps(16).turn("ranger", dice=[1, 6]).play("stop")
    assert table.state.over and table.state.outcome == DEFEAT


@rule("WS-END-04")
def test_if_both_hold_the_heroes_win() -> None:
    table = Table("wizard").dwarf("king", "H8")
    table.state.foes[0].space = -1
    table.sheet("wizard").status = 3
    judge(table.state)
    assert table.state.outcome == VICTORY


@rule("WS-END-05")
def test_a_lone_hero_falls_twice() -> None:
    """E50"""
    assert Table("wizard").kill("wizard").state.outcome == UNDECIDED
    assert Table("wizard").kill("wizard", removed=True).state.outcome == DEFEAT
    table = Table("wizard").kill("wizard").wraiths(2).turn("wizard", dice=[6])
    assert table.sheet("wizard").status == 1
    assert table.kill("wizard").state.outcome == DEFEAT
    assert Table("wizard", lone_hero="strict").kill("wizard").state.outcome == DEFEAT


@rule("WS-END-06")
@pytest.mark.parametrize(
    ("villain", "difficulty", "limits"),
    [(True, "easy", (50, 50, 40, 40)), (True, "hard", (50, 50, 40, 40)), (False, "normal", (40, 32, 28, 24)),
     (False, "hard", (38, 30, 26, 24))],
)  # fmt: skip
def test_the_stones_fail_in_time(villain: bool, difficulty: str, limits: tuple[int, ...]) -> None:
    """E51"""
    heroes = FOUR.split()
    for count, limit in enumerate(limits, 1):
        table = Table(" ".join(heroes[:count]), villain=villain, difficulty=difficulty)
        table.state.round = limit - 1
        last = "villain" if villain else table.heroes[-1]
        moves = ("done", "done", "end") if villain else ("stop", "end")
        table.turn(last).play(*moves)
        assert not table.state.over and table.state.round == limit
        table.turn(last).play(*moves)
        assert table.state.over and table.state.outcome == DEFEAT


def rounds_meter(table: Table) -> tuple[int | None, int | None]:
    """The round and the limit, as the table shows them."""
    [clock] = [place for place in GAME.scene(GAME.view(table.state, 0)).places if place.id == "clock"]
    return clock.things[0].value, clock.things[0].most


@rule("WS-END-06")
def test_switched_off_no_round_is_the_last() -> None:
    table = Table("wizard warrior", villain=False, round_limit="off")
    table.state.round = 32
    table.turn("warrior").play("stop", "end")
    assert not table.state.over and rounds_meter(table) == (33, None)
    begun = next(event for event in table.state.events if event.kind == "round")
    assert Lexicon(GAME).tell(begun) == "Round 33."
    table = Table("wizard warrior", villain=False)
    assert rounds_meter(table) == (1, 32)


@rule("WS-END-06")
def test_round_two_hundred_ends_every_game() -> None:
    table = Table("wizard warrior", villain=False, round_limit="off")
    table.state.round = 200
    table.turn("warrior").play("stop", "end")
    assert table.state.over and table.state.letter == "waned"


def letter(table: Table) -> tuple[str, str]:
    """The name of the opened letter, and what it says."""
    [place] = [place for place in GAME.scene(GAME.view(table.state, None)).places if place.id == "letters"]
    [opened] = [thing for thing in place.things if thing.facing == "up"]
    assert opened.text is not None
    return opened.id, opened.text.key


@rule("WS-END-03")
def test_the_letter_fits_how_the_game_ended() -> None:
    late = Table("wizard", villain=False).kill("wizard")  # a wraith with its second chance: time runs out first
    late.state.round = 40
    ends = [
        letter(Table("wizard warrior").kill("wizard", "warrior")),
        letter(Table("wizard", lone_hero="strict").kill("wizard")),
        letter(Table("wizard").kill("wizard", removed=True)),
        letter(late.wraiths(2).turn("wizard", dice=[6])),
    ]
    assert ends == [("outcome_defeated", f"letter-{how}") for how in ("fallen", "alone", "torn", "waned")]
    won = Table("wizard").dwarf("king", "H8")
    hurt_dwarf(won.state, 0, 9)
    assert letter(won) == ("outcome_victorious", "letter-victorious")


@rule("WS-END-03")
def test_every_letter_has_words_of_its_own() -> None:
    words = Lexicon(GAME)
    texts = {words.say(phrase("letter-" + how)) for how in ("victorious", "fallen", "alone", "torn", "waned")}
    assert len(texts) == 5 and all(text.count("\n\n") == 2 for text in texts)


@rule("WS-END-07")
def test_nothing_on_the_sheet_is_added_up() -> None:
    result = Table("wizard warrior").give("wizard", stone=True).kill("wizard", "warrior").state.result()
    assert result is not None and [line.points for line in result[0].sheet] == [1, 0]
    assert not any(line.counts for standing in result for line in standing.sheet)
    assert [standing.score for standing in result] == [0, 0, 0]


@rule("WS-END-07", "WS-END-03")
def test_sides_win_and_lose_together() -> None:
    result = Table("wizard warrior", villain=False).kill("wizard", "warrior").state.result()
    assert result is not None and [(s.won, s.rank) for s in result] == [(False, 1), (False, 1)]
    result = Table("wizard warrior").kill("wizard", "warrior").state.result()
    assert result is not None and [(s.won, s.rank) for s in result] == [(False, 2), (False, 2), (True, 1)]
