/** Every place of a scene is shown by the game's own layout, and whatever is on offer can be touched there; scenes come from real games (`python -m tools.scenes`). */
import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/net/connection.svelte";
import { pointable } from "../src/table/draft.svelte";
import { Table } from "../src/table/table.svelte";
import type { Choice, Scene, Snapshot } from "../src/wire";
import Harness from "./Harness.svelte";
import { FakeLine } from "./line";

const moments = import.meta.glob<{ scene: Scene; choices: readonly Choice[] }>("./scenes/*.json", { eager: true, import: "default" });
const scenes = Object.entries(moments).map(([file, moment]) => ({ game: file.replace("./scenes/", "").replace(".json", ""), ...moment }));

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => vi.unstubAllGlobals());

test.each(scenes)("$game: every place is shown, and whatever is on offer can be touched", async ({ game, scene, choices }) => {
  let line!: FakeLine;
  const table = new Table(new Connection(() => (line = new FakeLine())), "t", 0);
  line.onopen!();
  line.say({
    type: "Snapshot", table: "t", seat: 0, step: 1, n: 0, clock: {}, scene,
    info: { chairs: [{ name: "Ada" }, { name: "Ben" }] } as never,
    asked: { prompt: { key: "prompt-it", args: {} }, choices, may_undo: false },
  } satisfies Snapshot);
  await vi.waitFor(() => expect(table.scene).not.toBeNull());
  const { container } = render(Harness, { table, words: "prompt-it = Choose.", game });
  await vi.waitFor(() => expect(container.querySelector("[data-place]")).not.toBeNull(), 10_000);
  const places = [...container.querySelectorAll("[data-place]")].map((each) => each.getAttribute("data-place"));
  expect(places).toEqual(expect.arrayContaining(scene.places.map((place) => place.id)));
  const touchable = new Set([...container.querySelectorAll("[data-touch]")].map((each) => each.getAttribute("data-touch")));
  const known = pointable(scene);
  const offered = choices.flatMap((choice) => choice.things.filter((thing) => known.has(thing)));
  expect(offered.filter((id) => !touchable.has(id))).toEqual([]);
});
