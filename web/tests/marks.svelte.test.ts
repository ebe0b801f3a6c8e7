import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { Marks, marked } from "../src/table/marks.svelte";
import { shared } from "../src/table/shared";

let stop: () => void = () => undefined;
afterEach(() => stop());

/** How often each of these is looked at anew. */
function watchers(marks: Marks<true>, ...ids: readonly string[]) {
  const looks = new Map(ids.map((id) => [id, 0]));
  const watch = (id: string) => {
    $effect(() => {
      marks.has(id);
      looks.set(id, looks.get(id)! + 1);
    });
  };
  stop = $effect.root(() => ids.forEach(watch));
  flushSync();
  return looks;
}

test("whoever asks about a known id hears only of that one", () => {
  const marks = new Marks<true>();
  marks.know(["cat", "dog", "owl"]);
  const looks = watchers(marks, "cat", "dog", "owl");
  marks.set(marked(["cat"]));
  flushSync();
  marks.set(marked(["cat", "dog"]));
  flushSync();
  expect(Object.fromEntries(looks)).toEqual({ cat: 2, dog: 2, owl: 1 });
  expect(marks.ids).toEqual(["cat", "dog"]);
});

test("whoever asks about an unknown one misses nothing", () => {
  const marks = new Marks<true>();
  const looks = watchers(marks, "elk");
  marks.set(marked(["elk"]));
  flushSync();
  expect(looks.get("elk")).toBe(2);
  marks.know(["elk"]);
  expect(marks.has("elk")).toBe(true);
});

test("what is as before stays the same object, by its id wherever it lies", () => {
  const before = { places: [{ id: "a", things: [{ id: "x", name: { key: "k", args: {} } }, { id: "y", value: 1 }] }, { id: "b", corners: [[0, 0], [1, 2]] }] };
  const now = { places: [{ id: "b", corners: [[0, 0], [1, 2]] }, { id: "a", things: [{ id: "y", value: 2 }, { id: "x", name: { key: "k", args: {} } }] }] };
  const both = shared(before, now);
  expect(both).toEqual(now);
  expect(both.places[0]).toBe(before.places[1]);
  expect(both.places[1]!.things![1]).toBe(before.places[0]!.things![0]);
  expect(both.places[1]!.things![0]).not.toBe(before.places[0]!.things![1]);
  expect(shared(before, structuredClone(before))).toBe(before);
  expect(shared({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  expect(shared([1], { 0: 1 })).toEqual({ 0: 1 });
});
