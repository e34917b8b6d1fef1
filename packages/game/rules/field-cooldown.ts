/** How long fields stay spent for the player who used them (rules §4, §6, §7). */
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
 * When a spent field can be used again, milliseconds; null if it can be used now.
 * @param until the stored time; null for never used
 */
export function fieldCooldownEnd(
  { type }: Pick<FieldState, "type">,
  until: number | null,
  now: number,
): number | null {
  const cooldownLeft = waitLeft(until ?? 0, LENGTHS[type] ?? 0, now);
  return cooldownLeft > 0 ? now + cooldownLeft : null;
}
