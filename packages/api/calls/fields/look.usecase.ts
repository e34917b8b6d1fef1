/** Looking at a field from a distance. */
import type { Field, Position } from "@emberlode/contract";
import { asOutcome } from "@emberlode/db";
import { isExploredNear } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import type { ActionError } from "../../world/actions/perform.ts";
import { ownMap } from "../../world/players/waiting-base.ts";
import type { PlayerContext } from "../context.ts";
import { seenBy } from "./seen-field.ts";
import { toField } from "./to-field.ts";

/** A field that the caller has seen; nothing changes. */
export async function look(
  ctx: PlayerContext<"actions" | "fair" | "profiles" | "ranking" | "world">,
  input: Position,
): Promise<Field | ActionError<"NOT_EXPLORED">> {
  const { actions, fair, world } = ctx.services;
  const result = await actions.perform(ctx.playerId, {
    mayBeOld: true,
    rule(locked) {
      const { actor, now } = locked;
      if (!isExploredNear(actor.explored, input)) return { ok: false, code: "NOT_EXPLORED" };
      const cell = world.at(input);
      const spentUntil = locked.cooldownUntil(input);
      const facts = { type: cell.type, spentUntil, vein: fair.isVein(cell, now), now };
      return { ok: true, changes: [], outcome: seenBy(actor, input, facts) };
    },
    answer: asOutcome,
  });
  if (!result.ok) return GameError.fromRefusal(result);
  const map = await ownMap(ctx.services, ctx.playerId);
  return toField(ctx, map.at(input), result.answer);
}
