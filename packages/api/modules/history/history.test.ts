import { HISTORY_DAYS, type HistoryDay } from "@emberlode/contract";
import { DAY, HOUR, SECOND } from "@emberlode/game";
import { expect, test } from "vitest";
import type { Player } from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";
import { nextDay } from "../../testing/pass-time.ts";
import { cellOf, putPlayer } from "../../testing/positions.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";
import { recordRanks } from "../ranks/rank-history.ts";

const game = useGame();
const player = usePlayer(game);
/** Longer than a ranking is cached (five seconds). */
const RANKED_MS = 6 * SECOND;

const history = (who = player) => who.call.logs.history();
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Digs on a fresh deposit and returns the yield. */
async function dig(who: Player, type: "metal" | "energy"): Promise<number> {
  await game.pool.query("delete from cooldowns");
  const cell = cellOf(game, type);
  await putPlayer(game, who.id, cell);
  return (await who.call.user.gather({ type, field: cell })).gathered;
}

test("start, digs and purchases of a new player appear under their sources", async () => {
  const metal = await dig(player, "metal");
  const energy = await dig(player, "energy");
  const { newStatus: status } = await player.call.units.buy({ type: "attack", index: 0, unit: 2 });
  const [today, ...more] = (await history()).days;
  expect(more).toEqual([]);
  const day = dateOf(game.clock.now());
  expect(today).toMatchObject({ day, metal: status.metal, energy: status.energy });
  const start = { source: "start", metalIn: 1000, metalOut: 0, energyIn: 1000, energyOut: 0 };
  const dug = { source: "dig", metalIn: metal, metalOut: 0, energyIn: energy, energyOut: 0 };
  const paid = { metalOut: 1000 + metal - status.metal, energyOut: 1000 + energy - status.energy };
  expect(paid.metalOut).toBeGreaterThan(0);
  const bought = { source: "purchase", metalIn: 0, energyIn: 0, ...paid };
  const moved = [dug, bought].filter(({ metalIn, metalOut, energyIn, energyOut }) =>
    [metalIn, metalOut, energyIn, energyOut].some((amount) => amount > 0),
  );
  expect(today?.flows).toEqual([start, ...moved]);
});

test("a referral's digs count as the referrer's income of that day", async () => {
  const referee = await game.player(undefined, player.username);
  await setPlayer(game, referee.id, "dig_metal_min = 90");
  await dig(referee, "metal");
  const [today] = (await history()).days;
  const credit = today?.flows.find(({ source }) => source === "referral");
  expect(credit?.metalIn).toBeGreaterThanOrEqual(9);
  expect(today?.metal).toBe(1000 + (credit?.metalIn ?? 0));
  expect((await history(referee)).days[0]?.flows.map(({ source }) => source)).toEqual([
    "start",
    "dig",
  ]);
});

/** Checks that there are no gaps and each day starts with the balance of the previous one. */
function expectContinuousBalances(days: readonly HistoryDay[]): void {
  for (const [index, day] of days.entries()) {
    const before = days[index - 1];
    if (before === undefined) continue;
    expect(Date.parse(day.day) - Date.parse(before.day)).toBe(DAY);
    const sum = (name: "metalIn" | "metalOut" | "energyIn" | "energyOut") =>
      day.flows.reduce((total, flow) => total + flow[name], 0);
    expect(day.metal).toBe(before.metal + sum("metalIn") - sum("metalOut"));
    expect(day.energy).toBe(before.energy + sum("energyIn") - sum("energyOut"));
  }
}

test("covers thirty days, however many log lines there are", async () => {
  const dug = new Map<string, number>();
  for (let day = 0; day < 40; day++) {
    for (let count = 0; count <= day % 3; count++) {
      const date = dateOf(game.clock.now());
      dug.set(date, (dug.get(date) ?? 0) + (await dig(player, "metal")));
    }
    await nextDay(game, player);
  }
  const { days } = await history();
  expect(days).toHaveLength(HISTORY_DAYS);
  expect(days.at(-1)?.day).toBe(dateOf(game.clock.now()));
  expectContinuousBalances(days);
  for (const { day, flows } of days) {
    const sources = flows.map(({ source }) => source);
    expect(sources).toEqual((dug.get(day) ?? 0) > 0 ? ["dig"] : []);
    expect(flows[0]?.metalIn ?? 0).toBe(dug.get(day) ?? 0);
  }
  const { status } = (await player.call.user.session()).user;
  expect(days.at(-1)).toMatchObject({ metal: status.metal, energy: status.energy });
});

test("rank and power cover the hours of the thirty days and the present", async () => {
  const army = (units: number) =>
    setPlayer(game, player.id, `attack_units[1] = ${units}, defense_units[1] = ${units}`);
  const began = Math.floor(game.clock.now() / HOUR);
  await army(7);
  game.clock.pass(RANKED_MS);
  await recordRanks(game.services);
  await game.pool.query(
    `insert into rank_hours (player_id, hour, rank, power)
    values ($1::int, $2::int, 3, 5), ($1::int, $3::int, 4, 6)`,
    [player.id, began - 31 * 24, began - 5 * 24],
  );
  await army(20);
  game.clock.pass(HOUR / 2);
  const { standings } = await history();
  const at = (hour: number) => new Date(hour * HOUR).toISOString();
  expect(standings).toEqual([
    { at: at(began - 5 * 24), rank: 4, power: 6 },
    { at: at(began), rank: 1, power: 14 },
    { at: new Date(game.clock.now()).toISOString(), rank: 1, power: 40 },
  ]);
});
