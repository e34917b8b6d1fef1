/** The log and plots. */
import {
  body,
  bodyOrNothing,
  params,
  paramsAndBody,
  queryWith,
  type RestRow,
} from "../rest-row.ts";

export const recordRows: readonly RestRow[] = [
  {
    method: "GET",
    path: "/api/logs",
    procedure: "logs.list",
    toInput: queryWith("start", "limit"),
  },
  { method: "GET", path: "/api/logs/history", procedure: "logs.history" },
  { method: "POST", path: "/api/logs", procedure: "logs.note", toInput: body },
  { method: "GET", path: "/api/plots", procedure: "plots.list" },
  { method: "POST", path: "/api/plots", procedure: "plots.create", toInput: bodyOrNothing },
  {
    method: "PATCH",
    path: "/api/plots/:id",
    procedure: "plots.update",
    toInput: paramsAndBody,
  },
  { method: "DELETE", path: "/api/plots/:id", procedure: "plots.remove", toInput: params },
];
