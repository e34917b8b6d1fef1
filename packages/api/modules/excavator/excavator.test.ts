import { EXCAVATOR_PART_IDS, EXCAVATOR_PARTS } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
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

test("several parts are bought and installed by one call, with one log line for each", async () => {
  await setPlayer(game, player.id, "parts[1] = 1");
  const answer = await player.call.euc.buy({ ...pickaxe, count: 2, install: true });
  expect(answer).toMatchObject({
    metalCap: [2, 110],
    energyCap: [0, 100],
    count: 1,
    installed: 2,
    newStatus: { metal: 1000, energy: 0 },
  });
  expect((await player.call.euc.list()).items[0]).toMatchObject({
    count: 2,
    users: [{ count: 1 }],
  });
  const { logs } = await player.call.logs.list({ type: "dig" });
  expect(logs.map(({ content }) => content)).toEqual([
    english["log-lines"]("purchase.installedPart", { count: 2, part: "Pickaxe", installed: 2 }),
    english["log-lines"]("purchase.boughtPart", {
      count: 2,
      part: "Pickaxe",
      price: "1,000 energy",
    }),
  ]);
});

test("buys and installs all parts or none", async () => {
  const buy = (count: number, install: boolean) => () =>
    player.call.euc.buy({ ...pickaxe, count, install });
  for (const install of [true, false]) {
    await expectRefused(game, buy(3, install), "NOT_ENOUGH_ENERGY", {
      missing: { metal: 0, energy: 500 },
    });
  }
  const { limit } = EXCAVATOR_PARTS.pickaxe;
  await setPlayer(game, player.id, `parts_installed[1] = ${limit - 1}`);
  await expectRefused(game, buy(2, true), "PART_LIMIT");
});
