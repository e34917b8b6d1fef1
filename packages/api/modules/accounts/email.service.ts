/** Changes of the email address: a link goes to the new one, a notice to the old one. */
import { confirmEmailMail, emailChangeMail } from "@emberlode/messages";
import type { PlayerContext, PublicContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { hashSecret, isSecret, newSecret } from "../../platform/secrets.ts";
import type { AccountRow } from "../players/players.queries.ts";
import { applyEmailChange, insertEmailChange, isEmailTaken } from "./mailed-links.queries.ts";
import { nameRefusal } from "./sign-up.service.ts";
import { isMailBlocked } from "./sign-up-blocks.queries.ts";

/** Why a change of address is refused. */
export type EmailRefusal = GameError<"EMAIL_TAKEN" | "MAIL_DOMAIN_BLOCKED" | "TOO_MANY_REQUESTS">;

/** A requested change of address, not yet mailed. */
export interface PendingEmailChange {
  /**
   * Why the change is refused (`TOO_MANY_REQUESTS` after three mails within the hour); null if it
   * isn't.
   */
  findRefusal(): Promise<EmailRefusal | null>;
  /** Mails both addresses in the background. Call it once the action has been committed. */
  send(): void;
  /** Refunds the charge. */
  refund(): Promise<void>;
}

/**
 * Prepares a change to this address; null if none is given or it is the account's own. Charged like
 * an upgrade, since it also reveals whether an address has an account. Refuses scripts with
 * `FORBIDDEN`: a leaked token must not take over the account by mail.
 */
export async function prepareEmailChange(
  {
    services,
    playerId,
    player,
    request,
    translators,
  }: PlayerContext<"clock" | "config" | "db" | "limits" | "mailer">,
  account: AccountRow,
  email: string | undefined,
): Promise<PendingEmailChange | GameError<"FORBIDDEN"> | null> {
  if (email === undefined || email === account.email) return null;
  if (player.via === "token") return new GameError("FORBIDDEN");
  const { db, clock, config, limits, mailer } = services;
  const refund = await limits.charge("upgrade", null, request.address);
  let tooManyMails: Promise<EmailRefusal | null> | undefined;
  return {
    refund,
    async findRefusal() {
      if (await isMailBlocked(db, email, clock.now())) return nameRefusal("MAIL_DOMAIN_BLOCKED");
      if (await isEmailTaken(db, email, playerId)) return nameRefusal("EMAIL_TAKEN");
      // Charge only once, however often the action is retried.
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
        return { to: email, ...confirmEmailMail(translators, username, config.publicUrl, token) };
      });
      const old = account.email;
      if (old === null) return;
      const notice = {
        to: old,
        ...emailChangeMail(translators, username, email, config.publicUrl),
      };
      mailer.post(async () => notice);
    },
  };
}

/** Sets the address that a mailed link confirms. Idempotent. */
export async function confirmEmail(
  { services, effects, request }: PublicContext<"clock" | "db" | "sessions">,
  { token }: { token: string },
): Promise<{ ok: true } | GameError<"TOKEN_INVALID" | "EMAIL_TAKEN">> {
  const { db, clock, sessions } = services;
  if (!isSecret(token)) return new GameError("TOKEN_INVALID");
  const outcome = await applyEmailChange(db, hashSecret(token), clock.now());
  if (outcome === "EMAIL_TAKEN") return nameRefusal(outcome);
  if (outcome !== "CHANGED") return new GameError(outcome);
  // If the link was opened in the player's browser, show the new address there.
  await sessions.extend(request, effects);
  return { ok: true };
}
