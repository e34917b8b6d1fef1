/**
 * Shortest time between two changes of the picture, in milliseconds: with a short fade at most three
 * fall into any second, the most that is safe for everybody (WCAG 2.3.1).
 */
export const CHANGE_GAP_MS = 430;
/** A player who has not stepped for this long has stopped, in milliseconds: a held pad steps more often. */
const SETTLE_MS = 170;

export interface SceneTimes {
  now: number;
  /** When the picture changed last. */
  changedAt: number;
  /** When the step before this one was. */
  steppedAt: number;
  /** The player walks by themselves to a place further on. */
  walking: boolean;
}

/** When the picture of a new place may show; null while the player walks on. */
export function pictureDueAt({ now, changedAt, steppedAt, walking }: SceneTimes): number | null {
  if (walking) return null;
  const quick = now - steppedAt < CHANGE_GAP_MS;
  return Math.max(changedAt + CHANGE_GAP_MS, quick ? now + SETTLE_MS : now);
}
