/** Outages of the database: one log line at the start, one at the end (docs/monitoring.md). */
import { type OutageReason, outageReason, type Pool } from "@emberlode/db";
import { SECOND } from "@emberlode/game";
import { busyError, type GameError, isRetryableFailure, outageOf } from "../../errors.ts";
import type { Log } from "../log.ts";
import { OutageRecord } from "./outage-record.ts";
import type { Overloads } from "./overloads.ts";

/** Timeout of one check of the database. */
const CHECK_DEADLINE_MS = 2_000;
/** How long a successful check is trusted when calls are late. */
const TRUSTED_MS = SECOND;
/** First and longest wait between checks during an outage; in between it grows linearly. */
const FIRST_WAIT_MS = 125;
const MAX_WAIT_MS = 500;

export interface Outages {
  /** Calls answered with BUSY because of the database, since the process started. */
  readonly calls: number;
  /** Whether there is an outage now. */
  readonly isOpen: boolean;
  /** Whether the last check succeeded; one refused call alone does not change it. */
  readonly isHealthy: boolean;
  /**
   * Counts a call answered with BUSY for this reason. A late call alone is no outage: the next
   * check decides whether the database is down or the process overloaded.
   */
  recordRefusal(reason: OutageReason): void;
  /** The refusal for a retryable failure; counts it if it is an outage. */
  toBusy(error: unknown): GameError;
  /** Checks the database without a call. A job. */
  check(): Promise<void>;
  /** The log without failures during an outage, which has its own two lines. */
  quiet(log: Log): Log;
  stop(): Promise<void>;
}

/**
 * Watches the statements of a pool and checks the database repeatedly while they fail.
 * @param overloads counts late calls while the database is healthy
 */
export function createOutages(
  pool: Pool,
  log: Log,
  overloads: Pick<Overloads, "isOpen" | "recordRefusals">,
): Outages {
  const record = new OutageRecord(log);
  /** Late calls since the last check. */
  let lateCalls = 0;
  /** Time of the last successful check. */
  let healthyAt = Number.NEGATIVE_INFINITY;
  let isHealthy = true;
  /** When the first failure was noticed; null while the database is healthy. */
  let suspectedAt: number | null = null;
  /** The running check or outage; null while the database is healthy. */
  let watching: Promise<void> | null = null;
  let stopped = false;
  let wake = () => {};

  const begin = (reason: OutageReason) => record.begin(reason, suspectedAt ?? performance.now());

  /** Counts late calls toward the outage if there is one, else toward an overload. */
  function settleLate(): void {
    if (lateCalls === 0) return;
    if (record.open === null) overloads.recordRefusals(lateCalls);
    else record.count(record.open, lateCalls);
    lateCalls = 0;
  }

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Why the database does not work now; null if it does. */
  async function check(): Promise<OutageReason | null> {
    try {
      await pool.check(CHECK_DEADLINE_MS);
      return null;
    } catch (error) {
      // Any other error also means that it does not work.
      return outageReason(error) ?? "connection";
    }
  }

  /**
   * Checks until the database works and no call was refused during a wait. A single lost
   * connection is no outage, and its reason is not reported.
   */
  async function watch(): Promise<void> {
    for (let checks = 1; !stopped; checks += 1) {
      const reason = await check();
      if (stopped) return;
      if (reason === null) {
        isHealthy = true;
        healthyAt = performance.now();
        settleLate();
        if (record.open === null) return;
        if (performance.now() - record.open.lastRefusal >= MAX_WAIT_MS)
          return record.end(record.open);
      } else if (reason !== "connection" || checks > 1) {
        isHealthy = false;
        record.logStart(record.open ?? begin(reason), reason);
        settleLate();
      }
      await wait(Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * checks));
    }
  }

  function suspect(): Promise<void> {
    if (stopped) return Promise.resolve();
    suspectedAt ??= performance.now();
    watching ??= watch().finally(() => {
      watching = null;
      suspectedAt = null;
    });
    return watching;
  }

  pool.onFailure(() => {
    healthyAt = Number.NEGATIVE_INFINITY;
    void suspect();
  });

  /** Logs a database failure only if it turns out not to be part of an outage. */
  function unlessOutage(write: (facts: object, text: string) => void) {
    return (facts: object, text: string) => {
      if (!("err" in facts) || !isRetryableFailure(facts.err)) return write(facts, text);
      if (record.open !== null || overloads.isOpen) return;
      const before = record.outageCount;
      void suspect().then(() => {
        if (record.outageCount === before) write(facts, text);
      });
    };
  }

  function recordRefusal(reason: OutageReason): void {
    if (stopped) return;
    if (reason !== "deadline" || record.open !== null) {
      record.count(record.open ?? begin(reason), 1);
      void suspect();
      return;
    }
    lateCalls += 1;
    // Thousands of late calls a second don't need a check each.
    if (watching === null && performance.now() - healthyAt < TRUSTED_MS) settleLate();
    else void suspect();
  }

  return {
    get calls() {
      return record.calls;
    },
    get isOpen() {
      return record.open !== null;
    },
    get isHealthy() {
      return isHealthy;
    },
    recordRefusal,
    toBusy(error) {
      const reason = outageOf(error);
      if (reason !== null) recordRefusal(reason);
      return busyError();
    },
    check: suspect,
    quiet: (log) => ({
      info: (facts, text) => log.info(facts, text),
      warn: unlessOutage((facts, text) => log.warn(facts, text)),
      error: unlessOutage((facts, text) => log.error(facts, text)),
    }),
    async stop() {
      stopped = true;
      wake();
      await watching;
    },
  };
}
