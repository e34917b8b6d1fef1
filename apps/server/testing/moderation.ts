/** Rows for moderators to decide about, as of a time. */
import {
  alerts,
  announcements,
  appeals,
  reports,
  sanctions,
  signUpBlocks,
  siteTexts,
} from "@emberlode/db";
import { DAY, type ReportReason } from "@emberlode/game";
import type { TestApp } from "./test-app.ts";

const onlyId = ([row]: readonly { id: number }[]): number => {
  if (row === undefined) throw new Error("No row was inserted.");
  return row.id;
};

/** Reports a player for their behavior. */
export async function insertReport(
  { services }: TestApp,
  report: { targetId: number; reporterId: number; reason: ReportReason },
  createdAt: number,
): Promise<void> {
  await services.db
    .insert(reports)
    .values({ subject: "player", content: "", ...report, createdAt });
}

/** Warns a player; returns the sanction's id. */
export async function insertWarning(
  { services }: TestApp,
  playerId: number,
  createdAt: number,
): Promise<number> {
  const warning = { playerId, kind: "warning", reason: "Spam.", createdAt } as const;
  return onlyId(
    await services.db.insert(sanctions).values(warning).returning({ id: sanctions.id }),
  );
}

/** Appeals a sanction; returns the appeal's id. */
export async function insertAppeal(
  { services }: TestApp,
  appeal: { sanctionId: number; body: string },
  createdAt: number,
): Promise<number> {
  const row = { ...appeal, createdAt };
  return onlyId(await services.db.insert(appeals).values(row).returning({ id: appeals.id }));
}

/** Input for an announcement that begins now. */
export const NOTICE = {
  texts: [{ language: "en", title: "Maintenance", content: "At noon." }],
  ...{ startsAt: null, endsAt: null, asAlert: false, asBanner: true },
};

/** An announcement that begins in a day; returns its id. */
export async function insertAnnouncement(
  { services }: TestApp,
  authorId: number,
  createdAt: number,
): Promise<number> {
  const row = { ...NOTICE, startsAt: createdAt + DAY, authorId, createdAt };
  return onlyId(
    await services.db.insert(announcements).values(row).returning({ id: announcements.id }),
  );
}

/** A version of the English rules; returns its id. */
export async function insertSiteText(
  { services }: TestApp,
  authorId: number,
  createdAt: number,
): Promise<number> {
  const row = { page: "rules", language: "en", body: "Be kind.", authorId, createdAt } as const;
  return onlyId(await services.db.insert(siteTexts).values(row).returning({ id: siteTexts.id }));
}

/** A notice of the team to a player; returns the alert's id. */
export async function insertNotice(
  { services }: TestApp,
  playerId: number,
  createdAt: number,
): Promise<number> {
  const facts = { title: "Notice", content: "Hello" };
  const notice = { playerId, type: "admin", kind: "text", facts, createdAt } as const;
  return onlyId(await services.db.insert(alerts).values(notice).returning({ id: alerts.id }));
}

/** Blocks a mail domain, once; returns the block's id. */
export async function insertMailBlock({ services }: TestApp, createdAt: number): Promise<number> {
  const block = { domain: "blocked.example", reason: "A flood.", createdAt };
  return onlyId(
    await services.db
      .insert(signUpBlocks)
      .values(block)
      .onConflictDoUpdate({ target: signUpBlocks.domain, set: { createdAt } })
      .returning({ id: signUpBlocks.id }),
  );
}
