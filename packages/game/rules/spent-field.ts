/** Until when fields are used up for the player who used them (rules §4, §6, §7). */
import { SPENT_MS } from "../catalogue/limits.ts";
import type { FieldState } from "../state.ts";
import { waitLeft } from "./waits.ts";

const LENGTHS: Readonly<Partial<Record<FieldState["type"], number>>> = {
  metal: SPENT_MS.dig,
  energy: SPENT_MS.dig,
  cave: SPENT_MS.cave,
  forest: SPENT_MS.forest,
};

/**
 * Until when a field is used up for its player, milliseconds; null when it is not.
 * @param until what was written when it was used; null for never
 */
export function fieldRestsUntil(
  { type }: Pick<FieldState, "type">,
  until: number | null,
  now: number,
): number | null {
  const left = waitLeft(until ?? 0, LENGTHS[type] ?? 0, now);
  return left > 0 ? now + left : null;
}
