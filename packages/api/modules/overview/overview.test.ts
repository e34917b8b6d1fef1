import { accounts, secondFactors, worlds } from "@emberlode/db";
import { DAY, HOUR, MINUTE } from "@emberlode/game";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Player } from "../../testing/game.ts";
import { cellOf, putPlayer } from "../../testing/positions.ts";
import { setRole } from "../../testing/staff.ts";
import { useGame } from "../../testing/use-game.ts";
import { countPeople } from "../players/people.ts";
import { readChecklist } from "./checklist.ts";
import { createStatistics } from "./statistics.ts";

const game = useGame({ config: { secondFactor: "optional" } });

/** A member of the team; the log-in counts as the confirmation. */
async function member(role: "support" | "admin"): Promise<Player> {
  const player = await game.player();
  await setRole(game.services.db, player.username, role);
  return player;
}

async function dig(player: Player): Promise<number> {
  const field = cellOf(game, "metal");
  await putPlayer(game, player.id, field);
  return (await player.call.user.gather({ type: "metal", field })).gathered;
}

test("adds what all processes counted, and records the flows of an hour once", async () => {
  const statistics = createStatistics(game.services);
  const other = createStatistics(await game.another());
  await statistics.run();
  const player = await game.player();
  const gathered = await dig(player);
  const { newStatus } = await player.call.units.buy({ type: "attack", index: 0, unit: 2 });
  await Promise.all([statistics.run(), other.run()]);
  const before = await (await member("support")).call.admin.overview();
  const current = before.hours.at(-1);
  expect(current).toMatchObject({ calls: expect.any(Number), errors: 0, online: 1 });
  expect(current?.calls).toBeGreaterThanOrEqual(2);
  expect(current?.commitMs?.p95).toBeGreaterThanOrEqual(current?.commitMs?.median ?? Infinity);
  expect(before.flows.day).toEqual([]);

  game.clock.pass(HOUR + 3 * MINUTE);
  await Promise.all([statistics.run(), other.run()]);
  await statistics.run();
  const { flows, hours, days } = await (await member("support")).call.admin.overview();
  expect(hours.at(-2)).toEqual(current);
  expect(hours).toHaveLength(48);
  expect(days.at(-1)?.players).toBeGreaterThanOrEqual(1);
  const flowOf = (source: string) => flows.day.find((flow) => flow.source === source);
  expect(flowOf("dig")?.metalIn).toBe(gathered);
  const start = flowOf("start")?.metalIn ?? 0;
  const spent = flowOf("purchase")?.metalOut ?? 0;
  // A member of the team began, too.
  expect(spent).toBe(start / 2 + gathered - newStatus.metal);
  expect(flows.month).toEqual(flows.day);
});

test("counts people, and bots and demo players separately", async () => {
  const { services, pool } = game;
  const statistics = createStatistics(services);
  const admin = await member("admin");
  await statistics.run();
  const before = await admin.call.admin.overview();
  const [bot, demo] = [await game.player(), await game.player()];
  await pool.query("update accounts set is_bot = true where id = $1::int", [bot.id]);
  await pool.query("update accounts set email = 'ashby@demo.invalid' where id = $1::int", [
    demo.id,
  ]);
  await statistics.run();
  const after = await admin.call.admin.overview();
  const { online, bases, bots } = before;
  expect(after).toMatchObject({ online, bases });
  expect(after.bots).toEqual({ online: bots.online + 2, bases: bots.bases + 2 });
  expect(after.days.at(-1)).toEqual(before.days.at(-1));
  expect(after.hours.at(-1)?.online).toBe(before.hours.at(-1)?.online);
  const others = await pool.query("select 1 from accounts where not is_guest");
  expect(await countPeople(services.db)).toBe(others.length - 2);
});

test("shows admins what is left to do before strangers play", async () => {
  const { services } = game;
  const admin = await member("admin");
  const left = async () =>
    (await admin.call.admin.overview()).checklist?.flatMap(({ id, isDone }) => (isDone ? [] : id));
  const texts = ["contact", "terms", "privacy"];
  // The test server has an https address, but no proxy.
  const last = ["secondFactor", "signupLimits"];
  expect(await left()).toEqual(["mail", "backup", "drill", ...texts, ...last]);
  expect((await (await member("support")).call.admin.overview()).checklist).toBe(null);
  await services.db.update(worlds).set({ drilledAt: game.clock.now() });
  const body = "Write to us.";
  const version = { language: "es" as const, page: "contact" as const };
  await admin.call.adminTexts.save({ ...version, body, base: null });
  const now = game.clock.now();
  const factor = { sealedSecret: "", createdAt: now, confirmedAt: null };
  const admins = await services.db.select().from(accounts).where(eq(accounts.role, "admin"));
  await services.db
    .insert(secondFactors)
    .values(admins.map(({ id: accountId }) => ({ accountId, ...factor })));
  expect(await left()).toEqual(["mail", "backup", "terms", "privacy", ...last]);
  await services.db.update(secondFactors).set({ confirmedAt: now });
  // The session would have to confirm now.
  const checklist = await readChecklist(services, { madeAt: now, drilledAt: null });
  expect(checklist).toContainEqual({ id: "secondFactor", isDone: true });
  expect(checklist).toContainEqual({ id: "backup", isDone: true });
  await services.db.delete(secondFactors);
  await services.db.update(worlds).set({ drilledAt: null });
});

test("forgets hours after 90 days", async () => {
  game.clock.pass(91 * DAY);
  await createStatistics(game.services).run();
  const rows = await game.pool.query("select hour from world_hours");
  expect(rows).toHaveLength(1);
});

test("shows the last run of each job, and the error to admins only", async () => {
  const { services, clock } = game;
  const at = clock.now();
  const fails = services.jobRuns.track("flaky", async () => {
    throw new Error("planted");
  });
  await expect(fails()).rejects.toThrow();
  const statistics = createStatistics(services);
  await statistics.run();
  clock.pass(MINUTE);
  await services.jobRuns
    .track("flaky", async () => {})()
    .catch(() => {});
  await statistics.run();
  const [byAdmin, bySupport] = [await member("admin"), await member("support")];
  const expected = {
    name: "flaky",
    ranAt: new Date(clock.now()).toISOString(),
    failedAt: new Date(at).toISOString(),
  };
  const jobs = async (who: Player) => (await who.call.admin.overview()).jobs;
  expect(await jobs(byAdmin)).toContainEqual({ ...expected, error: "Error: planted" });
  expect(await jobs(bySupport)).toContainEqual({ ...expected, error: null });
});

test("tells how much room is left", async () => {
  const { disk, backups } = await (await member("support")).call.admin.overview();
  expect(disk.free).toBeGreaterThan(0);
  expect(disk.total).toBeGreaterThanOrEqual(disk.free);
  expect(disk.database).toBeGreaterThan(1_000_000);
  expect(backups).toEqual({ madeAt: null, everyMs: null, drilledAt: null });
});
