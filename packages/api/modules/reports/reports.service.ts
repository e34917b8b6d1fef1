/** Reports of players to the moderators. */
import type { ReportInput, ReportMessageInput } from "@emberlode/contract";
import { accounts, type Database } from "@emberlode/db";
import { HOUR, REPORTS_PER_DAY, type ReportSubject, SECOND } from "@emberlode/game";
import { eq } from "drizzle-orm";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { findByCurrentOrFormerName } from "../players/players.queries.ts";
import { findReportable, insertReport, type NewReport } from "./reports.queries.ts";

const DONE = { ok: true } as const;

/** Stores a report. Throws `TOO_MANY_REQUESTS` if the player has used up the day's reports. */
async function store(
  { services }: PlayerContext<"clock" | "db">,
  report: NewReport,
): Promise<typeof DONE> {
  if (await insertReport(services.db, report, services.clock.now())) return DONE;
  throw new GameError("TOO_MANY_REQUESTS", {
    retryAfterSeconds: HOUR / SECOND,
    text: ({ answers }) => answers("team.tooManyReports", { most: REPORTS_PER_DAY }),
  });
}

/** The player's current profile. */
export async function findContent(
  db: Database,
  playerId: number,
  subject: ReportSubject,
): Promise<string> {
  const [account] = await db
    .select({
      username: accounts.username,
      baseName: accounts.baseName,
      quote: accounts.quote,
      profilePicture: accounts.profilePicture,
    })
    .from(accounts)
    .where(eq(accounts.id, playerId));
  if (account === undefined || subject === "message" || subject === "player") return "";
  return account[subject] ?? "";
}

/** Reports a player, or something they show. */
export async function sendReport(
  ctx: PlayerContext<"clock" | "db">,
  { username, subject, reason, note }: ReportInput,
): Promise<typeof DONE | GameError<"NOT_FOUND" | "SELF">> {
  const { services, playerId } = ctx;
  const { db } = services;
  const target = await findByCurrentOrFormerName(db, username);
  if (target === null) return new GameError("NOT_FOUND");
  if (target.id === playerId) return new GameError("SELF");
  const content = await findContent(db, target.id, subject);
  // Nothing to look at.
  if (content === "" && subject !== "player") return new GameError("NOT_FOUND");
  return store(ctx, {
    subject,
    targetId: target.id,
    room: null,
    seq: null,
    reporterId: playerId,
    reason,
    note,
    content,
  });
}

/** Reports a chat message. */
export async function reportMessage(
  ctx: PlayerContext<"clock" | "db">,
  { room, id, reason, note }: ReportMessageInput,
): Promise<typeof DONE | GameError<"NOT_FOUND">> {
  const seq = Number(id);
  const message = await findReportable(ctx.services.db, room, seq);
  if (message === null) return new GameError("NOT_FOUND");
  return store(ctx, {
    subject: "message",
    room,
    seq,
    reporterId: ctx.playerId,
    reason,
    note,
    ...message,
  });
}
