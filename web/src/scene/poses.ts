/** Where everything on a table is to be seen. Things carry `data-thing` (their id) and `data-face` (what they show). */
export interface Pose {
  readonly thing: string;
  readonly box: DOMRect;
  readonly face: string;
  /** What it looks like. */
  readonly art: string;
  /** The place where it lies, or the part of it that keeps together (`data-block`), and where that is. */
  readonly place: string;
  readonly home: DOMRect;
  /** The drawing that it is part of. Its home is then one unit of that, for a drawing may be looked at from closer, or from elsewhere. */
  readonly drawing: SVGSVGElement | null;
  /** The space of a board that it is on. */
  readonly space: string;
}

/** A drawing: its frame, and one unit of what is drawn there, as it is seen. */
export interface View {
  readonly frame: DOMRect;
  readonly unit: DOMRect;
}

export type Vector = { readonly x: number; readonly y: number };

/** Where everything was to be seen. A layout may show a thing twice: then each of the two moves by itself. */
export class Poses {
  readonly #drawn = new Map<Element, Pose>();
  readonly #named = new Map<string, Pose>();

  constructor(readonly views: ReadonlyMap<SVGSVGElement, View> = new Map()) {}

  add(element: HTMLElement, pose: Pose): void {
    this.#drawn.set(element, pose);
    this.#named.set(pose.thing, pose);
  }

  /** Where this was: the very element, or else whatever showed the same thing. */
  of(element: HTMLElement): Pose | undefined {
    const own = this.#drawn.get(element);
    return own?.thing === element.dataset.thing ? own : this.named(element.dataset.thing!);
  }

  named(thing: string): Pose | undefined {
    return this.#named.get(thing);
  }

  get isEmpty(): boolean {
    return this.#named.size === 0;
  }
}

/** A look round: each place and each drawing is measured once. */
export class Survey {
  readonly views = new Map<SVGSVGElement, View>();
  readonly #homes = new Map<Element, DOMRect>();

  constructor(private readonly root: Element) {}

  pose(element: HTMLElement): Pose {
    const { thing = "", face = "", art = "", space = "" } = element.dataset;
    const place = element.closest<HTMLElement>("[data-place], [data-block]");
    const drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
    const home = drawing ? this.#view(drawing).unit : this.#home(place ?? this.root);
    return { thing, face, art, box: element.getBoundingClientRect(), place: place?.dataset.block ?? place?.dataset.place ?? "", home, drawing, space };
  }

  #home(at: Element): DOMRect {
    const home = this.#homes.get(at) ?? at.getBoundingClientRect();
    this.#homes.set(at, home);
    return home;
  }

  #view(drawing: SVGSVGElement): View {
    const view = this.views.get(drawing) ?? { frame: drawing.getBoundingClientRect(), unit: unitOf(drawing) };
    this.views.set(drawing, view);
    return view;
  }
}

/** Where everything lies now that is to be seen. */
export function measure(root: Element): Poses {
  const survey = new Survey(root);
  const poses = new Poses(survey.views);
  for (const element of things(root)) {
    const is = survey.pose(element);
    if (isSeen(is)) poses.add(element, is);
  }
  return poses;
}

export function things(root: Element): Iterable<HTMLElement> {
  return root.querySelectorAll<HTMLElement>("[data-thing]");
}

export function isSeen({ box }: Pose): boolean {
  return box.width > 0;
}

export function middle({ x, y, width, height }: DOMRect): Vector {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where its middle lies, seen from its home. */
export function within({ box, home }: Pose): Vector {
  const { x, y } = middle(box);
  return { x: x - home.x, y: y - home.y };
}

/** Inside an SVG a pixel of the screen is not a unit of the drawing. */
export function unitsPerPixel(element: Element): number {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix ? 1 / (Math.hypot(matrix.a, matrix.b) || 1) : 1;
}

function unitOf(drawing: SVGSVGElement): DOMRect {
  const { a: width, d: height, e: x, f: y } = drawing.getScreenCTM()!;
  return { x, y, width, height } as DOMRect;
}
