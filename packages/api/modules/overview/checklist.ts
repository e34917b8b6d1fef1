/** The operator's checklist before the server goes public, computed from its state. */
import type { ChecklistId, OverviewAnswer } from "@emberlode/contract";
import { accounts, type Database, secondFactors } from "@emberlode/db";
import { DAY, HOUR } from "@emberlode/game";
import { and, eq, isNotNull, notExists } from "drizzle-orm";
import type { Services } from "../../services.ts";
import { findNewestOfAll } from "../site-texts/site-texts.queries.ts";

/** A daily backup takes a while. */
const BACKUP_MAX_AGE_MS = DAY + HOUR;
/** More sign-ups per address and hour hardly limit anyone. */
const MAX_SIGN_UPS_PER_HOUR = 100;

/** Admins without a second factor, who are protected only by their password. */
async function hasAdminWithoutFactor(db: Database): Promise<boolean> {
  const factor = db
    .select({ id: secondFactors.accountId })
    .from(secondFactors)
    .where(and(eq(secondFactors.accountId, accounts.id), isNotNull(secondFactors.confirmedAt)));
  return (await db.$count(accounts, and(eq(accounts.role, "admin"), notExists(factor)))) > 0;
}

/** Whether the limits count visitors: the server has no TLS, so https comes from a proxy. */
const seesVisitors = ({ publicUrl, server }: Services["config"]): boolean =>
  !publicUrl.startsWith("https:") ||
  server?.settings().some(({ name, value }) => name === "TRUST_PROXY" && value !== "false") ===
    true;

interface BackupTimes {
  madeAt: number | null;
  drilledAt: number | null;
}

/** The checklist, in the order in which an operator works through it. */
export async function readChecklist(
  { db, clock, config }: Pick<Services, "clock" | "config" | "db">,
  { madeAt, drilledAt }: BackupTimes,
): Promise<NonNullable<OverviewAnswer["checklist"]>> {
  const [texts, isFactorMissing] = await Promise.all([
    findNewestOfAll(db),
    hasAdminWithoutFactor(db),
  ]);
  const isWritten = (wantedPage: string) =>
    texts.some(({ page, isDefault }) => page === wantedPage && !isDefault);
  const isDone: Record<ChecklistId, boolean> = {
    publicUrl: config.publicUrl.startsWith("https:"),
    mail: config.smtpUrl !== null && !config.mailFrom.includes("@localhost"),
    backup: madeAt !== null && clock.now() - madeAt < BACKUP_MAX_AGE_MS,
    drill: drilledAt !== null,
    contact: isWritten("contact"),
    terms: isWritten("terms"),
    privacy: isWritten("privacy"),
    secondFactor: !isFactorMissing,
    signupLimits: seesVisitors(config) && config.signUpsPerHour <= MAX_SIGN_UPS_PER_HOUR,
  };
  return (Object.keys(isDone) as ChecklistId[]).map((id) => ({ id, isDone: isDone[id] }));
}
