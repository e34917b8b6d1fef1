/**
 * Requests generated from the schemas, over REST and tRPC: what violates its schema in one place is
 * refused and changes nothing, and valid input causes no internal error. `FULL=1` makes more from a
 * random seed; `FUZZ_SEED=…` replays a seed.
 */

import { randomInt } from "node:crypto";
import { give, setBaseLevel, setPlayer } from "@emberlode/api/testing";
import { CALLS } from "@emberlode/contract/calls";
import { auditLedger } from "@emberlode/db";
import { FIELD_TYPES, TOOL_IDS } from "@emberlode/game";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { ownFactories } from "../testing/holdings.ts";
import {
  fittingInput,
  type Hints,
  INTERNALS,
  nearlyFittingInput,
  toText,
} from "../testing/near-valid.ts";
import { register, rowsOf, type TestPlayer } from "../testing/players.ts";
import { ORIGIN } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";
import { type RequestParts, readInput } from "./rest-input.ts";
import { CALL_ROUTES, type CallRoute } from "./routes.ts";

const FULL = process.env.FULL === "1";
const SEED = Number(process.env.FUZZ_SEED ?? (FULL ? randomInt(2 ** 31) : 1));
/** Requests between two comparisons of the routes. */
const CHUNK = 25;
const MISSING_RUNS = FULL ? 6_000 : 48;
const FITTING_RUNS = FULL ? 10_000 : 300;

const app = useApp({ unlimited: true });
let player: TestPlayer;
let other: TestPlayer;
let hints: Hints;

/** Creates a player who has one of everything, so that many valid calls succeed. */
async function settle(): Promise<void> {
  player = await register(app);
  other = await register(app);
  await setBaseLevel(app, player.id, 5);
  await give(app, player.id, 5_000_000, 5_000_000);
  const levels = TOOL_IDS.map(() => 3).join(", ");
  await setPlayer(app, player.id, `tools = array[${levels}], researches = array[${levels}]`);
  await setPlayer(app, player.id, "attack_units[1] = 40, attack_level[2] = true, parts[1] = 3");
  await setPlayer(app, other.id, "shield_until = 0, defense_units[1] = 2");
  const factories = await ownFactories(app, player, 2);
  const { sid } = player;
  const plot = await app.send({ method: "POST", url: "/api/plots", sid, body: { title: "Camp" } });
  const { base } = other.payload.user;
  const places = [base, player.payload.user.base, ...factories];
  const ids = [player, other].map(({ id }) => String(id));
  hints = {
    id: [...ids, plot.json().plot._id, "1", "pickaxe"],
    enemy: ids,
    plot: [plot.json().plot._id],
    field: places.map(({ x, y }) => ({ x, y })),
    username: [player.username, other.username, "Nobody"],
    sender: [player.username, ids[0]],
    clientId: [player.username, ids[0]],
    email: ["grown@example.org", `${player.username}@example.com`],
    password: ["not the password"],
    oldPassword: ["not the password", ""],
    newPassword: ["another password", ""],
    tool: TOOL_IDS,
    count: [0, 1, 2, 3],
    unit: [1, 2, 10],
    n: [1, 2],
    amount: [10, 100, 1000],
    stake: [100, 200],
    type: ["attack", "defense", "metal", "energy", ...FIELD_TYPES],
    day: ["2026-01-15"],
    name: ["bot"],
    body: ["Hello."],
    content: ["Remember the cave."],
    seq: [0, 1],
  };
}

beforeAll(async () => {
  await settle();
  console.log(`near-valid requests: FUZZ_SEED=${SEED}`);
});

interface Target {
  procedure: string;
  schema: z.ZodType;
  /** Undefined for tRPC. */
  route?: CallRoute;
  isQuery: boolean;
}

/** All calls with input, over both. */
const TARGETS: readonly Target[] = CALLS.flatMap(({ name, kind, input }) => {
  if (input === null) return [];
  const target = { procedure: name, schema: input, isQuery: kind === "query" };
  const routes = CALL_ROUTES.filter((route) => route.procedure === name && route.from);
  return [target, ...routes.map((route) => ({ ...target, route }))];
});

interface Grown {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  body?: string;
  /** The procedure's input if the request gets that far. */
  input: unknown;
}

function parsed(text: string): unknown {
  return text === "" ? undefined : JSON.parse(text);
}

function overTrpc({ procedure, isQuery }: Target, text: string): Grown {
  const url = `/trpc/${procedure}`;
  const input = parsed(text);
  if (!isQuery) return { method: "POST", url, body: text, input };
  const query = text === "" ? "" : `?input=${encodeURIComponent(text)}`;
  return { method: "GET", url: `${url}${query}`, input };
}

/** As encoded in a URL: lone surrogates become U+FFFD. */
const asText = (value: unknown): string =>
  Buffer.from(typeof value === "string" ? value : toText(value)).toString();

/** The input that a route reads; a symbol, which no schema accepts, if the route refuses it. */
function inputOf(route: CallRoute, parts: RequestParts): unknown {
  try {
    return readInput(route, parts);
  } catch {
    return Symbol("refused");
  }
}

/** Distributes the input over path, query and body as the route expects it. */
function overRest(route: CallRoute, text: string): Grown {
  const { method, path } = route;
  const sent = parsed(text);
  const fields =
    typeof sent === "object" && sent !== null ? new Map(Object.entries(sent)) : new Map();
  const params: Record<string, string> = {};
  const place = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = asText(fields.get(name) ?? "");
    params[name] = value;
    fields.delete(name);
    return encodeURIComponent(value);
  });
  if (method !== "GET" && !route.changesByGet) {
    const rest = Object.keys(params).length > 0 ? toText(Object.fromEntries(fields)) : text;
    return {
      method,
      url: place,
      body: rest,
      input: inputOf(route, { body: parsed(rest), query: {}, params }),
    };
  }
  const pairs = [...fields].map(([name, value]) => [name, asText(value)] as const);
  const query = Object.fromEntries(pairs);
  const url = `${place}?${new URLSearchParams(query)}`;
  return { method, url, input: inputOf(route, { body: undefined, query, params }) };
}

const grow = (target: Target, input: unknown): Grown =>
  target.route === undefined
    ? overTrpc(target, toText(input))
    : overRest(target.route, toText(input));

function ask({ method, url, body }: Grown, isPlayer: boolean) {
  return app.app.inject({
    method,
    url,
    headers: {
      origin: ORIGIN,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(isPlayer && { cookie: `sid=${player.sid}` }),
    },
    ...(body !== undefined && { payload: body }),
  });
}

/** A request and its source. */
type TargetedRequest = Grown & { target: Target; isPlayer: boolean };

type Grow = (schema: z.ZodType, hints: Hints) => fc.Arbitrary<unknown>;

/** Requests to all targets, mostly by the player. */
function requests(inputOf: Grow): fc.Arbitrary<TargetedRequest> {
  const grown = TARGETS.map((target) =>
    fc
      .record({ input: inputOf(target.schema, hints), tenth: fc.nat(9) })
      .map(({ input, tenth }) => ({ ...grow(target, input), target, isPlayer: tenth > 0 })),
  );
  return fc.oneof(...grown);
}

/** All routes of both players, once mails are sent. */
const routes = async () => {
  await app.services.mailer.settled();
  return [await rowsOf(app, player), await rowsOf(app, other)];
};

test("refuses input that violates its schema in one place, without changing a route", {
  timeout: FULL ? 3_600_000 : 60_000,
}, async () => {
  const misses = requests(nearlyFittingInput).filter(
    ({ target, input }) => !target.schema.safeParse(input).success,
  );
  const chunks = fc.array(misses, { minLength: CHUNK, maxLength: CHUNK });
  const property = fc.asyncProperty(chunks, async (chunk) => {
    const before = await routes();
    for (const request of chunk) {
      const { statusCode, body } = await ask(request, request.isPlayer);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expect(body).not.toMatch(INTERNALS);
    }
    expect(await routes()).toEqual(before);
  });
  await fc.assert(property, { seed: SEED, numRuns: MISSING_RUNS });
});

test("valid input causes no internal error, and refused input changes no route", {
  timeout: FULL ? 3_600_000 : 60_000,
}, async () => {
  const property = fc.asyncProperty(requests(fittingInput), async (request) => {
    const before = await routes();
    const { statusCode, body } = await ask(request, request.isPlayer);
    expect(statusCode).toBeLessThan(500);
    if (statusCode < 400) return;
    expect(body).not.toMatch(INTERNALS);
    expect(await routes()).toEqual(before);
  });
  await fc.assert(property, { seed: SEED, numRuns: FITTING_RUNS });
  expect(await auditLedger(app.pool)).toEqual([]);
});
