"""Gnomes in plain characters: every difference of the cards can be seen."""

from itertools import product

from gnomestead.games.gnome_me.content import PARTS, PORTRAITS
from gnomestead.games.gnome_me.drawing import HEIGHTS, SILHOUETTE, WIDTH, draw_gnome, on_edge, rows_of

from .table import GAME, SHOW, Table

BY_SLOT = [[part.id for part in PARTS[4 * slot : 4 * slot + 4]] for slot in range(4)]


def test_all_gnomes_are_drawn_differently_and_in_one_size() -> None:
    drawings = {draw_gnome(parts) for parts in product(*BY_SLOT)}
    assert len(drawings) == 256
    assert {len(rows) for rows in drawings} == {sum(HEIGHTS)} == {len(SILHOUETTE)}
    assert {len(row) for rows in drawings for row in rows} == {WIDTH}


def test_marks_are_drawn_and_bait_looks_similar_but_not_the_same() -> None:
    for portrait in PORTRAITS:
        bare = draw_gnome(portrait.parts)
        if portrait.mark != "none":
            assert draw_gnome(portrait.parts, portrait.mark, portrait.mark_spot) != bare
    assert len({draw_gnome(PORTRAITS[0].parts, mark, "brim") for mark in ("flower", "bluebell", "cookie")}) == 3


def test_upside_down_is_the_same_gnome_on_its_head() -> None:
    upright, turned = (draw_gnome(PORTRAITS[0].parts, upside_down=on) for on in (False, True))
    assert upright != turned and len(upright) == len(turned)
    assert "".join(turned).count("=") == "".join(upright).count("=")


def test_a_stuck_device_shows_a_narrower_gnome() -> None:
    rows = draw_gnome(PORTRAITS[0].parts)
    assert on_edge(rows, 180) == rows
    widths = [max(len(row.strip()) for row in on_edge(rows, angle)) for angle in (0, 45, 90)]
    assert widths == sorted(widths, reverse=True) and widths[-1] <= 1
    assert rows_of(0, "") == rows_of(0, "unknown")


def test_the_device_widget_draws_the_portrait_only_while_it_is_seen() -> None:
    table = Table(2, misfires="off").released().load("3144")
    assert GAME.scene(table.view(0)).widgets[0].data["drawing"] == SILHOUETTE
    table.tick(SHOW)
    shown = GAME.scene(table.view(0)).widgets[0].data
    portrait = PORTRAITS[table.state.device.target]
    assert shown["drawing"] == draw_gnome(portrait.parts, portrait.mark, portrait.mark_spot)
    assert (shown["exposure"], shown["direction"], shown["variants"]) == (700, "clockwise", ())
    assert GAME.scene(table.until("assemble").view(0)).widgets[0].data["drawing"] == SILHOUETTE
