/** Plane geometry of boards: any polygons, in the board's own units, y downwards. */
import type { Space } from "../wire";

export type Point = readonly [number, number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/** Corners that are closer than this are the same. */
const SAME = 1e-3;
/** How many times a board can be enlarged. */
const CLOSEST = 8;

const HEADINGS: Readonly<Record<Direction, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The smallest box round all corners, with a margin. */
export function bounds(spaces: readonly Pick<Space, "corners">[], margin = 0): Box {
  const xs = spaces.flatMap((space) => space.corners.map(([x]) => x));
  const ys = spaces.flatMap((space) => space.corners.map(([, y]) => y));
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

/** The centre of mass of a polygon. */
export function centre(corners: readonly Point[]): Point {
  let [x, y, doubled] = [0, 0, 0];
  sides(corners).forEach(([[ax, ay], [bx, by]]) => {
    const cross = ax * by - bx * ay;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
    doubled += cross;
  });
  return [x / (3 * doubled), y / (3 * doubled)];
}

/** How large a circle round the centre fits in: what stands on the space must not be larger. */
export function roominess(corners: readonly Point[]): number {
  const middle = centre(corners);
  return Math.min(...sides(corners).map(([a, b]) => distanceToLine(middle, a, b)));
}

/** The sides of a polygon; side i runs from corner i to the next. */
export function sides(corners: readonly Point[]): [Point, Point][] {
  return corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] as Point]);
}

/** How far a point is from the line through two others. */
export function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return Math.abs((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / length;
}

/** The space that an arrow key leads to: a neighbour across a side, or else the nearest that lies rather in that direction. */
export function neighbour(spaces: readonly Space[], from: Space, direction: Direction): Space | undefined {
  const beside = spaces.filter((space) => space !== from && shareSide(space.corners, from.corners));
  return nearest(beside, from, direction) ?? nearest(spaces, from, direction);
}

function shareSide(one: readonly Point[], other: readonly Point[]): boolean {
  return one.filter(([x, y]) => other.some(([ox, oy]) => Math.hypot(x - ox, y - oy) < SAME)).length > 1;
}

function nearest(spaces: readonly Space[], from: Space, direction: Direction): Space | undefined {
  const [dx, dy] = HEADINGS[direction];
  const [x, y] = centre(from.corners);
  let best: Space | undefined;
  let least = Infinity;
  for (const space of spaces) {
    const [sx, sy] = centre(space.corners);
    const along = (sx - x) * dx + (sy - y) * dy;
    const across = Math.abs((sx - x) * dy - (sy - y) * dx);
    if (along <= 1e-6 || across > along * 1.8) continue;
    const cost = along + 2 * across;
    if (cost < least) [best, least] = [space, cost];
  }
  return best;
}

/** The smallest box of this shape (width by height) that holds another, with that in its middle. */
export function fitted({ x, y, width, height }: Box, ratio: number): Box {
  const [wide, high] = [Math.max(width, height * ratio), Math.max(height, width / ratio)];
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}

/** A box zoomed by a factor round a point, never larger than `whole` and never needlessly outside the `board` in it. */
export function zoomed(view: Box, whole: Box, factor: number, [px, py]: Point, board = whole): Box {
  const width = Math.min(whole.width, Math.max(view.width * factor, whole.width / CLOSEST));
  const height = (width * whole.height) / whole.width;
  const share = width / view.width;
  return within({ x: px - (px - view.x) * share, y: py - (py - view.y) * share, width, height }, board);
}

/** A box moved so that it lies inside `whole`; where it is too large for that, with the whole in its middle. */
export function within(view: Box, whole: Box): Box {
  const settle = (value: number, low: number, room: number) => (room < 0 ? low + room / 2 : Math.min(Math.max(value, low), low + room));
  return {
    ...view,
    x: settle(view.x, whole.x, whole.width - view.width),
    y: settle(view.y, whole.y, whole.height - view.height),
  };
}
