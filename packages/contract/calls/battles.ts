/** Attacks on bases, and battle reports. */
import {
  attackAnswer,
  attackInput,
  battleInput,
  battleReportSchema,
  lastBattleAnswer,
  lastBattleInput,
  targetAnswer,
} from "../battles.ts";
import { positionSchema } from "../primitives.ts";
import { defineCalls } from "./define-calls.ts";
import { PLACEMENT_REFUSALS } from "./refusals.ts";

export const battlesCalls = defineCalls("battles", {
  /** Rules §12. */
  attack: {
    kind: "mutation",
    access: "player",
    limit: "attack",
    rest: { method: "POST", path: "/api/user/attack", from: "body" },
    input: attackInput,
    output: attackAnswer,
    summary: "Attacks the base on the current field with all attack units.",
    description: "A win brings loot.",
    refusals: [
      "NOT_HERE",
      "ENEMY_MISMATCH",
      "SELF",
      "SHIELDED",
      "NAP_PARTNER",
      "TOO_WEAK",
      "TOO_MANY_ATTACKS",
      "NO_ARMY",
      "ATTACKED_RECENTLY",
      ...PLACEMENT_REFUSALS,
    ],
  },

  /** Rules §12. */
  target: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/attack", from: "query", numbers: ["x", "y"] },
    input: positionSchema,
    output: targetAnswer,
    summary:
      "Returns what the player knows about the base on the current field, and whether they can attack it.",
    description: "Rank, total power, standing and base level; never units or balances.",
    refusals: ["NOT_HERE", "ENEMY_MISMATCH", "SELF"],
  },

  /** Rules §12. */
  last: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/battle", from: "query" },
    input: lastBattleInput,
    output: lastBattleAnswer,
    summary:
      "Returns the player's last battle over a base in the past 24 hours, attacking or defending.",
    description:
      "`enemy` limits it to battles against one player. `report` is null if there was none.",
  },

  /** Rules §11. */
  report: {
    kind: "query",
    access: "public",
    limit: "read",
    cached: "everybody",
    rest: { method: "GET", path: "/api/battles/:id", from: "path" },
    input: battleInput,
    output: battleReportSchema,
    summary: "Returns a battle report to anyone with its id.",
    refusals: ["NOT_FOUND"],
  },
});
