/** Forgotten names and passwords. The answer reveals nothing: the work begins after it is sent. */
import type { ForgotPasswordInput } from "@emberlode/contract";
import { MAILED_LINK_MS } from "@emberlode/game";
import { passwordMail, usernameMail } from "@emberlode/messages";
import {
  findByEmail,
  findByUsername,
  type MailAccount,
} from "../../services/accounts/accounts.queries.ts";
import { hashSecret, newSecret } from "../../services/secrets.ts";
import type { Services } from "../../services.ts";
import type { Context } from "../context.ts";
import { insertReset } from "./reset-password.queries.ts";

const done = { ok: true } as const;

/** Whether this account may be mailed again: at most three mails an hour. */
async function mayMail(
  { limits }: Pick<Services, "limits">,
  account: MailAccount | null,
): Promise<boolean> {
  return account !== null && (await limits.chargeMail(account.id)) === null;
}

/** Mails the username that belongs to an address. */
export async function forgotUsername(
  { services, words }: Context<"config" | "db" | "limits" | "mailer">,
  { email }: { email: string },
): Promise<typeof done> {
  services.mailer.post(async () => {
    const account = await findByEmail(services.db, email);
    if (account === null || !(await mayMail(services, account))) return null;
    return {
      to: account.email,
      ...usernameMail(words, account.username, services.config.publicUrl),
    };
  });
  return done;
}

/** Mails a link for a new password, valid once within an hour. */
export async function forgotPassword(
  { services, words }: Context<"clock" | "config" | "db" | "limits" | "mailer">,
  input: ForgotPasswordInput,
): Promise<typeof done> {
  services.mailer.post(async () => {
    const { db, clock, config } = services;
    const account = await ("email" in input
      ? findByEmail(db, input.email)
      : findByUsername(db, input.username));
    if (account === null || !(await mayMail(services, account))) return null;
    const token = newSecret();
    const createdAt = clock.now();
    const expiresAt = createdAt + MAILED_LINK_MS;
    await insertReset(db, { hash: hashSecret(token), accountId: account.id, createdAt, expiresAt });
    return { to: account.email, ...passwordMail(words, account.username, config.publicUrl, token) };
  });
  return done;
}
