/** Which researches can be raised now, by the rule that raises them. */
import { type ResearchHoldings, researchRefusal, TOOL_IDS, type ToolId } from "@emberlode/game";

/** The level of each research; one that is not listed has none. */
export type ResearchLevels = ReadonlyMap<ToolId, number>;

/** The player's means, the same for every research. */
export type Holdings = Omit<ResearchHoldings, "level">;

export function raisableNow(levels: ResearchLevels, have: Holdings): readonly ToolId[] {
  return TOOL_IDS.filter(
    (id) => researchRefusal(id, { ...have, level: levels.get(id) ?? 0 }) === null,
  );
}
