/** Habits: the next intent of a temperament, given its knowledge. */
import { gridDistance, isSameCell, MINUTE, type Random, stepToward } from "@emberlode/game";
import { dig, search, wander } from "./explore-and-dig.ts";
import { collect, divideGarrison } from "./factories.ts";
import { captureFactory } from "./fight.ts";
import { type Intent, isRefused, type Proposal, type Proposer } from "./intent.ts";
import { guardHome, improveExcavator, raiseArmy, research, upgradeBase } from "./invest.ts";
import { type Knowledge, position } from "./knowledge.ts";
import { raid } from "./raid.ts";
import { seekRelic } from "./relics.ts";
import { neighborOf, TEMPERAMENTS, type Temperament, type TemperamentId } from "./temperament.ts";
import { deposit, exchange, jump, withdraw } from "./trade.ts";

/** The complete behavior of a bot as a pure function. */
export type Habit = (knowledge: Knowledge, random: Random) => Intent;

const PROPOSERS: readonly Proposer[] = [
  dig,
  search,
  wander,
  upgradeBase,
  research,
  improveExcavator,
  guardHome,
  raiseArmy,
  captureFactory,
  collect,
  divideGarrison,
  raid,
  seekRelic,
  withdraw,
  deposit,
  exchange,
  jump,
];

/** Maximum rest before deciding again. */
const REST_MS = 10 * MINUTE;

/** When the first spent field is ready again, or after the maximum rest. */
export function restUntil({ spent, now }: Knowledge): number {
  let until = now + REST_MS;
  for (const time of spent.values()) if (time > now && time < until) until = time;
  return until;
}

/** The best proposal, ignoring the way there; null if nothing is worthwhile. */
export type Aim = (knowledge: Knowledge, random: Random) => Proposal | null;

/** The aim of a temperament: the proposal with the best value per step. */
export function aimOf(temperament: Temperament): Aim {
  return (known, random) => {
    const here = position(known);
    const isOpen = ({ intent, at }: Proposal) => !isRefused(known, intent, at);
    let bestRate = 0;
    let best: Proposal[] = [];
    for (const proposer of PROPOSERS) {
      for (const proposal of proposer(known, temperament, bestRate)) {
        const { motive, at, worth } = proposal;
        const rate = (temperament.motives[motive] * worth) / (gridDistance(here, at) + 1);
        if (rate <= 0 || rate < bestRate || !isOpen(proposal)) continue;
        if (rate > bestRate) best = [];
        bestRate = rate;
        best.push(proposal);
      }
    }
    return best.length === 0 ? null : random.pick(best);
  };
}

/** The habit of a temperament: its aim, a step toward it, or a rest. */
export function habitOf(temperament: Temperament): Habit {
  const aim = aimOf(temperament);
  return (known, random) => {
    const next = aim(known, random);
    if (next === null) return { do: "rest", until: restUntil(known) };
    const here = position(known);
    const { intent, at } = next;
    return isSameCell(here, at) ? intent : { do: "step", to: stepToward(here, at) };
  };
}

/** The habit of a neighbor of this temperament. */
export const neighborHabit = (id: TemperamentId): Habit => habitOf(neighborOf(id));

export const habitFor = (id: TemperamentId): Habit => habitOf(TEMPERAMENTS[id]);
