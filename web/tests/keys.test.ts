import { beforeEach, expect, test } from "vitest";
import { change } from "../src/settings.svelte";
import { changeKey, inOrder, keyFor, meantBy, pressed } from "../src/table/keys";

beforeEach(() => change({ keys: {} }));

function press(key: string, on: Element = document.body, extra: KeyboardEventInit = {}) {
  const event = new KeyboardEvent("keydown", { key, ...extra });
  Object.defineProperty(event, "target", { value: on });
  return (letters = true) => pressed(event, letters);
}

test("letters and numbers mean something, unless they are typed or switched off", () => {
  const field = document.createElement("input");
  expect(press("l")()).toEqual({ deed: "log" });
  expect(press("L")()).toEqual({ deed: "log" });
  expect(press("3")()).toEqual({ nth: 2 });
  expect(press("l", field)()).toBeNull();
  expect(press("l")(false)).toBeNull();
  expect(press("?")(false)).toEqual({ deed: "why" });
  expect(press("l", document.body, { altKey: true })()).toBeNull();
});

test("Ctrl K finds, even while typing", () => {
  expect(press("k", document.createElement("input"), { ctrlKey: true })()).toEqual({ deed: "find" });
});

test("another key can stand for a usual one, which is then free", () => {
  expect(changeKey("table", "l", "x", ["l", "c"])).toBeNull();
  expect(press("x")()).toEqual({ deed: "log" });
  expect(press("l")()).toBeNull();
  expect(keyFor("table", "l")).toBe("x");
  expect(changeKey("table", "l", "l", ["l", "c"])).toBeNull();
  expect(press("l")()).toEqual({ deed: "log" });
});

test("a key that is taken is not given twice; two may change places one after the other", () => {
  expect(changeKey("table", "l", "c", ["l", "c"])).toBe("c");
  expect(press("c")()).toEqual({ deed: "chat" });
  changeKey("table", "c", "y", ["l", "c"]);
  expect(changeKey("table", "l", "c", ["l", "c"])).toBeNull();
  expect([press("c")(), press("y")()]).toEqual([{ deed: "log" }, { deed: "chat" }]);
});

test("what is changed for one game stays as it is elsewhere", () => {
  changeKey("keys-left", "q", "z", ["q"]);
  const event = { key: "z", code: "KeyZ" };
  expect([meantBy(event, "keys-left"), meantBy(event)]).toEqual(["q", "z"]);
});

test("keys are told as they lie on the keyboard", () => {
  expect(inOrder({ u: "flip", 0: "feet", 7: "cap", 8: "face" }).map(([key]) => key)).toEqual(["7", "8", "0", "u"]);
});
