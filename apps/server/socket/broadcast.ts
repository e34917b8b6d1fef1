/** One event for every socket: encoded and framed once, however many listen. */
import type { ServerEvents } from "@emberlode/contract";
import type { GameServer } from "./game-socket.ts";

/** Packet types of Engine.IO and Socket.IO: a message that carries an event. */
const EVENT_MESSAGE = "42";
const FINAL_TEXT = 0x81;
const TWO_BYTES = 126;
const LONGEST = 65_535;

/** An unmasked text frame (RFC 6455, section 5.2) in one piece, so that each socket writes once. */
function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  if (payload.length > LONGEST) throw new RangeError("An event is far smaller than that.");
  const head =
    payload.length < TWO_BYTES
      ? [FINAL_TEXT, payload.length]
      : [FINAL_TEXT, TWO_BYTES, payload.length >> 8, payload.length & 0xff];
  return Buffer.concat([Buffer.from(head), payload]);
}

/** Sends an event to all sockets but those of a room. */
export function broadcast<Event extends keyof ServerEvents>(
  io: GameServer,
  event: Event,
  payload: Parameters<ServerEvents[Event]>[0],
  exceptRoom?: string,
): void {
  const { sockets, adapter } = io.of("/");
  const except = exceptRoom === undefined ? undefined : adapter.rooms.get(exceptRoom);
  const text = EVENT_MESSAGE + JSON.stringify([event, payload]);
  // The frame for WebSockets; the text without its first digit, which the engine adds, for the rest.
  const options = { compress: false, wsPreEncodedFrame: [textFrame(text)] };
  const packet = text.slice(1);
  for (const [id, { conn }] of sockets) {
    if (except === undefined || !except.has(id)) conn.write(packet, options);
  }
}
