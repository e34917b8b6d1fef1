/** Builds requests for a procedure's input, over REST and tRPC. */
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

type Way = (input: unknown) => CallRequest;

/** All routes of a procedure: each of its REST routes, and tRPC. */
export function waysOf(procedure: string): readonly Way[] {
  const routes = CALL_ROUTES.filter((route) => route.procedure === procedure);
  return [
    ...routes.map(
      (route): Way =>
        (input) =>
          overRest(route, input),
    ),
    (input) => overTrpc(procedure, input),
  ];
}
