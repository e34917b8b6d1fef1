import {
  chooseBaseCell,
  countersToday,
  DAY,
  equalAmounts,
  generateWorld,
  marketOffers,
  type Position,
  seededRandom,
  type ToolId,
  utcDay,
  write,
} from "@emberlode/game";
import { beforeEach, expect, test } from "vitest";
import { START_OF_DAY } from "../bot.ts";
import { beginSession, type Errand, runErrand } from "./session-errands.ts";
import { SimulatedKnowledge } from "./simulated-knowledge.ts";
import { SimulatedWorld } from "./simulated-world.ts";

let world: SimulatedWorld;
let minds: readonly [SimulatedKnowledge, SimulatedKnowledge];

beforeEach(() => {
  const fields = generateWorld("session-errands");
  const random = seededRandom("session-errands");
  world = new SimulatedWorld(fields, random, "session-errands", START_OF_DAY + DAY / 2);
  const first = chooseBaseCell(fields, [], random);
  if (first === null) throw new Error("The world is full.");
  const second = fields.find(
    ({ x, y, type }) =>
      type === "waste" && Math.max(Math.abs(x - first.x), Math.abs(y - first.y)) === 2,
  );
  if (second === undefined) throw new Error("There is no waste nearby.");
  const [ada, ben] = [first, second].map(({ x, y }, n) => world.enter(`player ${n}`, { x, y }));
  minds = [new SimulatedKnowledge(world, ada ?? 0), new SimulatedKnowledge(world, ben ?? 0)];
  for (const knowledge of minds) {
    for (let index = 0; index < fields.length; index++) knowledge.learn(index);
    knowledge.arrive();
    knowledge.readMap();
  }
});

/** Makes a player rich and gives them a tool or research. */
function give(knowledge: SimulatedKnowledge, into: "tools" | "researches", id: ToolId): void {
  const had = world.player(knowledge.id)[into];
  const set = { carried: equalAmounts(1e6), [into]: { ...had, [id]: 1 } };
  world.commit([write("player", { id: knowledge.id, set })]);
}

/** Runs an errand to its end; returns the player's position. */
function run(knowledge: SimulatedKnowledge, errand: Errand | null): Position {
  for (let left = errand; left !== null; ) left = runErrand(world, knowledge, left);
  const { x, y } = world.player(knowledge.id);
  return { x, y };
}

test("peaceful neighbors ask for a pact and accept it; a raider does neither", () => {
  const [ada, ben] = minds;
  beginSession(world, ada, "raider");
  expect(world.napBetween(ada.id, ben.id)).toBeNull();
  beginSession(world, ada, "digger");
  expect(world.napBetween(ada.id, ben.id)?.state).toBe("asked");
  beginSession(world, ben, "hermit");
  expect(world.napBetween(ada.id, ben.id)?.state).toBe("active");
  expect(world.player(ada.id).napPartners).toEqual([ben.id]);
});

test("a player with a key walks to the market and buys there", () => {
  const [ada] = minds;
  expect(beginSession(world, ada, "trader")).toBeNull();
  give(ada, "researches", "market");
  give(ada, "tools", "market");
  const errand = beginSession(world, ada, "trader");
  expect(world.field(run(ada, errand)).type).toBe("market");
  const paid = Object.values(world.recordOf(ada.id).lost);
  const [first] = marketOffers(world.seed, utcDay(world.now));
  expect(paid).toEqual([first?.price]);
});

test("a player with a key stakes small amounts at the casino", () => {
  const [ada] = minds;
  give(ada, "researches", "casino");
  give(ada, "tools", "casino");
  expect(world.field(run(ada, beginSession(world, ada, "trader"))).type).toBe("casino");
  expect(countersToday(world.player(ada.id), world.now).stakes).toBe(5);
});

test("lays mines on waste near the base", () => {
  const [ada] = minds;
  give(ada, "tools", "mines");
  const at = run(ada, beginSession(world, ada, "hermit"));
  const { baseX, baseY } = world.player(ada.id);
  expect(world.field(at).type).toBe("waste");
  expect(Math.abs(at.x - (baseX ?? 0))).toBeLessThanOrEqual(4);
  expect(Math.abs(at.y - (baseY ?? 0))).toBeLessThanOrEqual(4);
  expect(world.player(ada.id).tools.mines).toBe(0);
  expect(world.minesOn(at)).toHaveLength(1);
});
