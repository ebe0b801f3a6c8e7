import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { measure, play } from "../src/scene/flip";

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
    return {} as Animation;
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
  expect(play(root, before)).toBeGreaterThan(0);
  expect(moved).toEqual(["owl translate(-100px, 0px) scale(1)"]);
});

test("what is carried along with its place, or only grows, stays calm", () => {
  const root = table(ROW);
  const before = measure(root);
  lay(root, "row", "0 80 500 50");
  lay(root, "owl", "0 80 90 50");
  expect(play(root, before)).toBe(0);
});

test("a block keeps together within its place", () => {
  const root = table('<p data-place="row" at="0 0 500 500"><b id="block" data-block="b" at="0 100 50 50"><i id="owl" data-thing="owl" at="0 110 50 50"></i></b></p>');
  const before = measure(root);
  lay(root, "block", "0 200 50 50");
  lay(root, "owl", "0 210 50 50");
  expect(play(root, before)).toBe(0);
});

test("of a thing that is shown twice each one moves by itself", () => {
  const root = table(`${ROW}<p data-place="aside" at="600 0 90 90"><i id="big" data-thing="owl" at="600 0 90 90"></i></p>`);
  expect(play(root, measure(root))).toBe(0);
});

test("what cannot be seen moves nothing", () => {
  const root = table(`${ROW}<p data-place="aside"><i id="hidden" data-thing="owl"></i></p>`);
  const before = measure(root);
  lay(root, "owl", "0 20 50 50");
  play(root, before);
  expect(moved).toEqual(["owl translate(0px, -20px) scale(1)"]);
});

test("what is calm only shows how it is now", () => {
  const root = table(ROW);
  const before = measure(root);
  lay(root, "owl", "100 0 50 50");
  expect(play(root, before, () => true)).toBe(0);
});
