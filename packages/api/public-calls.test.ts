import { PUBLIC_CALLS } from "@emberlode/contract/public-calls";
import type { AnyTRPCProcedure, AnyTRPCRouter } from "@trpc/server";
import { expect, it } from "vitest";
import { appRouter } from "./root.ts";

it("is what the server lets anybody call", () => {
  // Kept flat under dotted paths at run time, unlike what the precise type says.
  const { procedures }: AnyTRPCRouter["_def"] = appRouter._def;
  const calls = Object.entries<AnyTRPCProcedure>(procedures);
  const open = calls.flatMap(([path, { _def }]) =>
    (_def.meta as { isPublic?: boolean } | undefined)?.isPublic === true ? [path] : [],
  );
  expect([...PUBLIC_CALLS].sort()).toEqual(open.sort());
});
