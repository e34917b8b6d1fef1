/** `npm run verify-roll` on rolls that a real game made. */
import { rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import {
  createCaller,
  createContext,
  createServices,
  type Services,
  silentLog,
} from "@emberlode/api";
import { createPool, type Pool } from "@emberlode/db";
import { createTestDatabase, makeTestFolder, type TestDatabase } from "@emberlode/db/testing";
import { DAY, type FieldType, isDiggable, MINUTE } from "@emberlode/game";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ran, runCommand, runHere } from "./testing/run-command.ts";
import { verifyRoll as verify } from "./verify-roll/verify.ts";

const NOON = Date.UTC(2026, 4, 20, 12);
const TODAY = "2026-05-20";

let dataDir: string;
let database: TestDatabase;
let pool: Pool;
let services: Services;
let now = NOON;
let call: ReturnType<typeof createCaller>;
let playerId: number;

/** A caller with what the last answer made of the session cookie. */
function caller(token: string | null) {
  return createContext(services, {
    sessionToken: token,
    bearerToken: null,
    address: "127.0.0.1",
    idempotencyKey: null,
    callIndex: 0,
  });
}

beforeAll(async () => {
  dataDir = await makeTestFolder("verify");
  database = await createTestDatabase("founded");
  pool = createPool(database);
  const config = {
    publicUrl: "http://localhost",
    worldSeed: "test",
    dataDir,
    smtpUrl: null,
    mailFrom: "game@localhost",
    secret: "a secret of the tests, long enough",
    signupsPerHour: 10,
  };
  services = createServices(config, { pool, log: silentLog, clock: { now: () => now } });
  await services.start();
  const context = caller(null);
  const { user } = await createCaller(context).user.register({
    username: "Checker",
    email: "checker@example.org",
    password: "correct horse",
  });
  const { session } = context.effects;
  if (session?.kind !== "set") throw new Error("Nobody was logged in.");
  const { token } = session;
  call = createCaller(() => caller(token));
  playerId = Number(user._id);
});

afterAll(async () => {
  await services.stop();
  await pool.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function standOn(type: FieldType) {
  const cell = services.world.cells().find((one) => one.type === type && one.baseOwner === null);
  if (cell === undefined) throw new Error(`The world has no ${type}.`);
  const { x, y } = cell;
  await pool.query(
    "update players set x = $2::int, y = $3::int, version = version + 1 where id = $1::int",
    [playerId, x, y],
  );
  services.actions.forget(playerId);
  return { field: { x, y } };
}

/** What the command does, without starting one. */
const verifyRoll = (...args: string[]) => runHere((out) => verify(args, out));

const outcomeOf = ({ output }: Ran): unknown =>
  JSON.parse(/^Outcome: (.*)$/m.exec(output)?.[1] ?? "null");

/** A server that tells what the game tells of a day. */
async function fairServer(): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const day = request.url?.split("/").at(-1) ?? "";
    call.fair.day({ day }).then(
      (answer) => response.end(JSON.stringify(answer)),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was opened.");
  return { server, url: `http://127.0.0.1:${address.port}` };
}

test("a cave and a forest are found again once the day's seed is told", async () => {
  const cave = await call.finds.cave(await standOn("cave"));
  now += 30 * MINUTE;
  const forest = await call.finds.forest(await standOn("forest"));
  const { server, url } = await fairServer();
  const promised = (await call.fair.day({ day: TODAY })).commitment;
  const facts = ["--day", TODAY, "--player", String(playerId)];
  const ofCave = [...facts, "--purpose", "cave", "--counter", String(cave.roll)];
  const ofForest = [...facts, "--purpose", "forest", "--counter", String(forest.roll)];

  const early = await verifyRoll(...ofCave, "--server", url);
  expect(early.code).toBe(1);
  expect(early.errors).toContain("will be published at 2026-05-21T00:10:00.000Z");

  now = NOON + DAY / 2 + 10 * MINUTE;
  const { seed } = await createCaller(caller(null)).fair.day({ day: TODAY });
  if (seed === null) throw new Error("The seed should be told by now.");
  const asked = await verifyRoll(...ofCave, "--server", url, "--commitment", promised);
  const given = await verifyRoll(...ofCave, "--seed", seed, "--commitment", promised);
  expect(asked.code).toBe(0);
  const typed = await runCommand("verify-roll.ts", [...ofCave, "--seed", seed], {});
  expect(typed).toMatchObject({ code: 0, output: expect.stringMatching(/^Outcome: \{"purpose/m) });
  expect(given.output).toBe(asked.output);
  const find = cave._id === undefined ? cave.type : "part";
  const told = {
    part: cave._id,
    amount: cave.type === "metal" || cave.type === "energy" ? cave.amount : undefined,
  };
  expect(outcomeOf(asked)).toMatchObject({
    purpose: "cave",
    cave: JSON.parse(JSON.stringify({ find, ...told })),
  });
  expect(outcomeOf(await verifyRoll(...ofForest, "--seed", seed))).toMatchObject({
    purpose: "forest",
    forest: { find: forest.type },
  });
  const other = await verifyRoll(...ofCave, "--seed", "ab".repeat(32), "--commitment", promised);
  expect(other).toMatchObject({ code: 1, errors: expect.stringContaining("not the seed") });
  await new Promise((resolve) => server.close(resolve));
});

test("a field that was shown as a vein is proven once the day's seed is told", async () => {
  const day = new Date(now).toISOString().slice(0, 10);
  const at = now;
  const ore = services.world.cells().filter(({ type }) => isDiggable(type));
  const vein = ore.find((cell) => services.fair.isVein(cell, at));
  const plain = ore.find((cell) => !services.fair.isVein(cell, at));
  if (vein === undefined || plain === undefined) throw new Error("No vein today, or only veins.");
  const promised = (await createCaller(caller(null)).fair.day({ day })).commitment;
  now += DAY + 10 * MINUTE;
  const { seed } = await createCaller(caller(null)).fair.day({ day });
  if (seed === null) throw new Error("The seed should be told by now.");
  const given = ["--day", day, "--seed", seed, "--commitment", promised];
  const found = await verifyRoll(...given, "--vein", `${vein.x},${vein.y}`);
  expect(found).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Field vein:${vein.x}:${vein.y} of ${day}`),
  });
  expect(outcomeOf(found)).toEqual({ vein: true });
  const none = await verifyRoll(...given, "--vein", `${plain.x},${plain.y}`);
  expect(outcomeOf(none)).toEqual({ vein: false });
});

test.each([
  [["--day", TODAY, "--seed", "ab", "--vein", "51,1"], "--vein takes X,Y"],
  [["--day", TODAY, "--seed", "ab", "--vein", "5"], "--vein takes"],
  [["--day", "yesterday"], "--day takes a day"],
  [["--day", TODAY], "Give --seed or --server."],
  [["--day", TODAY, "--seed", "ab", "--player", "1", "--counter", "x"], "--counter takes"],
  [
    ["--day", TODAY, "--seed", "ab", "--player", "1", "--counter", "1", "--purpose", "luck"],
    "--purpose is one of",
  ],
  [
    ["--day", TODAY, "--seed", "ab", "--player", "1", "--counter", "1", "--purpose", "cave"],
    "64 hex digits",
  ],
  [["--luck"], "Unknown option"],
])("%j is answered with how to use it", async (args, sentence) => {
  const { code, errors } = await verifyRoll(...args);
  expect(code).toBe(1);
  expect(errors).toContain(sentence);
  expect(errors).toContain("npm run verify-roll -- --day");
});

test("the same seed gives every purpose its outcome", async () => {
  const run = async (purpose: string, ...more: string[]) =>
    outcomeOf(
      await verifyRoll(
        ...["--day", TODAY, "--player", "17", "--counter", "204", "--purpose", purpose],
        ...["--seed", "ab".repeat(32), ...more],
      ),
    );
  expect(await run("casino", "--game", "dice")).toMatchObject({
    game: "dice",
    result: expect.any(Number),
  });
  expect(await run("mirage")).toMatchObject({
    offered: expect.any(Boolean),
    pays: expect.any(String),
  });
  expect(await run("battle")).toMatchObject({ seed: expect.stringMatching(/^[0-9a-f]{32}$/) });
});
