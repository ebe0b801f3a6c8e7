import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flash, poise } from "../src/scene/flip";
import { measure } from "../src/scene/poses";

/** A table whose elements know where they lie (`at` is x, y, width, height) and remember what they are told to do. */
const drawn = Element.prototype.getBoundingClientRect;
let moved: string[];

beforeEach(() => {
  moved = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Element.prototype.getBoundingClientRect = function () {
    const [x = 0, y = 0, width = 0, height = 0] = (this.getAttribute("at") ?? "").split(" ").map(Number);
    return { x, y, width, height, bottom: y + height, right: x + width } as DOMRect;
  };
  Element.prototype.animate = function (frames) {
    moved.push(`${this.id} ${(frames as Keyframe[])[0]!.transform as string}`);
    return { playState: "running" } as Animation;
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  Element.prototype.getBoundingClientRect = drawn;
});

function table(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

function lay(root: Element, id: string, at: string): void {
  root.querySelector(`#${id}`)!.setAttribute("at", at);
}

const ROW = '<p id="row" data-place="row" at="0 0 500 50"><i id="owl" data-thing="owl" at="0 0 50 50"></i></p>';

test("what has moved travels from where it was", () => {
  const root = table(ROW);
  const before = measure(root);
  lay(root, "owl", "100 0 50 50");
  expect(poise(root, before)()).toBeGreaterThan(0);
  expect(moved).toEqual(["owl translate(-100px, 0px) scale(1)"]);
});

test("what is carried along with its place, or only grows, stays calm", () => {
  const root = table(ROW);
  const before = measure(root);
  lay(root, "row", "0 80 500 50");
  lay(root, "owl", "0 80 90 50");
  expect(poise(root, before)()).toBe(0);
});

test("a block keeps together within its place", () => {
  const root = table('<p data-place="row" at="0 0 500 500"><b id="block" data-block="b" at="0 100 50 50"><i id="owl" data-thing="owl" at="0 110 50 50"></i></b></p>');
  const before = measure(root);
  lay(root, "block", "0 200 50 50");
  lay(root, "owl", "0 210 50 50");
  expect(poise(root, before)()).toBe(0);
});

test("of a thing that is shown twice each one moves by itself", () => {
  const root = table(`${ROW}<p data-place="aside" at="600 0 90 90"><i id="big" data-thing="owl" at="600 0 90 90"></i></p>`);
  expect(poise(root, measure(root))()).toBe(0);
});

test("what cannot be seen moves nothing", () => {
  const root = table(`${ROW}<p data-place="aside"><i id="hidden" data-thing="owl"></i></p>`);
  const before = measure(root);
  lay(root, "owl", "0 20 50 50");
  poise(root, before)();
  expect(moved).toEqual(["owl translate(0px, -20px) scale(1)"]);
});

test("what is calm only shows how it is now", () => {
  const root = table(ROW);
  const before = measure(root);
  lay(root, "owl", "100 0 50 50");
  expect(poise(root, before, () => true)()).toBe(0);
});

test("a newcomer appears; when a whole table is laid, everything is simply there", () => {
  const newcomer = (id: number) => `<i id="new${id}" data-thing="new${id}" at="0 0 9 9"></i>`;
  const root = table(ROW);
  const before = measure(root);
  root.firstElementChild!.insertAdjacentHTML("beforeend", newcomer(0));
  poise(root, before)();
  expect(moved).toEqual(["new0 scale(.6)"]);
  moved = [];
  for (let id = 1; id < 30; id++) root.firstElementChild!.insertAdjacentHTML("beforeend", newcomer(id));
  expect(poise(root, before)()).toBe(0);
  expect(moved).toEqual([]);
});

test("what turns over does so in the order told, and never two at once however many there are", () => {
  const tokens = Array.from({ length: 24 }, (_, i) => `token_${i}`);
  const root = table(`<p data-place="board" at="0 0 500 500">${tokens.map((id) => `<i id="${id}" data-thing="${id}" data-face="down" at="0 0 9 9"></i>`).join("")}</p>`);
  const before = measure(root);
  for (const token of root.querySelectorAll<HTMLElement>("i")) token.dataset.face = "up";
  const started = new Map<number, string>();
  Element.prototype.animate = function (_, timing) {
    started.set((timing as KeyframeAnimationOptions).delay as number, this.id);
    return {} as Animation;
  };
  const order = [...tokens].reverse();
  poise(root, before, undefined, ["space", ...order])();
  expect([...started].sort(([a], [b]) => a - b).map(([, id]) => id)).toEqual(order);
});

test("what is spoken of lights up, unless it moves anyway", () => {
  const root = table('<p data-place="row" at="0 0 500 50"><b data-thing="owl" id="owl" at="0 0 50 50"><i id="in-owl" data-touch="owl"></i></b><b data-thing="cat" at="50 0 50 50"><i id="in-cat" data-touch="cat"></i></b></p>');
  const before = measure(root);
  lay(root, "owl", "100 0 50 50");
  poise(root, before)();
  moved = [];
  flash(root, ["owl", "cat"]);
  expect(moved).toEqual(["in-cat undefined"]);
});

const BOARD = '<p data-place="board" at="0 0 500 500"><svg id="board" at="0 0 500 500"><g id="owl" data-thing="owl"></g><g id="cat" data-thing="cat"></g></svg></p>';

/** Look at the board from elsewhere: where its origin is seen, how many pixels a unit has, where its things are then. */
function look(root: Element, x: number, y: number, scale: number, owl: string, cat: string): void {
  const drawing = root.querySelector<SVGSVGElement>("#board")!;
  drawing.getScreenCTM = () => ({ a: scale, b: 0, d: scale, e: x, f: y }) as DOMMatrix;
  for (const piece of root.querySelectorAll<SVGGraphicsElement>("g")) piece.getScreenCTM = () => drawing.getScreenCTM();
  lay(root, "owl", owl);
  lay(root, "cat", cat);
}

test("a board that is looked at from elsewhere glides as one; only what walks on it travels", () => {
  const root = table(BOARD);
  look(root, 0, 0, 10, "100 100 10 10", "200 200 10 10");
  const before = measure(root);
  look(root, -100, 0, 10, "0 100 10 10", "100 250 10 10");
  expect(poise(root, before)()).toBeGreaterThan(0);
  expect(moved).toEqual(["cat translate(0px, -5px) scale(1)", "board translate(100px, 0px) scale(1)"]);
});

test("what lies on a space makes room without a journey; whoever stands there steps aside", () => {
  const root = table(BOARD);
  Object.assign(root.querySelector<SVGElement>("#owl")!.dataset, { space: "a1", kind: "token" });
  Object.assign(root.querySelector<SVGElement>("#cat")!.dataset, { space: "a1", kind: "piece" });
  look(root, 0, 0, 10, "100 100 10 10", "200 200 10 10");
  const before = measure(root);
  look(root, 0, 0, 10, "120 100 10 10", "220 200 10 10");
  poise(root, before)();
  expect(moved).toEqual(["cat translate(-2px, 0px) scale(1)"]);
});

test("a board that is looked at from closer grows as one", () => {
  const root = table(BOARD);
  look(root, 0, 0, 10, "100 100 10 10", "200 200 10 10");
  const before = measure(root);
  look(root, -250, -250, 20, "-50 -50 20 20", "150 150 20 20");
  poise(root, before)();
  expect(moved).toEqual(["board translate(0px, 0px) scale(0.5)"]);
});

test("a board whose frame has changed just fits", () => {
  const root = table(BOARD);
  look(root, 0, 0, 10, "100 100 10 10", "200 200 10 10");
  const before = measure(root);
  look(root, 0, 0, 8, "80 80 8 8", "160 160 8 8");
  lay(root, "board", "0 0 400 400");
  expect(poise(root, before)()).toBe(0);
});

test("whoever walks while the board is looked at from closer comes from where it stood on the board, as large as it is now", () => {
  const root = table(BOARD);
  look(root, 0, 0, 10, "100 100 10 10", "200 200 10 10");
  const before = measure(root);
  look(root, -250, -250, 20, "-50 -50 20 20", "190 150 20 20");
  poise(root, before)();
  expect(moved).toEqual(["cat translate(-2px, 0px) scale(1)", "board translate(0px, 0px) scale(0.5)"]);
});
