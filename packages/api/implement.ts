/**
 * Turns a call's definition and usecase into a tRPC procedure, and into a function that runs it
 * without tRPC.
 */
import type { Call, CallRole, RefusalOf } from "@emberlode/contract/calls";
import {
  type AnyTRPCRouter,
  TRPCError,
  type TRPCMutationProcedure,
  type TRPCQueryProcedure,
} from "@trpc/server";
import type { z } from "zod";
import { admitCall, type IncomingCall } from "./admit-call.ts";
import type { Context, PlayerContext, PublicContext, StaffContext } from "./context.ts";
import { GameError } from "./errors.ts";
import { recordRefusal } from "./modules/staff/audit.ts";
import { findStaffAccess } from "./modules/staff/staff-access.ts";
import { procedure } from "./trpc.ts";

type ContextOf<C extends Call> = C["access"] extends "public"
  ? PublicContext
  : C extends { role: CallRole }
    ? StaffContext
    : PlayerContext;

type InputOf<C extends Call> = C["input"] extends z.ZodType ? z.output<C["input"]> : undefined;

type AnswerOf<C extends Call> = z.input<C["output"]>;

/** The answer of a call, or a refusal that its definition lists or that any call can get. */
type Outcome<C extends Call> = AnswerOf<C> | GameError<RefusalOf<C>>;

/** The implementation of a call. Its input is already parsed; its answer is parsed afterwards. */
type Usecase<C extends Call> = (
  ctx: ContextOf<C>,
  input: InputOf<C>,
) => Outcome<C> | Promise<Outcome<C>>;

/** Its types as clients see them. */
interface ProcedureTypes<C extends Call> {
  // biome-ignore lint/suspicious/noConfusingVoidType: tRPC's type for a call without input.
  input: C["input"] extends z.ZodType ? z.input<C["input"]> : void;
  output: z.output<C["output"]>;
  meta: Call;
}

type ProcedureOf<C extends Call> = C["kind"] extends "query"
  ? TRPCQueryProcedure<ProcedureTypes<C>>
  : TRPCMutationProcedure<ProcedureTypes<C>>;

/** Runs a call from its definition. Its tRPC procedure does nothing else. */
export type RunCall = (incoming: IncomingCall) => Promise<unknown>;

/** The property of a procedure with its `RunCall`; tRPC ignores it. */
const RUN = Symbol("run");

/** The runners of a router's procedures, by name. All of them must come from `implement`. */
export function runnersOf({ _def }: AnyTRPCRouter): ReadonlyMap<string, RunCall> {
  const procedures: Readonly<Record<string, { [RUN]?: RunCall }>> = _def.procedures;
  return new Map(
    Object.entries(procedures).map(([name, { [RUN]: run }]) => {
      if (run === undefined) throw new Error(`${name} has no usecase.`);
      return [name, run];
    }),
  );
}

/** The usecase of any call. */
type AnyUsecase = (ctx: Context, input: unknown) => unknown;

/** Throws the same error as tRPC for invalid input. */
function parseInput(schema: z.ZodType, raw: unknown): unknown {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new TRPCError({ code: "BAD_REQUEST", cause: parsed.error });
}

/** Throws the same error as tRPC for an invalid answer, which is a bug. */
function parseAnswer(schema: z.ZodType, answer: unknown): unknown {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const { error: cause } = parsed;
  throw new TRPCError({
    code: "INTERNAL_SERVER_ERROR",
    message: "Output validation failed",
    cause,
  });
}

/** Refuses API tokens on session-only calls with `FORBIDDEN`. */
function withSessionCheck({ sessionOnly }: Call, usecase: AnyUsecase): AnyUsecase {
  if (!sessionOnly) return usecase;
  return (ctx, input) =>
    (ctx as PlayerContext).player.via === "token"
      ? new GameError("FORBIDDEN")
      : usecase(ctx, input);
}

/** Records a staff call that was refused with `FORBIDDEN` in the audit log. */
async function recordForbidden({ name }: Call, ctx: Context, outcome: unknown, input: unknown) {
  if (!(outcome instanceof GameError) || outcome.gameCode !== "FORBIDDEN") return;
  const { services, playerId } = ctx as PlayerContext;
  await recordRefusal(services.db, { playerId, name, input }, services.clock.now());
}

/**
 * Checks and adds the caller's role before the input is parsed, so that outsiders learn nothing
 * about the input. Records and throws `FORBIDDEN` if the caller lacks the role.
 */
async function withRole(
  call: Call,
  ctx: Context,
  getRawInput: () => Promise<unknown>,
): Promise<Context> {
  if (call.role === undefined) return ctx;
  const check = withSessionCheck(call, () => findStaffAccess(ctx as PlayerContext, call));
  const access = (await check(ctx, undefined)) as Awaited<ReturnType<typeof findStaffAccess>>;
  if (!(access instanceof GameError)) return { ...ctx, ...access };
  const parsed = call.input?.safeParse(await getRawInput().catch(() => undefined));
  await recordForbidden(call, ctx, access, parsed?.data);
  throw access;
}

/** Records what the usecase of a call for staff forbids. */
function withRecordedRefusals(call: Call, usecase: AnyUsecase): AnyUsecase {
  if (call.role === undefined) return withSessionCheck(call, usecase);
  return async (ctx, input) => {
    const outcome = await usecase(ctx, input);
    await recordForbidden(call, ctx, outcome, input);
    return outcome;
  };
}

/** Queries are queued and may be answered from the cache of public answers. Mutations never are. */
function withReadQueue({ name, kind, access, cached }: Call, usecase: AnyUsecase): AnyUsecase {
  if (kind !== "query") return usecase;
  const readAs = (isPlayer: boolean, ctx: Context, read: () => unknown) =>
    ctx.services.reads.run({ address: ctx.request.address, isPlayer }, read);
  if (access === "player") return (ctx, input) => readAs(true, ctx, () => usecase(ctx, input));
  return async (ctx, input) => {
    const isPlayer = (await ctx.identity()) !== null;
    if (cached === undefined || (cached === "anonymous" && isPlayer)) {
      return readAs(isPlayer, ctx, () => usecase(ctx, input));
    }
    const { publicAnswers } = ctx.services;
    const key = `${name} ${JSON.stringify(input)}`;
    const cachedAnswer = publicAnswers.find(key);
    if (cachedAnswer !== undefined) return cachedAnswer;
    // Another call may have read the answer while this one was queued.
    return readAs(isPlayer, ctx, () => publicAnswers.read(key, () => usecase(ctx, input)));
  };
}

/** The procedure of a call, with the session, limit, scope and schemas of its definition. */
export function implement<C extends Call>(call: C, usecase: Usecase<C>): ProcedureOf<C> {
  const { input: inputSchema, output: outputSchema } = call;
  // tRPC's builder cannot carry the types of the definition for an arbitrary call.
  const wrappedUsecase = withReadQueue(
    call,
    withRecordedRefusals(call, (ctx, input) => usecase(ctx as ContextOf<C>, input as InputOf<C>)),
  );
  const runCall: RunCall = (incoming) =>
    admitCall(call, incoming, async (added) => {
      const { getRawInput } = incoming;
      const ctx = await withRole(call, Object.assign({}, incoming.ctx, added), getRawInput);
      const input = inputSchema === null ? undefined : parseInput(inputSchema, await getRawInput());
      const outcome = await wrappedUsecase(ctx, input);
      if (outcome instanceof GameError) throw outcome;
      return parseAnswer(outputSchema, outcome);
    });
  const answered = procedure
    .meta(call)
    .use(async ({ next, ...incoming }) => next({ ctx: { answer: await runCall(incoming) } }));
  const answerOf = ({ ctx }: { ctx: { answer: unknown } }) => ctx.answer;
  const implemented =
    call.kind === "query" ? answered.query(answerOf) : answered.mutation(answerOf);
  return Object.assign(implemented, { [RUN]: runCall }) as unknown as ProcedureOf<C>;
}
