/** Whatever a scene holds, the game's own layout shows; scenes come from real games (`python -m tools.scenes`). */
import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/net/connection.svelte";
import { everything } from "../src/table/things";
import { Table } from "../src/table/table.svelte";
import type { Scene, Snapshot } from "../src/wire";
import Harness from "./Harness.svelte";
import { FakeLine } from "./line";

const found = import.meta.glob<readonly Scene[]>("./scenes/*.json", { eager: true, import: "default" });
const scenes = Object.entries(found).flatMap(([path, shown]) => {
  const game = path.replace("./scenes/", "").replace(".json", "");
  return shown.map((scene, i) => ({ game, scene, which: `${game} ${i}` }));
});

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => vi.unstubAllGlobals());

test.each(scenes)("$which: every place is shown, and everything in it can be pointed at", async ({ game, scene }) => {
  let line!: FakeLine;
  const table = new Table(new Connection(() => (line = new FakeLine())), "t", 0);
  line.onopen!();
  line.say({
    type: "Snapshot", table: "t", seat: 0, step: 1, n: 0, clock: {}, scene,
    info: { chairs: [{ name: "Ada" }, { name: "Ben" }] } as never,
    asked: { prompt: { key: "prompt-it", args: {} }, choices: [], may_undo: false },
  } satisfies Snapshot);
  await vi.waitFor(() => expect(table.scene).not.toBeNull());
  const { container } = render(Harness, { table, words: "prompt-it = Choose.", game });
  await vi.waitFor(() => expect(container.querySelector("[data-place]")).not.toBeNull(), { timeout: 4000 });
  const places = [...container.querySelectorAll("[data-place]")].map((each) => each.getAttribute("data-place"));
  expect(places).toEqual(expect.arrayContaining(scene.places.map((place) => place.id)));
  const touchable = new Set([...container.querySelectorAll("[data-touch]")].map((each) => each.getAttribute("data-touch")));
  const things = [...everything(scene)].filter((each) => !scene.places.includes(each as never));
  expect(things.map((each) => each.id).filter((id) => !touchable.has(id))).toEqual([]);
});
