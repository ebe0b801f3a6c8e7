/** Drawing a way with the pointer: from whoever moves now, over space after space. Letting go walks it. */
import type { Hands } from "./hands.svelte";

export class Trail {
  /** The spaces drawn so far, the mover's own first. */
  path = $state.raw<readonly string[]>([]);

  constructor(
    private readonly hands: Hands,
    /** The space whoever moves stands on; empty: nobody does. */
    private readonly start: () => string,
  ) {}

  /** Listen before the board does: whoever draws does not push the map about. */
  attach = (svg: SVGSVGElement): (() => void) => {
    const listening = new AbortController();
    const { signal } = listening;
    svg.addEventListener("pointerdown", (event) => this.#begin(event), { signal, capture: true });
    addEventListener("pointermove", (event) => this.#draw(event), { signal });
    addEventListener("pointerup", () => this.#walk(), { signal });
    addEventListener("pointercancel", () => (this.path = []), { signal });
    addEventListener("keydown", (event) => event.key === "Escape" && (this.path = []), { signal });
    return () => listening.abort();
  };

  #begin(event: PointerEvent): void {
    const start = this.start();
    if (event.button !== 0 || !start || spaceAt(event) !== start) return;
    event.stopPropagation();
    this.path = [start];
  }

  #draw(event: PointerEvent): void {
    if (!this.path.length) return;
    const space = spaceAt(event);
    const before = this.path.indexOf(space);
    if (before >= 0) this.path = this.path.slice(0, before + 1);
    else if (space && this.hands.isLit(space)) this.path = [...this.path, space];
  }

  #walk(): void {
    const [, ...steps] = this.path;
    this.path = [];
    if (steps.length) void this.hands.walk(steps);
  }
}

function spaceAt({ clientX, clientY }: PointerEvent): string {
  return document.elementFromPoint(clientX, clientY)?.closest<SVGElement>("[data-space]")?.dataset.space ?? "";
}
