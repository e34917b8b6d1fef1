/** The Excavator Center. */
import { body, type RestRow } from "../rest-row.ts";

const EUC = "/api/user/euc";

export const eucRows: readonly RestRow[] = [
  { method: "GET", path: EUC, procedure: "euc.list" },
  { method: "PATCH", path: EUC, procedure: "euc.install", toInput: body },
  { method: "POST", path: EUC, procedure: "euc.buy", toInput: body },
];
