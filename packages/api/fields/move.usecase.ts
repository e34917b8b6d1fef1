/** Walking. */
import type { MoveAnswer, Position } from "@emberlode/contract";
import { type MoveOutcome, movePlayer, type Refusal } from "@emberlode/game";
import { idempotencyOf } from "../actions/idempotency.ts";
import { actionError } from "../actions/performed.ts";
import type { PlayerContext } from "../context.ts";
import { busyError } from "../errors.ts";
import { ensureBase } from "../players/ensure-base.ts";
import { toField } from "./to-field.ts";

/** What a step is remembered by: enough to answer a repeated key. */
interface Step extends Pick<MoveOutcome, "kind" | "x" | "y"> {
  /** Milliseconds; null when the field is fresh. */
  spentUntil: number | null;
}

/** Whoever takes a first step without a base gets one before it. */
const NEEDS_BASE = "NEEDS_BASE";

function performStep(ctx: PlayerContext, input: Position) {
  const { services, playerId } = ctx;
  return services.actions.perform<Step, Refusal | typeof NEEDS_BASE>({
    playerId,
    ...idempotencyOf(ctx, input),
    decide({ players, cooldownUntil, now }) {
      const player = players.get(playerId);
      if (player === undefined) return { ok: false, error: { ok: false, code: "NOT_LOGGED_IN" } };
      const moved = movePlayer({ player }, input, { now, random: services.random });
      if (!moved.ok) return { ok: false, error: moved };
      const { kind, x, y, stepped } = moved.outcome;
      if (stepped && player.baseX === null) return { ok: false, error: NEEDS_BASE };
      const spentUntil = cooldownUntil(playerId, { x, y });
      return { ok: true, changes: moved.changes, answer: { kind, x, y, spentUntil } };
    },
  });
}

/**
 * Moves the caller one step, or answers where they stand. A guest's first step builds the base
 * (rules §2): TOO_MANY_GUESTS and WORLD_FULL leave them standing.
 */
export async function move(ctx: PlayerContext, input: Position): Promise<MoveAnswer> {
  let result = await performStep(ctx, input);
  if (!result.ok && result.error === NEEDS_BASE) {
    await ensureBase(ctx.services, ctx.playerId);
    result = await performStep(ctx, input);
  }
  if (!result.ok) {
    if (result.error === NEEDS_BASE) throw busyError();
    throw actionError(result.error);
  }
  const { kind, x, y, spentUntil } = result.answer;
  if (kind === "suggestion") return { x, y };
  return toField(ctx.services, ctx.services.world.at({ x, y }), spentUntil);
}
