/** Where a panel can lie over a board so that it covers nothing that can be pressed. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The edge of the board at which a strip of this height touches none of what is lit; null: there is none. */
export function freeEdge(height: number, board: Span, lit: readonly Span[]): "top" | "bottom" | null {
  const touches = (strip: Span) => lit.some(({ top, bottom }) => top < strip.bottom && bottom > strip.top);
  if (2 * height > board.bottom - board.top) return null;
  if (!touches({ top: board.top, bottom: board.top + height })) return "top";
  return touches({ top: board.bottom - height, bottom: board.bottom }) ? null : "bottom";
}

/** What of this can be pressed now, the tabs of its parts included, as far as it can be seen. */
export function litWithin(board: Element): readonly DOMRect[] {
  const lit = [...board.querySelectorAll('[data-touch][aria-disabled="false"], .lit, .tabs')];
  return lit.map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
}
