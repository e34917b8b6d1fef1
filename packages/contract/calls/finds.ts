/** Caves, forests, memorials, mirages and relics. */
import {
  caveAnswer,
  documentedForestAnswer,
  exploreInput,
  forestAnswer,
  memorialAnswer,
  mirageAnswer,
  mirageInput,
  relicAnswer,
  relicsAnswer,
  toDocumentedForest,
} from "../finds.ts";
import { defineCalls, restAnswer } from "./define-calls.ts";
import { PLACEMENT_REFUSALS } from "./refusals.ts";

export const findsCalls = defineCalls("finds", {
  /** Spec §7, rules §6. */
  cave: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/user/items", from: "body" },
    input: exploreInput,
    output: caveAnswer,
    summary: "Explores the cave on the current field, at most once an hour.",
    refusals: ["NOT_HERE", "WRONG_FIELD", "SPENT", ...PLACEMENT_REFUSALS],
  },

  /** Spec §7, rules §7. */
  forest: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: {
      method: "POST",
      path: "/api/user/forest",
      from: "body",
      answer: restAnswer(forestAnswer, documentedForestAnswer, toDocumentedForest),
    },
    input: exploreInput,
    output: forestAnswer,
    summary: "Searches the forest on the current field, at most once every two hours.",
    refusals: ["NOT_HERE", "WRONG_FIELD", "SPENT", ...PLACEMENT_REFUSALS],
  },

  /** Spec §7, rules §9. */
  memorial: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/user/memorial", from: "body" },
    input: exploreInput,
    output: memorialAnswer,
    summary: "Lights a candle at the memorial on the current field, at most once a day.",
    refusals: ["NOT_HERE", "WRONG_FIELD", "ALREADY_LIT", "CANDLES_FULL", ...PLACEMENT_REFUSALS],
  },

  /** Spec §9, rules §8. */
  mirage: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/user/mirage", from: "body?" },
    input: mirageInput,
    output: mirageAnswer,
    summary: "Explores the mirage on the current field, at most once a day.",
    refusals: ["NO_MIRAGE", ...PLACEMENT_REFUSALS],
  },

  /** Rules §9. */
  relics: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/relic" },
    input: null,
    output: relicsAnswer,
    summary: "Returns the areas of the player's relics of today, and which were taken.",
  },

  /** Rules §9. */
  relic: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/user/relic", from: "body" },
    input: exploreInput,
    output: relicAnswer,
    summary: "Takes the player's relic on the current field.",
    refusals: ["NOT_HERE", "NO_RELIC_HERE", "RELIC_TAKEN", ...PLACEMENT_REFUSALS],
  },
});
