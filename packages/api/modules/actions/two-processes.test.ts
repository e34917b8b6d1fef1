import { beforeAll, expect, test } from "vitest";
import type { Services } from "../../services.ts";
import { freshFactory } from "../../testing/bases.ts";
import { expectRefused } from "../../testing/game-state.ts";
import { give, setPlayer } from "../../testing/give.ts";
import { callOtherProcess } from "../../testing/other-process.ts";
import { cellOf, putPlayer } from "../../testing/positions.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);
let second: Services;
beforeAll(async () => {
  second = await game.another();
});

/** Calls the player on alternating processes. */
const on = (turn: number) => callOtherProcess(turn % 2 === 0 ? game.services : second, player);

test("alternating steps and digs on two processes are never refused", async () => {
  let { x, y } = cellOf(game, "metal");
  await putPlayer(game, player.id, { x, y });
  let digs = 0;
  for (let turn = 0; digs < 25; turn++) {
    // Row by row, to find ore that has not been dug yet.
    const next = { x: (x % 50) + 1, y: x === 50 ? (y % 50) + 1 : y };
    const field = await on(turn).fields.move(next);
    ({ x, y } = next);
    expect(field).toMatchObject(next);
    const { type } = game.services.world.at(next);
    if (type !== "metal" && type !== "energy") continue;
    expect((await on(turn + 1).user.gather({ type, field: next })).digs).toBe(++digs);
  }
});

test("income on one process can be spent on the other immediately", async () => {
  await setPlayer(game, player.id, "dig_metal_min = 100, dig_metal_max = 100");
  await give(game, player.id, -1000, 0);
  const field = cellOf(game, "metal");
  await putPlayer(game, player.id, field);
  const buy = () => on(1).units.buy({ type: "defense", index: 0, unit: 1 });
  const missing = { metal: 100, energy: 0 };
  await expectRefused(game, buy, "NOT_ENOUGH_METAL", { missing });
  await on(0).user.gather({ type: "metal", field });
  expect((await buy()).newStatus.metal).toBe(0);
});

test("a factory captured on one process gives slots on the other immediately", async () => {
  await setPlayer(game, player.id, "attack_units[1] = 10, shield_until = 0");
  const field = freshFactory(game, 500);
  await putPlayer(game, player.id, field);
  const buy = () => on(1).units.buy({ type: "attack", index: 0, unit: 1 });
  await expectRefused(game, buy, "NOT_ENOUGH_SLOTS", { slots: 200 });
  await on(0).puc.capture(field);
  expect((await buy()).newStatus.attack_units[0]).toBe(11);
});
