/** The outage that is open, with its two log lines and the calls it refused. */
import { OUTAGE_TEXTS, type OutageReason } from "@emberlode/db";
import type { Log } from "../log.ts";
import { inSeconds } from "./outcomes.ts";

interface Outage {
  reason: OutageReason;
  /** By `performance.now()`, like all times here: it is never set back. */
  since: number;
  /** Refused calls. */
  calls: number;
  /** Time of the last one. */
  lastRefusal: number;
  /** Whether its first line was logged. */
  isLogged: boolean;
}

export class OutageRecord {
  /** Refused calls of all outages so far. */
  calls = 0;
  /** Number of outages so far. */
  outageCount = 0;
  open: Outage | null = null;
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** @param since when the first failure was noticed */
  begin(reason: OutageReason, since: number): Outage {
    this.open = { reason, since, calls: 0, lastRefusal: 0, isLogged: false };
    this.outageCount += 1;
    return this.open;
  }

  count(outage: Outage, refusals: number): void {
    this.calls += refusals;
    outage.calls += refusals;
    outage.lastRefusal = performance.now();
  }

  /** Logs the start once. An outage with a reason from a refused call gets that of the check. */
  logStart(outage: Outage, reason: OutageReason): void {
    if (outage.isLogged) return;
    outage.isLogged = true;
    outage.reason = reason;
    this.#log.error({ reason }, `database outage started: ${OUTAGE_TEXTS[reason]}`);
  }

  end(outage: Outage): void {
    this.open = null;
    const { reason, since, calls } = outage;
    this.logStart(outage, reason);
    const seconds = inSeconds(performance.now() - since);
    const text = `database outage ended after ${seconds} s, ${calls} calls were refused`;
    this.#log.warn({ reason, seconds, calls }, text);
  }
}
