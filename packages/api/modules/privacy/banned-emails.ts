/** Bans that outlive their accounts, by the email address. */
import type { Database } from "@emberlode/db";
import type { Clock } from "../../platform/clock.ts";
import { derivedSecret, hashSecret } from "../../platform/secrets.ts";
import { isEmailBanned } from "./deletion.queries.ts";

/** Keyed, so that an address can only be looked up with the server's secret. */
export const emailHash = (serverSecret: string, email: string): Uint8Array =>
  hashSecret(derivedSecret(serverSecret, `banned address\n${email.toLowerCase()}`));

/** Whether this is the email address of an account that was deleted while it was banned. */
export async function isBannedEmail(
  { db, clock, config }: { db: Database; clock: Clock; config: { secret: string } },
  email: string,
): Promise<boolean> {
  return isEmailBanned(db, emailHash(config.secret, email), clock.now());
}
