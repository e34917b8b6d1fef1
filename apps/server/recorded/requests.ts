/** A procedure's input as a request, over REST and over tRPC. */
import { appRouter } from "@emberlode/api";
import type { AnyTRPCProcedure, AnyTRPCRouter } from "@trpc/server";
import type { RestRow } from "../rest/routes.ts";
import { REST_ROWS } from "../rest/routes.ts";

export interface CallRequest {
  method: RestRow["method"];
  url: string;
  /** JSON, or nothing at all. */
  body?: string;
  /** Beside its type. */
  headers?: Record<string, string>;
}

// Kept flat under dotted paths at run time, unlike what the precise type says.
const { procedures }: AnyTRPCRouter["_def"] = appRouter._def;
const ALL = Object.entries<AnyTRPCProcedure>(procedures).filter(
  ([, { _def }]) => _def.type !== "subscription",
);

/** Every procedure of the router. */
export const PROCEDURES: readonly string[] = ALL.map(([name]) => name);
const QUERIES = new Set(ALL.filter(([, { _def }]) => _def.type === "query").map(([name]) => name));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What the path does not name goes into the query of a GET, and else into the body. */
function overRest({ method, path }: RestRow, input: unknown): CallRequest {
  const fields = new Map(isRecord(input) ? Object.entries(input) : []);
  const place = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(fields.get(name) ?? "missing");
    fields.delete(name);
    return encodeURIComponent(value);
  });
  if (method === "GET") {
    const query = new URLSearchParams();
    for (const [name, value] of fields) query.set(name, String(value));
    return { method, url: fields.size === 0 ? place : `${place}?${query}` };
  }
  if (input === undefined || (path !== place && fields.size === 0)) return { method, url: place };
  return { method, url: place, body: JSON.stringify(Object.fromEntries(fields)) };
}

function overTrpc(procedure: string, input: unknown): CallRequest {
  const url = `/trpc/${procedure}`;
  if (!QUERIES.has(procedure)) {
    return { method: "POST", url, body: JSON.stringify(input) ?? "" };
  }
  const query = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return { method: "GET", url: `${url}${query}` };
}

type Way = (input: unknown) => CallRequest;

/** All ways by which a procedure is called: each of its REST rows, and tRPC. */
export function waysOf(procedure: string): readonly Way[] {
  const rows = REST_ROWS.filter((row) => row.procedure === procedure);
  return [
    ...rows.map(
      (row): Way =>
        (input) =>
          overRest(row, input),
    ),
    (input) => overTrpc(procedure, input),
  ];
}
