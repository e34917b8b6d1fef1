import { MAX_BATCH } from "@emberlode/contract";
import type { AnyTRPCRouter } from "@trpc/server";
import { fastifyRequestHandler } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readCalls } from "./read-calls.ts";
import { type FailedCall, type RunProcedure, runCalls } from "./run-calls.ts";

export interface SlimAdapterOptions<Context> {
  router: AnyTRPCRouter;
  /** Runs a procedure without tRPC's middleware chain, if possible. */
  runnerOf?(path: string): RunProcedure<Context> | undefined;
  /** Called before anything else for a request; if it throws, that is the request's error. */
  enter?(request: FastifyRequest, reply: FastifyReply): void;
  /** Called when a request that `enter` admitted is over. */
  leave?(reply: FastifyReply): void;
  /** Synchronous: the context loads anything else on first use. */
  createContext(request: FastifyRequest): Context extends PromiseLike<unknown> ? never : Context;
  /** Called for a stream request with the names of its calls; if it throws, that is the answer. */
  beforeStream?(names: readonly string[]): void;
  /** Applies the effects of the procedures (cookies) to the reply, just before it is sent. */
  beforeSend?(request: FastifyRequest, reply: FastifyReply, ctx: Context | undefined): void;
  onError?(failure: FailedCall, reply: FastifyReply): void;
  maxBatchSize?: number;
  /** Calls with a larger body than the server's limit, in bytes, if they are sent alone. */
  bodyLimits?: ReadonlyMap<string, number>;
}

interface TrpcRoute {
  Params: { path: string };
}

/** Characters that a URL parser treats differently from a plain split at `?`. */
const ODD_URL = /[^\x21-\x7e]|#/;

function isSlimPath(router: AnyTRPCRouter, path: string): boolean {
  const { procedures, lazy } = router._def;
  for (const name of path.split(",")) {
    const procedure = procedures[name];
    if (procedure ? procedure._def.type === "subscription" : Object.keys(lazy).length > 0) {
      return false;
    }
  }
  return true;
}

/** Streamed answers start before the calls are done. */
function acceptsStream({ headers }: FastifyRequest): boolean {
  const accepted = [headers["trpc-accept"], headers.accept];
  return accepted.some((types) => types?.includes("application/jsonl"));
}

/** Created when a procedure uses it, because it costs more than most calls. */
function lazySignal(reply: FastifyReply): () => AbortSignal {
  let controller: AbortController | undefined;
  return () => {
    if (controller === undefined) {
      const newController = new AbortController();
      reply.raw.once("close", () => {
        if (!reply.raw.writableFinished) newController.abort();
      });
      controller = newController;
    }
    return controller.signal;
  };
}

/** JSON by GET or POST with a JSON answer; the stock adapter serves streams and files. */
function isSlimRequest(request: FastifyRequest): boolean {
  const { method, headers, url, body } = request;
  const contentType = headers["content-type"];
  if (method === "POST") {
    if (!contentType?.startsWith("application/json") || typeof body !== "string") return false;
    if (body.charCodeAt(0) === 0xfeff) return false;
  } else if (method === "GET") {
    if (contentType !== undefined && !contentType.startsWith("application/json")) return false;
  } else {
    return false;
  }
  if (headers["trpc-accept"] !== undefined || acceptsStream(request)) return false;
  return !ODD_URL.test(url) && !url.includes("connectionParams");
}

const identity = (body: string) => body;

function decodePath(raw: string): string | null {
  if (!raw.includes("%")) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

/**
 * tRPC over HTTP for Fastify: runs JSON queries, mutations and batches directly (a fraction of the
 * stock adapter's CPU time) and passes everything else to the stock adapter. Register it in a
 * separate scope: its content type parsers would break other routes.
 */
export async function slimTrpcAdapter<Context>(
  app: FastifyInstance,
  options: SlimAdapterOptions<Context>,
): Promise<void> {
  const { router } = options;
  const maxBatchSize = options.maxBatchSize ?? MAX_BATCH;

  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    done(null, body);
  });
  app.removeContentTypeParser("multipart/form-data");
  app.addContentTypeParser("multipart/form-data", {}, (_request, body, done) => {
    done(null, body);
  });

  async function runStock(request: FastifyRequest, reply: FastifyReply, path: string) {
    if (acceptsStream(request)) options.beforeStream?.(path.split(","));
    let ctx: Context | undefined;
    await fastifyRequestHandler({
      router,
      req: request,
      res: reply,
      path,
      maxBatchSize,
      createContext: () => {
        ctx = options.createContext(request);
        return ctx;
      },
      responseMeta: () => {
        if (!reply.sent) options.beforeSend?.(request, reply, ctx);
        return {};
      },
      onError: (failure) => options.onError?.({ ...failure }, reply),
    });
    return reply;
  }

  async function runSlim(request: FastifyRequest, reply: FastifyReply, path: string) {
    const { method, url, body } = request;
    const queryStart = url.indexOf("?");
    const search = queryStart < 0 ? null : new URLSearchParams(url.slice(queryStart));
    const input = method === "GET" ? search?.get("input") || undefined : String(body);
    let ctx: Context | undefined;
    const answer = await runCalls<Context>({
      router,
      ...(options.runnerOf && { runnerOf: options.runnerOf }),
      method,
      readCalls: () =>
        readCalls({
          router,
          path,
          isBatchCall: search?.get("batch") === "1",
          inputText: input,
          maxBatchSize,
        }),
      createContext: () => {
        ctx = options.createContext(request);
        return ctx;
      },
      signal: lazySignal(reply),
      onError: (failure) => options.onError?.(failure, reply),
    });
    if (reply.sent) return reply;
    options.beforeSend?.(request, reply, ctx);
    reply.statusCode = answer.status;
    reply.header("vary", "trpc-accept, accept").header("content-type", answer.contentType);
    // With a serializer Fastify sends the content type unchanged, without a charset.
    return reply.serializer(identity).send(answer.body);
  }

  async function handle(request: FastifyRequest, reply: FastifyReply, rawPath: string) {
    options.enter?.(request, reply);
    try {
      const path = decodePath(rawPath);
      const slim = path !== null && isSlimRequest(request) && isSlimPath(router, path);
      return slim ? await runSlim(request, reply, path) : await runStock(request, reply, rawPath);
    } finally {
      options.leave?.(reply);
    }
  }
  app.all<TrpcRoute>("/:path", (request, reply) =>
    handle(request as FastifyRequest, reply, request.params.path),
  );
  for (const [name, bodyLimit] of options.bodyLimits ?? [])
    app.all(`/${name}`, { bodyLimit }, (request, reply) => handle(request, reply, name));
}
