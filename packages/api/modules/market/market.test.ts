import { DAY } from "@emberlode/game";
import { beforeEach, describe, expect, test } from "vitest";
import { giveKey, standOn } from "../../testing/building.ts";
import { expectRefused } from "../../testing/game-state.ts";
import { give } from "../../testing/give.ts";
import { nextDay } from "../../testing/pass-time.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);
beforeEach(async () => {
  await standOn(game, player.id, "market");
  await giveKey(game, player.id, "market", 1);
  await give(game, player.id, 5_000_000, 5_000_000);
});

const buy = (offer: string, count: number) => () => player.call.market.buy({ offer, count });

/** One of today's offers. */
async function offerAt(index: number) {
  const offer = (await player.call.market.offers()).offers[index];
  if (offer === undefined) throw new Error(`There is no offer ${index}.`);
  return offer;
}

describe("the offers", () => {
  test("are the same for all players, with a stock that depends on the key", async () => {
    const mine = await player.call.market.offers();
    const other = await game.player();
    const theirs = await other.call.market.offers();
    expect(theirs.offers).toEqual(mine.offers.map((offer) => ({ ...offer, left: 0 })));
    await giveKey(game, player.id, "market", 3);
    const better = await player.call.market.offers();
    expect(better.offers.map(({ left }) => left)).toEqual(mine.offers.map(({ left }) => left * 3));
  });

  test("use a seed derived from the day's seed", async () => {
    const now = game.clock.now();
    const [row] = await game.pool.query<{ seed: string }>(
      "select encode(seed, 'hex') as seed from day_seeds where day = $1::int",
      [Math.floor(now / DAY)],
    );
    const seed = game.services.fair.marketSeed(now);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(seed).not.toBe(row?.seed);
    expect(game.services.fair.marketSeed(now + DAY)).not.toBe(seed);
    const process = await game.another();
    expect(process.fair.marketSeed(now)).toBe(seed);
  });
});

test("a purchase charges the price, delivers the item and reduces the day's stock", async () => {
  for (const index of [0, 5]) {
    const { _id, item, price, paidIn, left } = await offerAt(index);
    const held = async () => {
      const state = await game.services.actions.read(player.id);
      const counts: Readonly<Record<string, number>> = { ...state?.tools, ...state?.parts };
      return counts[item];
    };
    const before = (await player.call.user.session()).user.status;
    const { newStatus, desc, ...answer } = await buy(_id, 1)();
    expect(answer).toEqual({ offer: _id, held: 1, left: left - 1 });
    expect(desc).toMatch(/^You bought [A-Z].* ×1 for [\d,]+ (metal|energy)\.$/);
    expect(newStatus[paidIn]).toBe(before[paidIn] - price);
    expect(await held()).toBe(1);
    expect((await offerAt(index)).left).toBe(left - 1);
  }
});

test("each player has their own stock each day", async () => {
  const { _id, left } = await offerAt(0);
  expect(await buy(_id, left)()).toMatchObject({ left: 0 });
  await expectRefused(game, buy(_id, 1), "SOLD_OUT", { left: 0 });
  const other = await game.player();
  await giveKey(game, other.id, "market", 1);
  expect((await other.call.market.offers()).offers[0]?.left).toBe(left);
  await nextDay(game, player);
  const tomorrow = await offerAt(0);
  expect(tomorrow.left).toBe(tomorrow.stock);
  await expectRefused(game, buy(_id, 1), "OFFER_GONE");
});
