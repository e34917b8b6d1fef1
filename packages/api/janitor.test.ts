import { DAY, HOUR, MINUTE, NEW_PLAYER_START, utcDay } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cleanUp } from "./janitor.ts";
import { every } from "./platform/tasks/every.ts";
import {
  keepCookie,
  PASSWORD,
  refusal,
  refusedWith,
  startGame,
  type TestGame,
} from "./testing/game.ts";
import { addDigLines, setPlayer } from "./testing/give.ts";
import { worldWithRoomFor } from "./testing/positions.ts";
import { setRole } from "./testing/staff.ts";
import { setTools } from "./testing/tools.ts";

let game: TestGame;
beforeEach(async () => {
  game = await startGame({ before: worldWithRoomFor(2) });
});
afterEach(() => game.close());

const rowsOf = async (table: string) => (await game.pool.query(`select 1 from ${table}`)).length;

test("deletes what has expired", async () => {
  await game.player("Leaver");
  await game.browser().call.user.forgotPassword({ username: "Leaver" });
  await game.services.mailer.settled();
  expect([await rowsOf("sessions"), await rowsOf("password_resets")]).toEqual([1, 1]);
  await cleanUp(game.services);
  expect([await rowsOf("sessions"), await rowsOf("password_resets")]).toEqual([1, 1]);
  game.clock.pass(HOUR + 1);
  await cleanUp(game.services);
  expect([await rowsOf("sessions"), await rowsOf("password_resets")]).toEqual([0, 0]);
});

test("deletes expired mines", async () => {
  const until = game.clock.now() + HOUR;
  await game.pool.query("insert into mines (x, y, owner, laid_at, until) values (9, 9, 1, 0, $1)", [
    until,
  ]);
  await cleanUp(game.services);
  expect(await rowsOf("mines")).toBe(1);
  game.clock.pass(HOUR + 1);
  await cleanUp(game.services);
  // A server whose clock is behind may still clear it.
  expect(await rowsOf("mines")).toBe(1);
  game.clock.pass(MINUTE);
  await cleanUp(game.services);
  expect(await rowsOf("mines")).toBe(0);
});

test("after sixty days an account's base leaves the map until the next login", async () => {
  const sleeper = await game.player("Sleeper");
  await addDigLines(game, sleeper.id, 20);
  const home = (await sleeper.call.user.session()).user.base;
  await game.pool.query("update factories set lvl = 4, slots = 15000 where owner = $1::int", [
    sleeper.id,
  ]);
  game.clock.pass(60 * DAY);
  await cleanUp(game.services);
  expect(game.services.world.bases()).toHaveLength(1);
  game.clock.pass(1);
  await cleanUp(game.services);
  expect(game.services.world.bases()).toHaveLength(0);
  expect(game.logged).toContain("info removed the bases of absent players from the map");

  const { user } = await sleeper.call.user.login({ username: "Sleeper", password: PASSWORD });
  keepCookie(sleeper);
  expect(home).toEqual(user.base);
  expect(user.baseOnMap).toBe(true);
  expect(user.status).toMatchObject({ metal: 1000, totalSlots: 15000, factories: 1 });
  expect((await sleeper.call.puc.list()).factories).toMatchObject([{ lvl: 4, slots: 15000 }]);
  const [alert] = (await sleeper.call.alerts.list({})).alerts;
  expect(alert).toMatchObject({ type: "event", title: english["alert-texts"]("baseLeft") });
  const { logs } = await sleeper.call.logs.list({ type: "account", limit: 1 });
  expect(logs).toMatchObject([{ type: "base-left", content: alert?.content }]);
});

test("after the clock was set back no day, shield or mute lasts longer than its rule", async () => {
  const clock = game.clock;
  const noon = clock.now();
  clock.pass(DAY);
  const player = await game.player("Early");
  const moderator = await game.player("Nora");
  await setRole(game.services.db, "Nora", "moderator");
  const mute = { kind: "mute", minutes: 60 } as const;
  await moderator.call.adminPlayers.act({ username: "Early", action: mute, reason: "Spam." });
  const days = "counter_day, walked_day, candle_day, mirage_day, market_day, relic_day";
  await setPlayer(game, player.id, `(${days}) = (${Array(6).fill(utcDay(clock.now())).join()})`);
  const stored = async () => {
    const [row] = await game.pool.query(
      `select ${days}, shield_until from players where id = $1::int`,
      [player.id],
    );
    return row;
  };
  const before = await stored();
  await cleanUp(game.services);
  expect(await stored()).toEqual(before);
  clock.pass(-DAY);
  // Even before the job runs, a shield shows no more than three days.
  const shield = new Date(noon + NEW_PLAYER_START.shieldMs).toISOString();
  expect((await player.call.user.session()).user.status.shieldUntil).toBe(shield);
  await cleanUp(game.services);
  const today = utcDay(noon);
  expect(await stored()).toEqual({
    counter_day: today,
    walked_day: today,
    candle_day: today,
    mirage_day: today,
    market_day: today,
    relic_day: today,
    shield_until: noon + NEW_PLAYER_START.shieldMs,
  });
  const say = () => refusal(player.call.chat.send({ body: "Hello" }));
  expect(await say()).toMatchObject({ code: "MUTED", retryAfterSeconds: HOUR / 1000 });
  clock.pass(HOUR - MINUTE);
  expect(await say()).toMatchObject({ code: "MUTED", retryAfterSeconds: 60 });
});

test("a script's first action after an absence uses the level of the former base", async () => {
  await game.close();
  game = await startGame({
    before: async (pool) => {
      await worldWithRoomFor(2)(pool);
      await pool.query("update fields set type = 'factory', slots = 900 where x = 50 and y = 50");
    },
  });
  const sleeper = await game.player("Sleeper");
  await addDigLines(game, sleeper.id, 20);
  const { secret } = await sleeper.call.user.createToken({ name: "script" });
  const call = game.browser().callWith({ bearerToken: secret });
  const leave = async () => {
    game.clock.pass(60 * DAY + 1);
    await game.services.fair.prepare();
    await cleanUp(game.services);
    expect(game.services.world.bases()).toHaveLength(0);
  };
  const ownBases = () => game.services.world.bases().map(({ baseOwner }) => baseOwner);
  await game.pool.query(
    "update factories set lvl = 7, slots = 120000 where owner = $1::int and type = 'base'",
    [sleeper.id],
  );

  await leave();
  await setPlayer(game, sleeper.id, "x = 50, y = 50, attack_units[1] = 100");
  const refused = refusedWith("FACTORY_TOO_SMALL");
  expect(await refusal(call.puc.capture({ x: 50, y: 50 }))).toEqual(refused);
  // The refused call placed no base and used the base's former level.
  expect(ownBases()).toEqual([]);
  await setTools(game, sleeper.id, { prob_drive: 2 });
  await call.tools.use({ tool: "prob_drive", count: 1, type: "forest" });
  expect(ownBases()).toEqual([sleeper.id]);
});

test("a beginner's base leaves the map after 48 idle hours until the next action", async () => {
  const beginner = await game.player("Beginner");
  const player = await game.player("Player");
  await addDigLines(game, beginner.id, 19);
  await addDigLines(game, player.id, 20);
  await beginner.call.user.session();
  await player.call.user.session();
  game.clock.pass(48 * HOUR);
  await cleanUp(game.services);
  expect(game.services.world.bases()).toHaveLength(2);
  game.clock.pass(1);
  await cleanUp(game.services);
  expect(game.services.world.bases()).toMatchObject([{ baseOwner: player.id }]);

  const { user } = await beginner.call.user.login({ username: "Beginner", password: PASSWORD });
  keepCookie(beginner);
  expect(user).toMatchObject({ baseOnMap: false, status: { metal: 1000 } });
  const { x, y } = user.status;
  await beginner.call.fields.move({ x: (x % 50) + 1, y });
  const after = (await beginner.call.user.session()).user;
  expect(after).toMatchObject({ base: { x, y }, baseOnMap: true });
});

test("deletes the address of an account after thirty days", async () => {
  const { id } = await game.player("Settled");
  const known = async () =>
    (await game.pool.query("select 1 from accounts where id = $1 and address is not null", [id]))
      .length;
  game.clock.pass(30 * DAY - 1);
  await cleanUp(game.services);
  expect(await known()).toBe(1);
  game.clock.pass(1);
  await cleanUp(game.services);
  expect(await known()).toBe(0);
});

test("a returning player can log in to a full world, and the next action tries again", async () => {
  const sleeper = await game.player("Sleeper");
  await addDigLines(game, sleeper.id, 20);
  game.clock.pass(60 * DAY + 1);
  await cleanUp(game.services);
  await game.player("First");
  await game.player("Second");
  const { user } = await sleeper.call.user.login({ username: "Sleeper", password: PASSWORD });
  expect(user.baseOnMap).toBe(false);
  expect(game.logged).toContain("warn the base of a returning account waits for an action");
});

test("a failing step is logged and counted and does not stop the others", async () => {
  const sleeper = await game.player("Sleeper");
  await addDigLines(game, sleeper.id, 20);
  await game.browser().call.user.forgotPassword({ username: "Sleeper" });
  await game.services.mailer.settled();
  await game.pool.query(
    `insert into mines (x, y, owner, laid_at, until) values (9, 9, ${sleeper.id}, 0, 1)`,
  );
  const fault = `create function fault() returns trigger language plpgsql as
    $$ begin raise exception 'planted'; end $$`;
  await game.pool.query(fault);
  await game.pool.query(
    "create trigger fault before delete on sessions for each row execute function fault()",
  );
  game.clock.pass(60 * DAY + 1);
  await cleanUp(game.services);
  const counts = () => game.services.jobRuns.byName();
  expect(counts().get("janitor: expired rows")).toMatchObject({ runs: 1, failures: 1 });
  expect(counts().get("janitor: sleepers")).toMatchObject({ runs: 1, failures: 0 });
  expect(game.logged).toContain("warn a job failed and will run again");
  expect([await rowsOf("password_resets"), await rowsOf("mines")]).toEqual([0, 0]);
  expect(game.services.world.bases()).toHaveLength(0);
  expect(game.logged).toContain("info removed the bases of absent players from the map");
  await game.pool.query("drop trigger fault on sessions");
  await cleanUp(game.services);
  expect(counts().get("janitor: expired rows")).toMatchObject({ runs: 2, failures: 1 });
  expect(await rowsOf("sessions")).toBe(0);
});

test("a failing job is logged, runs again and can be stopped", async () => {
  const logged: string[] = [];
  const log = { info() {}, warn: (_: object, text: string) => logged.push(text), error() {} };
  let runs = 0;
  const stop = await new Promise<() => Promise<void>>((resolve) => {
    const ending = every(
      1,
      "test",
      async () => {
        runs += 1;
        if (runs === 1) throw new Error("out of order");
        resolve(ending);
      },
      log,
    );
  });
  await stop();
  const after = runs;
  expect(after).toBeGreaterThanOrEqual(2);
  expect(logged).toEqual(["a job failed and will run again"]);
  await stop();
  expect(runs).toBe(after);
});
