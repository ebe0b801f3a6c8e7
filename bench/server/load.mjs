// One load for both servers: two socket clients a table, who answer each other's moves.
// node load.mjs ours|peer ADDRESS TABLES SECONDS PAUSE_MS  →  one line of JSON
import WebSocket from "ws";
import { io } from "socket.io-client";

const [kind, address, tableCount, seconds, pause] = [
  process.argv[2], process.argv[3], Number(process.argv[4]), Number(process.argv[5]), Number(process.argv[6]),
];
const sentAt = new Map();
const waits = [];
let measuring = false;
let moves = 0;
let all = 0;

function arrived(table) {
  const sent = sentAt.get(table);
  if (sent === undefined) return;
  sentAt.delete(table);
  all += 1;
  if (measuring) {
    moves += 1;
    waits.push(performance.now() - sent);
  }
}

function answer(table, play) {
  const go = () => { sentAt.set(table, performance.now()); play(); };
  if (pause) setTimeout(go, pause * (0.5 + Math.random())); else go();
}

async function inLots(count, size, work) {
  const made = [];
  for (let first = 0; first < count; first += size) {
    const lot = Array.from({ length: Math.min(size, count - first) }, (_, i) => work(first + i));
    made.push(...(await Promise.all(lot)));
  }
  return made;
}

// Ours -------------------------------------------------------------------------------------------

async function post(path, body, cookie) {
  const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}) };
  const reply = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return { body: await reply.json(), cookie: (reply.headers.get("set-cookie") ?? "").split(";")[0] };
}

async function openOurs(number) {
  const guests = [await post("/api/people", { name: `A${number}` }), await post("/api/people", { name: `B${number}` })];
  const { body } = await post("/api/tables", { game: "endless_ttt", seats: 2 }, guests[0].cookie);
  const ask = (seat, request) =>
    post(`/api/tables/${body.id}/asks`, { id: `${seat}${request.type}`, request }, guests[seat].cookie);
  await ask(1, { type: "Sit", seat: 1 });
  await ask(0, { type: "Start" });
  return Promise.all(guests.map((guest, seat) => connectOurs(body.id, seat, guest.cookie)));
}

function connectOurs(table, seat, cookie) {
  return new Promise((resolve) => {
    const socket = new WebSocket(address.replace("http", "ws") + "/live", { headers: { cookie }, perMessageDeflate: false });
    let asked = 0;
    let first = null;
    const play = (word) => socket.send(JSON.stringify({
      type: "Ask", id: `${seat}-${asked++}`, table, request: { type: "Play", seat, move: word },
    }));
    socket.on("open", () => socket.send(JSON.stringify({ type: "Watch", table, seat })));
    const hear = (message) => {
      const word = message.asked?.choices[0]?.word;
      if (message.type === "Snapshot") {
        if (word) first = word;
        resolve({ start: () => first && answer(table, () => play(first)), close: () => socket.terminate() });
      } else if (message.type === "Update" && word) {
        arrived(table);
        answer(table, () => play(word));
      } else if (message.type === "Probe") {
        socket.send(JSON.stringify({ type: "Echo", mark: message.mark }));
      } else if (message.type === "Refused" || message.type === "Oops") {
        throw new Error(JSON.stringify(message));
      }
    };
    socket.on("message", (data) => data.toString().split("\n").forEach((line) => hear(JSON.parse(line))));
  });
}

// boardgame.io -----------------------------------------------------------------------------------

async function openPeer(number) {
  return Promise.all(["0", "1"].map((player) => connectPeer(`table${number}`, player)));
}

function connectPeer(match, player) {
  return new Promise((resolve) => {
    const socket = io(`${address}/ttt`, { transports: ["websocket"] });
    let state = null;
    const play = () => {
      const cell = state.G.cells.indexOf(null);
      const action = { type: "MAKE_MOVE", payload: { type: "mark", args: [cell], playerID: player, credentials: undefined } };
      socket.emit("update", action, state._stateID, match, player);
    };
    const see = (next) => { state = next; return state.ctx.currentPlayer === player; };
    socket.on("connect", () => socket.emit("sync", match, player, undefined, 2));
    socket.on("sync", (_, info) => {
      const mine = see(info.state);
      resolve({ start: () => mine && answer(match, play), close: () => socket.disconnect() });
    });
    socket.on("update", (_, next) => {
      if (next._stateID > state._stateID && see(next)) {
        arrived(match);
        answer(match, play);
      }
    });
  });
}

// ------------------------------------------------------------------------------------------------

const open = kind === "ours" ? openOurs : openPeer;
const clients = (await inLots(tableCount, 20, open)).flat();
console.error("connected");
await new Promise((resolve) => process.stdin.once("data", resolve));
clients.forEach((client) => client.start());
await new Promise((resolve) => setTimeout(resolve, 1000 + pause));
measuring = true;
const began = performance.now();
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
measuring = false;
const passed = (performance.now() - began) / 1000;
waits.sort((one, other) => one - other);
const at = (part) => Number((waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? 0).toFixed(2));
console.log(JSON.stringify({ moves_per_second: Math.round(moves / passed), p50: at(0.5), p99: at(0.99), all }));
process.exit(0);
