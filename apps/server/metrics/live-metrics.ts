/** Sockets, and what the process does besides answering. */
import type { Services } from "@emberlode/api";
import type { Gateway } from "../socket/gateway.ts";
import type { Exposition } from "./exposition.ts";

export function addSocketMetrics(metrics: Exposition, gateway: Gateway): void {
  metrics.gauge({
    name: "emberlode_sockets",
    help: "Open sockets of players.",
    read: () => gateway.counts().sockets,
  });
  metrics.gauge({
    name: "emberlode_players_online",
    help: "Players with a socket at this process.",
    read: () => gateway.counts().players,
  });
  metrics.counter({
    name: "emberlode_socket_messages_delivered_total",
    help: "Chat messages and removals of such, once for each socket that they were sent to.",
    read: () => gateway.counts().delivered,
  });
  metrics.counter({
    name: "emberlode_live_reconnects_total",
    help: "Losses of the connection over which processes hear of each other, made good again.",
    read: () => gateway.counts().reconnects,
  });
}

export function addJobMetrics(metrics: Exposition, { jobRuns, mailer }: Services): void {
  const byJob = (count: "runs" | "failures") =>
    function* () {
      for (const [job, counts] of jobRuns.byName()) yield [{ job }, counts[count]] as const;
    };
  metrics.counter({
    name: "emberlode_job_runs_total",
    help: "Runs of repeating jobs.",
    labelNames: ["job"],
    read: byJob("runs"),
  });
  metrics.counter({
    name: "emberlode_job_failures_total",
    help: "Runs of repeating jobs that failed.",
    labelNames: ["job"],
    read: byJob("failures"),
  });
  metrics.counter({
    name: "emberlode_mails_total",
    help: "Mails sent, or written to the outbox, and mails that failed.",
    labelNames: ["outcome"],
    read: () => [
      [{ outcome: "sent" }, mailer.counts.sent],
      [{ outcome: "failed" }, mailer.counts.failed],
    ],
  });
}
