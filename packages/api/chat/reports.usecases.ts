/** What moderators do about reported messages. */
import type { ChatReports, ChatReportsInput, DecideReportInput } from "@emberlode/contract";
import { NO_CHANGES, type Refusal, reportAlert } from "@emberlode/game";
import { isoTime } from "../accounts/status.ts";
import { idempotencyOf } from "../actions/idempotency.ts";
import { actionError } from "../actions/performed.ts";
import type { PlayerContext } from "../context.ts";
import { GameError } from "../errors.ts";
import { findRole } from "./chat.queries.ts";
import { countOpenReports, decideReports, findOpenReports } from "./reports.queries.ts";
import { toMessage } from "./to-message.ts";

/** FORBIDDEN for everybody but moderators and admins. */
export async function refusePlayers({ services, playerId }: PlayerContext): Promise<void> {
  const role = await findRole(services.pool, playerId);
  if (role !== "moderator" && role !== "admin") throw new GameError("FORBIDDEN");
}

/** Reported messages that nobody decided yet, the oldest first. FORBIDDEN. */
export async function listReports(
  ctx: PlayerContext,
  { room, after, limit }: ChatReportsInput,
): Promise<ChatReports> {
  await refusePlayers(ctx);
  const { pool, ranking } = ctx.services;
  const [found, open] = await Promise.all([
    findOpenReports(pool, { room, after, limit: limit + 1 }),
    countOpenReports(pool, room),
  ]);
  const page = found.slice(0, limit);
  return {
    reports: page.map((one) => ({
      _id: String(one.seq),
      message: toMessage(one, ranking),
      removed: one.removedAt !== null,
      reports: one.reports,
      firstAt: isoTime(one.firstAt),
    })),
    open,
    next: found.length > limit ? (page.at(-1)?.seq ?? null) : null,
  };
}

/**
 * Takes a reported message away or dismisses its reports, and says so to those who reported it.
 * FORBIDDEN, NOT_FOUND for a message without reports, REPORT_DECIDED.
 */
export async function decideReport(
  ctx: PlayerContext,
  input: DecideReportInput,
): Promise<{ ok: true }> {
  await refusePlayers(ctx);
  const { services, playerId } = ctx;
  // The time is kept with the key: a repeated call finds its own decision by it.
  const begun = await services.actions.perform<number, Refusal>({
    playerId,
    ...idempotencyOf(ctx, input),
    decide: ({ now }) => ({ ok: true, changes: NO_CHANGES, answer: now }),
  });
  if (!begun.ok) throw actionError(begun.error);
  const { room, id, decision } = input;
  const outcome = await decideReports(services.pool, {
    ...{ room, decision, moderatorId: playerId, at: begun.answer },
    seq: Number(id),
    alert: reportAlert(decision),
  });
  if (outcome === "none") throw new GameError("NOT_FOUND");
  if (outcome === "over") throw new GameError("REPORT_DECIDED");
  return { ok: true };
}
