/** Keys, positions and factories, as if after much play. */
import { setPlayer } from "@emberlode/api/testing";
import { type Position, TOOL_IDS, type ToolId } from "@emberlode/game";
import type { TestPlayer } from "./players.ts";
import type { TestApp } from "./test-app.ts";

type Owner = Pick<TestPlayer, "id">;

/** Gives the research of a kept tool, such as a card or key, at this level. */
export async function giveKey(test: TestApp, { id }: Owner, tool: ToolId, level: number) {
  const at = TOOL_IDS.indexOf(tool) + 1;
  await setPlayer(test, id, `tools[${at}] = ${level}, researches[${at}] = ${level}`);
}

/** Puts a player onto a cell. */
export function putAt(test: TestApp, { id }: Owner, { x, y }: Position) {
  return setPlayer(test, id, `x = ${x}, y = ${y}`);
}

/** Moves a player onto a free factory field of 500 slots that never had an owner. */
export async function putOnFactory(test: TestApp, player: Owner): Promise<Position> {
  const [field] = await test.pool.query<Position>(
    `select x, y from fields where type = 'factory' and slots = 500 and version = 1
    order by x, y limit 1`,
  );
  if (field === undefined) throw new Error("There is no free factory.");
  await putAt(test, player, field);
  return field;
}

/** Gives a player free factory fields, large ones first; returns their positions. */
export async function ownFactories(
  test: TestApp,
  { id }: Owner,
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
    [id, count, safeUntil],
  );
  test.services.actions.invalidate(id);
  await test.services.world.refresh();
  return fields;
}
