/** Non-aggression pacts. */
import { body, params, paramsAndBody, type RestRow } from "../rest-row.ts";

export const napRows: readonly RestRow[] = [
  { method: "GET", path: "/api/naps", procedure: "naps.list" },
  { method: "POST", path: "/api/naps", procedure: "naps.ask", toInput: body },
  { method: "PATCH", path: "/api/naps/:id", procedure: "naps.change", toInput: paramsAndBody },
  { method: "DELETE", path: "/api/naps/:id", procedure: "naps.end", toInput: params },
];
