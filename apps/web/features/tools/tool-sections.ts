/** How the Tools desk groups the fourteen: usable here, owned, not owned. */
import { TOOL_IDS, type ToolId } from "@emberlode/game";

export const TOOL_SECTIONS = ["here", "held", "missing"] as const;
export type ToolSection = (typeof TOOL_SECTIONS)[number];

/** The open tool, and the section where it was opened. */
export interface ChosenTool {
  tool: ToolId;
  section: ToolSection;
}

/**
 * The tools of each section, in catalogue order. The open one stays in its section until it is closed,
 * so that it does not move under the finger.
 */
export function toolSections(
  held: ReadonlyMap<ToolId, number>,
  isUsableHere: (tool: ToolId) => boolean,
  chosen: ChosenTool | null,
): Readonly<Record<ToolSection, readonly ToolId[]>> {
  const sectionOf = (tool: ToolId): ToolSection => {
    if (chosen?.tool === tool) return chosen.section;
    if ((held.get(tool) ?? 0) < 1) return "missing";
    return isUsableHere(tool) ? "here" : "held";
  };
  const of = (section: ToolSection) => TOOL_IDS.filter((tool) => sectionOf(tool) === section);
  return { here: of("here"), held: of("held"), missing: of("missing") };
}
