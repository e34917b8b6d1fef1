import { EXCAVATOR_PART_IDS, EXCAVATOR_PARTS } from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { standOn } from "../../testing/building.ts";
import { expectRefused } from "../../testing/game-state.ts";
import { setPlayer } from "../../testing/give.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);
beforeEach(() => standOn(game, player.id, "euc"));

const pickaxe = { id: "pickaxe" };

test("lists ten parts with prices, limits and owned numbers, from anywhere", async () => {
  await standOn(game, player.id, "waste");
  await setPlayer(game, player.id, "parts[1] = 3, parts_installed[6] = 2");
  const { energyCap, metalCap, items } = await player.call.euc.list();
  expect({ energyCap, metalCap }).toEqual({ energyCap: [0, 100], metalCap: [0, 100] });
  expect(items.map(({ _id }) => _id)).toEqual(EXCAVATOR_PART_IDS);
  expect(items[0]).toEqual({
    _id: "pickaxe",
    type: "metal",
    title: "Pickaxe",
    count: 0,
    price: 500,
    paidIn: "energy",
    limit: 20,
    minRaise: 1,
    maxRaise: 5,
    users: [{ user: String(player.id), count: 3 }],
  });
  expect(items[5]).toMatchObject({ _id: "hand_pump", type: "energy", count: 2, paidIn: "metal" });
});

test("a part is bought, then installed, and raises the yield of digs", async () => {
  const bought = await player.call.euc.buy(pickaxe);
  expect(bought).toMatchObject({
    _id: "pickaxe",
    count: 1,
    newStatus: { metal: 1000, energy: 500 },
  });
  const pump = await player.call.euc.buy({ id: "hand_pump" });
  expect(pump.newStatus).toMatchObject({ metal: 500, energy: 500 });
  expect(await player.call.euc.install(pickaxe)).toEqual({
    energyCap: [0, 100],
    metalCap: [1, 105],
    count: 1,
    remain: 0,
  });
  expect(await player.call.euc.install({ id: "hand_pump" })).toMatchObject({
    energyCap: [1, 105],
    count: 1,
  });
  const [item] = (await player.call.euc.list()).items;
  expect(item).toMatchObject({ _id: "pickaxe", count: 1, users: [{ count: 0 }] });
  const { user } = await player.call.user.session();
  expect(user).toMatchObject({ digMetalCap: [1, 105], digEnergyCap: [1, 105] });
});

test("refuses unknown, missing, unpaid or too many parts, without any change", async () => {
  const buy = (id: string) => () => player.call.euc.buy({ id });
  const install = (id: string) => () => player.call.euc.install({ id });
  for (const id of ["spade", "Pickaxe", "__proto__", "constructor", "1"]) {
    await expectRefused(game, buy(id), "NOT_FOUND");
    await expectRefused(game, install(id), "NOT_FOUND");
  }
  await expectRefused(game, install("drill"), "PART_NOT_HELD");
  const missing = { metal: 0, energy: EXCAVATOR_PARTS.drill.price - 1000 };
  await expectRefused(game, buy("drill"), "NOT_ENOUGH_ENERGY", { missing });
  const { limit } = EXCAVATOR_PARTS.pickaxe;
  await setPlayer(game, player.id, `parts[1] = 1, parts_installed[1] = ${limit - 1}`);
  await expectRefused(game, buy("pickaxe"), "PART_LIMIT");
});
