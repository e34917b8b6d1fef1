/** Metrics of several processes as one text. */
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from "prom-client";

/** What one process counts. */
export type Reading = MetricObjectWithValues<MetricValue<string>>[];

/** The label that says which of several processes counted something. */
const WORKER = "worker";

/** The same, labeled with the process that it is of. */
export function labeled(reading: Reading, worker: string): Reading {
  return reading.map((metric) => ({
    ...metric,
    // Nothing is left out: with the label each value is separate.
    aggregator: "sum",
    values: metric.values.map((value) => ({
      ...value,
      labels: { ...value.labels, [WORKER]: worker },
    })),
  }));
}

/** The text of labeled readings, each metric described once. */
export function textOf(readings: readonly Reading[]): Promise<string> {
  return AggregatorRegistry.aggregate([...readings]).metrics();
}
