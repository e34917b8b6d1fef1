import { trpc } from "../../../lib/trpc.ts";

/** The most that the server returns at once; few players refer more than a hundred others. */
const MOST = 100;

/** The player's referrals, newest first, and what they earned. */
export function useReferrals() {
  return trpc.user.referrals.useQuery({ start: 0, limit: MOST }, { staleTime: 0 });
}
