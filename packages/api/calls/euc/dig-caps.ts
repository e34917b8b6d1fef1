/** Dig ranges under their wire names. */
import { type DigRanges, digRanges } from "@emberlode/game";

/** The least and the most that one dig yields, by resource. */
export function digCaps(ranges: DigRanges) {
  const { energy: energyCap, metal: metalCap } = digRanges(ranges);
  return { energyCap, metalCap };
}
