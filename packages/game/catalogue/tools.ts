/** Tools (spec §3, §5) and what they are for (rules §14). */

/** A tool as the catalogue lists it. */
export interface ToolInfo {
  icon: string;
  /** Used up one by one through the tools call; the others are kept and get better with their count. */
  usable: boolean;
}

const entries = {
  hotcut: {
    icon: "truck",
    usable: false,
  },
  mines: {
    icon: "land-mine",
    usable: true,
  },
  mdn: {
    icon: "metal-detector",
    usable: true,
  },
  gps: {
    icon: "gps",
    usable: false,
  },
  scouter: {
    icon: "telescope",
    usable: false,
  },
  bank: {
    icon: "bank",
    usable: false,
  },
  casino: {
    icon: "poker-hand",
    usable: false,
  },
  market: {
    icon: "key",
    usable: false,
  },
  army_locator: {
    icon: "radar-sweep",
    usable: true,
  },
  flag_locator: {
    icon: "flying-flag",
    usable: true,
  },
  base_locator: {
    icon: "compass",
    usable: true,
  },
  base_mover: {
    icon: "position-marker",
    usable: true,
  },
  prob_drive: {
    icon: "teleport",
    usable: true,
  },
  improb_drive: {
    icon: "perspective-dice-six-faces-random",
    usable: true,
  },
} as const satisfies Record<string, ToolInfo>;

export type ToolId = keyof typeof entries;

/** Every tool id in the order of the spec (spec §3). All counts start at 0. */
export const TOOL_IDS = Object.keys(entries) as readonly ToolId[];

/** How far a Slot Scouter shows factories, in steps per level (rules §14): the fifth sees everything. */
export const SCOUTER_STEPS = 5;

/** Tools by id (spec §3, rules §14). */
export const TOOLS: Readonly<Record<ToolId, ToolInfo>> = entries;
