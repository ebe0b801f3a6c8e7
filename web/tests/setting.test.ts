import { afterEach, expect, test, vi } from "vitest";
import { Setting } from "../src/home/setting.svelte";
import { change } from "../src/settings.svelte";
import type { GameInfo } from "../src/wire";

const game = (more: Partial<GameInfo> = {}) =>
  ({ id: "g", min_seats: 2, max_seats: 4, timed: false, bots: [], options: [], signs: [], presets: [{ id: "villain", seats: 3, seat: 2, options: { level: 2 } }], ...more }) as unknown as GameInfo;

test("a preset says who sits where, and how", () => {
  const setting = new Setting(game(), "Ada");
  expect(setting.sitters).toEqual(["bot", "bot", "here"]);
  expect(setting.chosen).toEqual({ level: 2 });
  expect(setting.isFull).toBe(true);
});

test("the bots are the preset's, or the game's best, until another is chosen", () => {
  const setting = new Setting(game({ bots: ["general", "random"] }), "Ada");
  expect(setting.botAt(0)).toBe("general");
  setting.bots[0] = "random";
  expect([setting.botAt(0), setting.botAt(1)]).toEqual(["random", "general"]);
  setting.begin({ id: "practice", seats: 2, bot: "mossback", options: {} } as never);
  expect(setting.botAt(1)).toBe("mossback");
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
  const options = ["low_vision_0", "low_vision_1", "reduced_motion_0"].map((name) => ({ name, values: [false, true], default: false, seats: [], when: [] }));
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

test("a new table plays at the reader's own pace, unless another is chosen", async () => {
  const sent: { pace?: string }[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => (sent.push(JSON.parse(body)), Promise.resolve(new Response(JSON.stringify({ id: "t" })))));
  const session = { enter: () => Promise.resolve(), connection: { ask: () => Promise.resolve() } } as never;
  change({ pace: "slow" });
  const setting = new Setting(game(), "Ada");
  await setting.open(session, "Ada");
  setting.pace = "fast";
  await setting.open(session, "Ada");
  change({ pace: "normal" });
  vi.unstubAllGlobals();
  expect(sent.map(({ pace }) => pace)).toEqual(["slow", "fast"]);
});

const boards = [
  { id: "plain", options: { shape: "default" } },
  { id: "star", options: { shape: "preset", board: "star" } },
  { id: "wild", options: { shape: "wild", number: 7 }, again: "number" },
];
const shapes = game({
  presets: [],
  options: [
    { name: "shape", values: ["default", "preset", "wild"], default: "default", seats: [], when: [], most: 0, is_seat: false },
    { name: "board", values: ["none", "star"], default: "none", seats: [], when: [], most: 0, is_seat: false },
    { name: "number", values: ["surprise"], default: "surprise", seats: [], when: [], most: 99, is_seat: false },
    { name: "mood", values: ["calm", "wild"], default: "calm", seats: [], when: [], most: 0, is_seat: false },
    { name: "first", values: ["random", 1, 2], default: "random", seats: [], when: [], most: 0, is_seat: true },
  ],
} as unknown as Partial<GameInfo>);

afterEach(() => vi.unstubAllGlobals());

function answer(prospect: object) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify({ roles: [], legal: {}, samples: boards, problem: "", ...prospect }));
  });
  return asked;
}

test("a picture stands for its options, and they are not asked for again", async () => {
  const asked = answer({});
  const setting = new Setting(shapes, "Ada");
  await setting.foresee();
  expect(asked).toEqual(["/api/games/g/prospect?seats=2"]);
  expect(setting.sample?.id).toBe("plain");
  expect(setting.options.map(({ name }) => name)).toEqual(["mood"]);
  setting.chosen.mood = "wild";
  setting.take(setting.samples[1]!);
  expect(setting.chosen).toEqual({ mood: "wild", shape: "preset", board: "star" });
  setting.another(setting.samples[2]!);
  expect(setting.chosen).toMatchObject({ mood: "wild", shape: "wild" });
  expect(setting.chosen.number).toBeGreaterThan(0);
  setting.another(setting.samples[2]!, 4000);
  expect(setting.chosen.number).toBe(99);
});

test("what does not go together any more is let go", async () => {
  answer({ problem: "no board for 3", legal: { shape: ["default", "wild"], board: ["none"], mood: [], first: [] } });
  const setting = new Setting(shapes, "Ada");
  setting.chosen = { mood: "wild", shape: "preset", board: "star" };
  await setting.foresee();
  expect(setting.chosen).toEqual({ mood: "wild", board: "star" });
});

test("options without effect at this table are kept but not sent", async () => {
  const asked = answer({});
  const pacts = { name: "pacts", values: ["off", "on"], default: "off", seats: [3], when: [], most: 0, is_seat: false };
  const setting = new Setting(game({ presets: [], options: [pacts] } as never), "Ada");
  setting.resize(3);
  setting.chosen.pacts = "on";
  await setting.foresee();
  setting.resize(2);
  await setting.foresee();
  expect(asked).toEqual(["/api/games/g/prospect?seats=3&pacts=on", "/api/games/g/prospect?seats=2"]);
  expect(setting.chosen).toEqual({ pacts: "on" });
});

test("an option may name a seat, and is taken back the same way", async () => {
  answer({ legal: { first: ["random", 1] } });
  const setting = new Setting(shapes, "Ada");
  await setting.foresee();
  const [first] = setting.honours(0);
  expect(setting.honours(1)).toEqual([]);
  setting.honour(first!, 0);
  expect(setting.chosen.first).toBe(1);
  setting.honour(first!, 0);
  expect(setting.chosen.first).toBe("random");
});
