/** Overloads of a process: one log line at the start, one at the end (docs/monitoring.md). */
import { SECOND } from "@emberlode/game";
import type { Log } from "../log.ts";
import { inSeconds } from "./outcomes.ts";

/** An overload ends when no call was refused for this long, in milliseconds. */
const QUIET_MS = 3 * SECOND;

interface Overload {
  /** By `performance.now()`. */
  since: number;
  calls: number;
  lastRefusal: number;
}

export interface Overloads {
  /** Calls refused because they could not be handled in time, since the process started. */
  readonly calls: number;
  /** Whether there is an overload now. */
  readonly isOpen: boolean;
  /** Counts calls that were refused although the database is healthy. */
  recordRefusals(calls: number): void;
  stop(): void;
}

export function createOverloads(log: Log): Overloads {
  let calls = 0;
  let openOverload: Overload | null = null;
  let timer: NodeJS.Timeout | undefined;

  function begin(now: number): Overload {
    log.warn({}, "an overload began: calls are refused with 503, reads first");
    openOverload = { since: now, calls: 0, lastRefusal: now };
    scheduleCheck(QUIET_MS);
    return openOverload;
  }

  function scheduleCheck(ms: number): void {
    timer = setTimeout(endIfQuiet, ms).unref();
  }

  function endIfQuiet(): void {
    if (openOverload === null) return;
    const quietMs = performance.now() - openOverload.lastRefusal;
    if (quietMs < QUIET_MS) {
      scheduleCheck(QUIET_MS - quietMs);
      return;
    }
    const seconds = inSeconds(openOverload.lastRefusal - openOverload.since);
    const facts = { seconds, calls: openOverload.calls };
    log.warn(
      facts,
      `the overload is over after ${seconds} s, ${openOverload.calls} calls were refused`,
    );
    openOverload = null;
  }

  return {
    get calls() {
      return calls;
    },
    get isOpen() {
      return openOverload !== null;
    },
    recordRefusals(count) {
      const now = performance.now();
      const current = openOverload ?? begin(now);
      current.calls += count;
      current.lastRefusal = now;
      calls += count;
    },
    stop: () => clearTimeout(timer),
  };
}
