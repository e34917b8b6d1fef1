/** Reported content for staff: in the queue, among decided reports, and with an appeal. */
import type { Reported } from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import { isoTime } from "../../platform/clock.ts";
import { findPictureSource } from "../admin/picture-source.ts";
import { toStaffMessage } from "../staff/lists.ts";
import { findAround, type ReportedThing, type ReportRow } from "./reports.queries.ts";

/** Messages shown before and after a reported one. */
const AROUND = 5;

interface ReportedContent {
  /** The content at the time of the report: a text, or the address of a picture. */
  content: string;
  reports: readonly ReportRow[];
}

export async function showReported(
  db: Database,
  { subject, room, seq }: Pick<ReportedThing, "subject" | "seq"> & { room: string | null },
  { content, reports }: ReportedContent,
): Promise<Reported> {
  const [shown, around] = await Promise.all([
    subject === "profilePicture" ? findPictureSource(db, content) : content,
    room === null || seq === null ? [] : findAround(db, room, seq, AROUND),
  ]);
  return {
    subject,
    message: seq,
    content: shown,
    reports: reports.map(({ reporter, reason, note, createdAt }) => ({
      reporter,
      reason,
      note,
      at: isoTime(createdAt),
    })),
    around: around.map(toStaffMessage),
  };
}
