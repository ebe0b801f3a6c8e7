"""What people see: view, scene, words, why not, and the bot at the table."""

from __future__ import annotations

import random

import pytest

from gnomestead.bots.driver import Driver, make_bot
from gnomestead.games.nirds.bot import NirdBot
from gnomestead.games.nirds.game import Nirds
from gnomestead.games.nirds.rules.cards import BOSSES, GNOMES, NIRDS, SPACES, TACTICS
from gnomestead.games.nirds.rules.setup import CHANGES, PRESETS
from gnomestead.kernel import Match, Place, Scene, Thing
from gnomestead.kernel.lexicon import Lexicon
from gnomestead.testing import rule
from nirds.garden import Garden, garden


def scene(table: Garden, seat: int | None = 0) -> Scene:
    return Nirds().scene(Nirds().view(table.state, seat))


def place(table: Garden, id: str, seat: int | None = 0) -> Place:
    return next(place for place in scene(table, seat).places if place.id == id)


def thing(table: Garden, id: str) -> Thing:
    return next(thing for place in scene(table).places for thing in place.things if thing.id == id)


def signs(thing: Thing) -> dict[str, int | None]:
    return {badge.art: badge.value for badge in thing.badges}


def test_sleeping_cards_are_turned_and_hold_their_dice() -> None:
    table = garden(1).army(0, dice="6 4", row="stone").act().roll("2").do("0: attack froomp 6", "0: target stone")
    froomp = thing(table, "froomp")
    assert froomp.facing == "turned"
    assert [die.value for die in froomp.holds] == [2]
    assert thing(table, "tumble").facing == "up"
    assert [die.value for die in place(table, "dice-0").things] == [4]


def test_gnomes_show_health_damage_locks_and_marks() -> None:
    table = garden(1).army(0, cards="distraction tarpaulin", row="union_rep:3 iron_beard").act()
    assert signs(thing(table, "union_rep")) == {"health": 9, "wave": 2, "damage": 3, "no_recruit": None}
    assert signs(thing(table, "iron_beard")) == {"health": 17, "wave": 4, "shield": 2, "guard": None}
    table.do("0: tactic distraction union_rep", "0: tactic tarpaulin union_rep")
    assert {"stunned", "covered"} <= set(signs(thing(table, "union_rep")))
    assert "no_recruit" not in signs(thing(table, "union_rep"))


def test_the_market_shows_each_viewers_price_and_whether_it_is_locked() -> None:
    table = garden(3).army(1, row="hiring_freeze").market("peck_recruit").act()
    assert signs(place(table, "market-1", 2).things[0]) == {"price": 2, "locked": None}
    assert signs(place(table, "market-1", None).things[0]) == {"price": 4, "locked": None}


def test_offers_attack_dice_boss_and_spaces_have_places() -> None:
    table = garden(2).army(0, dice="2").army(1, dice="4", row="stone").trade().do("0: offer p2 2 4", "1: ask-token")
    assert [note.name.key for note in place(table, "offers").things] == ["thing-offer", "thing-ask"]
    table = garden(1).army(0, dice="6", cards="bigger_bullets", row="stone").act().roll("3").do("0: attack froomp 6")
    table.do("0: tactic bigger_bullets")
    assert [(thing.kind, thing.value) for thing in place(table, "attack").things] == [("die", 3), ("token", 4)]
    table = garden(1).boss("invisible_walls", damage=30).army(0, dice="6").act()
    assert (thing(table, "invisible_walls").value, thing(table, "invisible_walls").most) == (80, 110)
    assert len(place(table, "spaces").things) == 8


def test_a_player_who_would_not_survive_the_night_is_marked() -> None:
    table = garden(2).army(0, row="lawn_grunt wheelbarrow", lives=2).army(1, row="lantern").act()
    assert "doomed" in signs(thing(table, "seat-0"))
    assert "doomed" not in signs(thing(table, "seat-1"))


def test_waves_left_are_seen_but_not_the_cards() -> None:
    table = garden(1).deck("lantern tariff rake_raider stone opera vampire").act()
    assert Nirds().view(table.state, 0).waves == (2, 1, 3, 0)
    table.army(0, cards="spy_sparrow").do("0: tactic spy_sparrow")
    assert [card.id for card in place(table, "scouted").things] == ["lantern", "tariff", "rake_raider"]


@pytest.mark.parametrize(
    ("deck", "told"),
    [
        ("lantern tariff rake_raider", "I 2 · II 1 · III 0 · IV 0, a die after 2 more Gnomes"),
        ("rake_raider stone", "I 0 · II 1 · III 1 · IV 0, a die with the next Gnome"),
        ("", "I 0 · II 0 · III 0 · IV 0"),
    ],
)
def test_the_deck_says_when_the_next_die_comes(deck: str, told: str) -> None:
    table = garden(1).deck(deck).act()
    table.state.wave = 1
    assert Lexicon(Nirds()).say(thing(table, "gnome-deck").text) == told


def test_equal_cards_and_equal_dice_are_all_lit() -> None:
    table = garden(1).army(0, "peck_recruit peck_recruit-2", dice="2 2 5", row="stone").act()
    choice = table.state.choices(0, table.state.read(0, "attack"))[0]
    assert choice.things == ("peck_recruit", "peck_recruit-2")
    choice = table.state.choices(0, table.state.read(0, "attack peck_recruit"))[0]
    assert choice.things == ("die-0-0", "die-0-1")
    assert table.state.why_not(0, "peck_recruit-2") is None
    assert table.state.why_not(0, "die-0-1") is None
    assert table.why(0, "die-0-2") == ""


@pytest.mark.parametrize("cards", [NIRDS, GNOMES[1], TACTICS, SPACES, BOSSES], ids=lambda cards: cards[0].id)
def test_every_card_has_a_name_a_text_and_a_story(cards: list[Thing]) -> None:
    words = Lexicon(Nirds())
    for card in cards:
        design = card.id.partition("-")[0]
        assert words.name(card.id) != card.id
        assert words.has(f"card-{design}")
        assert words.has(f"flavor-{design}")


def test_levels_and_changes_have_words() -> None:
    words = Lexicon(Nirds())
    assert all(words.has(f"level-{level}") for level in PRESETS)
    assert all(words.has(f"change-{change}") for change in CHANGES)


# The bot ----------------------------------------------------------------------------------------------


def bot(table: Garden, seat: int = 0) -> str:
    """What the bot of a seat would do."""
    move = NirdBot(seat, random.Random(1)).choose(table.state)
    return " ".join(word.text for word in move) if move else ""


def test_the_bot_offers_and_accepts_swaps_that_help_the_team() -> None:
    table = garden(2).army(0, "tumble", dice="2 3").army(1, "dinkle", dice="4 5", row="stone").trade()
    assert bot(table).startswith("offer p2")
    table.do(f"0: {bot(table)}")
    assert bot(table, 1) == "accept p1"
    table.do("1: accept p1")
    assert "4" in table.dice(0)
    assert {"1", "2"} & set(table.dice(1).split())


def test_the_bot_declines_what_hurts_and_lets_friends_go_first() -> None:
    table = garden(2).army(0, "tumble", dice="4").army(1, "dinkle", dice="6", row="stone").trade()
    table.do("1: offer p1 6 4")
    assert bot(table) == "decline p2"
    table.do("0: decline p2", "1: ask-token")
    assert bot(table) == "grant p2"


def test_the_bot_heals_and_finishes_gnomes() -> None:
    table = garden(1).army(0, cards="worm_break", lives=1, row="stone").act()
    assert bot(table) == "tactic worm_break"
    table = garden(1).army(0, cards="egg_grenade", row="stone gift_shop:4").act()
    assert bot(table) == "tactic egg_grenade gift_shop"


def test_the_bot_distracts_the_worst_gnome_at_dusk() -> None:
    table = garden(1).army(0, cards="distraction", row="piggy_bank gnome_alone", lives=2).dusk()
    assert bot(table) == "tactic distraction gnome_alone"


def test_the_bot_uses_science_to_save_a_roll() -> None:
    table = garden(1).army(0, "froomp fizzwick", dice="6", row="wheelbarrow").act().roll("1").do("0: attack froomp 6")
    assert bot(table) == "science fizzwick 1"


def test_the_bot_attacks_nothing_that_one_die_cannot_hurt() -> None:
    table = garden(1).army(0, "tumble", dice="4", row="siege_barrow").act()
    assert not bot(table).startswith("attack")
    table.army(0, row="siege_barrow stone")
    assert bot(table) == "attack tumble 4"


def test_the_bot_wakes_nobody_for_an_attack_that_cannot_hurt() -> None:
    table = garden(1).army(0, "~tumble", dice="4", cards="strong_coffee", row="siege_barrow").act()
    assert not bot(table).startswith("tactic")
    table.army(0, row="siege_barrow stone")
    assert bot(table).startswith("tactic strong_coffee")


def test_the_bot_covers_a_friend() -> None:
    table = garden(2).army(0, dice="6", row="toadstool").army(1, cards="covering_fire").act().roll("3")
    assert bot(table, 1) == ""
    table.do("0: attack froomp 6")
    assert bot(table, 1) == "tactic covering_fire"


def test_the_bot_knows_no_secrets() -> None:
    """Two worlds that differ only in what nobody knows get the same move."""
    state = Nirds().start(2, seed=4)
    for step in range(60):
        seat = state.waiting()[0]
        moves = {NirdBot(seat, random.Random(0)).choose(state.resample(seat, random.Random(s))) for s in range(3)}
        assert len(moves) == 1, step
        move = moves.pop()
        assert move is not None
        state.play(seat, move)
        if state.over:
            break


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_bots_play_whole_games(seats: int) -> None:
    match = Match.new(Nirds(), seats, seed=seats)
    rng = random.Random(seats)
    Driver(match, {s: make_bot(Nirds(), "bot", s, rng) for s in range(seats)}, rng).run()
    assert match.state.over
    assert match.state.round > 3


def test_random_bots_almost_never_win() -> None:
    won = 0
    for seed in range(20):
        match = Match.new(Nirds(), 2, seed=seed)
        rng = random.Random(seed)
        Driver(match, {s: make_bot(Nirds(), "random", s, rng) for s in range(2)}, rng).run()
        won += match.state.won
    assert won == 0


@rule("NV-SNF-01")
def test_when_a_leader_turns_a_die_nobody_haggles_any_more() -> None:
    table = garden(4).army(3, dice="4", row="stone").trade()

    def phase() -> object:
        return thing(table, "round").name.args["phase"]

    assert phase() == "trading"
    table.do("0: ready", "1: ready", "2: ready", "3: ready")
    assert phase() == "turning"
    assert table.do("3: keep") and phase() == "action"
