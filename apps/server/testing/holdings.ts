/** Bases and factories as they would be after much play. */
import { baseSlots, type Position } from "@emberlode/game";
import type { TestPlayer } from "./players.ts";
import type { TestApp } from "./test-app.ts";

type Owner = Pick<TestPlayer, "id">;

/** Lets the server see what was changed under it. */
async function tell(test: TestApp, { id }: Owner): Promise<void> {
  test.services.actions.forget(id);
  await test.services.world.refresh();
}

/** Gives a player's base a level, with its slots. */
export async function setBaseLevel(test: TestApp, player: Owner, level: number): Promise<void> {
  await test.pool.query(
    `with base as (
      update factories set lvl = $2::smallint, slots = $3::int
      where owner = $1::int and type = 'base' returning x, y
    )
    update fields f set version = version + 1 from base where f.x = base.x and f.y = base.y`,
    [player.id, level, baseSlots(level)],
  );
  await tell(test, player);
}

/** Gives a player free factory fields, those of 1,000 slots or more first; returns their positions. */
export async function ownFactories(
  test: TestApp,
  player: Owner,
  count: number,
  safeUntil = 0,
): Promise<readonly Position[]> {
  const fields = await test.pool.query<Position>(
    `with taken as (
      update fields f set version = version + 1 where (f.x, f.y) in (
        select x, y from fields where type = 'factory' and version = 1
        order by slots < 1000, x, y limit $2::int
      ) returning f.x, f.y, f.slots
    ),
    owned as (
      insert into factories (owner, x, y, type, lvl, slots, safe_until)
      select $1::int, x, y, 'factory', 1, slots, $3::bigint from taken
    )
    select x, y from taken`,
    [player.id, count, safeUntil],
  );
  await tell(test, player);
  return fields;
}
