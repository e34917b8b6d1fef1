/** Bans that outlive their accounts, by the email address. */
import type { Database } from "@emberlode/db";
import { utcTime } from "@emberlode/messages";
import { GameError } from "../../errors.ts";
import type { Clock } from "../../platform/clock.ts";
import { derivedSecret, hashSecret } from "../../platform/secrets.ts";
import { findBannedEmail } from "./deletion.queries.ts";

/** Keyed, so that an address can only be looked up with the server's secret. */
export const emailHash = (serverSecret: string, email: string): Uint8Array =>
  hashSecret(derivedSecret(serverSecret, `banned address\n${email.toLowerCase()}`));

/** BANNED for the email address of an account that was deleted while it was banned, else null. */
export async function refuseBannedEmail(
  { db, clock, config }: { db: Database; clock: Clock; config: { secret: string } },
  email: string,
): Promise<GameError<"BANNED"> | null> {
  const until = await findBannedEmail(db, emailHash(config.secret, email), clock.now());
  if (until === null) return null;
  return new GameError("BANNED", {
    fields: { email: ({ answers }) => answers("team.bannedEmail", { until: utcTime(until) }) },
  });
}
