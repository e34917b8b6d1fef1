/** The odds of a battle: the server's own function, run with a thousand seeds (rules §11). */
import {
  BATTLE_RULES_VERSION,
  type BattleInput,
  resolveBattle,
  UNITS_PER_SIDE,
} from "@emberlode/game";
import { useEffect, useState } from "react";

/** A battle's inputs except for the seed. */
export type ForecastInput = Pick<BattleInput, "attacker" | "defender" | "modifiers">;

/** Battles per forecast. */
export const FORECAST_SEEDS = 1000;

/** Sums over the battles fought so far. */
export interface Forecast {
  fought: number;
  won: number;
  rounds: number;
  /** The margins of victories, 0.5..1 each. */
  margins: number;
  /** Units lost by index; the defender's exclude repaired ones. */
  losses: { attacker: readonly number[]; defender: readonly number[] };
}

const NONE = Array.from({ length: UNITS_PER_SIDE }, () => 0);

export const NO_FORECAST: Forecast = {
  fought: 0,
  won: 0,
  rounds: 0,
  margins: 0,
  losses: { attacker: NONE, defender: NONE },
};

const addCounts = (sums: readonly number[], more: readonly number[]) =>
  sums.map((sum, index) => sum + (more[index] ?? 0));

/** Adds one battle to the forecast. The same input always has the same thousand seeds. */
function withBattle(input: ForecastInput, forecast: Forecast): Forecast {
  const report = resolveBattle({
    ...input,
    seed: `forecast ${forecast.fought}`,
    rulesVersion: BATTLE_RULES_VERSION,
  });
  const won = report.winner === "attacker";
  const { losses, repaired } = report;
  const fallen = losses.defender.map((lost, index) => lost - (repaired[index] ?? 0));
  return {
    fought: forecast.fought + 1,
    won: forecast.won + (won ? 1 : 0),
    rounds: forecast.rounds + (report.rounds.at(-1)?.round ?? 0),
    margins: forecast.margins + (won ? report.margin : 0),
    losses: {
      attacker: addCounts(forecast.losses.attacker, losses.attacker),
      defender: addCounts(forecast.losses.defender, fallen),
    },
  };
}

/** Fights further battles until the forecast is complete or `isOver` ends the time slice. */
export function extendForecast(
  input: ForecastInput,
  forecast: Forecast,
  isOver: () => boolean,
): Forecast {
  let extended = forecast;
  do extended = withBattle(input, extended);
  while (extended.fought < FORECAST_SEEDS && !isOver());
  return extended;
}

/** The mean of a sum over the battles of a forecast. */
export function mean({ fought }: Forecast, sum: number): number {
  return fought === 0 ? 0 : sum / fought;
}

/**
 * The defending army of a forecast: the current one, the current one without what scouts cannot see
 * (Ramparts, supply), the one left by an earlier fight, or a guess.
 */
export type DefenseSource = "now" | "scouted" | "earlier" | "guess";

/** Bounds of the odds against an army that is not known exactly. */
const MIN_UNSURE = 0.001;
const MAX_UNSURE = 0.999;

/**
 * The share of victories, 0..1. Neither result is certain unless the current army is fully known.
 */
export function wonShare({ fought, won }: Forecast, defense: DefenseSource): number {
  const share = fought === 0 ? 0 : won / fought;
  return defense === "now" ? share : Math.min(Math.max(share, MIN_UNSURE), MAX_UNSURE);
}

/** The longest that a slice may block the page, in milliseconds: half a frame. */
const SLICE_MS = 8;

/**
 * The forecast of a battle, computed in slices between frames to keep the page responsive; the last
 * complete one until the next is complete. Null before the first, and for null input.
 */
export function useForecast(input: ForecastInput | null): Forecast | null {
  const [forecast, setForecast] = useState<Forecast | null>(null);
  const key = JSON.stringify(input);
  useEffect(() => {
    const input: ForecastInput | null = JSON.parse(key);
    if (input === null) {
      setForecast(null);
      return;
    }
    let extended = NO_FORECAST;
    let timer: ReturnType<typeof setTimeout>;
    const slice = () => {
      const end = performance.now() + SLICE_MS;
      extended = extendForecast(input, extended, () => performance.now() >= end);
      if (extended.fought < FORECAST_SEEDS) timer = setTimeout(slice);
      else setForecast(extended);
    };
    timer = setTimeout(slice);
    return () => clearTimeout(timer);
  }, [key]);
  return forecast;
}
