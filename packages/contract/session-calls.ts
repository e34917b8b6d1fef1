/** Calls that start a session. Only names, for browsers. */
import type { NamesOf } from "./public-calls.ts";

/** Exactly one entry per call; a missing or extra one does not compile. */
const STARTING = {
  "user.register": true,
  "user.guest": true,
  "user.upgrade": true,
  "user.login": true,
  "user.changePassword": true,
} as const satisfies Readonly<Record<NamesOf<{ session: "starts" }>, true>>;

export const SESSION_STARTING_CALLS: ReadonlySet<string> = new Set(Object.keys(STARTING));
