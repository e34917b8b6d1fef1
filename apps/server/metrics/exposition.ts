/** Stateless metrics: each scrape reads plain numbers where they are counted. */
import type { Histogram } from "@emberlode/db";
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram as PromHistogram,
  Registry,
} from "prom-client";

type Labels = Readonly<Record<string, string>>;
type Labeled<Value> = readonly [labels: Labels, value: Value];

/** One metric. `read` returns a value, or several with their labels. */
interface Metric<Value> {
  name: string;
  help: string;
  labelNames?: readonly string[];
  read(): Value | Iterable<Labeled<Value>>;
}

const NO_LABELS: Labels = {};

function* rows(value: number | Iterable<Labeled<number>>): Iterable<Labeled<number>> {
  if (typeof value === "number") yield [NO_LABELS, value];
  else yield* value;
}

/** Buckets, sum and count of a histogram, in a registry's format. */
function samples(name: string, sharedLabels: Labels, { bounds, counts, sum }: Histogram) {
  let count = 0;
  const buckets = counts.map((bucketCount, index) => {
    count += bucketCount;
    const labels = { le: bounds[index] ?? "+Inf" };
    return { metricName: `${name}_bucket`, sharedLabels, labels, value: count };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, sharedLabels, labels: {}, value: sum },
    { metricName: `${name}_count`, sharedLabels, labels: {}, value: count },
  ];
}

class HistogramMetric extends PromHistogram {
  readonly #metric: Metric<Histogram>;

  constructor(registry: Registry, metric: Metric<Histogram>) {
    const { name, help, labelNames = [] } = metric;
    super({ name, help, labelNames, registers: [registry] });
    this.#metric = metric;
  }

  /** Called by a registry when it writes; the library's types omit it. */
  async getForPromString() {
    const { name, help, read } = this.#metric;
    const value = read();
    const all: Iterable<Labeled<Histogram>> = "bounds" in value ? [[NO_LABELS, value]] : value;
    const values = [...all].flatMap(([labels, row]) => samples(name, labels, row));
    return { name, help, type: "histogram", aggregator: "sum", values };
  }
}

/** A registry per application, and its three kinds of metrics. */
export class Exposition {
  readonly registry = new Registry();

  counter({ name, help, labelNames = [], read }: Metric<number>): void {
    new Counter({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [labels, value] of rows(read())) this.inc(labels, value);
      },
    });
  }

  gauge({ name, help, labelNames = [], read }: Metric<number>): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        for (const [labels, value] of rows(read())) this.set(labels, value);
      },
    });
  }

  histogram(metric: Metric<Histogram>): void {
    new HistogramMetric(this.registry, metric);
  }
}

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
