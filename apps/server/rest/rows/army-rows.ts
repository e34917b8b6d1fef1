/** Units, techs, researches and tools. */
import { body, type RestRow } from "../rest-row.ts";

export const armyRows: readonly RestRow[] = [
  { method: "GET", path: "/api/user/tools", procedure: "tools.list" },
  { method: "PATCH", path: "/api/user/tools", procedure: "tools.use", toInput: body },
  { method: "PATCH", path: "/api/user/units", procedure: "units.buy", toInput: body },
  { method: "PATCH", path: "/api/user/unit_techs", procedure: "units.buyTech", toInput: body },
];
