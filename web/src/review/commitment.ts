/**
 * The promise made before the first roll: the hash of the game's header and its seed. Anybody can compute it
 * again once the seed is known. The bytes are those of the kernel's `Header.commitment`.
 */
import type { Replay } from "../wire";

export type Sealed = Pick<Replay, "game" | "rules" | "seats" | "options" | "seed">;

export async function commitment(sealed: Sealed): Promise<string> {
  const { game, options, rules, seats } = sealed;
  const header = JSON.stringify({ game, options: inOrder(options), rules, seats });
  const letters = new TextEncoder().encode(header);
  const seed = Uint8Array.from(sealed.seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return hex(await sha256(new Uint8Array([...letters, ...seed])));
}

/** The browser's own hash where it has one; pages without https are denied it. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (globalThis.crypto?.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return (await import("@noble/hashes/sha2.js")).sha256(bytes);
}

function inOrder(options: Readonly<Record<string, string>>): Record<string, string> {
  const names = Object.keys(options).sort((one, other) => (one < other ? -1 : 1));
  return Object.fromEntries(names.map((name) => [name, options[name]!]));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
