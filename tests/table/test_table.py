"""A table is a pure state machine over acts: judged, stored, applied; loading is replaying."""

from __future__ import annotations

import msgspec
import pytest

from gnomestead.kernel import AnyGame, Entry, IllegalMove, State, encode
from gnomestead.kernel.registry import find
from gnomestead.table.acts import (
    Act,
    Answer,
    ClockRule,
    Offer,
    Pause,
    Play,
    PlayAgain,
    Request,
    Resume,
    SeatBot,
    Sit,
    Stand,
    Start,
    TableSpec,
    TakeBack,
)
from gnomestead.table.again import all_follow
from gnomestead.table.judging import Refused, credit, judge, judge_late, judge_own
from gnomestead.table.table import Table
from toy import MushroomMarket
from toy.frames import Haul

ADA, BO, EVE = "ada", "bo", "eve"
SECOND = 1_000


class Tables:
    """A table under test, and everything that was written down of it."""

    def __init__(
        self, clock: ClockRule | None = None, game: AnyGame | None = None, opening: tuple[Entry, ...] = ()
    ) -> None:
        self.game = game or find("tic_tac_toe")
        self.spec = TableSpec(self.game.id, 1, 2, {}, ADA, clock or ClockRule(), opening=opening)
        self.table = Table(self.game, self.spec, bytes(32))
        self.acts: list[Act] = []
        self.at = 0

    def ask(self, person: str, request: Request, after: int = SECOND, mark: str = "", lag: int = 0) -> Act:
        self.at += after
        return self.write(judge(self.table, person, request, self.at, lag, mark))

    def write(self, act: Act) -> Act:
        self.acts.append(act)
        self.table.apply(act)
        return act

    def refusal(self, person: str, request: Request) -> str:
        with pytest.raises(Refused) as caught:
            judge(self.table, person, request, self.at)
        return caught.value.refusal.reason.key

    def reloaded(self) -> Table:
        stored = msgspec.json.decode(msgspec.json.encode(self.acts), type=list[Act])
        copy = Table(self.game, self.spec, bytes(32))
        for act in stored:
            copy.apply(act)
        return copy

    def started(self) -> Tables:
        self.ask(ADA, Sit(0, "Ada"))
        self.ask(BO, Sit(1, "Bo"))
        self.ask(ADA, Start())
        return self


def test_a_bot_has_a_name_of_its_own_whoever_loads_the_table() -> None:
    tables = Tables()
    tables.ask(ADA, SeatBot(0))
    tables.ask(ADA, SeatBot(1))
    tables.ask(ADA, Start())
    first, second = names = [chair.name for chair in tables.table.chairs]
    assert first and second and first != second
    assert [chair.name for chair in tables.reloaded().chairs] == names == list(tables.table.running.names)


def test_a_bot_that_keeps_a_seat_warm_keeps_its_name() -> None:
    tables = Tables().started()
    tables.ask(BO, SeatBot(1))
    assert tables.table.chairs[1].name == "Bo"
    assert [event.kind for event in tables.table.log].count("table-kept") == 1


def test_acts_are_the_whole_truth() -> None:
    tables = Tables(ClockRule("bank", 60_000, 500)).started()
    for seat, move in [(0, "b2"), (1, "a1"), (0, "c3")]:
        tables.ask([ADA, BO][seat], Play(seat, move))
    tables.ask(ADA, TakeBack(0))
    tables.ask(BO, Pause())
    again = tables.reloaded()
    assert encode(again.running.state) == encode(tables.table.running.state)
    assert (again.n, again.phase, again.clocks.left) == (tables.table.n, "paused", tables.table.clocks.left)


def test_gathering_seats_bots_and_start() -> None:
    tables = Tables()
    assert tables.refusal(ADA, Start()) == "refuse-seats-empty"
    tables.ask(BO, Sit(1, "Bo"))
    assert tables.refusal(ADA, Sit(1, "Ada")) == "refuse-seat-taken"
    assert tables.refusal(BO, SeatBot(0)) == "refuse-host-only"
    assert tables.refusal(ADA, SeatBot(0, "genius")) == "refuse-no-bot"
    tables.ask(ADA, SeatBot(0))
    tables.ask(ADA, Sit(0, "Ada"))
    assert tables.refusal(BO, Start()) == "refuse-host-only"
    assert tables.refusal(EVE, Stand(1)) == "refuse-not-yours"
    tables.ask(ADA, Stand(1))
    assert tables.table.chairs[1].is_free
    assert tables.refusal(ADA, Stand(1)) == "refuse-seat-free"
    assert tables.refusal(ADA, Sit(7, "Ada")) == "refuse-no-seat"


def test_a_move_is_for_its_own_seat_and_needs_a_running_game() -> None:
    tables = Tables()
    tables.ask(ADA, Sit(0, "Ada"))
    assert tables.refusal(ADA, Play(0, "b2")) == "refuse-not-started"
    tables.ask(BO, Sit(1, "Bo"))
    tables.ask(ADA, Start())
    assert tables.refusal(BO, Play(0, "b2")) == "refuse-not-yours"
    with pytest.raises(IllegalMove, match="TTT-2"):
        judge(tables.table, BO, Play(1, "b2"), tables.at)
    before = encode(tables.table.running.state)
    with pytest.raises(IllegalMove):
        judge(tables.table, ADA, Play(0, "z9"), tables.at)
    assert encode(tables.table.running.state) == before


def test_a_request_sent_twice_is_answered_as_the_first_time() -> None:
    tables = Tables().started()
    act = tables.ask(ADA, Play(0, "b2"), mark="m1")
    assert tables.table.answered(ADA, "m1") == act.n == tables.reloaded().answered(ADA, "m1")
    assert tables.table.answered(BO, "m1") is None
    assert tables.table.answered(ADA, "") is None


def test_a_bot_keeps_a_seat_warm_and_gives_it_back() -> None:
    tables = Tables().started()
    tables.ask(ADA, SeatBot(0))
    assert tables.refusal(ADA, Play(0, "b2")) == "refuse-bot-plays"
    tables.write(judge_own(tables.table, 0, "b2", tables.at))
    tables.ask(ADA, Sit(0, "Ada"))
    with pytest.raises(Refused):
        judge_own(tables.table, 0, "a1", tables.at)
    tables.ask(BO, Stand(1))
    assert tables.table.chairs[1].bot
    assert tables.table.people() == {ADA}


def test_undo_is_free_or_by_consent() -> None:
    tables = Tables().started()
    tables.ask(ADA, Play(0, "b2"))
    tables.ask(BO, Play(1, "a1"))
    assert tables.refusal(ADA, TakeBack(0)) == "refuse-undo"
    tables.ask(ADA, Offer("undo", 0))
    assert tables.refusal(ADA, Answer(True)) == "refuse-answered"
    assert tables.refusal(EVE, Answer(True)) == "refuse-not-seated"
    assert tables.refusal(BO, Offer("end")) == "refuse-offer-open"
    tables.ask(BO, Answer(True))
    assert tables.table.running.state.waiting() == (0,)
    assert tables.refusal(BO, Answer(True)) == "refuse-no-offer"
    assert tables.refusal(BO, Offer("undo", 1)) == "refuse-undo-nothing"


def test_declining_ends_an_offer_and_agreeing_ends_the_table() -> None:
    tables = Tables().started()
    tables.ask(ADA, Offer("end"))
    tables.ask(BO, Answer(False))
    assert tables.table.phase == "playing"
    tables.ask(BO, Offer("end"))
    tables.ask(ADA, Answer(True))
    assert tables.table.phase == "closed"
    assert tables.refusal(ADA, Play(0, "b2")) == "refuse-ended"


def ended() -> Tables:
    tables = Tables().started()
    for seat, move in [(0, "a1"), (1, "b1"), (0, "a2"), (1, "b2"), (0, "a3")]:
        tables.ask([ADA, BO][seat], Play(seat, move))
    assert tables.table.phase == "over"
    return tables


def test_people_play_again_only_after_the_end() -> None:
    assert Tables().started().refusal(ADA, PlayAgain()) == "refuse-not-over"
    tables = ended()
    assert tables.refusal(BO, Play(1, "c1")) == "refuse-over"
    assert tables.refusal(EVE, PlayAgain()) == "refuse-not-seated"
    assert tables.refusal(BO, PlayAgain("harder")) == "refuse-no-way"


def test_the_first_says_how_and_the_others_come_along() -> None:
    tables = ended()
    tables.ask(BO, PlayAgain("swap"))
    table = tables.table
    assert (table.again, table.again_by, all_follow(table)) == ("swap", BO, False)
    assert tables.refusal(BO, PlayAgain()) == "refuse-follows-already"
    tables.ask(ADA, PlayAgain("same"))
    assert (table.again, table.again_by, all_follow(table)) == ("swap", BO, True)


def test_pausing_stops_clocks_and_moves() -> None:
    tables = Tables(ClockRule("bank", 10_000)).started()
    tables.ask(BO, Pause(), after=3_000)
    assert tables.refusal(ADA, Play(0, "b2")) == "refuse-paused"
    assert tables.refusal(EVE, Resume()) == "refuse-not-seated"
    tables.ask(ADA, Resume(), after=3_600_000)
    tables.ask(ADA, Play(0, "b2"), after=1_000)
    assert tables.table.clocks.left == [6_000, 10_000]
    assert tables.refusal(ADA, Resume()) == "refuse-not-paused"
    assert tables.table.running.entries[-1].at == 4_000


@pytest.mark.parametrize(
    ("clock", "left"),
    [
        (ClockRule(), [0, 0]),
        (ClockRule("move", 10_000), [10_000, 10_000]),
        (ClockRule("bank", 10_000, 500), [9_500, 10_000]),
    ],
)
def test_what_a_move_costs(clock: ClockRule, left: list[int]) -> None:
    tables = Tables(clock).started()
    tables.ask(ADA, Play(0, "b2"))
    assert tables.table.clocks.left == left


def test_lag_is_given_back_from_a_quota() -> None:
    tables = Tables(ClockRule("bank", 60_000)).started()
    tables.ask(ADA, Play(0, "b2"), after=2_000, lag=700)
    assert tables.table.clocks.left[0] == 60_000 - 1_300
    tables.ask(BO, Play(1, "a1"))
    tables.ask(ADA, Play(0, "c3"), after=2_000, lag=5_000)
    assert tables.table.clocks.left[0] == 60_000 - 1_300 - 1_600


def test_running_out_calls_a_bot_or_a_vote() -> None:
    tables = Tables(ClockRule("move", 5_000)).started()
    with pytest.raises(Refused):
        judge_late(tables.table, 0, tables.at + 4_999)
    assert tables.table.due() == tables.at + 5_000
    tables.write(judge_late(tables.table, 0, tables.at + 5_000))
    assert tables.table.chairs[0].bot

    tables = Tables(ClockRule("move", 5_000, runs_out="vote")).started()
    assert tables.refusal(BO, Offer("skip", 0)) == "refuse-not-late"
    tables.write(judge_late(tables.table, 0, tables.at + 5_000))
    tables.ask(BO, Offer("skip", 0), after=6_000)
    assert tables.table.running.state.waiting() == (1,)
    assert tables.table.running.entries[-1].move == "a1"


class WhisperedHaul(Haul):
    """As if nobody might know who has still to choose."""

    __slots__ = ()

    def awaited(self, state: State) -> tuple[int, ...]:
        return ()


@pytest.fixture
def whispered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Haul, "awaited", WhisperedHaul.awaited)


@pytest.mark.usefixtures("whispered")
def test_who_is_waited_for_in_secret_has_no_clock_that_shows_it() -> None:
    tables = Tables(ClockRule("bank", 60_000, 500), MushroomMarket()).started()
    left = list(tables.table.clocks.left)
    began = tables.at
    tables.ask(ADA, Play(0, "1"), after=5_000)
    assert (tables.table.clocks.running, tables.table.clocks.left) == ((), left)
    log = len(tables.table.log)
    with pytest.raises(Refused):
        judge_late(tables.table, 1, began + 30_000)
    due = tables.table.due()
    assert due == began + 5_000 + 30_000
    tables.write(judge_late(tables.table, 1, due))
    assert not tables.table.chairs[1].bot and not tables.table.chairs[1].late
    assert "table-late" not in [event.kind for event in tables.table.log[log:]]
    assert tables.table.running.entries[-1].move == "1"


def test_an_interrupt_earns_no_increment() -> None:
    tables = Tables(ClockRule("bank", 60_000, 500), MushroomMarket()).started()
    tables.ask(ADA, Play(0, "1"))
    tables.ask(BO, Play(1, "2"))
    turn = tables.table.running.state.waiting()[0]
    left = tables.table.clocks.left[1 - turn]
    kind = tables.table.running.state.stall[0]
    tables.ask([ADA, BO][1 - turn], Play(1 - turn, f"snatch {kind}"))
    assert tables.table.clocks.left[1 - turn] == left


def test_time_without_a_server_is_given_back() -> None:
    tables = Tables(ClockRule("bank", 60_000)).started()
    tables.write(credit(tables.table, tables.at + 40_000, 40_000))
    tables.ask(ADA, Play(0, "b2"), after=41_000)
    assert tables.table.clocks.left[0] == 59_000 == tables.reloaded().clocks.left[0]


def test_whom_the_host_sent_away_stays_away() -> None:
    tables = Tables()
    tables.ask(BO, Sit(1, "Bo"))
    tables.ask(ADA, Stand(1))
    assert tables.refusal(BO, Sit(1, "Bo")) == "refuse-barred"
    tables.ask(EVE, Sit(1, "Eve"))
    tables.ask(EVE, Stand(1))
    tables.ask(EVE, Sit(1, "Eve"))


def test_a_table_may_go_on_from_a_record() -> None:
    opening = (Entry(0, "b2", 100), Entry(1, "a1", 900))
    tables = Tables(opening=opening).started()
    tables.ask(ADA, Play(0, "c3"))
    entries = tables.table.running.entries
    assert [(entry.move, entry.at) for entry in entries] == [("b2", 100), ("a1", 900), ("c3", 1_900)]
    assert [event.kind for event in tables.table.log].count("marked") == 3


def test_an_offer_needs_those_who_are_still_there() -> None:
    tables = Tables().started()
    tables.ask(ADA, Offer("end"))
    tables.ask(BO, Stand(1))
    assert tables.table.phase == "closed"
    tables = Tables().started()
    assert tables.refusal(ADA, Offer("undo")) == "refuse-which-seat"
