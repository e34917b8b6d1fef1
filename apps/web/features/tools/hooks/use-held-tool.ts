import type { ToolId } from "@emberlode/game";
import { trpc } from "../../../lib/trpc.ts";

/** How many of a tool the player holds, of a kept one its level; null until it is known. */
export function useHeldTool(tool: ToolId): number | null {
  const { data } = trpc.tools.list.useQuery();
  return data?.tools.find((held) => held.tool === tool)?.count ?? null;
}
