/** The page on how to play: the words of the game, and its pictures drawn as the table would be. */
import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import RulesPanel from "../src/table/RulesPanel.svelte";
import type { GameInfo, HowToPage } from "../src/wire";

const name = (text: string) => ({ key: "thing", args: { text } });
const PAGE: HowToPage = {
  turn: [
    {
      id: "lay", names: ["Ada", "Ben"], eyes: 0, lit: ["five"],
      scene: { places: [{ id: "dice", kind: "tray", name: name("Dice"), things: [{ id: "five", kind: "die", name: name("a five"), value: 5 }, { id: "two", kind: "die", name: name("a two"), value: 2 }] }] },
    },
  ],
  icons: ["heart"],
};
const WORDS = `
thing = { $text }
howto-goal = Be last.
howto-turn-lay = Lay a five.
howto-icon-heart = Life
    .means = You have three.
howto-end = When all is eaten.
howto-mistake-1 = Haste.
howto-mistake-2 = Waste.
howto-mistake-3 = Taste.
`;
const CHAPTERS = [{ title: "Laying", rules: [{ id: "OR-LAY-01", text: "Lay *one* die." }] }, { title: "Trading", rules: [{ id: "OR-TRD-01", text: "Swap dice." }] }];
const GAME = { id: "orchard", title: "Orchard", story: [], howto: true } as unknown as GameInfo;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify(path.endsWith("/howto") ? PAGE : CHAPTERS)));
});
afterEach(() => vi.unstubAllGlobals());

const open = (more: { rule?: string; game?: GameInfo } = {}) => render(RulesPanel, { game: GAME, sources: [WORDS], onclose: () => undefined, ...more });

test("the page tells everything, and its pictures light what the words are about", async () => {
  const { container, findByText } = open();
  await findByText("Be last.");
  for (const words of ["Lay a five.", "You have three.", "When all is eaten.", "Haste.", "Waste.", "Taste."]) await findByText(words);
  const picture = container.querySelector(".still")!;
  await vi.waitFor(() => expect(picture.querySelectorAll("[data-thing]")).toHaveLength(2));
  const isLit = (thing: string) => picture.querySelector(`[data-touch="${thing}"]`)!.classList.contains("lit");
  await vi.waitFor(() => expect([isLit("five"), isLit("two")]).toEqual([true, false]));
  expect(picture.hasAttribute("inert")).toBe(true);
});

test("from there all rules, found by word", async () => {
  const { findByRole, findByText, queryByText } = open();
  await fireEvent.click(await findByRole("button", { name: "All rules" }));
  await findByText("Swap dice.");
  await fireEvent.input(await findByRole("searchbox"), { target: { value: "trade" } });
  await vi.waitFor(() => expect(queryByText("OR-LAY-01")).toBeNull());
  expect(queryByText("OR-TRD-01")).not.toBeNull();
});

test("whoever asks for a rule gets that rule", async () => {
  const { container, findByText } = open({ rule: "OR-TRD-01" });
  await findByText("Swap dice.");
  expect(container.querySelector(".wanted")!.textContent).toContain("OR-TRD-01");
});

test("a game without such a page opens at its rules", async () => {
  const { findByText, queryByText } = open({ game: { ...GAME, howto: false } });
  await findByText("Swap dice.");
  expect(queryByText("How to play")).toBeNull();
});
