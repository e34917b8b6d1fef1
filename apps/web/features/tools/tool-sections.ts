/** How the Tools desk sorts the fourteen: usable here, held, not held. */
import { TOOL_IDS, type ToolId } from "@emberlode/game";

export const TOOL_SECTIONS = ["here", "held", "missing"] as const;
export type ToolSection = (typeof TOOL_SECTIONS)[number];

/** The tools of each section, in the order of the catalogue. */
export function toolSections(
  held: ReadonlyMap<ToolId, number>,
  isUsableHere: (tool: ToolId) => boolean,
): Readonly<Record<ToolSection, readonly ToolId[]>> {
  const has = (tool: ToolId) => (held.get(tool) ?? 0) > 0;
  return {
    here: TOOL_IDS.filter((tool) => has(tool) && isUsableHere(tool)),
    held: TOOL_IDS.filter((tool) => has(tool) && !isUsableHere(tool)),
    missing: TOOL_IDS.filter((tool) => !has(tool)),
  };
}
