/** Factories, attacks and battles. */
import { body, coordinates, params, queryWith, type RestInput, type RestRow } from "../rest-row.ts";

const PUC = "/api/user/puc";

/** A DELETE may name its factory in the body or in the query. */
const bodyOrQuery = (input: RestInput): unknown => input.body ?? input.query;

export const pucRows: readonly RestRow[] = [
  { method: "POST", path: PUC, procedure: "puc.capture", toInput: body },
  { method: "GET", path: `${PUC}/target`, procedure: "puc.target", toInput: coordinates },
  { method: "PATCH", path: PUC, procedure: "puc.upgrade", toInput: body },
  { method: "DELETE", path: PUC, procedure: "puc.abandon", toInput: bodyOrQuery },
  { method: "POST", path: "/api/user/attack", procedure: "battles.attack", toInput: body },
  { method: "GET", path: "/api/user/attack", procedure: "battles.target", toInput: coordinates },
  { method: "GET", path: "/api/user/battle", procedure: "battles.last", toInput: queryWith() },
  { method: "GET", path: "/api/battles/:id", procedure: "battles.report", toInput: params },
];
