/** A table of a real game, drawn by its own staging from a scene that `tools/scenes.py` has written down. */
import { render } from "@testing-library/svelte";
import { expect, vi } from "vitest";
import { Connection } from "../src/net/connection.svelte";
import { pointable } from "../src/table/draft.svelte";
import { Table } from "../src/table/table.svelte";
import type { Choice, Scene } from "../src/wire";
import Harness from "./Harness.svelte";
import { FakeLine } from "./line";

/** A staging is compiled when it is first wanted, which takes its time on a busy machine. */
const PATIENCE = 20_000;
vi.setConfig({ testTimeout: PATIENCE });

interface Moment {
  readonly scene: Scene;
  readonly choices: readonly Choice[];
}

const moments = import.meta.glob<Moment>("./scenes/*.json", { eager: true, import: "default" });
export const games = Object.keys(moments).map((file) => file.replace("./scenes/", "").replace(".json", ""));

export const sceneOf = (game: string): Scene => moments[`./scenes/${game}.json`]!.scene;

interface Wishes {
  /** What else the widgets tell. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly side?: "left" | "right";
  readonly words?: string;
  /** What else is on offer. */
  readonly more?: readonly Choice[];
  /** The scene as it is at another moment. */
  readonly later?: (scene: Scene) => Scene;
}

function told(scene: Scene, data: Wishes["data"]): Scene {
  return data ? { ...scene, widgets: scene.widgets?.map((widget) => ({ ...widget, data: { ...widget.data, ...data } as typeof widget.data })) ?? [] } : scene;
}

export async function onStage(game: string, { data, side, words = "", more = [], later = (scene) => scene }: Wishes = {}) {
  const choices = [...moments[`./scenes/${game}.json`]!.choices, ...more];
  const scene = later(told(sceneOf(game), data));
  const line = new FakeLine();
  const table = new Table(new Connection(() => line), "t", 0);
  line.onopen!();
  line.say({
    type: "Snapshot", table: "t", seat: 0, step: 1, n: 0, clock: {}, scene,
    info: { chairs: [{ name: "Ada" }, { name: "Ben" }, { name: "Cleo" }], awaited: [0] } as never,
    asked: { prompt: { key: "prompt", args: {} }, choices, may_undo: false },
  });
  await vi.waitFor(() => expect(table.scene).not.toBeNull());
  const drawn = render(Harness, { table, game, words, side });
  await vi.waitFor(() => expect(drawn.container.querySelector("[data-place]")).not.toBeNull(), { timeout: PATIENCE });
  return { table, scene, choices, line, ...drawn };
}

/** The places of a scene that are not to be seen. */
export function missing(container: Element, scene: Scene): string[] {
  const shown = new Set([...container.querySelectorAll<HTMLElement>("[data-place]")].flatMap((element) => element.dataset.place!.split(" ")));
  return scene.places.map((place) => place.id).filter((id) => !shown.has(id));
}

/** The things and spaces of a scene that cannot be pointed at. */
export function untouchable(container: Element, scene: Scene): string[] {
  const shown = new Set([...container.querySelectorAll<HTMLElement>("[data-touch]")].map((element) => element.dataset.touch));
  const places = new Set(scene.places.map((place) => place.id));
  return [...pointable(scene)].filter((id) => !shown.has(id) && !places.has(id));
}
