/** Open reports, appeals and cases, for the navigation of /admin. */
import type { OpenCounts } from "@emberlode/contract";
import type { StaffContext } from "../../context.ts";
import { isoTimeOrNull } from "../../platform/clock.ts";
import { findOpenAppeals } from "../appeals/appeals.queries.ts";
import { countOpenCases } from "../evidence/cases.queries.ts";
import { countOpenGroups } from "../reports/reports.queries.ts";

export async function countOpen({
  services: { db, clock },
}: StaffContext<"clock" | "db">): Promise<OpenCounts> {
  const [reports, appeals, evidence] = await Promise.all([
    countOpenGroups(db),
    findOpenAppeals(db),
    countOpenCases(db, clock.now()),
  ]);
  return {
    reports: { open: reports.open, oldestAt: isoTimeOrNull(reports.oldestAt) },
    appeals: { open: appeals.open, newestAt: isoTimeOrNull(appeals.newestAt) },
    evidence: { open: evidence.open, newestAt: isoTimeOrNull(evidence.newestAt) },
  };
}
