/** The moderators' calls about reported messages. */
import type { ChatReports, ChatReportsInput, DecideReportInput } from "@emberlode/contract";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../services/accounts/status.ts";
import { toMessage } from "../../services/chat/to-message.ts";
import { type ActionError, timeOf } from "../../world/actions/perform.ts";
import type { PlayerContext } from "../context.ts";
import { countOpenReports, decideReports, findOpenReports } from "./reports.queries.ts";

/** Reported messages that are still undecided, oldest first. */
export async function listReports(
  { services }: PlayerContext<"db" | "ranking">,
  { room, after, limit }: ChatReportsInput,
): Promise<ChatReports> {
  const { db, ranking } = services;
  const [found, open] = await Promise.all([
    findOpenReports(db, { room, after, limit: limit + 1 }),
    countOpenReports(db, room),
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
 * Removes a reported message or dismisses its reports, and notifies its reporters.
 * NOT_FOUND for a message without reports.
 */
export async function decideReport(
  ctx: PlayerContext<"actions" | "db">,
  input: DecideReportInput,
): Promise<{ ok: true } | ActionError<"NOT_FOUND" | "REPORT_DECIDED">> {
  const { services, playerId } = ctx;
  // A repeated call recognizes its own decision by this time.
  const at = await timeOf(ctx, input);
  if (at instanceof GameError) return at;
  const { room, id, decision } = input;
  const outcome = await decideReports(services.db, {
    ...{ room, decision, moderatorId: playerId, at },
    seq: Number(id),
  });
  if (outcome === "none") return new GameError("NOT_FOUND");
  if (outcome === "over") return new GameError("REPORT_DECIDED");
  return { ok: true };
}
