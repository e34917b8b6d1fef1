/** Rows for moderators to decide about, as of a time. */
import {
  alerts,
  announcements,
  appeals,
  evidenceAccounts,
  evidenceCases,
  filterWords,
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
  startsAt: null,
  endsAt: null,
  asAlert: false,
  asBanner: true,
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

/** Adds a word to the filter; returns its id. */
export async function insertWord(
  { services }: TestApp,
  { text, addedBy }: { text: string; addedBy: number },
  createdAt: number,
): Promise<number> {
  const word = { text, form: text, scope: "both", action: "mask", isWhole: true } as const;
  const row = { ...word, addedBy, createdAt };
  return onlyId(
    await services.db.insert(filterWords).values(row).returning({ id: filterWords.id }),
  );
}

/** A case of accounts that serve another one; returns its id. */
export async function insertCase(
  { services: { db } }: TestApp,
  { mainId, accounts }: { mainId: number; accounts: readonly number[] },
  openedAt: number,
): Promise<number> {
  const loot = { kind: "loot", points: 150, count: 6, back: 0, amount: 9000, accounts } as const;
  const found = { playerId: mainId, points: 150, signals: [loot], openedAt, checkedAt: openedAt };
  const caseId = onlyId(
    await db.insert(evidenceCases).values(found).returning({ id: evidenceCases.id }),
  );
  const facts = { addresses: 1, earned: 20_000, spent: 500, rhythmPercent: 12, hours: 3 };
  await db.insert(evidenceAccounts).values(
    [mainId, ...accounts].map((playerId) => ({
      caseId,
      playerId,
      ...facts,
      devices: playerId === mainId ? 0 : 1,
    })),
  );
  return caseId;
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
