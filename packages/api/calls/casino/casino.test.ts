import { casinoPercent, DAY, rollCasino, rollRandom, rollText } from "@emberlode/game";
import { beforeEach, describe, expect, test } from "vitest";
import { rollDigest } from "../../services/fair/fair-chance.ts";
import { giveKey, standOn } from "../../testing/building.ts";
import { type Browser, refusal, refusedWith } from "../../testing/game.ts";
import { give, setPlayer } from "../../testing/give.ts";
import { renewSession } from "../../testing/log-in-again.ts";
import { fiftyAtOnce } from "../../testing/repeat.ts";
import { rowsOf } from "../../testing/rows-of.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let player: Browser & { id: number };
let name = "";
let names = 0;
beforeEach(async () => {
  name = `Gambler${names++}`;
  player = await game.player(name);
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

describe("a stake pays by the table, by the roll of its counter:", () => {
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

describe("refused, with nothing changed and no roll used up:", () => {
  async function refused(input: Stake) {
    const before = await rowsOf(game, player.id);
    const answer = await refusal(player.call.casino.play(input));
    expect(await rowsOf(game, player.id)).toEqual(before);
    return answer;
  }

  test("elsewhere than in a casino", async () => {
    await standOn(game, player.id, "market");
    expect(await refused(WHEEL)).toEqual(refusedWith("WRONG_FIELD"));
  });

  test("without a key", async () => {
    await giveKey(game, player.id, "casino", 0);
    expect(await refused(WHEEL)).toEqual(refusedWith("CASINO_KEY_NEEDED"));
  });

  test.each([1, 99, 150, 2100])("a stake of %i with a key of level 1", async (stake) => {
    expect(await refused({ ...WHEEL, stake })).toEqual(
      refusedWith("STAKE_INVALID", { most: 2000 }),
    );
  });

  test("more than is carried", async () => {
    await give(game, player.id, -99_950, -99_950);
    expect(await refused(WHEEL)).toEqual(
      refusedWith("NOT_ENOUGH_METAL", { missing: { metal: 50, energy: 0 } }),
    );
    expect(await refused({ ...WHEEL, resource: "energy" })).toEqual(
      refusedWith("NOT_ENOUGH_ENERGY", { missing: { metal: 0, energy: 50 } }),
    );
  });

  test.each<Stake>([
    { ...WHEEL, choice: 0 },
    { ...WHEEL, game: "coin" },
    { ...WHEEL, game: "coin", choice: 2 },
    { ...WHEEL, game: "dice", choice: 0 },
  ])("a choice that does not fit: %j", async (stake) => {
    expect(await refused(stake)).toEqual(refusedWith("BAD_INPUT"));
  });
});

test("fifty stakes a day, and fifty more the next", async () => {
  const play = () => player.call.casino.play(WHEEL);
  expect(await fiftyAtOnce(play)).toEqual({ done: 50, refused: [] });
  const before = await rowsOf(game, player.id);
  expect(await refusal(play())).toEqual(refusedWith("TOO_MANY_STAKES"));
  expect(await rowsOf(game, player.id)).toEqual(before);
  game.clock.pass(DAY);
  await game.services.fair.prepare();
  await renewSession(player, name);
  expect(await player.call.casino.play(WHEEL)).toMatchObject({ roll: 50, stakesLeft: 49 });
});

test("of fifty equal stakes at once with one left today, one is placed", async () => {
  const today = Math.floor(game.clock.now() / DAY);
  await setPlayer(game, player.id, `stakes = 49, counter_day = ${today}`);
  expect(await fiftyAtOnce(() => player.call.casino.play(WHEEL))).toEqual({
    done: 1,
    refused: ["TOO_MANY_STAKES"],
  });
  const [row] = await game.pool.query<{ rolls: number }>(
    "select rolls from players where id = $1::int",
    [player.id],
  );
  expect(row).toEqual({ rolls: 1 });
});
