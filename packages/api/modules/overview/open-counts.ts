/** Open reports, appeals and cases, for the navigation of /admin. */
import type { OpenCounts } from "@emberlode/contract";
import type { StaffContext } from "../../context.ts";
import { isoTimeOrNull } from "../../platform/clock.ts";
import { countOpenAppeals } from "../appeals/appeals.queries.ts";
import { countOpenCases } from "../evidence/cases.queries.ts";
import { countOpenGroups } from "../reports/reports.queries.ts";

export async function countOpen({
  services: { db, clock },
}: StaffContext<"clock" | "db">): Promise<OpenCounts> {
  const [reports, appeals, evidence] = await Promise.all([
    countOpenGroups(db),
    countOpenAppeals(db),
    countOpenCases(db, clock.now()),
  ]);
  return {
    reports: { open: reports.open, oldestAt: isoTimeOrNull(reports.oldestAt) },
    appeals: { open: appeals.open, oldestAt: isoTimeOrNull(appeals.oldestAt) },
    evidence: { open: evidence.open, newestAt: isoTimeOrNull(evidence.newestAt) },
  };
}
