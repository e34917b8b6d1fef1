/** Factories captured on another process count even without notifications. */
import { neutralWalls } from "@emberlode/game";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Services } from "../../services.ts";
import { baseOf, freshFactory, setBaseLevel } from "../../testing/bases.ts";
import { give, setPlayer } from "../../testing/give.ts";
import { callOtherProcess } from "../../testing/other-process.ts";
import { putPlayer } from "../../testing/positions.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);
let unaware: Services;
beforeAll(async () => {
  unaware = await game.another();
  // It gets no more notifications, and its jobs run only when the test calls them.
  await unaware.live.stop();
});
beforeEach(async () => {
  await setPlayer(game, player.id, "attack_units[1] = 100, shield_until = 0");
  await unaware.world.refresh();
});

/** Captures a factory on the process that the other one is not notified by. */
async function capture(slots: number) {
  const field = freshFactory(game, slots);
  await putPlayer(game, player.id, field);
  const { factory } = await player.call.puc.capture(field);
  expect(unaware.world.factoriesOf(player.id).map(({ type }) => type)).toEqual(["base"]);
  return { field, id: factory?._id ?? "" };
}

test("a fight counts factories captured on another process", async () => {
  await capture(500);
  const field = freshFactory(game, 900);
  await putPlayer(game, player.id, field);
  const { newStatus, report } = await callOtherProcess(unaware, player).puc.capture(field);
  expect(newStatus.factories).toBe(3);
  expect(report.defender.units[0]).toBe(neutralWalls(900, 1));
});

test("an upgrade frees small factories captured on another process", async () => {
  await setBaseLevel(game, player.id, 6);
  await unaware.world.refresh();
  await give(game, player.id, 100_000, 100_000);
  const { field } = await capture(600);
  const base = game.services.world.factoryAt(baseOf(game, player.id));
  const call = callOtherProcess(unaware, player);
  const { status } = await call.puc.upgrade({ id: String(base?.id) });
  expect(status).toMatchObject({ factories: 1, totalSlots: 120_000 });
  await game.services.world.refresh();
  expect(game.services.world.factoryAt(field)).toBeNull();
});

test("a factory captured on another process can be abandoned", async () => {
  const { id } = await capture(700);
  const { newStatus } = await callOtherProcess(unaware, player).puc.abandon({ id });
  expect(newStatus.factories).toBe(1);
});
