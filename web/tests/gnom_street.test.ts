import { fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anglesOf, capOf, capsOf, reachOf, setOf, streetOf } from "../src/games/gnom_street/street";
import { swung } from "../src/games/gnom_street/flight";
import { gestureOf } from "../src/scene/gestures";
import { Lexicon } from "../src/words/lexicon";
import type { Phrase, Scene } from "../src/wire";
import source from "../../src/gnomestead/games/gnom_street/words.en.ftl?raw";
import { onStage, sceneOf } from "./gamesOnStage";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal("fetch", async () => new Response('{"text":"","marks":{}}'));
});
afterEach(() => vi.unstubAllGlobals());

test("while asking, what the question is about stays bright and the rest steps back", async () => {
  const { container, scene } = await onStage("gnom_street");
  const about = reachOf(scene, [])!;
  const bright = [...container.querySelectorAll<HTMLElement>(".spot.near")].map((spot) => spot.dataset.space);
  expect(new Set(bright)).toEqual(about);
  expect(container.querySelectorAll(".spot.far")).toHaveLength(18 - about.size);
});

test("the sheet shows of the chosen map what the question is about, and how much that is", async () => {
  const { container, scene, choices } = await onStage("gnom_street", { words: "layout-inside = { $inside } of { $left }" });
  const about = reachOf(scene, [])!;
  const near = [...container.querySelectorAll(".map .near")].map((cell) => cell.textContent);
  expect(near.sort()).toEqual([...about].filter((id) => !["A3", "C4"].includes(id)).sort());
  const isTold = (seat: number) => choices.some(({ detail }) => detail?.args.seat === seat && Number(detail.args.yes) >= 0);
  for (const map of streetOf(scene).maps) {
    await fireEvent.click(container.querySelector(`.sheet [data-place=${map.place.id}]`)!);
    const inside = [...map.open].filter((id) => about.has(id)).length;
    if (isTold(map.gang.seat)) expect(container.querySelector(".inside")).toBeNull();
    else expect(container.querySelector(".inside")!.textContent).toContain(`${inside} of ${map.open.size}`);
  }
});

test("whoever may not know an answer sees the back of the card", () => {
  const words = new Lexicon([source]);
  const answered = (more: object) => gestureOf({ kind: "answered", data: { style: "cards", asker: 0, target: 1, ...more } }, words);
  expect(answered({})).toMatchObject({ kind: "visit", cast: [1, 0], guise: "answer_back" });
  expect(answered({ yes: true })?.guise).toBe("answer_yes");
  expect(answered({ yes: false })?.guise).toBe("answer_no");
  expect(answered({ style: "megaphone", yes: true })).toBeNull();
});

test("a Mini that is thrown out flies home, one that the Cat chases runs, each with its sound", () => {
  const words = new Lexicon([source]);
  const sent = (cause: string) => ({ kind: "mini_sent_back", data: { cause, mini: "mini_red_1", seat: 2, space: "B2" } });
  const sound = (cause: string) => words.attribute("event-mini_sent_back", "sound", sent(cause).data);
  for (const cause of ["kick_out", "bounce"]) expect([gestureOf(sent(cause), words), sound(cause)]).toEqual([expect.objectContaining({ kind: "hurl", cast: ["mini_red_1", 2] }), "whoosh"]);
  expect([gestureOf(sent("cat"), words), sound("cat")]).toEqual([expect.objectContaining({ kind: "deal", cast: ["mini_red_1", 2] }), "meow"]);
});

test("of a Flower every colour says which it is, and the map of whoever is asked lies on top", async () => {
  const [first, other] = streetOf(sceneOf("gnom_street")).maps;
  const ask = (colour: string) => ({ word: colour, label: { key: "say-colour", args: { colour, seat: other!.gang.seat } }, things: [], rule: "", ends: true, detail: { key: "detail-loud", args: { seat: other!.gang.seat, about: colour, yes: 1, no: 1 } }, leads_to: [], harm: null, warning: null, writes: 0 });
  const words = "say-colour = { $colour }?\ndetail-loud = heard";
  const { container, line } = await onStage("gnom_street", { words });
  await fireEvent.click(container.querySelector(`.sheet [data-place=${first!.place.id}]`)!);
  line.say({ type: "Update", table: "t", seat: 0, step: 2, n: 0, asked: { prompt: { key: "prompt-colour", args: {} }, choices: [ask("blue"), ask("pink")], may_undo: false } });
  await vi.waitFor(() => expect([...container.querySelectorAll(".asks li")].map((each) => each.textContent)).toEqual(["blue? heard", "pink? heard"]));
  expect(container.querySelector(`.sheet [data-place=${other!.place.id}]`)!.getAttribute("aria-pressed")).toBe("true");
});

test("a cancelled card is struck through beside the zero that it counts, and says so; another is not", async () => {
  const fought = (counts: number) => (scene: Scene): Scene => ({
    ...scene,
    places: scene.places.map((place) => ({ ...place, things: place.things?.map((thing) => (thing.name.key === "card" ? { ...thing, name: { ...thing.name, args: { ...thing.name.args, value: 7, counts } } } : thing)) ?? [] })),
  });
  const seen = async (counts: number) => {
    const { container, unmount } = await onStage("gnom_street", { later: fought(counts), words: "card = { $counts } of { $value }" });
    const cards = [...container.querySelectorAll(".gang .fought")];
    expect(cards.length).toBeGreaterThan(0);
    const told = cards.map((card) => [card.querySelector("button")!.getAttribute("aria-label")!.split(",")[0], card.querySelector("b.smashed")?.textContent, card.querySelector("b.zero")?.textContent]);
    unmount();
    return new Set(told.map((each) => JSON.stringify(each)));
  };
  expect(await seen(0)).toEqual(new Set([JSON.stringify(["0 of 7", "7", "0"])]));
  expect(await seen(7)).toEqual(new Set([JSON.stringify(["7 of 7", undefined, undefined])]));
});

test("the gangs that can be asked are lit, and say how the question would split the map", async () => {
  const { container, choices } = await onStage("gnom_street");
  const gangs = choices.filter((choice) => choice.label.key === "say-target");
  expect(gangs.length).toBeGreaterThan(0);
  for (const { things } of gangs) expect(container.querySelector(`[data-touch="${things[0]}"]`)?.className).toContain("lit");
});

test("a tap on the sheet goes through one's own marks and tells nobody's rules", async () => {
  const { container, table } = await onStage("gnom_street");
  const cell = container.querySelector<HTMLElement>(".map button.open")!;
  const seen = [];
  for (let i = 0; i < 4; i++) {
    await fireEvent.click(cell);
    seen.push(["cross", "maybe", "star"].find((mark) => cell.classList.contains(mark)) ?? "");
  }
  expect(seen).toEqual(["cross", "maybe", "star", ""]);
  expect(table.draft.said).toEqual([]);
});

test("the Loot lies face down until it is held", async () => {
  const { container, scene } = await onStage("gnom_street");
  const loot = streetOf(scene).hand!.things!.find((thing) => thing.id.startsWith("loot_"))!;
  const card = container.querySelector<HTMLElement>(`[data-thing="${loot.id}"]`)!;
  const isOpen = () => card.classList.contains("held");
  expect(isOpen()).toBe(false);
  await fireEvent.pointerDown(card);
  expect(isOpen()).toBe(true);
  await fireEvent.pointerUp(card);
  expect(isOpen()).toBe(false);
});

test("a gang wears the cap of its colour", () => {
  const scene = sceneOf("gnom_street");
  for (const { id, seat } of streetOf(scene).gangs) expect(capsOf(scene)[seat]).toBe(capOf(id));
});

test("a pointer swings from the first notch to the last and back", () => {
  expect([0, 400, 799, 1200, 1599].map((time) => swung(time, 1600, 25))).toEqual([0, 12, 24, 12, 0]);
});

/** Somebody on this seat has asked another, this turn. */
const having = (asker: number, target: number) => (scene: Scene): Scene => {
  const turn = scene.places.find(({ id }) => id === "turn")!.things![0]!.name.args.turn!;
  const question = { id: "question_99", kind: "note" as const, name: { key: "log-line", args: { turn, asker, target, answer: "no" } } };
  return { ...scene, places: [...scene.places, { id: "log", kind: "tray", name: { key: "place-log", args: {} }, things: [question] }] };
};

test("the map of whoever was asked comes to the top with the answer, on a phone the whole sheet", async () => {
  const { container, line, scene } = await onStage("gnom_street");
  const map = () => container.querySelector<HTMLElement>(".sheet [aria-pressed=true]")!.dataset.place;
  const part = () => container.querySelector<HTMLElement>(".street")!.dataset.part;
  const rivals = streetOf(scene).maps;
  await fireEvent.click(container.querySelector(`.sheet [data-place=${rivals[0]!.place.id}]`)!);
  const asked = { prompt: { key: "prompt-dig", args: {} }, choices: [] };
  line.say({ type: "Update", table: "t", seat: 0, step: 2, n: 0, scene: having(1, 0)(scene), asked });
  await vi.waitFor(() => expect(container.querySelector("[data-thing=question_99]")).not.toBeNull());
  expect(map()).toBe(rivals[0]!.place.id);

  line.say({ type: "Update", table: "t", seat: 0, step: 3, n: 0, scene: having(0, rivals[1]!.gang.seat)(scene), asked });
  await vi.waitFor(() => expect(map()).toBe(rivals[1]!.place.id));
  expect(part()).toBe("sheet");
  line.say({ type: "Update", table: "t", seat: 0, step: 4, n: 0, course: { awaited: [1] } });
  await vi.waitFor(() => expect(part()).toBe("garden"));
});

test("on a phone, whoever has read the answer and goes on is led to where that is done", async () => {
  const { container, line, scene, table } = await onStage("gnom_street");
  const part = () => container.querySelector<HTMLElement>(".street")!.dataset.part;
  const word = (text: string, thing: string) => ({ word: text, label: { key: "say", args: {} }, things: [thing], rule: "", ends: false, detail: null, leads_to: [], harm: null, warning: null, writes: 0 });
  const card = streetOf(scene).hand!.things!.find((thing) => thing.kind === "card")!.id;
  const asked = { prompt: { key: "prompt-dig", args: {} }, choices: [word("dig", card)], may_undo: false };
  line.say({ type: "Update", table: "t", seat: 0, step: 2, n: 0, scene: having(0, 1)(scene), asked });
  await vi.waitFor(() => expect(part()).toBe("sheet"));
  void table.draft.pick(table.draft.choices[0]!, card);
  await vi.waitFor(() => expect(line.last("Draft").said).toBe("dig"));
  line.offer(line.last("Draft").id, [word("B2", "B2")]);
  await vi.waitFor(() => expect(part()).toBe("garden"));
});

/** Nothing is being asked. */
const quiet = (scene: Scene): Scene => ({ ...scene, widgets: scene.widgets!.filter(({ kind }) => kind !== "reach") });

const WORDS = "layout-outlook = { $space } { $left }\nlayout-angle = { $angle } { $yes } { $no }";

test("any space tells at any time what could be asked from it, and how that would split the map on top", async () => {
  const { container, scene } = await onStage("gnom_street", { later: quiet, words: WORDS });
  const { maps, garden } = streetOf(scene);
  for (const id of ["B3", "C1"]) {
    const angles = anglesOf(scene, garden!.spaces!.find((space) => space.id === id)!);
    expect(angles.map((angle) => angle.id)).toEqual(["area", "line", "blue", "pink", "yellow"]);
    await fireEvent.pointerOver(container.querySelector(`.spot[data-space=${id}]`)!);
    for (const { place, open } of maps) {
      await fireEvent.click(container.querySelector(`.sheet [data-place=${place.id}]`)!);
      const told = [...container.querySelectorAll("[data-angle]")].map((each) => each.getAttribute("aria-label"));
      const split = (spaces: ReadonlySet<string>) => [...open].filter((space) => spaces.has(space)).length;
      expect(told).toEqual(angles.map(({ id: angle, spaces }) => `${angle} ${split(spaces)} ${open.size - split(spaces)}`));
    }
  }
});

test("what one is interested in is outlined as long as a space is looked at, by pointer or key, and other questions at a touch", async () => {
  const { container, scene } = await onStage("gnom_street", { later: quiet });
  const spot = container.querySelector<HTMLElement>(".spot[data-space=B2]")!;
  const angles = anglesOf(scene, streetOf(scene).garden!.spaces!.find((space) => space.id === "B2")!);
  const outlined = () => new Set([...container.querySelectorAll<HTMLElement>(".spot.meant")].map((each) => each.dataset.space));
  const [, line, blue] = angles;
  await fireEvent.pointerOver(spot);
  await fireEvent.click(container.querySelector("[data-angle=line]")!);
  expect(outlined()).toEqual(line!.spaces);
  await fireEvent.pointerEnter(container.querySelector("[data-angle=blue]")!);
  expect(outlined()).toEqual(blue!.spaces);
  await fireEvent.pointerLeave(container.querySelector("[data-angle=blue]")!);
  await fireEvent.pointerLeave(container.querySelector(".street")!);
  expect(outlined().size).toBe(0);
  spot.focus();
  await tick();
  expect(outlined()).toEqual(line!.spaces);
});

test("what one has crossed out by hand counts no more", async () => {
  const { container, scene } = await onStage("gnom_street", { later: quiet, words: WORDS });
  const { open, place } = streetOf(scene).maps[0]!;
  const [crossed] = open;
  await fireEvent.pointerOver(container.querySelector(".spot[data-space=B2]")!);
  await fireEvent.click([...container.querySelectorAll(".map button")].find((cell) => cell.textContent === crossed)!);
  expect(container.querySelector(".outlook")!.textContent).toContain(`B2 ${open.size - 1}`);
  expect(container.querySelector(`.sheet [data-place=${place.id}] b`)!.textContent).toBe(String(open.size - 1));
});

test("nor does it in what a choice says of itself: how it would split a map, how many may have their Loot there", async () => {
  const choice = (space: string, key: string, args: Phrase["args"]) => ({ word: space, label: { key: "say", args: {} }, things: [space], rule: "", ends: true, detail: { key, args }, leads_to: [], harm: null, warning: null, writes: 0 });
  const words = "detail-outlook = o\n    .short = { $yes } : { $no }\ndetail-mole = m\n    .short = { $gangs }\nplace-sheet = { $left }";
  const [map, ...others] = streetOf(sceneOf("gnom_street")).maps;
  const [first, second] = map!.open;
  const more = [choice("B3", "detail-outlook", { seat: map!.gang.seat, about: "area B2", yes: 20, no: 20 }), choice(second!, "detail-mole", { space: second!, gangs: 20 })];
  const { container, scene } = await onStage("gnom_street", { more, words });
  const about = setOf(scene, "area B2")!;
  const told = (space: string) => container.querySelector(`.spot[data-space=${space}] .preview`)!.textContent;
  const split = (crossed: readonly string[]) => {
    const left = [...map!.open].filter((space) => !crossed.includes(space));
    const yes = left.filter((space) => about.has(space)).length;
    return `${yes} : ${left.length - yes}`;
  };
  const elsewhere = others.filter(({ open }) => open.has(second!)).length;
  await fireEvent.click(container.querySelector(`.sheet [data-place=${map!.place.id}]`)!);
  const cross = (space: string) => fireEvent.click([...container.querySelectorAll(".map button")].find((cell) => cell.textContent === space)!);
  expect([told("B3"), told(second!)]).toEqual([split([]), String(elsewhere + 1)]);
  await cross(first!);
  await cross(second!);
  expect([told("B3"), told(second!)]).toEqual([split([first!, second!]), String(elsewhere)]);
  expect(container.querySelector(".map")!.getAttribute("aria-label")).toBe(String(map!.open.size - 2));
});

/** A table at which caps have just been let go, and what it hears when they come down. */
async function throwing() {
  const widget = { id: "throw", kind: "catapult", name: { key: "widget-throw", args: {} }, data: { spot: "lawn", breeze: 0, chimney: [0, 500], throwers: [1, 0], released: [1, 0] } };
  const stage = await onStage("gnom_street", { later: (scene) => ({ ...scene, widgets: [...(scene.widgets ?? []), widget] as Scene["widgets"] }) });
  const landed = { kind: "throw_landed", data: { seat: 0, aim: 1, bend: 20, distance: 40, comment: "roof", x: 10, y: 400 } };
  const ranked = { kind: "ranked", data: { seats: [0, 1] } };
  const after = having(1, 0)({ ...stage.scene, widgets: [] });
  stage.line.say({ type: "Update", table: "t", seat: 0, step: 2, n: 2, scene: after, asked: { prompt: { key: "prompt-take", args: {} }, choices: [], may_undo: false }, events: [landed, ranked] });
  await vi.waitFor(() => expect(stage.container.querySelector(".landing")).not.toBeNull());
  return { ...stage, told: () => stage.table.log.map(({ told }) => told.kind), turned: () => stage.container.querySelector("[data-thing=question_99]") };
}

test("log, question and pieces tell what came of a throw only when the caps are down", async () => {
  const { container, line, scene, table, told, turned } = await throwing();
  line.say({ type: "Update", table: "t", seat: 0, step: 3, n: 3, events: [{ kind: "go_finished", data: { seat: 1 } }] });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([told(), turned(), table.scene, table.asked?.prompt.key]).toEqual([[], null, scene, "prompt"]);
  table.hurry();
  await vi.waitFor(() => expect(told()).toEqual(["throw_landed", "ranked", "go_finished"]));
  expect(turned()).not.toBeNull();
  expect(table.asked?.prompt.key).toBe("prompt-take");
  expect(container.querySelector(".landing")).toBeNull();
});

test("Escape ends a throw, and the table tells what came of it", async () => {
  const { container, told } = await throwing();
  await fireEvent.keyDown(window, { key: "Escape" });
  await vi.waitFor(() => expect(told()).toEqual(["throw_landed", "ranked"]));
  expect(container.querySelector(".landing")).toBeNull();
});

test("the keys come into the garden though nothing in it is lit, once, and where one was last", async () => {
  const { container } = await onStage("gnom_street", { later: quiet });
  const stops = () => [...container.querySelectorAll<HTMLElement>(".spot[tabindex='0']")].map((spot) => spot.dataset.space);
  expect(stops()).toEqual(["A1"]);
  container.querySelector<HTMLElement>(".spot[data-space=C5]")!.focus();
  await tick();
  expect(stops()).toEqual(["C5"]);
});
