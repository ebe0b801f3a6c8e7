/**
 * Movement: measure where every thing was, let the page change, then let each travel from there to here.
 * Things carry `data-thing` (their id) and `data-face` (what they show); both HTML and SVG take part.
 */
export interface Pose {
  readonly box: DOMRect;
  readonly face: string;
}

export type Poses = ReadonlyMap<string, Pose>;

const TRAVEL = 320;
const TUMBLE = 600;
const HOP = "cubic-bezier(.3, 1.6, .5, 1)";
const OUT = "cubic-bezier(.2, .8, .2, 1)";
/** Nothing that has moved less than this many pixels is worth a journey. */
const STILL = 2;

/** A fast table moves in half the time. */
const pace = () => (document.documentElement.dataset.pace === "fast" ? 0.5 : 1);

/** What the reader chose, or else the device's own setting. */
export function motionIsReduced(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion) return motion === "reduced";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where everything lies now. */
export function measure(root: Element): Poses {
  const poses = new Map<string, Pose>();
  for (const element of things(root)) {
    poses.set(element.dataset.thing!, { box: element.getBoundingClientRect(), face: element.dataset.face ?? "" });
  }
  return poses;
}

/** Let everything that has changed move; answers how many milliseconds that takes. */
export function play(root: Element, before: Poses): number {
  if (motionIsReduced() || before.size === 0) return 0;
  let longest = 0;
  for (const element of things(root)) {
    const was = before.get(element.dataset.thing!);
    const time = was ? change(element, was) : appear(element);
    longest = Math.max(longest, time);
  }
  return longest;
}

/** Let what an event speaks of light up for a moment. */
export function flash(root: Element, ids: Iterable<string>): void {
  if (motionIsReduced()) return;
  for (const id of new Set(ids)) {
    root.querySelector(`[data-touch="${CSS.escape(id)}"]`)?.animate([{ filter: "brightness(1.35) saturate(1.2)" }, { filter: "none" }], { duration: TUMBLE, easing: OUT });
  }
}

function things(root: Element): Iterable<HTMLElement> {
  return root.querySelectorAll<HTMLElement>("[data-thing]");
}

function change(element: HTMLElement, was: Pose): number {
  const is = element.getBoundingClientRect();
  const [dx, dy] = [was.box.x + was.box.width / 2 - is.x - is.width / 2, was.box.y + was.box.height / 2 - is.y - is.height / 2];
  const travels = Math.hypot(dx, dy) > STILL;
  const turns = was.face !== (element.dataset.face ?? "");
  if (travels) travel(element, dx, dy, is.width ? was.box.width / is.width : 1);
  if (turns) turn(element, was.face);
  return (travels ? TRAVEL : turns ? TUMBLE : 0) * pace();
}

function travel(element: HTMLElement, dx: number, dy: number, scale: number): void {
  const unit = unitsPerPixel(element);
  element.animate(
    [{ transform: `translate(${dx * unit}px, ${dy * unit}px) scale(${scale})`, zIndex: 5 }, { transform: "none", zIndex: 5 }],
    { duration: TRAVEL * pace(), easing: HOP },
  );
}

function turn(element: HTMLElement, was: string): void {
  const isDie = element.dataset.kind === "die";
  const frames = isDie
    ? [{ rotate: "-300deg", scale: ".7" }, { rotate: "40deg", scale: "1.15", offset: 0.7 }, { rotate: "0deg", scale: "1" }]
    : was.startsWith("down") || element.dataset.face?.startsWith("down")
      ? [{ rotate: "y 90deg" }, { rotate: "y 0deg" }]
      : [{ filter: "brightness(1.6) saturate(1.4)" }, { filter: "none" }];
  element.animate(frames, { duration: TUMBLE * pace(), easing: OUT });
}

function appear(element: HTMLElement): number {
  element.animate([{ opacity: 0, scale: ".6" }, { opacity: 1, scale: "1" }], { duration: TRAVEL * pace(), easing: OUT });
  return TRAVEL * pace();
}

/** Inside an SVG a pixel of the screen is not a unit of the drawing. */
function unitsPerPixel(element: Element): number {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix ? 1 / (Math.hypot(matrix.a, matrix.b) || 1) : 1;
}
