/** A voice for what must be heard, where the browser has one. Whatever is spoken stands on the page as well. */
import { settings } from "../settings.svelte";

const synthesis = (): SpeechSynthesis | undefined => (typeof speechSynthesis === "undefined" ? undefined : speechSynthesis);

/** Whether anything would be heard: a browser may have the means and no voice. */
export function hasVoice(): boolean {
  return settings.sounds !== "off" && settings.volume > 0 && (synthesis()?.getVoices().length ?? 0) > 0;
}

/** Say these words one after another, instead of what is still being said. */
export function speak(words: readonly string[], language: string, rate = 1): void {
  const voice = synthesis();
  if (!voice || !hasVoice()) return;
  voice.cancel();
  for (const word of words) {
    const utterance = new SpeechSynthesisUtterance(word);
    Object.assign(utterance, { lang: language, rate, volume: settings.volume / 100 });
    voice.speak(utterance);
  }
}
