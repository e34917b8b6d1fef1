/** A worker's side of the metrics of all workers. */
import type { Reading } from "../metrics/readings.ts";
import type { SharedMetrics } from "../plugins/metrics.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

type Message = Extract<ToWorker, { t: "read" | "readings" }>;

export function createMetricsExchange(send: (message: FromWorker) => void) {
  const waitingCallbacks = new Map<number, (readings: Reading[]) => void>();
  let lastId = 0;
  let readOwn: () => Promise<Reading> = async () => [];
  const shared: SharedMetrics = {
    provide(read) {
      readOwn = read;
    },
    readAll: () =>
      new Promise((resolve) => {
        lastId += 1;
        waitingCallbacks.set(lastId, resolve);
        send({ t: "readAll", id: lastId });
      }),
  };
  return {
    shared,
    async onMessage(message: Message): Promise<void> {
      const { id } = message;
      if (message.t === "read") {
        send({ t: "reading", id, reading: await readOwn() });
        return;
      }
      waitingCallbacks.get(id)?.(message.readings);
      waitingCallbacks.delete(id);
    },
  };
}
