import { trpc } from "../../lib/trpc.ts";

/** The player's deeds, plots and ranks, from which goals are derived. */
export function useProgress() {
  return trpc.user.progress.useQuery();
}
