import { FACTORY_CLASSES, NO_AMOUNTS, neutralWalls } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { ADA, makeReport } from "../battles/testing.ts";
import { makeStatus } from "../session/testing.tsx";
import { makeTarget } from "./testing.ts";
import {
  captureBattle,
  defenseSourceOf,
  guardLosses,
  knownGarrison,
  wallsBetween,
} from "./use-capture.ts";

const walls = (count: number) => [count, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const owner = { ...ADA, standing: 42, baseLevel: 5 };

it.each([
  ["nothing of a guard without losses", { defense: { 10: 90 } }, [0], null],
  ["that Walls are rebuilt", { names: { attacker: "rask", defender: null } }, [20], "walls"],
  ["what the owner's units lost", {}, [20], "theirs"],
] as const)("says %s", (_what, set, fell, key) => {
  const report = makeReport({ place: "factory", ...set });
  const survivors = {
    attacker: report.survivors.attacker,
    defender: report.defender.units.map((count, index) => count - (fell[index] ?? 0)),
  };
  const said =
    key === "theirs"
      ? english.factories("capture.theirs", { lost: 20, stood: 36 })
      : key && english.factories("capture.walls");
  expect(guardLosses({ ...report, survivors })).toBe(said);
});

it("knows nothing that was not shown", () => {
  expect(knownGarrison(makeTarget({ owner }))).toBeNull();
});

it("uses the Walls of a free factory as seen", () => {
  const scout = { slots: 900, store: NO_AMOUNTS, guard: { units: walls(3), ofOwner: false } };
  expect(knownGarrison(makeTarget({ scout }))).toEqual({
    source: "free",
    units: walls(3),
    ofOwner: false,
    supply: 1,
    ramparts: false,
  });
});

it("prefers scouted units to an older report, and takes Ramparts from the report", () => {
  const scout = { slots: 900, store: NO_AMOUNTS, guard: { units: walls(70), ofOwner: true } };
  const report = makeReport({ place: "factory" });
  expect(knownGarrison(makeTarget({ owner, scout, report }))).toMatchObject({
    source: "scouted",
    units: walls(70),
    ramparts: true,
  });
});

it("has as many units of the owner as in the last fight, since they are repaired", () => {
  const report = {
    ...makeReport({ place: "factory", defense: { 1: 100 } }),
    losses: { attacker: walls(0), defender: walls(20) },
    repaired: walls(20),
  };
  expect(knownGarrison(makeTarget({ owner, report }))?.units).toEqual(walls(100));
});

it("rebuilds neutral Walls after a fight", () => {
  const names = { attacker: "rask", defender: null };
  const report = makeReport({ place: "factory", defense: { 1: 8 }, names });
  expect(knownGarrison(makeTarget({ owner, report }))).toMatchObject({
    source: "report",
    units: walls(8),
    ofOwner: false,
  });
});

it("is certain about neutral Walls and an empty garrison, but not about an owner's modifiers", () => {
  const seen = (units: number[], ofOwner: boolean) =>
    defenseSourceOf(
      knownGarrison(
        makeTarget({ owner, scout: { slots: 900, store: NO_AMOUNTS, guard: { units, ofOwner } } }),
      ),
    );
  expect(seen(walls(3), false)).toBe("now");
  expect(seen(walls(0), true)).toBe("now");
  expect(seen(walls(3), true)).toBe("scouted");
  const report = makeReport({ place: "factory" });
  expect(defenseSourceOf(knownGarrison(makeTarget({ owner, report })))).toBe("earlier");
  expect(defenseSourceOf(null)).toBe("guess");
});

const status = makeStatus({ attack_units: walls(10), totalSlots: 2000 });
const guard = { units: walls(3), supply: 1, ramparts: true };

it("gives neutral Walls neither standing nor Ramparts", () => {
  const neutral = { ...guard, ofOwner: false };
  const { defender, attacker } = captureBattle(makeTarget({ owner }), neutral, status);
  expect(defender).toEqual({ units: walls(3), standing: null, baseLevel: 0, ramparts: false });
  expect(attacker).toMatchObject({ units: walls(10), standing: 10 });
});

it("gives the owner's units the owner's standing, base level and Ramparts", () => {
  const { defender } = captureBattle(makeTarget({ owner }), { ...guard, ofOwner: true }, status);
  expect(defender).toEqual({ units: walls(3), standing: 42, baseLevel: 5, ramparts: true });
});

it("knows the range of neutral Walls from class and factories held", () => {
  const { minSlots, maxSlots } = FACTORY_CLASSES.medium;
  for (const held of [0, 4]) {
    const both = [neutralWalls(minSlots, held), neutralWalls(maxSlots, held)];
    expect(wallsBetween("medium", held)).toEqual(both);
  }
});
