import { trpc } from "../../../lib/trpc.ts";

/** As many as the server answers at once; few players bring more than a hundred others. */
const MOST = 100;

/** Whom the player brought, the newest first, and what it earned. */
export function useReferrals() {
  return trpc.user.referrals.useQuery({ start: 0, limit: MOST }, { staleTime: 0 });
}
