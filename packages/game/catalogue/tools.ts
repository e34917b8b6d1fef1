/**
 * Ids of the tools in the spec's order (§3). The database stores counts in this order: only append.
 */
export const TOOL_IDS = [
  "hotcut",
  "mines",
  "mdn",
  "gps",
  "scouter",
  "bank",
  "casino",
  "market",
  "army_locator",
  "flag_locator",
  "base_locator",
  "base_mover",
  "prob_drive",
  "improb_drive",
] as const;

export type ToolId = (typeof TOOL_IDS)[number];
