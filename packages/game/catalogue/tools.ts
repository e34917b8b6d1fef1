/** Which tools there are (spec §3); what each of them is stands in `rules/tools`, one file for each. */

/** Every tool in the order of the spec, in which the database keeps their counts: a new one goes last. */
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
