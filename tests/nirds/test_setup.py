"""Set-up, general rules, difficulty (NV-GEN, NV-SET, NV-DIF)."""

from __future__ import annotations

import pytest

from gnomestead.games.nirds.content import Four, PresetRow, check_cards
from gnomestead.games.nirds.game import Nirds
from gnomestead.games.nirds.rules.cards import BOSSES, GNOMES, LIMITS, NIRDS, TACTICS
from gnomestead.games.nirds.rules.setup import CHANGES, PRESETS, wave_sizes
from gnomestead.games.nirds.state import EMPTY, TACTIC_DECK, Battle
from gnomestead.kernel import BadContent, BadSetup, OptionValue
from gnomestead.testing import rule
from nirds.garden import garden


def start(seats: int, seed: int = 1, **options: OptionValue) -> Battle:
    return Nirds().start(seats, options, seed=seed)


def waves(state: Battle) -> tuple[int, ...]:
    """Gnomes of each wave in deck and rows."""
    cards = [*state.gnome_deck, *(card for army in state.armies for card in army.row)]
    return tuple(sum(GNOMES[1][card].wave == wave for card in cards) for wave in (1, 2, 3, 4))


def distractions(state: Battle) -> int:
    return sum(TACTICS[card].distracts for card in state.decks[TACTIC_DECK])


@rule("NV-SET-01")
def test_every_player_gets_another_starter_set_awake() -> None:
    for seed in range(20):
        armies = start(4, seed).armies
        assert {NIRDS[army.nirds[0]].starter for army in armies} == {"froomp", "wompins", "pebbles", "sneefle"}
        for army in armies:
            assert len({NIRDS[card].starter for card in army.nirds}) == 1
            assert not army.sleeping
    assert start(2, army_1="pebbles").armies[0].nirds == [c.number for c in NIRDS if c.starter == "pebbles"]
    with pytest.raises(BadSetup, match="army_1: the set froomp is given twice"):
        start(2, army_1="froomp", army_2="froomp")


@rule("NV-SET-02", "NV-SET-04", "NV-SET-05", "NV-SET-07")
def test_example_1_four_players_at_level_5() -> None:
    state = start(4)
    assert waves(state) == (14, 9, 7, 8)
    assert len(state.gnome_deck) == 30
    assert all(len(army.row) == 2 for army in state.armies)
    assert all(GNOMES[1][card].wave == 1 for army in state.armies for card in army.row)
    assert len(state.decks[TACTIC_DECK]) == 50
    for army in state.armies:
        assert army.dice == (5 if NIRDS[army.nirds[0]].id == "froomp" else 4)
        assert (army.lives, army.tactics) == (3, [])
    assert state.boss == -1


@rule("NV-SET-04")
@pytest.mark.parametrize(
    ("seats", "printed"), [(1, (4, 3, 2, 3)), (2, (8, 5, 4, 5)), (3, (11, 7, 6, 7)), (4, (14, 9, 7, 8))]
)
def test_the_standard_deck_has_the_printed_size(seats: int, printed: tuple[int, ...]) -> None:
    """The book prints these numbers, so balance may not change them."""
    for seed in range(5):
        assert waves(start(seats, seed, level=5)) == printed


@rule("NV-SET-02", "NV-SET-03", "NV-SET-05", "NV-DIE-02", "NV-EFF-07", "NV-SCR-01")
def test_limits_and_scarecrow_have_the_printed_numbers() -> None:
    assert (LIMITS.dice_start, LIMITS.dice_max, LIMITS.lives_start, LIMITS.lives_max) == (4, 8, 3, 3)
    assert (LIMITS.market_row, LIMITS.gnome_slots) == (5, 2)
    assert next(boss.health for boss in BOSSES if boss.id == "scarecrow") == (40, 80, 120, 160)


@rule("NV-SET-04")
def test_waves_lie_in_order_with_the_first_on_top() -> None:
    for seats in (1, 2, 3, 4):
        order = [GNOMES[1][card].wave for card in reversed(start(seats).gnome_deck)]
        assert order == sorted(order)


@rule("NV-SET-03")
def test_five_cards_of_each_level_make_the_market() -> None:
    market = start(3).market
    assert [NIRDS[card].level for card in market] == [1] * 5 + [2] * 5


@rule("NV-SET-06")
def test_rows_are_dealt_in_seat_order_two_cards_each() -> None:
    state = start(3)
    dealt = [event.data["seat"] for event in state.events if event.kind == "gnome_entered"]
    assert dealt == [0, 0, 1, 1, 2, 2]


@rule("NV-SET-08")
def test_the_first_player_token_goes_to_a_random_seat() -> None:
    assert {start(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


@rule("NV-SET-09")
def test_example_3_no_fake_beard_alone() -> None:
    state = start(1)
    assert len(state.decks[TACTIC_DECK]) == 48
    assert not any(TACTICS[card].id.startswith("fake_beard") for card in state.decks[TACTIC_DECK])


@rule("NV-DIF-01", "NV-DIF-09")
@pytest.mark.parametrize("level", range(1, 11))
def test_presets_add_up_to_their_level(level: int) -> None:
    assert start(2, level=level).level == level


@rule("NV-DIF-02", "NV-DIF-09")
def test_example_2_harder_games() -> None:
    state = start(3, level=7)
    assert waves(state) == (11, 3, 6, 10)
    assert (len(state.decks[TACTIC_DECK]), distractions(state)) == (50, 8)
    state = start(3, level=8)
    assert waves(state) == (11, 3, 6, 11)
    assert (len(state.decks[TACTIC_DECK]), distractions(state)) == (46, 4)
    state = start(1, level=8)
    assert waves(state) == (4, 1, 2, 8)
    assert (len(state.decks[TACTIC_DECK]), distractions(state)) == (40, 0)


@rule("NV-DIF-02", "NV-DIF-04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_harder_step_of_a_recipe_moves_its_cards(seats: int) -> None:
    plain = waves(start(seats, level="recipe"))
    state = start(seats, level="recipe", remove_wave2=1, add_wave4=2, remove_distraction=1)
    fewer, more = (2, 4, 4, 6)[seats - 1], (5, 2, 4, 4)[seats - 1]
    assert waves(state) == (plain[0], plain[1] - fewer, plain[2], plain[3] + 2 * more)
    assert distractions(state) == 8 - (8, 8, 6, 6)[seats - 1]


@rule("NV-DIF-03", "NV-DIF-04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_easier_step_of_a_recipe_moves_its_cards(seats: int) -> None:
    plain = waves(start(seats, level="recipe"))
    state = start(seats, level="recipe", add_wave2=1, remove_wave4=1)
    more, fewer = (3, 4, 5, 4)[seats - 1], (1, 1, 1, 2)[seats - 1]
    assert waves(state) == (plain[0], plain[1] + more, plain[2], plain[3] - fewer)
    assert {name: change.level for name, change in CHANGES.items() if change.level < 0} == {
        "remove_wave4": -1,
        "add_wave2": -1,
        "remove_political": -1,
        "five_dice": -1,
    }


@rule("NV-DIF-09")
@pytest.mark.parametrize("level", range(1, 11))
def test_a_preset_moves_its_cards_at_every_table(level: int) -> None:
    preset = PRESETS[level]
    for seats in (1, 2, 3, 4):
        moved = {name: cards[seats - 1] for name, cards in preset.cards.items()}
        state, plain = start(seats, level=level), start(seats, level=5)
        swapped = moved.pop("remove_political", 0)
        assert state.political_steps == swapped
        taken_out = sum(wave_sizes(seats, moved)) - sum(waves(state))
        assert 0 <= taken_out <= swapped, "NV-DIF-07: only a Political Gnome without a stand-in is taken out"
        assert waves(state) == wave_sizes(seats, moved) or taken_out
        assert distractions(plain) - distractions(state) == moved.get("remove_distraction", 0)
        assert all(moved.get(name, swapped) >= preset.changes[name] for name in preset.cards)
        assert (state.leaders == 0) == ("ignore_leaders" in preset.changes)


@rule("NV-DIF-09")
@pytest.mark.parametrize(
    ("changes", "cards", "complaint"),
    [
        ({"add_wave2": 1}, {}, "changes and cards disagree about add_wave2"),
        ({"five_dice": 1}, {"five_dice": (1, 1, 1, 1)}, "changes and cards disagree about five_dice"),
        ({"add_wave2": 2}, {"add_wave2": (2, 2, 1, 2)}, "add_wave2 moves fewer cards than it has steps"),
    ],
)
def test_a_preset_must_say_what_it_moves(changes: dict[str, int], cards: dict[str, Four], complaint: str) -> None:
    with pytest.raises(BadContent, match=f"preset 3: {complaint}"):
        check_cards(PresetRow(3, changes, cards), CHANGES)


@rule("NV-DIF-05")
def test_ignored_leaders_lead_nobody() -> None:
    state = start(4, level=9)
    assert [army.dice for army in state.armies] == [4] * 4
    table = garden(4, level="recipe", ignore_leaders=1)
    table.army(3, dice="5 5 2 1", row="lawn_grunt").trade()
    table.do("0: ready", "1: ready", "2: ready", "3: ready")
    assert table.menu(3) != "turn keep"


@rule("NV-DIF-06")
def test_example_4_five_dice_and_froomp_make_six() -> None:
    state = start(2, level=1, army_1="froomp", army_2="wompins")
    assert [army.dice for army in state.armies] == [6, 5]
    table = garden(2, level=1)
    table.army(0, dice="").army(1, dice="")
    from gnomestead.games.nirds.rules.army import dice_max

    assert (dice_max(table.state, 0), dice_max(table.state, 1)) == (9, 8)


@rule("NV-DIF-07")
def test_political_gnomes_are_swapped_for_honest_ones_of_their_wave() -> None:
    def political(state: Battle) -> int:
        cards = [*state.gnome_deck, *(card for army in state.armies for card in army.row)]
        return sum(GNOMES[1][card].political for card in cards)

    for seed in range(10):
        plain = start(4, seed, level="recipe")
        kind = start(4, seed, level="recipe", remove_political=1)
        assert waves(kind) == waves(plain)
        assert political(kind) == max(0, political(plain) - 6)
    assert all(political(start(4, seed, level="recipe", remove_political=2)) <= 1 for seed in range(10))
    # With all sixteen wave IV Gnomes in play there is no stand-in: a Political one is just taken out.
    full = [start(4, seed, level="recipe", add_wave4=2, remove_political=2) for seed in range(10)]
    assert any(waves(state)[3] < 16 for state in full)


@rule("NV-DIF-08")
def test_contradictory_recipes_are_refused() -> None:
    with pytest.raises(BadSetup, match="add_wave2 and remove_wave2 exclude each other"):
        start(2, level="recipe", add_wave2=1, remove_wave2=1)
    with pytest.raises(BadSetup, match="changes need level recipe, not 5"):
        start(2, five_dice=1)
    with pytest.raises(BadSetup, match="the lowest is 1"):
        start(2, level="recipe", five_dice=1, add_wave2=2, remove_political=2, remove_wave4=1)
    assert not start(2, level="recipe", five_dice=1, add_wave2=2).over, "what goes together is dealt"


@rule("NV-GEN-01")
def test_all_win_or_all_lose() -> None:
    table = garden(3).boss("scarecrow", damage=119).army(0, dice="6")
    table.act().roll("1").do("0: attack froomp 6", "0: target boss")
    result = table.state.result()
    assert result is not None
    assert [standing.won for standing in result] == [True] * 3
    assert {standing.rank for standing in result} == {1}


@rule("NV-GEN-02")
def test_a_card_beats_the_rules_froomp_owns_nine_dice() -> None:
    table = garden(1).army(0, dice="1 1 1 1 1 1 1 1", row="piggy_bank:12").act()
    table.state.armies[0].unused += 0
    table.roll("2").army(0, dice="6 1 1 1 1 1 1 1").roll("2 3")
    table.do("0: attack froomp 6", "0: target piggy_bank")
    assert table.owned(0) == 9


@rule("NV-GEN-03")
def test_decisions_belong_to_their_player() -> None:
    table = garden(2).army(0, dice="6", row="lawn_grunt").army(1, dice="6 5").act()
    assert table.menu(1) == ""
    assert table.why(1, "wompins") == "NV-ACT-01"
    assert table.why(1, "froomp") == "NV-GEN-03"


@rule("NV-GEN-04")
def test_everybody_sees_the_same_table_and_no_deck_order() -> None:
    game, table = Nirds(), garden(2).army(0, cards="egg_grenade").army(1, row="stone:4").act()
    one, other = game.view(table.state, 0), game.view(table.state, None)
    assert one.armies == other.armies
    assert other.armies[0].tactics == ("egg_grenade",)
    assert not hasattr(one, "gnome_deck")
    assert one.decks == (len(table.state.decks[0]), len(table.state.decks[1]), len(table.state.decks[2]))


@rule("NV-GEN-05")
def test_effects_are_compulsory_unless_they_may() -> None:
    table = garden(1).army(0, "froomp tumble ~dinkle ~wompins", dice="6", row="lantern:3").act().roll("3")
    table.do("0: attack froomp 6", "0: target lantern")
    assert table.menu(0) == "dinkle wompins"
    table = garden(4).army(3, dice="5").trade().do("0: ready", "1: ready", "2: ready", "3: ready")
    assert table.menu(3) == "turn keep"


@rule("NV-GEN-06")
def test_losing_what_one_does_not_have_costs_nothing() -> None:
    table = garden(1).army(0, row="senator", lives=3).night()
    assert table.lives(0) == 2
    assert table.cards(0) == ""


@rule("NV-GEN-07")
def test_discards_go_under_their_decks() -> None:
    table = garden(1).army(0, "froomp peck_recruit heavy_heron", cards="egg_grenade", row="birdhouse_bandit fishing")
    table.night().do("0: birdhouse_bandit")
    assert table.menu(0) == "froomp peck_recruit heavy_heron"
    table.do("0: peck_recruit")
    state = table.state
    assert NIRDS[state.decks[0][0]].id == "peck_recruit"
    assert TACTICS[state.decks[2][0]].id == "egg_grenade"
    table = garden(1).army(0, "froomp tumble", row="birdhouse_bandit").night().do("0: tumble")
    assert all(NIRDS[card].id != "tumble" for deck in table.state.decks[:2] for card in deck)


@rule("NV-GEN-07", "NV-GEN-09")
def test_a_removed_gnome_goes_to_the_face_down_pile() -> None:
    table = garden(1).army(0, cards="birdseed_bribe", row="lawn_grunt").act()
    table.do("0: tactic birdseed_bribe lawn_grunt")
    assert [GNOMES[1][card].id for card in table.state.pile] == ["lawn_grunt"]
    assert Nirds().view(table.state, 0).pile == 1


@rule("NV-GEN-08")
def test_the_last_chosen_lies_at_the_very_bottom() -> None:
    table = garden(1).army(0, cards="worm_break egg_grenade distraction", row="bodyguard").night()
    table.do("0: distraction worm_break")
    assert [TACTICS[card].id for card in table.state.decks[2][:2]] == ["worm_break", "distraction"]
    assert table.cards(0) == "egg_grenade"


@rule("NV-GEN-10")
def test_a_choice_of_one_is_made_by_the_table_but_passing_is_said() -> None:
    table = garden(1).army(0, "froomp ~dinkle", dice="6", row="lantern:3").act().roll("3")
    table.do("0: attack froomp 6", "0: target lantern")
    assert table.nirds(0) == "~froomp dinkle"
    assert table.menu(0) == "pass"


@rule("NV-GEN-11")
def test_table_order_starts_with_the_first_player() -> None:
    table = garden(3)
    table.state.first = 1
    assert table.state.table_order() == [1, 2, 0]


def test_market_places_are_never_lost() -> None:
    state = start(2)
    assert EMPTY not in state.market
