/** From the definition of a call and its usecase to the procedure of tRPC. */
import type { Call } from "@emberlode/contract/calls";
import type { TRPCMutationProcedure, TRPCQueryProcedure } from "@trpc/server";
import type { z } from "zod";
import type { PlayerContext, PublicContext } from "./context.ts";
import { playerProcedure, publicProcedure } from "./trpc.ts";

type ContextOf<C extends Call> = C["who"] extends "player" ? PlayerContext : PublicContext;

type InputOf<C extends Call> = C["input"] extends z.ZodType ? z.output<C["input"]> : undefined;

type AnswerOf<C extends Call> = z.input<C["output"]>;

/** What a call does, its input parsed; the answer is parsed once more before it leaves. */
type Usecase<C extends Call> = (
  ctx: ContextOf<C>,
  input: InputOf<C>,
) => AnswerOf<C> | Promise<AnswerOf<C>>;

/** The types that clients see of it. */
interface Types<C extends Call> {
  // biome-ignore lint/suspicious/noConfusingVoidType: what tRPC has for a call without input.
  input: C["input"] extends z.ZodType ? z.input<C["input"]> : void;
  output: z.output<C["output"]>;
  meta: Call;
}

type Implemented<C extends Call> = C["kind"] extends "query"
  ? TRPCQueryProcedure<Types<C>>
  : TRPCMutationProcedure<Types<C>>;

/** The procedure of a call: its session, limit, scope and schemas are those of the definition. */
export function implement<C extends Call>(call: C, usecase: Usecase<C>): Implemented<C> {
  const guarded = call.who === "player" ? playerProcedure : publicProcedure;
  const described = guarded.meta(call);
  const typed = call.input === null ? described : described.input(call.input);
  const whole = typed.output(call.output);
  const run = ({ ctx, input }: { ctx: unknown; input: unknown }) =>
    usecase(ctx as ContextOf<C>, input as InputOf<C>);
  // What the definition's types say cannot be followed through tRPC's builder for any call whatever.
  return (call.kind === "query"
    ? whole.query(run)
    : whole.mutation(run)) as unknown as Implemented<C>;
}
