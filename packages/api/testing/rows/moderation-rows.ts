/** Who may call what: networks and newcomers. */
import type { Rows } from "./row.ts";

/** Nobody comes from there. */
const NETWORK = "198.51.100.0/24";

export const moderationRows = {
  "moderation.network": {
    input: () => ({ network: NETWORK }),
    owner: "FORBIDDEN",
    stranger: "FORBIDDEN",
  },
  "moderation.actOnNetwork": {
    input: () => ({ network: NETWORK, action: "suspend" }),
    owner: "FORBIDDEN",
    stranger: "FORBIDDEN",
  },
  "moderation.setSignups": {
    input: () => ({ signups: null }),
    owner: "FORBIDDEN",
    stranger: "FORBIDDEN",
  },
} as const satisfies Rows;
