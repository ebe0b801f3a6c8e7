/**
 * Private notes of one's own seat: a page of text, and marks by key for sheets that games draw. The server keeps
 * them for this person alone, so that they follow to the phone.
 */
import { SvelteMap } from "svelte/reactivity";
import * as api from "../net/api";
import type { NotesChange } from "../wire";

/** So long we wait for the next letter before we send what was written. */
const PATIENCE = 600;
const RETRY = 5000;

export const LONGEST_TEXT = 4000;

/** How notes reach the server; tests bring their own. */
export type Drawer = Pick<typeof api, "notes" | "writeNotes">;

export class Notes {
  /** Whether all that was written has arrived. */
  isKept = $state(true);

  #text = $state("");
  #marks = new SvelteMap<string, string>();
  #isRead = false;
  /** Written here and not yet sent. */
  #changes: { text?: string; marks: Record<string, string> } = { marks: {} };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly drawer: Drawer = api,
  ) {}

  /** The page of text. */
  get text(): string {
    this.#readOnce();
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    this.#changes.text = text;
    this.#keepSoon();
  }

  /** The mark under this key; none: the empty text. */
  mark(key: string): string {
    this.#readOnce();
    return this.#marks.get(key) ?? "";
  }

  /** Mark something; the empty text rubs the mark out. */
  setMark(key: string, value: string): void {
    this.#put(key, value);
    this.#changes.marks[key] = value;
    this.#keepSoon();
  }

  /** Read them (again): another device may have written. What was written here and not yet sent stays. */
  async read(): Promise<void> {
    this.#isRead = true;
    if (this.seat === null) return;
    const found = await this.drawer.notes(this.table, this.seat).catch(() => null);
    if (!found) return;
    if (this.#changes.text === undefined) this.#text = found.text;
    for (const key of [...this.#marks.keys()]) if (!(key in found.marks)) this.#put(key, "");
    for (const [key, value] of Object.entries({ ...found.marks, ...this.#changes.marks })) this.#put(key, value);
  }

  /** Send what is not yet sent. */
  async keep(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.seat === null || this.isKept) return;
    const changes = this.#changes;
    this.#changes = { marks: {} };
    try {
      await this.drawer.writeNotes(this.table, this.seat, changes satisfies NotesChange);
      this.isKept = this.#isClean();
    } catch {
      this.#changes = { ...changes, ...this.#changes, marks: { ...changes.marks, ...this.#changes.marks } };
      this.#timer = setTimeout(() => void this.keep(), RETRY);
    }
  }

  #readOnce(): void {
    if (!this.#isRead) void this.read();
  }

  #put(key: string, value: string): void {
    if (value) this.#marks.set(key, value);
    else this.#marks.delete(key);
  }

  #keepSoon(): void {
    this.isKept = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.keep(), PATIENCE);
  }

  #isClean(): boolean {
    return this.#changes.text === undefined && Object.keys(this.#changes.marks).length === 0;
  }
}
