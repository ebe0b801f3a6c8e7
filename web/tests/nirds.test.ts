import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lastNight } from "../src/games/nirds/night";
import { Lexicon } from "../src/words/lexicon";
import type { Choice, Scene, Thing, Told } from "../src/wire";
import source from "../../src/gnomestead/games/nirds/words.en.ftl?raw";
import { onStage, untouchable } from "./gamesOnStage";

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => vi.unstubAllGlobals());

const PARTNER: Choice = { word: "p2", label: { key: "say-player", args: { n: 1 } }, things: ["seat-1"], rule: "", ends: true, detail: null, leads_to: [], harm: null, warning: null, writes: 0 };

test("everything in the scene can be pointed at", async () => {
  const { container, scene } = await onStage("nirds");
  expect(untouchable(container, scene)).toEqual([]);
});

test("the trading desk shows every offer die for die, and answers it", async () => {
  const { container, scene, line } = await onStage("nirds");
  const offers = scene.places.find((place) => place.id === "offers")!.things!.filter((thing) => thing.art === "offer");
  expect(container.querySelectorAll(".desk .swap")).toHaveLength(offers.length);
  for (const draft of line.sent.filter((message) => message.type === "Draft")) {
    line.offer(draft.id, draft.said === "accept" ? [PARTNER] : []);
  }
  await vi.waitFor(() => expect(container.querySelectorAll(".desk .acts button")).toHaveLength(1));
  await fireEvent.click(container.querySelector(".desk .acts button")!);
  expect(line.last("Ask").request).toMatchObject({ type: "Play", move: "accept p2" });
});

/** The scene with each of its things seen through this. */
const through = (look: (thing: Thing) => Thing) => (scene: Scene): Scene =>
  ({ ...scene, places: scene.places.map((place) => ({ ...place, things: place.things?.map(look) })) });

test("a Gnome that forbids swaps is framed, and so is the desk, which says why nobody swaps", async () => {
  const tariff = { art: "no_trade", name: { key: "badge-no_trade", args: {} } };
  const later = through((thing) => (thing.id === "megaphone" ? { ...thing, badges: [tariff] } : thing));
  const words = "refuse-trade-locked = No swaps, says { $gnome }";
  const { container } = await onStage("nirds", { later, words });
  expect(container.querySelector(".desk.locked .lock")?.textContent).toContain("megaphone");
  expect(container.querySelectorAll(".foe.locked")).toHaveLength(1);
  expect(container.querySelector(".needs")).toBeNull();
});

/** The scene with a Boss of this health, perhaps with walls to crash into. */
const against = (value: number, hasWalls: boolean) => (scene: Scene): Scene => {
  const boss = { id: "boss", kind: "row" as const, name: { key: "place-boss", args: {} }, things: [{ id: "chief", kind: "meter" as const, name: { key: "thing", args: {} }, value, most: 100 }] };
  const spaces = { id: "spaces", kind: "row" as const, name: { key: "place-spaces", args: {} }, things: [] };
  return { ...scene, places: [...scene.places, boss, ...(hasWalls ? [spaces] : [])] };
};

test("walls crack the more, the more they have taken; no other Boss does", async () => {
  const cracks = async (value: number, hasWalls = true) => (await onStage("nirds", { later: against(value, hasWalls) })).container.querySelectorAll(".cracks path").length;
  expect([await cracks(100), await cracks(99), await cracks(50), await cracks(1), await cracks(1, false)]).toEqual([0, 1, 2, 4, 0]);
});

test("on a phone the Gnomes come into sight while the others are busy", async () => {
  const later = through((thing) => (thing.id === "round" ? { ...thing, name: { ...thing.name, args: { ...thing.name.args, phase: "action" } } } : thing));
  const { container, line } = await onStage("nirds", { later });
  const part = () => container.querySelector<HTMLElement>(".lawn")!.dataset.part;
  await fireEvent.click(container.querySelector("[data-part=market]")!);
  expect(part()).toBe("market");
  line.say({ type: "Update", table: "t", seat: 0, step: 2, n: 0, course: { awaited: [1] } });
  await vi.waitFor(() => expect(part()).toBe("gnomes"));
});

test("on a phone one looks at the Boss as soon as it comes", async () => {
  const { container, scene, line } = await onStage("nirds");
  const part = () => container.querySelector<HTMLElement>(".lawn")!.dataset.part;
  await fireEvent.click(container.querySelector("[data-part=army]")!);
  line.say({ type: "Update", table: "t", seat: 0, step: 2, n: 0, scene: against(100, true)(scene) });
  await vi.waitFor(() => expect(part()).toBe("gnomes"));
});

test("the last night can be read again: what it did, and who has come", () => {
  const log = [
    ["gnome_entered", { gnome: "stone" }], ["round", {}], ["passed", {}], ["night", {}], ["life_lost", { seat: 0 }], ["upkeep", {}],
    ["gnome_entered", { gnome: "lawn_grunt-2" }], ["round", {}], ["passed", {}],
  ].map(([kind, data], n) => ({ n, told: { kind, data } as Told }));
  const kinds = (night: ReturnType<typeof lastNight>) => [night.deeds.map(({ told }) => told.kind), night.comers];
  expect(kinds(lastNight(log.slice(0, 3)))).toEqual([[], ["stone"]]);
  expect(kinds(lastNight(log))).toEqual([["life_lost"], ["lawn_grunt-2"]]);
  expect(kinds(lastNight(log.slice(0, 5)))).toEqual([["life_lost"], []]);
});

test("the log tells the sum of an attack", () => {
  const words = new Lexicon([source], "en", { seat: 0, names: ["Ada"] });
  const sum = { plain: false, dice: "4 + 5", armor: 0, weak: 0, bonus: 2, leader: 0, boost: 0, doubled: false, lacks: "nothing", need: 0, shield: 3, cap: 0, factor: 1 };
  const hit = { seat: 0, gnome: "stone", n: 8, left: 3, size: "some", quip: 0 };
  expect(words.tell({ kind: "hit", data: { ...hit, ...sum } })).toBe("Stone Gnome takes 8 (4 + 5 + 2 bonus − 3 shield), 3 left.");
  expect(words.tell({ kind: "hit", data: { ...hit, ...sum, n: 4, plain: true } })).toBe("Stone Gnome takes 4, 3 left.");
  const walls = { seat: 0, boss: "invisible_walls", n: 33, left: 77 };
  expect(words.tell({ kind: "boss_hit", data: { ...walls, ...sum, shield: 0, factor: 3 } })).toBe("Invisible Walls takes 33 (4 + 5 + 2 bonus, × 3), 77 left.");
});
