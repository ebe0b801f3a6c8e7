"""Every installed game is played over the wire, with bots beside a person, and is seen as its record says."""

from __future__ import annotations

import asyncio
import re
from importlib.resources import files
from pathlib import Path

import pytest

from gnomestead.kernel import AnyGame
from gnomestead.kernel.registry import all_games, installed
from gnomestead.server.languages import WORD_FOLDERS, abouts_of, languages_of
from gnomestead.server.wire import Done
from gnomestead.store.engine import open_engine
from gnomestead.store.store import Store
from gnomestead.table.acts import Pause, SeatBot, Sit, Start
from houses.browsers import Browser, evening
from houses.house import House
from houses.stubborn import Stubborn, hold_to_account
from tic_tac_toe import TicTacToe

ENOUGH = 6
OURS = [game for game in all_games() if type(game).__module__.startswith("gnomestead.")]
SHELL = Path(__file__).parents[2] / "web" / "src" / "words"


async def pause(browser: Browser, table: str) -> None:
    """Let bots rest, where the table may: a race goes on (GM-TIM-15)."""
    answer = await browser.ask(table, Pause())
    assert isinstance(answer, Done) or answer.reason.key == "refuse-no-pause"


@pytest.mark.parametrize("game", list(installed()))
def test_a_person_among_bots(house: House, game: str) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        seats = next(one for one in (await ada.http("GET", "/api/games")).json() if one["id"] == game)
        table = await ada.open(game, max(2, seats["min_seats"]), bots=True)
        await ada.granted(table, Start())
        player = Stubborn(ada, [house.address], table, 0, seed=1, pause=0.0)
        playing = asyncio.create_task(player.play())
        async with asyncio.timeout(60):
            while len(player.acknowledged) < ENOUGH and not player.over:
                await asyncio.sleep(0.02)
        playing.cancel()
        if not player.over:
            await pause(ada, table)
        await ada.watch(table, 0)
        store = Store(open_engine(house.settings.database))
        await hold_to_account(store, [player])
        store.close()

    evening(run())


@pytest.mark.parametrize("game", list(installed()))
def test_every_preset_opens_and_starts(house: House, game: str) -> None:
    """Its people sit down, bots take the other seats, and the table begins."""

    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        for preset in (await ada.http("GET", f"/api/games/{game}")).json()["presets"]:
            seats, first = preset["seats"], preset.get("seat", 0)
            table = await ada.open(game, seats, options=preset.get("options", {}), sit=False)
            shared = range(first, first + preset.get("people", 1))
            for seat in range(seats):
                await ada.granted(table, Sit(seat, f"Ada {seat}") if seat in shared else SeatBot(seat))
            await ada.granted(table, Start())
            mirror = await ada.watch(table, first)
            assert mirror.info is not None and mirror.info.phase == "playing"
            await pause(ada, table)

    evening(run())


def test_a_game_half_in_german_is_played_in_english(house: House) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        spoken = last_words((await ada.http("GET", "/api/games/gnome_me/words/de")).text)
        assert spoken["event-table-started"] == "Here we go!"
        assert spoken["refuse-not-yours"] == "{ SEAT($seat) } has it, and keeps it."
        game = (await ada.http("GET", "/api/games/gnome_me")).json()
        assert game["languages"] == ["en"] and game["about"]["de"].startswith("Ein Zwerg")

    evening(run())


def test_rules_come_in_chapters_as_players_read_them(house: House) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        told = (await ada.http("GET", "/api/games/nirds/rules")).json()
        [trading] = [chapter for chapter in told if chapter["title"] == "Die trading"]
        assert trading["rules"][0]["id"] == "NV-TRD-01"
        assert not [rule for chapter in told for rule in chapter["rules"] if "◦" in rule["text"] or "`" in rule["text"]]

    evening(run())


def test_the_page_on_how_to_play_shows_and_lights_the_same(house: House) -> None:
    async def run() -> None:
        ada = await Browser.guest(house.address, "Ada")
        page = (await ada.http("GET", "/api/games/nirds/howto")).json()
        trade = page["turn"][0]
        dice = {thing["id"] for place in trade["scene"]["places"] for thing in place["things"]}
        assert trade["id"] == "trade" and trade["eyes"] == 1 and set(trade["lit"]) <= dice
        known = {game["id"]: game["howto"] for game in (await ada.http("GET", "/api/games")).json()}
        for game, has_page in known.items():
            assert (await ada.http("GET", f"/api/games/{game}/howto")).status_code == (200 if has_page else 404)

    evening(run())


class HalfGerman(TicTacToe):
    """The same squares, in a folder whose German lacks a word, or none."""

    @property
    def folder(self) -> Path:
        return self._folder

    def __init__(self, folder: Path, german: str) -> None:
        self._folder = folder
        (folder / "words.en.ftl").write_text("about = Squares.\nevent-placed = A mark.\n    .sound = clonk\n", "utf-8")
        (folder / "words.de.ftl").write_text(german, "utf-8")


@pytest.mark.parametrize(
    ("german", "languages"),
    [
        ("about = Felder.\nevent-placed = Ein Zeichen.\n    .sound = clonk\n", ("en", "de")),
        ("about = Felder.\nevent-placed = Ein Zeichen.\n", ("en",)),
        ("about = Felder.\n", ("en",)),
    ],
)
def test_a_language_counts_once_no_word_is_missing(tmp_path: Path, german: str, languages: tuple[str, ...]) -> None:
    game = HalfGerman(tmp_path, german)
    assert languages_of(game) == languages and abouts_of(game)["de"] == "Felder."


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_the_list_of_games_is_told_in_every_language(game: AnyGame) -> None:
    shells = {file.name.split(".")[1] for file in SHELL.glob("shell.*.ftl")}
    assert shells == {"de", "en"} and shells <= set(abouts_of(game))


@pytest.mark.parametrize("folder", WORD_FOLDERS)
def test_german_tables_say_everything_that_english_ones_say(folder: str) -> None:
    english, german = (
        list(last_words((files(folder) / f"words.{language}.ftl").read_text("utf-8"))) for language in ("en", "de")
    )
    assert german == english


def last_words(text: str) -> dict[str, str]:
    """The first line of each message; of several with one name the last."""
    return dict(re.findall(r"^([a-z][\w-]*) = (.*)$", text, re.MULTILINE))
