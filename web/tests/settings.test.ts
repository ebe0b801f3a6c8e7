import { afterEach, expect, test } from "vitest";
import { change, kept } from "../src/settings.svelte";
import { pace } from "../src/scene/flip";

afterEach(() => {
  change({ pace: "normal" });
  localStorage.clear();
});

test("a table that was fast by the old switch still is", () => {
  localStorage.setItem("settings", JSON.stringify({ isFast: true, volume: 20 }));
  expect(kept()).toEqual({ pace: "fast", volume: 20 });
  localStorage.setItem("settings", JSON.stringify({ isFast: false, volume: 20 }));
  expect(kept()).toEqual({ volume: 20 });
  localStorage.setItem("settings", JSON.stringify({ isFast: true, pace: "slow" }));
  expect(kept()).toEqual({ pace: "slow" });
});

test("what moves takes as long as the pace says", () => {
  const times = (["slow", "normal", "fast"] as const).map((each) => {
    change({ pace: each });
    return pace();
  });
  expect(times).toEqual([1.6, 1, 0.5]);
  expect(kept().pace).toBe("fast");
});
