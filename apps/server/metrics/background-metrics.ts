/** Sockets, jobs and other background work. */
import type { Services } from "@emberlode/api";
import type { ConnectionLimits } from "../connections/connection-limits.ts";
import type { Gateway } from "../socket/gateway.ts";
import type { Exposition } from "./exposition.ts";

export function addSocketMetrics(metrics: Exposition, gateway: Gateway): void {
  metrics.gauge({
    name: "emberlode_sockets",
    help: "Open player sockets.",
    read: () => gateway.counts().sockets,
  });
  metrics.gauge({
    name: "emberlode_players_online",
    help: "Players with a socket on this process.",
    read: () => gateway.counts().players,
  });
  metrics.counter({
    name: "emberlode_socket_messages_delivered_total",
    help: "Chat messages, removals and renames, counted per receiving socket.",
    read: () => gateway.counts().delivered,
  });
  metrics.counter({
    name: "emberlode_live_reconnects_total",
    help: "Reconnects of the LISTEN connection between processes.",
    read: () => gateway.counts().reconnects,
  });
  metrics.counter({
    name: "emberlode_sockets_cut_off_total",
    help: "Sockets cut off for sending too much or using an unknown namespace.",
    labelNames: ["reason"],
    read: function* () {
      for (const [reason, count] of Object.entries(gateway.counts().floods)) {
        yield [{ reason }, count] as const;
      }
    },
  });
}

export function addConnectionMetrics(
  metrics: Exposition,
  { connections, sockets }: ConnectionLimits,
): void {
  metrics.counter({
    name: "emberlode_connections_refused_total",
    help: "Connections and sockets rejected by the limit per address.",
    labelNames: ["kind"],
    *read() {
      if (connections !== null) yield [{ kind: "connection" }, connections.refusedCount];
      yield [{ kind: "socket" }, sockets.refusedCount];
    },
  });
}

export function addJobMetrics(metrics: Exposition, { jobRuns, mailer }: Services): void {
  const byJob = (count: "runs" | "failures") =>
    function* () {
      for (const [job, counts] of jobRuns.byName()) yield [{ job }, counts[count]] as const;
    };
  metrics.counter({
    name: "emberlode_job_runs_total",
    help: "Runs of scheduled jobs.",
    labelNames: ["job"],
    read: byJob("runs"),
  });
  metrics.counter({
    name: "emberlode_job_failures_total",
    help: "Failed runs of scheduled jobs.",
    labelNames: ["job"],
    read: byJob("failures"),
  });
  metrics.counter({
    name: "emberlode_mails_total",
    help: "Emails by outcome: sent (or written to the outbox), or failed.",
    labelNames: ["outcome"],
    read: () => [
      [{ outcome: "sent" }, mailer.counts.sent],
      [{ outcome: "failed" }, mailer.counts.failed],
    ],
  });
}
