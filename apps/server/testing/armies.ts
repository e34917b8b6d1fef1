/** Armies and factories for tests. */
import { setColumns } from "@emberlode/db/testing";
import type { Position } from "@emberlode/game";
import type { TestPlayer } from "./players.ts";
import type { TestApp } from "./test-app.ts";

/** Sets columns of a player that are no balance, such as `attack_units[1] = 10`. */
export async function setPlayer(
  test: TestApp,
  { id }: Pick<TestPlayer, "id">,
  assignments: string,
): Promise<void> {
  await setColumns(test.pool, id, assignments);
  test.services.actions.forget(id);
}

/** Puts a player onto a cell. */
export function putAt(test: TestApp, player: TestPlayer, { x, y }: Position) {
  return setPlayer(test, player, `x = ${x}, y = ${y}`);
}

/** Puts a player onto a free factory field of 500 slots that nobody ever held. */
export async function putOnFactory(test: TestApp, player: TestPlayer): Promise<Position> {
  const [field] = await test.pool.query<Position>(
    `select x, y from fields where type = 'factory' and slots = 500 and version = 1
    order by x, y limit 1`,
  );
  if (field === undefined) throw new Error("no free factory");
  await putAt(test, player, field);
  return field;
}
