/** `npm run verify-roll` with rolls of a real game. */
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { makeTestFolder, removeTestFolder } from "@emberlode/db/testing";
import { DAY, type FieldType, isDiggable, MINUTE, utcDay } from "@emberlode/game";
import { putOn, register, type TestPlayer } from "@emberlode/server/testing/players.ts";
import { useApp } from "@emberlode/server/testing/use-app.ts";
import { beforeAll, expect, test } from "vitest";
import { type CommandResult, runCommand, runHere } from "./testing/run-command.ts";
import { verifyRoll as verify } from "./verify-roll/verify.ts";

const TODAY = "2026-05-20";

const app = useApp();
let player: TestPlayer;
let url: string;
beforeAll(async () => {
  player = await register(app);
  url = await app.app.listen({ host: "127.0.0.1", port: 0 });
});

/** The date of the server's clock, and the server's answer about a day. */
const dayNow = () => new Date(app.services.clock.now()).toISOString().slice(0, 10);
const fairDay = async (day: string): Promise<{ commitment: string; seed: string | null }> =>
  (await app.send({ method: "GET", url: `/api/fair/${day}` })).json();

/** Moves the clock to when a day's seed is published; returns the seed. */
async function seedOf(day: string): Promise<string> {
  const { clock } = app.services;
  app.advance((utcDay(clock.now()) + 1) * DAY + 10 * MINUTE - clock.now());
  const { seed } = await fairDay(day);
  if (seed === null) throw new Error("The seed should be published by now.");
  return seed;
}

async function explore(url: string, type: FieldType) {
  const body = { field: await putOn(app, player, type) };
  return (await app.send({ method: "POST", url, sid: player.sid, body })).json();
}

/** Runs the command in this process. */
const verifyRoll = (...args: string[]) => runHere((out) => verify(args, out));

const outcomeOf = ({ output }: CommandResult): unknown =>
  JSON.parse(/^Outcome: (.*)$/m.exec(output)?.[1] ?? "null");

test("a cave and a forest are recomputed once the day's seed is published", async () => {
  const day = dayNow();
  const cave = await explore("/api/user/items", "cave");
  app.advance(MINUTE);
  const forest = await explore("/api/user/forest", "forest");
  const promised = (await fairDay(day)).commitment;
  const facts = ["--day", day, "--player", String(player.id)];
  const ofCave = [...facts, "--purpose", "cave", "--counter", String(cave.roll)];
  const ofForest = [...facts, "--purpose", "forest", "--counter", String(forest.roll)];

  const early = await verifyRoll(...ofCave, "--server", url);
  expect(early.code).toBe(1);
  expect(early.errors).toMatch(/will be published at \S+T00:10:00.000Z/);

  const seed = await seedOf(day);
  const subject = await verifyRoll(...ofCave, "--server", url, "--commitment", promised);
  const given = await verifyRoll(...ofCave, "--seed", seed, "--commitment", promised);
  expect(subject.code).toBe(0);
  const typed = await runCommand("verify-roll.ts", [...ofCave, "--seed", seed], {});
  expect(typed).toMatchObject({ code: 0, output: expect.stringMatching(/^Outcome: \{"purpose/m) });
  expect(given.output).toBe(subject.output);
  const find = cave._id === undefined ? cave.type : "part";
  const expectedFacts = {
    part: cave._id,
    amount: cave.type === "metal" || cave.type === "energy" ? cave.amount : undefined,
  };
  expect(outcomeOf(subject)).toMatchObject({
    purpose: "cave",
    cave: JSON.parse(JSON.stringify({ find, ...expectedFacts })),
  });
  expect(outcomeOf(await verifyRoll(...ofForest, "--seed", seed))).toMatchObject({
    purpose: "forest",
    forest: { find: forest.type },
  });
  const other = await verifyRoll(...ofCave, "--seed", "ab".repeat(32), "--commitment", promised);
  expect(other).toMatchObject({ code: 1, errors: expect.stringContaining("not the seed") });
});

test("a field shown as a vein can be proven once the day's seed is published", async () => {
  const day = dayNow();
  const { fair, world, clock } = app.services;
  const at = clock.now();
  const ore = world.cells().filter(({ type }) => isDiggable(type));
  const vein = ore.find((cell) => fair.isVein(cell, at));
  const plain = ore.find((cell) => !fair.isVein(cell, at));
  if (vein === undefined || plain === undefined)
    throw new Error("Today has no vein, or only veins.");
  const promised = (await fairDay(day)).commitment;
  const given = ["--day", day, "--seed", await seedOf(day), "--commitment", promised];
  const found = await verifyRoll(...given, "--vein", `${vein.x},${vein.y}`);
  expect(found).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Field vein:${vein.x}:${vein.y} of ${day}`),
  });
  expect(outcomeOf(found)).toEqual({ vein: true });
  const none = await verifyRoll(...given, "--vein", `${plain.x},${plain.y}`);
  expect(outcomeOf(none)).toEqual({ vein: false });
});

test("a relic's place and content can be proven by the map or the world's seed", async () => {
  // The clock is far ahead of the session of the others.
  const seeker = await register(app);
  const day = dayNow();
  const { fair, world, clock } = app.services;
  const [, relic] = fair.relics(seeker.id, world.typeAt, clock.now());
  if (relic === undefined) throw new Error("There is no relic.");
  const at = `x = ${relic.cell.x}, y = ${relic.cell.y}`;
  await app.pool.query(
    `update players set ${at}, explored = decode(repeat('ff', 313), 'hex'),
    version = version + 1 where id = $1::int`,
    [seeker.id],
  );
  app.services.actions.invalidate(seeker.id);
  const view = await app.send({ method: "GET", url: "/api/fields/view", sid: seeker.sid });
  const taken = await app.send({
    method: "POST",
    url: "/api/user/relic",
    sid: seeker.sid,
    body: { field: relic.cell },
  });
  expect(taken.json()).toMatchObject({ number: 2, type: relic.content.find });
  const folder = await makeTestFolder("relic");
  const file = join(folder, "view.json");
  await writeFile(file, view.body);
  const promised = (await fairDay(day)).commitment;
  const facts = ["--day", day, "--seed", await seedOf(day), "--commitment", promised];
  const asked = [...facts, "--player", String(seeker.id), "--relic", "2"];
  const shown = await verifyRoll(...asked, "--map", file);
  expect(shown).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Relic relic:${seeker.id}:2 of ${day}`),
  });
  expect(outcomeOf(shown)).toEqual(JSON.parse(JSON.stringify(relic)));
  // Another world has other fields, so the relic would be elsewhere or nothing is known of it.
  const little = JSON.stringify({ rows: Array(50).fill(" ".repeat(50)) });
  await writeFile(file, little);
  const unknown = await verifyRoll(...asked, "--map", file);
  expect(unknown.errors).toMatch(/^The map does not show the field \d+,\d+, which decides/);
  await removeTestFolder(folder);
});

test.each([
  [["--day", TODAY, "--seed", "ab", "--player", "1", "--relic", "4"], "--relic takes a number"],
  [["--day", TODAY, "--seed", "ab", "--player", "1", "--relic", "1"], "Give --map or --world."],
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
])("%j prints the usage", async (args, sentence) => {
  const { code, errors } = await verifyRoll(...args);
  expect(code).toBe(1);
  expect(errors).toContain(sentence);
  expect(errors).toContain("npm run verify-roll -- --day");
});

test.each(["<!doctype html>", "{}"])("a server that answers %s is no game server", async (body) => {
  const other = createServer((_, response) => response.end(body)).listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? address?.port : 0;
  const facts = ["--day", TODAY, "--player", "1", "--purpose", "cave", "--counter", "1"];
  const { errors } = await verifyRoll(...facts, "--server", `http://127.0.0.1:${port}`);
  expect(errors).toContain(`http://127.0.0.1:${port} is not a game server.`);
  other.close();
});

test("one seed gives an outcome for every purpose", async () => {
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
