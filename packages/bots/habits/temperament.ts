/**
 * Seven play styles: the same proposers with different weights. Neighbors have a home to keep as
 * well.
 */
import type { DigEffort, Side, ToolId } from "@emberlode/game";

/** Why a bot acts. */
export type Motive = "dig" | "search" | "wander" | "build" | "capture" | "raid" | "arm" | "trade";

/** How a neighbor keeps its base, so that players find it worth attacking (decision 87). */
export interface Home {
  /** Metal and energy that it carries for raiders, and spends only on its guard. */
  purse: number;
  /**
   * Whether it defends the base by a share of its slots. Otherwise it has a few Walls, which a
   * newcomer's first army beats.
   */
  isGuarded: boolean;
}

export interface Temperament {
  /** Weight of each motive; 0 for never. */
  motives: Readonly<Record<Motive, number>>;
  effort: DigEffort;
  /** Maximum number of digs per day. */
  digsPerDay: number;
  /** Target number of plain factories, within the limit of the base. */
  factories: number;
  /** Share of what is carried that a purchase of units or a tech may cost. */
  armyShare: number;
  /** Which side of the army comes first if both are equal. */
  favors: Side;
  /** Researches in order of preference. */
  researches: readonly ToolId[];
  home?: Home;
}

export const TEMPERAMENTS = {
  digger: {
    motives: {
      dig: 2,
      search: 0.3,
      wander: 0.5,
      build: 1,
      capture: 1,
      raid: 0,
      arm: 0.5,
      trade: 0.5,
    },
    effort: 1,
    digsPerDay: 600,
    factories: 4,
    armyShare: 0.1,
    favors: "defense",
    researches: ["bank", "gps"],
  },
  explorer: {
    motives: {
      dig: 0.7,
      search: 2,
      wander: 3,
      build: 0.7,
      capture: 1,
      raid: 0,
      arm: 0.5,
      trade: 0.5,
    },
    effort: 5,
    digsPerDay: 400,
    factories: 3,
    armyShare: 0.1,
    favors: "attack",
    researches: ["gps", "prob_drive", "scouter"],
  },
  builder: {
    motives: {
      dig: 1,
      search: 1,
      wander: 0.7,
      build: 3,
      capture: 2,
      raid: 0,
      arm: 0.5,
      trade: 0.7,
    },
    effort: 5,
    digsPerDay: 500,
    factories: 8,
    armyShare: 0.15,
    favors: "defense",
    researches: ["scouter", "bank"],
  },
  raider: {
    motives: {
      dig: 1,
      search: 1.2,
      wander: 1.5,
      build: 1,
      capture: 2,
      raid: 3,
      arm: 3,
      trade: 0.2,
    },
    effort: 5,
    digsPerDay: 400,
    factories: 6,
    armyShare: 0.3,
    favors: "attack",
    researches: ["bank", "hotcut", "army_locator"],
  },
  trader: {
    motives: { dig: 1, search: 1, wander: 1.5, build: 1, capture: 1, raid: 0, arm: 0.7, trade: 3 },
    effort: 5,
    digsPerDay: 500,
    factories: 4,
    armyShare: 0.1,
    favors: "defense",
    researches: ["bank", "market", "casino"],
  },
  "all-rounder": {
    motives: {
      dig: 1,
      search: 1.5,
      wander: 1,
      build: 2,
      capture: 2,
      raid: 1.5,
      arm: 1.5,
      trade: 0.5,
    },
    effort: 5,
    digsPerDay: 450,
    factories: 10,
    armyShare: 0.2,
    favors: "attack",
    researches: ["scouter", "bank", "hotcut"],
  },
  hermit: {
    motives: {
      dig: 1.5,
      search: 0.5,
      wander: 0.3,
      build: 2,
      capture: 0.5,
      raid: 0,
      arm: 1,
      trade: 0.5,
    },
    effort: 1,
    digsPerDay: 300,
    factories: 1,
    armyShare: 0.3,
    favors: "defense",
    researches: ["mines", "bank", "mdn"],
  },
} as const satisfies Record<string, Temperament>;

export type TemperamentId = keyof typeof TEMPERAMENTS;

/** Of each resource; the first 1,000 are always safe from raiders. */
const NEIGHBORS_PURSE = 6_000;
/** Those who leave their base almost open: with eight neighbors, three of them. */
const OPEN_HOMES: ReadonlySet<TemperamentId> = new Set(["digger", "explorer"]);
/** Share of what a guarded neighbor can spend that a purchase of units may cost. */
const GUARDED_ARMY_SHARE = 0.5;

/** The temperament of a neighbor in a new world. */
export function neighborOf(id: TemperamentId): Temperament {
  const isGuarded = !OPEN_HOMES.has(id);
  const temperament: Temperament = TEMPERAMENTS[id];
  return {
    ...temperament,
    ...(isGuarded && { armyShare: GUARDED_ARMY_SHARE }),
    home: { purse: NEIGHBORS_PURSE, isGuarded },
  };
}

export const TEMPERAMENT_IDS = Object.keys(TEMPERAMENTS) as readonly TemperamentId[];
