import { expect, test } from "vitest";
import { search, spans } from "../src/table/rules";

const chapters = [
  { title: "Raiding", rules: [{ id: "OR-RAID-01", text: "A raider asks *everybody*, in turn order." }, { id: "OR-RAID-02", text: "Show a watchdog." }] },
  { title: "Harvest", rules: [{ id: "OR-HAR-01", text: "Count apples." }] },
];

test("search by id and by words", () => {
  expect(search(chapters, "har-01").flatMap((chapter) => chapter.rules)).toHaveLength(1);
  expect(search(chapters, "turn raider").flatMap((chapter) => chapter.rules)[0]!.id).toBe("OR-RAID-01");
  expect(search(chapters, "pears")).toEqual([]);
});

test("the few marks are read", () => {
  expect(spans("a **b** c *d*")).toEqual([
    { kind: "text", text: "a " },
    { kind: "strong", text: "b" },
    { kind: "text", text: " c " },
    { kind: "em", text: "d" },
  ]);
});
