/** Looking closer at a board: pinch, ctrl-wheel, double tap and buttons zoom; dragging pans what is zoomed. */
import { within, zoomed, type Box, type Point } from "./geometry";

/** A pointer that has moved less than this many pixels has clicked. */
const SLOP = 6;

export class PanZoom {
  #closer = $state.raw<Box | null>(null);
  /** The part of the board that is shown. */
  readonly view: Box = $derived.by(() => this.#closer ?? this.whole());
  readonly isClose = $derived(this.#closer !== null);
  /** While true a click is the end of a drag. */
  hasDragged = false;

  #pointers = new Map<number, Point>();
  #svg: SVGSVGElement | null = null;

  constructor(private readonly whole: () => Box) {}

  /** Listen to the board's pointers. */
  attach = (svg: SVGSVGElement): (() => void) => {
    const listening = new AbortController();
    const { signal } = listening;
    this.#svg = svg;
    svg.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
    svg.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    svg.addEventListener("pointermove", (event) => this.#move(event), { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) {
      svg.addEventListener(end, (event) => this.#pointers.delete(event.pointerId), { signal });
    }
    return () => listening.abort();
  };

  /** Zoom by a factor (less than 1: closer) round the middle. */
  zoom(factor: number): void {
    const { x, y, width, height } = this.view;
    this.#zoom(factor, [x + width / 2, y + height / 2]);
  }

  reset(): void {
    this.#closer = null;
  }

  #zoom(factor: number, round: Point): void {
    const next = zoomed(this.view, this.whole(), factor, round);
    this.#closer = next.width < this.whole().width * 0.995 ? next : null;
  }

  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey && !this.isClose) return;
    event.preventDefault();
    this.#zoom(Math.exp(event.deltaY / 300), this.#point(event));
  }

  #down(event: PointerEvent): void {
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.#pointers.size === 1) this.hasDragged = false;
  }

  #move(event: PointerEvent): void {
    const was = this.#pointers.get(event.pointerId);
    if (!was) return;
    const is: Point = [event.clientX, event.clientY];
    if (!this.hasDragged && Math.hypot(is[0] - was[0], is[1] - was[1]) < SLOP) return;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#zoom(distance(was, other) / Math.max(1, distance(is, other)), this.#point(event));
    else if (this.isClose) this.#pan(was, is);
    this.hasDragged = this.isClose || other !== undefined;
    this.#pointers.set(event.pointerId, is);
  }

  #pan([ax, ay]: Point, [bx, by]: Point): void {
    const scale = this.#svg?.getScreenCTM()?.a ?? 1;
    this.#closer = within({ ...this.view, x: this.view.x - (bx - ax) / scale, y: this.view.y - (by - ay) / scale }, this.whole());
  }

  /** Where a pointer is, in the board's units. */
  #point(event: MouseEvent): Point {
    const matrix = this.#svg?.getScreenCTM();
    if (!matrix) return [this.view.x, this.view.y];
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return [x, y];
  }
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}
