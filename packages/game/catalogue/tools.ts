/** Ids of the tools (spec §3); each tool is a file in `rules/tools`. */

/** Every tool in the spec's order, in which the database stores their counts: add new ones at the end. */
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
