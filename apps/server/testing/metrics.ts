/** Reads `/metrics` as Prometheus does. */
import type { TestApp } from "./test-app.ts";

const SAMPLE = /^([a-z_][a-z0-9_]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-z_]+)="((?:[^"\\]|\\.)*)"/g;

export interface Metrics {
  text: string;
  /** All lines except comments. */
  samples: string[];
  /** Sum of a metric's values with these labels, or 0. */
  value(name: string, labels?: Record<string, string>): number;
}

/** Throws for a line that cannot be parsed. */
export function parseMetrics(text: string): Metrics {
  const samples = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const parsed = samples.map((line) => {
    const [, name, labels = "", value] = SAMPLE.exec(line) ?? [];
    if (name === undefined) throw new Error(`This line is not a sample: ${line}`);
    const pairs = Array.from(labels.matchAll(LABEL), ([, key, own]) => [key, own]);
    return { name, labels: Object.fromEntries(pairs), value: Number(value) };
  });
  return {
    text,
    samples,
    value(name, wanted = {}) {
      const fitting = parsed.filter(
        (one) =>
          one.name === name &&
          Object.entries(wanted).every(([key, value]) => one.labels[key] === value),
      );
      return fitting.reduce((sum, { value }) => sum + value, 0);
    },
  };
}

/** @param token needed where this machine has no access of its own */
export async function readMetrics(test: TestApp, token?: string): Promise<Metrics> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await test.app.inject({ method: "GET", url: "/metrics", headers });
  if (answer.statusCode !== 200)
    throw new Error(`/metrics answered ${answer.statusCode} ${answer.body}`);
  return parseMetrics(answer.body);
}
