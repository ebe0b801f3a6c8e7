"""GM-TIM-15 at a real table: the clocks stop only where nobody races."""

from gnomestead.kernel import CLOCK
from gnomestead.table.acts import ClockRule, Pause, Play, Resume, Sit, Start, TableSpec
from gnomestead.table.judging import Refused, judge, judge_own
from gnomestead.table.table import Table
from gnomestead.testing import rule

from .table import GAME


class Evening:
    """Ada and Bo at a table whose clock we drive."""

    def __init__(self, **options: object) -> None:
        chosen = {"operator": "auto", "misfires": "off", "auto_ready_0": True, "auto_ready_1": True, **options}
        self.table = Table(GAME, TableSpec(GAME.id, 1, 2, chosen, "ada", ClockRule()), bytes(32))
        self.at = 0
        for person, request in (("ada", Sit(0, "Ada")), ("bo", Sit(1, "Bo")), ("ada", Start())):
            self.ask(person, request)

    @property
    def stage(self) -> str:
        return str(self.table.running.state.stage)

    def ask(self, person: str, request: Sit | Start | Play | Pause | Resume) -> None:
        self.table.apply(judge(self.table, person, request, self.at))

    def until(self, stage: str) -> "Evening":
        """Let time pass up to this stage of a round."""
        while self.stage != stage:
            due = self.table.due()
            assert due is not None
            self.at = max(self.at, due)
            self.table.apply(judge_own(self.table, CLOCK, "tick", self.at))
        return self

    def pauses(self) -> bool:
        """Whether Bo may stop the clocks now; they run on afterwards."""
        try:
            self.ask("bo", Pause())
        except Refused as refusal:
            return str(refusal) != "refuse-no-pause"
        self.ask("ada", Resume())
        return True


@rule("GM-TIM-15")
def test_a_race_pauses_only_between_its_rounds() -> None:
    evening = Evening()
    found = {stage: evening.until(stage).pauses() for stage in ("colours", "load", "spin", "assemble", "reveal")}
    assert found == {"colours": False, "load": True, "spin": False, "assemble": False, "reveal": True}


@rule("GM-TIM-15")
def test_everybody_may_pause_before_the_marble_rolls() -> None:
    assert Evening(auto_ready_1=False).until("ready").pauses()


@rule("GM-TIM-15")
def test_a_teams_clock_never_pauses() -> None:
    team = Evening(mode="cooperative")
    assert team.until("load").pauses(), "it does not run yet"
    assert not team.until("assemble").pauses() and not team.until("reveal").pauses()


@rule("GM-TIM-15")
def test_without_a_clock_the_table_pauses_at_any_time() -> None:
    assert Evening(pace="beats").pauses()
