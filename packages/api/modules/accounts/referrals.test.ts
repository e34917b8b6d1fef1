import { DAY, HOUR } from "@emberlode/game";
import { expect, test } from "vitest";
import { keepCookie, PASSWORD, type Player } from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";
import { renewSession } from "../../testing/pass-time.ts";
import { cellOf, putPlayer } from "../../testing/positions.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const referrer = usePlayer(game);

async function refer(): Promise<Player> {
  game.clock.pass(1);
  const player = await game.player(undefined, referrer.username);
  await setPlayer(game, player.id, "dig_metal_min = 100000, dig_metal_max = 100000");
  return player;
}

/** Digs 100,000 metal: worth 10,000 to the referrer, of which 2,500 are paid per day. */
async function dig(player: Player): Promise<void> {
  const field = cellOf(game, "metal");
  await putPlayer(game, player.id, field);
  await player.call.user.gather({ type: "metal", field });
}

test("lists every referred player, newest first, including those who have not dug", async () => {
  const first = await refer();
  const second = await refer();
  await dig(first);
  const { referrals, total, link } = await referrer.call.user.referrals({});
  expect({ total, link }).toEqual({
    total: 2,
    link: `https://play.example.org/?ref=${referrer.username}`,
  });
  const date = expect.stringMatching(/^2026-05-/);
  const none = { metal: 0, energy: 0 };
  const dug = { resource: { metal: 2500, energy: 0 }, waiting: { metal: 7500, energy: 0 } };
  expect(referrals).toEqual([
    { _id: String(second.id), player: second.username, date, resource: none, waiting: none },
    { _id: String(first.id), player: first.username, date, ...dug },
  ]);
});

test("waiting credit is paid oldest first, and the sums match the player's", async () => {
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
  await renewSession(two);
  await renewSession(referrer);
  // The new day pays 2,500 of the waiting credit; the 10,000 of this dig queue behind it.
  await dig(two);
  const after = await amounts();
  const paid = [...after.values()].map(([resource = 0]) => resource);
  expect(paid.reduce((a, b) => a + b, 0)).toBe(5000);
  expect(after.get(two.id)?.[1]).toBeGreaterThanOrEqual(10_000);
});

test("pages have any size and show only the caller's referrals", async () => {
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
  const stranger = await game.player();
  expect(await stranger.call.user.referrals({})).toMatchObject({ referrals: [], total: 0 });
});

test("a guest has no link and is not listed as a referral before choosing a name", async () => {
  const guest = game.browser();
  const { user } = await guest.call.user.guest({ ref: referrer.username });
  keepCookie(guest);
  expect(await guest.call.user.referrals({})).toEqual({ referrals: [], total: 0, link: null });
  game.clock.pass(HOUR / 2);
  expect(await referrer.call.user.referrals({})).toMatchObject({ referrals: [], total: 0 });
  const digger = Object.assign(guest, { id: Number(user._id), username: user.username });
  await setPlayer(game, digger.id, "dig_metal_min = 100000, dig_metal_max = 100000");
  await dig(digger);
  const balance = async () => (await game.services.actions.read(referrer.id))?.carried.metal;
  expect(await balance()).toBe(1000);
  const form = { username: "Named", email: "named@example.org", password: PASSWORD };
  await guest.call.user.upgrade(form);
  keepCookie(guest);
  game.clock.pass(HOUR / 2);
  expect(await referrer.call.user.referrals({})).toMatchObject({
    referrals: [{ _id: user._id, player: form.username, resource: { metal: 0 } }],
    total: 1,
  });
  await game.pool.query("delete from cooldowns where player_id = $1::int", [digger.id]);
  game.services.actions.invalidate(digger.id);
  await dig(digger);
  expect(await balance()).toBe(3500);
});
