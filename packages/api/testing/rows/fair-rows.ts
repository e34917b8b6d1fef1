/** Who may call what: provable chance. */
import type { Rows } from "./row.ts";

export const fairRows = {
  "fair.day": { input: () => ({ day: "1970-01-01" }), everybody: "NOT_FOUND" },
} as const satisfies Rows;
