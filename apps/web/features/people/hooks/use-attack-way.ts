/** The way to an attack on a player, from the viewer's position. */
import type { LoginPayload, Position } from "@emberlode/contract";
import { trpc } from "../../../lib/trpc.ts";
import { useView } from "../../field/hooks/use-fields.ts";
import { useNaps } from "../../treaties/hooks/use-naps.ts";
import { type AttackWay, attackWay } from "../attack-way.ts";

/** Undefined while its data is loading. */
export function useAttackWay(
  { status }: LoginPayload["user"],
  username: string,
): AttackWay | undefined {
  const { data: view } = useView();
  const { data: pacts } = useNaps();
  if (view === undefined || pacts === undefined) return undefined;
  return attackWay({ status, view, naps: pacts.naps }, username);
}

/** The attack rule's answer for the base at the viewer's position. */
export function useVerdict(at: Position) {
  const { data, error, refetch } = trpc.battles.target.useQuery(at, { staleTime: 0 });
  return { target: data, error, ask: () => void refetch() };
}
