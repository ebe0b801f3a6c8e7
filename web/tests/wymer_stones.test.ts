import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { courseOf } from "../src/games/wymer_stones/catacomb";
import type { Place, Scene } from "../src/wire";
import { onStage, untouchable } from "./gamesOnStage";

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => vi.unstubAllGlobals());

test("everything in the scene can be pointed at", async () => {
  const { container, scene } = await onStage("wymer_stones");
  expect(untouchable(container, scene)).toEqual([]);
});

test("a roll-off shows both dice, the sum and what it means", async () => {
  const { container, scene } = await onStage("wymer_stones");
  const roll = scene.places.find((place) => place.id === "roll")!.things!;
  const sum = roll.find((thing) => thing.id === "sum")!.name.args;
  expect([...container.querySelectorAll(".duel .versus b")].map((each) => Number(each.textContent))).toEqual([sum.total, sum.villain]);
  expect(container.querySelector(".duel .verdict.bad")).not.toBeNull();
});

test("a game without a round limit counts its rounds and names no last one", async () => {
  const { scene } = await onStage("wymer_stones");
  const clock = scene.places.find((place) => place.id === "clock")!;
  const course = (most: number | null): Scene["places"] => [{ ...clock, things: [{ ...clock.things![0]!, value: 7, most }] }];
  expect(courseOf({ ...scene, places: course(40) })[0]!.args).toEqual({ round: 7, last: 40 });
  expect(courseOf({ ...scene, places: course(null) })[0]!.args).toEqual({ round: 7, last: 0 });
});

const WORDS = `
event-trap = { $card } bites!
event-rolled = { $hero } against { $villain }
event-trap_down = Ow.
event-power = Power.
event-hurt = { $n } gone.
event-fell = Boo.
event-turn = Next.
text-power_brawn = Strong.
`;
const told = (kind: string, data: Readonly<Record<string, string | number>> = {}) => ({ kind, data, known: true });

test("a roll that nobody could answer is told all the same: what for, the dice, what came of it", async () => {
  const { container, line, scene } = await onStage("wymer_stones", { words: WORDS });
  const places = scene.places.filter(({ id }) => id !== "roll");
  const events = [told("power", { seat: 0, item: "power_brawn" }), told("trap", { card: "trap_01" }), told("rolled", { hero: 3, villain: 5 }), told("trap_down")];
  line.say({ type: "Update", table: "t", seat: 0, step: 2, n: 4, scene: { places }, events });
  await vi.waitFor(() => expect(container.querySelector(".tale .outcome.bad")?.textContent).toBe("Ow."));
  expect(container.querySelector(".tale .cause")!.textContent).toContain("trap_01 bites!");
  expect([...container.querySelectorAll(".tale .die")].map((die) => die.getAttribute("aria-label"))).toEqual(["3", "5"]);
  expect(container.querySelector(".power p")!.textContent).toBe("Strong.");
});

test("whom a roll is the end of is told with it, and not what happens in later turns", async () => {
  const { container, line, scene } = await onStage("wymer_stones", { words: WORDS });
  const places = scene.places.filter(({ id }) => id !== "roll");
  const outcomes = () => [...container.querySelectorAll(".tale .outcome")].map((each) => each.textContent);
  const roll = [told("rolled", { hero: 3, villain: 5 }), told("hurt", { n: 1 })];
  line.say({ type: "Update", table: "t", seat: 0, step: 2, n: 5, scene: { places }, events: [...roll, told("fell"), told("turn")] });
  await vi.waitFor(() => expect(outcomes()).toEqual(["1 gone.", "Boo."]));
  line.say({ type: "Update", table: "t", seat: 0, step: 3, n: 9, events: [...roll, told("turn"), told("fell")] });
  await vi.waitFor(() => expect(outcomes()).toEqual(["1 gone."]));
});

test("a hero's cap travels with it", async () => {
  const { container } = await onStage("wymer_stones");
  const heroes = [...container.querySelectorAll<HTMLElement>('.piece[data-thing^="hero_"]')].map(({ dataset }) => `cap_${dataset.thing}`);
  expect([...container.querySelectorAll<HTMLElement>('.caps [data-thing^="cap_"]')].map(({ dataset }) => dataset.thing).sort()).toEqual(heroes.sort());
});

test("whoever sits to the left throws the villain's die, for show, until it is rolled", async () => {
  const sign = { id: "throw", aim: "own" as const, at: "die_villain" };
  const die = (face: number | null): Place => ({ id: "roll", kind: "row", name: name("roll"), things: ["hero", "villain"].map((whose) => ({ id: `die_${whose}`, kind: "die" as const, name: name(whose), owner: 0, facing: face ? ("up" as const) : ("down" as const), value: face })) });
  const { container, table, line } = await withPlaces(die(null));
  table.signals.learn([sign]);
  await vi.waitFor(() => expect(container.querySelector(".foes .btn")).not.toBeNull());
  await fireEvent.click(container.querySelector(".foes .btn")!);
  expect(line.last("ShowSign")).toMatchObject({ sign: "throw", thing: "die_villain" });
  line.say({ type: "SignShown", table: "t", at: 1, signal: { seat: 0, sign: "throw", thing: "die_villain" } });
  await vi.waitFor(() => expect(container.querySelector(".rattled")).not.toBeNull());
  line.say({ type: "Update", table: "t", seat: 0, step: 3, n: 0, places: [die(4)] });
  await vi.waitFor(() => expect(container.querySelector(".foes .btn")).toBeNull());
});

test("torchlight falls round the hero on turn alone", async () => {
  const { container } = await onStage("wymer_stones");
  expect(container.querySelectorAll("#torch")).toHaveLength(1);
  expect(container.querySelectorAll(".caps circle")).toHaveLength(1);
});

test("M looks closer and back again, with a small map to say where", async () => {
  const { container } = await onStage("wymer_stones");
  expect(container.querySelector(".minimap")).toBeNull();
  await fireEvent.keyDown(document.body, { key: "m" });
  expect(container.querySelector(".minimap")).not.toBeNull();
  await fireEvent.keyDown(document.body, { key: "m" });
  expect(container.querySelector(".minimap")).toBeNull();
});

/** The same table with other places. */
async function withPlaces(...more: readonly Place[]) {
  const stage = await onStage("wymer_stones");
  const others = stage.scene.places.filter((place) => !more.some(({ id }) => id === place.id));
  stage.line.say({ type: "Update", table: "t", seat: 0, step: 2, n: 0, scene: { places: [...others, ...more] }, asked: { prompt: name("prompt"), choices: [], may_undo: false } });
  await vi.waitFor(() => expect(stage.container.querySelector(`[data-place="${more[0]!.id}"]`)).not.toBeNull());
  return stage;
}

const name = (key: string) => ({ key, args: {} });

test("while somebody may help, a banner says whom the table waits for", async () => {
  const { container } = await withPlaces({ id: "window", kind: "tray", name: name("place-window"), things: [{ id: "window", kind: "note", name: name("window-before"), owner: 1 }] });
  await vi.waitFor(() => expect(container.querySelector(".awaited")?.textContent).toContain("window-before"));
  expect(container.querySelector(".awaited")?.getAttribute("role")).toBe("status");
});

test("letters lie beside the decks; an opened one is read beside the board", async () => {
  const letter = (id: string, isOpen: boolean) => ({ id, kind: "card" as const, name: name(id), facing: isOpen ? ("up" as const) : ("down" as const) });
  const letters = (isOpen: boolean): Place => ({ id: "letters", kind: "row", name: name("letters"), things: [letter("won", false), letter("lost", isOpen)] });
  for (const isOpen of [false, true]) {
    const { container, unmount } = await withPlaces(letters(isOpen));
    expect(container.querySelector('.decks [data-place="letters"]')).not.toBeNull();
    unmount();
  }
});

const word = (text: string, ends = false) => ({ word: text, label: name(`say-${text}`), things: text === "rest" ? [] : [text], rule: "", ends, detail: null, leads_to: [], harm: null, warning: null, writes: 0 });

test("whoever hides a tile goes on with the same kind, until another is taken up or it is put back; the rest can be left to chance", async () => {
  const palette = (traps: number): Place => ({ id: "palette", kind: "tray", name: name("palette"), things: [{ id: "face_trap", kind: "token", name: name("trap"), art: "face_trap", value: traps }, { id: "face_relic", kind: "token", name: name("relic"), art: "face_relic", value: 1 }] });
  const { container, table, line } = await withPlaces(palette(3));
  const asked = { prompt: name("prompt-placement"), choices: [word("face_trap"), word("face_relic"), word("rest", true)], may_undo: false };
  const said: string[] = [];
  let step = 2;
  let traps = 3;
  line.send = (text: string) => {
    const message = JSON.parse(text);
    if (message.type === "Draft") line.offer(message.id, message.said ? [word("A1", true)] : asked.choices);
    if (message.type !== "Ask") return;
    said.push(message.request.move);
    line.say({ type: "Update", table: "t", seat: 0, step: ++step, n: 0, places: [palette(--traps)], asked });
    line.say({ type: "Done", id: message.id });
  };
  table.draft.begin(asked);
  expect(table.unclaimed.map(({ word }) => word)).toEqual(["face_trap", "face_relic"]);
  await fireEvent.click(container.querySelector('.palette [data-touch="face_trap"]')!);
  await vi.waitFor(() => expect(table.draft.choices[0]?.word).toBe("A1"));
  await table.draft.pick(table.draft.choices[0]!);
  await vi.waitFor(() => expect(table.draft.said.map((choice) => choice.word)).toEqual(["face_trap"]));
  await fireEvent.click(container.querySelector('.palette [data-touch="face_relic"]')!);
  await vi.waitFor(() => expect(table.draft.said.map((choice) => choice.word)).toEqual(["face_relic"]));
  table.draft.back();
  await new Promise((wait) => setTimeout(wait, 30));
  expect(table.draft.said).toEqual([]);
  await fireEvent.click(container.querySelector(".palette .btn")!);
  await vi.waitFor(() => expect(said).toEqual(["face_trap A1", "rest"]));
});
