"""The terms of one table: its options as the numbers that the rules reckon with."""

from __future__ import annotations

from typing import Final

from gnomestead.games.gnome_me.content import AUDIO_MS, CLOCKS, EXPOSURES, MODES, ROLL_MS
from gnomestead.kernel.game import Setup

NONE: Final = -1
"""No card, no seat, no slot, no moment."""
ALL_SLOTS: Final = 0b1111


class Terms:
    """What a table agreed on. Shared by all copies of a position, never changed."""

    def __init__(self, setup: Setup) -> None:
        options = setup.options
        on = {name for name, value in options.items() if value is True}
        seats = range(setup.seats)
        self.mode_id = str(options["mode"])
        self.mode = MODES[self.mode_id]
        self.cooperative = self.mode_id == "cooperative"
        self.all_in = self.mode_id == "all_in"
        self.pace = str(options["pace"])
        self.live = self.pace == "live"
        self.hurries = self.live and (self.cooperative or "no_hurry" not in on)
        self.relay = self.pace == "relay"
        self.beats = self.pace == "beats"
        self.upside_down = "upside_down" in on
        self.twins = "twins" in on
        self.calls = "flower_rain_cloud" in on
        self.full_deck = options["goal"] == "full_deck" and not self.cooperative
        self.exposure = _exposure(setup)
        self.misfires = str(options["misfires"]) if self.live else "off"
        self.auto_release = options["operator"] == "auto" or not self.live
        self.first_operator = int(options["first_operator"])
        self.arming = "gnome_complete" if self.all_in else "free" if self.cooperative else str(options["stop_arming"])
        self.hold = 0 if self.all_in else int(options["hold_min_ms"])
        self.window = int(options["tie_window_ms"]) if self.live or self.relay else 0
        self.cap = int(options["round_cap_s"]) * 1000
        self.zero_wins = "zero_wins" in on
        self.gnome_off = options["final_tie"] == "gnome_off"
        self.lone_perfect = options["lone_round"] == "perfect"
        self.open_tables = "open_tables" in on
        self.random_deal = options["coop_deal"] == "random"
        self.coop_clock = int(options["coop_clock_s"]) * 1000
        self.callouts = "callouts" in on and self.cooperative and self.live
        self.hush = "relay_hush" in on
        self.scenery = "decoy_marks" in on
        self.audio = "audio_portrait" in on
        self.looks = tuple(_tenths(options[f"look_factor_{seat}"]) if "assists" in on else 10 for seat in seats)
        self.easy_release = tuple(f"easy_release_{seat}" in on for seat in seats)
        self.auto_ready = tuple(f"auto_ready_{seat}" in on for seat in seats)
        self.flat = tuple(f"reduced_motion_{seat}" in on for seat in seats)
        self.low_vision = tuple(f"low_vision_{seat}" in on for seat in seats)
        self.odd_looks = any(self.flat) or any(look != 10 for look in self.looks)
        self.show_after = ROLL_MS + self.exposure * 2 // 5
        self.open_after_show = self._open_after_show()
        self.reveal_min = CLOCKS.reveal_min_ms if self.live else 0

    def _open_after_show(self) -> int:
        """GM-DEV-03, GM-ACC-04: from T_SHOW to T_OPEN."""
        turned = self.exposure + self.exposure * 3 // 5
        return max(turned, AUDIO_MS) if self.audio else turned

    @property
    def need_cards(self) -> int:
        """How many cards a round takes from the deck (GM-END-04)."""
        return 2 if self.twins else 1

    def record_key(self, seats: int) -> str:
        """GM-COO-10: teams compare themselves with teams that played the same game."""
        variants = [name for name, on in self.variants().items() if on]
        assists = [f"look{look}" for look in self.looks if look != 10]
        parts = [f"{seats}p", str(self.exposure), *variants, str(self.coop_clock // 1000), self.pace, *sorted(assists)]
        return "-".join(parts)

    def variants(self) -> dict[str, bool]:
        """The three variants, and whether they are played."""
        return {"upside_down": self.upside_down, "twins": self.twins, "flower_rain_cloud": self.calls}


def _exposure(setup: Setup) -> int:
    chosen = str(setup.options["exposure"])
    return int(setup.options["exposure_ms"]) if chosen == "custom" else EXPOSURES[chosen]


def _tenths(factor: object) -> int:
    return round(float(str(factor)) * 10)
