import { expect, test } from "vitest";
import { readRules, search, spans } from "../src/table/rules";

const RULES = `# Orchard

Words before the rules.

## Raiding
- **OR-RAID-01** A raider asks *everybody*,
  in turn order.
- **OR-RAID-02** Show a \`watchdog\`.

## Harvest
- **OR-HAR-01** Count apples.
`;
const chapters = readRules(RULES);

test("rules by chapter, with their continuation lines", () => {
  expect(chapters.map((chapter) => chapter.title)).toEqual(["Raiding", "Harvest"]);
  expect(chapters[0]!.rules[0]).toEqual({ id: "OR-RAID-01", text: "A raider asks *everybody*, in turn order." });
});

test("search by id and by words", () => {
  expect(search(chapters, "har-01").flatMap((chapter) => chapter.rules)).toHaveLength(1);
  expect(search(chapters, "turn raider").flatMap((chapter) => chapter.rules)[0]!.id).toBe("OR-RAID-01");
  expect(search(chapters, "pears")).toEqual([]);
});

test("the few marks are read", () => {
  expect(spans("a **b** `c` *d*")).toEqual([
    { kind: "text", text: "a " },
    { kind: "strong", text: "b" },
    { kind: "text", text: " " },
    { kind: "code", text: "c" },
    { kind: "text", text: " " },
    { kind: "em", text: "d" },
  ]);
});
