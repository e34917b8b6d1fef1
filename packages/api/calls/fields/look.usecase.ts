/** Looking at a field from afar. */
import type { Field, Position } from "@emberlode/contract";
import { isExploredNear, type Refusal } from "@emberlode/game";
import { type ActionError, actionError } from "../../world/actions/performed.ts";
import type { PlayerContext } from "../context.ts";
import { type Seen, seenBy } from "./seen-field.ts";
import { toField } from "./to-field.ts";

/** A field that the caller has seen; nothing changes. */
export async function look(
  ctx: PlayerContext<"actions" | "fair" | "profiles" | "ranking" | "world">,
  input: Position,
): Promise<Field | ActionError<"NOT_EXPLORED">> {
  const { services, playerId } = ctx;
  const result = await services.actions.perform<Seen, Refusal<"NOT_EXPLORED">>({
    playerId,
    mayBeOld: true,
    decide({ players, cooldownUntil, now }) {
      const player = players.get(playerId);
      if (player === undefined || !isExploredNear(player.explored, input)) {
        return { ok: false, error: { ok: false, code: "NOT_EXPLORED" } };
      }
      const spentUntil = cooldownUntil(playerId, input);
      const cell = services.world.at(input);
      const vein = services.fair.isVein(cell, now);
      const answer = seenBy(player, input, { type: cell.type, spentUntil, vein, now });
      return { ok: true, changes: [], answer };
    },
  });
  if (!result.ok) return actionError(result.error);
  return toField(ctx, services.world.at(input), result.answer);
}
