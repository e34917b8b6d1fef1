import { collectDefaultMetrics, Registry } from "prom-client";

let registry: Registry | undefined;

/**
 * CPU, memory, event loop and garbage collection of the process, under the names that Prometheus has
 * for them. Observing them cannot be ended, so it begins once, however many applications there are.
 */
export function processMetrics(): Registry {
  if (registry === undefined) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}
