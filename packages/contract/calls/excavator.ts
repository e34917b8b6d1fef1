/** The Excavator Center: parts that increase the yield of digs. */
import {
  buyPartAnswer,
  buyPartInput,
  excavatorAnswer,
  installPartAnswer,
  partInput,
} from "../excavator.ts";
import { defineCalls } from "./define-calls.ts";
import { PLACEMENT_REFUSALS } from "./refusals.ts";

export const excavatorCalls = defineCalls("euc", {
  /** Rules §5. */
  list: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/euc" },
    input: null,
    output: excavatorAnswer,
    summary: "Lists the ten parts with their prices and the player's counts, plus the dig ranges.",
  },

  /** Rules §5. */
  install: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/user/euc", from: "body" },
    input: partInput,
    output: installPartAnswer,
    summary: "Installs an owned part. The player must be on an Excavator Center.",
    refusals: ["NOT_FOUND", "WRONG_FIELD", "PART_LIMIT", "PART_NOT_HELD", ...PLACEMENT_REFUSALS],
  },

  /** Rules §5. */
  buy: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/user/euc", from: "body" },
    input: buyPartInput,
    output: buyPartAnswer,
    summary: "Buys parts of one kind. The player must be on an Excavator Center.",
    description:
      "`count` parts, one by default; with `install`, they are also installed. Either all of it happens or nothing.",
    refusals: [
      "NOT_FOUND",
      "WRONG_FIELD",
      "PART_LIMIT",
      "NOT_ENOUGH_METAL",
      "NOT_ENOUGH_ENERGY",
      ...PLACEMENT_REFUSALS,
    ],
  },
});
