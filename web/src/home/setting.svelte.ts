/** A table about to be set: what is played, who sits where, and by which house rules. */
import { habitsOf } from "../habits";
import * as api from "../net/api";
import type { Session } from "../session.svelte";
import { settings } from "../settings.svelte";
import type { ClockRule, GameInfo, NewTable, OptionInfo, Preset, Prospect, Sample } from "../wire";
import { matters } from "../words/options";
import { t } from "../words/shell.svelte";

export type Value = OptionInfo["default"];
/** Who is to sit there: somebody at this device, a bot, or whoever comes by the link. */
export type Sitter = "here" | "bot" | "friend";

const MINUTE = 60_000;
export const CLOCKS: Readonly<Record<string, ClockRule>> = {
  none: { kind: "none" },
  relaxed: { kind: "bank", time: 5 * MINUTE, increment: 10_000 },
  mail: { kind: "move", time: 2 * 24 * 60 * MINUTE },
};
/** Seconds to say wait. */
export const GRACES = [0, 3, 6] as const;
export const SPECTATORS = ["all_at_end", "public", "none"] as const;

export class Setting {
  game: GameInfo = $state.raw(undefined!);
  preset = $state.raw<Preset | null>(null);
  sitters = $state<Sitter[]>([]);
  /** What the people at this device are called, by seat. */
  names = $state<string[]>([]);
  /** How well the bots play, by seat. */
  bots = $state<string[]>([]);
  chosen = $state<Record<string, Value>>({});
  clock = $state("none");
  /** (Whoever is sent a link to a move should be able to follow it.) */
  spectators = $state<(typeof SPECTATORS)[number]>("all_at_end");
  isListed = $state(false);
  grace = $state<(typeof GRACES)[number]>(0);
  /** How fast the bots play. */
  pace = $state(settings.pace);
  /** What the table would be, as far as the house has said. */
  prospect = $state.raw<Prospect | null>(null);

  readonly here = $derived(this.sitters.flatMap((sitter, seat) => (sitter === "here" ? [seat] : [])));
  readonly filled = $derived(this.sitters.filter((sitter) => sitter !== "friend").length);
  readonly isFull = $derived(this.filled === this.sitters.length);
  /** People in a hurry cannot share a device, unless the game knows a way. */
  readonly maySofa = $derived(!this.game.timed || (this.preset?.people ?? 1) > 1);

  /** Somebody could step in before another's word, and there may be more than one person to do so. */
  readonly mayWait = $derived(this.game.signs.some(({ before }) => before?.length) && this.sitters.length > 1);

  /** The chosen options that make a difference at this table; the others are kept in case more or fewer play. */
  readonly effective = $derived(Object.fromEntries(Object.entries(this.chosen).filter(([name]) => this.#hasEffect(name))));

  /** All that the prospect hangs on, in one word. */
  readonly wish = $derived(JSON.stringify([this.game.id, this.sitters.length, this.effective]));
  /** Pictures to choose some options by, and the one that is chosen. */
  readonly samples = $derived(this.prospect?.samples ?? []);
  readonly sample = $derived(this.samples.find((sample) => matches(sample, (name) => this.value(name))));
  /** Options that are chosen by a picture, or beside a seat, are not asked for again. */
  readonly options = $derived(this.game.options.filter((option) => matters(option, this.sitters.length, (name) => this.value(name)) && !option.is_seat && this.fitting(option).length > 1 && !this.samples.some((sample) => option.name in sample.options)));

  constructor(game: GameInfo, me: string) {
    this.names = [me];
    this.play(game);
  }

  /** Another game, as it is best begun. */
  play(game: GameInfo): void {
    this.game = game;
    this.prospect = null;
    this.begin(game.presets[0] ?? null);
  }

  /** The table as the preset has it. */
  begin(preset: Preset | null): void {
    const seats = preset?.seats ?? Math.max(this.game.min_seats, 2);
    const first = preset?.seat ?? 0;
    this.preset = preset;
    this.chosen = { ...habitsOf(this.game), ...preset?.options };
    this.bots = [];
    this.sitters = Array.from({ length: seats }, (_, seat) => (seat >= first && seat < first + (preset?.people ?? 1) ? "here" : "bot"));
  }

  /** This many play; whoever has a seat keeps it. */
  resize(seats: number): void {
    this.sitters = Array.from({ length: seats }, (_, seat) => this.sitters[seat] ?? "bot");
    if (this.here.length === 0) this.sitters[0] = "here";
  }

  /** Who may sit on a seat; the last one at this device stays. */
  mayBe(seat: number): readonly Sitter[] {
    const only = this.here.length === 1 && this.here[0] === seat;
    return only ? ["here"] : this.maySofa ? ["here", "bot", "friend"] : ["bot", "friend"];
  }

  nameAt(seat: number): string {
    return this.names[seat] || t("ui-gnome-number", { n: seat + 1 });
  }

  /** The bot that would sit there: the preset's, or the game's usual one, until somebody chooses another. */
  botAt(seat: number): string {
    return this.bots[seat] ?? this.preset?.bot ?? this.game.bots[0] ?? "bot";
  }

  option({ name, default: usual }: OptionInfo): Value {
    return this.chosen[name] ?? usual;
  }

  value(name: string): Value | undefined {
    return this.chosen[name] ?? this.game.options.find((option) => option.name === name)?.default;
  }

  #hasEffect(name: string): boolean {
    const option = this.game.options.find((each) => each.name === name);
    return !option || matters(option, this.sitters.length, (other) => this.value(other));
  }

  /** The values of an option that go together with the rest. */
  fitting({ name, values }: OptionInfo): readonly Value[] {
    return this.prospect?.legal[name] ?? values;
  }

  /** Options that name a seat, and could name this one. */
  honours(seat: number): readonly OptionInfo[] {
    return this.game.options.filter((option) => option.is_seat && this.fitting(option).includes(seat + 1));
  }

  /** This seat has the honour; asked once more it has not. */
  honour(option: OptionInfo, seat: number): void {
    this.chosen[option.name] = this.option(option) === seat + 1 ? option.default : seat + 1;
  }

  /** The table as the picture has it. */
  take({ options }: Sample): void {
    const others = Object.entries(this.chosen).filter(([name]) => !this.samples.some((sample) => name in sample.options));
    this.chosen = { ...Object.fromEntries(others), ...options };
  }

  /** Another picture of the same kind, of this number or any. */
  another(sample: Sample, number?: number): void {
    const most = this.game.options.find(({ name }) => name === sample.again)?.most ?? 1;
    const wanted = number === undefined ? 1 + Math.floor(Math.random() * most) : Math.min(Math.max(1, Math.floor(number) || 1), most);
    this.take({ ...sample, options: { ...sample.options, [sample.again!]: wanted } });
  }

  /** Ask the house what would become of this; what does not go together is let go. */
  async foresee(): Promise<void> {
    const { game, wish } = this;
    const prospect = await api.prospect(game.id, this.sitters.length, this.effective);
    if (this.wish !== wish) return;
    this.prospect = prospect;
    const stray = prospect.problem ? game.options.find((option) => this.#isStray(option)) : undefined;
    if (stray) delete this.chosen[stray.name];
  }

  /** Whether another value of this option alone would put everything right. */
  #isStray(option: OptionInfo): boolean {
    const legal = this.fitting(option);
    return legal.length > 0 && !legal.includes(this.option(option)) && !option.most;
  }

  /** Open the table, seat everybody who is known, and begin if nobody is missing; the answer is its address. */
  async open(session: Session, me: string): Promise<string> {
    await session.enter(me);
    const [mine = 0] = this.here;
    const table = await api.openTable(this.#wanted());
    const ask = session.connection.ask.bind(session.connection, table.id);
    for (const [seat, sitter] of this.sitters.entries()) {
      if (sitter === "here") await ask({ type: "Sit", seat, name: seat === mine ? me : this.nameAt(seat) });
      if (sitter === "bot") await ask({ type: "SeatBot", seat, bot: this.botAt(seat) });
    }
    if (this.isFull) await ask({ type: "Start" });
    return `/t/${table.id}`;
  }

  /** Where a game has an option of this name for a seat, it is set as whoever sits there has set their device. */
  #asThisDeviceIs(): Record<string, Value> {
    const { dataset } = document.documentElement;
    const isSet = { low_vision: dataset.sight === "bold", reduced_motion: dataset.motion === "reduced" };
    const wanted = Object.entries(isSet).flatMap(([name, is]) => (is ? this.here.map((seat) => `${name}_${seat}`) : []));
    return Object.fromEntries(wanted.filter((name) => this.game.options.some((option) => option.name === name)).map((name) => [name, true]));
  }

  #wanted(): NewTable {
    const { game, sitters, clock, isListed, spectators, pace } = this;
    const grace = this.mayWait ? this.grace : 0;
    return { game: game.id, seats: sitters.length, options: { ...this.#asThisDeviceIs(), ...this.effective }, clock: CLOCKS[clock]!, listed: isListed, spectators, grace, pace, sit: false };
  }
}

/** Whether these are the options of the picture. */
export function matches(sample: Sample, value: (name: string) => Value | undefined): boolean {
  return Object.entries(sample.options).every(([name, wanted]) => value(name) === wanted);
}
