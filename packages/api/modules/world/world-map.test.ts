import { expect, test, vi } from "vitest";
import { startGame } from "../../testing/game.ts";
import { worldWithRoomFor } from "../../testing/positions.ts";

test("a read in progress while a base is placed does not remove it from the map", async () => {
  const own = await startGame({ before: worldWithRoomFor(6) });
  const { world, pool, live } = own.services;
  const { id } = await own.player("Mover");
  // Notifications would trigger a read in between.
  await live.stop();
  const [from] = world.bases();
  const to = { x: from?.x === 6 ? 5 : 6, y: 1 };
  // An earlier base there, so that the cell's version is no longer the first.
  await pool.query("update fields set version = 2 where x = $1::smallint and y = 1", [to.x]);
  await world.refresh();
  await pool.query("update fields set version = 2 where x = 50 and y = 50");
  const query = pool.query.bind(pool);
  const spy = vi.spyOn(pool, "query");
  // The rows are read before the base moves and arrive after it.
  spy.mockImplementationOnce(async <Row>(text: string) => {
    const rows = await query<Row>(text);
    const change = "update fields set version = version + 1, base_owner =";
    await query(`${change} null where base_owner is not null`);
    await query(`${change} $1::int where x = $2::smallint and y = 1`, [id, to.x]);
    await world.reloadHoldings([id], to);
    return rows;
  });
  await world.refresh();
  spy.mockRestore();
  expect(world.at(to).baseOwner).toBe(id);
  await world.refresh();
  expect(world.bases()).toMatchObject([{ ...to, baseOwner: id }]);
  await own.close();
});
