/** Whether a mirage appears with a step (spec §4, rules §8). */
import { MIRAGE } from "../catalogue/limits.ts";
import { gameDate, utcDay } from "../game-time.ts";
import type { Env } from "../result.ts";
import type { FieldState, PlayerPatch, PlayerState } from "../state.ts";

export interface MirageOfferState {
  /** The player before the step. */
  player: PlayerState;
  /** The field stepped onto; `ownerId` is the owner of a base there. */
  field: Pick<FieldState, "x" | "y" | "type" | "ownerId">;
}

export interface MirageOffer {
  /** Whether a mirage now stands on the field. */
  offered: boolean;
  /** What the step writes besides the new position; empty where nothing changes. */
  set: PlayerPatch;
}

/** Whether the game clock shows the hours of mirages, 12:00 to 18:00. */
function isMirageHour({ createdAt }: PlayerState, now: number): boolean {
  const hour = gameDate(createdAt, now).minutesOfDay / 60;
  return hour >= MIRAGE.fromHour && hour < MIRAGE.toHour;
}

/**
 * What stepping onto another field does to mirages; staying must not ask. An offer that stands
 * dies, and none follows with that step. Else an empty field (waste, no base) between 12:00 and
 * 18:00 offers one with 10% chance, by a provable roll, until today's was explored.
 * Source: spec §4, rules §8, §16.
 */
export function mirageOffer(
  { player, field }: MirageOfferState,
  { now, random }: Pick<Env, "now" | "random">,
): MirageOffer {
  if (player.mirageX !== null || player.mirageY !== null) {
    return { offered: false, set: { mirageX: null, mirageY: null } };
  }
  const empty = field.type === "waste" && field.ownerId === null;
  const possible = empty && player.mirageDay < utcDay(now) && isMirageHour(player, now);
  if (!possible) return { offered: false, set: {} };
  const rolls = player.rolls + 1;
  if (!random.chance(MIRAGE.chance)) return { offered: false, set: { rolls } };
  return { offered: true, set: { rolls, mirageX: field.x, mirageY: field.y } };
}
