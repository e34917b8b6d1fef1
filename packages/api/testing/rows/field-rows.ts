/** Who may call what: the map. */
import { atHome, type Rows } from "./row.ts";

export const fieldRows = {
  "fields.move": { input: atHome, owner: "OK", stranger: "OK" },
  "fields.field": { input: atHome, owner: "OK", stranger: "OK" },
} as const satisfies Rows;
