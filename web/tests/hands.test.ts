/** A small window beside a thing, while the table goes on. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/net/connection.svelte";
import { Hands } from "../src/scene/hands.svelte";
import { Table } from "../src/table/table.svelte";
import type { Asked, Choice, Scene } from "../src/wire";
import { Lexicon } from "../src/words/lexicon";
import { FakeLine } from "./line";

const name = { key: "thing", args: {} };
const scene: Scene = { places: [{ id: "row", kind: "row", name, things: [{ id: "card", kind: "card", name }] }] };
const choice = (word: string): Choice => ({ word, label: name, things: ["card"], rule: "", ends: true, detail: null, leads_to: [], harm: null, warning: null, writes: 0 });
const asked = (...words: string[]): Asked => ({ prompt: name, choices: words.map(choice), may_undo: false });

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => vi.unstubAllGlobals());

/** Somebody reads about the card, with these options; then others are asked. */
async function reading(before: readonly string[], after: readonly string[], anchor: Element): Promise<Hands> {
  const line = new FakeLine();
  const table = new Table(new Connection(() => line), "t", 0);
  line.onopen!();
  line.say({ type: "Snapshot", table: "t", seat: 0, step: 1, n: 0, clock: {}, scene, info: { chairs: [] } as never, asked: asked(...before) });
  await table.arrived;
  const hands = new Hands(table, () => new Lexicon(["thing = thing"], "en"));
  hands.explain("card", anchor);
  line.say({ type: "Update", table: "t", seat: 0, step: 2, n: 0, asked: asked(...after) });
  await table.settled();
  return hands;
}

test("what is read stays open while others move, as long as it is true and its thing is there", async () => {
  const anchor = document.body.appendChild(document.createElement("i"));
  const hands = await reading(["play", "keep"], ["play", "keep"], anchor);
  hands.reconsider();
  expect(hands.popup?.thing).toBe("card");
  anchor.remove();
  hands.reconsider();
  expect(hands.popup).toBeNull();
});

test("what can no longer be done is not offered, and a glance is over", async () => {
  const anchor = document.body.appendChild(document.createElement("i"));
  const hands = await reading(["play", "keep"], ["play"], anchor);
  hands.reconsider();
  expect(hands.popup).toBeNull();
  hands.peek("card", anchor);
  hands.reconsider();
  expect(hands.popup).toBeNull();
  anchor.remove();
});
