import { expect, test } from "vitest";
import PlainLayout from "../src/scene/PlainLayout.svelte";
import PlainWidget from "../src/scene/PlainWidget.svelte";
import { layoutOf, stagingOf, widgetOf } from "../src/scene/staging";

test("a game that brings nothing of its own is laid out plainly", async () => {
  const staging = await stagingOf("never_heard_of");
  expect(layoutOf(staging)).toBe(PlainLayout);
  expect(widgetOf(staging, "contraption")).toBe(PlainWidget);
});

test("a game's own layout and widgets come before the plain ones", () => {
  const staging = { Layout: PlainWidget as never, widgets: { throw: PlainLayout as never } };
  expect(layoutOf(staging)).toBe(PlainWidget);
  expect(widgetOf(staging, "throw")).toBe(PlainLayout);
  expect(widgetOf(staging, "contraption")).toBe(PlainWidget);
});
