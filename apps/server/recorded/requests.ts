/** The request that a procedure is recorded with. */
import { appRouter } from "@emberlode/api";
import type { AnyTRPCProcedure, AnyTRPCRouter } from "@trpc/server";
import { CALL_ROUTES } from "../rest/routes.ts";
import { type CallRequest, overRest } from "../testing/over-rest.ts";

// At run time flat under dotted paths, unlike its precise type.
const { procedures }: AnyTRPCRouter["_def"] = appRouter._def;
const ALL = Object.entries<AnyTRPCProcedure>(procedures).filter(
  ([, { _def }]) => _def.type !== "subscription",
);

/** Every procedure of the router. */
export const PROCEDURES: readonly string[] = ALL.map(([name]) => name);
const QUERIES = new Set(ALL.filter(([, { _def }]) => _def.type === "query").map(([name]) => name));

function overTrpc(procedure: string, input: unknown): CallRequest {
  const url = `/trpc/${procedure}`;
  if (!QUERIES.has(procedure)) {
    return { method: "POST", url, body: JSON.stringify(input) ?? "" };
  }
  const query = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return { method: "GET", url: `${url}${query}` };
}

/** The request over the procedure's first REST route, or over tRPC if it has none. */
export function requestOf(procedure: string, input: unknown): CallRequest {
  const route = CALL_ROUTES.find((one) => one.procedure === procedure);
  return route === undefined ? overTrpc(procedure, input) : overRest(route, input);
}
