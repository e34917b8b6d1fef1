/** Who may call what: bank, exchange, casino and market. */
import type { Rows } from "./row.ts";

const refused = { owner: "WRONG_FIELD", stranger: "WRONG_FIELD" } as const;

export const buildingRows = {
  "bank.use": {
    input: () => ({ action: "deposit", resource: "metal", amount: 10 }),
    ...refused,
  },
  "exchange.change": { input: () => ({ from: "metal", amount: 10 }), ...refused },
  "casino.play": {
    input: () => ({ game: "wheel", resource: "metal", stake: 100 }),
    ...refused,
  },
  "market.buy": { input: () => ({ offer: "1-0", count: 1 }), ...refused },
} as const satisfies Rows;
