import { BATTLE_RULES_VERSION, resolveBattle } from "@emberlode/game";
import { expect, it } from "vitest";
import { sum } from "./army-rows.ts";
import { extendForecast, FORECAST_SEEDS, mean, NO_FORECAST, wonShare } from "./forecast.ts";
import { makeReport } from "./testing.ts";

const { attacker, defender, modifiers } = makeReport({
  attack: { 1: 40, 2: 6 },
  defense: { 1: 36, 2: 12 },
});
const input = { attacker, defender, modifiers };
const whole = () => extendForecast(input, NO_FORECAST, () => false);

it("forecasts from a thousand battles, each fought by the shared rules", () => {
  const forecast = whole();
  expect(forecast.fought).toBe(FORECAST_SEEDS);
  const reports = Array.from({ length: FORECAST_SEEDS }, (_, at) =>
    resolveBattle({ ...input, seed: `forecast ${at}`, rulesVersion: BATTLE_RULES_VERSION }),
  );
  expect(forecast.won).toBe(reports.filter(({ winner }) => winner === "attacker").length);
  const lost = reports.map(({ losses }) => sum(losses.attacker));
  expect(mean(forecast, sum(forecast.losses.attacker))).toBeCloseTo(sum(lost) / FORECAST_SEEDS);
  const gone = reports.map(
    ({ defender: { units }, survivors }) => sum(units) - sum(survivors.defender),
  );
  expect(mean(forecast, sum(forecast.losses.defender))).toBeCloseTo(sum(gone) / FORECAST_SEEDS);
});

it("gets the same result in slices", () => {
  let forecast = NO_FORECAST;
  let slices = 0;
  while (forecast.fought < FORECAST_SEEDS) {
    let fights = 0;
    forecast = extendForecast(input, forecast, () => ++fights >= 77);
    slices += 1;
  }
  expect(slices).toBe(13);
  expect(forecast).toEqual(whole());
});

it("wins every battle against an empty base", () => {
  const empty = { ...input, defender: { ...defender, units: defender.units.map(() => 0) } };
  const forecast = extendForecast(empty, NO_FORECAST, () => false);
  expect(forecast).toMatchObject({ won: FORECAST_SEEDS, rounds: 0, margins: FORECAST_SEEDS });
  expect(wonShare(forecast, "now")).toBe(1);
  expect(wonShare(forecast, "earlier")).toBe(0.999);
  expect(wonShare({ ...forecast, won: 400 }, "guess")).toBe(0.4);
});

it("is just as uncertain about a defeat, unless the current defenders are known", () => {
  const lost = { ...whole(), won: 0 };
  for (const source of ["scouted", "earlier", "guess"] as const) {
    expect(wonShare(lost, source)).toBe(0.001);
  }
  expect(wonShare(lost, "now")).toBe(0);
});
