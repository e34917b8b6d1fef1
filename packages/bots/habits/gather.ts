/** Digging, caves, forests, candles, mirages, and walking into the unknown. */
import {
  CELL_COUNT,
  cellAt,
  type DigEffort,
  EXCAVATOR_PARTS,
  hasStrengthFor,
  isDiggable,
  MAX_CANDLES,
  MIRAGE,
  type Resource,
} from "@emberlode/game";
import { hasFirstTroops } from "./fight.ts";
import { type Intent, nameOf } from "./intent.ts";
import { savesForFactory } from "./invest.ts";
import { isFresh, type Knowledge, position } from "./knowledge.ts";
import type { Block, Proposal } from "./proposal.ts";
import { bestCell } from "./rings.ts";
import type { Drive, Temperament } from "./temperament.ts";
import { type Worths, worthByKind } from "./worth.ts";

/** Of two resources the scarcer one is worth more, while there is less than half as much of it. */
const SCARCE = 1.5;
/** What a candle is worth: a trap of the middle of a career. */
const CANDLE_WORTH = 200;
/** What a sight of unexplored land is worth while none of the map is known. */
const UNKNOWN_WORTH = 300;
/** And what it is worth to who has the troops for a first factory and sees none. */
const SEARCH_WORTH = 3_000;

function effortNow({ status }: Knowledge, { effort, digsPerDay }: Temperament): DigEffort | null {
  const { digs } = status.fatigue;
  if (digs >= digsPerDay) return null;
  return hasStrengthFor(effort, digs) ? effort : 1;
}

function worthsNow(known: Knowledge, effort: DigEffort): Worths {
  const { status, range, parts } = known;
  const { metal, energy, candle, fatigue, searchFatigue } = status;
  return worthByKind({
    ...{ range, metal, energy, candle, effort },
    digs: fatigue.digs,
    caves: searchFatigue.caves.searches,
    forests: searchFatigue.forests.searches,
    needsPart: (id) => parts[id].held + parts[id].installed < EXCAVATOR_PARTS[id].limit,
  });
}

/** The best cell for something that one of these intents does there, as a proposal. */
function propose(
  known: Knowledge,
  drive: Drive,
  most: number,
  worthAt: (index: number) => number,
  intentAt: (index: number) => Intent,
): readonly Proposal[] {
  const { refused, now } = known;
  const isOpen = (index: number) =>
    (refused.get(nameOf(intentAt(index), cellAt(index))) ?? 0) <= now;
  const best = bestCell(position(known), most, worthAt, isOpen);
  if (best === null) return [];
  return [{ drive, intent: intentAt(best), at: cellAt(best), worth: worthAt(best) }];
}

function scarcity({ metal, energy }: Knowledge["status"]): Readonly<Record<Resource, number>> {
  return {
    metal: metal * 2 < energy ? SCARCE : 1,
    // Troops eat twice as much energy as metal.
    energy: energy < metal * 2 ? SCARCE : 1,
  };
}

/** Digs where it pays best for the way there; nothing once the day's share is dug. */
export const dig: Block = (known, temperament) => {
  const effort = effortNow(known, temperament);
  if (effort === null) return [];
  const worths = worthsNow(known, effort);
  const { cells, veins } = known;
  const most = SCARCE * Math.max(worths["metal vein"] ?? 0, worths["energy vein"] ?? 0);
  const factor = scarcity(known.status);
  const worthAt = (index: number): number => {
    const type = cells[index] ?? null;
    if (type === null || !isDiggable(type) || !isFresh(known, index)) return 0;
    return (worths[veins.has(index) ? (`${type} vein` as const) : type] ?? 0) * factor[type];
  };
  const intentAt = (index: number): Intent => {
    const resource = cells[index] === "energy" ? "energy" : "metal";
    return { do: "dig", resource, effort };
  };
  return propose(known, "dig", most, worthAt, intentAt);
};

/** Caves, forests and memorials; a mirage that lies underfoot. */
export const search: Block = (known, temperament) => {
  const { cells, here, status } = known;
  if (here?.type === "mirage") {
    const intent: Intent = { do: "explore", what: "mirage" };
    return [{ drive: "search", intent, at: position(known), worth: MIRAGE.reward }];
  }
  const { cave = 0, forest = 0 } = worthsNow(known, 1);
  const worthOf = {
    // What a trap takes may be just what the first troops cost.
    cave: savesForFactory(known, temperament) ? 0 : cave,
    forest,
    memorial: status.candle < MAX_CANDLES ? CANDLE_WORTH : 0,
  } as const;
  const kindAt = (index: number) => {
    const type = cells[index];
    return type === "cave" || type === "forest" || type === "memorial" ? type : null;
  };
  const worthAt = (index: number): number => {
    const kind = kindAt(index);
    return kind !== null && isFresh(known, index) ? worthOf[kind] : 0;
  };
  const most = Math.max(...Object.values(worthOf));
  return propose(known, "search", most, worthAt, (index) => ({
    do: "explore",
    what: kindAt(index) ?? "cave",
  }));
};

/**
 * To the nearest cell of which nothing is known, the less keenly the more of the map is known; but for a
 * first factory without delay.
 */
export const wander: Block = (known, temperament) => {
  const { cells } = known;
  let unknown = 0;
  for (const type of cells) if (type === null) unknown++;
  const seeksFactory = savesForFactory(known, temperament) && hasFirstTroops(known);
  const worth = seeksFactory ? SEARCH_WORTH : (UNKNOWN_WORTH * unknown) / CELL_COUNT;
  const worthAt = (index: number) => (cells[index] === null ? worth : 0);
  // Its own step is chosen on the way; once there, the cell is known.
  return propose(known, "wander", worth, worthAt, (index) => ({ do: "step", to: cellAt(index) }));
};
