/** Techs of both sides (spec §9); each costs the same in metal and in energy. */
import type { Side } from "./units.ts";

export interface TechInfo {
  /** Price, charged in both metal and energy. */
  cost: number;
}

const attack = [
  { cost: 0 },
  { cost: 100 },
  { cost: 300 },
  { cost: 500 },
  { cost: 700 },
  { cost: 1000 },
  { cost: 1200 },
  { cost: 1500 },
  { cost: 1800 },
  { cost: 2000 },
] as const satisfies readonly TechInfo[];

const defense = [
  { cost: 0 },
  { cost: 100 },
  { cost: 300 },
  { cost: 500 },
  { cost: 700 },
  { cost: 1000 },
  { cost: 1200 },
  { cost: 1500 },
  { cost: 1800 },
  { cost: 2000 },
] as const satisfies readonly TechInfo[];

/** The ten techs of each side in order; index 0 is always owned (spec §2, §9). */
export const TECHS: Readonly<Record<Side, readonly TechInfo[]>> = { attack, defense };

/** Extra strength in battle that Ramparts (defense tech 2) gives Walls and Marksmen (rules §10). */
export const RAMPARTS_BONUS = 0.25;
