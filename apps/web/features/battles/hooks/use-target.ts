import type { Position } from "@emberlode/contract";
import { trpc } from "../../../lib/trpc.ts";
import { useStandsOn } from "../../movement/hooks/use-walker.ts";

/** The base on a field as its attacker may know it, once the server has the player there. */
export function useTarget({ x, y }: Position) {
  const enabled = useStandsOn({ x, y });
  const { data, error, refetch } = trpc.battles.target.useQuery(
    { x, y },
    { enabled, staleTime: 0 },
  );
  return { target: data, error, ask: () => void refetch() };
}
