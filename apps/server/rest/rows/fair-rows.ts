/** Provable chance. */
import { params, type RestRow } from "../rest-row.ts";

export const fairRows: readonly RestRow[] = [
  { method: "GET", path: "/api/fair/:day", procedure: "fair.day", toInput: params },
];
