// A WebSocket client that does as little as it can, so that what is measured is the server: both servers are
// spoken to by this one. Frames of servers are bare; ours are masked with zeros, which changes nothing.
import net from "node:net";
import { randomBytes } from "node:crypto";

const TEXT = 0x81;
const PING = 0x89;

/** Connect to `path`; `hear` is told every text message, and how to say one. Resolves to the same. */
export function connect(address, path, headers, hear) {
  const { hostname, port, host } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
    const lines = [
      `GET ${path} HTTP/1.1`, `Host: ${host}`, "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
      `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    const say = (text) => socket.write(frame(TEXT, text), "latin1");
    let rest = null;
    let isOpen = false;
    socket.on("error", reject);
    socket.on("close", () => reject(new Error(`${path}: hung up`)));
    socket.on("connect", () => socket.write(`${lines.join("\r\n")}\r\n\r\n`));
    socket.on("data", (data) => {
      if (rest) data = Buffer.concat([rest, data]);
      if (!isOpen) {
        const end = data.indexOf("\r\n\r\n");
        if (end < 0) return void (rest = data);
        const status = data.toString("latin1", 9, 12);
        if (status !== "101") return reject(new Error(`${path}: ${status}`));
        isOpen = true;
        data = data.subarray(end + 4);
        resolve(say);
      }
      rest = frames(data, (kind, text) => (kind === PING ? socket.write(frame(0x8a, text), "latin1") : kind === TEXT && hear(text, say)));
    });
  });
}

/** Tell each whole frame; what is left of the data. */
function frames(data, tell) {
  let at = 0;
  while (data.length - at >= 2) {
    let size = data[at + 1];
    let start = at + 2;
    if (size === 126) {
      if (data.length - at < 4) break;
      size = data.readUInt16BE(start);
      start += 2;
    } else if (size === 127) {
      if (data.length - at < 10) break;
      size = Number(data.readBigUInt64BE(start));
      start += 8;
    }
    if (data.length < start + size) break;
    tell(data[at], data.latin1Slice(start, start + size));
    at = start + size;
  }
  return at < data.length ? data.subarray(at) : null;
}

function frame(kind, text) {
  const size = text.length;
  const head = size < 126
    ? String.fromCharCode(kind, 0x80 | size)
    : String.fromCharCode(kind, 0x80 | 126, size >> 8, size & 255);
  return `${head}\0\0\0\0${text}`;
}
