import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/net/connection.svelte";
import type { GameInfo, Snapshot } from "../src/wire";
import { FakeLine } from "./line";

const GAME = {
  id: "g",
  lessons: [
    { id: "roll", prompt: "prompt-roll" },
    { id: "goal", prompt: "prompt-soon prompt-later" },
    { id: "fall", event: "fell" },
    { id: "cast", word: "cast" },
  ],
} as unknown as GameInfo;
const choice = (word: string) => ({ word, label: { key: "x", args: {} }, things: [], rule: "", ends: true, detail: null, leads_to: [], harm: null, warning: null, writes: 0 });

let line: FakeLine;

async function lessonsAt(prompt: string, word: string, more: Partial<Snapshot> = {}) {
  const { Table } = await import("../src/table/table.svelte");
  const { Lessons } = await import("../src/table/lessons.svelte");
  const table = new Table(new Connection(() => (line = new FakeLine())), "t", 0);
  line.onopen!();
  const asked = { prompt: { key: prompt, args: {} }, choices: [choice(word)], may_undo: false };
  line.say({
    type: "Snapshot", table: "t", seat: 0, step: 1, n: 1, clock: {}, log: [{ kind: "fell", data: {} }],
    info: { chairs: [], awaited: [0] } as never, asked, ...more,
  });
  await vi.waitFor(() => expect(table.info).not.toBeNull());
  flushSync();
  return { table, lessons: new Lessons(table, () => GAME) };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

test("a lesson comes when its prompt does, once", async () => {
  const { lessons } = await lessonsAt("prompt-roll", "stop");
  expect(lessons.due?.id).toBe("roll");
  lessons.had(lessons.due!);
  expect(lessons.due).toBeNull();
  expect((await lessonsAt("prompt-roll", "stop")).lessons.due).toBeNull();
});

test("a lesson may come with the first of several prompts", async () => {
  const { lessons } = await lessonsAt("prompt-later", "stop");
  expect(lessons.due?.id).toBe("goal");
});

test("an event counts only if it is news", async () => {
  const { table, lessons } = await lessonsAt("prompt-other", "stop");
  expect(lessons.due).toBeNull();
  line.say({ type: "Update", table: "t", seat: 0, step: 2, n: 2, events: [{ kind: "fell", data: {} }] });
  await vi.waitFor(() => expect(table.log.length).toBe(2));
  expect(lessons.due?.id).toBe("fall");
});

test("a lesson about an event goes when one has answered without it", async () => {
  const { table, lessons } = await lessonsAt("prompt-other", "stop");
  const update = async (step: number, events: readonly string[], word: string) => {
    const asked = { prompt: { key: "prompt-other", args: {} }, choices: [choice(word)], may_undo: false };
    line.say({ type: "Update", table: "t", seat: 0, step, n: step, events: events.map((kind) => ({ kind, data: {} })), asked });
    await vi.waitFor(() => expect(table.asked?.choices[0]?.word).toBe(word));
    return lessons.due?.id;
  };
  expect(lessons.due).toBeNull();
  expect(await update(2, ["fell"], "go")).toBe("fall");
  expect(await update(3, ["went"], "halt")).toBeUndefined();
  expect(await update(4, ["fell"], "go")).toBe("fall");
});

test("an option on offer is a moment, too; a running clock is none", async () => {
  expect((await lessonsAt("prompt-other", "cast frost")).lessons.due?.id).toBe("cast");
  expect((await lessonsAt("prompt-other", "cast frost", { clock: { timers: [{ until: 9 }] } })).lessons.due).toBeNull();
});
