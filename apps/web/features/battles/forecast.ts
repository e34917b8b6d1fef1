/** What a battle may come to: the server's own function, over a thousand seeds (rules §11). */
import { BATTLE_RULES_VERSION, type BattleInput, fight, UNITS_PER_SIDE } from "@emberlode/game";

/** A battle of which only the roll is not known. */
export type ForecastInput = Pick<BattleInput, "attacker" | "defender" | "modifiers">;

/** Battles that a forecast is made of. */
export const FORECAST_SEEDS = 1000;

/** Sums over the battles fought so far. */
export interface Forecast {
  fought: number;
  won: number;
  rounds: number;
  /** The margins of the victories, 0.5..1 each. */
  margins: number;
  /** Units lost by index; of the defender's those that are not repaired. */
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

const plus = (sums: readonly number[], more: readonly number[]) =>
  sums.map((sum, index) => sum + (more[index] ?? 0));

/** The forecast with one battle more. The same input always has the same thousand seeds. */
function withBattle(input: ForecastInput, forecast: Forecast): Forecast {
  const report = fight({
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
      attacker: plus(forecast.losses.attacker, losses.attacker),
      defender: plus(forecast.losses.defender, fallen),
    },
  };
}

/** Fights on until the forecast is whole or `isOver` says that the slice of time is used up. */
export function forecastOn(
  input: ForecastInput,
  forecast: Forecast,
  isOver: () => boolean,
): Forecast {
  let grown = forecast;
  do grown = withBattle(input, grown);
  while (grown.fought < FORECAST_SEEDS && !isOver());
  return grown;
}

/** The mean of a sum over the battles of a forecast. */
export function mean({ fought }: Forecast, sum: number): number {
  return fought === 0 ? 0 : sum / fought;
}

/**
 * The defending army of a forecast: as it is now, as it is now but for what no scout sees (Ramparts,
 * supply), as it was after an earlier fight, or guessed.
 */
export type DefenseSource = "now" | "scouted" | "earlier" | "guess";

/** The bounds of the odds against an army that may be another one. */
const LEAST_UNSURE = 0.001;
const MOST_UNSURE = 0.999;

/** The share of victories, 0..1. Neither victory nor defeat is certain unless all is seen now. */
export function wonShare({ fought, won }: Forecast, defense: DefenseSource): number {
  const share = fought === 0 ? 0 : won / fought;
  return defense === "now" ? share : Math.min(Math.max(share, LEAST_UNSURE), MOST_UNSURE);
}
