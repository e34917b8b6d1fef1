import { expect, test } from "vitest";
import { firstUnits } from "../../testing/bases.ts";
import { give } from "../../testing/give.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);

const pikemen = (unit: number) => ({ type: "attack", index: 0, unit }) as const;

test("units cost metal, energy and slots and appear in the new status", async () => {
  const { newStatus } = await player.call.units.buy(pikemen(3));
  const bought = { metal: 850, energy: 700, slots: 1400, attack_units: firstUnits(3) };
  expect(newStatus).toMatchObject(bought);
  expect((await player.call.user.session()).user.status).toMatchObject(bought);
  const walls = await player.call.units.buy({ type: "defense", index: 0, unit: 1 });
  expect(walls.newStatus).toMatchObject({ metal: 750, energy: 650, slots: 1200 });
});

test("a tech costs both resources and unlocks its unit", async () => {
  await give(game, player.id, 5000, 5000);
  const { newStatus } = await player.call.units.buyTech({ type: "attack", index: 1 });
  expect(newStatus).toMatchObject({ metal: 5900, energy: 5900 });
  expect(newStatus.attack_level.slice(0, 3)).toEqual([true, true, false]);
  const archers = await player.call.units.buy({ type: "attack", index: 1, unit: 2 });
  expect(archers.newStatus.attack_units[1]).toBe(2);
});
