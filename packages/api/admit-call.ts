/** Runs the checks around every call: limit, session, scope. Counts its outcome. */
import type { Call, CallLimit } from "@emberlode/contract/calls";
import { HOUR, isWithin, maintenanceRefusal, SECOND } from "@emberlode/game";
import type { Context, PlayerContext, PublicContext } from "./context.ts";
import {
  GameError,
  isRetryableFailure,
  isUnexpected,
  isUnstorableText,
  loggable,
  toFailure,
} from "./errors.ts";
import { isSeasonChanging } from "./modules/seasons/season.queries.ts";
import { refuseIfBanned } from "./modules/sessions/banned.ts";
import { checkScope } from "./modules/sessions/scopes.ts";
import type { ChargeableLimit } from "./platform/limits/rate-limit.ts";
import type { CallFacts, Identity } from "./platform/request.ts";

/** How long an account counts as new, in milliseconds. */
const NEW_ACCOUNT_MS = HOUR;

/** The error to send out. Unexpected errors are logged here and stripped of internals. */
function toPublicError(error: Error, ctx: Context, path: string): Error {
  if (!isUnexpected(error)) return error;
  if (isRetryableFailure(error)) return ctx.services.outages.toBusy(error);
  if (isUnstorableText(error)) return new GameError("BAD_INPUT");
  const requestId = ctx.request.requestId ?? crypto.randomUUID();
  ctx.services.log.error({ err: loggable(error), path, requestId }, "unexpected error");
  return new GameError("INTERNAL", { requestId });
}

/** Counts a failed call and returns the error to throw. */
function recordFailure(error: unknown, ctx: Context, path: string, began: number): Error {
  const publicError = toPublicError(
    error instanceof Error ? error : new Error(String(error)),
    ctx,
    path,
  );
  ctx.services.calls.add(path, toFailure(publicError).gameCode, began);
  return publicError;
}

/** Charges a call and records the remaining limits for the response headers. */
function charge(
  { services, request, effects }: Context,
  limit: ChargeableLimit,
  by: Identity | null,
) {
  return services.limits.charge(limit, by?.playerId ?? null, request.address, (rate) => {
    effects.rates ??= new Map();
    effects.rates.set(rate.name, rate);
  });
}

/** Guests and new accounts have their own chat limit. */
function limitOf(
  { services }: Context,
  { limit }: Call,
  { isGuest, since }: Identity,
): ChargeableLimit {
  if (limit !== "chat") return limit;
  return isGuest || isWithin(since, NEW_ACCOUNT_MS, services.clock.now()) ? "newcomerChat" : "chat";
}

/** The batch index comes from the code that split the batch, else from tRPC. */
function callFacts({ request }: Context, path: string, batchIndex: number): CallFacts {
  return { path, index: request.callIndex > 0 ? request.callIndex : batchIndex };
}

const isBadInput = (error: unknown) =>
  error instanceof Error && toFailure(error).gameCode === "BAD_INPUT";

/**
 * Charges a call whose limit can be refunded, such as a sign-up while sign-ups are closed. The read
 * charged to the address is not refunded.
 */
async function chargeRefundable(ctx: Context, limit: CallLimit) {
  await ctx.services.limits.charge("read", null, ctx.request.address);
  return charge(ctx, limit, null);
}

/** Charges reads to the player if logged in; all other calls to the address. */
async function admitPublic(ctx: Context, { limit }: Call) {
  const isRefundable = limit !== "read";
  const refund = isRefundable
    ? await chargeRefundable(ctx, limit)
    : await charge(ctx, limit, await ctx.identity());
  return { added: { refund }, refund: isRefundable ? refund : null };
}

/** For logged-in players and their API tokens; other callers get NOT_LOGGED_IN or BANNED. */
async function admitPlayer(ctx: Context, call: Call) {
  const player = await ctx.identity();
  if (player === null) {
    await charge(ctx, "read", null);
    throw (await refuseIfBanned(ctx.services, ctx.request)) ?? new GameError("NOT_LOGGED_IN");
  }
  const isRefundable = call.limit === "upgrade";
  const refund = isRefundable
    ? await chargeRefundable(ctx, call.limit)
    : await charge(ctx, limitOf(ctx, call, player), player);
  checkScope(player, call);
  return { added: { playerId: player.playerId, player }, refund: isRefundable ? refund : null };
}

/** Refuses players' mutations with `MAINTENANCE` during maintenance; null if the call may run. */
function refuseInMaintenance(
  { services: { worldSchedule, clock } }: Context,
  { kind, role, duringMaintenance }: Call,
): GameError<"MAINTENANCE"> | null {
  const { maintenance } = worldSchedule.current();
  if (maintenance === null || kind === "query" || role !== undefined || duringMaintenance) {
    return null;
  }
  const refusal = maintenanceRefusal(maintenance, clock.now());
  return refusal && GameError.fromRefusal(refusal);
}

/** Retry delay while the season is changing, which takes seconds. */
const CHANGE_RETRY_MS = 5 * SECOND;

/** A mutation that timed out on a lock during a season change is answered with `PEACE`. */
async function whileSeasonChanges(
  error: unknown,
  { services }: Context,
  { kind }: Call,
): Promise<unknown> {
  const isBusy = error instanceof GameError ? error.gameCode === "BUSY" : isRetryableFailure(error);
  if (kind === "query" || !isBusy || services.season.phase() !== "peace") return error;
  const isChanging = await isSeasonChanging(services).catch(() => false);
  if (!isChanging) return error;
  return GameError.fromRefusal({ ok: false, code: "PEACE", waitMs: CHANGE_RETRY_MS });
}

export interface IncomingCall<Ctx = Context> {
  ctx: Ctx;
  /** Index in its batch. */
  batchIndex: number;
  /** Reads the input, which is parsed after admission. */
  getRawInput(): Promise<unknown>;
}

/**
 * Runs a call with all checks around it. Calls with a small limit, such as sign-ups, are refunded
 * when their input is invalid, so a typo doesn't use up the limit, and during maintenance.
 * @param run gets the extended context
 */
export async function admitCall<Result>(
  call: Call,
  { ctx, batchIndex }: Omit<IncomingCall, "getRawInput">,
  run: (added: Omit<PlayerContext | PublicContext, keyof Context>) => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  const path = call.name;
  try {
    if (ctx.request.refusal !== undefined) throw ctx.request.refusal;
    const { added, refund } =
      call.access === "player" ? await admitPlayer(ctx, call) : await admitPublic(ctx, call);
    const refused = refuseInMaintenance(ctx, call);
    if (refused !== null) {
      await refund?.();
      throw refused;
    }
    try {
      const result = await run({ call: callFacts(ctx, path, batchIndex), ...added });
      ctx.services.calls.add(path, "OK", began);
      return result;
    } catch (error) {
      if (refund !== null && isBadInput(error)) await refund();
      throw error;
    }
  } catch (error) {
    throw recordFailure(await whileSeasonChanges(error, ctx, call), ctx, path, began);
  }
}
