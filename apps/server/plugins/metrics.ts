/** `GET /metrics` for Prometheus. */
import type { Services } from "@emberlode/api";
import type { FastifyInstance } from "fastify";
import { Registry } from "prom-client";
import type { AddressPlaces } from "../connections/address-places.ts";
import { addProcedureMetrics, addRequestMetrics } from "../metrics/call-metrics.ts";
import { addDatabaseMetrics } from "../metrics/database-metrics.ts";
import { Exposition } from "../metrics/exposition.ts";
import { addJobMetrics, addRefusedConnections, addSocketMetrics } from "../metrics/live-metrics.ts";
import { createReaderCheck, type ReaderOptions } from "../metrics/may-read.ts";
import { processMetrics } from "../metrics/process-metrics.ts";
import type { RequestCounts } from "../metrics/request-counts.ts";
import type { Gateway } from "../socket/gateway.ts";
import type { Deadlines } from "./deadlines.ts";

export interface MetricsOptions extends ReaderOptions {
  services: Services;
  requests: RequestCounts;
  deadlines: Deadlines;
  gateway: Gateway;
  /** What addresses may hold. */
  places: { connections: AddressPlaces; sockets: AddressPlaces };
}

/** Tells those who may read it; to anybody else there is no such path. */
export function metrics(app: FastifyInstance, options: MetricsOptions): void {
  const { services, gateway } = options;
  const own = new Exposition();
  addRequestMetrics(own, options);
  addProcedureMetrics(own, services);
  addDatabaseMetrics(own, services);
  addSocketMetrics(own, gateway);
  addRefusedConnections(own, options.places);
  addJobMetrics(own, services);
  const all = Registry.merge([own.registry, processMetrics()]);

  const mayRead = createReaderCheck(options);
  app.get("/metrics", { config: { unlisted: true } }, async (request, reply) => {
    if (!mayRead(request.raw)) return reply.callNotFound();
    return reply
      .header("cache-control", "no-store")
      .header("content-type", all.contentType)
      .send(await all.metrics());
  });
}
