import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { armyRows, armyTotal, roundRows } from "./army-rows.ts";
import { makeReport } from "./testing.ts";

const report = makeReport({
  attack: { 1: 40, 2: 20, 5: 2, 10: 1 },
  defense: { 1: 30, 2: 6, 5: 3, 10: 2 },
});

it.each(["attacker", "defender"] as const)("accounts for every unit of the %s", (side) => {
  const rows = armyRows(report, side);
  expect(rows).toHaveLength(4);
  for (const { sent, lost, usedUp, repaired, left } of rows) {
    expect(sent - lost - usedUp + repaired).toBe(left);
  }
  const total = armyTotal(rows);
  expect(total.sent - total.lost - total.usedUp + total.repaired).toBe(total.left);
  expect(total.lost).toBeGreaterThan(0);
});

it("separates used-up units from fallen ones, and repairs only the defender's", () => {
  const attack = armyRows(report, "attacker");
  expect(attack.map(({ name, usedUp }) => [name, usedUp])).toEqual([
    ["Pikeman", 0],
    ["Archer", 0],
    ["Kamikaze", 2],
    [english.catalogue("units.camouflaged_kamikaze"), 1],
  ]);
  expect(armyTotal(attack).repaired).toBe(0);
  const [wall, , trap] = armyRows(report, "defender");
  expect(wall?.repaired).toBe(report.repaired[0]);
  expect(wall?.repaired).toBeGreaterThan(0);
  expect(trap).toMatchObject({ sent: 3, lost: 0, usedUp: 3, left: 0 });
});

it("keeps traps that were not triggered", () => {
  const hidden = makeReport({ attack: { 10: 3 }, defense: { 1: 200, 5: 4 } });
  expect(armyRows(hidden, "defender")[1]).toMatchObject({ sent: 4, usedUp: 0, left: 4 });
});

it("reports damage that adds up to the hp lost", () => {
  for (const side of ["attacker", "defender"] as const) {
    const rows = roundRows(makeReport()).map((row) => row[side]);
    const damage = rows.reduce((all, row) => all + (row.damage ?? 0), 0);
    expect(damage).toBeGreaterThan(0);
    expect(damage).toBe((rows[0]?.hp ?? 0) - (rows.at(-1)?.hp ?? 0));
  }
});

it("marks damage of less than one hp", () => {
  const report = makeReport();
  const [first] = report.rounds;
  const rounds = first && [{ ...first, share: { attacker: 0.999, defender: 1 } }];
  const [, row] = roundRows({ ...report, rounds: rounds ?? [] });
  expect(row?.attacker).toMatchObject({ hp: 400, damage: null, lostShare: expect.closeTo(0.001) });
  expect(row?.defender.damage).toBe(0);
});

it("starts an army that exceeds its slots with less hp", () => {
  expect(roundRows(makeReport({ attackerSupply: 0.5 }))[0]?.attacker.hp).toBe(200);
});

it("gives a side of one-strike units only no hp", () => {
  const rows = roundRows(makeReport({ attack: { 5: 3 } }));
  expect(rows.map(({ round }) => round)).toEqual([null, 0]);
  expect(rows.map(({ attacker }) => [attacker.share, attacker.units])).toEqual([
    [null, 3],
    [null, 0],
  ]);
  expect(rows[1]?.defender.damage).toBeGreaterThan(0);
});

it("has no rows without defenders", () => {
  expect(roundRows(makeReport({ defense: {} }))).toEqual([]);
});

it("reports only shares for a battle under other rules", () => {
  const [start, first] = roundRows({ ...makeReport(), rulesVersion: 0 });
  expect(start?.attacker).toMatchObject({ share: 1, hp: null });
  expect(first?.attacker).toMatchObject({ hp: null, damage: null });
  expect(first?.attacker.lostShare).toBeGreaterThan(0);
});
