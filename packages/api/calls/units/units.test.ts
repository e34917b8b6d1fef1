import { beforeEach, expect, test } from "vitest";
import { type Browser, refusal, refusedWith } from "../../testing/game.ts";
import { give } from "../../testing/give.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let names = 0;

let player: Browser & { id: number };
beforeEach(async () => {
  player = await game.player(`Buyer${names++}`);
});

const pikemen = (unit: number) => ({ type: "attack", index: 0, unit }) as const;

test("units cost metal, energy and slots, and stand in the new status", async () => {
  const { newStatus } = await player.call.units.buy(pikemen(3));
  expect(newStatus).toMatchObject({ metal: 850, energy: 700, slots: 1400 });
  expect(newStatus.attack_units).toEqual([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect((await player.call.user.session()).user.status).toMatchObject({
    metal: 850,
    energy: 700,
    slots: 1400,
    attack_units: newStatus.attack_units,
  });
  const walls = await player.call.units.buy({ type: "defense", index: 0, unit: 1 });
  expect(walls.newStatus).toMatchObject({ metal: 750, energy: 650, slots: 1200 });
});

test("each refusal has its code and changes nothing", async () => {
  const refused = async (input: { type: "attack" | "defense"; index: number; unit: number }) =>
    refusal(player.call.units.buy(input));
  expect(await refused({ type: "attack", index: 9, unit: 1 })).toEqual(refusedWith("TECH_MISSING"));
  expect(await refused(pikemen(11))).toEqual(refusedWith("NOT_ENOUGH_SLOTS", { slots: 200 }));
  await player.call.units.buy(pikemen(6));
  await player.call.units.buy({ type: "defense", index: 0, unit: 2 });
  expect(await refused(pikemen(3))).toEqual(refusedWith("NOT_ENOUGH_SLOTS", { slots: 200 }));
  const { status } = (await player.call.user.session()).user;
  expect(status.attack_units[0]).toBe(6);
});

test("a tech is charged in both resources and lets its unit be bought", async () => {
  await give(game, player.id, 5000, 5000);
  const { newStatus } = await player.call.units.buyTech({ type: "attack", index: 1 });
  expect(newStatus).toMatchObject({ metal: 5900, energy: 5900 });
  expect(newStatus.attack_level.slice(0, 3)).toEqual([true, true, false]);
  const again = player.call.units.buyTech({ type: "attack", index: 1 });
  expect(await refusal(again)).toEqual(refusedWith("ALREADY_OWNED"));
  const archers = await player.call.units.buy({ type: "attack", index: 1, unit: 2 });
  expect(archers.newStatus.attack_units[1]).toBe(2);
});
