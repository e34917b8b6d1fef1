/**
 * Metrics of HTTP requests, of the load on the server, and of the procedures behind the requests.
 */
import { MAX_ACTIVE_READS, MAX_WAITING_READS, type Services } from "@emberlode/api";
import { type Deadlines, MAX_IN_FLIGHT } from "../requests/deadlines.ts";
import type { Exposition } from "./exposition.ts";
import type { RequestCounts } from "./request-counts.ts";

export function addRequestMetrics(
  metrics: Exposition,
  { requests, deadlines }: { requests: RequestCounts; deadlines: Deadlines },
): void {
  metrics.counter({
    name: "emberlode_http_requests_total",
    help: "HTTP requests by route pattern, method and status class.",
    labelNames: ["route", "method", "status"],
    read: function* () {
      for (const { route, method, statuses } of requests.all()) {
        for (const [digit, value] of statuses.entries()) {
          if (value > 0) yield [{ route, method, status: `${digit}xx` }, value];
        }
      }
    },
  });
  metrics.histogram({
    name: "emberlode_http_request_duration_seconds",
    help: "Duration of HTTP requests, from arrival to the end of the response.",
    labelNames: ["route", "method"],
    read: function* () {
      for (const { route, method, seconds } of requests.all()) yield [{ route, method }, seconds];
    },
  });
  metrics.gauge({
    name: "emberlode_http_calls_in_flight",
    help: `API calls in progress. From ${MAX_IN_FLIGHT} on, calls are rejected as BUSY.`,
    read: () => deadlines.inFlight,
  });
}

/** The queue of reads, and calls refused because of load. */
export function addLoadMetrics(metrics: Exposition, { reads, overloads }: Services): void {
  metrics.gauge({
    name: "emberlode_reads_in_work",
    help: `Reads in progress. From ${MAX_ACTIVE_READS} on, reads wait for their turn.`,
    read: () => reads.counts().active,
  });
  metrics.gauge({
    name: "emberlode_reads_waiting",
    help: `Reads waiting for their turn. From ${MAX_WAITING_READS} on, reads are rejected.`,
    read: () => reads.counts().waiting,
  });
  metrics.counter({
    name: "emberlode_reads_refused_total",
    help: "Reads rejected for lack of time, by whose they were: players, strangers or heavy.",
    labelNames: ["line"],
    read: function* () {
      const { players, anonymous, heavy } = reads.counts().refused;
      yield [{ line: "players" }, players] as const;
      yield [{ line: "strangers" }, anonymous] as const;
      yield [{ line: "heavy" }, heavy] as const;
    },
  });
  metrics.counter({
    name: "emberlode_overload_calls_total",
    help: "Calls rejected for lack of time while the database was well.",
    read: () => overloads.calls,
  });
  metrics.gauge({
    name: "emberlode_overload",
    help: "1 while calls are rejected for lack of time.",
    read: () => (overloads.isOpen ? 1 : 0),
  });
}

export function addProcedureMetrics(metrics: Exposition, { calls }: Services): void {
  metrics.counter({
    name: "emberlode_procedure_calls_total",
    help: "Procedure calls over REST, tRPC and sockets, by outcome: OK or the error code.",
    labelNames: ["procedure", "code"],
    read: function* () {
      for (const [procedure, { codes }] of calls.byPath()) {
        for (const [code, value] of codes) yield [{ procedure, code }, value];
      }
      yield [{ procedure: "unknown", code: "NOT_FOUND" }, calls.unknown];
    },
  });
  metrics.histogram({
    name: "emberlode_procedure_duration_seconds",
    help: "Duration of procedure calls, including failed ones.",
    labelNames: ["procedure"],
    read: function* () {
      for (const [procedure, { seconds }] of calls.byPath()) yield [{ procedure }, seconds];
    },
  });
}
