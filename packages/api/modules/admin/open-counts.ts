/** Open reports, appeals and cases, for the navigation of /admin. */
import type { OpenCounts } from "@emberlode/contract";
import type { StaffContext } from "../../context.ts";
import { isoTime } from "../../platform/clock.ts";
import { findOpenAppeals } from "../appeals/appeals.queries.ts";
import { countOpenCases } from "../evidence/cases.queries.ts";
import { countOpenGroups } from "../reports/reports.queries.ts";

const isoOrNull = (time: number | null) => (time === null ? null : isoTime(time));

export async function countOpen({
  services: { db, clock },
}: StaffContext<"clock" | "db">): Promise<OpenCounts> {
  const [reports, appeals, evidence] = await Promise.all([
    countOpenGroups(db),
    findOpenAppeals(db),
    countOpenCases(db, clock.now()),
  ]);
  return {
    reports: { open: reports.open, oldestAt: isoOrNull(reports.oldestAt) },
    appeals: { open: appeals.open, newestAt: isoOrNull(appeals.newestAt) },
    evidence: { open: evidence.open, newestAt: isoOrNull(evidence.newestAt) },
  };
}
