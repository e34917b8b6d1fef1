/** Who may call what: pacts, clans, ranks, the world and referrals. */
import type { Rows } from "./row.ts";

/** Nobody's id: a pact is only ever named by its other player. */
const NOBODY = "2147483647";

export const socialRows = {
  "naps.ask": { input: () => ({ username: "Keeper" }), owner: "NAP_SELF", stranger: "OK" },
  "naps.change": {
    input: () => ({ id: NOBODY, state: "blocked" }),
    owner: "NOT_FOUND",
    stranger: "NOT_FOUND",
  },
  "naps.end": { input: () => ({ id: NOBODY }), owner: "NOT_FOUND", stranger: "NOT_FOUND" },
  "ranks.list": { input: () => ({}), everybody: "OK" },
  "ranks.near": { input: () => ({}), owner: "OK", stranger: "OK" },
  "ranks.player": { input: () => ({ username: "Keeper" }), everybody: "OK" },
  "user.referrals": { input: () => ({}), owner: "OK", stranger: "OK" },
} as const satisfies Rows;
