/**
 * A lean HTTP load generator in a separate process: prepared requests on raw sockets, answers
 * parsed only as far as needed. Takes one order by message and sends back one report.
 */
import { connect, type Socket } from "node:net";
import type { LoadOrder, PreparedRequest } from "./messages.ts";
import { countAnswers, newTally, nextKey, type Tally } from "./tally.ts";

/** A request as text, split where its key goes. */
interface WireRequest {
  before: string;
  after: string;
  keyed: boolean;
}

function toWire({ method, path, headers, body, keyed }: PreparedRequest): WireRequest {
  const lines = [`${method} ${path} HTTP/1.1`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== "") lines.push(`Content-Length: ${body.length}`);
  const head = `${lines.join("\r\n")}\r\n`;
  const after = `\r\n${keyed ? "\r\n" : ""}${body}`;
  return { before: keyed ? `${head}Idempotency-Key: ` : head, after, keyed };
}

const HEAD_END = Buffer.from("\r\n\r\n");
/** Without the first letter, which servers write in either case. */
const LENGTH = Buffer.from("ontent-length: ");
const LENGTH_UPPER = Buffer.from("ontent-Length: ");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/** Total bytes of the first answer in the buffer; 0 while unknown. */
function answerLength(buffer: Buffer): number {
  const headEnd = buffer.indexOf(HEAD_END);
  if (headEnd < 0) return 0;
  let at = buffer.indexOf(LENGTH);
  if (at < 0 || at > headEnd) at = buffer.indexOf(LENGTH_UPPER);
  if (at >= 0 && at < headEnd) {
    let length = 0;
    for (let i = at + LENGTH.length; i < headEnd; i += 1) {
      const digit = (buffer[i] ?? 0) - 48;
      if (digit < 0 || digit > 9) break;
      length = length * 10 + digit;
    }
    return headEnd + HEAD_END.length + length;
  }
  // Chunked: our answer ends with the buffer, since only one request is in flight.
  const ended = buffer.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
  return ended ? buffer.length : 0;
}

function startConnection(
  order: LoadOrder,
  ownRequests: readonly WireRequest[],
  tally: Tally,
): Socket {
  const socket = connect({ port: order.port, host: "127.0.0.1", noDelay: true });
  let next = 0;
  let sentAt = 0;
  let pending: Buffer | null = null;

  const send = () => {
    const request = ownRequests[next % ownRequests.length];
    next += 1;
    if (!request) return;
    sentAt = performance.now();
    socket.write(request.before + (request.keyed ? nextKey() : "") + request.after, "latin1");
  };

  socket.on("connect", send);
  socket.on("data", (chunk: Buffer) => {
    const buffer = pending === null ? chunk : Buffer.concat([pending, chunk]);
    const length = answerLength(buffer);
    if (length === 0 || buffer.length < length) {
      pending = buffer;
      return;
    }
    pending = null;
    // "HTTP/1.1 200": checks the first digit of the status.
    if (buffer[9] !== 50) tally.fail(buffer.toString("latin1", 0, length));
    tally.note(performance.now() - sentAt);
    send();
  });
  socket.on("error", (error) => tally.fail(error.message));
  return socket;
}

process.once("message", async (order: LoadOrder) => {
  const tally = newTally();
  const sockets = Array.from({ length: order.connections }, (_, index) => {
    const lists = order.requests.filter((_, at) => at % order.connections === index);
    const longest = Math.max(0, ...lists.map((list) => list.length));
    // Alternates between the players, keeping the order of each player's requests.
    const turns = Array.from({ length: longest }, (_, turn) => lists.map((list) => list[turn]));
    const ownRequests = turns.flat().filter((request) => request !== undefined);
    return startConnection(order, ownRequests.map(toWire), tally);
  });
  const report = await countAnswers(tally, order);
  for (const socket of sockets) socket.destroy();
  process.send?.(report, () => process.exit(0));
});
