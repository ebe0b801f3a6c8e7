import { beforeEach, expect, test } from "vitest";
import { OwnPace, secondsOf } from "../src/games/gnome_me/pace";
import { habitsOf, noteHabit } from "../src/habits";
import { Setting } from "../src/home/setting.svelte";
import type { GameInfo } from "../src/wire";

const SECONDS = [3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20];
const game = {
  id: "gnome_me", min_seats: 2, max_seats: 4, timed: true, bots: ["yours"], signs: [], presets: [{ id: "garden", seats: 2, options: {} }, { id: "own", seats: 2, options: { your_seconds: 5 } }],
  options: [{ name: "your_seconds", values: SECONDS, default: 16, seats: [], when: [] }, { name: "mode", values: ["basic"], default: "basic", seats: [], when: [] }],
} as unknown as GameInfo;

beforeEach(() => localStorage.clear());

test("nothing is known of whoever has not played", () => {
  expect(habitsOf(game)).toEqual({});
  expect(new Setting(game, "Ada").chosen).toEqual({});
});

test("a new table is set to the middle of one's last rounds, as near as the option goes", () => {
  for (const seconds of [99, 19, 9.4, 8.8, 30, 9.2, 7]) noteHabit("gnome_me", "your_seconds", seconds);
  expect(habitsOf(game)).toEqual({ your_seconds: 10 });
  const setting = new Setting(game, "Ada");
  expect(setting.chosen).toEqual({ your_seconds: 10 });
  setting.begin(game.presets[1]!);
  expect(setting.chosen, "what a preset says counts more").toEqual({ your_seconds: 5 });
});

test.each(["[]", "nonsense", "null", '{"gnome_me.your_seconds": "fast", "gnome_me.mode": [3]}', '{"gnome_me.your_seconds": []}'])("whatever else lies in the store is no habit: %s", (stored) => {
  localStorage.setItem("habits", stored);
  expect(habitsOf(game)).toEqual({});
});

test("one's own time is the Stop!, or what it would have come to", () => {
  expect(secondsOf(9_000, true, 4)).toBe(9);
  expect(secondsOf(9_000, false, 3)).toBe(12);
  expect(secondsOf(9_000, false, 1), "too early to say").toBeNull();
  expect(secondsOf(19_000, false, 2), "as slow as can be").toBe(20);
  expect(secondsOf(-5, true, 4)).toBeNull();
});

test("each round is noted once, and none from before one came", () => {
  const stop = (n: number, seat: number, at: number) => ({ n, told: { kind: "stop", data: { seat, at } } }) as never;
  const pace = new OwnPace(1);
  pace.follow([stop(1, 0, 5_000)], 0, 0, 4);
  expect(habitsOf(game)).toEqual({});
  pace.follow([stop(1, 0, 5_000), stop(2, 0, 30_000)], 0, 22_000, 4);
  pace.follow([stop(1, 0, 5_000), stop(2, 0, 30_000)], 0, 0, 4);
  pace.follow([stop(3, 1, 99_000)], null, 90_000, 4);
  expect(JSON.parse(localStorage.getItem("habits")!)).toEqual({ "gnome_me.your_seconds": [8] });
});
