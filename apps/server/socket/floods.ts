/** Detects connections that send more than any page of the game, below Socket.IO. */
import { EventEmitter } from "node:events";
import { type Connection, cutOff } from "./game-socket.ts";

/** Why a connection was cut off. */
export type Flood = "packets" | "bytes" | "namespace";

/** A burst, and the rate per second after it. */
interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * A page sends a packet to join, a heartbeat every 25 s, one when its visibility changes, four
 * messages in 10 s, and a few to catch up.
 */
export const PACKETS: Allowance = { burst: 200, perSecond: 20 };
/** Sixteen frames of maximum size, four times the messages of 10 s. Frame headers count too. */
export const BYTES: Allowance = { burst: 65_536, perSecond: 8_192 };

/** A Socket.IO packet for another namespace: its type, its attachments, `/name`. */
const OTHER_NAMESPACE = /^\d(?:\d+-)?\/[^,]/;

function createTokenBucket({ burst, perSecond }: Allowance): (amount: number) => boolean {
  let tokens = burst;
  let at = performance.now();
  return (amount) => {
    const now = performance.now();
    tokens = Math.min(burst, tokens + ((now - at) / 1000) * perSecond) - amount;
    at = now;
    return tokens >= 0;
  };
}

interface Packet {
  type: string;
  data?: string | { length: number };
}

/**
 * Calls `onFrame` for frames that the WebSocket library answers itself, before any packet handler.
 */
function onControlFrames({ request }: Connection, onFrame: () => void): void {
  const webSocket: unknown = Reflect.get(request, "websocket");
  if (!(webSocket instanceof EventEmitter)) return;
  for (const frame of ["ping", "pong"]) webSocket.prependListener(frame, onFrame);
}

/**
 * Closes a connection that sends too many packets or bytes of any kind, before Socket.IO parses the
 * excess packet, or at the first packet for an unknown namespace. Sends no answer.
 */
export function cutWhenFlooding(conn: Connection, onCut: (why: Flood) => void): void {
  const packets = createTokenBucket(PACKETS);
  const bytes = createTokenBucket(BYTES);
  let isCut = false;

  function cut(why: Flood): void {
    if (isCut) return;
    isCut = true;
    onCut(why);
    cutOff(conn);
  }
  const countPacket = () => {
    if (!packets(1)) cut("packets");
  };
  const countBytes = (count: number) => {
    if (!bytes(count)) cut("bytes");
  };

  if (conn.transport.name === "websocket") {
    // All received data, before the WebSocket library parses it.
    conn.request.socket.prependListener("data", ({ length }: { length: number }) =>
      countBytes(length),
    );
    onControlFrames(conn, countPacket);
  }
  conn.on("packet", ({ type, data }: Packet) => {
    countPacket();
    // Polling clients may share a proxy's connection with others.
    if (conn.transport.name !== "websocket") countBytes(1 + (data?.length ?? 0));
    if (type === "message" && typeof data === "string" && OTHER_NAMESPACE.test(data)) {
      cut("namespace");
    }
  });
}
