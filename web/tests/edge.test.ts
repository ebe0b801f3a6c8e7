/** A panel over a board covers nothing that can be pressed. */
import { expect, test } from "vitest";
import { litWithin } from "../src/table/edge";

test("what can be pressed are lit things and the tabs of a table's parts", () => {
  const board = document.createElement("div");
  board.innerHTML = '<div class="tabs"></div><i data-touch="a" aria-disabled="false"></i><i data-touch="b" aria-disabled="true"></i><i class="lit"></i>';
  [...board.children].forEach((each, i) => (each.getBoundingClientRect = () => new DOMRect(0, 10 * i, 10, 10)));
  expect(litWithin(board).map(({ top }) => top)).toEqual([0, 10, 30]);
});
