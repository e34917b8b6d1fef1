/** Messages for suspended and banned players. */
import { reasonText, utcTime } from "@emberlode/messages";
import { GameError } from "../../errors.ts";
import type { RequestFacts } from "../../platform/request.ts";
import type { Services } from "../../services.ts";
import { findLogin, type LoginAccount } from "../players/players.queries.ts";
import { findBanReason } from "./ban-reason.queries.ts";

/** BANNED, with the reason and the end if they are known. */
export async function bannedError(
  { db, clock }: Pick<Services, "clock" | "db">,
  { id, bannedUntil }: LoginAccount,
): Promise<GameError<"BANNED">> {
  const reason = await findBanReason(db, id, clock.now());
  if (reason === null || reason === "") return new GameError("BANNED");
  return new GameError("BANNED", {
    text({ answers, language }) {
      const values = { reason: reasonText(reason, language) };
      return bannedUntil === null
        ? answers("team.bannedFor", values)
        : answers("team.suspendedUntil", { ...values, until: utcTime(bannedUntil) });
    },
  });
}

/**
 * BANNED for a browser whose session ended with a ban, else null. Sessions of banned accounts are
 * deleted, so the account is the one that the page shows, if this browser was logged in to it.
 */
export async function refuseIfBanned(
  services: Pick<Services, "clock" | "db" | "devices">,
  { sessionToken, deviceCookie, shownName = null }: RequestFacts,
): Promise<GameError<"BANNED"> | null> {
  if (sessionToken === null || shownName === null) return null;
  if (services.devices.markedName(deviceCookie, shownName) === null) return null;
  const account = await findLogin(services.db, shownName);
  return account?.bannedAt == null ? null : bannedError(services, account);
}
