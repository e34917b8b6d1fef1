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
import { type Errand, runErrand, sitDown } from "./customs.ts";
import { Mind } from "./mind.ts";
import { Realm } from "./realm.ts";

let realm: Realm;
let minds: readonly [Mind, Mind];

beforeEach(() => {
  const fields = generateWorld("customs");
  const random = seededRandom("customs");
  realm = new Realm(fields, random, "customs", START_OF_DAY + DAY / 2);
  const first = chooseBaseCell(fields, [], random);
  if (first === null) throw new Error("The world is full.");
  const second = fields.find(
    ({ x, y, type }) =>
      type === "waste" && Math.max(Math.abs(x - first.x), Math.abs(y - first.y)) === 2,
  );
  if (second === undefined) throw new Error("There is no waste nearby.");
  const [ada, ben] = [first, second].map(({ x, y }, n) => realm.enter(`player ${n}`, { x, y }));
  minds = [new Mind(realm, ada ?? 0), new Mind(realm, ben ?? 0)];
  for (const mind of minds) {
    for (let index = 0; index < fields.length; index++) mind.learn(index);
    mind.arrive(false);
    mind.readMap();
  }
});

/** Makes a player rich and gives them a tool or research. */
function give(mind: Mind, into: "tools" | "researches", id: ToolId): void {
  const had = realm.player(mind.id)[into];
  const set = { carried: equalAmounts(1e6), [into]: { ...had, [id]: 1 } };
  realm.commit([write("player", { id: mind.id, set })]);
}

/** Runs an errand to its end; returns the player's position. */
function run(mind: Mind, errand: Errand | null): Position {
  for (let left = errand; left !== null; ) left = runErrand(realm, mind, left);
  const { x, y } = realm.player(mind.id);
  return { x, y };
}

test("peaceful neighbors ask for a pact and accept it; a raider does neither", () => {
  const [ada, ben] = minds;
  sitDown(realm, ada, "raider");
  expect(realm.napBetween(ada.id, ben.id)).toBeNull();
  sitDown(realm, ada, "digger");
  expect(realm.napBetween(ada.id, ben.id)?.state).toBe("asked");
  sitDown(realm, ben, "hermit");
  expect(realm.napBetween(ada.id, ben.id)?.state).toBe("active");
  expect(realm.player(ada.id).napPartners).toEqual([ben.id]);
});

test("a player with a key walks to the market and buys there", () => {
  const [ada] = minds;
  expect(sitDown(realm, ada, "trader")).toBeNull();
  give(ada, "researches", "market");
  give(ada, "tools", "market");
  const errand = sitDown(realm, ada, "trader");
  expect(realm.field(run(ada, errand)).type).toBe("market");
  const paid = Object.values(realm.dweller(ada.id).lost);
  const [first] = marketOffers(realm.seed, utcDay(realm.now));
  expect(paid).toEqual([first?.price]);
});

test("a player with a key stakes small amounts at the casino", () => {
  const [ada] = minds;
  give(ada, "researches", "casino");
  give(ada, "tools", "casino");
  expect(realm.field(run(ada, sitDown(realm, ada, "trader"))).type).toBe("casino");
  expect(countersToday(realm.player(ada.id), realm.now).stakes).toBe(5);
});

test("lays mines on waste near the base", () => {
  const [ada] = minds;
  give(ada, "tools", "mines");
  const at = run(ada, sitDown(realm, ada, "hermit"));
  const { baseX, baseY } = realm.player(ada.id);
  expect(realm.field(at).type).toBe("waste");
  expect(Math.abs(at.x - (baseX ?? 0))).toBeLessThanOrEqual(4);
  expect(Math.abs(at.y - (baseY ?? 0))).toBeLessThanOrEqual(4);
  expect(realm.player(ada.id).tools.mines).toBe(0);
  expect(realm.minesOn(at)).toHaveLength(1);
});
