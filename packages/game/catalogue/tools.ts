/** Tools (spec §3, §5) and what they are for (rules §14). */

/** A tool as the catalogue lists it. */
export interface ToolInfo {
  name: string;
  icon: string;
  /** What it does, in one sentence. */
  description: string;
  /** Used up one by one through the tools call; the others are kept and get better with their count. */
  usable: boolean;
}

const entries = {
  hotcut: {
    name: "Troop Transport",
    icon: "truck",
    description: "Carries home a larger share of the loot after a won attack.",
    usable: false,
  },
  mines: {
    name: "Mines",
    icon: "land-mine",
    description: "Laid on an empty field, they go off under the next stranger who steps there.",
    usable: true,
  },
  mdn: {
    name: "MDN",
    icon: "metal-detector",
    description:
      "Mine detection: clears foreign mines within two cells, your partners' excepted, and keeps half.",
    usable: true,
  },
  gps: {
    name: "GPS",
    icon: "gps",
    description: "Travels straight to one of your plots.",
    usable: false,
  },
  scouter: {
    name: "Slot Scouter",
    icon: "telescope",
    description:
      "Shows the slots and the guard of a factory before you fight; each level sees farther.",
    usable: false,
  },
  bank: {
    name: "Bank Card",
    icon: "bank",
    description: "Opens an account at the World Bank; each level holds twice as much.",
    usable: false,
  },
  casino: {
    name: "Casino Key",
    icon: "poker-hand",
    description: "Lets you into the World Casino; each level doubles the highest stake.",
    usable: false,
  },
  market: {
    name: "Black Market Key",
    icon: "key",
    description: "Lets you trade on the Black Market.",
    usable: false,
  },
  army_locator: {
    name: "Army Locator",
    icon: "radar-sweep",
    description: "Finds the nearest base that your army can beat and may attack.",
    usable: true,
  },
  flag_locator: {
    name: "Flag Locator",
    icon: "flying-flag",
    description: "Finds the nearest factory somebody else holds, or else the nearest free one.",
    usable: true,
  },
  base_locator: {
    name: "Base Locator",
    icon: "compass",
    description: "Finds the base of a player you name, or else the nearest one.",
    usable: true,
  },
  base_mover: {
    name: "Base Mover",
    icon: "position-marker",
    description: "Moves your base to the empty field you stand on.",
    usable: true,
  },
  prob_drive: {
    name: "Probability Drive",
    icon: "teleport",
    description: "Jumps to a random field of a type you choose.",
    usable: true,
  },
  improb_drive: {
    name: "Improbability Drive",
    icon: "perspective-dice-six-faces-random",
    description: "Jumps anywhere at all. One time in ten something wildly unlikely happens.",
    usable: true,
  },
} as const satisfies Record<string, ToolInfo>;

export type ToolId = keyof typeof entries;

/** Every tool id in the order of the spec (spec §3). All counts start at 0. */
export const TOOL_IDS = Object.keys(entries) as readonly ToolId[];

/** How far a Slot Scouter shows factories, in steps per level (rules §14): the fifth sees everything. */
export const SCOUTER_STEPS = 5;

/** Names, icons and purposes by tool id (spec §3, rules §14). */
export const TOOLS: Readonly<Record<ToolId, ToolInfo>> = entries;
