import { NO_AMOUNTS } from "@emberlode/game";
import { expect, it } from "vitest";
import { makeStatus } from "../session/testing.tsx";
import { type Aim, type AimFacts, aimOf, placeOn } from "./aims.ts";

const ALL = Array.from({ length: 10 }, () => true);
const ALL_TECHS = { attack_level: ALL, defense_level: ALL };

function facts(
  status: Parameters<typeof makeStatus>[0],
  set: Partial<Omit<AimFacts, "status">> = {},
): AimFacts {
  return {
    status: makeStatus({ metal: 0, energy: 0, ...status }),
    baseLevel: 1,
    attack: 0,
    held: ["small", "medium"],
    meanDig: { metal: 50, energy: 50 },
    place: null,
    ...set,
  };
}

const RICH = { metal: 9_999, energy: 9_999, defense_level: ALL };

const place = { rank: 4, renown: 1_000, above: 1_420 };
const both = (amount: number) => ({ metal: amount, energy: amount });

it.each<[string, AimFacts, Partial<Aim> | null]>([
  [
    "the tech that unlocks the next unit, while it is nearest",
    facts({}),
    { kind: "tech", side: "attack", index: 1, unit: "archer", missing: both(100), digs: 4 },
  ],
  [
    "the other side's tech if it is cheaper",
    facts({ attack_level: [true, true, true, false] }),
    { kind: "tech", side: "defense", index: 2, unit: "trench", missing: both(300) },
  ],
  [
    "no tech for a unit below those that the player has",
    facts({ attack_units: [0, 0, 9, 0, 0, 0, 0, 0, 0, 0], attack_level: [true], ...RICH }),
    { kind: "tech", side: "attack", index: 3, unit: "musketeer" },
  ],
  [
    "the next base level with every tech",
    facts({ ...ALL_TECHS, metal: 900 }),
    { kind: "base", level: 2, missing: { metal: 100, energy: 1_000 }, digs: 22 },
  ],
  [
    "the first factory of a class that the army can take",
    facts(ALL_TECHS, { held: ["small"], attack: 100 }),
    { kind: "class", class: "medium", strength: 0, missing: NO_AMOUNTS, digs: 0 },
  ],
  [
    "the troops missing for the next class",
    facts({ ...ALL_TECHS, metal: 50 }, { held: ["small"], attack: 2 }),
    { kind: "class", class: "medium", strength: 2, missing: { metal: 50, energy: 200 } },
  ],
  [
    "no class that the base is too low for",
    facts(ALL_TECHS, { held: ["medium"], attack: 9_999, baseLevel: 3 }),
    { kind: "base", level: 4 },
  ],
  [
    "no class without room for one more factory",
    facts(ALL_TECHS, { held: ["small", "small", "small", "small"], attack: 9_999 }),
    { kind: "base", level: 2 },
  ],
  [
    "a better rank of today before what takes longer than a day",
    facts(ALL_TECHS, { baseLevel: 6, held: ["works"], place }),
    { kind: "rank", rank: 3, renown: 420 },
  ],
  [
    "what takes longer than a day without a place on the ladder",
    facts(ALL_TECHS, { baseLevel: 6, held: ["works"] }),
    { kind: "base", level: 7, missing: both(100_000), digs: 4_000 },
  ],
  [
    "nothing for a leader who has everything",
    facts(ALL_TECHS, { baseLevel: 10, held: ["works"], place: { ...place, rank: 1, above: null } }),
    null,
  ],
])("aims at %s", (_what, known, aim) => {
  if (aim === null) expect(aimOf(known)).toBeNull();
  else expect(aimOf(known)).toMatchObject(aim);
});

const row = (rank: number, _id: string, score: number) => ({
  rank,
  _id,
  score,
  username: _id,
  baseName: "",
  profilePicture: "",
  power: 0,
  change: null,
});

it("finds the player's place on a ladder and who is above", () => {
  const ranks = [row(2, "ada", 900), row(3, "me", 700), row(4, "bob", 1)];
  expect(placeOn({ ranks }, "me")).toEqual({ rank: 3, renown: 700, above: 900 });
  expect(placeOn({ ranks }, "ada")).toEqual({ rank: 2, renown: 900, above: null });
  expect(placeOn({ ranks: [] }, "me")).toBeNull();
});
