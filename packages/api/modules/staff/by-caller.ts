import type { StaffContext } from "../../context.ts";
import { keyOf } from "../../platform/idempotency-key.ts";

/** Who makes a call of the team, when (milliseconds), and its key. */
export const byCaller = (ctx: StaffContext<"clock">, input: unknown) => ({
  actor: { id: ctx.playerId, role: ctx.role },
  now: ctx.services.clock.now(),
  key: keyOf(ctx, input),
});
