/** All figures of the balance simulator (rules §20). */
import { type Budget, EQUAL_RESOURCES, EQUAL_SLOTS } from "./armies.ts";
import type { ArmsRace, RaceScale } from "./arms-race.ts";
import { type Career, type CareerScale, careerBudgets, careerOf } from "./careers.ts";
import type { HouseEdge } from "./casino.ts";
import { type RunJobs, runHere } from "./jobs.ts";
import type { MatchupScale, Matchups } from "./matchups.ts";
import type { NewcomerScale, Newcomers } from "./newcomers.ts";
import { STYLES, type Style } from "./paces.ts";
import { meanOf, type RingResult } from "./rings/ring.ts";
import type { SearchedRing } from "./rings/search.ts";
import type { SocietyScale } from "./society/society.ts";

/** Races at equal slots and at equal resources; there is one race for each career budget. */
const EQUAL_RACES = 2;

/** What the armies of both sides have equal. */
export const EQUALITIES = ["slots", "resources", "careers"] as const;
export type Equality = (typeof EQUALITIES)[number];

/** The arms race with one budget. */
export interface BudgetRace extends ArmsRace {
  equality: Equality;
  budget: Budget;
}

export interface Figures {
  seed: string;
  matchups: Matchups;
  races: readonly BudgetRace[];
  newcomers: Newcomers;
  careers: readonly Career[];
  casino: readonly HouseEdge[];
  rings: readonly RingResult[];
  /** The best strategy that the searching opponent found in each world. */
  searched: readonly SearchedRing[];
}

/** How much is played: less is faster and less meaningful. */
export interface Scale {
  matchups: MatchupScale;
  races: RaceScale;
  newcomers: NewcomerScale;
  careers: CareerScale;
  casino: { stakes: number };
  rings: { worlds: number; generations: number };
}

const worlds = (each: number): Record<Style, number> => ({
  brief: each,
  casual: each,
  keen: each,
  "never-sleeping": each,
});

/** Number of societies, players in each, and days. */
interface SocietySize {
  worlds: number;
  players: number;
  days: number;
}

/** Played with `--fast` and by the fast tier of the tests, without options, and with `--full`. */
export const SCALES = {
  fast: {
    matchups: { perPair: 2, mixed: 2000 },
    races: { armies: 8, tries: 40 },
    newcomers: { newcomers: 200, worlds: 4 },
    careers: { worlds: { ...worlds(1), casual: 4 }, days: 7 },
    casino: { stakes: 20_000 },
    rings: { worlds: 0, generations: 0 },
    society: null,
    crowd: null,
  },
  standard: {
    matchups: { perPair: 20, mixed: 4000 },
    races: { armies: 20, tries: 200 },
    newcomers: { newcomers: 400, worlds: 8 },
    careers: { worlds: worlds(4), days: 28 },
    casino: { stakes: 100_000 },
    rings: { worlds: 1, generations: 3 },
    society: { worlds: 2, players: 300, days: 7 },
    crowd: null,
  },
  full: {
    matchups: { perPair: 100, mixed: 20_000 },
    races: { armies: 40, tries: 400 },
    newcomers: { newcomers: 2000, worlds: 40 },
    careers: { worlds: worlds(16), days: 28 },
    casino: { stakes: 1_000_000 },
    rings: { worlds: 4, generations: 200 },
    society: { worlds: 20, players: 300, days: 30 },
    crowd: { players: 500, late: { count: 50, day: 10, days: 1 }, days: 11 },
  },
} as const satisfies Record<
  string,
  Scale & { society: SocietySize | null; crowd: SocietyScale | null }
>;

async function playCareers(seed: string, scale: CareerScale, run: RunJobs): Promise<Career[]> {
  // Longest first, so that no thread is left with one of them at the end.
  const careers = await Promise.all(
    STYLES.toReversed().map(async (style) => {
      const each = Array.from({ length: scale.worlds[style] }, (_, world) => ({
        seed: `${seed} ${world}`,
        style,
        days: scale.days,
      }));
      return careerOf(style, await run("career", each));
    }),
  );
  return careers.toReversed();
}

/** Each ring with its mean over the worlds, and the strategy found by the search in each world. */
async function playRings(
  seed: string,
  { worlds, generations }: Scale["rings"],
  run: RunJobs,
): Promise<[RingResult[], SearchedRing[]]> {
  const seeds = Array.from({ length: worlds }, (_, world) => `${seed} ${world}`);
  const found = await run(
    "rings",
    seeds.map((one) => ({ seed: one, generations })),
  );
  return [meanOf(found.map(({ rings }) => rings)), found.map((one) => one.found)];
}

async function race(
  seed: string,
  scale: RaceScale,
  budgets: readonly { equality: Equality; budget: Budget }[],
  run: RunJobs,
): Promise<BudgetRace[]> {
  const inputs = budgets.map(({ equality, budget }, at) => ({
    seed: `${seed} ${equality} ${at}`,
    budget,
    scale,
  }));
  const races = await run("race", inputs);
  return budgets.flatMap((one, at) => {
    const found = races[at];
    return found ? [{ ...one, ...found }] : [];
  });
}

/** The figures, which depend only on the seed and the scale, not on who runs the jobs. */
export async function simulate(
  seed: string,
  scale: Scale,
  run: RunJobs = runHere,
): Promise<Figures> {
  const equal = Array.from({ length: EQUAL_RACES }, () => [
    { equality: "slots", budget: EQUAL_SLOTS } as const,
    { equality: "resources", budget: EQUAL_RESOURCES } as const,
  ]).flat();
  const [careers, [rings, searched], equalRaces, [matchups], [newcomers], [casino]] =
    await Promise.all([
      playCareers(seed, scale.careers, run),
      playRings(seed, scale.rings, run),
      race(seed, scale.races, equal, run),
      run("matchups", [{ seed, scale: scale.matchups }]),
      run("newcomers", [{ seed, scale: scale.newcomers }]),
      run("casino", [{ seed, stakes: scale.casino.stakes }]),
    ]);
  if (!matchups || !newcomers || !casino) throw new Error("A job brought no result.");
  const ofCareers = careerBudgets(careers).map((budget) => ({
    equality: "careers" as const,
    budget,
  }));
  const races = [...equalRaces, ...(await race(seed, scale.races, ofCareers, run))];
  return { seed, matchups, races, newcomers, careers, casino, rings, searched };
}
