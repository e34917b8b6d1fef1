import { MAP_LETTERS } from "@emberlode/contract";
import type { LastMap } from "./last-map.ts";

/** A map for tests: waste everywhere, ore north of the player, the base west. */
export const SOME_MAP: LastMap = {
  username: "Rask",
  seenAt: Date.parse("2026-05-20T12:34:00Z"),
  here: { x: 10, y: 10 },
  metal: 1_234,
  energy: 567,
  view: {
    rows: Array.from({ length: 50 }, (_, y) =>
      Array.from({ length: 50 }, (_, x) =>
        x === 9 && y === 8
          ? MAP_LETTERS.metal
          : x === 8 && y === 9
            ? MAP_LETTERS.base
            : MAP_LETTERS.waste,
      ).join(""),
    ),
    base: { x: 9, y: 10 },
    bases: [],
    factories: [],
    veins: [],
    resting: [],
  },
};
