import { insertGoalBaselines } from "@emberlode/db/testing";
import { GOAL_REWARDS, type GoalId } from "@emberlode/game";
import { expect, test } from "vitest";
import { standOn } from "../../testing/building.ts";
import { keepCookie, PASSWORD, type Player } from "../../testing/game.ts";
import { expectRefused } from "../../testing/game-state.ts";
import { give } from "../../testing/give.ts";
import { callOtherProcess } from "../../testing/other-process.ts";
import { cellOf, putPlayer } from "../../testing/positions.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { setBot } from "../../testing/staff.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();

const statusOf = async ({ call }: Player) => (await call.user.session()).user.status;
const dueTo = async ({ call }: Player) => (await call.user.progress()).due;
const rewards = (...ids: GoalId[]) => ids.map((goal) => ({ goal, ...GOAL_REWARDS[goal] }));
const idsOf = (goals: readonly { goal: GoalId }[]) => goals.map(({ goal }) => goal);

async function dig({ id, call }: Player): Promise<void> {
  const field = cellOf(game, "metal");
  await putPlayer(game, id, field);
  await call.user.gather({ type: "metal", field });
}

async function lightCandle({ id, call }: Player): Promise<void> {
  const field = cellOf(game, "memorial");
  await standOn(game, id, "memorial");
  await call.finds.memorial({ field });
}

test("pays what was reached, with a line of the log for each goal, and once", async () => {
  const player = await game.player("Payee");
  await dig(player);
  const before = await statusOf(player);
  expect(await dueTo(player)).toEqual(["dig", "name"]);
  const { desc, goals, metal, energy, newStatus } = await player.call.user.claimGoals();
  expect(goals).toEqual(rewards("dig", "name"));
  expect({ metal, energy }).toEqual({ metal: 200, energy: 250 });
  expect(newStatus).toMatchObject({ metal: before.metal + 200, energy: before.energy + 250 });
  expect(newStatus).toEqual(await statusOf(player));
  const { logs } = await player.call.logs.list({ type: "account" });
  const lines = logs.filter(({ type }) => type === "goal").map(({ content }) => content);
  expect(lines).toEqual([
    "Goal reached: Choose a name. Reward: 150 metal and 150 energy.",
    "Goal reached: Dig once. Reward: 50 metal and 100 energy.",
  ]);
  expect(desc).toBe(lines.toReversed().join(" "));
  const { deeds, due } = await player.call.user.progress();
  expect(due).toEqual([]);
  expect(deeds).toMatchObject({ goal: 2, "goal.dig": 1, "goal.name": 1 });
  await expectRefused(game, () => player.call.user.claimGoals(), "NO_REWARDS_DUE");

  await lightCandle(player);
  expect((await player.call.user.claimGoals()).goals).toEqual(rewards("candle"));
});

test("shows rewards as a source of their own in the history", async () => {
  const player = await game.player();
  await player.call.user.claimGoals();
  const { days } = await player.call.logs.history();
  const flows = days.flatMap(({ flows }) => flows);
  expect(flows.filter(({ source }) => source === "goal")).toEqual([
    { source: "goal", metalIn: 150, metalOut: 0, energyIn: 150, energyOut: 0 },
  ]);
});

test("pays once for fifty calls on two processes, and the same answer under one key", async () => {
  const player = await game.player();
  const second = await game.another();
  const before = await statusOf(player);
  let turn = 0;
  const { done, refused } = await runFiftyConcurrently(() => {
    turn += 1;
    return (turn % 2 === 0 ? player.call : callOtherProcess(second, player)).user.claimGoals();
  });
  expect([done, refused]).toEqual([1, ["NO_REWARDS_DUE"]]);
  expect((await statusOf(player)).metal).toBe(before.metal + 150);

  await lightCandle(player);
  const key = "claim";
  const first = await player.callWith({ idempotencyKey: key }).user.claimGoals();
  expect(first.goals).toEqual(rewards("candle"));
  expect(await callOtherProcess(second, player, key).user.claimGoals()).toEqual(first);
  expect((await statusOf(player)).metal).toBe(first.newStatus.metal);
});

test("pays a guest with the name, and everything reached so far", async () => {
  const guest = await game.guest();
  await dig(guest);
  expect(await dueTo(guest)).toEqual(["dig"]);
  await expectRefused(game, () => guest.call.user.claimGoals(), "GUEST_NOT_ALLOWED");
  const username = "Named";
  await guest.call.user.upgrade({ username, email: "named@example.org", password: PASSWORD });
  keepCookie(guest);
  expect((await guest.call.user.claimGoals()).goals).toEqual(rewards("dig", "name"));
  expect(await dueTo(guest)).toEqual([]);
});

test("answers with the slots of a base that waits for the first action", async () => {
  const guest = await game.guest();
  await guest.call.user.upgrade({
    username: "Waiting",
    email: "waiting@example.org",
    password: PASSWORD,
  });
  keepCookie(guest);
  const { newStatus } = await guest.call.user.claimGoals();
  expect(newStatus.totalSlots).toBeGreaterThan(0);
  expect(newStatus).toEqual(await statusOf(guest));
});

test("pays a player of before only for what is reached since, by every kind of fact", async () => {
  const [old, busy, guest] = [await game.player(), await game.player(), await game.guest()];
  await give(game, old.id, 1000, 1000);
  for (const one of [old, guest]) await dig(one);
  await old.call.plots.create({ title: "Camp" });
  await old.call.chat.send({ body: "Hello." });
  await old.call.puc.garrison({ shares: [] });
  await old.call.units.buy({ type: "attack", index: 0, unit: 1 });
  await game.pool.query(
    "insert into rank_hours (player_id, hour, rank, power) values ($1::int, 1, 3, 5)",
    [old.id],
  );
  const reached = ["dig", "hello", "name", "pikeman", "plot", "garrison", "rank"];
  expect(await dueTo(old)).toEqual(reached);
  await insertGoalBaselines(game.pool);
  expect(await dueTo(old)).toEqual([]);
  await expectRefused(game, () => old.call.user.claimGoals(), "NO_REWARDS_DUE");
  await lightCandle(old);
  await old.call.units.buy({ type: "attack", index: 0, unit: 9 });
  expect(idsOf((await old.call.user.claimGoals()).goals)).toEqual(["candle", "squad"]);

  // What was still to be reached then.
  expect(await dueTo(busy)).toEqual([]);
  await busy.call.plots.create({ title: "Camp" });
  await busy.call.chat.send({ body: "Hello." });
  await busy.call.puc.garrison({ shares: [] });
  expect(idsOf((await busy.call.user.claimGoals()).goals)).toEqual(["hello", "plot", "garrison"]);

  const name = { username: "Latename", email: "latename@example.org", password: PASSWORD };
  await guest.call.user.upgrade(name);
  keepCookie(guest);
  expect(idsOf((await guest.call.user.claimGoals()).goals)).toEqual(["name"]);
  await game.pool.query("delete from goal_baselines");
});

test("pays nothing to a labeled bot", async () => {
  const bot = await game.player("Botling");
  await setBot(game.services.db, bot.username, true);
  expect(await dueTo(bot)).toEqual([]);
  await expectRefused(game, () => bot.call.user.claimGoals(), "NO_REWARDS_DUE");
});
