/** Every tool by its id (spec §3, §5, rules §14). */
import type { ToolId } from "../../catalogue/tools.ts";
import { mdnTool } from "./clear-mines.ts";
import { improbabilityDriveTool } from "./improbability-drive.ts";
import { bankTool, casinoTool, marketTool, troopTransportTool } from "./kept-tools.ts";
import { minesTool } from "./lay-mines.ts";
import { armyLocatorTool } from "./locate-army.ts";
import { baseLocatorTool } from "./locate-base.ts";
import { flagLocatorTool } from "./locate-flag.ts";
import { baseMoverTool } from "./move-base.ts";
import { probabilityDriveTool } from "./probability-drive.ts";
import { scouterTool } from "./scouts.ts";
import type { Tool } from "./tool.ts";
import { gpsTool } from "./travel.ts";

export const TOOLS = {
  hotcut: troopTransportTool,
  mines: minesTool,
  mdn: mdnTool,
  gps: gpsTool,
  scouter: scouterTool,
  bank: bankTool,
  casino: casinoTool,
  market: marketTool,
  army_locator: armyLocatorTool,
  flag_locator: flagLocatorTool,
  base_locator: baseLocatorTool,
  base_mover: baseMoverTool,
  prob_drive: probabilityDriveTool,
  improb_drive: improbabilityDriveTool,
} as const satisfies { [Id in ToolId]: Tool<Id> };

export type ConsumableToolId = {
  [Id in ToolId]: (typeof TOOLS)[Id]["pack"] extends number ? Id : never;
}[ToolId];

/** Whether the tool is consumable. The others are kept and improve with their count. */
export function isConsumableTool(tool: ToolId): tool is ConsumableToolId {
  return TOOLS[tool].pack !== null;
}
