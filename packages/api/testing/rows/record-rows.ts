/** Who may call what: the log and plots. */
import type { Rows } from "./row.ts";

export const recordRows = {
  "logs.list": { input: () => ({}), owner: "OK", stranger: "OK" },
  "plots.update": {
    input: ({ plotId }) => ({ id: plotId, title: "there" }),
    owner: "OK",
    stranger: "NOT_FOUND",
  },
  "plots.remove": {
    input: ({ plotId }) => ({ id: plotId }),
    owner: "OK",
    stranger: "NOT_FOUND",
  },
} as const satisfies Rows;
