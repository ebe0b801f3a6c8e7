import { expect, test } from "vitest";
import { arrange, fan, spread } from "../src/scene/crowd";
import { bounds, centre, distanceToLine, neighbour, roominess, sides, within, zoomed, type Point } from "../src/scene/geometry";
import type { Space } from "../src/wire";

const name = { key: "space", args: {} };
const square = (id: string, x: number, y: number): Space => ({ id, name, corners: [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]] });
const triangle: readonly Point[] = [[0, 0], [6, 0], [3, 6]];
const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => square(`${x}${y}`, x, y)));

test("the box round a board", () => {
  expect(bounds(grid, 0.5)).toEqual({ x: -0.5, y: -0.5, width: 4, height: 4 });
});

test("a triangle's centre of mass, whichever way round its corners go", () => {
  expect(centre(triangle)).toEqual([3, 2]);
  expect(centre([...triangle].reverse())).toEqual([3, 2]);
});

test("the circle that fits into a square has half its side as radius", () => {
  expect(roominess(grid[0]!.corners)).toBeCloseTo(0.5);
});

test("arrow keys go to the neighbour, and nowhere beyond the edge", () => {
  const at = (id: string) => grid.find((space) => space.id === id)!;
  expect(neighbour(grid, at("11"), "ArrowLeft")?.id).toBe("01");
  expect(neighbour(grid, at("11"), "ArrowDown")?.id).toBe("12");
  expect(neighbour(grid, at("00"), "ArrowUp")).toBeUndefined();
});

test("on triangles arrow keys cross sides first, then go where there is something", () => {
  const up: Space = { id: "up", name, corners: [[0, 1], [2, 1], [1, 0]] };
  const right: Space = { id: "right", name, corners: [[1, 0], [3, 0], [2, 1]] };
  const below: Space = { id: "below", name, corners: [[0, 1], [2, 1], [1, 2]] };
  const above: Space = { id: "above", name, corners: [[0, -1], [2, -1], [1, 0]] };
  const all = [up, right, below, above];
  expect(neighbour(all, up, "ArrowRight")).toBe(right);
  expect(neighbour(all, up, "ArrowDown")).toBe(below);
  expect(neighbour(all, up, "ArrowUp")).toBe(above);
});

test.each([1, 2, 3, 4, 5, 7])("%i pieces share a space: none overlaps another, none leaves it", (count) => {
  for (const corners of [triangle, grid[0]!.corners]) {
    const { spots, radius } = arrange(count, corners);
    expect(spots).toHaveLength(count);
    expect(radius).toBeGreaterThan(roominess(corners) * 0.24);
    spots.forEach((spot, i) => {
      for (const [a, b] of sides(corners)) expect(distanceToLine(spot, a, b)).toBeGreaterThanOrEqual(radius);
      for (const other of spots.slice(i + 1)) expect(Math.hypot(spot[0] - other[0], spot[1] - other[1])).toBeGreaterThanOrEqual(2 * radius);
    });
  }
});

const frame = { x: 0, y: 0, width: 8, height: 3 };
/** A strip of triangles, some of them crowded, at the lower edge of a board. */
const strip = [3, 5, 1, 7, 2].map((count, i) => {
  const corners: Point[] = [[i, 3], [i + 2, 3], [i + 1, 1.3]];
  return { count, corners, middle: centre(corners) };
});
const crowded = (least: number) => spread(strip.map(({ count, corners }) => arrange(count, corners)), strip.map(({ middle }) => middle), least, frame);

test("no piece of a crowd is smaller than the least, overlaps another or is cut off", () => {
  const pieces = crowded(0.3).flatMap(({ spots, radius }) => spots.map((at) => ({ at, radius })));
  expect(pieces).toHaveLength(18);
  pieces.forEach(({ at: [x, y], radius }, i) => {
    expect(radius).toBeGreaterThanOrEqual(0.3);
    expect(Math.min(x, y, frame.width - x, frame.height - y)).toBeGreaterThanOrEqual(radius);
    for (const other of pieces.slice(i + 1)) expect(Math.hypot(x - other.at[0], y - other.at[1])).toBeGreaterThan((radius + other.radius) * 0.97);
  });
});

test("where all are large enough everybody stays in place", () => {
  expect(crowded(0.01)).toEqual(strip.map(({ count, corners }) => arrange(count, corners)));
});

test("a crowd that is looked at steps apart within the frame", () => {
  const { corners, middle } = strip[1]!;
  const close = arrange(5, corners);
  const { spots, radius } = fan(close, middle, frame);
  expect(radius).toBeGreaterThan(close.radius * 1.5);
  for (const [x, y] of spots) expect(Math.min(x, y, frame.width - x, frame.height - y)).toBeGreaterThanOrEqual(radius);
});

test("zooming keeps the point under the pointer and stays on the board", () => {
  const whole = { x: 0, y: 0, width: 100, height: 50 };
  const close = zoomed(whole, whole, 0.5, [100, 50]);
  expect(close).toEqual({ x: 50, y: 25, width: 50, height: 25 });
  expect(zoomed(close, whole, 10, [60, 30])).toEqual(whole);
  expect(within({ x: 90, y: -5, width: 50, height: 25 }, whole)).toEqual({ x: 50, y: 0, width: 50, height: 25 });
});
