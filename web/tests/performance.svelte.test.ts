/** In which order a move is shown to somebody who looks on. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/net/connection.svelte";
import { Table } from "../src/table/table.svelte";
import type { Snapshot, TableInfo, Update } from "../src/wire";
import { FakeLine } from "./line";

const name = { key: "any", args: {} };
const SNAPSHOT: Snapshot = { type: "Snapshot", table: "t", seat: 0, step: 1, n: 0, clock: {}, info: { chairs: [] } as never, scene: { places: [] } };
const MOVE: Update = {
  type: "Update", table: "t", seat: 0, step: 2, n: 1,
  scene: { places: [{ id: "board", kind: "row", name }] },
  asked: { prompt: name, choices: [], may_undo: false },
  events: [{ kind: "moved", data: {} }],
};

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined })));
afterEach(() => (vi.unstubAllGlobals(), vi.restoreAllMocks()));

function tableOnLine(): [Table, FakeLine] {
  let line!: FakeLine;
  const table = new Table(new Connection(() => (line = new FakeLine())), "t", 0);
  line.onopen!();
  return [table, line];
}

/** What comes to be seen with each change, when a move is heard. */
async function parts(more: Partial<TableInfo>): Promise<string[]> {
  const seen: string[] = [];
  const [table, line] = tableOnLine();
  line.say({ ...SNAPSHOT, info: { chairs: [], ...more } as never });
  await table.arrived;
  const stop = $effect.root(() => {
    $effect(() => void seen.push([table.scene?.places.length && "moved", table.asked && "asked", table.log.length && "told"].filter(Boolean).join(" ")));
  });
  line.say(MOVE);
  await vi.waitFor(() => expect(table.log).toHaveLength(1));
  await table.settled();
  stop();
  table.close();
  return seen.filter(Boolean);
}

test("first what has moved, then what is asked, then what is told", async () => {
  expect(await parts({})).toEqual(["moved", "moved asked", "moved asked told"]);
});

test("in a race the question does not wait", async () => {
  expect(await parts({ race: true })).toEqual(["moved asked", "moved asked told"]);
});

test("without motion all is there at once", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  expect(await parts({})).toEqual(["moved asked told"]);
});

test("how it ended is told when nothing moves any more", async () => {
  const [table, line] = tableOnLine();
  let finish!: (animation: Animation) => void;
  const finished = new Promise<Animation>((resolve) => (finish = resolve));
  const root = document.createElement("div");
  root.getAnimations = () => [{ finished, effect: { getTiming: () => ({ iterations: 1 }) } } as unknown as Animation];
  line.say(SNAPSHOT);
  await table.arrived;
  table.setStage({ root, pane: document.createElement("div"), gesture: () => null, shows: () => 0, lands: () => 0 });
  line.say({ ...MOVE, info: { chairs: [], result: [{ seat: 0, won: true, rank: 1 }] } as never });
  await vi.waitFor(() => expect(table.log).toHaveLength(1));
  await table.settled();
  expect([table.info?.result?.length, table.outcome]).toEqual([1, null]);
  finish({} as Animation);
  await vi.waitFor(() => expect(table.outcome).toHaveLength(1));
  table.close();
});

test("what a question is about may go before the next one comes: no button stands in for it", async () => {
  const [table, line] = tableOnLine();
  const places = [{ id: "board", kind: "row", name } as const];
  const choices = [{ word: "go", ends: true, things: ["board"], leads_to: [], label: name }] as never;
  line.say({ ...SNAPSHOT, scene: { places }, asked: { prompt: name, choices, may_undo: false } });
  await table.arrived;
  const loose: string[][] = [];
  const stop = $effect.root(() => {
    $effect(() => void loose.push(table.loose.map((each) => each.word)));
  });
  line.say({ ...MOVE, scene: { places: [] } });
  await vi.waitFor(() => expect(table.log).toHaveLength(1));
  await table.settled();
  stop();
  table.close();
  expect(loose.flat()).toEqual([]);
});

/** What is done with so many new things on the table: whether it is drawn, or they are looked at, first. */
async function firstStep(newcomers: number): Promise<string> {
  const steps: string[] = [];
  const [root, table, line] = [document.createElement("div"), ...tableOnLine()];
  table.setStage({ root, pane: root, gesture: () => (steps.push("looked at"), null), shows: () => 0, lands: () => 0 });
  vi.spyOn(performance, "now").mockReturnValue(0); // (A slow machine would draw first: rightly, and not what is asked here.)
  const stop = $effect.root(() => {
    $effect(() => void (root.innerHTML = "<i data-thing='new'></i>".repeat(table.scene?.places.length ? newcomers : 0)));
  });
  line.say(SNAPSHOT);
  await table.settled();
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => setTimeout(() => (steps.push("drawn"), callback()), 5));
  line.say(MOVE);
  await table.settled();
  stop();
  table.close();
  return steps[0]!;
}

test("what is new is looked at before it is seen; of a table that is being laid all is seen first", async () => {
  expect(await firstStep(1)).toBe("looked at");
  expect(await firstStep(20)).toBe("drawn");
});

test("what is still being shown is told afterwards, in its order; a press or a new page tells it at once", async () => {
  const [table, line] = tableOnLine();
  line.say(SNAPSHOT);
  await table.arrived;
  vi.useFakeTimers();
  const root = document.createElement("div");
  table.setStage({ root, pane: root, gesture: () => null, shows: ({ kind }) => (kind === "slow" ? 2000 : 0), lands: () => 0 });
  const told = () => table.log.map((entry) => entry.told.kind).join(" ");
  const happens = async (step: number, ...kinds: string[]) => {
    line.say({ ...MOVE, step, n: table.log.length + 10 * step, events: kinds.map((kind) => ({ kind, data: {} })) });
    await vi.advanceTimersByTimeAsync(500);
  };
  await happens(2, "quick", "slow", "after");
  await happens(3, "later");
  expect(told()).toBe("quick");
  await vi.advanceTimersByTimeAsync(2000);
  expect(told()).toBe("quick slow after later");
  await happens(4, "slow");
  table.hurry();
  expect(told()).toBe("quick slow after later slow");
  vi.useRealTimers();
  table.close();
});

/** A table where dice take a second to land, and what is seen of it. */
async function rolling(): Promise<{ table: Table; seen: () => string; roll: () => void }> {
  const [table, line] = tableOnLine();
  line.say(SNAPSHOT);
  await table.arrived;
  const root = document.createElement("div");
  table.setStage({ root, pane: root, gesture: () => null, shows: () => 0, lands: ({ kind }) => (kind === "rolled" ? 1000 : 0) });
  const kinds = (entries: Table["log"]) => entries.map((entry) => entry.told.kind).join(" ");
  const events = ["attacks", "rolled", "hurt"].map((kind) => ({ kind, data: {} }));
  return {
    table,
    seen: () => [`[${kinds(table.landing)}]`, table.scene?.places.length && "moved", table.asked && "asked", kinds(table.log)].filter(Boolean).join(" "),
    roll: () => line.say({ ...MOVE, n: 3, events }),
  };
}

test("dice land before scene, question and log tell what came of them", async () => {
  const { table, seen, roll } = await rolling();
  vi.useFakeTimers();
  roll();
  await vi.advanceTimersByTimeAsync(900);
  expect(seen()).toBe("[attacks rolled]");
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen()).toBe("[] moved asked attacks rolled hurt");
  vi.useRealTimers();
  table.close();
});

test("a press makes dice land at once", async () => {
  const { table, seen, roll } = await rolling();
  vi.useFakeTimers();
  roll();
  await vi.advanceTimersByTimeAsync(100);
  table.hurry();
  await vi.advanceTimersByTimeAsync(500);
  expect(seen()).toBe("[] moved asked attacks rolled hurt");
  vi.useRealTimers();
  table.close();
});
