import { appRouter } from "@emberlode/api";
import type { AnyTRPCProcedure, AnyTRPCRouter } from "@trpc/server";
import { expect, it } from "vitest";
import { isRecord } from "./is-record.ts";
import { PUBLIC_CALLS } from "./public-calls.ts";

it("is what the server lets anybody call", () => {
  // Kept flat under dotted paths at run time, unlike what the precise type says.
  const { procedures }: AnyTRPCRouter["_def"] = appRouter._def;
  const calls = Object.entries<AnyTRPCProcedure>(procedures);
  const open = calls.flatMap(([path, { _def }]) =>
    isRecord(_def.meta) && _def.meta.isPublic === true ? [path] : [],
  );
  expect([...PUBLIC_CALLS].sort()).toEqual(open.sort());
});
