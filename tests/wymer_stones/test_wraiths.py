"""3.18 Wraiths and revival; every wraith card, both paths."""

import pytest

from gnomestead.games.wymer_stones.content import SPACE
from gnomestead.games.wymer_stones.rules.cards import Ask
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.testing import rule
from wymer_stones.table import GAME, WRAITHS, Table, names


def haunting(card: int, face: int, removed: bool = False, at: str = "K8") -> Table:
    """The Paladin's wraith draws this card, in a dungeon where everything can happen to everybody."""
    table = Table("wizard warrior ranger paladin").wraiths(card).traps(16).relics("relic_03")
    table.give("wizard", "relic_01", damage=1).give("warrior", "relic_02", damage=1).put("warrior", "S2")
    table.tile("I8").tile("M8").tile("A5").lock("G7", "O7", "B4")
    table.dwarf("king", "C3").dwarf("smith", "T3").kill("ranger").put("ranger", "S15").put("paladin", at)
    return table.kill("paladin", removed=removed).turn("paladin", dice=[face] if not removed else [])


# The cards --------------------------------------------------------------------------------------------------

# Each path as printed: the die faces that lead to it, what is asked of whom, and the steps it allows.
# "ask VERB N RANGE" by the wraith ("self") or the villain; "-" asks nothing.
GOOD = """
01 3      -                     self    2
02 1,2,3  -                     self    4
03 4,5,6  -                     self    4
04 4,5,6  reveal,2,6            self    2
05 1,2,3  unlock,1,8            self    2
06 6      revived               self    0
07 1,6    ranger                self    2
08 2,4,6  heal,1,0              self    2
09 1,3,5  reveal,2,8            self    2
10 3,4,5  teleport,1,0          self    2
11 5,6    stun_dwarf,1,0        self    2
12 4,5,6  stun_dwarf,1,0        self    2
13 6      hurt_dwarf,1,0        self    2
14 2,3,4  draw_relic,1,0        self    2
15 1,2,3  -                     self    3
16 2,5    move_mod,2,0          self    2
17 4,5,6  -                     self    4
18 1,4,6  draw_relic,1,0        self    2
19 1,2    heal,2,0              self    0
20 3,6    roll_mod,1,0          self    2
21 5      -                     self    2
22 2,4    -                     self    2
23 6      home                  self    0
24 1,3,5  -                     self    3
25 2,4,6  teleport,1,0          self    2
26 2,4,6  unlock,1,0            self    2
27 1,3,5  unlock,2,8            self    2
28 3,4,5  heal,1,0              self    2
29 1,2,3  reveal,1,0            self    2
30 1,6    ranger                self    2
31 2,4,6  -                     self    4
32 6      stun_dwarf,1,0        self    2
"""

BAD = """
01 face_trap,1,0     self     0
02 -                 villain  0
03 tiles,1,0         villain  2
04 -                 villain  0
05 add_lock,1,0      villain  2
06 lose_relic,1,0    villain  2
07 move_mod,-2,0     villain  0
08 move_mod,-2,0     villain  2
09 tiles,1,0         villain  2
10 drag,3,0          villain  0
11 dwarf_move,3,0    villain  2
12 dwarf_attack,1,0  villain  0
13 dwarf_attack,1,0  villain  2
14 lose_relic,1,0    villain  2
15 -                 villain  0
16 move_mod,-2,0     villain  2
17 drag,2,0          villain  0
18 lose_relic,1,0    villain  0
19 roll_mod,-1,0     villain  2
20 roll_mod,-1,0     villain  2
21 face_trap,1,0     villain  2
22 face_trap,1,0     self     0
23 -                 villain  0
24 dwarf_move,4,0    villain  2
25 -                 villain  0
26 add_lock,1,0      villain  0
27 add_lock,1,0      villain  2
28 tiles,1,0         villain  0
29 tiles,2,0         villain  2
30 damage,1,0        villain  0
31 teleport,1,0      villain  2
32 add_lock,1,0      villain  0
"""


def rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.strip().splitlines()]


def asked_for(table: Table) -> str:
    top = table.state.top
    if isinstance(top, Ask):
        return f"{top.what.verb},{top.what.n},{top.what.range}"
    return {"CardTiles": "tiles", "Drag": "drag"}.get(table.frame(), "-") + (
        f",{top.left},0" if table.frame() in ("CardTiles", "Drag") else ""
    )


@pytest.mark.parametrize("row", rows(GOOD), ids=lambda row: f"good-{row[0]}")
def test_good_paths(row: list[str]) -> None:
    number, faces, what, _, steps = row
    table = haunting(int(number), int(faces.split(",")[0]))
    assert tuple(map(int, faces.split(","))) == WRAITHS[int(number) - 1].good_on
    if what in ("revived", "home"):
        assert table.sheet("paladin").status == 1 and table.at("paladin") == ("B14" if what == "home" else "K8")
        return
    if what == "ranger":  # the only other wraith is revived unasked
        assert table.sheet("ranger").status == 1
        what = "-"
    assert asked_for(table) == what and table.sheet("paladin").steps == int(steps)
    assert table.asked() == "paladin"


@pytest.mark.parametrize("row", rows(BAD), ids=lambda row: f"bad-{row[0]}")
def test_bad_paths(row: list[str]) -> None:
    number, what, who, steps = row
    face = next(face for face in range(1, 7) if face not in WRAITHS[int(number) - 1].good_on)
    table = haunting(int(number), face)
    assert table.sheet("paladin").steps == int(steps)
    if what != "-":
        assert asked_for(table) == what and table.asked() == ("paladin" if who == "self" else who)
    else:
        assert table.asked() == "villain" and table.frame() == "LayTiles"  # its turn is over


def test_the_deck_is_kind_in_two_cases_of_five() -> None:
    assert sum(len(card.good_on) for card in WRAITHS) == 77
    assert sum(card.bad_move > 0 for card in WRAITHS) == 16


@pytest.mark.parametrize(
    ("card", "face", "move", "hero", "change"),
    [
        (7, 2, "hero_wizard", "wizard", ("move_mod", -2)),
        (16, 2, "hero_wizard", "wizard", ("move_mod", 2)),
        (19, 3, "hero_warrior", "warrior", ("luck", -1)),
        (20, 3, "hero_warrior", "warrior", ("luck", 1)),
        (19, 1, "hero_warrior", "warrior", ("damage", 0)),
        (30, 2, "hero_wizard", "wizard", ("damage", 2)),
        (8, 2, "hero_wizard", "wizard", ("damage", 0)),
        (21, 1, "hero_wizard", "wizard", ("damage", 2)),
    ],
)
def test_what_cards_do_to_heroes(card: int, face: int, move: str, hero: str, change: tuple[str, int]) -> None:
    table = haunting(card, face)
    table.dice(1, 6).play(move)
    assert getattr(table.sheet(hero), change[0]) == change[1]


def test_cards_that_give_take_and_send_home() -> None:
    table = haunting(14, 2).play("hero_wizard", "keep")
    assert names(table.sheet("wizard").relics) == ["relic_01", "relic_03"] and table.frame() == "Drift"
    table = haunting(6, 1).play("hero_warrior")
    assert not table.sheet("warrior").relics
    table = haunting(31, 1).play("hero_warrior")
    assert table.at("warrior") == "T2"
    table = haunting(13, 6).play("dwarf_king")
    assert table.foe("king").damage == 1


def test_cards_that_move_dwarves_and_let_them_strike() -> None:
    table = haunting(11, 1).play("dwarf_king", "C4", "C5", "C6")
    assert "stop" in table.menu() and len(table.menu()) == 1
    table.play("stop")
    assert table.at("king") == "C6" and table.asked() == "paladin"
    table = haunting(12, 1)
    assert table.menu() == ["dwarf_king", "dwarf_smith", "done"] and table.menu("dwarf_smith") == ["hero_warrior"]
    table.dice(1, 6).play("dwarf_smith hero_warrior", "pass")
    assert table.sheet("warrior").damage == 2


def test_the_wymer_turns_over() -> None:
    table = haunting(32, 6).play("dwarf_smith")
    assert table.foe("smith").stunned and table.sheet("wizard").damage == table.sheet("warrior").damage == 0
    table = haunting(32, 1).play("G9", "face_trap Q2", "dwarf_king", "C4", "C5", "stop")
    assert SPACE["G9"] in table.state.locks and SPACE["Q2"] in table.state.tiles and table.at("king") == "C5"


def test_a_revive_without_wraiths_heals_instead() -> None:
    table = Table().wraiths(30).give("wizard", damage=2).give("warrior", damage=1).put("paladin", "K8").kill("paladin")
    table.turn("paladin", dice=[1]).play("hero_wizard")
    assert table.sheet("wizard").damage == 1


# The rules --------------------------------------------------------------------------------------------------


@rule("WS-WRA-01", "WS-WRA-02", "WS-WRA-03")
def test_dark() -> None:
    """E40"""
    table = haunting(1, 3)
    assert table.sheet("paladin").steps == 2 and table.frame() == "Drift"
    assert table.state.wraith_deck[0] == 0
    table = haunting(1, 5)
    assert table.asked() == "paladin" and table.menu() == ["hero_wizard", "hero_warrior"]
    table.dice(1, 6).play("hero_wizard")
    assert table.sheet("wizard").damage == 2 and table.asked() == "villain" and table.state.wraith_deck[0] == 0


@rule("WS-WRA-04")
def test_wraiths_go_through_everything_but_end_on_nobody() -> None:
    table = Table().wraiths(2).lock("D2").put("wizard", "C2").put("warrior", "C3").kill("wizard")
    table.turn("wizard", dice=[1])
    assert {"D2", "C3"} <= set(table.menu())
    table.play("C3")
    assert "stop" not in table.menu()
    table.play("D3", "stop")
    assert table.at("wizard") == "D3"


@rule("WS-WRA-05")
def test_wraiths_hold_nothing_and_fight_nobody() -> None:
    table = haunting(2, 1)
    assert "power" not in table.told() and "attack" not in table.menu() and "use" not in table.menu()
    table.turn("wizard", power=6)
    assert "hero_paladin" not in table.menu("use power_gate")


@rule("WS-WRA-06")
def test_a_dwarf_tears_a_wraith_off_the_board() -> None:
    """E44"""
    table = Table().put("ranger", "H8").kill("ranger").give("paladin", "power_ward").dwarf("king", "I8")
    table.turn("villain", dice=[3, 3]).play("done", "done", "dwarf_king", "attack hero_ranger")
    assert table.sheet("ranger").status == 3 and table.at("ranger") == ""
    table = Table().put("ranger", "H8").kill("ranger").dwarf("king", "I8").turn("villain", dice=[4, 3])
    table.play("done", "done", "dwarf_king", "attack hero_ranger")
    assert table.sheet("ranger").status == 2 and table.foe("king").damage == 0


@rule("WS-WRA-07")
def test_a_removed_wraith_reads_the_bad_path_without_a_roll() -> None:
    """E44"""
    table = haunting(2, 0, removed=True)
    assert "wraith_rolled" not in table.told() and "wraith_serves" in table.told() and table.asked() == "villain"
    table = haunting(1, 0, removed=True)
    assert table.asked() == "paladin" and table.menu() == ["hero_wizard", "hero_warrior"]  # "you" is its player
    table = haunting(10, 0, removed=True)
    assert table.frame() == "LayTiles"  # no piece to drag
    table = haunting(3, 0, removed=True).play("done")
    assert table.frame() == "LayTiles"  # and no move


OWN_MOVES = ("You do not move", "move up to", "moves your wraith")
"""What a card says about the wraith's own piece."""


def read_out(table: Table, kind: str) -> str:
    """What the log says of the path that was read."""
    [event] = [event for event in table.state.events if event.kind == kind]
    return Lexicon(GAME).tell(event)


@rule("WS-WRA-07")
@pytest.mark.parametrize("card", range(1, 33))
def test_a_removed_wraith_is_read_no_moves(card: int) -> None:
    read = read_out(haunting(card, 0, removed=True), "wraith_serves")
    assert not [move for move in OWN_MOVES if move in read]


@rule("WS-WRA-01")
@pytest.mark.parametrize("card", range(1, 33))
def test_a_wraith_on_the_board_is_read_its_move(card: int) -> None:
    path = WRAITHS[card - 1]
    face = next(face for face in range(1, 7) if face not in path.good_on)
    read = read_out(haunting(card, face), "wraith_bad")
    assert read.endswith(f"Then move up to {path.bad_move} spaces." if path.bad_move else "You do not move.")
    assert ("moves your wraith" in read) == (card in (10, 17))


@rule("WS-REV-01", "WS-REV-02", "WS-REV-04", "WS-REV-06")
def test_coming_home_revives_and_ends_the_turn() -> None:
    """E41"""
    table = Table().wraiths(1).give("wizard", stone=True).put("wizard", "C3").kill("wizard").turn("wizard", dice=[3])
    table.play("C2", "B2", "stop")
    sheet = table.sheet("wizard")
    assert (sheet.status, sheet.damage, table.at("wizard"), sheet.stone) == (1, 0, "B2", True)
    assert (sheet.relics, sheet.boons, sheet.powers) == ((), (), ()) and table.asked() == "warrior"


@rule("WS-REV-02")
def test_a_hero_who_died_at_home_comes_back_at_the_end_of_its_turn() -> None:
    table = Table().wraiths(2).kill("wizard").turn("wizard", dice=[6])
    assert table.sheet("wizard").status == 1


@rule("WS-REV-03")
@pytest.mark.parametrize("moves", [("C2", "stop"), ("stop",)])
def test_beside_an_occupied_start_is_home_enough(moves: tuple[str, ...]) -> None:
    """E42"""
    table = Table().wraiths(1).put("wizard", "C3").kill("wizard").dwarf("king", "B2").turn("wizard", dice=[3])
    table.play(*moves)
    assert table.sheet("wizard").status == 1 and table.at("wizard") == ("C2" if len(moves) == 2 else "C3")


@rule("WS-REV-03")
def test_beside_an_empty_start_is_not() -> None:
    table = Table().wraiths(1).put("wizard", "C3").kill("wizard").turn("wizard", dice=[3]).play("stop")
    assert table.sheet("wizard").status == 2


@rule("WS-REV-05")
def test_a_removed_wraith_returns_near_its_start_by_anothers_card() -> None:
    table = Table().kill("ranger", removed=True).dwarf("king", "T14").give("wizard", "relic_08").turn("wizard")
    table.play("use relic_08 hero_ranger")
    assert table.at("ranger") == "T13"


@rule("WS-REV-07")
def test_revived_on_a_chasm_it_takes_the_nearest_available_space() -> None:
    """E43"""
    table = Table().put("ranger", "K8").kill("ranger").give("wizard", "relic_08").turn("wizard")
    table.put("ranger", "K7").play("use relic_08 hero_ranger")
    assert table.at("ranger") == "K6"  # K6 and K8 are equally near: the lower row number
    table = Table().put("ranger", "K7").kill("ranger").tile("K6").give("wizard", "relic_08").turn("wizard")
    table.play("use relic_08 hero_ranger")
    assert table.at("ranger") == "K8"


@rule("WS-REV-07")
def test_the_same_on_a_lock_or_a_tile() -> None:
    table = Table().lock("D2").put("ranger", "D2").kill("ranger").give("wizard", "relic_08").turn("wizard")
    table.play("use relic_08 hero_ranger")
    assert table.at("ranger") == "C2"


@rule("WS-REV-08")
def test_there_are_reviving_cards_in_each_deck() -> None:
    table = Table().give("wizard", "relic_08", "boon_requiem").kill("ranger").turn("wizard")
    assert table.menu("use") == ["relic_08", "boon_requiem"]
    assert haunting(7, 1).sheet("ranger").status == 1


@rule("WS-WRA-03", "WS-RUN-02")
def test_the_wraith_deck_never_runs_out() -> None:
    table = Table().kill("wizard", removed=True)
    drawn = []
    for _ in range(33):
        drawn.append(table.state.wraith_deck[-1])
        table.turn("wizard")
        while table.state.waiting() and table.asked() == "villain" and table.frame() != "LayTiles":
            table.state.play(table.seat("villain"), table.state.default(table.seat("villain")))
    assert len(set(drawn[:32])) == 32 and drawn[32] == drawn[0] and table.state.unseen_wraiths == 0
    assert GAME.view(table.state, 0).wraith_deck == 32


@rule("WS-WRA-04")
def test_a_drifting_wraith_is_named_so_that_it_can_be_seen_to_fade() -> None:
    table = Table().wraiths(2).kill("wizard").turn("wizard", dice=[1])
    seat = table.seat("wizard")
    events = table.state.play(seat, table.state.options(seat)[:1])
    assert [event.data["hero"] for event in events if event.kind == "drifted"] == ["hero_wizard"]
