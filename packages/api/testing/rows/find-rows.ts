/** Who may call what: caves, forests, memorials and mirages. */
import { atHome, type Facts, type Rows } from "./row.ts";

const here = (facts: Facts) => ({ field: atHome(facts) });

export const findRows = {
  "finds.cave": { input: here, owner: "WRONG_FIELD", stranger: "WRONG_FIELD" },
  "finds.forest": { input: here, owner: "WRONG_FIELD", stranger: "WRONG_FIELD" },
  "finds.memorial": { input: here, owner: "WRONG_FIELD", stranger: "WRONG_FIELD" },
  "finds.mirage": { input: () => ({}), owner: "NO_MIRAGE", stranger: "NO_MIRAGE" },
} as const satisfies Rows;
