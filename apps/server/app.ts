import { isRetryableFailure, isUnexpected, type Services } from "@emberlode/api";
import { MAX_BODY_BYTES, TRPC_PATH } from "@emberlode/contract";
import fastify, { type FastifyInstance } from "fastify";
import { createAddressOf, toTrustProxy } from "./addresses/client-address.ts";
import type { ForwardedHeader } from "./addresses/forwarded.ts";
import { capConnections } from "./connections/cap-connections.ts";
import { type ConnectionLimits, createConnectionLimits } from "./connections/connection-limits.ts";
import { CONNECTIONS_PER_ADDRESS } from "./connections/local-connection-limit.ts";
import { RequestCounts } from "./metrics/request-counts.ts";
import { registerDocs } from "./plugins/docs.ts";
import { registerExport } from "./plugins/export.ts";
import { type Readiness, registerHealth } from "./plugins/health.ts";
import { registerMetrics, type SharedMetrics } from "./plugins/metrics.ts";
import { registerPictures } from "./plugins/pictures.ts";
import { limitRequestsPerTurn } from "./plugins/request-turns.ts";
import { registerWebClient } from "./plugins/web-client.ts";
import { refuseWrongMethods } from "./plugins/wrong-method.ts";
import { Deadlines } from "./requests/deadlines.ts";
import { requireJson, SameOrigin } from "./requests/same-origin.ts";
import { securityHeaders } from "./requests/security-headers.ts";
import { createSessionCookies } from "./requests/session-cookies.ts";
import { type RestOptions, restPlugin } from "./rest/rest-plugin.ts";
import { sendFailure, toGameError } from "./rest/to-http.ts";
import { openGateway } from "./socket/gateway.ts";
import { trpcPlugin } from "./trpc/trpc-plugin.ts";

/** Timeouts for receiving a request, in milliseconds. */
const RECEIVE_TIMEOUTS = {
  /** The whole request: the largest picture at 75 kbit/s. */
  requestMs: 120_000,
  /** Interval between two checks that a form still makes progress. */
  stallMs: 15_000,
  /** Must be shorter than `requestMs`, or Node never cuts off a slow body. */
  headersMs: 10_000,
  /**
   * A download of which nothing is taken; on a slow network, buffers take some seconds to drain.
   */
  idleMs: 60_000,
  /** How often Node checks for requests that took too long. */
  checkEveryMs: 1_000,
};
/** Limit of open connections per process; more are closed immediately. */
export const MAX_CONNECTIONS = 8_192;
/**
 * Length of the listen queue, unless the system's limit is lower. Connections beyond it are dropped
 * silently, so their calls would get no answer from a busy server.
 */
export const BACKLOG = 4_096;

export interface AppOptions {
  services: Services;
  /** Folder of the built web client. */
  webFolder: string;
  /** The public address; null if it follows from where the server listens. */
  publicUrl?: string | null;
  /** Which proxies to trust with `X-Forwarded-For` or `Forwarded`. */
  trustProxy?: false | number | string;
  /** The header that proxies write; null for `X-Forwarded-For`, or `Forwarded` without it. */
  proxyHeader?: ForwardedHeader | null;
  /** Whether HSTS includes the subdomains of the public address. */
  hstsSubdomains?: boolean;
  checkReadiness(): Promise<Readiness>;
  /** The token for reading metrics from other machines, or null. */
  metricsToken?: string | null;
  /** Limit of open connections, and of sockets, per address. */
  connectionsPerAddress?: number;
  /** Set if this is one of several workers on one port. */
  worker?: AppWorker;
  /** Timeout of an answer, in milliseconds. */
  handlerTimeoutMs?: number;
  /** Timeouts for a request, its form, its headers and a download, in milliseconds. */
  receiveTimeouts?: Partial<typeof RECEIVE_TIMEOUTS>;
}

/** The identity of a worker, and the state that it shares with the others. */
export interface AppWorker {
  /** Prefix of its sockets' ids. */
  idPrefix: string;
  connectionLimits: ConnectionLimits;
  metrics: SharedMetrics;
}

let requestCount = 0;
const requestIdPrefix = Math.floor(performance.timeOrigin).toString(36);

/** A server without routes. It answers what the router itself refuses with these headers. */
function createServer({
  timeouts,
  headers,
  requests,
}: {
  timeouts: typeof RECEIVE_TIMEOUTS;
  headers: Readonly<Record<string, string>>;
  requests: RequestCounts;
}) {
  return fastify({
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: timeouts.requestMs,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkEveryMs,
    },
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 512 },
    genReqId: () => {
      requestCount += 1;
      return `${requestIdPrefix}-${requestCount.toString(36)}`;
    },
    // Refusals by the router itself run no hooks.
    frameworkErrors: (error, request, reply) => {
      sendFailure(reply.headers(headers), error);
      requests.countRefused(request.method, reply.statusCode);
    },
  });
}

/** Registers all calls over REST and tRPC, with the checks of their origin and content type. */
async function registerCalls(app: FastifyInstance, options: RestOptions): Promise<void> {
  const { services, cookies, deadlines } = options;
  await app.register(async (calls) => {
    calls.addHook("onRequest", (request, _reply, done) => {
      try {
        options.sameOrigin.refuseUnsafe(request);
        requireJson(request);
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    });
    await calls.register(restPlugin, options);
    await calls.register(trpcPlugin, { prefix: TRPC_PATH, services, cookies, deadlines });
  });
}

/** Builds the HTTP server without listening, so that tests can inject requests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const publicUrl = options.publicUrl ? new URL(options.publicUrl) : null;
  const https = publicUrl?.protocol === "https:";
  const { services } = options;
  const trustProxy = toTrustProxy(options.trustProxy ?? false);
  const addressOf = createAddressOf({
    trustProxy,
    header: options.proxyHeader ?? null,
    log: services.log,
  });
  const sameOrigin = new SameOrigin(publicUrl?.origin ?? null, services.log);
  const cookies = createSessionCookies(https);
  const deadlines = new Deadlines(
    () => services.outages.recordRefusal("deadline"),
    options.handlerTimeoutMs,
  );
  const headers = await securityHeaders({
    https,
    subdomains: options.hstsSubdomains ?? false,
  });
  const requests = new RequestCounts();
  const timeouts = { ...RECEIVE_TIMEOUTS, ...options.receiveTimeouts };
  const app = createServer({ timeouts, headers, requests });
  app.server.maxConnections = MAX_CONNECTIONS;
  const { worker, connectionsPerAddress = CONNECTIONS_PER_ADDRESS } = options;
  const connectionLimits: ConnectionLimits =
    worker?.connectionLimits ?? createConnectionLimits(services.log, connectionsPerAddress);
  if (connectionLimits.connections)
    capConnections(app.server, { limit: connectionLimits.connections, trustProxy });

  // Fastify's own `trustProxy` reads fewer formats than proxies write.
  app.decorateRequest("address", {
    getter() {
      return addressOf(this.raw);
    },
  });
  app.addHook("onClose", async () => deadlines.close());
  app.setErrorHandler((error, request, reply) => {
    if (isRetryableFailure(error)) return sendFailure(reply, services.outages.toBusy(error));
    if (isUnexpected(toGameError(error))) {
      services.log.error({ err: error, requestId: request.id }, "unexpected error");
    }
    return sendFailure(reply, error);
  });
  app.addHook("onRequest", (request, reply, done) => {
    requests.follow(request, reply);
    reply.headers(headers);
    done();
  });
  limitRequestsPerTurn(app);
  refuseWrongMethods(app);

  await registerCalls(app, {
    services,
    cookies,
    deadlines,
    sameOrigin,
    stallMs: timeouts.stallMs,
  });
  await registerHealth(app, options.checkReadiness, () => services.outages.isHealthy);
  registerPictures(app, services);
  registerExport(app, { services, cookies, idleMs: timeouts.idleMs });
  registerDocs(app, https);
  await registerWebClient(app, { services, cookies, folder: options.webFolder });
  const gateway = openGateway(app.server, {
    services,
    sameOrigin,
    secure: https,
    addressOf,
    connectionLimits,
    idPrefix: worker?.idPrefix ?? "",
  });
  app.addHook("preClose", () => gateway.close());
  registerMetrics(app, {
    services,
    requests,
    deadlines,
    gateway,
    connectionLimits,
    token: options.metricsToken ?? null,
    behindProxy: trustProxy !== false,
    shared: worker?.metrics ?? null,
  });
  return app;
}
