import { collectDefaultMetrics, Registry } from "prom-client";

/** The default of 10 ms wakes an idle server a hundred times a second. */
const LAG_PRECISION_MS = 50;

let registry: Registry | undefined;

/**
 * CPU, memory, event loop and garbage collection of the process, under Prometheus's usual names.
 * The observers cannot be stopped, so they start once per process.
 */
export function processMetrics(): Registry {
  if (registry === undefined) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_PRECISION_MS });
  }
  return registry;
}
