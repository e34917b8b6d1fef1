/** Counts answers of a load generator after the warm-up, their durations and failures. */
import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "../lib/statistics.ts";
import type { LoadReport } from "./messages.ts";

/** More answers than any run has. */
const MAX_LATENCIES = 4_000_000;
/** Answers that warm up a server, and how many times as long that may take on a slow one. */
const WARM_ANSWERS = 2_000;
const MAX_WARM_UP_FACTOR = 3;
const POLL_MS = 20;

export interface Tally {
  /** Records an answer that took this many milliseconds. */
  note(tookMs: number): void;
  fail(reason: string): void;
  /** Answers so far, including the warm-up. */
  answers(): number;
  /** Starts counting. */
  start(): void;
  /** Stops counting and returns the result. */
  end(): Omit<LoadReport, "seconds" | "ownCpuMicros">;
}

export function newTally(): Tally {
  const latencies = new Float64Array(MAX_LATENCIES);
  let counting = false;
  let answers = 0;
  let count = 0;
  let failures = 0;
  let firstFailure: string | null = null;
  return {
    note(tookMs) {
      answers += 1;
      if (!counting) return;
      latencies[count % MAX_LATENCIES] = tookMs;
      count += 1;
    },
    fail(reason) {
      failures += 1;
      firstFailure ??= reason;
    },
    answers: () => answers,
    start() {
      counting = true;
    },
    end() {
      counting = false;
      const measured = latencies.slice(0, Math.min(count, MAX_LATENCIES));
      const at = (share: number) => percentile(measured, share) ?? 0;
      return { requests: count, failures, firstFailure, p50Ms: at(0.5), p99Ms: at(0.99) };
    },
  };
}

let keyCount = 0;
const keyPrefix = crypto.randomUUID().slice(0, 24);

/** A new UUID; its last part is a counter. */
export function nextKey(): string {
  keyCount += 1;
  return keyPrefix + keyCount.toString(16).padStart(12, "0");
}

/** Waits for `warmUpMs` and enough answers: the first calls of a process cost the most. */
async function warmUp(tally: Tally, warmUpMs: number): Promise<void> {
  await sleep(warmUpMs);
  const end = performance.now() + (MAX_WARM_UP_FACTOR - 1) * warmUpMs;
  while (tally.answers() < WARM_ANSWERS && performance.now() < end) await sleep(POLL_MS);
}

/** Waits for the warm-up, reports that counting starts, and returns the report at the end. */
export async function countAnswers(
  tally: Tally,
  { warmUpMs, durationMs }: { warmUpMs: number; durationMs: number },
): Promise<LoadReport> {
  await warmUp(tally, warmUpMs);
  tally.start();
  process.send?.("counting");
  const started = performance.now();
  const cpu = process.cpuUsage();
  await sleep(durationMs);
  const used = process.cpuUsage(cpu);
  const seconds = (performance.now() - started) / 1000;
  const counted = tally.end();
  const ownCpuMicros = (used.user + used.system) / Math.max(1, counted.requests);
  return { ...counted, seconds, ownCpuMicros };
}
