/** Bots of every temperament play over real HTTP with ordinary calls, under all limits. */

import { give, setBot, setPlayer, signUp } from "@emberlode/api/testing";
import {
  ALWAYS,
  type Bot,
  countHeldFactories,
  executeIntent,
  makeBot,
  reportLine,
} from "@emberlode/bots";
import { habitFor, TEMPERAMENT_IDS, type TemperamentId } from "@emberlode/bots/habits";
import { auditLedger } from "@emberlode/db";
import { beginNextSeason } from "@emberlode/db/testing";
import { DAY, HOUR, MINUTE, SECOND, seededRandom, utcDay, wrapCoordinate } from "@emberlode/game";
import { beforeAll, expect, test } from "vitest";
import { putOnFactory } from "./testing/holdings.ts";
import { register } from "./testing/players.ts";
import { useApp } from "./testing/use-app.ts";

const FULL = process.env.FULL === "1";
/** Turns of all bots together, after their first ten minutes. */
const TURNS = FULL ? 1_500 : 420;
/** How many bots must do each thing in that time. */
const MOST = FULL ? TEMPERAMENT_IDS.length : TEMPERAMENT_IDS.length - 2;

interface Player {
  id: TemperamentId;
  bot: Bot;
  /** When its next turn is. */
  due: number;
}

// The server's clock and randomness are fixed, so the bots play the same game in every run.
let time = Date.UTC(2026, 4, 20, 12);
const clock = { now: () => time };
const app = useApp({
  fixed: { clock, random: seededRandom("server"), daySeed: new Uint8Array(32).fill(7) },
});
const advance = (milliseconds: number) => {
  time += milliseconds;
};
let url: string;
const players: Player[] = [];
let bots = 0;
/** Answers that indicate a fault of the server or the bot. */
const failures: string[] = [];
const held = () => countHeldFactories(players.map(({ bot }) => ({ account: null, bot })));

async function newPlayer(id: TemperamentId, username = `${id}-bot`): Promise<Player> {
  const who = { username, email: `${username}@bots.invalid`, password: "correct horse" };
  bots += 1;
  const address = `2001:db8:b0${bots}::1`;
  const { token: sid } = await signUp(app.services, { ...who, address });
  await setBot(app.services.db, username, true);
  const asked = { method: "POST", url: "/api/user/tokens", sid, body: { name: "bot" } } as const;
  const { secret: token } = (await app.send(asked)).json();
  const bot = makeBot({ url }, token, {
    habit: habitFor(id),
    random: seededRandom(username),
    schedule: ALWAYS,
    betweenMs: 8 * SECOND,
    now: clock.now,
    groupFactories: held,
  });
  return { id, bot, due: time };
}

beforeAll(async () => {
  app.app.addHook("onResponse", async ({ method, url: path }, { statusCode }) => {
    if (statusCode >= 500 || statusCode === 429) failures.push(`${statusCode} ${method} ${path}`);
  });
  url = await app.app.listen({ host: "127.0.0.1", port: 0 });
  for (const id of TEMPERAMENT_IDS) players.push(await newPlayer(id));
}, 60_000);

/** Lets the bots play in order of their turns; the server's clock jumps from turn to turn. */
async function playOn(turns: number, some: readonly Player[] = players): Promise<void> {
  let prepared = time;
  for (let turn = 0; turn < turns; turn++) {
    const next = some.reduce((first, one) => (one.due < first.due ? one : first));
    advance(Math.max(0, next.due - time));
    // Prepares the day's seeds as the server does.
    if (time - prepared > HOUR) {
      await app.services.fair.prepare();
      prepared = time;
    }
    next.due = time + (await next.bot.turn());
  }
}

const done = (what: string) =>
  players.filter(({ bot }) => (bot.counts.get(what) ?? 0) > 0).map(({ id }) => id);

test("bots dig, explore, buy and capture a factory in their first ten minutes", async () => {
  const end = time + 10 * MINUTE;
  while (time < end) await playOn(players.length);
  for (const what of ["dig", "explore"]) expect(done(what).length).toBeGreaterThan(1);
  for (const what of ["buy units", "capture"]) {
    expect([what, done(what).length >= 4, done(what)]).toEqual([what, true, done(what)]);
  }
}, 60_000);

test("bots dig, explore, buy, capture and build without faults", async () => {
  await playOn(TURNS);
  for (const what of ["step", "dig", "explore", "buy units", "capture"]) {
    expect([what, done(what).length >= MOST, done(what)]).toEqual([what, true, done(what)]);
  }
  expect(done("upgrade base").length).toBeGreaterThan(0);
  for (const { bot } of players) expect(bot.notebook?.factories.length).toBeGreaterThan(1);
  expect(failures).toEqual([]);
  expect(await auditLedger(app.pool)).toEqual([]);
}, 300_000);

test("no bot captures another's factory, since all are new", async () => {
  for (const { id, bot } of players) {
    const { logs } = await bot.settings.client.logs.list.query({ type: "factory", limit: 100 });
    // Factories that the base outgrew are released.
    const lost = logs.filter(
      ({ type, content }) => type === "lost" && !/was released/.test(content),
    );
    expect([id, lost]).toEqual([id, []]);
  }
});

test("a factory that was captured after being inspected stays with its owner", async () => {
  const owner = await register(app);
  const late = await newPlayer("builder", "Latecomer");
  await playOn(3, [late]);
  const id = Number((await late.bot.settings.client.user.session.query()).user._id);
  const cell = await putOnFactory(app, owner);
  await setPlayer(app, id, `x = ${cell.x}, y = ${cell.y}`);
  await setPlayer(app, id, "attack_units[1] = 10");
  await setPlayer(app, owner.id, "attack_units[1] = 10");
  const taken = { method: "POST", url: "/api/user/puc", body: cell, sid: owner.sid } as const;
  expect((await app.send(taken)).json()).toMatchObject({ captured: true });
  const { notebook, settings } = late.bot;
  if (notebook === null) throw new Error("The bot has not played yet.");
  notebook.moveTo(cell);
  const play = { client: settings.client, notebook, now: time };
  await executeIntent(play, { do: "capture", from: null });
  const field = { method: "GET", url: `/api/fields/coords?x=${cell.x}&y=${cell.y}` } as const;
  const seen = await app.send({ ...field, sid: owner.sid });
  expect(seen.json()).toMatchObject({ user: { username: owner.username } });
});

test("their own records match the database", async () => {
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

test("hardly any call is refused", () => {
  for (const { id, bot } of players) {
    const deeds = [...bot.counts];
    const count = (some: typeof deeds) => some.reduce((sum, [, times]) => sum + times, 0);
    const refused = deeds.filter(([what]) => /^[A-Z_]+$/.test(what));
    expect([id, count(refused) * 50 < count(deeds), refused]).toEqual([id, true, refused]);
  }
});

test("a report line shows a bot, its possessions and its deeds since the last one", () => {
  for (const { id: temperament, bot } of players) {
    const member = { number: 0, temperament, account: null, bot };
    const plain = bot.plainFactories;
    expect(reportLine(member, new Map())).toMatch(
      new RegExp(
        `^bot 1 +${temperament} +at \\d+, \\d+ · base \\d, factories ${plain} · .*step \\d+`,
      ),
    );
    expect(reportLine(member, bot.counts)).toMatch(/ · nothing$/);
  }
});

test("a raider spares newcomers and raids players who are a week old", async () => {
  const raider = await newPlayer("raider", "Crow");
  const victim = await register(app);
  await give(app, victim.id, 20_000, 20_000);
  const { base } = victim.payload.user;
  await playOn(20, [raider]);
  const id = Number((await raider.bot.settings.client.user.session.query()).user._id);
  const inquired = () => raider.bot.counts.get("inquire") ?? 0;
  const attacks = () => raider.bot.counts.get("attack") ?? 0;
  /** Has it pass by with an army after a day's work, until `isDone` or for `turns` turns. */
  const comeBy = async (turns: number, isDone = () => false) => {
    for (let turn = 0; turn < turns && !isDone(); turn += 20) {
      const worked = `digs = 250, dug_metal = 6000, counter_day = ${utcDay(time)}`;
      const place = `x = ${wrapCoordinate(base.x - 2)}, y = ${base.y}`;
      await setPlayer(app, id, `attack_units[1] = 10, ${worked}, ${place}`);
      await playOn(20, [raider]);
    }
  };
  advance(HOUR);
  // It sees the base and asks who owns it.
  await comeBy(200, () => inquired() > 0);
  await comeBy(FULL ? 200 : 20);
  expect(inquired()).toBeGreaterThan(0);
  expect(attacks()).toBe(0);
  advance(8 * DAY);
  await app.services.fair.prepare();
  await comeBy(300, () => attacks() > 0);
  expect(attacks()).toBeGreaterThan(0);
  expect(failures).toEqual([]);
  expect(await auditLedger(app.pool)).toEqual([]);
}, 60_000);

test("bots play on in the next season, on what they learn of its map", async () => {
  // Days have passed since their last turn: they read everything, and not again for ten minutes.
  await playOn(players.length);
  const before = players.map(({ bot }) => bot.counts.get("dig") ?? 0);
  await beginNextSeason(app.pool, app.database, time);
  await app.services.world.refresh();
  // The first action of the old season is refused, and everything is read again.
  const start = time;
  while (time < start + 3 * MINUTE) await playOn(players.length);
  const notified = players.filter(({ bot }) => bot.counts.get("SEASON_CHANGED") === 1);
  expect(notified.length).toBeGreaterThan(players.length / 2);
  for (const { bot } of notified) expect(bot.notebook?.season).toBe(2);
  const end = start + 15 * MINUTE;
  while (time < end) await playOn(players.length);
  const digging = players.filter(
    ({ bot }, index) => (bot.counts.get("dig") ?? 0) > (before[index] ?? 0),
  );
  expect(digging.length).toBeGreaterThan(players.length / 2);
  for (const { bot } of players) expect(bot.notebook?.season).toBe(2);
  expect(failures).toEqual([]);
  expect(await auditLedger(app.pool)).toEqual([]);
}, 60_000);
