/** Dig ranges in the names of the wire. */
import type { DigRanges } from "@emberlode/game";

/** What one dig yields at least and at most, of either resource. */
export function digCaps(ranges: DigRanges): {
  energyCap: [number, number];
  metalCap: [number, number];
} {
  return {
    energyCap: [ranges.digEnergyMin, ranges.digEnergyMax],
    metalCap: [ranges.digMetalMin, ranges.digMetalMax],
  };
}
