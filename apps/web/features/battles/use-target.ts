import type { Position } from "@emberlode/contract";
import { trpc } from "../../lib/trpc.ts";
import { useStandsOn } from "../movement/use-walker.ts";

/** Interval between checks of a base that may not be attacked, in milliseconds. */
const REFUSED_MS = 30_000;

/** The public facts of the base on a field, queried once the server has the player there. */
export function useTarget({ x, y }: Position) {
  const enabled = useStandsOn({ x, y });
  const { data, error, refetch } = trpc.battles.target.useQuery(
    { x, y },
    {
      enabled,
      staleTime: 0,
      // Shields and cooldowns end without an event.
      refetchInterval: ({ state }) => (state.data?.refusal ? REFUSED_MS : false),
    },
  );
  return { target: data, error, ask: () => void refetch() };
}
