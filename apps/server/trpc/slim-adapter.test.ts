/** The slim adapter gives the stock adapter's answers to valid, invalid and random requests. */
import { randomInt } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { MAX_BATCH } from "@emberlode/contract";
import { initTRPC, TRPCError } from "@trpc/server";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import fc from "fast-check";
import fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { slimTrpcAdapter } from "./slim-adapter.ts";

const FULL = process.env.FULL === "1";

interface ToyContext {
  fail: boolean;
}

const t = initTRPC.context<ToyContext>().create({
  isDev: false,
  errorFormatter: ({ shape, input, path, type }) => ({
    ...shape,
    data: { ...shape.data, input: input ?? null, seenPath: path ?? null, seenType: type },
  }),
});

const point = z.strictObject({ x: z.int().min(1).max(50), y: z.int() });

const waiting = new EventEmitter();
let slowCalls = 0;

const toyRouter = t.router({
  hello: t.procedure.query(() => "hello"),
  nothing: t.procedure.query(() => undefined),
  echo: t.procedure.input(z.unknown()).query(({ input }) => ({ input })),
  look: t.procedure.input(point).query(({ input }) => ({ ...input, type: "cave" })),
  badOutput: t.procedure
    .output(z.object({ n: z.number() }))
    .query(() => ({ n: "one" }) as unknown as { n: number }),
  taken: t.procedure.query(() => {
    throw new TRPCError({ code: "CONFLICT", message: "Taken." });
  }),
  broken: t.procedure.query(() => {
    throw new Error("a bug");
  }),
  thrownText: t.procedure.query(() => {
    throw "text";
  }),
  slow: t.procedure.query(async () => {
    await sleep(30);
    slowCalls += 1;
  }),
  huge: t.procedure.query(() => ({ n: 10n })),
  promised: t.procedure.query(() => ({ later: Promise.resolve(1) })),
  streamed: t.procedure.query(async function* () {
    yield 1;
  }),
  nested: t.router({ deep: t.procedure.input(z.string()).query(({ input }) => input) }),
  patient: t.procedure.query(
    ({ signal }) =>
      new Promise((resolve) => {
        waiting.emit("waits");
        signal?.addEventListener("abort", () => resolve(waiting.emit("left")));
      }),
  ),
  dig: t.procedure.input(point).mutation(({ input }) => ({ dug: input.x })),
  logout: t.procedure.mutation(() => ({ ok: true })),
  ticks: t.procedure.subscription(async function* () {
    yield 1;
    yield 2;
  }),
});
type ToyRouter = typeof toyRouter;

function createContext(fail: boolean): ToyContext {
  if (fail) throw new TRPCError({ code: "FORBIDDEN", message: "No context." });
  return { fail };
}

let slim: FastifyInstance;
let stock: FastifyInstance;

beforeAll(async () => {
  slim = fastify({ bodyLimit: 4096 });
  await slim.register(
    (scope) =>
      slimTrpcAdapter(scope, {
        router: toyRouter,
        createContext: (request) => createContext(request.headers["x-fail"] === "1"),
      }),
    { prefix: "/trpc" },
  );
  stock = fastify({ bodyLimit: 4096 });
  await stock.register(fastifyTRPCPlugin, {
    prefix: "/trpc",
    trpcOptions: {
      router: toyRouter,
      maxBatchSize: MAX_BATCH,
      createContext: ({ req }) => createContext(req.headers["x-fail"] === "1"),
    },
  } satisfies FastifyTRPCPluginOptions<ToyRouter>);
});

afterAll(async () => {
  await slim.close();
  await stock.close();
});

async function answerOf(app: FastifyInstance, request: InjectOptions) {
  const { statusCode, headers, body } = await app.inject(request);
  const { vary, allow } = headers;
  return { statusCode, type: headers["content-type"], vary, allow, body };
}

async function expectSame(request: InjectOptions): Promise<void> {
  const [mine, theirs] = [await answerOf(slim, request), await answerOf(stock, request)];
  expect(mine).toEqual(theirs);
}

const JSON_TYPE = { "content-type": "application/json" };
const get = (path: string, headers = {}): InjectOptions => ({
  method: "GET",
  url: `/trpc/${path}`,
  headers,
});
const post = (path: string, payload: string, headers: Record<string, string> = JSON_TYPE) =>
  ({ method: "POST", url: `/trpc/${path}`, headers, payload }) satisfies InjectOptions;
const q = (value: unknown) => encodeURIComponent(JSON.stringify(value));

const REQUESTS: Record<string, InjectOptions> = {
  "a query": get("hello"),
  "a query without an answer": get("nothing"),
  "a query with input": get(`look?input=${q({ x: 1, y: 2 })}`),
  "a nested query": get(`nested.deep?input=${q("ä+b c%20&é")}`),
  "input with a plus for a blank": get("nested.deep?input=%22a+b%22"),
  "input with broken percent signs": get("nested.deep?input=%22%zz%E4%22"),
  "input given twice": get(`look?input=${q({ x: 1, y: 2 })}&input=${q({ x: 3, y: 4 })}`),
  "empty input": get("look?input="),
  "input that is not JSON": get("look?input={x"),
  "unread input that is not JSON": get("hello?input={x"),
  "input of the wrong shape": get(`look?input=${q({ x: 51, y: "2", z: 1 })}`),
  "an unknown procedure": get("nowhere"),
  "a name of Object.prototype": get("__proto__"),
  "another name of Object.prototype": get("constructor,toString?batch=1"),
  "a path that is percent-encoded twice": get("%2568ello"),
  "a path that cannot be decoded": get("%25"),
  "a query by POST": post("look", '{"x":1,"y":2}'),
  "a mutation by GET": get(`dig?input=${q({ x: 1, y: 2 })}`),
  "a mutation": post("dig", '{"x":1,"y":2}'),
  "a mutation without input": post("logout", "{}"),
  "a mutation with an empty body": post("logout", ""),
  "an unread empty body": post("dig", ""),
  "a mutation with charset": post("dig", '{"x":1,"y":2}', {
    "content-type": "application/json; charset=utf-8",
  }),
  "a mutation with a byte order mark": post("dig", '\uFEFF{"x":1,"y":2}'),
  "a mutation that is not JSON": post("dig", "{x"),
  "a mutation of null": post("dig", "null"),
  "a mutation of the wrong content type": post("dig", "x=1", {
    "content-type": "application/x-www-form-urlencoded",
  }),
  "a mutation of plain text": post("logout", "{}", { "content-type": "text/plain" }),
  "a mutation without content type": { method: "POST", url: "/trpc/logout" },
  "a body that is too large": post("dig", JSON.stringify({ x: "y".repeat(5000) })),
  "a conflict": get("taken"),
  "a bug": get("broken"),
  "a thrown text": get("thrownText"),
  "an output that its schema refuses": get("badOutput"),
  "an output that JSON cannot carry": get("huge"),
  "a batch with an output that JSON cannot carry": get("hello,huge?batch=1"),
  "promises in an answer": get("promised"),
  "an iterable as answer": get("streamed"),
  "a batch": get(`hello,look?batch=1&input=${q({ 1: { x: 1, y: 2 } })}`),
  "a batch of one": get("hello?batch=1"),
  "a batch without its flag": get("hello,hello"),
  "a batch of successes and failures": get(
    `hello,look,taken,nowhere?batch=1&input=${q({ 1: { x: 0 } })}`,
  ),
  "a batch of mutations": post("dig,logout,dig?batch=1", '{"0":{"x":1,"y":2},"2":{"x":"1"}}'),
  "a batch with input that is no object": get("look?batch=1&input=[]"),
  "a batch with input that is not JSON": get("look,hello,look?batch=1&input={"),
  "a batch with promises": get("promised,hello?batch=1"),
  "a batch that mixes kinds": get("hello,dig?batch=1"),
  "a batch of nothing": get(",?batch=1"),
  "the longest batch": get(`${Array(MAX_BATCH).fill("hello").join(",")}?batch=1`),
  "a batch that is too long": get(
    `${Array(MAX_BATCH + 1)
      .fill("hello")
      .join(",")}?batch=1`,
  ),
  "batch=2": get("hello?batch=2"),
  "a context that cannot be made": get("hello", { "x-fail": "1" }),
  "a batch whose context cannot be made": get("hello,look?batch=1", { "x-fail": "1" }),
  "an unknown procedure without context": get("nowhere", { "x-fail": "1" }),
  HEAD: { method: "HEAD", url: "/trpc/hello" },
  OPTIONS: { method: "OPTIONS", url: "/trpc/hello" },
  PUT: { method: "PUT", url: "/trpc/dig", headers: JSON_TYPE, payload: '{"x":1,"y":2}' },
  "PATCH without body": { method: "PATCH", url: "/trpc/dig" },
  DELETE: { method: "DELETE", url: "/trpc/dig", headers: JSON_TYPE, payload: "{}" },
  "a streamed batch": get("hello,look?batch=1", { "trpc-accept": "application/jsonl" }),
  "a streamed single call": get("hello", { accept: "application/jsonl" }),
  "a subscription": get("ticks"),
  "a subscription in a batch": get("ticks,ticks?batch=1"),
  "a subscription by POST": post("ticks", "{}"),
  "connection parameters": get(`hello?connectionParams=${q({ a: "b" })}`),
  "broken connection parameters": get("hello?connectionParams=[1"),
  "a form": post(
    "logout",
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n',
    { "content-type": "multipart/form-data; boundary=b" },
  ),
  "a GET that claims to be a form": get("hello", { "content-type": "multipart/form-data" }),
  "a GET of another content type": get("hello", { "content-type": "text/plain" }),
};

test.each(Object.entries(REQUESTS))("answers as the stock adapter does: %s", (_, request) =>
  expectSame(request),
);

const NAMES = [...Object.keys(toyRouter._def.procedures), "nowhere", "", "__proto__", "hello "];
const names = fc.constantFrom(
  ...NAMES.filter((name) => !["ticks", "streamed", "patient"].includes(name)),
);
const input = fc.oneof(
  fc.record({ x: fc.oneof(fc.integer({ min: -1, max: 52 }), fc.double()), y: fc.integer() }),
  fc.jsonValue({ maxDepth: 3 }),
);
const text = fc.oneof(
  fc
    .oneof(input, fc.dictionary(fc.constantFrom("0", "1", "2", "3", "x"), input))
    .map((value) => JSON.stringify(value)),
  fc.string({ unit: "binary", maxLength: 40 }),
);
const JSON_TYPES = ["application/json", "application/json;charset=utf-8", "Application/JSON"];
const request = fc
  .record({
    method: fc.constantFrom<("GET" | "POST" | "PUT" | "HEAD")[]>("GET", "POST", "PUT", "HEAD"),
    names: fc.array(names, { minLength: 1, maxLength: MAX_BATCH + 2 }),
    batch: fc.constantFrom("", "batch=1", "batch=1", "batch=0", "batch=1&batch=0"),
    text,
    encode: fc.boolean(),
    type: fc.constantFrom(...JSON_TYPES, "application/jsonx", "text/plain", undefined),
    accept: fc.constantFrom(undefined, "*/*", "application/json"),
    fail: fc.constantFrom("0", "0", "0", "1"),
  })
  .map((made): InjectOptions => {
    const raw = made.encode
      ? encodeURIComponent(Buffer.from(made.text).toString())
      : made.text.replace(/[^\x21-\x7e]|#/g, "%");
    const search = [made.batch, made.method === "GET" ? `input=${raw}` : ""].filter(Boolean);
    return {
      method: made.method,
      url: `/trpc/${made.names.map(encodeURIComponent).join(",")}?${search.join("&")}`,
      headers: {
        "x-fail": made.fail,
        ...(made.type !== undefined && { "content-type": made.type }),
        ...(made.accept !== undefined && { accept: made.accept }),
      },
      ...(made.method !== "GET" && made.method !== "HEAD" && { payload: made.text }),
    };
  });

test("gives the same answers as the stock adapter to random requests", {
  timeout: FULL ? 600_000 : 60_000,
}, async () => {
  const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
  console.log(`random tRPC requests: FUZZ_SEED=${seed}`);
  await fc.assert(fc.asyncProperty(request, expectSame), { seed, numRuns: FULL ? 5_000 : 500 });
});

test("answers a batch only after all calls are done, even if one fails", async () => {
  slowCalls = 0;
  const { statusCode } = await slim.inject(get("huge,slow?batch=1"));
  expect(statusCode).toBe(500);
  expect(slowCalls).toBe(1);
});

test("notifies a procedure when its client disconnects", async () => {
  const url = await slim.listen({ host: "127.0.0.1", port: 0 });
  const leaving = new AbortController();
  const waits = once(waiting, "waits");
  const left = once(waiting, "left");
  const asked = fetch(`${url}/trpc/patient`, { signal: leaving.signal }).catch(() => "gone");
  await waits;
  leaving.abort();
  await left;
  expect(await asked).toBe("gone");
});
