/** A raw WebSocket client for malformed or unusual traffic. */
import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

const TEXT_FRAME = 0x81;
const PING_FRAME = 0x89;
const MASKED = 0x80;
/** From this length on, two bytes contain the length. */
const LONG = 126;
const MAX_PAYLOAD_LENGTH = 65_535;
const CLOSE_FRAME = 0x88;

/** The length bytes of a frame's header. */
function lengthOf({ length }: Buffer): number[] {
  if (length > MAX_PAYLOAD_LENGTH) throw new Error("Too long for one frame.");
  return length < LONG ? [MASKED | length] : [MASKED | LONG, length >> 8, length & 255];
}

/** A masked frame of at most 65,535 bytes. */
function frame(text: string, kind: number): Buffer {
  const payload = Buffer.from(text);
  const mask = randomBytes(4);
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([kind, ...lengthOf(payload)]), mask, masked]);
}

/** Size of the server's first (unmasked) frame in bytes; 0 while its header is incomplete. */
function frameBytes(bytes: Buffer): number {
  if (bytes.length < 2) return 0;
  const short = bytes.readUInt8(1);
  if (short < LONG) return 2 + short;
  if (bytes.length < 10) return 0;
  return short === LONG ? 4 + bytes.readUInt16BE(2) : 10 + Number(bytes.readBigUInt64BE(2));
}

/** Scans the server's output, chunk by chunk, for the closing frame; true once it came. */
function watchForClose(): (chunk: Buffer) => boolean {
  let rest: Buffer = Buffer.alloc(0);
  let isOpen = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    if (!isOpen) {
      const head = rest.indexOf("\r\n\r\n");
      if (head < 0) return false;
      isOpen = true;
      rest = rest.subarray(head + 4);
    }
    for (let size = frameBytes(rest); size > 0 && size <= rest.length; size = frameBytes(rest)) {
      if (rest[0] === CLOSE_FRAME) return true;
      rest = rest.subarray(size);
    }
    return false;
  };
}

export interface RawSocket {
  /** Sends packets in one piece. */
  send(...packets: readonly string[]): void;
  /** Sends WebSocket pings, which are not Engine.IO packets. */
  ping(count: number): void;
  /** Stops reading until `resume`. */
  pause(): void;
  resume(): void;
  /** Everything received so far, including frame headers. */
  received(): string;
  /** Resolves when the connection is closed. */
  closed: Promise<void>;
  destroy(): void;
}

/**
 * Opens a WebSocket to the game's socket path, with or without a session cookie; resolves when it
 * is open.
 */
export async function openRawSocket(url: string, sid: string | null): Promise<RawSocket> {
  const { hostname, port, host } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  let received = "";
  const hasClosed = watchForClose();
  socket.on("data", (chunk: Buffer) => {
    received += chunk.toString("latin1");
    // The server waits up to half a minute for the end of the connection.
    if (hasClosed(chunk)) socket.end();
  });
  // Some tests expect to be cut off.
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
