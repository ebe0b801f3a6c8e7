import { expect, test } from "vitest";
import { far, groupsOf, heard } from "../src/table/goal";
import { changedScene } from "../src/table/changes";
import { Lexicon } from "../src/words/lexicon";
import type { Goal, Scene, Track } from "../src/wire";

const words = new Lexicon(["points = Points\n    .about = All that counts.\nrounds = Rounds\n    .short = R"], "en", { seat: 0, names: ["Ada", "Bo", "Cleo"] });
const track = (key: string, value: number, more: Partial<Track> = {}): Track => ({ name: { key, args: {} }, value, ...more });

test("tracks of one name are one group", () => {
  const groups = groupsOf([track("points", 3, { seats: [0] }), track("points", 5, { seats: [1] }), track("rounds", 1, { most: 6 })], words);
  expect(groups.map(({ name, tracks }) => [name, tracks.length])).toEqual([["Points", 2], ["Rounds", 1]]);
  expect(groups.map(({ brief, about }) => [brief, about])).toEqual([["", "All that counts."], ["R", ""]]);
});

test("a track says how far it is, whose it is and of how many", () => {
  expect(far(track("rounds", 1, { most: 6 }))).toBe("1/6");
  expect(far(track("points", -7))).toBe("-7");
  expect(heard(track("points", 12, { seats: [0, 2] }), words)).toBe("Ada, Cleo: 12");
  expect(heard(track("rounds", 1, { most: 6 }), words)).toBe("1 of 6");
});

const goal = (value: number): Goal => ({ aim: { key: "goal", args: {} }, tracks: [track("rounds", value)] });

test("an update changes the goal alone, and without one it stays", () => {
  const before: Scene = { places: [{ id: "a", kind: "row", name: { key: "a", args: {} } }], goal: goal(1) };
  const now = changedScene(before, { goal: goal(2) })!;
  expect(now.goal).toEqual(goal(2));
  expect(now.places).toBe(before.places);
  expect(changedScene(before, { places: [] })!.goal).toBe(before.goal);
});
