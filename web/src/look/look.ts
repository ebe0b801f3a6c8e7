/**
 * A game's own look, by convention: `art.svg` (symbols by art id) and `theme.css` (the colours of its place)
 * in its look folder. A game without one is drawn with what we have.
 */
import * as api from "../net/api";
import { addSprite } from "./sprites.svelte";

/** Dress the page for a game; the answer undresses it. */
export async function dress(game: string): Promise<() => void> {
  const [art, css] = await Promise.all([api.look(game, "art.svg"), api.look(game, "theme.css")]);
  const undo = [art && addSprite(art, "art-"), css && addStyle(css)];
  return () => undo.forEach((each) => each && each());
}

function addStyle(css: string): () => void {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  return () => style.remove();
}
