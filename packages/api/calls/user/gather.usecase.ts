/** Digging for metal and energy. */
import type { GatherAnswer, GatherInput } from "@emberlode/contract";
import { type DigRefusal, dig, type Refusal } from "@emberlode/game";
import { isoTime } from "../../services/accounts/status.ts";
import { idempotencyOf } from "../../world/actions/idempotency.ts";
import { actionError } from "../../world/actions/performed.ts";
import type { PlayerContext } from "../context.ts";

type DigError = Refusal<DigRefusal | "NOT_LOGGED_IN">;

/** A dig where the caller stands, with the referrer's tenth. NOT_HERE, WRONG_FIELD, SPENT, TIRED. */
export async function gather(
  ctx: PlayerContext<"actions" | "fair" | "random" | "world">,
  input: GatherInput,
): Promise<GatherAnswer> {
  const { services, playerId } = ctx;
  const cell = services.world.at(input.field);
  const result = await services.actions.perform<GatherAnswer, DigError>({
    playerId,
    // A guest's digs earn nobody anything: the referrer need not be locked.
    alsoPlayers: ({ referrerId, isGuest }) => (referrerId === null || isGuest ? [] : [referrerId]),
    ...idempotencyOf(ctx, input),
    decide({ players, cooldownUntil, versionAfter, now }) {
      const player = players.get(playerId);
      if (player === undefined) return { ok: false, error: { ok: false, code: "NOT_LOGGED_IN" } };
      const referrer = player.referrerId === null ? null : (players.get(player.referrerId) ?? null);
      const spentUntil = cooldownUntil(playerId, input.field);
      const state = {
        player,
        field: cell,
        vein: services.fair.isVein(cell, now),
        spentUntil,
        referrer,
      };
      const dug = dig(state, input, { now, random: services.random });
      if (!dug.ok) return { ok: false, error: dug };
      const { gathered, effort, vein, veins, metal, energy, fatigue } = dug.outcome;
      const answer: GatherAnswer = {
        gathered,
        effort,
        vein,
        veins,
        metal,
        energy,
        spentUntil: isoTime(dug.outcome.spentUntil),
        digs: fatigue.used,
        version: versionAfter(dug.changes),
      };
      return { ok: true, changes: dug.changes, answer };
    },
  });
  if (!result.ok) throw actionError(result.error);
  return result.answer;
}
