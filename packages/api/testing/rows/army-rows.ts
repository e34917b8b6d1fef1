/** Who may call what: units, techs, researches and tools. */
import type { Rows } from "./row.ts";

export const armyRows = {
  "units.buy": {
    input: () => ({ type: "attack", index: 1, unit: 1 }),
    owner: "TECH_MISSING",
    stranger: "TECH_MISSING",
  },
  "units.buyTech": {
    input: () => ({ type: "attack", index: 0 }),
    owner: "ALREADY_OWNED",
    stranger: "ALREADY_OWNED",
  },
  "researches.raise": {
    input: () => ({ research: "mines", level: 5 }),
    owner: "LEVEL_NOT_NEXT",
    stranger: "LEVEL_NOT_NEXT",
  },
  "tools.use": {
    input: () => ({ tool: "mdn", count: 0 }),
    owner: "NOT_ENOUGH_TOOLS",
    stranger: "NOT_ENOUGH_TOOLS",
  },
} as const satisfies Rows;
