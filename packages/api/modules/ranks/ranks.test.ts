import { SAMPLE_CLANS, SECOND } from "@emberlode/game";
import { beforeAll, describe, expect, test } from "vitest";
import { setPlayer } from "../../testing/give.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
const NAMES = ["Amber", "Basalt", "Cobalt", "Dolomite", "Ember"];

beforeAll(async () => {
  for (const [index, name] of NAMES.entries()) {
    const { id } = await game.player(name);
    const count = NAMES.length - index;
    await setPlayer(game, id, `attack_units[1] = ${count}, defense_units[1] = ${count}`);
  }
  await game.pool.query(
    "update accounts set base_name = 'The Cold Hearth' where username = 'Ember'",
  );
  game.clock.pass(10 * SECOND);
});

const list = (input: { start?: number; limit?: number; search?: string }) =>
  game.browser().call.ranks.list(input);

describe("the ranks", () => {
  test("are public, strongest first", async () => {
    const { ranks, total } = await list({});
    expect(total).toBe(NAMES.length);
    expect(ranks.map(({ username, rank }) => [username, rank])).toEqual(
      NAMES.map((name, index) => [name, index + 1]),
    );
    expect(Object.keys(ranks[0] ?? {}).sort()).toEqual(
      ["_id", "baseName", "change", "power", "profilePicture", "rank", "score", "username"].sort(),
    );
  });

  test("are paged", async () => {
    const page = async (start: number, limit: number) =>
      (await list({ start, limit })).ranks.map(({ rank }) => rank);
    expect(await page(0, 2)).toEqual([1, 2]);
    expect(await page(2, 2)).toEqual([3, 4]);
    expect(await page(4, 2)).toEqual([5]);
    expect(await page(9_007_199_254_740_990, 2)).toEqual([]);
  });

  test("can be searched by part of a username or base name, keeping the real rank", async () => {
    const found = async (search: string) => {
      const { ranks, total } = await list({ search });
      expect(total).toBe(ranks.length);
      return ranks.map(({ username, rank }) => [username, rank]);
    };
    expect(await found("ALT")).toEqual([
      ["Basalt", 2],
      ["Cobalt", 3],
    ]);
    expect(await found(" cold hearth ")).toEqual([["Ember", 5]]);
    expect(await found("nobody")).toEqual([]);
    expect(await found("%")).toEqual([]);
  });
});

test("lists the ten sample clans", async () => {
  const { clans } = await game.browser().call.clans.list();
  expect(clans).toEqual(SAMPLE_CLANS);
});
