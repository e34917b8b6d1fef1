/** What only the supervisor knows. */
import { Registry } from "prom-client";
import type { createOwnPlaces } from "../connections/game-places.ts";
import { Exposition } from "../metrics/exposition.ts";
import { processMetrics } from "../metrics/process-metrics.ts";
import type { Reading } from "../metrics/readings.ts";

export interface SupervisorMetrics {
  /** A worker was replaced. */
  replacedOne(): void;
  read(): Promise<Reading>;
}

interface Known {
  places: ReturnType<typeof createOwnPlaces>;
  /** Workers that take connections now. */
  workers(): number;
}

export function createSupervisorMetrics({ places, workers }: Known): SupervisorMetrics {
  const own = new Exposition();
  let replaced = 0;
  own.gauge({ name: "emberlode_workers", help: "Workers that serve players.", read: workers });
  own.counter({
    name: "emberlode_workers_replaced_total",
    help: "Workers that ended unexpectedly and were replaced.",
    read: () => replaced,
  });
  own.counter({
    name: "emberlode_connections_refused_total",
    help: "Connections and sockets refused since their address had as many as one may.",
    labelNames: ["kind"],
    read: () => [[{ kind: "connection" }, places.connections.refused]],
  });
  const all = Registry.merge([own.registry, processMetrics()]);
  return {
    replacedOne: () => {
      replaced += 1;
    },
    read: () => all.getMetricsAsJSON(),
  };
}
