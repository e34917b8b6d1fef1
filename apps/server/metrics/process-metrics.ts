import { collectDefaultMetrics, Registry } from "prom-client";

let registry: Registry | undefined;

/**
 * CPU, memory, event loop and garbage collection of the process, under Prometheus's usual names.
 * The observers cannot be stopped, so they start once per process.
 */
export function processMetrics(): Registry {
  if (registry === undefined) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}
