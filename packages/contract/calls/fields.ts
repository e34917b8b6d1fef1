/** The map: moving, looking, the explored overview. */

import { fieldSchema, lookInput, moveAnswer, moveInput, viewAnswer } from "../fields.ts";
import { MAP_LETTERS } from "../map-letters.ts";
import { defineCalls } from "./define-calls.ts";
import { PLACEMENT_REFUSALS } from "./refusals.ts";

const LETTERS = Object.entries(MAP_LETTERS)
  .map(([type, letter]) => `\`${letter}\` ${type}`)
  .join(", ");

export const fieldsCalls = defineCalls("fields", {
  /** Rules §3; rules §8, §14. */
  move: {
    kind: "mutation",
    access: "player",
    limit: "move",
    rest: {
      method: "GET",
      path: "/api/fields/coords",
      from: "query",
      numbers: ["x", "y"],
      changesByGet: true,
    },
    input: moveInput,
    output: moveAnswer,
    summary: "Steps onto a neighboring field, or returns the current one.",
    description:
      "The first action puts the player's base on the map. For a field that isn't adjacent, returns the player's current field. A step can reveal a mirage or trigger a mine.",
    refusals: PLACEMENT_REFUSALS,
  },

  field: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: null,
    input: lookInput,
    output: fieldSchema,
    summary: "Returns an explored field without moving.",
    refusals: ["NOT_EXPLORED"],
  },

  /** Rules §3. */
  view: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/fields/view" },
    input: null,
    output: viewAnswer,
    summary: "Returns everything the player has seen of the map.",
    description: `One letter per field, row 1 first; a space is unexplored: ${LETTERS}.`,
  },
});
