/**
 * Shortest time between two changes of the picture, in milliseconds: with a short fade there are at most
 * three a second, the safe maximum (WCAG 2.3.1).
 */
export const CHANGE_GAP_MS = 430;
/** After this long without a step the player has stopped, in milliseconds: a held pad steps more often. */
const SETTLE_MS = 170;

export interface SceneTimes {
  now: number;
  /** When the picture changed last. */
  changedAt: number;
  /** When the previous step was. */
  steppedAt: number;
  /** The player is walking automatically to a place farther on. */
  walking: boolean;
}

/** When the picture of a new place may be shown; null while the player walks on. */
export function pictureDueAt({ now, changedAt, steppedAt, walking }: SceneTimes): number | null {
  if (walking) return null;
  const quick = now - steppedAt < CHANGE_GAP_MS;
  return Math.max(changedAt + CHANGE_GAP_MS, quick ? now + SETTLE_MS : now);
}
