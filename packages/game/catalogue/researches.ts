/** Researches: one per tool, with the same id (rules §14). */
import { TOOL_IDS, type ToolId } from "./tools.ts";

export interface ResearchInfo {
  /** Price of level 1, in metal and again in energy; each further level costs twice the last. */
  basePrice: number;
  /** Tools granted with each level of a consumable; null for tools whose count is the level. */
  pack: number | null;
}

/** Highest level of every research (rules §14). */
export const MAX_RESEARCH_LEVEL = 5;

/** Base prices and packs by research id (rules §14; the pack of mines: spec §4). */
export const RESEARCHES = {
  hotcut: { basePrice: 2000, pack: null },
  mines: { basePrice: 800, pack: 20 },
  mdn: { basePrice: 1500, pack: 10 },
  gps: { basePrice: 500, pack: null },
  scouter: { basePrice: 800, pack: null },
  bank: { basePrice: 1000, pack: null },
  casino: { basePrice: 1000, pack: null },
  market: { basePrice: 1000, pack: null },
  army_locator: { basePrice: 1500, pack: 5 },
  flag_locator: { basePrice: 1200, pack: 5 },
  base_locator: { basePrice: 1000, pack: 5 },
  base_mover: { basePrice: 5000, pack: 1 },
  prob_drive: { basePrice: 2500, pack: 3 },
  improb_drive: { basePrice: 4000, pack: 3 },
} as const satisfies Record<ToolId, ResearchInfo>;

/** Research ids, the same as the tools' (rules §14). */
export const RESEARCH_IDS: readonly ToolId[] = TOOL_IDS;

/**
 * Price of going from `level` to the next, in metal and again in energy; null at the highest level.
 * Level is 0..5 (rules §14).
 */
export function researchPrice(id: ToolId, level: number): number | null {
  return level >= MAX_RESEARCH_LEVEL ? null : RESEARCHES[id].basePrice * 2 ** level;
}
