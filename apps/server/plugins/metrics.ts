/** `GET /metrics` for Prometheus. */
import type { Services } from "@emberlode/api";
import type { FastifyInstance } from "fastify";
import { Registry } from "prom-client";
import type { ConnectionLimits } from "../connections/connection-limits.ts";
import {
  addConnectionMetrics,
  addJobMetrics,
  addSocketMetrics,
} from "../metrics/background-metrics.ts";
import { addLoadMetrics, addProcedureMetrics, addRequestMetrics } from "../metrics/call-metrics.ts";
import { addDatabaseMetrics } from "../metrics/database-metrics.ts";
import { Exposition, processMetrics } from "../metrics/exposition.ts";
import { createReaderCheck, type ReaderOptions } from "../metrics/reader-check.ts";
import { type Reading, textOf } from "../metrics/readings.ts";
import type { RequestCounts } from "../metrics/request-counts.ts";
import type { Deadlines } from "../requests/deadlines.ts";
import type { Gateway } from "../socket/gateway.ts";

/** Metrics of several processes that share a port: any of them can answer for all. */
export interface SharedMetrics {
  /** Gives the other processes this one's metrics. */
  provide(read: () => Promise<Reading>): void;
  /** The metrics of all processes, distinguished by a label. */
  readAll(): Promise<Reading[]>;
}

export interface MetricsOptions extends ReaderOptions {
  services: Services;
  requests: RequestCounts;
  deadlines: Deadlines;
  gateway: Gateway;
  /** Connection and socket limits. */
  connectionLimits: ConnectionLimits;
  /** Null if this is the only process. */
  shared: SharedMetrics | null;
}

/** Serves metrics to permitted readers; for others the path does not exist. */
export function registerMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const { services, gateway, shared } = options;
  const exposition = new Exposition();
  addRequestMetrics(exposition, options);
  addProcedureMetrics(exposition, services);
  addLoadMetrics(exposition, services);
  addDatabaseMetrics(exposition, services);
  addSocketMetrics(exposition, gateway);
  addConnectionMetrics(exposition, options.connectionLimits);
  addJobMetrics(exposition, services);
  const all = Registry.merge([exposition.registry, processMetrics()]);
  shared?.provide(() => all.getMetricsAsJSON());

  const mayRead = createReaderCheck(options);
  app.get("/metrics", { config: { unlisted: true } }, async (request, reply) => {
    if (!mayRead(request.raw)) return reply.callNotFound();
    return reply
      .header("cache-control", "no-store")
      .header("content-type", all.contentType)
      .send(shared === null ? await all.metrics() : await textOf(await shared.readAll()));
  });
}
