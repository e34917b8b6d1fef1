import { casinoPercent, DAY, rollCasino, rollRandom, rollText } from "@emberlode/game";
import { beforeEach, describe, expect, test } from "vitest";
import { giveKey, standOn } from "../../testing/building.ts";
import { expectRefused } from "../../testing/game-state.ts";
import { give, setPlayer } from "../../testing/give.ts";
import { nextDay } from "../../testing/pass-time.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";
import { rollDigest } from "../fairness/fair-chance.ts";

const game = useGame();
const player = usePlayer(game);
beforeEach(async () => {
  await standOn(game, player.id, "casino");
  await giveKey(game, player.id, "casino", 1);
  await give(game, player.id, 99_000, 99_000);
});

type Stake = Parameters<typeof player.call.casino.play>[0];
const WHEEL = { game: "wheel", resource: "metal", stake: 100 } as const;

const balances = async () => {
  const { metal, energy } = (await player.call.user.session()).user.status;
  return { metal, energy };
};

describe("pays by the table and the roll of the counter:", () => {
  test.each<Stake>([
    { game: "coin", resource: "metal", stake: 200, choice: 0 },
    { game: "coin", resource: "energy", stake: 2000, choice: 1 },
    { game: "dice", resource: "metal", stake: 100, choice: 6 },
    { game: "dice", resource: "energy", stake: 1100, choice: 1 },
    { game: "wheel", resource: "metal", stake: 300 },
  ])("%j", async (stake) => {
    const [row] = await game.pool.query<{ seed: string }>(
      "select encode(seed, 'hex') as seed from day_seeds where day = $1::int",
      [Math.floor(game.clock.now() / DAY)],
    );
    const digest = rollDigest(new Uint8Array(Buffer.from(row?.seed ?? "", "hex")));
    let expected = 100_000;
    for (let roll = 0; roll < 20; roll++) {
      const text = rollText(player.id, roll, "casino");
      const result = rollCasino(stake.game, rollRandom(text, digest));
      const percent = casinoPercent(stake.game, stake.choice ?? null, result);
      const payout = (stake.stake * percent) / 100;
      expected += payout - stake.stake;
      const answer = await player.call.casino.play(stake);
      expect(answer).toMatchObject({ result, payout, roll, stakesLeft: 49 - roll });
      expect(answer.newStatus[stake.resource]).toBe(expected);
      expect(answer.desc).toMatch(/^You bet /);
    }
    const other = stake.resource === "metal" ? "energy" : "metal";
    expect(await balances()).toEqual({ [stake.resource]: expected, [other]: 100_000 });
  });
});

test("allows fifty stakes a day, and fifty more the next day", async () => {
  const play = () => player.call.casino.play(WHEEL);
  expect(await runFiftyConcurrently(play)).toEqual({ done: 50, refused: [] });
  await expectRefused(game, play, "TOO_MANY_STAKES");
  await nextDay(game, player);
  expect(await play()).toMatchObject({ roll: 50, stakesLeft: 49 });
});

test("of fifty concurrent equal stakes with one left today, one is placed", async () => {
  const today = Math.floor(game.clock.now() / DAY);
  await setPlayer(game, player.id, `stakes = 49, counter_day = ${today}`);
  expect(await runFiftyConcurrently(() => player.call.casino.play(WHEEL))).toEqual({
    done: 1,
    refused: ["TOO_MANY_STAKES"],
  });
  expect((await game.services.actions.read(player.id))?.rolls).toBe(1);
});
