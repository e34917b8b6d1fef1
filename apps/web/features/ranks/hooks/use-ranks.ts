/** The ladders, and where the player stands on them. */
import type { RankRow } from "@emberlode/contract";
import { SECOND } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { trpc } from "../../../lib/trpc.ts";
import { loggedInAtom } from "../../session/atoms/session-atoms.ts";
import { askedBy, type LadderTab } from "../ranks-address.ts";

/** Most ranks that one call answers. */
const PER_CALL = 100;

/** While nobody ranks, as in a world that has just begun, the page asks so often; in milliseconds. */
const LOOK_MS = 5 * SECOND;

export interface Ranks {
  ranks: RankRow[];
  isPending: boolean;
  error: unknown;
  retry: () => void;
}

/** Everybody who is listed; the first hundred show while the others are on their way. */
export function useRanks(tab: LadderTab): Ranks {
  const ladder = askedBy(tab);
  const first = trpc.ranks.list.useQuery(
    { ...ladder, start: 0, limit: PER_CALL },
    { refetchInterval: ({ state }) => state.data?.total === 0 && LOOK_MS },
  );
  const calls = Math.ceil((first.data?.total ?? 0) / PER_CALL);
  const starts = Array.from({ length: Math.max(0, calls - 1) }, (_, i) => (i + 1) * PER_CALL);
  const others = trpc.useQueries((call) =>
    starts.map((start) => call.ranks.list({ ...ladder, start, limit: PER_CALL })),
  );
  const known = [first, ...others].flatMap(({ data }) => data?.ranks ?? []);
  // Two pages of different moments may both have the same player.
  const ranks = [...new Map(known.map((one) => [one._id, one])).values()];
  return {
    ranks,
    isPending: first.isPending,
    error: first.error,
    retry: () => void first.refetch(),
  };
}

/**
 * The player's own row and five neighbors; asked for only where there is a player, and each time that a
 * ladder is opened, since the first action in the game puts the player on it.
 */
export function useNearRanks(tab: LadderTab) {
  const { by, bots } = askedBy(tab);
  const enabled = useAtomValue(loggedInAtom) && !bots;
  return trpc.ranks.near.useQuery(
    { by },
    {
      enabled,
      staleTime: 0,
      refetchInterval: ({ state }) => state.data?.ranks.length === 0 && LOOK_MS,
    },
  );
}
