/**
 * Random calls and socket frames never cause an internal error, reveal internals or change a row.
 * `FULL=1` makes more of them from a random seed; `FUZZ_SEED=…` replays a seed.
 */
import { randomInt } from "node:crypto";
import { appRouter } from "@emberlode/api";
import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { INTERNALS, ODD_VALUES } from "../testing/near-valid.ts";
import { register, rowsOf, type TestPlayer } from "../testing/players.ts";
import { openRawSocket } from "../testing/raw-socket.ts";
import { connected, TestSockets } from "../testing/sockets.ts";
import { ORIGIN } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";
import { CALL_ROUTES } from "./routes.ts";

const FULL = process.env.FULL === "1";
const SEED = Number(process.env.FUZZ_SEED ?? (FULL ? randomInt(2 ** 31) : 1));

const app = useApp({ unlimited: true });
let player: TestPlayer;
let bystander: TestPlayer;
let before: unknown;
beforeAll(async () => {
  console.log(`random calls and frames: FUZZ_SEED=${SEED}`);
  [player, bystander] = [await register(app), await register(app)];
});

/** All rows of a player, and the number of accounts. */
const rows = async () => [
  await rowsOf(app, player),
  await app.pool.query("select count(*) from accounts where not is_guest"),
];
beforeEach(async () => {
  before = await rows();
});
afterEach(async () => expect(await rows()).toEqual(before));

const odd = fc.constantFrom(...ODD_VALUES);
const keys = fc.constantFrom("type", "field", "x", "y", "username", "email", "password", "id");
const value = fc.oneof(odd, fc.dictionary(keys, odd), fc.jsonValue({ maxDepth: 2 }));
const body = fc.oneof(
  fc.dictionary(keys, value).map((it) => JSON.stringify(it)),
  value.map((it) => JSON.stringify(it)),
  fc.string({ unit: "binary", maxLength: 60 }),
);
/** Calls that random input may succeed with: without input, or with any input. */
const TAKES_ANYTHING = new Set(["user.logout", "user.endOtherSessions", "plots.create"]);
const procedures = Object.keys(appRouter._def.procedures);
const target = fc.oneof(
  fc
    .constantFrom(...CALL_ROUTES.filter(({ procedure }) => !TAKES_ANYTHING.has(procedure)))
    .map(({ method, path }) => ({ method, path })),
  fc
    .constantFrom(...procedures.filter((name) => !TAKES_ANYTHING.has(name)), "user", "x.y")
    .chain((name) =>
      fc.record({
        method: fc.constantFrom("GET" as const, "POST" as const),
        path: fc.constantFrom(
          `/trpc/${name}`,
          `/trpc/${name},${name}?batch=1`,
          `/trpc/${name}?batch=1`,
        ),
      }),
    ),
);
const request = fc.record({
  target,
  body,
  query: fc.oneof(fc.constant(""), fc.webQueryParameters()),
  type: fc.constantFrom("application/json", "application/json; charset=utf-8", "text/plain"),
  key: fc.constantFrom<string | undefined>(undefined, "1", "0f8fad5b-d9cb-469f-a165-70867728950e"),
  session: fc.boolean(),
});

test("random calls", { timeout: FULL ? 3_600_000 : 60_000 }, async () => {
  const property = fc.asyncProperty(request, async (made) => {
    const joint = made.target.path.includes("?") ? "&" : "?";
    const bodyless = made.target.method === "GET";
    const input = bodyless ? `input=${encodeURIComponent(Buffer.from(made.body).toString())}` : "";
    const response = await app.app.inject({
      method: made.target.method,
      url: `${made.target.path}${joint}${made.query}&${input}`,
      headers: {
        origin: ORIGIN,
        ...(!bodyless && { "content-type": made.type }),
        ...(made.key !== undefined && { "idempotency-key": made.key }),
        ...(made.session && { cookie: `sid=${player.sid}` }),
      },
      ...(!bodyless && { payload: made.body }),
    });
    expect(response.statusCode).toBeLessThan(500);
    if (response.statusCode >= 400) expect(response.body).not.toMatch(INTERNALS);
  });
  await fc.assert(property, { seed: SEED, numRuns: FULL ? 30_000 : 400 });
});

/** Events with and without a callback, other packets of the protocol, and invalid ones. */
const events = fc.constantFrom("chat:send", "chat:resume", "visible", "no:such", "__proto__");
const packets = fc.constantFrom(
  ...["0", "1", "2", "3", "4", "40", "41", "42/admin,", "43", "44", "45", "451-", "46", "5", "6"],
);
const event = fc
  .tuple(fc.constantFrom("42", "421"), events, fc.array(value, { maxLength: 3 }))
  .map(([packet, name, sent]) => packet + JSON.stringify([name, ...sent]));
const frame = fc.oneof(
  { arbitrary: event, weight: 3 },
  fc.tuple(packets, body).map(([packet, text]) => packet + text),
  body,
);

test("random frames", { timeout: FULL ? 3_600_000 : 60_000 }, async () => {
  const url = await app.app.listen({ host: "127.0.0.1", port: 0 });
  const sockets = new TestSockets(url);
  const other = sockets.as(bystander);
  expect(await connected(other)).toBe("connected");
  const property = fc.asyncProperty(frame, async (made) => {
    const raw = await openRawSocket(url, player.sid);
    let isOver = false;
    void raw.closed.then(() => {
      isOver = true;
    });
    raw.send("40", made, '4299["chat:resume",{"seq":0}]');
    // The next event is answered with its number, or the connection closes.
    const isAnswered = () => raw.received().includes("4399[");
    await vi.waitUntil(() => isOver || isAnswered(), { timeout: 10_000, interval: 1 });
    expect(raw.received()).not.toMatch(INTERNALS);
    raw.destroy();
    await raw.closed;
  });
  await fc.assert(property, { seed: SEED, numRuns: FULL ? 10_000 : 100 });
  expect(other.connected).toBe(true);
  sockets.close();
});
