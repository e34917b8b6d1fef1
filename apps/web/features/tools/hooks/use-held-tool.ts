import type { ToolId } from "@emberlode/game";
import { trpc } from "../../../lib/trpc.ts";

/** How many of each tool the player holds, of kept ones the level; null until it is known. */
export function useHeldTools(): ReadonlyMap<ToolId, number> | null {
  const { data } = trpc.tools.list.useQuery();
  return data === undefined ? null : new Map(data.tools.map(({ tool, count }) => [tool, count]));
}

/** How many of a tool the player holds, of a kept one its level; null until it is known. */
export function useHeldTool(tool: ToolId): number | null {
  return useHeldTools()?.get(tool) ?? null;
}
