/** Societies for tests. */
import { NOTHING_COUNTED } from "./season-stats.ts";
import type { DaySummary } from "./society.ts";

/** The end of a day of a player with these figures, on which nothing counted for the season. */
export const daySummary = (set: Partial<DaySummary>): DaySummary => ({
  ...NOTHING_COUNTED,
  power: 0,
  factories: 0,
  baseLevel: 1,
  slotsUsed: 0,
  ...set,
});
