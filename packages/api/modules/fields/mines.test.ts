import { gridStep, type Position } from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import type { Player } from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";
import { callOtherProcess } from "../../testing/other-process.ts";
import { putPlayer } from "../../testing/positions.ts";
import { allyWith, emptySpot, mineLogs, setTools } from "../../testing/tools.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const [layer, victim] = [usePlayer(game), usePlayer(game)];
let spot: Position;
let beside: Position;
beforeEach(async () => {
  spot = emptySpot(game);
  beside = gridStep(spot, "w");
  await arrive(victim);
});

/** Moves an unshielded player next to the spot. */
async function arrive({ id }: Player): Promise<void> {
  await setPlayer(game, id, "shield_until = 0");
  await putPlayer(game, id, beside);
}

async function lay(n: number): Promise<void> {
  await putPlayer(game, layer.id, spot);
  await setTools(game, layer.id, { mines: n });
  await layer.call.tools.use({ tool: "mines", count: 0, n });
}

const purse = async (one: Player) => {
  const { metal, energy } = (await one.call.user.session()).user.status;
  return { metal, energy };
};
const lying = async () =>
  (await game.pool.query("select 1 from mines where x = $1::int and y = $2::int", [spot.x, spot.y]))
    .length;

test("the overview shows mines to the player who laid them, until they expire", async () => {
  await lay(2);
  // Moved by SQL: the step that stays makes the field explored.
  await layer.call.fields.move(spot);
  await victim.call.fields.move(beside);
  const shown = async ({ call }: Player) => (await call.fields.view()).mines;
  const [mine] = await shown(layer);
  expect(mine).toMatchObject({ ...spot, count: 2 });
  expect(await shown(victim)).toEqual([]);
  await game.pool.query(
    `with f as (update fields set version = version + 1 where x = $1::int and y = $2::int)
    update mines set until = $3::bigint where x = $1::int and y = $2::int`,
    [spot.x, spot.y, game.clock.now()],
  );
  await game.services.world.refresh();
  expect(await shown(layer)).toEqual([]);
});

test("a step onto mines sets off the oldest one and alerts victim and owner", async () => {
  await lay(2);
  const field = await victim.call.fields.move(spot);
  expect(field).toMatchObject({ ...spot, explosion: { metal: 20, energy: 20 } });
  expect(await purse(victim)).toEqual({ metal: 980, energy: 980 });
  expect(await purse(layer)).toEqual({ metal: 1000, energy: 1000 });
  expect(await mineLogs(game, victim.id)).toMatchObject([
    { metal: -20, energy: -20, detail: { role: "victim", ...spot } },
  ]);
  const under = { ...spot, victim: victim.username, metal: 20, energy: 20 };
  expect(await mineLogs(game, layer.id)).toMatchObject([
    { metal: 0, energy: 0, detail: { role: "layer", ...under } },
  ]);
  const newest = async (one: Player) => (await one.call.alerts.list({})).alerts[0];
  const mine = { type: "event", kind: "mine", at: spot, link: `/game/${spot.x}/${spot.y}` };
  // The victim does not see who laid it.
  expect(await newest(victim)).toMatchObject({ ...mine, danger: true, player: null, read: false });
  expect(await newest(layer)).toMatchObject({ ...mine, danger: false });
  expect(await lying()).toBe(1);
  expect(game.services.world.at(spot).mines).toHaveLength(1);
  expect(await victim.call.fields.move(spot)).not.toHaveProperty("explosion");
});

test("a NAP partner sets off no mine", async () => {
  await lay(1);
  await allyWith(game, victim.id, layer.id);
  expect(await victim.call.fields.move(spot)).not.toHaveProperty("explosion");
  expect(await purse(victim)).toEqual({ metal: 1000, energy: 1000 });
  expect(await lying()).toBe(1);
});

test("looking, staying and distant cells set off no mine", async () => {
  await lay(1);
  await victim.call.fields.move(beside);
  await victim.call.fields.field(spot);
  await putPlayer(game, victim.id, gridStep(beside, "w"));
  expect(await victim.call.fields.move(spot)).toEqual(gridStep(beside, "w"));
  await putPlayer(game, victim.id, spot);
  expect(await victim.call.fields.move(spot)).not.toHaveProperty("explosion");
  expect(await lying()).toBe(1);
});

test("of many players arriving concurrently, each sets off one mine until none are left", async () => {
  await lay(2);
  const crowd = await Promise.all(Array.from({ length: 5 }, () => game.player()));
  for (const one of crowd) await arrive(one);
  const fields = await Promise.all(crowd.map((one) => one.call.fields.move(spot)));
  expect(fields.filter((field) => "explosion" in field)).toHaveLength(2);
  expect(await lying()).toBe(0);
  expect(await mineLogs(game, layer.id)).toHaveLength(2);
});

test("a mine that went off on one process does not go off again on another", async () => {
  const other = await game.another();
  // It is not notified of the explosion.
  await other.live.stop();
  await lay(1);
  await other.world.refresh();
  await victim.call.fields.move(spot);
  const second = await game.player();
  await arrive(second);
  expect(other.world.at(spot).mines).toHaveLength(1);
  expect(await callOtherProcess(other, second).fields.move(spot)).not.toHaveProperty("explosion");
  expect(await purse(second)).toEqual({ metal: 1000, energy: 1000 });
  expect(await mineLogs(game, layer.id)).toHaveLength(1);
  expect(other.world.at(spot).mines).toHaveLength(0);
});

test("ignores mines whose layer is gone", async () => {
  // A notification about the mine would reload its layer.
  await game.services.live.stop();
  await lay(1);
  const [mine] = game.services.world.at(spot).mines;
  if (mine === undefined) throw new Error("A mine was laid.");
  Object.assign(game.services.world.at(spot), { mines: [{ ...mine, ownerId: 999_999 }] });
  expect(await victim.call.fields.move(spot)).not.toHaveProperty("explosion");
  await game.services.live.start();
  await game.services.world.reload([spot]);
});
