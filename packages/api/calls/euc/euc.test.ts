import { EXCAVATOR_PART_IDS, EXCAVATOR_PARTS } from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { type Browser, refusal, refusedWith } from "../../testing/game.ts";
import { stateOf } from "../../testing/game-state.ts";
import { setPlayer } from "../../testing/give.ts";
import { cellOf, putPlayer } from "../../testing/land.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let names = 0;

let player: Browser & { id: number };
beforeEach(async () => {
  player = await game.player(`Digger${names++}`);
  await putPlayer(game, player.id, cellOf(game, "euc"));
});

const pickaxe = { id: "pickaxe" };

async function itemOf(id: string) {
  const { items } = await player.call.euc.list();
  const item = items.find(({ _id }) => _id === id);
  if (item === undefined) throw new Error(`No part ${id}.`);
  return item;
}

async function refused(call: () => Promise<unknown>) {
  const before = await stateOf(game);
  const { code, status, text } = await refusal(call());
  expect(await stateOf(game)).toBe(before);
  return { code, status, text };
}

test("the list has the ten parts with prices, limits and the caller's own, from anywhere", async () => {
  await putPlayer(game, player.id, cellOf(game, "waste"));
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
  await setPlayer(game, player.id, "parts_installed[6] = 0");
});

test("a part is bought, then installed, and the next digs yield more", async () => {
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
  expect(await itemOf("pickaxe")).toMatchObject({ count: 1, users: [{ count: 0 }] });
  const { user } = await player.call.user.session();
  expect(user).toMatchObject({ digMetalCap: [1, 105], digEnergyCap: [1, 105] });
});

test("each refusal has its code and changes nothing", async () => {
  const buy = (id: string) => refused(() => player.call.euc.buy({ id }));
  const install = (id: string) => refused(() => player.call.euc.install({ id }));
  for (const id of ["spade", "Pickaxe", "__proto__", "constructor", "1"]) {
    expect(await buy(id)).toEqual(refusedWith("NOT_FOUND"));
    expect(await install(id)).toEqual(refusedWith("NOT_FOUND"));
  }
  expect(await install("drill")).toEqual(refusedWith("PART_NOT_HELD"));
  const { drill, bore_pump: borePump } = EXCAVATOR_PARTS;
  expect(await buy("drill")).toEqual(
    refusedWith("NOT_ENOUGH_ENERGY", { missing: { metal: 0, energy: drill.price - 1000 } }),
  );
  expect(await buy("bore_pump")).toEqual(
    refusedWith("NOT_ENOUGH_METAL", { missing: { metal: borePump.price - 1000, energy: 0 } }),
  );
  const { limit } = EXCAVATOR_PARTS.pickaxe;
  await setPlayer(game, player.id, `parts[1] = 1, parts_installed[1] = ${limit - 1}`);
  expect(await buy("pickaxe")).toEqual(refusedWith("PART_LIMIT"));
  await setPlayer(game, player.id, `parts_installed[1] = ${limit}`);
  expect(await install("pickaxe")).toEqual(refusedWith("PART_LIMIT"));
  await putPlayer(game, player.id, cellOf(game, "waste"));
  expect(await buy("pickaxe")).toEqual(refusedWith("WRONG_FIELD"));
  expect(await install("pickaxe")).toEqual(refusedWith("WRONG_FIELD"));
});
