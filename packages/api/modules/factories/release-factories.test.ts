/** Jobs that free small factories for players without one (rules §13). */
import { DAY, FACTORY_CLASSES, HOUR, MINUTE, type Position } from "@emberlode/game";
import { expect, test } from "vitest";
import { NOON } from "../../testing/game.ts";
import { useGame } from "../../testing/use-game.ts";
import { releaseFactories } from "./release-factories.ts";

const game = useGame();

const smallFields = () =>
  game.services.world
    .cells()
    .filter(({ type, slots }) => type === "factory" && slots <= FACTORY_CLASSES.small.maxSlots);

/** Gives fields to a player without a fight, held since `since`. */
async function hold(owner: number, fields: readonly Position[], since: number): Promise<void> {
  await game.pool.query(
    `with held as (
      update fields f set version = version + 1, held_since = $4::bigint
      from unnest($2::int[], $3::int[]) as t(x, y) where f.x = t.x and f.y = t.y
      returning f.x, f.y, f.slots
    )
    insert into factories (owner, x, y, type, lvl, slots)
    select $1::int, x, y, 'factory', 1, slots from held`,
    [owner, fields.map(({ x }) => x), fields.map(({ y }) => y), since],
  );
  await game.services.world.refresh();
}

test("frees those above three quarters once, an hour after a notice, longest held first", async () => {
  const { world } = game.services;
  const [first, second] = [await game.player("First"), await game.player("Second")];
  const crowd = await game.player("Crowd");
  const threshold = Math.floor((smallFields().length * 3) / 4);
  const [oldest, next, ...others] = smallFields().slice(0, threshold + 2);
  if (oldest === undefined || next === undefined) throw new Error("The world has no factories.");
  await hold(first.id, [oldest], NOON - 5 * DAY);
  await hold(second.id, [next], NOON - 4 * DAY);
  await hold(crowd.id, others, NOON - 3 * DAY);

  expect(await releaseFactories(game.services)).toEqual({ freed: 0, noticed: 2 });
  const owners = [first, second].map(({ id: player }) => ({ player }));
  const alerts = "select player_id as player, facts->>'at' as at from alerts order by player_id";
  expect(await game.pool.query(alerts)).toEqual(
    owners.map((owner) => ({ ...owner, at: String(NOON + HOUR) })),
  );
  game.clock.pass(HOUR - MINUTE);
  expect(await releaseFactories(game.services)).toEqual({ freed: 0, noticed: 0 });

  game.clock.pass(MINUTE);
  const other = await game.another();
  const done = await Promise.all([game.services, other].map(releaseFactories));
  expect(done.reduce((freed, one) => freed + one.freed, 0)).toBe(2);
  await world.refresh();
  expect([oldest, next].map((cell) => world.factoryAt(cell))).toEqual([null, null]);
  expect(world.at(oldest)?.hold).toMatchObject({ reservedUntil: NOON + 2 * HOUR });
  const lines = `select player_id as player from ledger
    where kind = 'factory-lost' and detail->>'reason' = 'released' order by player_id`;
  expect(await game.pool.query(lines)).toEqual(owners);
});
