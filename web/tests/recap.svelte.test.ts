import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { freeEdge } from "../src/table/edge";
import { belongings, Concern, Recap } from "../src/table/recap.svelte";
import type { Entry, Table } from "../src/table/table.svelte";
import type { Scene, Told } from "../src/wire";
import { Lexicon } from "../src/words/lexicon";

const WORDS = new Lexicon(
  [
    `event-hurt = { NAME($unit) } is hurt.
event-asked = { YOU($target) ->
    [yes] { SEAT($seat) } asks you.
   *[no] { SEAT($seat) } asks somebody.
  }
event-named = { SEAT($seat) } waves.
event-turn = { YOU($seat) ->
    [yes] Your turn.
   *[no] Their turn.
  }
    .routine = yes
event-fell = { $space } falls.`,
  ],
  "en",
  { seat: 1, names: ["Ada", "Bo"] },
);
const name = { key: "n", args: {} };
const scene = (space: string): Scene => ({
  places: [
    { id: "board", kind: "board", name, things: [{ id: "owl", kind: "piece", name, owner: 1, space }, { id: "newt", kind: "piece", name, owner: 0, space: "c3" }] },
    { id: "hand", kind: "hand", name, seat: 1, things: [{ id: "card", kind: "card", name, holds: [{ id: "die", kind: "die", name }] }] },
  ],
});
const told = (kind: string, data: Told["data"]): Told => ({ kind, data });
const about = (event: Told) => new Concern(WORDS, 1).isAbout(event, new Set(["owl", "a1"]));

test("one's own are things, what they hold, and the ground under pieces", () => {
  expect(new Set(belongings(scene("a1"), 1))).toEqual(new Set(["owl", "a1", "card", "die"]));
});

test("an event is about a seat that its words or its things name", () => {
  expect(about(told("hurt", { unit: "owl" }))).toBe(true);
  expect(about(told("hurt", { unit: "newt" }))).toBe(false);
  expect(about(told("asked", { seat: 0, target: 1 }))).toBe(true);
  expect(about(told("asked", { seat: 0, target: 0 }))).toBe(false);
  expect(about(told("named", { seat: 1 }))).toBe(true);
  expect(about(told("fell", { space: "a1" }))).toBe(true);
  expect(about({ ...told("fell", { space: "b1" }), known: true })).toBe(true);
});

test("routine of every turn is not told again", () => {
  expect(about(told("turn", { seat: 1 }))).toBe(false);
});

class FakeTable {
  seat = 1;
  isTold = true;
  acted = $state<number | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  scene = $state.raw<Scene | null>(scene("a1"));
  info = { awaited: [1] };
  draft = { choices: [{}] };
  shown = 0;
  show(): void {
    this.shown += 1;
  }
  hear(...events: readonly Told[]): void {
    this.log = [...this.log, ...events.map((each, i) => ({ n: this.log.length + i + 1, told: each }))];
  }
}

function withRecap(play: (table: FakeTable, recap: Recap, kinds: () => readonly string[]) => void): void {
  const stop = $effect.root(() => {
    const table = new FakeTable();
    const recap = new Recap(table as unknown as Table, () => WORDS, () => table.isTold);
    flushSync();
    play(table, recap, () => recap.lines.map(({ told: { kind } }) => kind));
  });
  stop();
}

const HURT = told("hurt", { unit: "owl" });
const ASKED = told("asked", { seat: 0, target: 1 });

test("what came after one's own move is told until it is read, and again on demand", () => {
  withRecap((table, recap, kinds) => {
    table.hear(HURT);
    table.acted = 1;
    table.hear(told("hurt", { unit: "newt" }), ASKED);
    expect(kinds()).toEqual(["asked"]);
    recap.close();
    expect(kinds()).toEqual([]);
    recap.toggle();
    expect(kinds()).toEqual(["asked"]);
    recap.toggle();
    expect(kinds()).toEqual([]);
  });
});

test("the last five lines are told, and the last recap is kept after a move", () => {
  withRecap((table, recap, kinds) => {
    table.acted = 0;
    table.hear(...Array.from({ length: 7 }, () => HURT), ASKED);
    flushSync();
    expect(kinds()).toEqual(["hurt", "hurt", "hurt", "hurt", "asked"]);
    table.acted = 8;
    flushSync();
    expect(kinds()).toEqual([]);
    recap.toggle();
    expect(kinds()).toHaveLength(5);
  });
});

test("what one has lost since is told, too", () => {
  withRecap((table, _, kinds) => {
    table.acted = 0;
    flushSync();
    table.scene = { places: [] };
    flushSync();
    table.hear(HURT, told("fell", { space: "a1" }));
    expect(kinds()).toEqual(["hurt", "fell"]);
  });
});

test("on a page that has just come, it begins with one's own last deed", () => {
  withRecap((table, _, kinds) => {
    table.hear(HURT, told("named", { seat: 1 }), ASKED);
    expect(kinds()).toEqual(["asked"]);
  });
});

test("in a race nothing is told again", () => {
  withRecap((table, _, kinds) => {
    table.isTold = false;
    table.acted = 0;
    table.hear(HURT);
    expect(kinds()).toEqual([]);
  });
});

test("a panel lies at an edge where nothing is lit, or nowhere", () => {
  const board = { top: 100, bottom: 500 };
  expect(freeEdge(80, board, [])).toBe("top");
  expect(freeEdge(80, board, [{ top: 170, bottom: 200 }])).toBe("bottom");
  expect(freeEdge(80, board, [{ top: 180, bottom: 420 }])).toBe("top");
  expect(freeEdge(80, board, [{ top: 110, bottom: 490 }])).toBeNull();
  expect(freeEdge(250, board, [])).toBeNull();
});
