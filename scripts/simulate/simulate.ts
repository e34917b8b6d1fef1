/** Everything that the balance simulator works out (rules §20). */
import { seededRandom } from "@emberlode/game";
import { type BestArmies, findBestArmies, type SearchEffort } from "./best-armies.ts";
import { type Career, type CareerEffort, playCareer } from "./careers.ts";
import { type HouseEdge, houseEdges } from "./casino.ts";
import { type MatchupEffort, type Matchups, playMatchups } from "./matchups.ts";
import { type NewcomerEffort, type Newcomers, playNewcomers } from "./newcomers.ts";
import { STYLES } from "./paces.ts";

export interface Figures {
  seed: string;
  matchups: Matchups;
  bestArmies: BestArmies;
  newcomers: Newcomers;
  careers: readonly Career[];
  casino: readonly HouseEdge[];
}

/** How much is played; less is quicker and says less. */
export interface Effort {
  matchups: MatchupEffort;
  bestArmies: SearchEffort;
  newcomers: NewcomerEffort;
  careers: CareerEffort;
  casino: { stakes: number };
}

/** What `npm run simulate` plays: about a minute. */
const FULL: Effort = {
  matchups: { perPair: 20, mixed: 4000 },
  bestArmies: { tries: 150, mixes: 30 },
  newcomers: { newcomers: 400, worlds: 8 },
  careers: { worlds: { brief: 4, casual: 4, keen: 4, "never-sleeping": 4 }, days: 28 },
  casino: { stakes: 100_000 },
};

/** The figures; the same for the same seed and effort. */
export function simulate(seed: string, effort: Effort = FULL): Figures {
  const chance = (what: string) => seededRandom(`${seed} ${what}`);
  return {
    seed,
    matchups: playMatchups(chance("matchups"), effort.matchups),
    bestArmies: findBestArmies(chance("armies"), effort.bestArmies),
    newcomers: playNewcomers(seed, chance("newcomers"), effort.newcomers),
    careers: STYLES.map((style) => playCareer(style, seed, effort.careers)),
    casino: houseEdges(chance("casino"), effort.casino),
  };
}
