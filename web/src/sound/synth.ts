/**
 * Sounds made on the spot: wood, ceramic, gravel, a kazoo. No files. A cue is a few strokes; a stroke is a tone or a puff
 * of noise with an envelope.
 */
interface Stroke {
  /** When it begins, in seconds. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  /** A tone of this pitch, perhaps sliding to another; without one it is noise. */
  readonly hertz?: number;
  readonly to?: number;
  readonly shape?: OscillatorType;
  /** Noise passes through a band round this pitch. */
  readonly band?: number;
}

const tone = (at: number, hertz: number, lasts: number, loud = 0.5, shape: OscillatorType = "sine", to = hertz): Stroke => ({ at, hertz, lasts, loud, shape, to });
const noise = (at: number, band: number, lasts: number, loud = 0.4): Stroke => ({ at, band, lasts, loud });
/** A flowerpot, struck: a note and its crooked overtone. */
const pot = (at: number, hertz: number): Stroke[] => [tone(at, hertz, 0.35, 0.5, "triangle"), tone(at, hertz * 2.76, 0.12, 0.18)];
const kazoo = (at: number, hertz: number, lasts: number): Stroke => tone(at, hertz, lasts, 0.16, "sawtooth", hertz * 1.02);

const CUES = {
  turn: () => [...pot(0, 523), ...pot(0.16, 659)],
  pick: () => [noise(0, 2400, 0.03), tone(0, 900, 0.05, 0.25, "triangle")],
  back: () => [noise(0, 1500, 0.03, 0.2), tone(0, 620, 0.05, 0.12, "triangle")],
  dice: () => [0, 0.07, 0.17].flatMap((at) => {
    const when = at + Math.random() * 0.04;
    return [noise(when, 3000 + Math.random() * 1400, 0.04, 0.45), tone(when, 1300 + Math.random() * 500, 0.05, 0.2, "triangle")];
  }),
  whisper: () => [noise(0, 5200, 0.22, 0.16), noise(0.12, 4300, 0.2, 0.12)],
  clonk: () => [tone(0, 190, 0.22, 0.7, "triangle", 150), noise(0, 700, 0.06, 0.4)],
  crumble: () => [noise(0, 240, 0.5, 0.7), noise(0.1, 420, 0.4, 0.4), noise(0.25, 180, 0.5, 0.5)],
  megaphone: () => [noise(0, 1800, 0.05, 0.3), tone(0.03, 440, 0.14, 0.14, "square"), noise(0.16, 1800, 0.05, 0.3)],
  meow: () => [tone(0, 480, 0.16, 0.16, "sawtooth", 820), tone(0.15, 820, 0.34, 0.16, "sawtooth", 430)],
  strike: () => [noise(0, 3400, 0.03, 0.6), tone(0, 1700, 0.06, 0.3, "triangle")],
  bell: () => [tone(0, 1568, 0.5, 0.4), tone(0, 2352, 0.35, 0.2), tone(0.12, 1568, 0.5, 0.4)],
  roll: () => [0, 0.15, 0.3, 0.45, 0.6, 0.75].map((at) => noise(at, 500 + at * 600, 0.2, 0.16)),
  groan: () => [tone(0, 220, 0.3, 0.2, "sawtooth", 150), tone(0.28, 150, 0.6, 0.22, "sawtooth", 82)],
  whoosh: () => [noise(0, 700, 0.16, 0.25), noise(0.08, 1600, 0.2, 0.3), noise(0.2, 900, 0.2, 0.2)],
  chime: () => [tone(0, 1319, 0.6, 0.35), tone(0.09, 1976, 0.7, 0.3)],
  drip: () => [tone(0, 700, 0.09, 0.45, "sine", 1500), tone(0.16, 600, 0.08, 0.35, "sine", 1300)],
  tick: () => [noise(0, 2000, 0.02, 0.25)],
  joined: () => [tone(0, 260, 0.25, 0.18, "sawtooth", 420), noise(0.24, 900, 0.05, 0.3)],
  left: () => [tone(0, 420, 0.25, 0.18, "sawtooth", 260), noise(0.24, 600, 0.07, 0.4)],
  won: () => [kazoo(0, 392, 0.14), kazoo(0.16, 392, 0.1), kazoo(0.28, 523, 0.16), kazoo(0.46, 659, 0.45)],
  lost: () => [tone(0, 117, 0.5, 0.4, "sawtooth", 98), tone(0.5, 87, 0.8, 0.4, "sawtooth", 73)],
} satisfies Record<string, () => Stroke[]>;

export type Cue = keyof typeof CUES;

/** Everything is played softly. */
const GAIN = 0.35;
const ATTACK = 0.004;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Make ready to play: it takes a while, so do it when nothing else happens. */
export function open(): AudioContext {
  context ??= new AudioContext();
  hiss ??= whiteNoise(context);
  return context;
}

/** Play a cue; `volume` from 0 to 1. */
export function sound(cue: Cue, volume: number): void {
  const context = open();
  if (context.state === "suspended") void context.resume();
  const master = new GainNode(context, { gain: volume * GAIN });
  master.connect(context.destination);
  const now = context.currentTime + 0.01;
  for (const stroke of CUES[cue]()) play(context, master, now, stroke);
}

function play(audio: AudioContext, out: AudioNode, now: number, stroke: Stroke): void {
  const begin = now + stroke.at;
  const end = begin + stroke.lasts;
  const envelope = new GainNode(audio, { gain: 0 });
  envelope.gain.setValueAtTime(0.0001, begin);
  envelope.gain.linearRampToValueAtTime(stroke.loud, begin + ATTACK);
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  const source = stroke.hertz === undefined ? rustle(audio, stroke.band ?? 1000, envelope) : pipe(audio, stroke, begin, end, envelope);
  envelope.connect(out);
  source.start(begin);
  source.stop(end);
}

function pipe(audio: AudioContext, { hertz = 440, to = hertz, shape = "sine" }: Stroke, begin: number, end: number, out: AudioNode): AudioScheduledSourceNode {
  const source = new OscillatorNode(audio, { type: shape, frequency: hertz });
  source.frequency.setValueAtTime(hertz, begin);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(out);
  return source;
}

function rustle(audio: AudioContext, band: number, out: AudioNode): AudioScheduledSourceNode {
  const source = new AudioBufferSourceNode(audio, { buffer: hiss ?? null, loop: true });
  source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: band, Q: 1.4 })).connect(out);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

export function isCue(name: string): name is Cue {
  return name in CUES;
}
