import type { IncomingCall } from "@emberlode/api";
import {
  type AnyTRPCRouter,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  TRPCError,
  type TRPCProcedureType,
  transformTRPCResponse,
} from "@trpc/server";
import { getHTTPStatusCode } from "@trpc/server/http";
import type { CallList, ProcedureCall } from "./read-calls.ts";

export interface TrpcResponse {
  status: number;
  contentType: string;
  body: string;
}

export interface FailedCall {
  error: TRPCError;
  path: string | undefined;
  input: unknown;
  ctx: unknown;
  type: TRPCProcedureType | "unknown";
}

/** Runs one procedure straight from its definition. */
export type RunProcedure<Context> = (incoming: IncomingCall<Context>) => Promise<unknown>;

export interface RunOptions<Context> {
  router: AnyTRPCRouter;
  /** Runs a procedure without tRPC's middleware chain, if possible. */
  runnerOf?(path: string): RunProcedure<Context> | undefined;
  method: string;
  /** Reads the request; throws if it is invalid as a whole. */
  readCalls(): CallList;
  /** Called once per request. */
  createContext(): Context;
  /** Aborted when the client disconnects before its answer. */
  signal(): AbortSignal;
  onError(failure: FailedCall): void;
}

const JSON_TYPE = "application/json";
/** The stock adapter's content type for an unreadable request. */
const UNREADABLE_TYPE = "text/plain;charset=UTF-8";

type AnyRootConfig = AnyTRPCRouter["_def"]["_config"];
type Outcome = { error: TRPCError } | { error: undefined; data: unknown };

const ACCEPTED_METHOD = { mutation: "POST", query: "GET", subscription: "GET" } as const;

function isPromise(value: unknown): boolean {
  return (
    (typeof value === "object" || typeof value === "function") &&
    value !== null &&
    "then" in value &&
    typeof value.then === "function" &&
    "catch" in value &&
    typeof value.catch === "function"
  );
}

function isAsyncIterable(value: unknown): boolean {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

/** Stream-like answers need a streaming link, which the stock adapter serves. */
function isDataStream(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  if (isAsyncIterable(value)) return true;
  for (const item of Object.values(value)) {
    if (typeof item !== "object" && typeof item !== "function") continue;
    if (isPromise(item) || isAsyncIterable(item)) return true;
  }
  return false;
}

function refuseStream(): TRPCError {
  return new TRPCError({
    code: "UNSUPPORTED_MEDIA_TYPE",
    message: "Cannot use stream-like response in non-streaming request - use httpBatchStreamLink",
  });
}

/** The request's context, or the error of creating it, with which each of its calls fails. */
class ContextHolder<Context> {
  #made: { value: Context } | undefined;
  #failure: TRPCError | undefined;

  create(createContext: () => Context): void {
    try {
      this.#made = { value: createContext() };
    } catch (cause) {
      this.#failure = getTRPCErrorFromUnknown(cause);
    }
  }

  get value(): Context | undefined {
    return this.#made?.value;
  }

  getOrThrow(): Context {
    if (this.#made) return this.#made.value;
    throw this.#failure ?? new Error("No context was made.");
  }
}

async function runCall<Context>(
  call: ProcedureCall,
  context: ContextHolder<Context>,
  options: RunOptions<Context>,
): Promise<Outcome> {
  const { procedure, path, batchIndex } = call;
  try {
    if (!procedure) {
      throw new TRPCError({ code: "NOT_FOUND", message: `No procedure found on path "${path}"` });
    }
    const { type } = procedure._def;
    if (ACCEPTED_METHOD[type] !== options.method) {
      throw new TRPCError({
        code: "METHOD_NOT_SUPPORTED",
        message: `Unsupported ${options.method}-request to ${type} procedure at path "${path}"`,
      });
    }
    const { getRawInput } = call;
    const ctx = context.getOrThrow();
    const run = options.runnerOf?.(path);
    const data = await (run === undefined
      ? procedure({ path, getRawInput, ctx, type, signal: options.signal(), batchIndex })
      : run({ ctx, batchIndex, getRawInput }));
    return { error: undefined, data };
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    const type = procedure?._def.type ?? "unknown";
    options.onError({ error, path, input: call.result(), ctx: context.value, type });
    return { error };
  }
}

/** A successful call, to compute the status. */
const SUCCESS = { result: { data: undefined } };

/** The text that tRPC produces for a success. */
function answerText({ transformer }: AnyRootConfig, data: unknown): string {
  const text = JSON.stringify(transformer.output.serialize(data));
  return text === undefined ? '{"result":{}}' : `{"result":{"data":${text}}}`;
}

/**
 * Runs the calls of one JSON request and builds the same response as tRPC's `resolveResponse`,
 * without WHATWG requests and responses.
 */
export async function runCalls<Context>(options: RunOptions<Context>): Promise<TrpcResponse> {
  const config = options.router._def._config;
  let list: CallList | undefined;
  const context = new ContextHolder<Context>();
  try {
    // First, so an unreadable request is refused in the caller's language too.
    context.create(options.createContext);
    list = options.readCalls();
    const { calls, isBatchCall } = list;
    const ctx = context.value;

    // Wait for all before serializing any: one that JSON cannot represent fails the whole answer.
    const outcomes = await Promise.all(
      calls.map(async (call) => ({ call, outcome: await runCall(call, context, options) })),
    );
    const answered = outcomes.map(({ call, outcome }) => {
      if (outcome.error === undefined) {
        if (!isDataStream(outcome.data)) {
          return { text: answerText(config, outcome.data), envelope: SUCCESS };
        }
        if (!isBatchCall) throw refuseStream();
      }
      const error = outcome.error ?? refuseStream();
      const { path, procedure } = call;
      const type = procedure?._def.type ?? "unknown";
      const shape = getTRPCErrorShape({ config, ctx, error, input: call.result(), path, type });
      const envelope = { error: shape };
      return { text: JSON.stringify(transformTRPCResponse(config, envelope)), envelope };
    });
    const status = getHTTPStatusCode(answered.map(({ envelope }) => envelope));
    const text = answered.map((one) => one.text).join(",");
    return { status, contentType: JSON_TYPE, body: isBatchCall ? `[${text}]` : text };
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    const type = list?.type ?? "unknown";
    const ctx = context.value;
    options.onError({ error, path: undefined, input: undefined, ctx, type });
    const envelope = {
      error: getTRPCErrorShape({ config, ctx, error, input: undefined, path: undefined, type }),
    };
    const body = JSON.stringify(transformTRPCResponse(config, envelope));
    const contentType = list ? JSON_TYPE : UNREADABLE_TYPE;
    return { status: getHTTPStatusCode(envelope), contentType, body };
  }
}
