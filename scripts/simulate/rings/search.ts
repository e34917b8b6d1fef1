/** A searching opponent: makes random changes to strategies of rings and keeps the best. */
import { seededRandom } from "@emberlode/game";
import {
  type Income,
  meanOf,
  playHonestly,
  playRing,
  RING_LIMITS,
  type RingResult,
  type Trial,
} from "./ring.ts";
import { mutate, RINGS, type RingStrategy } from "./strategy.ts";

/** Strategies kept from each generation, and new strategies tried in each. */
const SURVIVORS = 4;
const TRIES = 3;
/** Number of other worlds that repeat the strategy found. */
const VALIDATION_WORLDS = 4;

export interface SearchedRing extends RingResult {
  strategy: RingStrategy;
}

/** The higher ratio of a result to its limit; 1 at the limit. */
const fitness = ({ gain, renown, taken }: RingResult): number =>
  Math.max(gain / RING_LIMITS.gain, renown / RING_LIMITS.renown, taken / RING_LIMITS.taken);

/** A world's rings, and the best strategies after some generations, best first. */
export function searchRings(seed: string, generations: number, size?: Trial) {
  const random = seededRandom(`search ${seed}`);
  const honest = [false, true].map((isGrown) => playHonestly(seed, { isGrown }, size));
  const evaluate = (strategy: RingStrategy): SearchedRing => ({
    ...playRing(seed, strategy, honest[strategy.isGrown === true ? 1 : 0] as Income, size),
    strategy,
  });
  const rings: readonly SearchedRing[] = RINGS.map(evaluate);
  const fittest = (strategies: readonly SearchedRing[]) =>
    strategies.toSorted((a, b) => fitness(b) - fitness(a)).slice(0, SURVIVORS);
  let best = fittest(rings);
  for (let generation = 0; generation < generations; generation++) {
    const tries = Array.from({ length: TRIES }, () =>
      evaluate(mutate({ ...random.pick(best).strategy, name: "searched" }, random)),
    );
    best = fittest([...best, ...tries]);
  }
  return { rings, best };
}

/** Results of a world's rings, and of the strategy that a search found. */
export interface RingWorld {
  rings: readonly RingResult[];
  found: SearchedRing;
}

/**
 * All rings that rules were made against, and the best strategy found, with its mean results in
 * other worlds: after hundreds of tries in one world, the best strategy is also the luckiest.
 */
export function playRings(seed: string, generations: number, size?: Trial): RingWorld {
  const { rings, best } = searchRings(seed, generations, size);
  const [lucky] = best;
  if (lucky === undefined) throw new Error("There are no rings to begin with.");
  const { strategy } = lucky;
  const proofs = Array.from({ length: VALIDATION_WORLDS }, (_, world) => {
    const other = `${seed} proof ${world}`;
    return [playRing(other, strategy, playHonestly(other, strategy, size), size)];
  });
  const [mean = lucky] = meanOf(proofs);
  return { rings, found: { ...mean, strategy } };
}
