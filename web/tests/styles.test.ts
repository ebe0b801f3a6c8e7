import { expect, test } from "vitest";

const sheets = import.meta.glob<string>(["../src/**/*.css", "../src/**/*.svelte", "../../src/gnomestead/games/*/look/theme.css"], { query: "?raw", import: "default", eager: true });

test("nothing asks what the whole page has: whatever changes would have all of it styled anew", () => {
  const asking = Object.entries(sheets).filter(([, source]) => /(?:^|[\s,(}])(?:body|html|:root|main|\*)[\w.[\]"=-]*:has\(/.test(source));
  expect(asking.map(([file]) => file)).toEqual([]);
});
