import { expect, test } from "vitest";
import { pressed } from "../src/table/keys";

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
