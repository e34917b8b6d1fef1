/** A place for tests. */
import type { Place } from "./use-place.ts";

/** An unknown wasteland, with overrides. */
export function makePlace(set: Partial<Place> = {}): Place {
  return {
    at: { x: 3, y: 4 },
    type: "waste",
    title: "Wasteland",
    desc: "Cracked earth.",
    owner: null,
    quote: null,
    offMapNote: "",
    rank: null,
    spentUntil: null,
    vein: false,
    relic: null,
    isFieldLoaded: false,
    isLoading: false,
    isOwnBase: false,
    isOwnFactory: false,
    field: undefined,
    ...set,
  };
}
