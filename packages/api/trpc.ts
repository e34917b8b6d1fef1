/** tRPC with our context, our errors and the two kinds of procedure. */
import type { Call, CallLimit } from "@emberlode/contract/calls";
import { initTRPC } from "@trpc/server";
import type { CallFacts, Context, Identity } from "./context.ts";
import {
  GameError,
  isOutage,
  isUnexpected,
  isUnstorableText,
  loggable,
  toFailure,
} from "./errors.ts";
import { checkScope } from "./sessions/scopes.ts";

const t = initTRPC
  .context<Context>()
  .meta<Call>()
  .create({
    isDev: false,
    errorFormatter({ shape, error }) {
      const failure = toFailure(error);
      return {
        ...shape,
        message: failure.text,
        data: {
          code: shape.data.code,
          path: shape.data.path,
          httpStatus: failure.httpStatus,
          gameCode: failure.gameCode,
          ...(failure.retryAfterSeconds !== undefined && {
            retryAfterSeconds: failure.retryAfterSeconds,
          }),
          ...(failure.fields !== undefined && { fields: failure.fields }),
          ...(failure.requestId !== undefined && { requestId: failure.requestId }),
        },
      };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** The error as it is thrown on: an unexpected one is logged here and leaves without its internals. */
function outward(error: Error, ctx: Context, path: string): Error {
  if (!isUnexpected(error)) return error;
  if (isOutage(error)) return ctx.services.outages.toBusy(error);
  if (isUnstorableText(error)) return new GameError("BAD_INPUT");
  const requestId = ctx.request.requestId ?? crypto.randomUUID();
  ctx.services.log.error({ err: loggable(error), path, requestId }, "unexpected error");
  return new GameError("INTERNAL", { requestId });
}

/** Counts a call that failed, and answers the error to throw on. */
function refused(error: unknown, ctx: Context, path: string, began: number): Error {
  const told = outward(error instanceof Error ? error : new Error(String(error)), ctx, path);
  ctx.services.calls.add(path, toFailure(told).gameCode, began);
  return told;
}

/** Charges a call; the answer tells how the caller stands with its limits. */
function charge({ services, request, effects }: Context, limit: CallLimit, by: Identity | null) {
  return services.limits.charge(limit, by?.playerId ?? null, request.address, (rate) => {
    effects.rates ??= new Map();
    effects.rates.set(rate.name, rate);
  });
}

/** Every procedure is implemented from its definition. */
function definitionOf(meta: Call | undefined): Call {
  if (meta === undefined) throw new Error("A procedure without a definition.");
  return meta;
}

/** A call of a batch has its place from whoever split the batch, else from tRPC. */
function callFacts({ request }: Context, path: string, batchIndex: number): CallFacts {
  return { path, index: request.callIndex > 0 ? request.callIndex : batchIndex };
}

/**
 * A procedure that anybody may call; charged to the player when there is one, else to the address.
 * A refused input is given back, so that a typing mistake costs nobody a sign-up.
 */
export const publicProcedure = t.procedure.use(async ({ ctx, next, path, meta, batchIndex }) => {
  const began = performance.now();
  try {
    const { limit } = definitionOf(meta);
    const refund = await charge(ctx, limit, limit === "read" ? await ctx.identity() : null);
    const result = await next({ ctx: { call: callFacts(ctx, path, batchIndex), refund } });
    if (result.ok) {
      ctx.services.calls.add(path, "OK", began);
      return result;
    }
    if (toFailure(result.error).gameCode === "BAD_INPUT") await refund();
    throw result.error;
  } catch (error) {
    throw refused(error, ctx, path, began);
  }
});

/**
 * A procedure for logged-in players and their API tokens; anybody else gets NOT_LOGGED_IN. As for a
 * sign-up, a refused input of an upgrade is given back.
 */
export const playerProcedure = t.procedure.use(async ({ ctx, next, path, meta, batchIndex }) => {
  const began = performance.now();
  try {
    const player = await ctx.identity();
    if (player === null) {
      await charge(ctx, "read", null);
      throw new GameError("NOT_LOGGED_IN");
    }
    const definition = definitionOf(meta);
    const { limit } = definition;
    const refund = await charge(ctx, limit, player);
    checkScope(player, definition);
    const call = callFacts(ctx, path, batchIndex);
    const result = await next({ ctx: { playerId: player.playerId, player, call } });
    if (result.ok) {
      ctx.services.calls.add(path, "OK", began);
      return result;
    }
    if (limit === "upgrade" && toFailure(result.error).gameCode === "BAD_INPUT") await refund();
    throw result.error;
  } catch (error) {
    throw refused(error, ctx, path, began);
  }
});
