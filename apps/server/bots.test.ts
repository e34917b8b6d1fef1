/** Bots of every temperament in a world of their own, over real HTTP: by ordinary calls, under all limits. */
import { ALWAYS, Bot } from "@emberlode/bots";
import { habitFor, TEMPERAMENT_IDS, type TemperamentId } from "@emberlode/bots/habits";
import { createClient } from "@emberlode/client";
import { auditLedger } from "@emberlode/db";
import { DAY, HOUR, seededRandom, wrap } from "@emberlode/game";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setPlayer } from "./testing/armies.ts";
import { give } from "./testing/give.ts";
import { register } from "./testing/players.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

/** Turns of all bots together. */
const TURNS = 2_400;

interface Player {
  id: TemperamentId;
  bot: Bot;
  /** When its next turn is. */
  due: number;
}

let app: TestApp;
let url: string;
const players: Player[] = [];
/** Answers that say that something is wrong with the server, or with who asks. */
const faults: string[] = [];
const held = () =>
  players.reduce((sum, { bot }) => sum + (bot.notebook?.factories.slice(1).length ?? 0), 0);

async function newPlayer(id: TemperamentId): Promise<Player> {
  const maker = createClient({ url });
  const username = `${id}-bot`;
  const email = `${username}@bots.invalid`;
  await maker.user.register.mutate({ username, email, password: "correct horse", isBot: true });
  const { secret } = await maker.user.createToken.mutate({ name: "bot" });
  const { now } = app.services.clock;
  const bot = new Bot({
    client: createClient({ url, token: secret }),
    ...{ habit: habitFor(id), random: seededRandom(username), plan: ALWAYS },
    ...{ betweenMs: 6_000, now, groupFactories: held },
  });
  return { id, bot, due: now() };
}

beforeAll(async () => {
  app = await createTestApp();
  app.app.addHook("onResponse", async ({ method, url: path }, { statusCode }) => {
    if (statusCode >= 500 || statusCode === 429) faults.push(`${statusCode} ${method} ${path}`);
  });
  url = await app.app.listen({ host: "127.0.0.1", port: 0 });
  for (const id of TEMPERAMENT_IDS) players.push(await newPlayer(id));
}, 60_000);

afterAll(() => app.close());

/** Lets the bots play, whoever is due first, while the server's clock jumps from turn to turn. */
async function playOn(turns: number, some: readonly Player[] = players): Promise<void> {
  const { now } = app.services.clock;
  let prepared = now();
  for (let turn = 0; turn < turns; turn++) {
    const next = some.reduce((first, one) => (one.due < first.due ? one : first));
    app.advance(Math.max(0, next.due - now()));
    // The day's seeds, as the server prepares them.
    if (now() - prepared > HOUR) {
      await app.services.fair.prepare();
      prepared = now();
    }
    next.due = now() + (await next.bot.turn());
  }
}

const done = (what: string) =>
  players.filter(({ bot }) => (bot.deeds.get(what) ?? 0) > 0).map(({ id }) => id);

test("they dig, explore, buy, capture and build, and nothing goes wrong", async () => {
  await playOn(TURNS);
  for (const what of ["step", "dig", "explore", "buy units", "capture"]) {
    expect([what, done(what)]).toEqual([what, TEMPERAMENT_IDS]);
  }
  expect(done("upgrade base").length).toBeGreaterThan(0);
  for (const { bot } of players) expect(bot.notebook?.factories.length).toBeGreaterThan(1);
  expect(faults).toEqual([]);
  expect(await auditLedger(app.pool)).toEqual([]);
}, 300_000);

test("what they believe of themselves is so", async () => {
  for (const { id, bot } of players) {
    const [row] = await app.pool.query(
      `select p.metal, p.energy, p.x, p.y from players p join accounts a on a.id = p.id
      where a.username = $1`,
      [`${id}-bot`],
    );
    const { metal, energy, x, y } = bot.notebook?.status ?? {};
    expect([id, row]).toEqual([id, { metal, energy, x, y }]);
  }
});

test("hardly anything is refused", () => {
  for (const { id, bot } of players) {
    const deeds = [...bot.deeds];
    const count = (some: typeof deeds) => some.reduce((sum, [, times]) => sum + times, 0);
    const refused = deeds.filter(([what]) => /^[A-Z_]+$/.test(what));
    expect([id, count(refused) * 50 < count(deeds), refused]).toEqual([id, true, refused]);
  }
});

test("a raider leaves a newcomer alone, and raids who is a week old", async () => {
  const raider = players.find(({ id }) => id === "raider");
  const victim = await register(app);
  await give(app, victim, 20_000, 20_000);
  const { base } = victim.payload.user;
  if (raider === undefined || base === null) throw new Error("nobody to raid");
  const id = Number((await raider.bot.settings.client.user.session.query()).user._id);
  // It comes by, sees the base and asks whose it is.
  await setPlayer(app, { id }, "attack_units[1] = 60");
  await setPlayer(app, { id }, `x = ${wrap(base.x - 2)}, y = ${base.y}`);
  app.advance(HOUR);
  await playOn(60, [raider]);
  const attacks = () => raider.bot.deeds.get("attack") ?? 0;
  expect(raider.bot.deeds.get("inquire")).toBeGreaterThan(0);
  expect(attacks()).toBe(0);
  app.advance(8 * DAY);
  await app.services.fair.prepare();
  await playOn(200, [raider]);
  expect(attacks()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  expect(await auditLedger(app.pool)).toEqual([]);
}, 60_000);
