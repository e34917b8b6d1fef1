import type { ToolId } from "@emberlode/game";
import { trpc } from "../../../lib/trpc.ts";

/** How many of each tool the player holds, of kept ones the level; null until it is known. */
export function useOwnedTools(): ReadonlyMap<ToolId, number> | null {
  const { data } = trpc.tools.list.useQuery();
  return data === undefined ? null : new Map(data.tools.map(({ tool, count }) => [tool, count]));
}

/** How many of a tool the player holds, of a kept one its level; null until it is known. */
export function useOwnedTool(tool: ToolId): number | null {
  return useOwnedTools()?.get(tool) ?? null;
}

/** When the GPS is ready again, in milliseconds; 0 when it is, or that is not known yet. */
export function useGpsReadyAt(): number {
  const { data } = trpc.tools.list.useQuery();
  const readyAt = data?.tools.find(({ tool }) => tool === "gps")?.readyAt;
  return readyAt === undefined ? 0 : Date.parse(readyAt);
}

/** The tools as the server lists them; asked for again each time the desk opens. */
export function useToolList() {
  return trpc.tools.list.useQuery(undefined, { refetchOnMount: "always" });
}
