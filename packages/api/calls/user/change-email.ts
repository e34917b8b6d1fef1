/** Asking for another email address: a link goes there, and word of it to the old one. */
import { confirmEmailMail, emailChangeMail } from "@emberlode/messages";
import { GameError } from "../../errors.ts";
import type { AccountRow } from "../../services/accounts/accounts.queries.ts";
import { hashSecret, newSecret } from "../../services/secrets.ts";
import type { PlayerContext } from "../context.ts";
import { insertEmailChange, isEmailTaken } from "./email-changes.queries.ts";
import { nameRefusal } from "./register.usecase.ts";

/** A change that is being asked for. */
export interface EmailWish {
  /** Why it cannot be: EMAIL_TAKEN, or TOO_MANY_REQUESTS after three mails within the hour; null for nothing. */
  refused(): Promise<GameError | null>;
  /** Mails both addresses, in the background. Once it is sure that the call counts. */
  send(): void;
  /** Gives back what the wish was charged. */
  refund(): Promise<void>;
}

/**
 * Null when the address is the account's already or none is given. Charged as an upgrade is, since it
 * tells just so whether an address has an account. FORBIDDEN for a script: a leaked token must
 * not win the account by mail.
 */
export async function prepareEmailChange(
  {
    services,
    playerId,
    player,
    request,
    words,
  }: PlayerContext<"clock" | "config" | "limits" | "mailer" | "pool">,
  account: AccountRow,
  email: string | undefined,
): Promise<EmailWish | null> {
  if (email === undefined || email === account.email) return null;
  if (player.via === "token") throw new GameError("FORBIDDEN");
  const { pool, clock, config, limits, mailer } = services;
  const refund = await limits.charge("upgrade", null, request.address);
  let tooManyMails: Promise<GameError | null> | undefined;
  return {
    refund,
    async refused() {
      if (await isEmailTaken(pool, email, playerId)) return nameRefusal("EMAIL_TAKEN");
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
        await insertEmailChange(pool, { ...change, createdAt });
        return { to: email, ...confirmEmailMail(words, username, config.publicUrl, token) };
      });
      const old = account.email;
      if (old === null) return;
      const notice = { to: old, ...emailChangeMail(words, username, email, config.publicUrl) };
      mailer.post(async () => notice);
    },
  };
}
