/** Requests a change of the email address: a link goes to the new one, a notice to the old one. */
import { confirmEmailMail, emailChangeMail } from "@emberlode/messages";
import { GameError } from "../../errors.ts";
import type { AccountRow } from "../../services/accounts/accounts.queries.ts";
import { hashSecret, newSecret } from "../../services/secrets.ts";
import type { PlayerContext } from "../context.ts";
import { insertEmailChange, isEmailTaken } from "./email-changes.queries.ts";
import { nameRefusal } from "./register.usecase.ts";

/** A requested change. */
export interface EmailWish {
  /** The refusal: EMAIL_TAKEN, or TOO_MANY_REQUESTS after three mails within the hour; null for none. */
  refused(): Promise<GameError | null>;
  /** Mails both addresses in the background. Call it once the action is certain to count. */
  send(): void;
  /** Refunds the charge. */
  refund(): Promise<void>;
}

/**
 * Null when the address is the account's own or missing. Charged like an upgrade, since it too reveals
 * whether an address has an account. FORBIDDEN for a script: a leaked token must not take over the
 * account by mail.
 */
export async function prepareEmailChange(
  {
    services,
    playerId,
    player,
    request,
    words,
  }: PlayerContext<"clock" | "config" | "db" | "limits" | "mailer">,
  account: AccountRow,
  email: string | undefined,
): Promise<EmailWish | null> {
  if (email === undefined || email === account.email) return null;
  if (player.via === "token") throw new GameError("FORBIDDEN");
  const { db, clock, config, limits, mailer } = services;
  const refund = await limits.charge("upgrade", null, request.address);
  let tooManyMails: Promise<GameError | null> | undefined;
  return {
    refund,
    async refused() {
      if (await isEmailTaken(db, email, playerId)) return nameRefusal("EMAIL_TAKEN");
      // Asked once, however often the action is tried.
      tooManyMails ??= limits.chargeMail(playerId);
      return tooManyMails;
    },
    send() {
      const { username } = account;
      const token = newSecret();
      const change = { hash: hashSecret(token), accountId: playerId, email };
      const createdAt = clock.now();
      mailer.post(async () => {
        await insertEmailChange(db, { ...change, createdAt });
        return { to: email, ...confirmEmailMail(words, username, config.publicUrl, token) };
      });
      const old = account.email;
      if (old === null) return;
      const notice = { to: old, ...emailChangeMail(words, username, email, config.publicUrl) };
      mailer.post(async () => notice);
    },
  };
}
