/** Decides whether a step makes a mirage appear (spec §4, rules §8). */
import { MIRAGE } from "../catalogue/limits.ts";
import { gameDate, utcDay } from "../game-time.ts";
import type { Env } from "../result.ts";
import type { FieldState, PlayerPatch, PlayerState } from "../state.ts";

export interface MirageOfferState {
  /** The player before the step. */
  player: PlayerState;
  /** The new field; `ownerId` is the owner of a base there. */
  field: Pick<FieldState, "x" | "y" | "type" | "ownerId">;
}

export interface MirageOffer {
  /** Whether the field now offers a mirage. */
  offered: boolean;
  /** The step's writes besides the position; empty if nothing changes. */
  set: PlayerPatch;
}

/** Whether the game clock is between 12:00 and 18:00. */
function isMirageHour({ createdAt }: PlayerState, now: number): boolean {
  const hour = gameDate(createdAt, now).minutesOfDay / 60;
  return hour >= MIRAGE.fromHour && hour < MIRAGE.toHour;
}

/**
 * Effect of a step to another field on mirages; do not call it for staying. An open offer ends, and
 * that step makes no new one. Otherwise an empty field (waste, no base) in the hours of
 * `MIRAGE` offers a mirage with a chance of `MIRAGE.chance`, by a provable roll, unless today's was
 * already explored. Source: spec §4, rules §8, §16.
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
