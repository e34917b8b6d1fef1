/** Who may call what: factories, battles and the Excavator Center. */
import { atHome, type Rows } from "./row.ts";

export const pucRows = {
  "puc.target": { input: atHome, owner: "WRONG_FIELD", stranger: "WRONG_FIELD" },
  "puc.capture": { input: atHome, owner: "WRONG_FIELD", stranger: "WRONG_FIELD" },
  "puc.upgrade": {
    input: ({ baseId }) => ({ id: baseId }),
    owner: "OK",
    stranger: "NOT_FOUND",
  },
  "puc.abandon": {
    input: ({ baseId }) => ({ id: baseId }),
    owner: "BASE_STAYS",
    stranger: "NOT_FOUND",
  },
  "battles.attack": {
    input: (facts) => ({ enemy: "999999", field: atHome(facts) }),
    owner: "ENEMY_MISMATCH",
    stranger: "ENEMY_MISMATCH",
  },
  "battles.target": { input: atHome, owner: "SELF", stranger: "SELF" },
  "battles.last": { input: () => ({ role: "defender" }), owner: "OK", stranger: "OK" },
  "battles.report": { input: () => ({ id: "AAAAAAAAAAAAAAAA" }), everybody: "NOT_FOUND" },
  "euc.install": {
    input: () => ({ id: "pickaxe" }),
    owner: "WRONG_FIELD",
    stranger: "WRONG_FIELD",
  },
  "euc.buy": { input: () => ({ id: "pickaxe" }), owner: "WRONG_FIELD", stranger: "WRONG_FIELD" },
} as const satisfies Rows;
