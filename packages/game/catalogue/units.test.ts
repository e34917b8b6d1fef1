import { describe, expect, it } from "vitest";
import { UNITS, UNITS_PER_SIDE } from "./units.ts";

// Name (strength, hp, metal, energy, slots[, tech]) as in the specification.
const ATTACK =
  "Pikeman (1,10,50,100,200); Archer (2,20,100,200,400); Swordsman (3,15,200,400,600); Musketeer (4,25,400,800,800); Kamikaze (5,50,1000,1000,1000); Flamethrower (6,30,600,1200,1200); Machine Gunner (7,25,700,1400,1400); Rocketeer (8,20,800,1600,1600); Sniper (9,30,900,1800,1800); Camouflaged Kamikaze (10,100,1000,2000,2000)";
const DEFENSE =
  "Wall (1,10,100,50,200); Marksman (2,20,200,100,400); Trench (3,15,400,200,600, tech 3); Flame Tower (4,25,800,400,800, tech 4); Camouflaged Trap (5,50,1000,1000,1000, tech 5); Moat (6,30,1200,600,1200, tech 6); Machine Gun Nest (7,25,1400,700,1400, tech 7); Attack Dog (8,20,1600,800,1600, tech 8); Missile Tower (9,30,1800,900,1800, tech 9); Mine Field (10,100,2000,1000,2000, tech 10)";

function rows(text: string) {
  return text.split("; ").map((row) => {
    const match = /^(.+) \(([\d,]+)(?:, tech (\d+))?\)$/.exec(row);
    const numbers = (match?.[2] ?? "").split(",").map(Number);
    return { name: match?.[1], numbers, tech: match?.[3] };
  });
}

it.each([
  ["attack", rows(ATTACK)],
  ["defense", rows(DEFENSE)],
] as const)("the ten units of %s are as the specification lists them", (side, expected) => {
  expect(expected).toHaveLength(UNITS_PER_SIDE);
  const numbers = UNITS[side].map((unit) => [
    ...[unit.strength, unit.hp, unit.metal, unit.energy, unit.slots],
  ]);
  expect(numbers).toEqual(expected.map((row) => row.numbers));
  for (const [index, { name, tech }] of expected.entries()) {
    if (tech !== undefined) expect(UNITS[side][index]?.tech, name).toBe(Number(tech));
  }
});

describe("what a unit needs", () => {
  it("is the attack tech of the same position", () => {
    expect(UNITS.attack.map((unit) => unit.tech)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("is no tech for Marksmen, and only the first tech, always owned, for Walls", () => {
    expect(UNITS.defense.slice(0, 2).map((unit) => unit.tech)).toEqual([1, null]);
  });
});

it("gives every unit a unique id", () => {
  const ids = [...UNITS.attack, ...UNITS.defense].map((unit) => unit.id);
  expect(new Set(ids).size).toBe(20);
});
