/** Connections that send more than any page of the game does, counted below Socket.IO. */
import { EventEmitter } from "node:events";
import { type Connection, cutOff } from "./cut-off.ts";

/** Why a connection was cut off. */
export type Flood = "packets" | "bytes" | "namespace";

/** A burst, and a rate per second after it. */
interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * A page sends a packet when it joins, one each 25 s for the heartbeat, when it comes into sight or
 * goes out of it, four messages in 10 s, and a few that ask for what it missed.
 */
export const PACKETS: Allowance = { burst: 200, perSecond: 20 };
/** Sixteen frames of the longest kind; messages in 10 s take four of them. Heads of frames count too. */
export const BYTES: Allowance = { burst: 65_536, perSecond: 8_192 };

/** A Socket.IO packet for another namespace than the game's: its kind, its attachments, `/name`. */
const OTHER_NAMESPACE = /^\d(?:\d+-)?\/[^,]/;

/** A token bucket. */
function allow({ burst, perSecond }: Allowance): (amount: number) => boolean {
  let left = burst;
  let at = performance.now();
  return (amount) => {
    const now = performance.now();
    left = Math.min(burst, left + ((now - at) / 1000) * perSecond) - amount;
    at = now;
    return left >= 0;
  };
}

interface Packet {
  type: string;
  data?: string | { length: number };
}

/** Calls `seen` for frames that the WebSocket answers itself, before any packet handler. */
function onControlFrames({ request }: Connection, seen: () => void): void {
  const webSocket: unknown = Reflect.get(request, "websocket");
  if (!(webSocket instanceof EventEmitter)) return;
  for (const frame of ["ping", "pong"]) webSocket.prependListener(frame, seen);
}

/**
 * Cuts a connection off when it sends too many packets or bytes, no matter whose it is and what
 * they are, before Socket.IO reads the one that was too many; and with the first packet for a namespace
 * that the game does not have. Nothing is answered.
 */
export function cutWhenFlooding(conn: Connection, onCut: (why: Flood) => void): void {
  const packets = allow(PACKETS);
  const bytes = allow(BYTES);
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
    // Everything that comes, before the WebSocket takes it apart.
    conn.request.socket.prependListener("data", ({ length }: { length: number }) =>
      countBytes(length),
    );
    onControlFrames(conn, countPacket);
  }
  conn.on("packet", ({ type, data }: Packet) => {
    countPacket();
    // Clients that poll send over connections of others.
    if (conn.transport.name !== "websocket") countBytes(1 + (data?.length ?? 0));
    if (type === "message" && typeof data === "string" && OTHER_NAMESPACE.test(data)) {
      cut("namespace");
    }
  });
}
