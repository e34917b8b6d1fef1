/** Chat and other events for every socket: encoded and framed once, and sent in batches. */
import type { ServerEvents } from "@emberlode/contract";
import type { Connection, GameServer } from "./game-socket.ts";

/** Packet types of Engine.IO and Socket.IO: a message that carries an event. */
const EVENT_MESSAGE = "42";
const FINAL_TEXT = 0x81;
const TWO_BYTES = 126;
/** In bytes. */
const MAX_PAYLOAD_LENGTH = 65_535;
/** Minimum time between two flushes, in milliseconds; events in between are sent together. */
const FLUSH_INTERVAL_MS = 30;

/** An unmasked text frame (RFC 6455, section 5.2) in one piece. */
function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  if (payload.length > MAX_PAYLOAD_LENGTH) throw new RangeError("An event payload exceeds 64 KiB.");
  const head =
    payload.length < TWO_BYTES
      ? [FINAL_TEXT, payload.length]
      : [FINAL_TEXT, TWO_BYTES, payload.length >> 8, payload.length & 0xff];
  return Buffer.concat([Buffer.from(head), payload]);
}

interface Packet {
  /** In Engine.IO's form, which prepends the first digit itself. */
  text: string;
  frame: Buffer;
  /** Skips sockets in this room. */
  exceptRoom: string | undefined;
}

function writeEach(conn: Connection, packets: readonly Packet[]): void {
  for (const { text, frame } of packets) {
    const options = { compress: false, wsPreEncodedFrame: [frame] };
    conn.write(text, options);
  }
}

/** Uses one write for all packets, since writes are the most expensive part. */
function writeTogether(conn: Connection, packets: readonly Packet[], frames: Buffer): void {
  if (packets.length === 1 || conn.transport.name !== "websocket") {
    writeEach(conn, packets);
    return;
  }
  const options = { compress: false, wsPreEncodedFrame: [frames] };
  // The text is for transports without frames, and for measuring the buffer.
  conn.write(packets.map(({ text }) => text).join(""), options);
}

export interface Broadcaster {
  /**
   * Sends an event to all sockets except those in a room, in the order of calls.
   * @throws RangeError for an event of more than 64 KiB
   */
  send<Event extends keyof ServerEvents>(
    event: Event,
    payload: Parameters<ServerEvents[Event]>[0],
    exceptRoom?: string,
  ): void;
  /** Number of events sent, counted per socket. */
  readonly delivered: number;
}

/** Sends immediately while the chat is quiet, and in batches while it is busy. */
export function createBroadcaster(io: GameServer): Broadcaster {
  let queued: Packet[] = [];
  let delivered = 0;
  let lastFlushAt = Number.NEGATIVE_INFINITY;

  function flush(): void {
    const packets = queued;
    queued = [];
    lastFlushAt = performance.now();
    const { sockets, adapter } = io.of("/");
    const excludedRooms = packets.map(({ exceptRoom }) =>
      exceptRoom === undefined ? undefined : adapter.rooms.get(exceptRoom),
    );
    const someHidden = excludedRooms.some((room) => room !== undefined);
    const frames = Buffer.concat(packets.map(({ frame }) => frame));
    for (const [id, { conn }] of sockets) {
      if (someHidden && excludedRooms.some((room) => room?.has(id))) {
        const visiblePackets = packets.filter((_, index) => !excludedRooms[index]?.has(id));
        delivered += visiblePackets.length;
        writeEach(conn, visiblePackets);
      } else {
        delivered += packets.length;
        writeTogether(conn, packets, frames);
      }
    }
  }

  return {
    get delivered() {
      return delivered;
    },
    send(event, payload, exceptRoom) {
      const text = EVENT_MESSAGE + JSON.stringify([event, payload]);
      queued.push({ text: text.slice(1), frame: textFrame(text), exceptRoom });
      if (queued.length > 1) return;
      const delayMs = lastFlushAt + FLUSH_INTERVAL_MS - performance.now();
      if (delayMs <= 0) flush();
      else setTimeout(flush, delayMs).unref();
    },
  };
}
