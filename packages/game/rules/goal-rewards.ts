/**
 * What goals pay: small, and most of it in the first session (rules §2). Together at most 4,000
 * metal and 4,000 energy; why that is safe: decision 86.
 */
import { type Amounts, equalAmounts } from "../resource.ts";
import type { GoalId } from "./goals.ts";

/** Limit of each resource for all goals of a season together. */
export const MOST_REWARDS = 4000;

const amounts = (metal: number, energy: number): Amounts => ({ metal, energy });

export const GOAL_REWARDS: Readonly<Record<GoalId, Amounts>> = {
  // The first session. `dig` and `pikeman` pay a Pikeman each, `wall` a Wall.
  dig: amounts(50, 100),
  explore: amounts(150, 100),
  hello: equalAmounts(50),
  name: equalAmounts(150),
  cave: equalAmounts(150),
  forest: equalAmounts(150),
  pikeman: amounts(50, 100),
  wall: amounts(100, 50),
  plot: equalAmounts(50),
  effort: equalAmounts(100),
  candle: equalAmounts(100),
  level2: equalAmounts(250),
  squad: equalAmounts(200),
  factory: equalAmounts(200),
  tech: equalAmounts(200),
  collect: equalAmounts(200),
  // Later, when a day brings far more than all of them.
  relic: equalAmounts(50),
  part: equalAmounts(50),
  exchange: equalAmounts(50),
  vein: equalAmounts(50),
  card: equalAmounts(50),
  deposit: equalAmounts(50),
  far: equalAmounts(150),
  mines: equalAmounts(50),
  locator: equalAmounts(50),
  mirage: equalAmounts(50),
  holdings: equalAmounts(200),
  medium: equalAmounts(150),
  garrison: equalAmounts(50),
  plunder: equalAmounts(50),
  market: equalAmounts(50),
  casino: equalAmounts(50),
  battle: equalAmounts(150),
  rank: equalAmounts(50),
  level5: equalAmounts(250),
  works: equalAmounts(250),
};
