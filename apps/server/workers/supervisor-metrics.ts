/** Metrics of the supervisor. */
import { Registry } from "prom-client";
import type { createConnectionLimits } from "../connections/connection-limits.ts";
import { Exposition, processMetrics } from "../metrics/exposition.ts";
import type { Reading } from "../metrics/readings.ts";

export interface SupervisorMetrics {
  /** A worker was replaced. */
  countReplacement(): void;
  read(): Promise<Reading>;
}

interface Options {
  connectionLimits: ReturnType<typeof createConnectionLimits>;
  /** Workers that accept connections now. */
  workers(): number;
}

export function createSupervisorMetrics({ connectionLimits, workers }: Options): SupervisorMetrics {
  const exposition = new Exposition();
  let replaced = 0;
  exposition.gauge({ name: "emberlode_workers", help: "Workers serving players.", read: workers });
  exposition.counter({
    name: "emberlode_workers_replaced_total",
    help: "Workers that exited unexpectedly and were replaced.",
    read: () => replaced,
  });
  exposition.counter({
    name: "emberlode_connections_refused_total",
    help: "Connections and sockets rejected by the limit per address.",
    labelNames: ["kind"],
    read: () => [[{ kind: "connection" }, connectionLimits.connections.refusedCount]],
  });
  const all = Registry.merge([exposition.registry, processMetrics()]);
  return {
    countReplacement: () => {
      replaced += 1;
    },
    read: () => all.getMetricsAsJSON(),
  };
}
