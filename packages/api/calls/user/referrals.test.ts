import { DAY, HOUR } from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { type Browser, keepCookie } from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";
import { cellOf, putPlayer } from "../../testing/land.ts";
import { renewSession } from "../../testing/log-in-again.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let names = 0;

type Player = Browser & { id: number };
let referrer: Player;
let name: string;

beforeEach(async () => {
  name = `Herald${names++}`;
  referrer = await game.player(name);
});

let referees = 0;
async function refer(): Promise<Player> {
  game.clock.pass(1);
  const player = await game.player(`Recruit${referees++}`, name);
  await setPlayer(game, player.id, "dig_metal_min = 100000, dig_metal_max = 100000");
  return player;
}

/** Digs 100,000 metal: worth 10,000 to the referrer, of which a day pays 2,500. */
async function dig(player: Player): Promise<void> {
  const field = cellOf(game, "metal");
  await putPlayer(game, player.id, field);
  await player.call.user.gather({ type: "metal", field });
}

test("every referred player is listed, the newest first, also who has not dug yet", async () => {
  const first = await refer();
  const second = await refer();
  await dig(first);
  const { referrals, total, link } = await referrer.call.user.referrals({});
  expect({ total, link }).toEqual({ total: 2, link: `https://play.example.org/?ref=${name}` });
  expect(referrals).toEqual([
    {
      _id: String(second.id),
      player: `Recruit${referees - 1}`,
      date: expect.stringMatching(/^2026-05-/),
      resource: { metal: 0, energy: 0 },
      waiting: { metal: 0, energy: 0 },
    },
    {
      _id: String(first.id),
      player: `Recruit${referees - 2}`,
      date: expect.stringMatching(/^2026-05-/),
      resource: { metal: 2500, energy: 0 },
      waiting: { metal: 7500, energy: 0 },
    },
  ]);
});

test("what waited is counted as paid once it is, the oldest first; the sums are the player's", async () => {
  const one = await refer();
  const two = await refer();
  await dig(one);
  await dig(two);
  const amounts = async () => {
    const { referrals } = await referrer.call.user.referrals({});
    const state = await game.services.actions.read(referrer.id);
    const sum = (pick: (row: (typeof referrals)[number]) => number) =>
      referrals.reduce((total, row) => total + pick(row), 0);
    expect(sum(({ waiting }) => waiting.metal)).toBe(state?.referralWaiting.metal);
    expect(sum(({ resource }) => resource.metal)).toBe((state?.carried.metal ?? 0) - 1000);
    return new Map(
      referrals.map((row) => [Number(row._id), [row.resource.metal, row.waiting.metal]]),
    );
  };
  expect(Object.fromEntries(await amounts())).toEqual({
    [one.id]: [2500, 7500],
    [two.id]: [0, 10_000],
  });
  game.clock.pass(DAY);
  await renewSession(two, `Recruit${referees - 1}`);
  await renewSession(referrer, name);
  // Credit of the day pays 2,500 of what waited; this dig's 10,000 wait behind it.
  await dig(two);
  const after = await amounts();
  const paid = [...after.values()].map(([resource = 0]) => resource);
  expect(paid.reduce((a, b) => a + b, 0)).toBe(5000);
  expect(after.get(two.id)?.[1]).toBeGreaterThanOrEqual(10_000);
});

test("pages of any size, and nobody sees another's", async () => {
  const ids: string[] = [];
  for (let i = 0; i < 7; i++) ids.unshift(String((await refer()).id));
  const page = async (start: number, limit: number) => {
    const { referrals, total } = await referrer.call.user.referrals({ start, limit });
    expect(total).toBe(7);
    return referrals.map(({ _id }) => _id);
  };
  expect(await page(0, 5)).toEqual(ids.slice(0, 5));
  expect(await page(5, 5)).toEqual(ids.slice(5));
  expect(await page(7, 5)).toEqual([]);
  const stranger = await game.player(`Stranger${names}`);
  expect(await stranger.call.user.referrals({})).toMatchObject({ referrals: [], total: 0 });
});

test("a guest has no link, and is no referee until it takes a name", async () => {
  const guest = game.browser();
  const { user } = await guest.call.user.guest({ ref: name });
  keepCookie(guest);
  expect(await guest.call.user.referrals({})).toEqual({ referrals: [], total: 0, link: null });
  game.clock.pass(HOUR / 2);
  expect(await referrer.call.user.referrals({})).toMatchObject({ referrals: [], total: 0 });
  const digger = { ...guest, id: Number(user._id) };
  await setPlayer(game, digger.id, "dig_metal_min = 100000, dig_metal_max = 100000");
  await dig(digger);
  const balance = async () => (await game.services.actions.read(referrer.id))?.carried.metal;
  expect(await balance()).toBe(1000);
  const username = `Named${names}`;
  const email = `${username}@example.org`;
  await guest.call.user.upgrade({ username, email, password: "correct horse" });
  keepCookie(guest);
  game.clock.pass(HOUR / 2);
  expect(await referrer.call.user.referrals({})).toMatchObject({
    referrals: [{ _id: user._id, player: username, resource: { metal: 0 } }],
    total: 1,
  });
  await game.pool.query("delete from cooldowns where player_id = $1::int", [digger.id]);
  game.services.actions.forget(digger.id);
  await dig(digger);
  expect(await balance()).toBe(3500);
});
