/** Bank, exchange, casino and market. */
import { body, type RestRow } from "../rest-row.ts";

export const buildingRows: readonly RestRow[] = [
  { method: "POST", path: "/api/user/bank", procedure: "bank.use", toInput: body },
  { method: "POST", path: "/api/user/exchange", procedure: "exchange.change", toInput: body },
  { method: "GET", path: "/api/user/casino", procedure: "casino.table" },
  { method: "POST", path: "/api/user/casino", procedure: "casino.play", toInput: body },
  { method: "GET", path: "/api/user/market", procedure: "market.offers" },
  { method: "POST", path: "/api/user/market", procedure: "market.buy", toInput: body },
];
