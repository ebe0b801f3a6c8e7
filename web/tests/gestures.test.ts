import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addSprite } from "../src/look/sprites.svelte";
import { Poses } from "../src/scene/poses";
import { GESTURES, gestureOf, rehearse, type Stage } from "../src/scene/gestures";
import { Lexicon } from "../src/words/lexicon";

const words = new Lexicon([
  "event-struck = Ow.\n    .gesture = lunge by target\n    .tally = −{ $loss }",
  "event-pounced = Meow.\n    .gesture = hop cat",
  "event-night = Night.\n    .gesture = dim\n    .title = Night falls",
  "event-rain = Rain.",
  "event-hurled = Out.\n    .gesture = hurl who to",
  "event-rolled = Rattle.\n    .gesture = tumble die",
  "event-felled = Timber.\n    .gesture = topple what",
  "event-shared = Here.\n    .gesture = fly bowl purses\n    .guise = coin",
  "event-dealt = Yours.\n    .gesture = deal dice owl",
  "event-paid = Clink.\n    .gesture = fly bowl purse\n    .guise = coin",
  "event-quaked = Rumble.\n    .gesture = crumble at\n    .guise = { $ground }",
  "event-shown = Psst.\n    .gesture = visit owl boar\n    .guise = card",
  "event-fanned = Whoosh.\n    .gesture = fan cards",
  "event-found = Aha.\n    .gesture = dim, sink tile_{ $at } purse\n    .guise = { $what }",
]);
const struck = { kind: "struck", data: { by: "owl", target: "boar", loss: 3 } };

/** Elements that remember what they were told to do. */
function set(...ids: string[]): { stage: Stage; acted: string[] } {
  const acted: string[] = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Element.prototype.animate = function (this: HTMLElement) {
    acted.push(this.dataset.thing ?? this.className);
    return { finish: () => undefined } as unknown as Animation;
  };
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
  const [root, pane] = [document.createElement("div"), document.createElement("div")];
  root.innerHTML = ids.map((id) => `<i data-thing="${id}"></i>`).join("");
  return { stage: { root, pane, gesture: (told) => gestureOf(told, words), shows: () => 0, lands: () => 0 }, acted };
}

const box = Element.prototype.getBoundingClientRect;
beforeEach(() => vi.stubGlobal("DOMRect", class { constructor(readonly x = 0, readonly y = 0, readonly width = 0, readonly height = 0) {} }));
afterEach(() => {
  vi.unstubAllGlobals();
  Element.prototype.getBoundingClientRect = box;
});

test("words name the gesture, who takes part, and what rises", () => {
  expect(gestureOf(struck, words)).toEqual({ kind: "lunge", cast: ["owl", "boar"], leads: 1, guise: "", tally: "−3", title: "", then: [] });
  expect(gestureOf({ kind: "pounced", data: {} }, words)).toEqual({ kind: "hop", cast: ["cat"], leads: 1, guise: "", tally: "", title: "", then: [] });
  expect(gestureOf({ kind: "rain", data: {} }, words)).toBeNull();
});

test("only who lunges moves, and the loss rises", () => {
  const { stage, acted } = set("owl", "boar");
  expect(rehearse(stage, [struck], new Poses())()).toBeGreaterThan(0);
  expect(acted).toEqual(["owl", "tally"]);
  expect(stage.pane.textContent).toBe("−3");
});

test("what rises from the same place does so side by side", () => {
  const { stage } = set("owl", "boar");
  rehearse(stage, [struck, struck], new Poses())();
  const [first, second] = [...stage.pane.querySelectorAll<HTMLElement>(".tally")].map((tally) => parseFloat(tally.style.left));
  expect(second! - first!).toBeGreaterThanOrEqual(30);
});

test("whoever is hurled goes, and those it is hurled at stay", () => {
  const { stage, acted } = set("boar", "owl");
  rehearse(stage, [{ kind: "hurled", data: { who: "boar", to: "owl" } }], new Poses())();
  expect(acted).toEqual(["boar"]);
});

test("what is great stands over the table", () => {
  const { stage, acted } = set();
  rehearse(stage, [{ kind: "night", data: {} }], new Poses())();
  expect(acted).toEqual(["dim", "title"]);
  expect(stage.pane.textContent).toBe("Night falls");
});

test("all is measured before anything moves", () => {
  const { stage, acted } = set("owl", "boar");
  const act = rehearse(stage, [struck, { kind: "night", data: {} }, struck], new Poses());
  Element.prototype.getBoundingClientRect = () => (acted.push("measured"), new DOMRect());
  act();
  expect(acted).not.toContain("measured");
});

test("what has left the table does it once more as a likeness", () => {
  const { stage, acted } = set();
  const [before, gone] = [new Poses(), document.createElement("i")];
  before.add(gone, { thing: "grunt", box: new DOMRect(5, 5, 40, 40), face: "", art: "gnome", place: "", home: new DOMRect(), drawing: null, space: "" });
  rehearse(stage, [{ kind: "felled", data: { what: "grunt" } }], before)();
  expect(acted).toEqual(["ghost"]);
});

const found = { kind: "found", data: { at: "C3", what: "gem" } };

test("what was found sinks into a purse in its new guise, and the lights dim", () => {
  const { stage, acted } = set("purse");
  const before = new Poses();
  before.add(document.createElement("i"), { thing: "tile_C3", box: new DOMRect(5, 5, 40, 40), face: "", art: "?", place: "", home: new DOMRect(), drawing: null, space: "" });
  rehearse(stage, [found], before)();
  expect(gestureOf(found, words)).toMatchObject({ kind: "dim", then: [{ kind: "sink", cast: ["tile_C3", "purse"], guise: "gem" }] });
  expect(acted).toEqual(["dim", "ghost"]);
});

test("ground that gives way looks as it did", () => {
  const { stage } = set();
  const forget = addSprite('<svg xmlns="http://www.w3.org/2000/svg"><symbol id="meadow"/></svg>', "art-");
  stage.root.innerHTML = '<div data-place="board"><svg><g data-space="C3"><polygon points="0,0 1,0 0,1"/></g></svg></div>';
  rehearse(stage, [{ kind: "quaked", data: { at: "C3", ground: "meadow" } }], new Poses())();
  expect(stage.pane.querySelector("polygon")!.getAttribute("style")).toBe("fill: url(#board-art-meadow)");
  forget();
});

test("something flies from one thing to another, and both stay where they are", () => {
  const { stage, acted } = set("bowl", "purse");
  expect(rehearse(stage, [{ kind: "paid", data: {} }], new Poses())()).toBeGreaterThan(0);
  expect(acted).toEqual(["ghost"]);
});

test("one flies to each of several, and from each of several", () => {
  const { stage, acted } = set("bowl", "purse", "pouch");
  rehearse(stage, [{ kind: "shared", data: { purses: ["purse", "pouch", "pouch"] } }, { kind: "shared", data: { bowl: ["purse", "pouch"], purses: "bowl" } }], new Poses())();
  expect(acted).toEqual(["ghost", "ghost", "ghost", "ghost", "ghost"]);
});

test("dice go to their owner one after another, and the owner stays", () => {
  const { stage, acted } = set("die.1", "die.2", "owl");
  const starts: unknown[] = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (this: HTMLElement, frames, timing) {
    starts.push((timing as KeyframeAnimationOptions).delay);
    return animate.call(this, frames, timing);
  };
  rehearse(stage, [{ kind: "dealt", data: { dice: ["die.1", "die.2"] } }], new Poses())();
  expect(acted).toEqual(["die.1", "die.2"]);
  expect(starts[0]).toBe(0);
  expect(starts[1]).toBeGreaterThan(0);
});

test("what takes its time holds up what comes after it", () => {
  const { stage } = set("owl", "boar");
  const delays: unknown[] = [];
  Element.prototype.animate = function (_, timing) {
    delays.push((timing as KeyframeAnimationOptions).delay);
    return { finish: () => undefined } as unknown as Animation;
  };
  rehearse(stage, [struck], new Poses())();
  const [soon] = delays.splice(0);
  rehearse(stage, [{ kind: "rolled", data: {} }, struck], new Poses())();
  expect(soon).toBe(0);
  expect(delays[0]).toBeGreaterThanOrEqual(300);
});

test("nor does a ribbon tell the end of it before", () => {
  const { stage } = set();
  const delays: Record<string, unknown> = {};
  Element.prototype.animate = function (this: HTMLElement, _, timing) {
    delays[this.className] = (timing as KeyframeAnimationOptions).delay;
    return { finish: () => undefined } as unknown as Animation;
  };
  rehearse(stage, [{ kind: "rolled", data: {} }, { kind: "night", data: {} }], new Poses())();
  expect(delays.title).toBeGreaterThanOrEqual(300);
  expect(delays.title).toBe(delays.dim);
});

test("each die goes to the one that is named in its place", () => {
  const { stage } = set("die.1", "die.2", "die.3", "owl", "boar");
  const left = (id: string, x: number) => (stage.root.querySelector(`[data-thing="${id}"]`)!.getBoundingClientRect = () => new DOMRect(x, 0, 10, 10));
  left("owl", 100);
  left("boar", 200);
  const ways = new Map<string, string>();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (this: HTMLElement, frames, timing) {
    ways.set(this.dataset.thing ?? "", String((frames as Keyframe[]).at(-1)!.translate));
    return animate.call(this, frames, timing);
  };
  rehearse(stage, [{ kind: "dealt", data: { dice: ["die.1", "die.2", "die.3"], owl: ["owl", "boar", "owl"] } }], new Poses())();
  expect(ways.get("die.3")).toBe(ways.get("die.1"));
  expect(ways.get("die.2")).not.toBe(ways.get("die.1"));
});

test("whoever cannot be seen lets nobody else lunge for it", () => {
  const { stage, acted } = set("boar");
  rehearse(stage, [struck], new Poses())();
  expect(acted).toEqual(["tally"]);
});

test("a card is shown to somebody and taken back: one likeness, all the way", () => {
  const { stage, acted } = set("owl", "boar");
  expect(rehearse(stage, [{ kind: "shown", data: {} }], new Poses())()).toBeGreaterThan(0);
  expect(acted).toEqual(["ghost"]);
});

test("cards fan out one after another", () => {
  const { stage } = set("one", "two", "three");
  const delays: number[] = [];
  Element.prototype.animate = function (_, timing) {
    delays.push((timing as KeyframeAnimationOptions).delay as number);
    return {} as Animation;
  };
  const lasts = rehearse(stage, [{ kind: "fanned", data: { cards: ["one", "two", "elsewhere", "three"] } }], new Poses())();
  expect(delays).toHaveLength(3);
  expect(delays[0]! < delays[1]! && delays[1]! < delays[2]!).toBe(true);
  expect(lasts).toBeGreaterThan(delays[2]!);
});

test("nothing flies from where nothing is to be seen", () => {
  const { stage, acted } = set("bowl", "purse");
  Element.prototype.getBoundingClientRect = function (this: HTMLElement) {
    return this.dataset.thing === "bowl" ? new DOMRect() : new DOMRect(0, 0, 10, 10);
  };
  expect(rehearse(stage, [{ kind: "paid", data: {} }], new Poses())()).toBe(0);
  expect(acted).toEqual([]);
});

test("what is still on the table needs no guise, and nobody else acts for it", () => {
  const { stage, acted } = set("purse", "tile_C3");
  rehearse(stage, [found], new Poses())();
  expect(acted).toEqual(["dim"]);
});

test("what never was on the table does nothing", () => {
  const { stage, acted } = set();
  expect(rehearse(stage, [struck], new Poses())()).toBe(0);
  expect(acted).toEqual([]);
});

test("nothing moves for who wants it calm", () => {
  const { stage, acted } = set("owl", "boar");
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(rehearse(stage, [struck, { kind: "night", data: {} }], new Poses())()).toBe(0);
  expect(acted).toEqual([]);
});

const files = import.meta.glob<string>("../../src/gnomestead/games/*/words.en.ftl", { query: "?raw", import: "default", eager: true });
test.each(Object.entries(files))("%s names no gesture that nobody knows", (_, source) => {
  // (Either said at once, or depending on something: then each case says its own.)
  const plain = [...source.matchAll(/^ +\.gesture = (\w.*)/gm)];
  const chosen = [...source.matchAll(/^ +\.gesture = \{.*\n((?: +\*?\[.*\n)+)/gm)].flatMap(([, cases]) => [...cases!.matchAll(/\] (\w.+)/g)]);
  const named = [...plain, ...chosen].flatMap(([, said]) => said!.split(", ").map((part) => part.split(" ")[0]!));
  expect(named.filter((kind) => !GESTURES.has(kind))).toEqual([]);
});
