/** Which researches can be raised now, by the server's rule. */
import { type ResearchHoldings, researchRefusal, TOOL_IDS, type ToolId } from "@emberlode/game";

/** The level of each research; missing ones are 0. */
export type ResearchLevels = ReadonlyMap<ToolId, number>;

/** The player's resources and base level, which are the same for every research. */
export type Holdings = Omit<ResearchHoldings, "level">;

export function raisableNow(levels: ResearchLevels, have: Holdings): readonly ToolId[] {
  return TOOL_IDS.filter(
    (id) => researchRefusal(id, { ...have, level: levels.get(id) ?? 0 }) === null,
  );
}
