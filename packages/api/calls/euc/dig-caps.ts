/** Dig ranges in the names of the wire. */
import { type DigRanges, digRanges } from "@emberlode/game";

/** What one dig yields at least and at most, of either resource. */
export function digCaps(ranges: DigRanges) {
  const { energy: energyCap, metal: metalCap } = digRanges(ranges);
  return { energyCap, metalCap };
}
