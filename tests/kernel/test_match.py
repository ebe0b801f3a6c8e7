"""A match: undo, its horizon, replay and verification."""

from __future__ import annotations

import msgspec
import pytest

from gnomestead.kernel import BadRecord, Entry, IllegalMove, Match, Record, digest, dumps, loads, verify
from tic_tac_toe import TicTacToe
from toy import MushroomMarket


def market(*moves: str, seats: int = 2) -> Match:
    match = Match.new(MushroomMarket(), seats, seed="undo")
    for move in moves:
        seat, _, words = move.partition(":")
        match.play(int(seat), words)
    return match


def finished() -> Match:
    match = Match.new(TicTacToe(), seed="gnome")
    for ply, cell in enumerate(["b2", "a1", "b1", "a2", "b3"]):
        match.play(ply % 2, cell)
    return match


# Undo --------------------------------------------------------------------------------------------


def test_undo_restores_the_exact_position_and_stays_in_the_record() -> None:
    match = market()
    before = digest(match.state)
    match.play(0, "2")
    assert match.free_undo(0) == 1
    event = match.undo(0)
    assert digest(match.state) == before
    assert event.data == {"seat": 0, "moves": 1} and match.log[-1] is event
    assert [entry.move for entry in match.entries] == ["2", "undo 1"]
    match.play(0, "3")
    again = Match.replay(match.game, loads(dumps(match.record())))
    assert digest(again.state) == digest(match.state)


def test_undo_stops_at_news() -> None:
    match = market("0: 1", "1: 2")  # the second choice opens both and rolls the die
    after = digest(match.state)
    assert match.free_undo(1) is None
    with pytest.raises(IllegalMove, match="refuse-undo"):
        match.undo(1)
    assert digest(match.state) == after and len(match.entries) == 2


def test_undo_stops_at_other_peoples_moves() -> None:
    match = market("0: 1", "1: 2", seats=3)
    assert match.free_undo(0) is None and match.free_undo(1) == 2
    with pytest.raises(IllegalMove, match="refuse-undo"):
        match.undo(0)


def test_with_the_consent_of_the_table_undo_goes_back_further() -> None:
    match = market()
    before = digest(match.state)
    match.play(0, "1")
    match.play(1, "2")
    match.undo(0, to=1, consent=True)
    assert digest(match.state) == before


def test_an_undone_move_cannot_be_undone_again() -> None:
    match = market("0: 1")
    match.undo(0)
    with pytest.raises(IllegalMove, match="refuse-undo-nothing"):
        match.undo(0)


def test_an_illegal_move_is_not_written_down() -> None:
    match = market()
    with pytest.raises(IllegalMove):
        match.play(0, "sell cep")
    assert match.entries == [] and match.state.ply == 0


# Replay ------------------------------------------------------------------------------------------


def test_every_prefix_replays() -> None:
    match = finished()
    digests = [digest(Match.replay(match.game, match.record(), n).state) for n in range(6)]
    assert len(set(digests)) == 6 and digests[-1] == digest(match.state)


def test_an_illegal_entry_is_named() -> None:
    record = msgspec.structs.replace(finished().record(), entries=(Entry(0, "b2"), Entry(1, "b2")))
    with pytest.raises(BadRecord, match="move 2: seat 1 may not play 'b2': b2 is already marked"):
        Match.replay(TicTacToe(), record)


def test_a_running_game_keeps_its_seed() -> None:
    record = finished().record(with_seed=False)
    assert record.seed is None
    with pytest.raises(BadRecord, match="the seed of this tic_tac_toe game is still secret"):
        Match.replay(TicTacToe(), record)


def changed_header(record: Record, **changes: object) -> Record:
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, **changes))


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"rules": 9}, "it was played by version 9 of mushroom_market's rules; this is version 1"),
        ({"seats": 7}, "mushroom_market takes 2 to 4 seats, not 7"),
        ({"options": {"colour": "red"}}, "mushroom_market has no option 'colour'; it has: rounds, limit, snatching"),
    ],
)
def test_a_header_that_does_not_fit_is_named(changes: dict[str, object], problem: str) -> None:
    with pytest.raises(BadRecord) as error:
        Match.replay(MushroomMarket(), changed_header(market().record(), **changes))
    assert str(error.value) == problem


def test_an_option_value_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadRecord, match="option rounds: '9' is not one of 2, 3, 4"):
        Match.replay(MushroomMarket(), changed_header(market().record(), options={"rounds": "9"}))


# Verify ------------------------------------------------------------------------------------------


def test_an_honest_record_verifies() -> None:
    assert verify(TicTacToe(), loads(dumps(finished().record()))).state.over
    assert not verify(MushroomMarket(), market("0: 1", "1: 3").record()).state.over


@pytest.mark.parametrize("change", ["seed", "option"])
def test_another_seed_or_option_breaks_the_commitment(change: str) -> None:
    record = market("0: 1").record()
    if change == "seed":
        forged = msgspec.structs.replace(record, seed=bytes(32))
    else:
        forged = changed_header(record, options={**record.header.options, "rounds": "3"})
    with pytest.raises(BadRecord, match="the seed is not the one that was committed to"):
        verify(MushroomMarket(), forged)


def test_another_move_breaks_the_outcome() -> None:
    record = finished().record()
    forged = msgspec.structs.replace(record, entries=(*record.entries[:-1], Entry(0, "c3")))
    with pytest.raises(BadRecord, match="the record ends '0:won:1:0 1:lost:2:0', replaying it 'unfinished'"):
        verify(TicTacToe(), forged)


def test_another_outcome_is_noticed() -> None:
    forged = msgspec.structs.replace(finished().record(), outcome="0:lost:2:0 1:won:1:0")
    with pytest.raises(BadRecord, match="replaying it '0:won:1:0 1:lost:2:0'"):
        verify(TicTacToe(), forged)
