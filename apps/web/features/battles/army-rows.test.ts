import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { armyRows, armyTotal } from "./army-rows.ts";
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
