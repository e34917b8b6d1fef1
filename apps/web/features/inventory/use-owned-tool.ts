import type { ToolId } from "@emberlode/game";
import { trpc } from "../../lib/trpc.ts";

/** The player's count of each tool, or the level of a kept one; null while loading. */
export function useOwnedTools(): ReadonlyMap<ToolId, number> | null {
  const { data } = trpc.tools.list.useQuery();
  return data === undefined ? null : new Map(data.tools.map(({ tool, count }) => [tool, count]));
}

/** The player's count of a tool, or the level of a kept one; null while loading. */
export function useOwnedTool(tool: ToolId): number | null {
  return useOwnedTools()?.get(tool) ?? null;
}

/** When the GPS can be used again, in milliseconds; 0 if it can be now or is not loaded yet. */
export function useGpsReadyAt(): number {
  const { data } = trpc.tools.list.useQuery();
  const readyAt = data?.tools.find(({ tool }) => tool === "gps")?.readyAt;
  return readyAt === undefined ? 0 : Date.parse(readyAt);
}

/** The player's tools as listed by the server; refetched each time the desk opens. */
export function useToolList() {
  return trpc.tools.list.useQuery(undefined, { refetchOnMount: "always" });
}
