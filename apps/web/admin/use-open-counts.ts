import { MINUTE } from "@emberlode/game";
import { trpc } from "../lib/trpc.ts";

const POLLING = { refetchInterval: MINUTE };

/** How many reports, appeals and cases wait for a decision; undefined while loading. */
export function useOpenCounts() {
  const { data: reports } = trpc.adminReports.list.useQuery({}, POLLING);
  const { data: appeals } = trpc.adminAppeals.list.useQuery({}, POLLING);
  const { data: evidence } = trpc.adminEvidence.list.useQuery({}, POLLING);
  return {
    evidence: evidence?.open,
    reports: reports?.open,
    appeals: appeals?.open,
    oldestReport: reports?.groups[0]?.firstAt,
    newestAppeal: appeals?.appeals[0]?.at,
  };
}
