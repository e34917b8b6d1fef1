import { auditLedger } from "@emberlode/db";
import { expect, test } from "vitest";
import { setPlayer } from "../../testing/give.ts";
import { useGame } from "../../testing/use-game.ts";
import { expireNaps } from "./expire-naps.ts";

const game = useGame();

test("a run ends up to a hundred pacts whose notice is over, longest over first", async () => {
  const ids: number[] = [];
  for (let i = 0; i < 16; i++) ids.push((await game.player()).id);
  const now = game.clock.now();
  const pairs = ids.flatMap((low) => ids.filter((high) => high > low).map((high) => [low, high]));
  for (const [index, [low = 0, high = 0]] of pairs.entries()) {
    await game.pool.query(
      `insert into naps (low, high, asked_by, state, ends_at, changed_at)
      values ($1::int, $2::int, $1::int, 'ended', $3::bigint, 0)`,
      [low, high, now + index - pairs.length],
    );
  }
  for (const id of ids) {
    const others = ids.filter((other) => other !== id);
    await setPlayer(game, id, `nap_partners = '{${others.join(",")}}'`);
  }
  const left = async () => (await game.pool.query("select 1 from naps")).length;
  expect(pairs).toHaveLength(120);
  expect(await expireNaps(game.services)).toBe(100);
  expect(await left()).toBe(20);
  expect(await auditLedger(game.pool)).toEqual([]);
  expect(await expireNaps(game.services)).toBe(20);
  expect(await expireNaps(game.services)).toBe(0);
  const rows = await game.pool.query("select 1 from players where cardinality(nap_partners) > 0");
  expect(rows).toEqual([]);
});
