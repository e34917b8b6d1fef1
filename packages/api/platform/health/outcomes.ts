/** Outcomes of calls and job runs in this process. */
import { Histogram, SECONDS_BOUNDS } from "@emberlode/db";
import { type GameErrorCode, SECOND } from "@emberlode/game";
import type { Clock } from "../clock.ts";

/** A call's outcome. */
type Outcome = "OK" | GameErrorCode;

/** All calls of one procedure. */
interface PathOutcomes {
  readonly codes: ReadonlyMap<Outcome, number>;
  /** Seconds from the call's arrival at the procedure to its answer. */
  readonly seconds: Histogram;
}

/**
 * Counts calls by path and outcome. Only existing procedures count, so the number of paths is
 * bounded.
 */
export class CallOutcomes {
  readonly #byPath = new Map<string, { codes: Map<Outcome, number>; seconds: Histogram }>();
  /** Calls of unknown procedures. */
  unknown = 0;

  /** @param began `performance.now()` when the call arrived */
  add(path: string, outcome: Outcome, began: number): void {
    let known = this.#byPath.get(path);
    if (known === undefined) {
      known = { codes: new Map(), seconds: new Histogram(SECONDS_BOUNDS) };
      this.#byPath.set(path, known);
    }
    known.codes.set(outcome, (known.codes.get(outcome) ?? 0) + 1);
    known.seconds.add((performance.now() - began) / 1000);
  }

  byPath(): ReadonlyMap<string, PathOutcomes> {
    return this.#byPath;
  }
}

interface Runs {
  runs: number;
  failures: number;
  /** When it began last, in milliseconds; null before the first run. */
  ranAt: number | null;
  /** The last failure; null if none. */
  failure: { at: number; error: string } | null;
}

const NO_RUNS: Runs = { runs: 0, failures: 0, ranAt: null, failure: null };

/** Counts job runs by name. */
export class JobRuns {
  readonly #byName = new Map<string, Runs>();
  readonly #clock: Clock;

  /** @param names jobs to list before their first run */
  constructor(names: readonly string[], clock: Clock) {
    this.#clock = clock;
    for (const name of names) this.#of(name);
  }

  #of(name: string): Runs {
    const known = this.#byName.get(name) ?? { ...NO_RUNS };
    this.#byName.set(name, known);
    return known;
  }

  /** Wraps the job's work to count its runs. */
  track(name: string, work: () => Promise<void>): () => Promise<void> {
    const counts = this.#of(name);
    return async () => {
      counts.runs += 1;
      counts.ranAt = this.#clock.now();
      try {
        await work();
      } catch (error) {
        counts.failures += 1;
        counts.failure = { at: this.#clock.now(), error: String(error) };
        throw error;
      }
    };
  }

  byName(): ReadonlyMap<string, Readonly<Runs>> {
    return this.#byName;
  }
}

/** Milliseconds as seconds with one decimal, for log lines. */
export const inSeconds = (ms: number): number => Math.round(ms / 100) / (SECOND / 100);
