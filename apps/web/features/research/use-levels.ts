/** The levels that researches depend on. */

import { type ResearchHoldings, researchRefusal, TOOL_IDS, type ToolId } from "@emberlode/game";
import { trpc } from "../../lib/trpc.ts";

/** The player's factories, including the base. */
export function useOwnedFactories({ enabled = true } = {}) {
  return trpc.puc.list.useQuery(undefined, { enabled });
}

/** Level of the player's base, 0 without a base; null while loading. */
export function useBaseLevel(): number | null {
  const { data } = useOwnedFactories();
  if (data === undefined) return null;
  return data.factories.find(({ factory }) => factory.type === "base")?.lvl ?? 0;
}

/**
 * Research levels as listed by the server; with `isDesk`, listed again whenever the desk opens,
 * since another device may have raised one.
 */
export function useResearchList({ isDesk = false } = {}) {
  return trpc.researches.list.useQuery(undefined, { refetchOnMount: isDesk ? "always" : true });
}

/** The level of each research; null while loading. */
export function useResearchLevels(): ResearchLevels | null {
  const { data } = useResearchList();
  return data === undefined
    ? null
    : new Map(data.researches.map(({ research, level }) => [research, level]));
}

/** The level of each research; missing ones are 0. */
export type ResearchLevels = ReadonlyMap<ToolId, number>;

/** The player's resources and base level, which are the same for every research. */
type ResearchBudget = Omit<ResearchHoldings, "level">;

export function raisableNow(levels: ResearchLevels, have: ResearchBudget): readonly ToolId[] {
  return TOOL_IDS.filter(
    (id) => researchRefusal(id, { ...have, level: levels.get(id) ?? 0 }) === null,
  );
}
