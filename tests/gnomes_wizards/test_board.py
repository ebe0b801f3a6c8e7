"""The battlefield: geometry, layers, the deal (rulebook 3.2, 3.4)."""

import random

import pytest

from gnomes_wizards.battle import GAME, war
from gnomestead.games.gnomes_wizards.content import BOARDS, TILES, boards_of, shape_of
from gnomestead.games.gnomes_wizards.rules.board import adjacent_spots, board_for, corners
from gnomestead.games.gnomes_wizards.rules.fall import falling_tiles
from gnomestead.games.gnomes_wizards.rules.setup import edge_clans
from gnomestead.games.gnomes_wizards.rules.wild import grow, half_turn, has_hole
from gnomestead.kernel import BadSetup, LoadedDice
from gnomestead.kernel.chance import Stream
from gnomestead.testing import rule

HEX = board_for(shape_of(BOARDS["p2_hexagon"]))


def names(board, spaces):
    return {board.name(space) for space in spaces}


def start(seats=2, seed=1, **options):
    return GAME.start(seats, {"tribe_pick": "random", "reaction_seconds": 0, **options}, seed)


@rule("GW-BRD-01", "GW-BRD-02", "GW-BRD-03")
def test_ex_02_adjacent_and_bordering():
    hedge = war("turq", "imbl", units="turq_brambles -1,-1; imbl_leader 1,1").go("move_and_attack").act("turq_brambles")
    assert {word for word in hedge.menu(0) if "," in word} == {"-1,-2", "-1,0", "0,-1"}, "brambles make one step"
    bordering = "-2,-2 -2,-1 -2,0 -1,-3 -1,-2 -1,0 -1,1 0,-3 0,-2 0,-1 0,0 0,1"
    assert {space for space in names(HEX, range(HEX.size)) if acorns_reach(space)} == {"-1,-1", *bordering.split()}


def acorns_reach(space):
    """Whether a slinger on -1,-1 may throw its acorns at an enemy there."""
    table = war("turq", "imbl", units=f"turq_slingers -1,-1; imbl_hail {space}; imbl_leader 1,2")
    table.full("turq_slingers").go("move_and_attack")
    return "cast" in table.menu(0) and "hail_of_acorns" in table.menu(0, "cast")


@rule("GW-BRD-04")
def test_distance_counts_steps_over_flipped_tiles_and_blockades():
    table = war("turq", "imbl")
    table.flip("-2,0")
    table.state.blockades[table.space("-2,-1")] = 0
    assert table.state.board.distance[table.space("-2,-2")][table.space("-2,2")] == 4


@rule("GW-BRD-05", "GW-BRD-10", "GW-BRD-11")
def test_ex_01_three_players():
    board = board_for(shape_of(BOARDS["p3_trihex"]))
    assert board.size == 37 and names(board, [board.filler]) == {"0,0"}
    assert names(board, board.mine_spaces) == {"-1,0", "0,-1", "0,1", "1,-2", "1,0", "1,2"}
    assert [len(layer) for layer in board.layers if layer] == [15, 9, 6]
    state = start(3)
    assert state.is_flipped(board.filler)
    assert TILES[state.tiles[board.filler]].tribe not in {GAME.view(state, None).seats[i].tribe for i in range(3)}


@rule("GW-BRD-10", "GW-FLIP-11")
@pytest.mark.parametrize(
    ("players", "spaces", "mines", "layers", "starts"),
    [
        (2, 24, 4, [12, 6, 2], 2),
        (3, 37, 6, [15, 9, 6], 0),
        (4, 48, 8, [18, 12, 10], 3),
        (5, 60, 10, [18, 18, 12, 2], 0),
        (6, 72, 12, [22, 16, 16, 6], 4),
    ],
)
def test_default_boards(players, spaces, mines, layers, starts):
    default = next(board for board in boards_of(players) if board.default)
    board = board_for(shape_of(default))
    assert (board.size, len(board.mine_spaces)) == (spaces, mines)
    assert [len(layer) for layer in board.layers if layer] == layers
    assert [len(side) for side in board.starts] == [starts, starts]
    assert sum(layers) == players * 10, "two flips a turn for five rounds leave only the mines"
    assert {half_turn(board.spots[i]) for i in board.starts[0]} == {board.spots[i] for i in board.starts[1]}


@rule("GW-BRD-06", "GW-SET-05", "GW-SET-06")
def test_ex_54_even_counts_deal_a_tiles_and_b_tiles_to_their_halves():
    state = start(4)
    for space, tile in enumerate(state.tiles):
        r, _ = state.board.spots[space]
        assert TILES[tile].side == ("A" if r < 0 else "B")
        assert TILES[tile].mine == state.board.is_mine[space]
        assert tile // 12 in state.tribes
    assert len(set(state.tiles)) == 48


@rule("GW-SET-07")
def test_ex_54_odd_counts_mix_the_tiles_and_keep_the_mines_in_the_middle():
    state = start(5)
    assert {TILES[state.tiles[space]].mine for space in state.board.mine_spaces} == {True}
    sides = {TILES[state.tiles[space]].side for space in state.board.plain_spaces if state.board.spots[space][0] < 0}
    assert sides == {"A", "B"} and len(set(state.tiles)) == 60


@rule("GW-SET-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ex_05_the_deal_is_repeated_until_the_edges_are_even(seats):
    counts = [edge_clans(state, state.tiles) for state in (start(seats, seed) for seed in range(5))]
    assert all(max(count) == min(count) for count in counts)


@rule("GW-SET-09")
def test_a_loose_board_keeps_its_first_deal():
    uneven = [edge_clans(state, state.tiles) for state in (start(2, seed, board_balance="loose") for seed in range(12))]
    assert any(max(count) > min(count) for count in uneven)


@rule("GW-SET-09")
def test_more_than_half_must_vote_for_another_deal():
    state = start(4, board_vote=1)
    before = state.tiles
    for seat, vote in enumerate(["redeal", "redeal", "keep", "keep"]):
        state.play(seat, vote)
    assert state.tiles == before and type(state.frames[-1]).__name__ == "PlaceLeader"


@rule("GW-SET-09")
def test_a_vote_for_another_deal_counts_only_as_often_as_the_table_allows():
    state = start(3, board_vote=1)
    before = state.tiles
    for seat, vote in enumerate(["redeal", "redeal", "keep"]):
        state.play(seat, vote)
    assert state.tiles != before and state.redeals == 1
    assert type(state.frames[-1]).__name__ == "PlaceLeader", "one re-deal was allowed"


@rule("GW-SET-09")
def test_votes_are_sealed_until_all_have_voted():
    state = start(2, board_vote=3)
    state.play(0, "redeal")
    assert GAME.view(state, 1) == GAME.view(state.resample(1, random.Random(1)), 1)
    assert {state.resample(1, random.Random(i)).frames[-1].votes for i in range(20)} == {((0, True),), ((0, False),)}


@rule("GW-BRD-12", "GW-FLIP-02")
def test_flipping_follows_the_layers_whatever_fell_further_in():
    table = war("turq", "imbl").flip("-2,0", "-1,2")
    layers = {table.state.board.layer_of[space] for space in falling_tiles(table.state)}
    assert layers == {1}
    table.flip(*[table.state.board.name(space) for space in table.state.board.layers[0]])
    found = names(table.state.board, falling_tiles(table.state))
    assert found == {"-1,-2", "0,-2", "0,2", "1,0"}, "the second layer without what fell early"


def third_turn(corner):
    """A corner point turned by 120 degrees about the space (0, 0)."""
    line, x = corner
    a, b = (line + x) // 2, (line - x) // 2
    return 1 - b, 1 - 2 * a - b


def outline(board, turn=lambda corner: corner):
    """The spaces of a board as triangles with their kinds."""
    return {(frozenset(turn(corner) for corner in corners(r, c)), kind) for r, c, _, _, kind in board.spaces}


@rule("GW-VAR-05")
@pytest.mark.parametrize("id", ["p3_trihex", "p3_trillium"])
def test_boards_with_a_filler_are_alike_for_all_three(id):
    assert outline(BOARDS[id]) == outline(BOARDS[id], third_turn)


@rule("GW-VAR-05")
def test_no_two_boards_are_the_same():
    shapes = [frozenset(outline(board)) for board in BOARDS.values()]
    assert len(set(shapes)) == len(shapes) == 15


@rule("GW-VAR-05")
def test_each_petal_of_the_trillium_hangs_by_a_mine():
    board = board_for(shape_of(BOARDS["p3_trillium"]))
    joints = {board.index[spot] for spot in ((-1, 0), (1, -2), (1, 2))}
    assert all(board.is_mine[joint] for joint in joints)
    left, parts = set(range(board.size)) - joints, []
    while left:
        part = [left.pop()]
        for space in part:
            part += left & set(board.adjacent[space])
            left -= set(part)
        parts.append(len(part))
    assert sorted(parts) == [8, 8, 8, 10], "three petals, and the ring round the hole"


@rule("GW-VAR-05")
@pytest.mark.parametrize("board", BOARDS.values(), ids=lambda board: board.id)
def test_every_preset_can_be_played_on(board):
    state = start(board.players, shape="preset", shape_id=board.id)
    assert state.board.size == board.space_count
    assert len(state.tiles) == board.space_count
    assert state.board.filler == -1 or board.players == 3


@rule("GW-VAR-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_wild_boards_are_whole_mirrored_and_have_their_mines_inside(seats):
    for seed in range(4):
        board = start(seats, seed, shape="wild").board
        assert board.size == 12 * seats and len(board.mine_spaces) == 2 * seats
        assert {half_turn(spot) for spot in board.spots} == set(board.spots)
        assert all(board.layer_of[space] > 1 for space in board.mine_spaces)
        assert max(board.distance[0]) < board.size, "in one piece"
        assert [len(side) for side in board.starts] == [{2: 2, 4: 3, 6: 4}.get(seats, 0)] * 2


class Outward(Stream):
    """Growth that always heads one way, and remembers which spots it could have taken."""

    def __init__(self, heading):
        super().__init__(bytes(32))
        self.heading, self.offered = heading, set()

    def pick(self, things):
        self.offered |= set(things)
        return max(things, key=lambda spot: (spot[0] * self.heading[0] + spot[1] * self.heading[1], spot))


@rule("GW-VAR-05")
def test_wild_boards_grow_on_side_a_as_far_as_the_screen_and_no_further():
    mines = [HEX.spots[space] for space in HEX.mine_spaces]
    offered = set()
    for heading in ((-1, 0), (0, -1), (0, 1)):
        chance = Outward(heading)
        grow(chance, 6, mines, restarts=1)
        offered |= chance.offered
    assert {r for r, _ in offered} == set(range(-5, 0))
    assert {c for _, c in offered} == set(range(-9, 10))


@rule("GW-VAR-05")
def test_a_hole_is_seen_wherever_it_is():
    for hole in ((-2, -8), (-2, 8), (-5, 0), (4, 0)):
        assert has_hole(set(adjacent_spots(*hole))), hole
    right_across = {(-1, c) for c in range(-9, 10)}
    top_to_bottom = {(r, c) for r in range(-5, 5) for c in (0, 1)}
    assert not has_hole(right_across) and not has_hole(top_to_bottom)


@rule("GW-VAR-05")
def test_wild_boards_differ_from_seed_to_seed():
    assert len({start(2, seed, shape="wild").shape for seed in range(6)}) > 3


@rule("GW-VAR-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_board_is_played_as_it_was_shown_whatever_the_seed(seats):
    for sample in GAME.samples(seats, {"wild_board": 417}):
        shown = {space.id for space in sample.scene.places[0].spaces}
        for seed in range(2):
            board = start(seats, seed, **sample.options).board
            assert set(board.names) == shown, sample.id


@rule("GW-VAR-05")
def test_wild_boards_differ_from_number_to_number():
    boards = [GAME.samples(2, {"wild_board": number})[-1] for number in range(1, 8)]
    assert len({tuple(space.id for space in board.scene.places[0].spaces) for board in boards}) > 4
    assert boards[0].options == {"shape": "wild", "wild_board": 1} and boards[0].again == "wild_board"


@rule("GW-VAR-05")
def test_a_board_of_known_number_tells_nothing_of_the_dice():
    dice = {start(2, seed, shape="wild", wild_board=7).chance.copy().below(1 << 30) for seed in range(6)}
    assert len(dice) == 6, "what comes hangs on the secret seed"


@rule("GW-VAR-05")
def test_a_preset_for_another_number_of_players_is_refused_in_one_clear_line():
    with pytest.raises(BadSetup, match=r"shape_id: 'p4_star' is no board for 2 players.*p2_hourglass"):
        GAME.set_table(2, {"shape": "preset", "shape_id": "p4_star"})


@rule("GW-SET-01", "GW-SET-02", "GW-SET-03")
def test_in_teams_seats_alternate_gnomes_and_wizards():
    state = GAME.start(4, {"reaction_seconds": 0}, 1)
    gnomes = {"turquefoss", "achrinnolder", "dunderhollow"}
    assert {word.text for word in state.options(0)} == gnomes
    state.play(0, "turquefoss")
    assert not gnomes & {word.text for word in state.options(1)}
    state.play(1, "imblasham")
    assert {word.text for word in state.options(2)} == gnomes - {"turquefoss"}, "a tribe can be taken once"
    assert state.why_not(2, "turquefoss").rule == "GW-SET-03"
    assert state.why_not(2, "betrumour").rule == "GW-SET-02"


@rule("GW-SET-01", "GW-SET-03")
@pytest.mark.parametrize(
    ("seats", "mode", "sides"), [(3, "teams", 3), (5, "teams", 5), (4, "every_tribe", 4), (6, "teams", 2)]
)
def test_odd_counts_play_every_tribe_for_itself(seats, mode, sides):
    state = GAME.start(seats, {"mode": mode}, 1)
    assert len(set(state.sides)) == sides
    assert len(state.options(0)) == (3 if sides == 2 else 6)


@rule("GW-SET-03")
def test_tribes_dealt_at_random_keep_to_their_sides():
    for seed in range(6):
        state = start(6, seed)
        assert sorted(state.tribes) == [0, 1, 2, 3, 4, 5]
        assert all(tribe < 3 for tribe in state.tribes[::2])


@rule("GW-SET-04", "GW-TURN-01", "GW-GEN-07")
def test_ex_03_most_horns_goes_first_ties_roll_again():
    state = GAME.start(4, {"reaction_seconds": 0}, 1)
    for seat, tribe in enumerate(["turquefoss", "imblasham", "achrinnolder"]):
        state.play(seat, tribe)
    horn, other = 5, 1
    rolls = [1, 2, 2, 0, 0, 1]
    state.chance = LoadedDice(state.chance, [horn if i < n else other for n in rolls for i in range(4)])
    state.play(3, "betrumour")
    assert state.first == 2
    assert [state.waiting()[0]] == [2]
    order = []
    while len(order) < 4:
        order.append(state.waiting()[0])
        state.play(order[-1], state.default(order[-1]))
    assert order == [2, 3, 0, 1]
    turns = []
    while len(turns) < 8:
        seat = state.waiting()[0]
        events = state.play(seat, state.default(seat))
        turns += [event.data["seat"] for event in events if event.kind == "turn"]
    assert turns == [3, 0, 1, 2, 3, 0, 1, 2]


@rule("GW-SET-12", "GW-SET-13", "GW-SET-14")
def test_ex_04_the_first_leader_chooses_the_side():
    state = GAME.start(4, {"reaction_seconds": 0}, 1)
    for seat, tribe in enumerate(["turquefoss", "imblasham", "achrinnolder"]):
        state.play(seat, tribe)
    state.chance = LoadedDice(state.chance, [1] * 8 + [5] * 4 + [1] * 4)
    state.play(3, "betrumour")
    assert len(state.options(2)) == 6, "both sides"
    state.play(2, "2,0")
    assert {w.text for w in state.options(3)} == {"-3,-2", "-3,0", "-3,2"}
    assert state.why_not(3, "2,0").rule == "GW-SET-13"
    state.play(3, "-3,0")
    assert {w.text for w in state.options(0)} == {"2,-2", "2,0", "2,2"}, "team-mates may share a tile"


@rule("GW-SET-14", "GW-SET-15")
def test_every_tribe_starts_on_any_free_edge_tile():
    state = start(3)
    edge = {state.board.name(i) for i in state.board.plain_spaces if state.board.layer_of[i] == 1}
    seat = state.waiting()[0]
    assert {w.text for w in state.options(seat)} == edge
    state.play(seat, "-2,-2")
    following = state.waiting()[0]
    assert {w.text for w in state.options(following)} == edge - {"-2,-2"}
    assert state.why_not(following, "-2,-2").rule == "GW-SET-15"


@rule("GW-SET-10")
def test_one_shuffled_deck_of_64():
    decks = [tuple(start(2, seed).deck) for seed in range(3)]
    assert all(sorted(deck) == list(range(64)) for deck in decks) and len(set(decks)) == 3


@rule("GW-SET-11")
def test_leaders_start_whole_and_clans_inactive():
    state = start(2)
    while type(state.frames[-1]).__name__ == "PlaceLeader":
        state.play(state.waiting()[0], state.default(state.waiting()[0]))
    assert [state.hp[0], state.hp[7]] == [15, 15] and [state.defense[0], state.defense[7]] == [2, 2]
    assert state.active == 1 | 1 << 7
    assert len(state.dice) == 4


@rule("GW-VAR-03")
def test_ex_48_short_game():
    state = start(2, length="short")
    while type(state.frames[-1]).__name__ == "PlaceLeader":
        state.play(state.waiting()[0], state.default(state.waiting()[0]))
    assert state.round == 5 and state.quake == 7
    seen = GAME.view(state, 0)
    assert (seen.round, seen.last_round, seen.quake) == (1, 6, 3), "players count the rounds of their own game"
    for seat in range(2):
        mine = state.where[seat * 7 + 6]
        assert state.board.is_mine[mine] and state.board.half[mine] == state.half[seat]
        tile = TILES[state.tiles[mine]]
        assert (tile.tribe, tile.slot) == (GAME.view(state, 0).seats[seat].tribe, 6)
        assert state.where[seat * 7] in state.board.starts[state.half[seat]]
    assert len(state.dice) == 5
    while not state.over:
        state.play(state.waiting()[0], state.default(state.waiting()[0]))
    standing = [i for i in state.board.plain_spaces if not state.is_flipped(i)]
    assert len(standing) == 4 and state.round == 10


@rule("GW-VAR-03")
@pytest.mark.parametrize(
    ("seats", "options", "added"),
    [
        (2, {"length": "short"}, [0, 2]),
        (3, {"length": "short"}, [0, 1, 2]),
        (4, {"length": "short", "mode": "every_tribe"}, [0, 1, 1, 2]),
        (4, {"length": "short"}, [0, 0, 0, 0]),
    ],
)
def test_short_later_players_start_dug_in(seats, options, added):
    state = start(seats, **options)
    while type(state.frames[-1]).__name__ in ("PlaceLeader", "PlaceOnMine"):
        state.play(state.waiting()[0], state.default(state.waiting()[0]))
    clans = [(state.first + place) % seats * 7 + 6 for place in range(seats)]
    assert [state.defense[clan] - state.base_defense[clan] for clan in clans] == added


@rule("GW-VAR-03")
def test_short_every_tribe_chooses_either_mine_after_all_leaders():
    state = start(3, length="short")
    for _ in range(3):
        seat = state.waiting()[0]
        state.play(seat, state.default(seat))
    assert type(state.frames[-1]).__name__ == "PlaceOnMine" and state.waiting() == (state.first,)
    words = [w.text for w in state.options(state.first)]
    tiles = [TILES[state.tiles[state.board.index[tuple(map(int, w.split(",")))]]] for w in words]
    assert len(words) == 2 and {(t.tribe, t.slot) for t in tiles} == {(GAME.view(state, 0).seats[state.first].tribe, 6)}
