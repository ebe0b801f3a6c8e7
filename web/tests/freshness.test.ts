import { afterEach, expect, test, vi } from "vitest";
import { isOutdated } from "../src/net/freshness";

afterEach(() => vi.unstubAllGlobals());

const OWN = "/static/assets/index-1.js";
const house = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);

test("a page is outdated when its house was built anew, not when the house is away", async () => {
  house(async () => new Response('<script src="/static/assets/index-2.js"></script>'));
  expect(await isOutdated(OWN)).toBe(true);
  house(async () => new Response('<script src="/static/assets/index-1.js"></script>'));
  expect(await isOutdated(OWN)).toBe(false);
  house(async () => Promise.reject(new TypeError("away")));
  expect(await isOutdated(OWN)).toBe(false);
  house(async () => new Response("Bad gateway", { status: 502 }));
  expect(await isOutdated(OWN)).toBe(false);
});
