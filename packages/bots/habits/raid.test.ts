import { cellIndex, DAY, HOUR } from "@emberlode/game";
import { expect, test } from "vitest";
import { east, makeKnowledge, NOON, statusWith } from "../testing/known.ts";
import type { Knowledge } from "./knowledge.ts";
import { raid } from "./raid.ts";
import { TEMPERAMENTS } from "./temperament.ts";

const status = statusWith({
  attack_units: Array.from({ length: 10 }, () => 10),
  fatigue: { digs: 200, factor: 1, remaining: 300, veins: 0 },
});
const bases = new Map([
  [cellIndex(east(2)), "Ada"],
  [cellIndex(east(3)), "Ben"],
]);

function raidWith(refused: string | null, known: Partial<Knowledge> = {}) {
  const refusals = new Map(refused === null ? [] : [[refused, NOON + HOUR]]);
  const knowledge = makeKnowledge({ status, bases, refused: refusals, ...known });
  const [proposal] = raid(knowledge, TEMPERAMENTS.raider, 0);
  return proposal && { intent: proposal.intent, at: proposal.at };
}

test("a raider turns to the next base when an inquiry or assessment is refused", () => {
  expect(raidWith(null)).toMatchObject({ intent: { username: "Ada" } });
  expect(raidWith("inquire Ada")).toMatchObject({ intent: { username: "Ben" } });
  const facts = { since: NOON - 30 * DAY, power: 20, baseLevel: 1 };
  const players = new Map([...bases.values()].map((name) => [name, facts]));
  const { x, y } = east(2);
  const assess = { do: "assess", targetType: "base" };
  expect(raidWith(null, { players })).toEqual({ intent: assess, at: east(2) });
  expect(raidWith(`assess ${x}/${y}`, { players })).toEqual({ intent: assess, at: east(3) });
});

test("nobody walks to a base whose owner's page tells of more losses than loot", () => {
  const strong = { ...status, attack_units: status.attack_units.map((_, at) => (at ? 0 : 100)) };
  const only = new Map([[cellIndex(east(2)), "Ada"]]);
  const against = (power: number) => {
    const players = new Map([["Ada", { since: NOON - 30 * DAY, power, baseLevel: 1 }]]);
    return raidWith(null, { status: strong, bases: only, players });
  };
  // A hundred Pikemen lose a worth of 469 against 25 Walls and 972 against 36, for 500 of loot.
  expect(against(50)).toMatchObject({ intent: { do: "assess" } });
  expect(against(72)).toBeUndefined();
});
