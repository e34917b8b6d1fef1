/** The far end of a WebSocket by hand, for what no well-behaved client does. */
import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

const TEXT_FRAME = 0x81;
const PING_FRAME = 0x89;
const MASKED = 0x80;
/** From this length on two bytes say how long it is. */
const LONG = 126;
const LONGEST = 65_535;
const CLOSE_FRAME = 0x88;

/** How long a frame is, as its head says it. */
function lengthOf({ length }: Buffer): number[] {
  if (length > LONGEST) throw new Error("Too long for one frame.");
  return length < LONG ? [MASKED | length] : [MASKED | LONG, length >> 8, length & 255];
}

/** A masked frame of at most 65,535 bytes. */
function frame(text: string, kind: number): Buffer {
  const payload = Buffer.from(text);
  const mask = randomBytes(4);
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([kind, ...lengthOf(payload)]), mask, masked]);
}

export interface RawSocket {
  /** Sends packets in one piece. */
  send(...packets: readonly string[]): void;
  /** Sends so many of the WebSocket's own pings, which no packet of ours is. */
  ping(count: number): void;
  /** Reads nothing any more, until `resume`. */
  pause(): void;
  resume(): void;
  /** Everything that came so far, frame heads included. */
  received(): string;
  /** Resolves when the connection is over. */
  closed: Promise<void>;
  destroy(): void;
}

/**
 * Opens a WebSocket to the game's socket path with a session cookie, or with none; resolves when it is
 * open.
 */
export async function openRawSocket(url: string, sid: string | null): Promise<RawSocket> {
  const { hostname, port, host } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  let received = "";
  socket.on("data", (chunk: Buffer) => {
    received += chunk.toString("latin1");
    // The server closes: no use in an answer.
    if (chunk[0] === CLOSE_FRAME || chunk.includes(Buffer.from([CLOSE_FRAME, 2]))) socket.end();
  });
  // Being cut off is what some tests wait for.
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write(
    [
      "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1",
      `Host: ${host}`,
      `Origin: ${url}`,
      ...(sid === null ? [] : [`Cookie: sid=${sid}`]),
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
      "\r\n",
    ].join("\r\n"),
  );
  await new Promise<void>((resolve, reject) => {
    socket.on("data", () => received.includes('"pingInterval"') && resolve());
    socket.once("close", () => reject(new Error(`The socket was refused: ${received}`)));
  });
  return {
    send: (...packets) =>
      void socket.write(Buffer.concat(packets.map((packet) => frame(packet, TEXT_FRAME)))),
    ping: (count) =>
      void socket.write(Buffer.concat(Array.from({ length: count }, () => frame("", PING_FRAME)))),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    received: () => received,
    closed,
    destroy: () => void socket.destroy(),
  };
}
