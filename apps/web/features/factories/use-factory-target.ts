import type { Position } from "@emberlode/contract";
import { trpc } from "../../lib/trpc.ts";
import { useIsConfirmedAt } from "../movement/use-walker.ts";

/** Interval between checks of a factory that may not be attacked, in milliseconds. */
const REFUSED_MS = 30_000;

/**
 * The visible facts of a factory of another player or none, queried once the server has the player
 * there.
 */
export function useFactoryTarget({ x, y }: Position, { isOwn = false } = {}) {
  const enabled = useIsConfirmedAt({ x, y }) && !isOwn;
  const { data, error, refetch } = trpc.puc.target.useQuery(
    { x, y },
    {
      enabled,
      staleTime: 0,
      // Goals skip a place while its refusal lasts, which may take hours.
      gcTime: Number.POSITIVE_INFINITY,
      // Shields and waits end without an event.
      refetchInterval: ({ state }) => (state.data?.refusal ? REFUSED_MS : false),
    },
  );
  return {
    target: isOwn ? undefined : data,
    error,
    refetch: () => void refetch(),
  };
}
