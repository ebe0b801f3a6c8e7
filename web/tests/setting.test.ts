import { expect, test, vi } from "vitest";
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

test("options of a seat are as whoever sits there has set this device, if the game has them", async () => {
  const options = ["low_vision_0", "low_vision_1", "reduced_motion_0"].map((name) => ({ name, values: [false, true], default: false, help: "" }));
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => (sent.push(JSON.parse(body)), Promise.resolve(new Response(JSON.stringify({ id: "t" })))));
  const session = { enter: () => Promise.resolve(), connection: { ask: () => Promise.resolve() } } as never;
  document.documentElement.dataset.sight = "bold";
  await new Setting(game({ options: options as never, presets: [] }), "Ada").open(session, "Ada");
  document.documentElement.dataset.sight = "usual";
  vi.unstubAllGlobals();
  expect(sent).toMatchObject([{ options: { low_vision_0: true } }]);
  expect(Object.keys((sent[0] as { options: object }).options)).toEqual(["low_vision_0"]);
});
