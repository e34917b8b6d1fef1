/** Merges the metrics of several processes. */
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from "prom-client";

/** The metrics of one process. */
export type Reading = MetricObjectWithValues<MetricValue<string>>[];

/** The label that identifies the process. */
const WORKER = "worker";

/** Adds the process's label. */
export function withWorkerLabel(reading: Reading, worker: string): Reading {
  return reading.map((metric) => ({
    ...metric,
    // With the label all values are distinct, so this keeps each of them.
    aggregator: "sum",
    values: metric.values.map((value) => ({
      ...value,
      labels: { ...value.labels, [WORKER]: worker },
    })),
  }));
}

/** The text of labeled metrics, describing each metric once. */
export function textOf(readings: readonly Reading[]): Promise<string> {
  return AggregatorRegistry.aggregate([...readings]).metrics();
}
