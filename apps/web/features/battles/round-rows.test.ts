import { expect, it } from "vitest";
import { roundRows } from "./round-rows.ts";
import { makeReport } from "./testing.ts";

it("starts with full hp and follows the report round by round", () => {
  const report = makeReport();
  const rows = roundRows(report);
  expect(rows.map(({ round }) => round)).toEqual([
    null,
    ...report.rounds.map(({ round }) => round),
  ]);
  // 40 Pikemen of 5 hp and 20 Archers of 10.
  expect(rows[0]?.attacker).toEqual({ share: 1, hp: 400, units: 60, lostShare: 0, damage: null });
  expect(rows[0]?.defender).toMatchObject({ share: 1, hp: 210, units: 36 });
  const last = rows.at(-1);
  expect(last?.defender.share).toBe(report.remaining.defender);
  expect(last?.defender.hp).toBe(Math.round(report.remaining.defender * 210));
});

it("reports damage that adds up to the hp lost", () => {
  for (const side of ["attacker", "defender"] as const) {
    const rows = roundRows(makeReport()).map((row) => row[side]);
    const damage = rows.reduce((all, row) => all + (row.damage ?? 0), 0);
    expect(damage).toBeGreaterThan(0);
    expect(damage).toBe((rows[0]?.hp ?? 0) - (rows.at(-1)?.hp ?? 0));
  }
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

it("has no rows if nobody defended", () => {
  expect(roundRows(makeReport({ defense: {} }))).toEqual([]);
});

it("reports only shares for a battle under other rules", () => {
  const [start, first] = roundRows({ ...makeReport(), rulesVersion: 0 });
  expect(start?.attacker).toMatchObject({ share: 1, hp: null });
  expect(first?.attacker).toMatchObject({ hp: null, damage: null });
  expect(first?.attacker.lostShare).toBeGreaterThan(0);
});
