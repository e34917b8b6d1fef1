/** The house edge of the World Casino (rules §15, §20). */
import {
  byId,
  CASINO_GAMES,
  CASINO_RESULTS,
  type CasinoGame,
  casinoPercent,
  newPlayer,
  placeStake,
  type Random,
  STAKES,
  TOOL_IDS,
} from "@emberlode/game";
import { START_OF_DAY } from "./bot.ts";

export interface HouseEdge {
  game: CasinoGame;
  /** The guess; null for the wheel, which has none. */
  choice: number | null;
  /** Percentage of the stakes that the house keeps: exactly over all results, and in a sample. */
  exact: number;
  sampled: number;
  /** Standard deviation of `sampled`. */
  sigma: number;
}

/** Payout of every result of a game for a guess, in percent of the stake. */
function payTable(game: CasinoGame, choice: number | null): readonly number[] {
  const { min, max } = CASINO_RESULTS[game];
  return Array.from({ length: max - min + 1 }, (_, at) => casinoPercent(game, choice, min + at));
}

const meanOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function guesses(game: CasinoGame): readonly (number | null)[] {
  if (game === "wheel") return [null];
  const { min, max } = CASINO_RESULTS[game];
  return Array.from({ length: max - min + 1 }, (_, at) => min + at);
}

/** Mean payout of stakes by the real rule, in percent. */
function sample(game: CasinoGame, choice: number | null, stakes: number, random: Random): number {
  const cell = { x: 1, y: 1 };
  const start = { now: START_OF_DAY, isGuest: false, referrerId: null, position: cell, base: cell };
  const tools = byId(TOOL_IDS, (id) => (id === "casino" ? 1 : 0));
  const player = { id: 1, ...newPlayer(start).player, tools };
  const state = { player, field: { ...cell, type: "casino" } } as const;
  const stake = STAKES.min;
  const input = { game, resource: "metal", stake, choice: choice ?? undefined } as const;
  let paid = 0;
  for (let i = 0; i < stakes; i++) {
    const result = placeStake(state, input, { now: START_OF_DAY, random });
    if (!result.ok) throw new Error(result.code);
    paid += result.outcome.payout;
  }
  return (100 * paid) / (stake * stakes);
}

/** The house edge for every guess of every game. */
export function houseEdges(random: Random, { stakes }: { stakes: number }): HouseEdge[] {
  return CASINO_GAMES.flatMap((game) =>
    guesses(game).map((choice) => {
      const pays = payTable(game, choice);
      const mean = meanOf(pays);
      const variance = meanOf(pays.map((pay) => (pay - mean) ** 2));
      return {
        game,
        choice,
        exact: 100 - mean,
        sampled: 100 - sample(game, choice, stakes, random),
        sigma: Math.sqrt(variance / stakes),
      };
    }),
  );
}
