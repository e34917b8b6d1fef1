/** Relics: walk through the area of the nearest one until it shows, and take it. */
import {
  cellAt,
  type EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  type Position,
  RELIC_DIGS,
  RELIC_SIGHT,
  RELIC_WEIGHTS,
} from "@emberlode/game";
import { stepsTo } from "./cells-by-distance.ts";
import { wantsFirstFactory } from "./fight.ts";
import type { Intent, Proposal, Proposer } from "./intent.ts";
import { type Knowledge, position } from "./knowledge.ts";
import { meanPart } from "./worth.ts";

/** Value of two Probability Drives: each saves a walk. */
const DRIVES_WORTH = 1_000;
/** Relics are sought after this share of the day's digs. */
const RELIC_DIGS_SHARE = 1 / 8;
/** Cells that one step through an unsearched area shows. */
const CELLS_PER_STEP = 2 * RELIC_SIGHT + 1;

const WEIGHT = Object.values(RELIC_WEIGHTS).reduce((sum, weight) => sum + weight, 0);

/** Average value of a relic, metal and energy added. */
function relicWorth({ range, parts }: Knowledge): number {
  const digs = (resource: "metal" | "energy") =>
    (RELIC_DIGS * (range[resource][0] + range[resource][1])) / 2;
  const hasRoom = (id: (typeof EXCAVATOR_PART_IDS)[number]) =>
    parts[id].held + parts[id].installed < EXCAVATOR_PARTS[id].limit;
  return (
    (RELIC_WEIGHTS.metal * digs("metal") +
      RELIC_WEIGHTS.energy * digs("energy") +
      RELIC_WEIGHTS.part * meanPart({ needsPart: hasRoom }) +
      RELIC_WEIGHTS.drives * DRIVES_WORTH) /
    WEIGHT
  );
}

/** The nearest cell of several. */
function nearest(here: Position, cells: ReadonlySet<number>): number | null {
  let nearestIndex: number | null = null;
  for (const index of cells) {
    if (nearestIndex === null || stepsTo(here, index) < stepsTo(here, nearestIndex))
      nearestIndex = index;
  }
  return nearestIndex;
}

/** Walks to the nearest cell where one of today's relics can be, and takes one that is seen. */
export const seekRelic: Proposer = (known, temperament) => {
  // First things first: a first factory, and the first digs of the day.
  const { digs } = known.status.fatigue;
  if (wantsFirstFactory(known, temperament)) return [];
  if (digs < temperament.digsPerDay * RELIC_DIGS_SHARE) return [];
  const here = position(known);
  const worth = relicWorth(known);
  const proposals: Proposal[] = [];
  for (const relic of known.relics) {
    const { cell, candidates } = relic;
    if (cell !== null) {
      const intent: Intent = { do: "take relic" };
      proposals.push({ motive: "search", intent, at: cell, worth });
      continue;
    }
    const to = nearest(here, candidates);
    if (to === null) continue;
    const at = cellAt(to);
    // The way there is a part of the whole search.
    const steps = stepsTo(here, to) + 1;
    const all = steps + candidates.size / CELLS_PER_STEP / 2;
    // Being near is enough, so there is nothing to do on arrival but to look around.
    const intent: Intent = { do: "look", at };
    proposals.push({ motive: "search", intent, at, worth: (worth * steps) / all });
  }
  return proposals;
};
