import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notes, type Drawer } from "../src/table/notes.svelte";
import type { NotesChange } from "../src/wire";

/** A drawer that keeps what it is sent, or is stuck. */
class FakeDrawer implements Drawer {
  kept = { text: "the hat is Ben's", marks: { "ben:hat": "yes" } as Record<string, string> };
  readonly sent: NotesChange[] = [];
  isStuck = false;

  notes = async () => structuredClone(this.kept);
  writeNotes = async (_table: string, _seat: number, change: NotesChange) => {
    if (this.isStuck) throw new Error("offline");
    this.sent.push(structuredClone(change));
    return this.kept;
  };
}

let drawer: FakeDrawer;

beforeEach(() => {
  vi.useFakeTimers();
  drawer = new FakeDrawer();
});
afterEach(() => vi.useRealTimers());

test("they are read when somebody first looks", async () => {
  const notes = new Notes("t", 0, drawer);
  expect(notes.mark("ben:hat")).toBe("");
  await vi.advanceTimersByTimeAsync(0);
  expect([notes.text, notes.mark("ben:hat"), notes.mark("ben:pond")]).toEqual(["the hat is Ben's", "yes", ""]);
});

test("quick changes go together, and only what changed", async () => {
  const notes = new Notes("t", 0, drawer);
  await notes.read();
  notes.setMark("ben:hat", "");
  notes.setMark("ben:pond", "no");
  notes.setMark("ben:pond", "yes");
  expect(notes.isKept).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(drawer.sent).toEqual([{ marks: { "ben:hat": "", "ben:pond": "yes" } }]);
  expect(notes.isKept).toBe(true);
});

test("what cannot be sent is sent later, and newer words win", async () => {
  const notes = new Notes("t", 0, drawer);
  await notes.read();
  drawer.isStuck = true;
  notes.text = "old";
  notes.setMark("a", "1");
  await vi.advanceTimersByTimeAsync(1000);
  notes.text = "new";
  drawer.isStuck = false;
  await vi.advanceTimersByTimeAsync(6000);
  expect(drawer.sent).toEqual([{ text: "new", marks: { a: "1" } }]);
});

test("reading again does not undo what is being written", async () => {
  const notes = new Notes("t", 0, drawer);
  await notes.read();
  notes.text = "mine";
  notes.setMark("a", "1");
  drawer.kept = { text: "from the phone", marks: { b: "2" } };
  await notes.read();
  expect([notes.text, notes.mark("a"), notes.mark("b"), notes.mark("ben:hat")]).toEqual(["mine", "1", "2", ""]);
});

test("a spectator has none", async () => {
  const notes = new Notes("t", null, drawer);
  notes.text = "psst";
  await vi.advanceTimersByTimeAsync(1000);
  expect(drawer.sent).toEqual([]);
});
