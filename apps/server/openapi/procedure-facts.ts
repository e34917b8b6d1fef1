/** What a procedure says about itself. */
import { appRouter, type LimitClass, scopeOf } from "@emberlode/api";
import type { TokenScope } from "@emberlode/contract";
import type { AnyTRPCProcedure, AnyTRPCRouter } from "@trpc/server";
import { z } from "zod";

export interface ProcedureFacts {
  /** Whether it may change something. */
  changes: boolean;
  /** Whether anybody may call it; else players only. */
  isPublic: boolean;
  limit: LimitClass;
  /** What an API token needs for it; undefined for nothing. */
  scope: TokenScope | undefined;
  /** Null when it takes nothing. */
  input: z.ZodType | null;
  output: z.ZodType;
}

const definition = z.object({
  type: z.enum(["query", "mutation"]),
  meta: z.object({
    limit: z.custom<LimitClass>(),
    scope: z.custom<TokenScope>().optional(),
    isPublic: z.literal(true).optional(),
  }),
  inputs: z.array(z.instanceof(z.ZodType)).max(1),
  output: z.instanceof(z.ZodType),
});

/** @param name dotted path, such as `user.gather` */
export function factsOf(name: string): ProcedureFacts {
  // Kept flat under dotted paths at run time, unlike what the precise type says.
  const { procedures }: AnyTRPCRouter["_def"] = appRouter._def;
  const procedure: AnyTRPCProcedure | undefined = procedures[name];
  const { type, meta, inputs, output } = definition.parse(procedure?._def);
  return {
    changes: type === "mutation",
    isPublic: meta.isPublic === true,
    limit: meta.limit,
    scope: scopeOf({ limit: meta.limit, ...(meta.scope && { scope: meta.scope }) }),
    input: inputs[0] ?? null,
    output,
  };
}
