// Our clients: at a table of tic-tac-toe they take the first choice, at any other game any choice.
import { connect } from "./socket.mjs";
import { answer, arrived } from "./stopwatch.mjs";

const CHOICE = '"choices":[{"word":"';

async function post(address, path, body, cookie) {
  const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}) };
  const reply = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return { body: await reply.json(), cookie: (reply.headers.get("set-cookie") ?? "").split(";")[0] };
}

/** Two guests and as many tables as they will play at, one after the other. */
export async function open(address, number, game, tables) {
  const guests = await Promise.all(["A", "B"].map((name) => post(address, "/api/people", { name: `${name}${number}` })));
  const ids = [];
  for (let i = 0; i < tables; i += 1) {
    const { body } = await post(address, "/api/tables", { game, seats: 2 }, guests[0].cookie);
    const ask = (seat, request) =>
      post(address, `/api/tables/${body.id}/asks`, { id: `${seat}${request.type}`, request }, guests[seat].cookie);
    await ask(1, { type: "Sit", seat: 1 });
    await ask(0, { type: "Start" });
    ids.push(body.id);
  }
  const client = game === "endless_ttt" ? quickClient : anyClient;
  return Promise.all(guests.map((guest, seat) => client(address, ids, seat, guest.cookie)));
}

function quickClient(address, [table], seat, cookie) {
  return new Promise((resolve, reject) => {
    let say;
    let asked = 0;
    const play = (word) => say(
      `{"type":"Ask","id":"${seat}-${asked++}","table":"${table}","request":{"type":"Play","seat":${seat},"move":"${word}"}}`,
    );
    const hear = (text) => {
      const at = text.indexOf(CHOICE);
      const word = at < 0 ? "" : text.slice(at + CHOICE.length, text.indexOf('"', at + CHOICE.length));
      if (text.startsWith('{"type":"Update"')) {
        if (word) {
          arrived(table);
          answer(table, () => play(word));
        }
      } else if (text.includes('"type":"Snapshot"')) resolve({ start: () => word && answer(table, () => play(word)) });
      else if (text.includes('"type":"Refused"')) throw new Error(text);
    };
    connect(address, "/live", { Cookie: cookie }, hear).then((line) => {
      say = line;
      say(JSON.stringify({ type: "Watch", table, seat }));
    }, reject);
  });
}

/** Says any choice, word by word; when a game is over it goes to the next table. */
function anyClient(address, tables, seat, cookie) {
  return new Promise((resolve, reject) => {
    let say;
    let asks = 0;
    let table = tables[0];
    let choices = [];
    let isStarted = false;
    let isBusy = false;
    const tell = (message) => say(JSON.stringify({ id: `${seat}-${asks++}`, table, seat, ...message }));
    const watch = () => tell({ type: "Watch" });
    const choose = (said, menu) => {
      const { word, ends } = menu[Math.floor(Math.random() * menu.length)];
      const move = word === "." ? said : `${said} ${word}`.trim();
      if (ends || word === ".") answer(`${table} ${seat}`, () => tell({ type: "Ask", request: { type: "Play", seat, move } }));
      else tell({ type: "Draft", said: move });
      words = move;
    };
    let words = "";
    const go = () => {
      if (!isStarted || isBusy || !choices.length) return;
      isBusy = true;
      choose("", choices);
    };
    const on = {
      Snapshot: (message) => {
        choices = message.asked?.choices ?? [];
        resolve({ start: () => { isStarted = true; go(); } });
      },
      Update: (message) => {
        arrived(`${table} ${1 - seat}`);
        choices = message.asked?.choices ?? choices;
        if (message.info?.phase === "over" && tables.length > 1) {
          [, ...tables] = tables;
          [table] = tables;
          [choices, isBusy] = [[], false];
          watch();
        }
      },
      Menu: (message) => choose(words, message.choices),
      Done: () => { isBusy = false; },
      // Somebody else's move came first: what is on offer now is on its way or here.
      Refused: () => { isBusy = false; },
    };
    const hear = (text) => {
      for (const line of text.split("\n")) {
        const message = JSON.parse(line);
        if (message.table === undefined || message.table === table) on[message.type]?.(message);
      }
      go();
    };
    connect(address, "/live", { Cookie: cookie }, hear).then((line) => {
      say = line;
      watch();
    }, reject);
  });
}
