import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../src/wire";
import { onStage, untouchable } from "./gamesOnStage";

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => vi.unstubAllGlobals());

const PARTNER: Choice = { word: "p2", label: { key: "say-player", args: { n: 1 } }, things: ["seat-1"], rule: "", ends: true, detail: null, leads_to: [], harm: null, warning: null };

test("everything in the scene can be pointed at", async () => {
  const { container, scene } = await onStage("nirds");
  expect(untouchable(container, scene)).toEqual([]);
});

test("the trading desk shows every offer die for die, and answers it", async () => {
  const { container, scene, line } = await onStage("nirds");
  const offers = scene.places.find((place) => place.id === "offers")!.things!.filter((thing) => thing.art === "offer");
  expect(container.querySelectorAll(".desk .swap")).toHaveLength(offers.length);
  for (const draft of line.sent.filter((message) => message.type === "Draft")) {
    line.say({ type: "Menu", id: draft.id, choices: draft.said === "accept" ? [PARTNER] : [] });
  }
  await vi.waitFor(() => expect(container.querySelectorAll(".desk .acts button")).toHaveLength(1));
  await fireEvent.click(container.querySelector(".desk .acts button")!);
  expect(line.last("Ask").request).toMatchObject({ type: "Play", move: "accept p2" });
});
