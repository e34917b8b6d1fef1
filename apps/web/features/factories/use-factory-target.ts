import type { Position } from "@emberlode/contract";
import { trpc } from "../../lib/trpc.ts";
import { useIsConfirmedAt } from "../movement/use-walker.ts";

/** Interval between checks of a factory that may not be attacked, in milliseconds. */
const REFUSED_MS = 30_000;

/** The visible facts of the factory, queried once the server has the player there. */
export function useFactoryTarget({ x, y }: Position, isOthers: boolean) {
  const enabled = useIsConfirmedAt({ x, y }) && isOthers;
  const { data, error, refetch } = trpc.puc.target.useQuery(
    { x, y },
    {
      enabled,
      staleTime: 0,
      // Shields and waits end without an event.
      refetchInterval: ({ state }) => (state.data?.refusal ? REFUSED_MS : false),
    },
  );
  return {
    target: isOthers ? data : undefined,
    error,
    refetch: () => void refetch(),
  };
}
