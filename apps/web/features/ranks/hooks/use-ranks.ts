import type { RanksAnswer } from "@emberlode/contract";
import { trpc } from "../../../lib/trpc.ts";

/** Most ranks that one call answers. */
const PER_CALL = 100;

export interface Ranks {
  ranks: RanksAnswer["ranks"];
  isPending: boolean;
  isError: boolean;
  retry: () => void;
}

/** Everybody who is listed; the first hundred show while the others are on their way. */
export function useRanks(): Ranks {
  const first = trpc.ranks.list.useQuery({ start: 0, limit: PER_CALL });
  const calls = Math.ceil((first.data?.total ?? 0) / PER_CALL);
  const starts = Array.from({ length: Math.max(0, calls - 1) }, (_, i) => (i + 1) * PER_CALL);
  const others = trpc.useQueries((call) =>
    starts.map((start) => call.ranks.list({ start, limit: PER_CALL })),
  );
  const known = [first, ...others].flatMap(({ data }) => data?.ranks ?? []);
  // Two pages of different moments may both have the same player.
  const ranks = [...new Map(known.map((one) => [one._id, one])).values()];
  return {
    ranks,
    isPending: first.isPending,
    isError: first.isError,
    retry: () => void first.refetch(),
  };
}
