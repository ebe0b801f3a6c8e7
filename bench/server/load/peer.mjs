// boardgame.io's clients, as socket.io speaks on the wire.
import { connect } from "./socket.mjs";
import { answer, arrived } from "./stopwatch.mjs";

const SPACE = "/ttt,";

export async function open(address, number) {
  return Promise.all(["0", "1"].map((player) => client(address, `table${number}`, player)));
}

function client(address, match, player) {
  const mine = `"currentPlayer":"${player}"`;
  return new Promise((resolve, reject) => {
    let state = -1;
    const play = (text, say) => {
      const cells = JSON.parse(text.slice(text.indexOf("[", text.indexOf('"cells":')), text.indexOf("]", text.indexOf('"cells":')) + 1));
      const move = { type: "mark", args: [cells.indexOf(null)], playerID: player };
      say(`42${SPACE}${JSON.stringify(["update", { type: "MAKE_MOVE", payload: move }, state, match, player])}`);
    };
    const hear = (text, say) => {
      if (text.startsWith(`42${SPACE}["update"`)) {
        const next = number(text, '"_stateID":');
        if (next > state) {
          state = next;
          if (text.includes(mine)) {
            arrived(match);
            answer(match, () => play(text, say));
          }
        }
      } else if (text.startsWith(`42${SPACE}["sync"`)) {
        state = number(text, '"_stateID":');
        resolve({ start: () => text.includes(mine) && answer(match, () => play(text, say)) });
      } else if (text.startsWith("0")) say(`40${SPACE}`);
      else if (text.startsWith("40")) say(`42${SPACE}${JSON.stringify(["sync", match, player, null, 2])}`);
      else if (text === "2") say("3");
    };
    connect(address, "/socket.io/?EIO=4&transport=websocket", {}, hear).catch(reject);
  });
}

function number(text, after) {
  return parseInt(text.slice(text.indexOf(after) + after.length), 10);
}
