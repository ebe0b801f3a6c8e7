/** A socket whose other end the test holds. */
import type { Line } from "../src/net/connection.svelte";
import type { Choice, FromBrowser, FromServer } from "../src/wire";

export class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly sent: FromBrowser[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }

  close(): void {
    this.onclose?.();
  }

  /** The server says this, in one frame. */
  say(...messages: FromServer[]): void {
    this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join("\n") });
  }

  /** The words that may follow a draft. */
  offer(id: string, choices: readonly Choice[], key = "ask"): void {
    this.say({ type: "Menu", id, prompt: { key, args: {} }, choices, suggested: [] });
  }

  /** The last message of a type that the browser sent. */
  last<T extends FromBrowser["type"]>(type: T): Extract<FromBrowser, { type: T }> {
    const found = this.sent.findLast((message) => message.type === type);
    if (!found) throw new Error(`no ${type} was sent`);
    return found as Extract<FromBrowser, { type: T }>;
  }
}
