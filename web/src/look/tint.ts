/** A steady colour for something that has no picture: the same word, the same tint. */
const TINTS = ["#cfe6f5", "#ffe08a", "#d8cce9", "#bfe0b0", "#f7c9b0", "#c9dcd6", "#f2d5e4", "#dfe3b4"] as const;

export function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  return sum;
}

export function tint(text: string): string {
  return TINTS[hash(text) % TINTS.length]!;
}
