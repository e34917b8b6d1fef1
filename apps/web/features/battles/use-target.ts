import type { Position } from "@emberlode/contract";
import { trpc } from "../../lib/trpc.ts";

/** Interval between checks of a base that may not be attacked, in milliseconds. */
const REFUSED_MS = 30_000;

/**
 * The public facts of the base on a field, and whether it may be attacked. Enable it only while the
 * server has the player there.
 */
export function useTarget({ x, y }: Position, { enabled }: { enabled: boolean }) {
  const { data, error, refetch } = trpc.battles.target.useQuery(
    { x, y },
    {
      enabled,
      staleTime: 0,
      // Goals skip a place while its refusal lasts, which may take hours.
      gcTime: Number.POSITIVE_INFINITY,
      // Shields and cooldowns end without an event.
      refetchInterval: ({ state }) => (state.data?.refusal ? REFUSED_MS : false),
    },
  );
  return { target: data, error, refetch: () => void refetch() };
}
