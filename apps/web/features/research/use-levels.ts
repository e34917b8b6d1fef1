/** The levels that researches depend on. */
import { trpc } from "../../lib/trpc.ts";
import type { ResearchLevels } from "./raisable.ts";

/** The player's factories, including the base. */
export function useHoldings() {
  return trpc.puc.list.useQuery();
}

/** Level of the player's base, 0 without a base; null while loading. */
export function useBaseLevel(): number | null {
  const { data } = useHoldings();
  if (data === undefined) return null;
  return data.factories.find(({ factory }) => factory.type === "base")?.lvl ?? 0;
}

/** Research levels as listed by the server. */
export function useResearchList() {
  return trpc.researches.list.useQuery();
}

/** The level of each research; null while loading. */
export function useResearchLevels(): ResearchLevels | null {
  const { data } = useResearchList();
  return data === undefined
    ? null
    : new Map(data.researches.map(({ research, level }) => [research, level]));
}
