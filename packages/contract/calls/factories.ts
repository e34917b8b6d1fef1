/** The player's own factories, including the base. */

import {
  captureAnswer,
  captureInput,
  collectAnswer,
  collectInput,
  factoriesAnswer,
  factoryTargetAnswer,
  garrisonAnswer,
  garrisonInput,
  ownFactoryInput,
  upgradeBaseAnswer,
} from "../factories.ts";
import { positionSchema } from "../primitives.ts";
import { newStatusAnswer } from "../units.ts";
import { defineCalls } from "./define-calls.ts";
import { PLACEMENT_REFUSALS } from "./refusals.ts";

export const factoryCalls = defineCalls("puc", {
  list: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/puc" },
    input: null,
    output: factoriesAnswer,
    summary: "Lists the player's base and factories, base first.",
  },

  /** Rules §13. */
  target: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/puc/target", from: "query", numbers: ["x", "y"] },
    input: positionSchema,
    output: factoryTargetAnswer,
    summary:
      "Returns what the player knows about the factory on the current field, and whether they can capture it.",
    description: "`scout` is null unless the factory is free or within a Slot Scouter's range.",
    refusals: ["NOT_HERE", "WRONG_FIELD", "ALREADY_YOURS"],
  },

  /** Rules §13. */
  capture: {
    kind: "mutation",
    access: "player",
    limit: "action",
    scope: "attack",
    rest: { method: "POST", path: "/api/user/puc", from: "body" },
    input: captureInput,
    output: captureAnswer,
    summary: "Attacks the factory on the current field, to capture it or to plunder its store.",
    description:
      "`mode` is `capture` unless set to `plunder`, which takes half of the store and leaves the factory.",
    refusals: [
      "NOT_HERE",
      "WRONG_FIELD",
      "ALREADY_YOURS",
      "FACTORY_SAFE",
      "ABANDONED_RECENTLY",
      "FACTORY_RESERVED",
      "FACTORY_TOO_SMALL",
      "FACTORY_TOO_LARGE",
      "TOO_MANY_SMALL_FACTORIES",
      "TOO_MANY_WORKS",
      "WORKS_CLOSED_TO_BOTS",
      "TOO_MANY_FACTORIES",
      "FACTORY_FREE",
      "NOTHING_TO_PLUNDER",
      "NO_ARMY",
      "SHIELDED",
      "NAP_PARTNER",
      "TOO_WEAK",
      "TOO_MANY_ATTACKS",
      "CAPTURE_TRIED_RECENTLY",
      ...PLACEMENT_REFUSALS,
    ],
  },

  /** Rules §13. */
  collect: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/user/puc/collect", from: "body?" },
    input: collectInput,
    output: collectAnswer,
    summary: "Empties the stores of all the player's factories, from anywhere.",
    refusals: ["STORES_EMPTY", ...PLACEMENT_REFUSALS],
  },

  /** Rules §13. */
  garrison: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "PUT", path: "/api/user/puc/garrison", from: "body" },
    input: garrisonInput,
    output: garrisonAnswer,
    summary: "Divides the defense units among the player's factories, at most once in ten minutes.",
    description:
      "Shares are percentages of each kind of unit, in steps of 5, together at most 100. The base is always defended by all units.",
    refusals: ["SHARES_INVALID", "NOT_FOUND", "GARRISON_CHANGED_RECENTLY", ...PLACEMENT_REFUSALS],
  },

  /** Rules §10. */
  upgrade: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/user/puc", from: "body" },
    input: ownFactoryInput,
    output: upgradeBaseAnswer,
    summary: "Upgrades the player's base by one level.",
    refusals: [
      "NOT_FOUND",
      "NOT_A_BASE",
      "MAX_LEVEL",
      "NOT_ENOUGH_METAL",
      "NOT_ENOUGH_ENERGY",
      "NOT_ENOUGH_RESOURCES",
      ...PLACEMENT_REFUSALS,
    ],
  },

  /** Rules §13. */
  abandon: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "DELETE", path: "/api/user/puc", from: "body|query" },
    input: ownFactoryInput,
    output: newStatusAnswer,
    summary: "Abandons a factory other than the base, given in the body or the query.",
    refusals: ["NOT_FOUND", "BASE_STAYS", ...PLACEMENT_REFUSALS],
  },
});
