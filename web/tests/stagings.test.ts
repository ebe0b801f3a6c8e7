/** What holds for every staging; scenes come from real games (`python -m tools.scenes`). */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stagingOf } from "../src/scene/staging";
import { pointable } from "../src/table/draft.svelte";
import { games, missing, onStage, sceneOf, untouchable } from "./gamesOnStage";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal("fetch", async () => new Response('{"text":"","marks":{}}'));
});
afterEach(() => vi.unstubAllGlobals());

describe.each(games)("%s", (game) => {
  test("every place is to be seen, and whatever is on offer can be touched", async () => {
    const { container, scene, choices } = await onStage(game);
    expect(missing(container, scene)).toEqual([]);
    const hidden = new Set(untouchable(container, scene));
    const offered = choices.flatMap((choice) => choice.things.filter((thing) => pointable(scene).has(thing)));
    expect(offered.filter((id) => hidden.has(id))).toEqual([]);
  });

  test("it tells how far the game has got", async () => {
    const { course } = await stagingOf(game);
    expect(course?.(sceneOf(game))).not.toEqual([]);
  });
});
