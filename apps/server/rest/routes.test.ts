import { appRouter } from "@emberlode/api";
import { describe, expect, test } from "vitest";
import { REST_ROWS, TRPC_ONLY } from "./routes.ts";

/** Rows of spec section 7 that the routers of today serve. */
const SPEC_ROWS = [
  "DELETE /api/auth",
  "GET /api/fields/coords",
  "GET /api/users/top",
  "PATCH /api/user/gather",
  "GET /api/user/puc",
  "PATCH /api/user/units",
  "PATCH /api/user/unit_techs",
  "GET /api/user/researches",
  "PATCH /api/user/researches",
  "GET /api/user/tools",
];

/** The session calls of the wire contract. */
const SESSION_ROWS = [
  "POST /api/users",
  "POST /api/users/guest",
  "POST /api/user/upgrade",
  "POST /api/auth",
  "GET /api/auth",
  "POST /api/auth/forgot-username",
  "POST /api/auth/forgot-password",
  "POST /api/auth/reset-password",
  "GET /api/user/tokens",
  "POST /api/user/tokens",
  "DELETE /api/user/tokens",
  "GET /api/fields/view",
];

const procedures: ReadonlyMap<string, unknown> = new Map(Object.entries(appRouter._def.procedures));
const calls = REST_ROWS.map(({ method, path }) => `${method} ${path}`);

describe("REST table", () => {
  test("every row names a procedure", () => {
    const missing = REST_ROWS.filter(({ procedure }) => !procedures.has(procedure));
    expect(missing).toEqual([]);
  });

  test("every call of the specification and of the wire contract is there, once", () => {
    expect([...calls].sort()).toEqual([...SPEC_ROWS, ...SESSION_ROWS].sort());
  });

  test("every procedure is reachable by REST or kept to tRPC on purpose", () => {
    const reachable = new Set([...REST_ROWS.map(({ procedure }) => procedure), ...TRPC_ONLY]);
    expect([...procedures.keys()].filter((name) => !reachable.has(name))).toEqual([]);
    expect(TRPC_ONLY.filter((name) => !procedures.has(name))).toEqual([]);
  });

  test("a GET that runs a mutation is marked", () => {
    const changing = REST_ROWS.filter(({ method, procedure }) => {
      const found = Object.entries(appRouter._def.procedures).find(([name]) => name === procedure);
      const type = found && "_def" in found[1] ? found[1]._def : undefined;
      return method === "GET" && JSON.stringify(type)?.includes('"mutation"');
    });
    expect(changing.every(({ changesByGet }) => changesByGet)).toBe(true);
    expect(changing.map(({ path }) => path)).toEqual(["/api/fields/coords"]);
  });
});
