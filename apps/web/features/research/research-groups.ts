/** The groups of researches and tools, in order. */
import type { ToolId } from "@emberlode/game";

export const RESEARCH_GROUPS = {
  raiding: ["hotcut", "army_locator", "mines", "mdn"],
  finding: ["scouter", "flag_locator", "base_locator"],
  moving: ["gps", "base_mover", "prob_drive", "improb_drive"],
  town: ["bank", "market", "casino"],
} as const satisfies Record<string, readonly ToolId[]>;

export type ResearchGroup = keyof typeof RESEARCH_GROUPS;

export const RESEARCH_GROUP_IDS = Object.keys(RESEARCH_GROUPS) as readonly ResearchGroup[];
