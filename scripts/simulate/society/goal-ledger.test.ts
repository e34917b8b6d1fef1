import {
  cellAt,
  type FieldType,
  GOAL_REWARDS,
  type GoalId,
  generateWorld,
  type LedgerEntry,
  seededRandom,
  write,
} from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { START_OF_DAY } from "../bot.ts";
import { perform } from "./calls.ts";
import { deedsOf } from "./goal-ledger.ts";
import { SimulatedWorld } from "./simulated-world.ts";

let world: SimulatedWorld;
const fields = generateWorld("goals");
const cellOf = (type: FieldType) => cellAt(fields.findIndex((field) => field.type === type));

beforeEach(() => {
  world = new SimulatedWorld(fields, seededRandom("goals"), "goals", START_OF_DAY);
});

const enter = (isGuest: boolean) => world.enter("ada", cellOf("waste"), null, { isGuest });
const totalOf = (...ids: GoalId[]) =>
  ids.map((id) => GOAL_REWARDS[id].metal + GOAL_REWARDS[id].energy).reduce((a, b) => a + b, 0);

function light(id: number): void {
  world.commit([write("player", { id, set: { ...cellOf("memorial"), candleDay: 0 } })]);
  expect(perform(world, id, { call: "candle" })).toMatchObject({ ok: true });
}

test("pays each goal once, and everyone for what takes no game", () => {
  const ada = enter(false);
  light(ada);
  // A step or a tool could have shown them; here everyone is ranked, has greeted and has a plot.
  expect(world.recordOf(ada).gained.goal).toBe(totalOf("hello", "name", "plot", "candle"));
  light(ada);
  expect(world.recordOf(ada).gained.goal).toBe(totalOf("hello", "name", "plot", "candle"));
  perform(world, ada, { call: "units", side: "attack", index: 0, count: 1 });
  expect(world.recordOf(ada).gained.goal).toBe(
    totalOf("hello", "name", "plot", "candle", "pikeman", "rank"),
  );
});

test("pays labeled bots nothing", () => {
  const bot = world.enter("rob", cellOf("waste"), null, { isBot: true });
  light(bot);
  expect(world.recordOf(bot).gained.goal).toBeUndefined();
});

test("pays guests nothing", () => {
  const guest = enter(true);
  light(guest);
  expect(world.recordOf(guest).gained.goal).toBeUndefined();
});

test("counts rows as the server does", () => {
  const row = (kind: LedgerEntry["kind"], detail: LedgerEntry["detail"]) =>
    deedsOf({ playerId: 1, kind, metal: 0, energy: 0, detail });
  expect(row("dig", { effort: 20, vein: true }).names).toEqual(["dig", "dig.20", "dig.vein"]);
  expect(row("upgrade-base", { lvl: 5 }).names).toEqual(["upgrade-base", "upgrade-base.5"]);
  expect(row("capture", { won: true, slots: 1000 }).names).toEqual([
    ...["capture", "capture.won", "capture.medium"],
  ]);
  expect(row("capture", { won: false, slots: 1000 }).names).toEqual(["capture"]);
  expect(row("buy-units", { unit: "pikeman", count: 3 })).toEqual({
    names: ["buy-units", "buy-units.pikeman"],
    count: 3,
  });
});
