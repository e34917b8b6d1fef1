/** Sockets, and what the process does besides answering. */
import type { Services } from "@emberlode/api";
import type { GamePlaces } from "../connections/game-places.ts";
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
  metrics.counter({
    name: "emberlode_sockets_cut_off_total",
    help: "Connections of sockets that sent too much, or to a namespace that there is not.",
    labelNames: ["reason"],
    read: function* () {
      for (const [reason, count] of Object.entries(gateway.counts().floods)) {
        yield [{ reason }, count] as const;
      }
    },
  });
}

export function addRefusedConnections(
  metrics: Exposition,
  { connections, sockets }: GamePlaces,
): void {
  metrics.counter({
    name: "emberlode_connections_refused_total",
    help: "Connections and sockets refused since their address had as many as one may.",
    labelNames: ["kind"],
    *read() {
      if (connections !== null) yield [{ kind: "connection" }, connections.refused];
      yield [{ kind: "socket" }, sockets.refused];
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
