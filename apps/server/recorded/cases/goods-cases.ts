/** Tools, parts and the buildings that trade. */
import { give, setPlayer } from "@emberlode/api/testing";
import { cellsAround, isBuilt, isEmptyField, TOOL_IDS, type ToolId } from "@emberlode/game";
import { giveKey, putAt } from "../../testing/holdings.ts";
import { putOn } from "../../testing/players.ts";
import type { CaseContext } from "../recorded-app.ts";
import { type Case, plain } from "./case.ts";

type FieldType = Parameters<typeof putOn>[2];

const set = ({ app, player }: CaseContext, assignments: string) =>
  setPlayer(app, player.id, assignments);

/** A call inside a building, with its key. */
const inside =
  (type: FieldType, key: ToolId | null, input: unknown, assignments?: string): Case[2] =>
  async (context) => {
    await putOn(context.app, context.player, type);
    if (key !== null) await giveKey(context.app, context.player, key, 1);
    if (assignments !== undefined) await set(context, assignments);
    return { input };
  };

const deposit = { action: "deposit", resource: "metal", amount: 100 };
const dice = { game: "dice", resource: "metal", stake: 100, choice: 2 };

/** Moves the player to the market with a key and returns one of the day's offers. */
async function atMarket(context: CaseContext): Promise<string> {
  const { app, player, done } = context;
  await putOn(app, player, "market");
  await giveKey(app, player, "market", 1);
  const { offers } = (await done(player, "GET", "/api/user/market")).json();
  return offers[0]._id;
}

const hold = (context: CaseContext, tool: ToolId, count: number) =>
  set(context, `tools[${TOOL_IDS.indexOf(tool) + 1}] = ${count}`);

/** Moves the player onto an empty field, next to a building or far from all. */
async function onEmptyField(context: CaseContext, besideBuilding: boolean): Promise<void> {
  const { world } = context.app.services;
  const spot = world
    .cells()
    .find(
      (cell) =>
        isEmptyField(cell) &&
        cell.mines.length === 0 &&
        cellsAround(cell).some((near) => isBuilt(world.at(near))) === besideBuilding,
    );
  if (spot === undefined) throw new Error("There is no such field.");
  await putAt(context.app, context.player, spot);
}

export const goodsCases: readonly Case[] = [
  ["euc.list", "a newcomer's", plain()],
  ["euc.install", "a part", inside("euc", null, { id: "pickaxe" }, "parts[1] = 2")],
  ["euc.install", "a part not held", inside("euc", null, { id: "pickaxe" })],
  ["euc.buy", "a part", inside("euc", null, { id: "pickaxe" })],
  ["euc.buy", "elsewhere", plain({ id: "pickaxe" })],
  ["bank.use", "a deposit", inside("bank", "bank", deposit)],
  ["bank.use", "more than is there", inside("bank", "bank", { ...deposit, action: "withdraw" })],
  ["exchange.change", "energy", inside("web", null, { from: "energy", amount: 100 })],
  ["exchange.change", "too little", inside("web", null, { from: "energy", amount: 9 })],
  ["casino.table", "without a key", plain()],
  ["casino.play", "dice", inside("casino", "casino", dice)],
  ["casino.play", "too high a stake", inside("casino", "casino", { ...dice, stake: 900_000 })],
  ["market.offers", "of the day", plain()],
  [
    "market.buy",
    "an offer",
    async (context) => {
      await give(context.app, context.player.id, 1_000_000, 1_000_000);
      return { input: { offer: await atMarket(context), count: 1 } };
    },
  ],
  [
    "market.buy",
    "too dear",
    async (context) => ({ input: { offer: await atMarket(context), count: 1 } }),
  ],
  ["tools.list", "a newcomer's", plain()],
  [
    "tools.use",
    "a mine",
    async (context) => {
      await onEmptyField(context, false);
      await hold(context, "mines", 2);
      return { input: { tool: "mines", count: 1, n: 1 } };
    },
  ],
  [
    "tools.use",
    "a mine beside a building",
    async (context) => {
      await onEmptyField(context, true);
      await hold(context, "mines", 5);
      return { input: { tool: "mines", count: 4, n: 1 } };
    },
  ],
];
