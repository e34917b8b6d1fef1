import { appRouter } from "@emberlode/api";
import { CALLS } from "@emberlode/contract/calls";
import type { AnyTRPCProcedure, AnyTRPCRouter } from "@trpc/server";
import { describe, expect, test } from "vitest";
import { CALL_ROUTES } from "./routes.ts";

/** Spec section 7, in its order. */
const SPEC_ROWS = [
  "PATCH /api/user",
  "PUT /api/user/password",
  "DELETE /api/auth",
  "GET /api/fields/coords",
  "GET /api/users/top",
  "PATCH /api/user/gather",
  "POST /api/user/items",
  "GET /api/user/euc",
  "PATCH /api/user/euc",
  "GET /api/user/puc",
  "POST /api/user/puc",
  "PATCH /api/user/puc",
  "DELETE /api/user/puc",
  "POST /api/user/attack",
  "GET /api/plots",
  "POST /api/plots",
  "DELETE /api/plots/:id",
  "PATCH /api/plots/:id",
  "GET /api/logs",
  "POST /api/logs",
  "PATCH /api/user/settings",
  "GET /api/user/tools",
  "PATCH /api/user/tools",
  "PATCH /api/user/units",
  "PATCH /api/user/unit_techs",
  "GET /api/user/researches",
  "PATCH /api/user/researches",
  "POST /api/user/forest",
  "POST /api/user/memorial",
  "POST /api/user/mirage",
  "GET /api/rooms/global/messages",
  "POST /api/rooms/global/newmessage",
  "GET /api/createTokenRequest",
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
  "POST /api/auth/confirm-email",
  "GET /api/user/sessions",
  "DELETE /api/user/sessions",
  "DELETE /api/user/sessions/:id",
  "GET /api/user/tokens",
  "POST /api/user/tokens",
  "DELETE /api/user/tokens",
];

// At run time flat under dotted paths, unlike its precise type.
const { procedures: kept }: AnyTRPCRouter["_def"] = appRouter._def;
const procedures = new Map(Object.entries<AnyTRPCProcedure>(kept));
const calls = CALL_ROUTES.map(({ method, path }) => `${method} ${path}`);

describe("REST table", () => {
  test("procedures and definitions correspond one to one", () => {
    const defined = new Map(CALLS.map((call) => [call.name, call]));
    expect([...procedures.keys()].sort()).toEqual([...defined.keys()].sort());
    for (const [name, { _def }] of procedures) {
      expect([name, _def.meta === defined.get(name), _def.type]).toEqual([
        name,
        true,
        defined.get(name)?.kind,
      ]);
    }
  });

  // The recorded answers check the other rows of the wire contract by path.
  test("has every call of the specification and of sessions, without duplicates", () => {
    expect(calls).toEqual(expect.arrayContaining([...SPEC_ROWS, ...SESSION_ROWS]));
    expect(calls).toEqual([...new Set(calls)]);
  });

  test("exactly seven calls are only for tRPC", () => {
    const alone = CALLS.filter(({ rest }) => rest === null).map(({ name }) => name);
    expect(alone).toEqual([
      "chat.resume",
      "chat.send",
      "fields.field",
      "adminPlayers.preview",
      "adminNetworks.preview",
      "adminNetworks.previewBlock",
      "adminSchedule.preview",
    ]);
  });

  test("marks exactly the GETs that change something", () => {
    const changing = CALL_ROUTES.filter(
      ({ method, call }) => method === "GET" && call.kind === "mutation",
    );
    expect(changing.map(({ path }) => path)).toEqual(["/api/fields/coords"]);
    expect(CALL_ROUTES.filter(({ changesByGet }) => changesByGet)).toEqual(changing);
  });
});
