import { SECOND } from "@emberlode/game";
import { expect, test } from "vitest";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();

async function arm(id: number, attack: number, defense: number): Promise<void> {
  const army = (first: number) => `{${first},0,0,0,0,0,0,0,0,0}`;
  await game.pool.query(
    `update players set attack_units = $2::text::bigint[], defense_units = $3::text::bigint[],
      version = version + 1 where id = $1::int`,
    [id, army(attack), army(defense)],
  );
}

test("ranks players by power, halved when uneven, then by age", async () => {
  const oldest = await game.player("Oldest");
  game.clock.pass(1);
  const uneven = await game.player("Uneven");
  game.clock.pass(1);
  const even = await game.player("Even");
  game.clock.pass(1);
  const youngest = await game.player("Youngest");
  await game.browser().call.user.guest({});
  await arm(uneven.id, 100, 10);
  await arm(even.id, 30, 30);
  game.clock.pass(5 * SECOND);
  const order = [even, uneven, oldest, youngest].map(({ id }) => String(id));
  expect(await oldest.call.user.top()).toEqual({ users: order });
  const { ranking } = game.services;
  expect(ranking.rankOf(uneven.id)).toBe(2);
  // Players without power come last, older accounts first, and their bases show no rank.
  expect([oldest, youngest].map(({ id }) => ranking.placeOf(id)?.rank)).toEqual([3, 4]);
  expect([oldest, youngest].map(({ id }) => ranking.rankOf(id))).toEqual([null, null]);
  expect(await oldest.call.fields.move(await spot(oldest.id))).not.toHaveProperty("rank");
  expect((await oldest.call.puc.list()).factories).toMatchObject([{ rank: null }]);

  // Cached for five seconds.
  await arm(youngest.id, 500, 500);
  expect((await oldest.call.user.top()).users).toEqual(order);
  game.clock.pass(5 * SECOND);
  expect((await oldest.call.user.top()).users[0]).toBe(String(youngest.id));
  expect(await youngest.call.fields.move(await spot(youngest.id))).toMatchObject({ rank: 1 });
});

async function spot(id: number) {
  const player = await game.services.actions.read(id);
  return { x: player?.x ?? 0, y: player?.y ?? 0 };
}
