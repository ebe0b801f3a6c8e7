/** Several pieces on one space: each gets a place of its own. */
import { centre, distanceToLine, roominess, sides, type Box, type Point } from "./geometry";

/** Where several round pieces stand on a space, and how large each may be: none overlaps another or the edge. */
export interface Crowd {
  readonly spots: readonly Point[];
  readonly radius: number;
}

const crowds = new WeakMap<readonly Point[], Map<number, Crowd>>();

/** Places for `count` round pieces on a space. The same answer each time, so it is found but once. */
export function arrange(count: number, corners: readonly Point[]): Crowd {
  const known = crowds.get(corners) ?? new Map<number, Crowd>();
  crowds.set(corners, known);
  const crowd = known.get(count) ?? (count > 1 ? gathered(count, corners) : { spots: [centre(corners)], radius: roominess(corners) * ALONE });
  known.set(count, crowd);
  return crowd;
}

/** How much larger a crowd is while somebody looks at it. */
const FANNED = 1.55;
/** What sits round a piece reaches a little beyond it. */
const HALO = 1.15;
const STEPS = 60;
/** Between pieces that have stepped out there is room for what sits round them. */
const GAP = 1.1;

/** The same crowd, stepping apart so that each can be seen, and still within the frame. */
export function fan(crowd: Crowd, middle: Point, frame: Box): Crowd {
  const { spots, radius } = grown(crowd, middle, FANNED);
  return { spots: spots.map((spot) => inside(spot, radius, frame)), radius };
}

function grown({ spots, radius }: Crowd, [x, y]: Point, factor: number): Crowd {
  return { spots: spots.map(([sx, sy]) => [x + (sx - x) * factor, y + (sy - y) * factor]), radius: radius * factor };
}

/** The same crowd with pieces as large as this, and a gap between them. */
function stepped(crowd: Crowd, middle: Point, radius: number): Crowd {
  return { spots: grown(crowd, middle, (radius * GAP) / crowd.radius).spots, radius };
}

function inside([x, y]: Point, radius: number, { x: left, y: top, width, height }: Box): Point {
  const reach = radius * HALO;
  return [Math.min(Math.max(x, left + reach), left + width - reach), Math.min(Math.max(y, top + reach), top + height - reach)];
}

/**
 * Crowds with no piece smaller than `least`: where that is more than a space holds, they step out over its edge, and
 * whoever is in their way steps aside. All stay within the frame.
 */
export function spread(crowds: readonly Crowd[], middles: readonly Point[], least: number, frame: Box): readonly Crowd[] {
  if (crowds.every(({ radius }) => radius >= least)) return crowds;
  const large = crowds.map((crowd, i) => (crowd.radius < least ? stepped(crowd, middles[i]!, least) : crowd));
  const pieces = large.flatMap(({ spots, radius }) => spots.map((at) => ({ at, radius })));
  for (let step = 0; step < STEPS && stepApart(pieces, frame); step += 1);
  let next = 0;
  return large.map(({ spots, radius }) => ({ radius, spots: spots.map(() => pieces[next++]!.at) }));
}

/** Whoever overlaps another gives way by half of it; whether anybody did. */
function stepApart(pieces: { at: Point; radius: number }[], frame: Box): boolean {
  let hasMoved = false;
  pieces.forEach((one, i) => {
    for (const other of pieces.slice(i + 1)) {
      const [dx, dy] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
      const distance = Math.hypot(dx, dy) || 1e-6;
      const push = ((one.radius + other.radius) * GAP - distance) / 2;
      if (push <= one.radius * 0.01) continue;
      one.at = [one.at[0] - (dx / distance) * push, one.at[1] - (dy / distance) * push];
      other.at = [other.at[0] + (dx / distance) * push, other.at[1] + (dy / distance) * push];
      hasMoved = true;
    }
  });
  for (const piece of pieces) piece.at = inside(piece.at, piece.radius, frame);
  return hasMoved;
}

/** Crowds round the origin, by how many they are and the shape they stand on: jostling takes long, and spaces are much alike. */
const alike = new Map<string, Crowd>();

function gathered(count: number, corners: readonly Point[]): Crowd {
  const [x, y] = centre(corners);
  const shape = corners.map(([cx, cy]): Point => [cx - x, cy - y]);
  const key = [count, ...shape.flat().map((each) => each.toFixed(3))].join(" ");
  const crowd = alike.get(key) ?? jostle(count, shape);
  alike.set(key, crowd);
  return { ...crowd, spots: crowd.spots.map(([sx, sy]) => [sx + x, sy + y]) };
}

/** How much of a space a piece takes up that has it to itself. */
const ALONE = 0.74;
const JOSTLES = 160;

/** Pieces that stand too close push each other, and the edge pushes back; ever more gently, until they stand well. */
function jostle(count: number, corners: readonly Point[]): Crowd {
  const room = roominess(corners);
  const [x, y] = centre(corners);
  const edges = sides(corners);
  const inward = edges.map(([a, b]) => inwards(a, b, [x, y]));
  let spots = beginnings(count, corners, [x, y], room);
  for (let push = 0.12; push > 0.12 / JOSTLES; push -= 0.12 / JOSTLES) {
    spots = spots.map((spot, i) => {
      const [dx, dy] = away(spot, spots.filter((_, j) => j !== i), edges, inward);
      return [spot[0] + dx * push * room, spot[1] + dy * push * room];
    });
  }
  const radius = Math.min(...spots.map((spot, i) => freedom(spot, spots.filter((_, j) => j !== i), edges)));
  return { spots, radius: radius * 0.94 };
}

/** Pieces set out in a ring; on a triangle each in a corner, those of the level side first, and the rest in the middle. */
function beginnings(count: number, corners: readonly Point[], [x, y]: Point, room: number): Point[] {
  const isTriangle = corners.length === 3;
  const level = [...corners].sort(([, a], [, b]) => Math.abs(a - y) - Math.abs(b - y));
  return Array.from({ length: count }, (_, i): Point => {
    const corner = isTriangle ? level[i] : undefined;
    if (corner) return [x + (corner[0] - x) * 0.4, y + (corner[1] - y) * 0.4];
    const angle = Math.PI + (i * 2 * Math.PI) / count;
    const reach = room * (isTriangle ? 0.05 : 0.4);
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
}

/** The unit vector from a side into the polygon. */
function inwards([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const normal: Point = [(ay - by) / length, (bx - ax) / length];
  const isInward = normal[0] * (cx - ax) + normal[1] * (cy - ay) > 0;
  return isInward ? normal : [-normal[0], -normal[1]];
}

/** The direction away from whatever is nearest: another piece, or a side. */
function away(spot: Point, others: readonly Point[], edges: readonly [Point, Point][], inward: readonly Point[]): Point {
  let least = Infinity;
  let direction: Point = [0, 0];
  for (const [ox, oy] of others) {
    const distance = Math.hypot(spot[0] - ox, spot[1] - oy) || 1e-6;
    if (distance / 2 < least) [least, direction] = [distance / 2, [(spot[0] - ox) / distance, (spot[1] - oy) / distance]];
  }
  edges.forEach(([a, b], i) => {
    const distance = distanceToLine(spot, a, b);
    if (distance < least) [least, direction] = [distance, inward[i]!];
  });
  return direction;
}

/** How large a piece here may be. */
function freedom(spot: Point, others: readonly Point[], edges: readonly [Point, Point][]): number {
  const between = others.map(([x, y]) => Math.hypot(spot[0] - x, spot[1] - y) / 2);
  return Math.min(...between, ...edges.map(([a, b]) => distanceToLine(spot, a, b)));
}
