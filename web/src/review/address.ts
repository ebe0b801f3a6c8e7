/** A step of a game as an address: `/t/<table>/review?n=188&as=1`. */
import type { Eyes, Film } from "./film.svelte";

export function address(film: Film): string {
  const { table } = film.source;
  const eyes = film.eyes === null ? "" : `&as=${film.eyes}`;
  return `${table === null ? "" : `/t/${table}`}/review?n=${film.n}${eyes}`;
}

/** The step and the eyes that an address asks for; null: none. */
export function placeIn(search: string): { n: number | null; eyes: Eyes } {
  const query = new URLSearchParams(search);
  return { n: count(query.get("n")), eyes: count(query.get("as")) };
}

function count(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
