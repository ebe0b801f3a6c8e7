/** Sounds, as far as the reader wants them; the instruments are fetched when the first one is played. */
import { settings } from "../settings.svelte";
import type { Cue } from "./synth";

/** What is still heard by those who want to hear only of their turn. */
const OF_MY_TURN: ReadonlySet<string> = new Set<Cue>(["turn", "tick"]);

export async function hear(cue: string): Promise<void> {
  if (settings.sounds === "off" || settings.volume === 0) return;
  if (settings.sounds === "turn" && !OF_MY_TURN.has(cue)) return;
  const { isCue, sound } = await import("./synth");
  if (isCue(cue)) sound(cue, settings.volume / 100);
}
