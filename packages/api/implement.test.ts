/** Calls run from their definitions, through their tRPC procedures or without. */
import { CALLS, type Call } from "@emberlode/contract/calls";
import { MINUTE, SECOND } from "@emberlode/game";
import { callTRPCProcedure } from "@trpc/server";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createContext } from "./context.ts";
import { toFailure } from "./errors.ts";
import { appRouter, runnerOf } from "./root.ts";
import type { Browser } from "./testing/game.ts";
import { useGame } from "./testing/use-game.ts";

const game = useGame();
let player: Browser & { id: number };
let addresses = 0;

beforeAll(async () => {
  player = await game.player("Walker");
});
beforeEach(async () => {
  // Updates the last-seen time, so it doesn't change during the next minute.
  game.clock.pass(MINUTE);
  await player.call.user.session();
});

const contextFor = (sessionToken: string | null) =>
  createContext(game.services, {
    sessionToken,
    bearerToken: null,
    idempotencyKey: null,
    callIndex: 0,
    address: `203.0.113.${addresses++ % 250}`,
  });

/** What a transport gets: the answer, or all facts of the failure. */
async function outcomeOf(run: () => Promise<unknown>): Promise<unknown> {
  try {
    return { data: await run() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { requestId, ...failure } = toFailure(error);
    return { failure, hasRequestId: requestId !== undefined };
  }
}

async function bothWays(call: Call, input: unknown, sessionToken: string | null) {
  const getRawInput = async () => input;
  const [type, path] = [call.kind, call.name];
  const run = runnerOf(call.name);
  const procedure = await outcomeOf(() =>
    callTRPCProcedure({
      router: appRouter,
      path,
      type,
      getRawInput,
      signal: undefined,
      batchIndex: 0,
      ctx: contextFor(sessionToken),
    }),
  );
  const runner = await outcomeOf(async () =>
    run?.({ ctx: contextFor(sessionToken), batchIndex: 0, getRawInput }),
  );
  return [procedure, runner];
}

const ASKED = { batchIndex: 0, getRawInput: async () => undefined };

test("exactly the public queries are cached", () => {
  const open = CALLS.filter(({ kind, access }) => kind === "query" && access === "public");
  expect(open.filter(({ cached }) => cached === undefined)).toEqual([]);
  expect(CALLS.filter(({ cached }) => cached !== undefined)).toEqual(open);
});

test.each<[string, unknown, () => string | null]>([
  ["world.numbers", undefined, () => null],
  ["logs.list", { limit: "many" }, () => player.token],
  ["logs.list", { limit: 1 }, () => null],
  ["admin.search", { text: "x" }, () => player.token],
])("the procedure %s called with %j answers as its runner does", async (name, input, token) => {
  const call = CALLS.find((one) => one.name === name);
  if (call === undefined) throw new Error(`There is no ${name}.`);
  const [procedure, runner] = await bothWays(call, input, token());
  expect(procedure).toEqual(runner);
});

test("concurrent equal public reads run once", async () => {
  const numbers = game.services.worldNumbers;
  const read = vi.spyOn(numbers, "read");
  const ask = () => runnerOf("world.numbers")?.({ ctx: contextFor(null), ...ASKED });
  const answers = await Promise.all(Array.from({ length: 200 }, ask));
  expect(answers).toEqual(answers.map(() => answers[0]));
  expect(read).toHaveBeenCalledTimes(1);
  game.clock.pass(SECOND);
  read.mockRejectedValueOnce(new Error("a bug"));
  await expect(ask()).rejects.toThrow();
  await expect(ask()).resolves.toEqual(answers[0]);
  read.mockRestore();
});

test("an answer of the wrong shape is an internal error with and without tRPC", async () => {
  const numbers = game.services.worldNumbers;
  const { read } = numbers;
  const call = CALLS.find(({ name }) => name === "world.numbers");
  if (call === undefined) throw new Error("There is no world.numbers.");
  Object.assign(numbers, { read: async () => ({ players: "many" }) });
  const [procedure, runner] = await bothWays(call, undefined, null);
  Object.assign(numbers, { read });
  expect(procedure).toEqual(runner);
  expect(runner).toMatchObject({ failure: { gameCode: "INTERNAL" }, hasRequestId: true });
});
