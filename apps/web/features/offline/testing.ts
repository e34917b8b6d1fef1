import { MAP_LETTERS } from "@emberlode/contract";
import type { LastMap } from "../../lib/last-map.ts";
import { makeWorldView } from "../local-map/testing.ts";

/** A map for tests: waste everywhere, ore north of the player and the base to the west. */
export const LAST_MAP: LastMap = {
  username: "Rask",
  season: 1,
  seenAt: Date.parse("2026-05-20T12:34:00Z"),
  here: { x: 10, y: 10 },
  metal: 1_234,
  energy: 567,
  view: makeWorldView(
    { "10/9": MAP_LETTERS.metal, "9/10": MAP_LETTERS.base },
    { base: { x: 9, y: 10 } },
    MAP_LETTERS.waste,
  ),
};
