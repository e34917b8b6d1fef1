/** A thousand listeners in a separate process, with raw and barely parsed frames. */
import { WebSocket } from "ws";
import { percentile } from "../../lib/statistics.ts";
import type { FanOutClientsOrder, FanOutReport } from "./messages.ts";

/** The start of a chat message's frame; `42` is a Socket.IO event. */
const MESSAGE = '42["chat:message"';
const BODY = '"body":"';

const delays: number[] = [];
let deliveries = 0;

function take(frame: string): void {
  if (!frame.startsWith(MESSAGE)) return;
  deliveries += 1;
  // Every eighth is enough for percentiles.
  if (deliveries % 8 !== 0) return;
  const at = frame.indexOf(BODY) + BODY.length;
  const sent = Number(frame.slice(at, frame.indexOf(" ", at)));
  delays.push(performance.timeOrigin + performance.now() - sent);
}

function open({ port, through, sids }: FanOutClientsOrder, index: number): Promise<void> {
  const path = through === "gateway" ? "/socket.io/?EIO=4&transport=websocket" : "/";
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    perMessageDeflate: false,
    headers: { cookie: `sid=${sids[index % sids.length]}` },
  });
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    if (through === "bare") socket.on("open", () => resolve());
    socket.on("message", (data) => {
      const frame = data.toString();
      if (frame.startsWith(MESSAGE)) take(frame);
      else if (frame[0] === "0") socket.send("40");
      else if (frame === "2") socket.send("3");
      else if (frame.startsWith("40")) resolve();
      else if (frame.startsWith("44")) reject(new Error(frame));
    });
  });
}

function report(): FanOutReport {
  const measured = delays.splice(0);
  const at = (share: number) => percentile(measured, share) ?? Number.NaN;
  const counted = deliveries;
  deliveries = 0;
  return { deliveries: counted, p50Ms: at(0.5), p99Ms: at(0.99) };
}

process.on("message", async (message: FanOutClientsOrder | "report") => {
  if (message === "report") {
    process.send?.(report());
    return;
  }
  const BATCH_SIZE = 50;
  for (let first = 0; first < message.sockets; first += BATCH_SIZE) {
    const count = Math.min(BATCH_SIZE, message.sockets - first);
    await Promise.all(Array.from({ length: count }, (_, n) => open(message, first + n)));
  }
  process.send?.("open");
});
