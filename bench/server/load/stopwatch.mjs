// From the moment a move is sent to the moment the other side is shown it.
const sent = new Map();
const waits = [];
let isMeasuring = false;
let all = 0;

export const pause = Number(process.argv[6]);

/** Make a move at this table, at once or at a human pace. */
export function answer(table, play) {
  const go = () => {
    sent.set(table, performance.now());
    play();
  };
  if (pause) setTimeout(go, pause * (0.5 + Math.random()));
  else go();
}

/** The other side has seen it. */
export function arrived(table) {
  const at = sent.get(table);
  if (at === undefined) return;
  sent.delete(table);
  all += 1;
  if (isMeasuring) waits.push(performance.now() - at);
}

/** Measure for so many seconds. */
export async function measure(seconds) {
  isMeasuring = true;
  const before = process.cpuUsage();
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  isMeasuring = false;
  const passed = (performance.now() - began) / 1000;
  const used = process.cpuUsage(before);
  waits.sort((one, other) => one - other);
  const at = (part) => Number((waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? 0).toFixed(2));
  return {
    "moves/s": Math.round(waits.length / passed),
    "p50 ms": at(0.5),
    "p99 ms": at(0.99),
    "load µs/move": Math.round((used.user + used.system) / Math.max(1, waits.length)),
    all,
  };
}
