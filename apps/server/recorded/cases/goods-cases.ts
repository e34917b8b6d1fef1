/** Tools, parts and the buildings that trade. */
import { give, setPlayer } from "@emberlode/api/testing";
import { cellsAround, isBuilt, isEmptyField, TOOL_IDS, type ToolId, utcDay } from "@emberlode/game";
import { giveKey, putAt } from "../../testing/holdings.ts";
import { putOn } from "../../testing/players.ts";
import { NOON, type Stage } from "../stage.ts";
import { type Case, plain } from "./case.ts";

const HOUR = 3_600_000;

type FieldType = Parameters<typeof putOn>[2];

const set = ({ app, player }: Stage, assignments: string) => setPlayer(app, player.id, assignments);

/** A call inside a building, with its key. */
const inside =
  (type: FieldType, key: ToolId | null, input: unknown, assignments?: string): Case[2] =>
  async (stage) => {
    await putOn(stage.app, stage.player, type);
    if (key !== null) await giveKey(stage.app, stage.player, key, 1);
    if (assignments !== undefined) await set(stage, assignments);
    return { input };
  };

const deposit = { action: "deposit", resource: "metal", amount: 100 };
const dice = { game: "dice", resource: "metal", stake: 100, choice: 2 };

/** Moves the player to the market with a key and returns one of the day's offers. */
async function atMarket(stage: Stage, kind?: string): Promise<string> {
  const { app, player, done } = stage;
  await putOn(app, player, "market");
  await giveKey(app, player, "market", 1);
  const { offers } = (await done(player, "GET", "/api/user/market")).json();
  const wanted = (one: { kind: string }) => kind === undefined || one.kind === kind;
  return offers.find(wanted)._id;
}

const hold = (stage: Stage, tool: ToolId, count: number) =>
  set(stage, `tools[${TOOL_IDS.indexOf(tool) + 1}] = ${count}`);

/** Moves the player onto an empty field, next to a building or far from all. */
async function onEmptyField(stage: Stage, besideBuilding: boolean): Promise<void> {
  const { world } = stage.app.services;
  const spot = world
    .cells()
    .find(
      (cell) =>
        isEmptyField(cell) &&
        cell.mines.length === 0 &&
        cellsAround(cell).some((near) => isBuilt(world.at(near))) === besideBuilding,
    );
  if (spot === undefined) throw new Error("There is no such field.");
  await putAt(stage.app, stage.player, spot);
}

/** Gives the player two of a tool on an empty field, and uses one. */
const use =
  (tool: ToolId, more: object = {}): Case[2] =>
  async (stage) => {
    await onEmptyField(stage, false);
    await hold(stage, tool, 2);
    return { input: { tool, count: 1, ...more } };
  };

/** Creates a plot at the player's position, then moves the player to a cave. */
async function plotElsewhere(stage: Stage): Promise<string> {
  const { app, done, player } = stage;
  const { plot } = (await done(player, "POST", "/api/plots", { title: "Camp" })).json();
  await putOn(app, player, "cave");
  return plot._id;
}

export const goodsCases: readonly Case[] = [
  ["euc.list", "a newcomer's", plain()],
  ["euc.install", "a part", inside("euc", null, { id: "pickaxe" }, "parts[1] = 2")],
  ["euc.install", "a part not held", inside("euc", null, { id: "pickaxe" })],
  ["euc.install", "elsewhere", plain({ id: "pickaxe" })],
  ["euc.install", "no part", inside("euc", null, { id: "spoon" })],
  [
    "euc.install",
    "one too many",
    inside("euc", null, { id: "pickaxe" }, "parts[1] = 1, parts_installed[1] = 20"),
  ],
  ["euc.buy", "a part", inside("euc", null, { id: "pickaxe" })],
  ["euc.buy", "elsewhere", plain({ id: "pickaxe" })],
  ["euc.buy", "no part", inside("euc", null, { id: "spoon" })],
  [
    "euc.buy",
    "one too many",
    inside("euc", null, { id: "pickaxe" }, "parts[1] = 5, parts_installed[1] = 15"),
  ],
  ["bank.use", "a deposit", inside("bank", "bank", deposit)],
  ["bank.use", "more than is there", inside("bank", "bank", { ...deposit, action: "withdraw" })],
  ["bank.use", "more than one has", inside("bank", "bank", { ...deposit, amount: 1_000_000 })],
  ["bank.use", "without a card", inside("bank", null, deposit)],
  ["bank.use", "elsewhere", plain(deposit)],
  ["exchange.change", "energy", inside("web", null, { from: "energy", amount: 100 })],
  ["exchange.change", "too little", inside("web", null, { from: "energy", amount: 9 })],
  ["exchange.change", "elsewhere", plain({ from: "energy", amount: 100 })],
  ["casino.table", "without a key", plain()],
  ["casino.table", "with a key", inside("casino", "casino", undefined)],
  ["casino.play", "dice", inside("casino", "casino", dice)],
  ["casino.play", "a coin", inside("casino", "casino", { ...dice, game: "coin", choice: 1 })],
  [
    "casino.play",
    "the wheel",
    inside("casino", "casino", { game: "wheel", resource: "energy", stake: 100 }),
  ],
  ["casino.play", "too high a stake", inside("casino", "casino", { ...dice, stake: 900_000 })],
  [
    "casino.play",
    "once too often",
    inside("casino", "casino", dice, `stakes = 50, counter_day = ${utcDay(NOON)}`),
  ],
  ["casino.play", "without a key", inside("casino", null, dice)],
  ["casino.play", "elsewhere", plain(dice)],
  ["market.offers", "of the day", plain()],
  [
    "market.buy",
    "an offer",
    async (stage) => {
      await give(stage.app, stage.player.id, 1_000_000, 1_000_000);
      return { input: { offer: await atMarket(stage), count: 1 } };
    },
  ],
  [
    "market.buy",
    "too dear",
    async (stage) => ({ input: { offer: await atMarket(stage), count: 1 } }),
  ],
  [
    "market.buy",
    "too many parts",
    async (stage) => {
      const offer = await atMarket(stage, "part");
      await set(stage, "parts = array_fill(20, array[10])");
      return { input: { offer, count: 1 } };
    },
  ],
  ["market.buy", "yesterday's", inside("market", "market", { offer: "0-1", count: 1 })],
  ["market.buy", "without a key", inside("market", null, { offer: "0-1", count: 1 })],
  ["market.buy", "elsewhere", plain({ offer: "0-1", count: 1 })],
  ["tools.list", "a newcomer's", plain()],
  [
    "tools.list",
    "a GPS that rests",
    async (stage) => {
      await giveKey(stage.app, stage.player, "gps", 1);
      await set(stage, `gps_ready_at = ${NOON + HOUR}`);
      return {};
    },
  ],
  ["tools.use", "a mine", use("mines", { n: 1 })],
  [
    "tools.use",
    "a mine beside a building",
    async (stage) => {
      await onEmptyField(stage, true);
      await hold(stage, "mines", 5);
      return { input: { tool: "mines", count: 4, n: 1 } };
    },
  ],
  ["tools.use", "a mine too many", plain({ tool: "mines", count: 0, n: 1 })],
  ["tools.use", "a Mine Detonator", use("mdn")],
  ["tools.use", "an Army Locator", use("army_locator")],
  ["tools.use", "a Flag Locator", use("flag_locator")],
  [
    "tools.use",
    "a Base Locator",
    async (stage) => {
      await stage.another();
      return use("base_locator")(stage);
    },
  ],
  [
    "tools.use",
    "a Base Locator for nobody",
    async (stage) => use("base_locator", { username: "Nobody" })(stage),
  ],
  ["tools.use", "a Base Mover", use("base_mover")],
  ["tools.use", "a Probability Drive", use("prob_drive", { type: "cave" })],
  ["tools.use", "a Probability Drive to nowhere", use("prob_drive")],
  ["tools.use", "an Improbability Drive", use("improb_drive")],
  ["tools.use", "a hotcut, which is no such tool", use("hotcut")],
  [
    "tools.use",
    "a GPS",
    async (stage) => {
      const plot = await plotElsewhere(stage);
      await giveKey(stage.app, stage.player, "gps", 1);
      return { input: { tool: "gps", count: 1, plot } };
    },
  ],
  [
    "tools.use",
    "no GPS",
    async (stage) => ({ input: { tool: "gps", count: 0, plot: await plotElsewhere(stage) } }),
  ],
  [
    "tools.use",
    "a GPS that rests",
    async (stage) => {
      const plot = await plotElsewhere(stage);
      await giveKey(stage.app, stage.player, "gps", 1);
      await set(stage, `gps_ready_at = ${NOON + HOUR}`);
      return { input: { tool: "gps", count: 1, plot } };
    },
  ],
];
