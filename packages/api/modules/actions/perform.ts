/** Runs the plan of a call for its caller. */
import { type ActionFailure, type Actions, asOutcome, type Plan } from "@emberlode/db";
import type { GameErrorCode, Result } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { type KeyedCall, keyOf } from "../../platform/idempotency-key.ts";

type Ctx = ActionContext<{ actions: Actions }>;

/** The error of a refused or failed action, typed by the codes of its rule. */
export type ActionError<Code extends GameErrorCode = never> = GameError<Code | ActionFailure>;

/**
 * Runs the plan, once per key; returns the answer or the error. Actions on the map use
 * `performPlacingBase`.
 * @param input part of the body hash of the idempotency key
 */
export async function perform<Outcome, Code extends GameErrorCode, Answer, Read = undefined>(
  ctx: Ctx,
  input: unknown,
  plan: Plan<Outcome, Code, Answer, Read>,
): Promise<Answer | ActionError<Code>> {
  const { services, playerId, request } = ctx;
  const result = await services.actions.perform(
    playerId,
    plan,
    keyOf(ctx, input),
    request.season ?? null,
  );
  return result.ok ? result.answer : GameError.fromRefusal(result);
}

/**
 * When the call with this key first arrived, in milliseconds: the first call stores the time in the
 * ledger. For calls that are not actions.
 */
export const firstCallTime = (ctx: Ctx, input: unknown): Promise<number | ActionError> =>
  perform(ctx, input, {
    rule: ({ now }) => ({ ok: true, changes: [], outcome: now }),
    answer: asOutcome,
  });

/**
 * Records the removal of something by its id, once per key. Refuses with `NOT_FOUND` if it doesn't
 * exist.
 */
export const recordRemoval = (
  ctx: Ctx,
  input: unknown,
  exists: () => Promise<boolean>,
): Promise<{ ok: true } | ActionError<"NOT_FOUND">> =>
  perform(ctx, input, {
    load: exists,
    rule: (_, found): Result<{ ok: true }, "NOT_FOUND"> =>
      found ? { ok: true, changes: [], outcome: { ok: true } } : { ok: false, code: "NOT_FOUND" },
    answer: asOutcome,
  });

/** The acting player and the services. */
export interface ActionContext<Services> extends KeyedCall {
  playerId: number;
  services: Services;
}
