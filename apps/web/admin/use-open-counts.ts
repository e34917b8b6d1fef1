import { MINUTE } from "@emberlode/game";
import { trpc } from "../lib/trpc.ts";

/** What waits for a decision, by queue; undefined while loading. */
export const useOpenCounts = () =>
  trpc.admin.counts.useQuery(undefined, { refetchInterval: MINUTE }).data;
