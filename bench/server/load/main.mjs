// One load for both servers: two socket clients a table, who answer each other's moves.
// node main.mjs ours|peer ADDRESS TABLES SECONDS PAUSE_MS GAME GAMES_A_TABLE  →  one line of JSON
import { measure, pause } from "./stopwatch.mjs";

const [kind, address, tables, seconds, , game, games] = process.argv.slice(2);
const AT_ONCE = 20;
const WARM_UP = 1000;

const { open } = await import(`./${kind}.mjs`);
const clients = [];
for (let first = 0; first < Number(tables); first += AT_ONCE) {
  const lot = Array.from({ length: Math.min(AT_ONCE, tables - first) }, (_, i) => open(address, first + i, game, Number(games)));
  clients.push(...(await Promise.all(lot)).flat());
}
console.error("connected");
await new Promise((resolve) => process.stdin.once("data", resolve));
clients.forEach((client) => client.start());
await new Promise((resolve) => setTimeout(resolve, WARM_UP + pause));
console.log(JSON.stringify(await measure(Number(seconds))));
process.exit(0);
