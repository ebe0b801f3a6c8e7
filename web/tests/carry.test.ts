import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carrying } from "../src/scene/carry";
import type { Hands } from "../src/scene/hands.svelte";

const carry = vi.fn();
const hands = { carry, isLit: () => true, unpeek: () => undefined, table: { draft: { choices: [] } } } as unknown as Hands;
let root: HTMLElement;
let leave: () => void;

beforeEach(() => {
  carry.mockReset();
  root = document.createElement("div");
  root.innerHTML = '<i data-thing="die" data-touch="die"></i><i data-thing="card" data-touch="card"></i>';
  document.body.append(root);
  document.elementFromPoint = () => root.querySelector("[data-touch=card]");
  leave = carrying(hands)(root);
});
afterEach(() => {
  leave();
  root.remove();
});

const die = () => root.querySelector<HTMLElement>("[data-thing=die]")!;

function point(type: string, x: number, more: PointerEventInit = {}): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: 0, button: 0 });
  Object.assign(event, { pointerType: "mouse", ...more });
  die().dispatchEvent(event);
}

test("a thing follows the pointer, and is laid where that lets go", () => {
  point("pointerdown", 0);
  point("pointermove", 50);
  expect(die().style.translate).toBe("50px 0px");
  point("pointerup", 50);
  expect(carry).toHaveBeenCalledWith("die", "card", expect.anything());
  expect(die().style.translate).toBe("");
});

test("a press that hardly moves stays a press", () => {
  point("pointerdown", 0);
  point("pointermove", 3);
  point("pointerup", 3);
  expect(carry).not.toHaveBeenCalled();
});

test("fingers scroll, and carry nothing", () => {
  point("pointerdown", 0, { pointerType: "touch" });
  point("pointermove", 50, { pointerType: "touch" });
  expect(die().style.translate).toBe("");
});

test("Escape puts it back", () => {
  point("pointerdown", 0);
  point("pointermove", 50);
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  point("pointerup", 50);
  expect(carry).not.toHaveBeenCalled();
  expect(die().style.translate).toBe("");
});
