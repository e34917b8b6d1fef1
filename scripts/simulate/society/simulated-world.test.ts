import {
  cellAt,
  chooseBaseCell,
  DAY,
  type FieldType,
  generateWorld,
  type Position,
  seededRandom,
  write,
} from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { START_OF_DAY } from "../bot.ts";
import { perform } from "./calls.ts";
import { SimulatedWorld, WorldError } from "./simulated-world.ts";

const NOON = START_OF_DAY + DAY / 2;
let world: SimulatedWorld;
let [ada, ben] = [0, 0];

beforeEach(() => {
  const fields = generateWorld("world");
  const random = seededRandom("world");
  world = new SimulatedWorld(fields, random, "world", NOON);
  const bases: Position[] = [];
  for (let n = 0; n < 2; n++) {
    const cell = chooseBaseCell(fields, bases, random);
    if (cell === null) throw new Error("The world is full.");
    bases.push(cell);
  }
  [ada, ben] = bases.map((cell, n) => world.enter(`player ${n}`, cell)) as [number, number];
});

/** Changes a player's state directly, past all rules. */
function set(id: number, patch: Partial<ReturnType<SimulatedWorld["player"]>>) {
  world.commit([write("player", { id, set: patch })]);
}

const cellOf = (type: FieldType, slots = 0): Position => {
  const index = world.fields.findIndex((field) => field.type === type && field.slots >= slots);
  return cellAt(index);
};
const army = (pikemen: number) => [pikemen, ...Array<number>(9).fill(0)];

test("balances after a day of calls equal the sum of gains and losses", () => {
  let done = 0;
  for (let n = 0; n < 3_000; n++) {
    const player = world.player(ada);
    const { type } = world.field(player);
    world.now += 2_000;
    const calls = {
      metal: { call: "dig", effort: 1 },
      energy: { call: "dig", effort: 1 },
      cave: { call: "cave" },
      forest: { call: "forest" },
    } as const;
    const call = calls[type as keyof typeof calls];
    if (call !== undefined && perform(world, ada, call).ok) done++;
    const to = { x: (player.x % 50) + 1, y: n % 50 === 0 ? (player.y % 50) + 1 : player.y };
    expect(perform(world, ada, { call: "step", to })).toMatchObject({ ok: true });
  }
  expect(done).toBeGreaterThan(500);
  const { metal, energy } = world.player(ada).carried;
  const { gained, lost } = world.recordOf(ada);
  const sum = (counts: object) => Object.values(counts).reduce((a: number, b: number) => a + b, 0);
  expect(gained.dig).toBeGreaterThan(0);
  expect(metal + energy).toBe(2_000 + sum(gained) - sum(lost));
});

test("a factory passes from free to one player and on to another, with one owner at a time", () => {
  const at = cellOf("factory", 1);
  const later = NOON + 30 * DAY;
  for (const [id, pikemen] of [
    [ada, 2_000],
    [ben, 3_000],
  ] as const) {
    set(id, { ...at, attackUnits: army(pikemen), shieldUntil: 0 });
    world.now = world.now === NOON ? NOON + 1 : later;
    expect(perform(world, id, { call: "capture" })).toMatchObject({
      ok: true,
      outcome: { captured: true },
    });
    expect(world.factoryOn(at)).toMatchObject({ ownerId: id, type: "factory" });
    expect(world.factoriesOf(id)).toHaveLength(2);
  }
  expect(world.factoriesOf(ada)).toHaveLength(1);
  expect(world.player(ada).fights).toMatchObject([{ other: ben, role: "defender", won: true }]);
});

test("a raid moves the loot from the defender to the attacker", () => {
  const { baseX, baseY } = world.player(ben);
  if (baseX === null || baseY === null) throw new Error("There is no base.");
  set(ben, { carried: { metal: 100_000, energy: 1000 }, shieldUntil: 0 });
  set(ada, { x: baseX, y: baseY, attackUnits: army(500), shieldUntil: 0 });
  // The attacker's digs of the week limit the loot.
  const { carried, dugBefore } = world.player(ada);
  // Half of what these goals pay is metal.
  const rewards = () => world.recordOf(ada).gained.goal ?? 0;
  set(ada, { dugBefore: { ...dugBefore, metal: [100_000, 0, 0, 0, 0, 0, 0] } });
  const raid = perform(world, ada, { call: "attack", enemy: ben });
  expect(raid).toMatchObject({ ok: true, outcome: { won: true, lootType: "metal" } });
  const loot = world.player(ada).carried.metal - carried.metal - rewards() / 2;
  expect(loot).toBeGreaterThan(0);
  expect(world.player(ben).carried.metal).toBe(100_000 - loot);
  expect(world.recordOf(ada).gained.attack).toBe(loot);
  expect(world.recordOf(ben).lost.defense).toBe(loot);
  // A refusal changes nothing.
  const state = world.player(ada);
  expect(perform(world, ada, { call: "attack", enemy: ben })).toMatchObject({
    ok: false,
    code: "ATTACKED_RECENTLY",
  });
  expect(world.player(ada)).toBe(state);
});

test("a mine is used up by a step on it, and a pact makes partners of both players", () => {
  const at = world.player(ada);
  const spot = { x: (at.x % 50) + 1, y: at.y };
  set(ben, { x: at.x, y: at.y, carried: { metal: 10_000, energy: 1000 }, shieldUntil: 0 });
  world.commit([
    write("mines", { ...spot, ownerId: ada, lay: { count: 2, inert: 1, until: NOON + DAY } }),
  ]);
  expect(world.minesOn(spot)).toMatchObject([{ inert: false }, { inert: true }]);
  perform(world, ben, { call: "step", to: spot });
  expect(world.minesOn(spot)).toHaveLength(1);
  expect(world.recordOf(ben).lost.mine).toBeGreaterThan(0);

  expect(perform(world, ada, { call: "ask nap", other: ben })).toMatchObject({ ok: true });
  expect(perform(world, ben, { call: "accept nap", other: ada })).toMatchObject({ ok: true });
  expect(world.player(ada).napPartners).toEqual([ben]);
  expect(world.napBetween(ben, ada)).toMatchObject({ state: "active" });
});

test("a write that contradicts the world throws an error", () => {
  const at = cellOf("factory", 1);
  const taken = { ...at, from: ben, to: ada, lvl: 1, slots: 900, safeUntil: 0 };
  expect(() => world.commit([write("factory", taken)])).toThrow(WorldError);
});
