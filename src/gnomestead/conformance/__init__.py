"""The conformance kit: games of random players and bots that hold a game to the kernel's contract.

For the author of a game one test is enough:

    from gnomestead.conformance import conforms

    def test_my_game_conforms() -> None:
        conforms(MyGame(), games=30)

It plays whole games over all seat counts and option values, by random players, by the game's own
bots and by bots that err, and fails with one line for each property that broke: its name, the
set-up, the seed and the move. The game up to there lies beside it as a record,
`broken-<game>-<property>.gnome`, ready for `gnomestead replay`. `check` returns a report, which also
tells what the run has reached of the game (`report.reach`), and what it never came to.
"""

from gnomestead.conformance.report import Break, Report
from gnomestead.conformance.run import PROPERTIES, check, conforms

__all__ = ["PROPERTIES", "Break", "Report", "check", "conforms"]
