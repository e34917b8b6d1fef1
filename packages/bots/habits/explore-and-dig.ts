/** Digging, caves, forests, candles, mirages, and exploring. */
import {
  type Amounts,
  CELL_COUNT,
  cellAt,
  type DigEffort,
  EXCAVATOR_PARTS,
  FATIGUE,
  isDiggable,
  isEffortAvailable,
  MAX_CANDLES,
  MIRAGE,
} from "@emberlode/game";
import { bestCell, stepsTo } from "./cells-by-distance.ts";
import { affordsFirstArmy, savesForFactory, wantsFirstFactory } from "./fight.ts";
import { floorOf, type Intent, isRefused, type Proposal, type Proposer } from "./intent.ts";
import { isFresh, type Knowledge, position } from "./knowledge.ts";
import type { Motive, Temperament } from "./temperament.ts";
import { digWorths, searchWorths } from "./worth.ts";

/** The scarcer resource is worth more. Bases cost both equally, units more energy. */
const SCARCE = 1.5;
const ENERGY_FOR_METAL = { min: 1.2, max: 1.5 } as const;
/** Value of a candle: the average trap in mid-game. */
const CANDLE_WORTH = 200;
/** Value of seeing unexplored land while the whole map is unknown. */
const UNKNOWN_WORTH = 300;
/** Value of seeing unexplored land for a player who looks for a first factory and can afford it. */
const SEEK_FACTORY_WORTH = 3_000;

function effortNow({ status }: Knowledge, { effort, digsPerDay }: Temperament): DigEffort | null {
  const { digs } = status.fatigue;
  if (digs >= digsPerDay) return null;
  return isEffortAvailable(effort, digs) ? effort : 1;
}

function searchWorthsNow({ status, range, parts }: Knowledge) {
  const { metal, energy, candle, searchFatigue } = status;
  return searchWorths({
    range,
    metal,
    energy,
    candle,
    caves: searchFatigue.caves.searches,
    forests: searchFatigue.forests.searches,
    needsPart: (id) => parts[id].held + parts[id].installed < EXCAVATOR_PARTS[id].limit,
  });
}

/** Proposes the best cell for an intent. */
function propose(
  known: Knowledge,
  motive: Motive,
  { max, floor }: { max: number; floor: number },
  worthAt: (index: number) => number,
  intentAt: (index: number) => Intent,
): readonly Proposal[] {
  const isOpen = (index: number) =>
    known.refused.size === 0 || !isRefused(known, intentAt(index), cellAt(index));
  const best = bestCell(position(known), max, worthAt, { isOpen, floor });
  if (best === null) return [];
  return [{ motive, intent: intentAt(best), at: cellAt(best), worth: worthAt(best) }];
}

function scarcity({ metal, energy }: Knowledge["status"]): Amounts {
  return {
    metal: energy > metal * ENERGY_FOR_METAL.max ? SCARCE : 1,
    energy: energy < metal * ENERGY_FOR_METAL.min ? SCARCE : 1,
  };
}

/** Digs where the yield per step is best, until the day's share is dug. */
export const dig: Proposer = (known, temperament, bar) => {
  const effort = effortNow(known, temperament);
  if (effort === null) return [];
  const { digs } = known.status.fatigue;
  const worths = digWorths({ range: known.range, digs, effort });
  const { land, veins } = known;
  const floor = floorOf(bar, temperament.motives.dig);
  const max = SCARCE * Math.max(worths["metal vein"], worths["energy vein"]);
  const factor = scarcity(known.status);
  const worthAt = (index: number): number => {
    const type = land.at(index);
    if (type === null || !isDiggable(type) || !isFresh(known, index)) return 0;
    return worths[veins.has(index) ? (`${type} vein` as const) : type] * factor[type];
  };
  const intentAt = (index: number): Intent => {
    const resource = land.at(index) === "energy" ? "energy" : "metal";
    return { do: "dig", resource, effort };
  };
  return propose(known, "dig", { max, floor }, worthAt, intentAt);
};

/** Whether fatigue has halved the finds of today, so that few are left. */
const isTired = ({ searches }: { searches: number }, place: "cave" | "forest") =>
  searches >= FATIGUE[place].half;

/** Field types that are searched in place. */
const SEARCHED = ["cave", "forest", "memorial"] as const;

/** Explores caves, forests and memorials, and a mirage on the bot's own field. */
export const search: Proposer = (known, temperament, bar) => {
  const { land, status } = known;
  if (known.here?.type === "mirage") {
    const intent: Intent = { do: "explore", what: "mirage" };
    return [{ motive: "search", intent, at: position(known), worth: MIRAGE.reward }];
  }
  const { cave, forest } = searchWorthsNow(known);
  const { caves, forests } = status.searchFatigue;
  const worthOf = {
    // A trap may take exactly what the first army costs.
    cave: savesForFactory(known, temperament) || isTired(caves, "cave") ? 0 : cave,
    forest: isTired(forests, "forest") ? 0 : forest,
    memorial: status.candle < MAX_CANDLES ? CANDLE_WORTH : 0,
  } as const;
  const here = position(known);
  let best: Proposal | null = null;
  let rate = Math.max(0, floorOf(bar, temperament.motives.search));
  for (const place of SEARCHED) {
    const worth = worthOf[place];
    if (worth <= rate) continue;
    for (const index of land.of(place)) {
      const worthPerStep = worth / (stepsTo(here, index) + 1);
      if (worthPerStep <= rate || !isFresh(known, index)) continue;
      const at = cellAt(index);
      const intent: Intent = { do: "explore", what: place };
      if (isRefused(known, intent, at)) continue;
      best = { motive: "search", intent, at, worth };
      rate = worthPerStep;
    }
  }
  return best === null ? [] : [best];
};

/**
 * Walks to the nearest unknown cell. The motive weakens as more of the map is known, except when
 * looking for a first factory.
 */
export const wander: Proposer = (known, temperament, bar) => {
  const { land } = known;
  if (land.unknown === 0) return [];
  const seeksFactory = wantsFirstFactory(known, temperament) && affordsFirstArmy(known);
  const worth = seeksFactory ? SEEK_FACTORY_WORTH : (UNKNOWN_WORTH * land.unknown) / CELL_COUNT;
  const worthAt = (index: number) => (land.at(index) === null ? worth : 0);
  // The step itself is chosen on the way; on arrival the cell is known.
  const floor = floorOf(bar, temperament.motives.wander);
  if (worth < floor) return [];
  const intentAt = (index: number): Intent => ({ do: "step", to: cellAt(index) });
  return propose(known, "wander", { max: worth, floor }, worthAt, intentAt);
};
