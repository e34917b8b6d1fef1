/** Reports after their decision: to be found again, and to judge an appeal by. */
import {
  type PastReport,
  type PastReportsAnswer,
  type PastReportsInput,
  REPORTS_PER_PAGE,
  type Reported,
} from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import type { SanctionKind } from "@emberlode/game";
import { reasonText } from "@emberlode/messages";
import type { StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { findTarget } from "../admin/player-actions.ts";
import { findCause, findPastGroups, findReason } from "./past.queries.ts";
import { findGroupTarget } from "./queue.service.ts";
import { findReportsOf } from "./reports.queries.ts";
import { showReported } from "./show-reported.ts";

type PastGroup = Awaited<ReturnType<typeof findPastGroups>>[number];

type Reader = StaffContext<"db">;

async function decisionOf(
  { services: { db }, translators: { language } }: Reader,
  group: PastGroup,
): Promise<PastReport["decided"]> {
  const { decision, decidedBy: by, decidedAt } = group;
  if (decision === null || decidedAt === null) return null;
  const reason = decision === "left" ? "" : await findReason(db, group, decidedAt);
  return { decision, by, at: isoTime(decidedAt), reason: reasonText(reason, language) };
}

async function toPast(ctx: Reader, group: PastGroup): Promise<PastReport> {
  const { db } = ctx.services;
  const [reports, target, decided] = await Promise.all([
    findReportsOf(db, group, group.decidedAt),
    findGroupTarget(db, group),
    decisionOf(ctx, group),
  ]);
  const content = reports[0]?.content ?? "";
  return {
    ...(await showReported(db, group, { content, reports })),
    id: group.firstId,
    player: String(group.targetId),
    target,
    firstAt: isoTime(group.firstAt),
    decided,
  };
}

/** A page of decided reports, newest first; of a player also open ones. */
export async function listPastReports(
  ctx: Reader,
  { about, by, before }: PastReportsInput,
): Promise<PastReportsAnswer | GameError<"NOT_FOUND">> {
  const { db } = ctx.services;
  const [target, reporter] = await Promise.all(
    [about, by].map((name) => (name === undefined ? undefined : findTarget(db, name))),
  );
  if (target === null || reporter === null) return new GameError("NOT_FOUND");
  const filter = { aboutId: target?.id, byId: reporter?.id, before };
  const found = await findPastGroups(db, filter, REPORTS_PER_PAGE + 1);
  const page = found.slice(0, REPORTS_PER_PAGE);
  return {
    past: await Promise.all(page.map((group) => toPast(ctx, group))),
    next: found.length > REPORTS_PER_PAGE ? (page.at(-1)?.firstId ?? null) : null,
  };
}

/** The reported subject of a sanction, or null. */
export async function causeOf(
  db: Database,
  sanction: { playerId: number; kind: SanctionKind; createdAt: number },
): Promise<Reported | null> {
  const thing = await findCause(db, sanction);
  if (thing === null) return null;
  const reports = await findReportsOf(db, thing, sanction.createdAt);
  const content = reports[0]?.content ?? thing.removed;
  return showReported(db, thing, { content, reports });
}
