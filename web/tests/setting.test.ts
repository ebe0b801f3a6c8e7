import { expect, test } from "vitest";
import { Setting } from "../src/home/setting.svelte";
import type { GameInfo } from "../src/wire";

const game = (more: Partial<GameInfo> = {}) =>
  ({ id: "g", min_seats: 2, max_seats: 4, timed: false, options: [], presets: [{ id: "villain", seats: 3, seat: 2, options: { level: 2 } }], ...more }) as unknown as GameInfo;

test("a preset says who sits where, and how", () => {
  const setting = new Setting(game(), "Ada");
  expect(setting.sitters).toEqual(["bot", "bot", "here"]);
  expect(setting.chosen).toEqual({ level: 2 });
  expect(setting.isFull).toBe(true);
});

test("somebody is always here, however few play", () => {
  const setting = new Setting(game(), "Ada");
  setting.resize(2);
  expect(setting.here).toEqual([0]);
  expect(setting.mayBe(0)).toEqual(["here"]);
  expect(setting.mayBe(1)).toEqual(["here", "bot", "friend"]);
});

test("an empty seat keeps the table open; a race is not for one sofa", () => {
  const setting = new Setting(game({ timed: true }), "Ada");
  setting.sitters[0] = "friend";
  expect(setting.isFull).toBe(false);
  expect(setting.mayBe(0)).toEqual(["bot", "friend"]);
});
