/** The simulator's work in independent jobs, which can run in any thread. */
import { seededRandom } from "@emberlode/game";
import type { Budget } from "./armies.ts";
import { type ArmsRace, armsRace, type RaceScale } from "./arms-race.ts";
import { playWorld, type WorldCareer } from "./careers.ts";
import { type HouseEdge, houseEdges } from "./casino.ts";
import { type MatchupScale, type Matchups, playMatchups } from "./matchups.ts";
import { type NewcomerScale, type Newcomers, playNewcomers } from "./newcomers.ts";
import type { Style } from "./paces.ts";
import { playRings, type RingWorld } from "./rings/search.ts";
import { playSociety, type Society, type SocietyScale } from "./society/society.ts";

/** Inputs of each kind of job; the seed determines all randomness. */
interface Inputs {
  career: { seed: string; style: Style; days: number };
  race: { seed: string; budget: Budget; scale: RaceScale };
  matchups: { seed: string; scale: MatchupScale };
  newcomers: { seed: string; scale: NewcomerScale };
  casino: { seed: string; stakes: number };
  society: { seed: string; scale: SocietyScale };
  rings: { seed: string; generations: number };
}

interface Results {
  career: WorldCareer;
  race: ArmsRace;
  matchups: Matchups;
  newcomers: Newcomers;
  casino: HouseEdge[];
  society: Society;
  rings: RingWorld;
}

export type JobKind = keyof Inputs;
export type JobInput<Kind extends JobKind> = Inputs[Kind];
export type JobResult<Kind extends JobKind> = Results[Kind];

const JOBS: { readonly [Kind in JobKind]: (input: Inputs[Kind]) => Results[Kind] } = {
  career: ({ seed, style, days }) => playWorld(style, seed, days),
  race: ({ seed, budget, scale }) => armsRace(budget, scale, seededRandom(seed)),
  matchups: ({ seed, scale }) => playMatchups(seededRandom(`${seed} matchups`), scale),
  newcomers: ({ seed, scale }) => playNewcomers(seed, seededRandom(`${seed} newcomers`), scale),
  casino: ({ seed, stakes }) => houseEdges(seededRandom(`${seed} casino`), { stakes }),
  society: ({ seed, scale }) => playSociety(seed, scale),
  rings: ({ seed, generations }) => playRings(seed, generations),
};

/** Runs one job in this thread. */
export function runJob<Kind extends JobKind>(kind: Kind, input: Inputs[Kind]): Results[Kind] {
  return JOBS[kind](input);
}

/** Runs jobs somewhere; returns the results in the order of the jobs. */
export type RunJobs = <Kind extends JobKind>(
  kind: Kind,
  inputs: readonly JobInput<Kind>[],
) => Promise<JobResult<Kind>[]>;

/** Runs all jobs in this thread. */
export const runHere: RunJobs = async (kind, inputs) => inputs.map((input) => runJob(kind, input));

/** Runs jobs and reports after each how many of those known so far are done. */
export function countedJobs(run: RunJobs, notify: (done: number, known: number) => void): RunJobs {
  let [done, known] = [0, 0];
  return async (kind, inputs) => {
    known += inputs.length;
    const results = await Promise.all(
      inputs.map(async (input) => {
        const result = await run(kind, [input]);
        notify(++done, known);
        return result;
      }),
    );
    return results.flat();
  };
}
