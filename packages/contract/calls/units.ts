/** Attack and defense units and their techs. */
import { buyTechInput, buyUnitsInput, newStatusAnswer } from "../units.ts";
import { defineCalls } from "./define-calls.ts";
import { PLACEMENT_REFUSALS } from "./refusals.ts";

export const unitsCalls = defineCalls("units", {
  /** Rules §10. */
  buy: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/user/units", from: "body" },
    input: buyUnitsInput,
    output: newStatusAnswer,
    example: { type: "attack", index: 0, unit: 2 },
    summary: "Buys units of one kind. All or nothing.",
    refusals: [
      "TECH_MISSING",
      "NOT_ENOUGH_SLOTS",
      "NOT_ENOUGH_METAL",
      "NOT_ENOUGH_ENERGY",
      "NOT_ENOUGH_RESOURCES",
      ...PLACEMENT_REFUSALS,
    ],
  },

  /** Rules §10. */
  buyTech: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/user/unit_techs", from: "body" },
    input: buyTechInput,
    output: newStatusAnswer,
    example: { type: "defense", index: 1 },
    summary: "Buys a tech.",
    refusals: [
      "ALREADY_OWNED",
      "NOT_ENOUGH_METAL",
      "NOT_ENOUGH_ENERGY",
      "NOT_ENOUGH_RESOURCES",
      ...PLACEMENT_REFUSALS,
    ],
  },
});
