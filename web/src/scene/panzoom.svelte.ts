/** Looking closer at a board: pinch, wheel, double tap and buttons zoom; dragging pans what is zoomed. */
import { within, zoomed, type Box, type Point } from "./geometry";

/** How much closer a double tap brings. */
const LEAP = 0.42;
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

  constructor(
    private readonly whole: () => Box,
    /** The board itself, without the margin that its frame leaves. */
    private readonly board: () => Box = whole,
    /** Whether the wheel zooms a board seen whole, too: nothing round it wants to scroll. */
    private readonly ownsWheel: () => boolean = () => false,
  ) {}

  /** Listen to the board's pointers. */
  attach = (svg: SVGSVGElement): (() => void) => {
    const listening = new AbortController();
    const { signal } = listening;
    this.#svg = svg;
    svg.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
    svg.addEventListener("dblclick", (event) => this.#leap(event), { signal });
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

  /** Look at this point, so closely that `width` units are seen; without a width as closely as now. */
  show([x, y]: Point, width = this.view.width): void {
    const whole = this.whole();
    const height = (width * whole.height) / whole.width;
    const next = within({ x: x - width / 2, y: y - height / 2, width, height }, this.board());
    this.#closer = width < whole.width * 0.995 ? next : null;
  }

  /** A double tap comes closer, or steps back. On what is lit it is two taps. */
  #leap(event: MouseEvent): void {
    if ((event.target as Element).closest("[aria-disabled=false]")) return;
    if (this.isClose) this.reset();
    else this.#zoom(LEAP, this.#point(event));
  }

  #zoom(factor: number, round: Point): void {
    const next = zoomed(this.view, this.whole(), factor, round, this.board());
    this.#closer = next.width < this.whole().width * 0.995 ? next : null;
  }

  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey && !this.isClose && !this.ownsWheel()) return;
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
    this.#closer = within({ ...this.view, x: this.view.x - (bx - ax) / scale, y: this.view.y - (by - ay) / scale }, this.board());
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
