/** Password changes and resets, and mails for forgotten names and passwords. */
import {
  type ChangePasswordInput,
  type ForgotPasswordInput,
  passwordPairSchema,
  type ResetPasswordInput,
} from "@emberlode/contract";
import { asOutcome } from "@emberlode/db";
import { MAILED_LINK_MS, write } from "@emberlode/game";
import { passwordMail, usernameMail } from "@emberlode/messages";
import { TRPCError } from "@trpc/server";
import type { Context, PlayerContext, PublicContext } from "../../context.ts";
import { GameError, loggable } from "../../errors.ts";
import { type KeyedCall, keyOf } from "../../platform/idempotency-key.ts";
import { hashSecret, isSecret, newSecret } from "../../platform/secrets.ts";
import type { Services } from "../../services.ts";
import { type ActionError, perform } from "../actions/perform.ts";
import {
  findByEmail,
  findByUsername,
  findCredentials,
  type MailAccount,
} from "../players/players.queries.ts";
import { prepareResubscribe } from "../push/subscriptions.ts";
import { requireUncommonPassword } from "../sessions/passwords.ts";
import { type NewSession, toSessionChange } from "../sessions/sessions.ts";
import {
  consumeReset,
  findRepeatedReset,
  insertReset,
  isResetValid,
} from "./mailed-links.queries.ts";

/**
 * Sets the password and ends every other session, API token and mailed link, in one statement; the
 * caller's session continues under a new token. Does nothing when both passwords are empty, for any
 * caller. Refuses scripts with `FORBIDDEN`, and with `TOO_MANY_REQUESTS` after as many wrong
 * passwords as at login.
 */
export async function changePassword(
  ctx: PlayerContext<
    "actions" | "clock" | "db" | "devices" | "limits" | "log" | "passwords" | "pool" | "sessions"
  >,
  { oldPassword, newPassword }: ChangePasswordInput,
): Promise<
  | Record<string, never>
  | ActionError<"GUEST_NOT_ALLOWED" | "FORBIDDEN" | "PASSWORD_PAIR" | "WRONG_PASSWORD">
> {
  const { player, playerId, services, request, effects } = ctx;
  if (oldPassword === "" && newPassword === "") return {};
  if (player.isGuest) return new GameError("GUEST_NOT_ALLOWED");
  if (player.via === "token") return new GameError("FORBIDDEN");
  if (oldPassword === "" || newPassword === "") return new GameError("PASSWORD_PAIR");
  const pair = passwordPairSchema.safeParse({ oldPassword, newPassword });
  if (!pair.success) throw new TRPCError({ code: "BAD_REQUEST", cause: pair.error });
  await requireUncommonPassword(newPassword, "newPassword");
  const { db, limits, sessions, devices } = services;
  const next = sessions.prepare({ isGuest: false, stay: player.stay }, request);
  const session = toSessionChange(next);
  const account = await findCredentials(db, playerId);
  if (account === null) throw new GameError("NOT_LOGGED_IN");
  const markedName = devices.markedName(request.deviceCookie, account.username);
  const refund = await limits.chargeLogin(account.username, request.address, markedName);
  const hash = await hashNewPassword(
    ctx,
    account.passwordHash,
    { oldPassword, newPassword },
    refund,
  );
  // Read it first: the statement deletes the subscription together with its session.
  const resubscribe = await prepareResubscribe(ctx);
  // The hash of the body must not include the passwords: a fast hash could be used to guess them.
  const done = await perform(
    ctx,
    {},
    {
      load: () => findCredentials(db, playerId),
      rule(_, current) {
        // The password was compared before the lock was taken, so it may have changed.
        if (hash === null || current?.passwordHash !== account.passwordHash) {
          return { ok: false, code: "WRONG_PASSWORD" };
        }
        const changes = [write("account", { playerId, password: { hash, session } })];
        return { ok: true, changes, outcome: { session: session.tokenHash } };
      },
      // The session that this action started.
      answer: asOutcome,
    },
  );
  if (done instanceof GameError) {
    // Only a wrong password counts against the player.
    if (done.gameCode !== "WRONG_PASSWORD") await refund();
    return done;
  }
  sessions.invalidate(playerId);
  const isOurs = done.session === session.tokenHash;
  const passwordHash = isOurs ? hash : await repeatedPasswordHash(ctx, newPassword);
  await refund();
  if (isOurs) await deliverSession(ctx, next);
  else await startNewSession(ctx, passwordHash);
  if (effects.session?.kind === "set") await resubscribe(effects.session.token);
  return {};
}

/** Sends the session that was written with the new password. */
async function deliverSession(
  ctx: PlayerContext<"log" | "sessions">,
  session: NewSession,
): Promise<void> {
  const { playerId, services, request, effects } = ctx;
  const { sessions, log } = services;
  // Again, for sessions that began while the statement ran.
  await sessions.revokeAll(playerId, session.tokenHash).catch((err) => {
    log.warn(
      { err: loggable(err), playerId },
      "credentials begun during a change of the password could not be ended",
    );
  });
  await sessions.activate(session, { id: playerId, isGuest: false }, request, effects);
}

/** For a repeated call: the first answer may have been lost. */
async function startNewSession(
  { playerId, player, services, request, effects }: PlayerContext<"sessions">,
  passwordHash: string | null,
): Promise<void> {
  await services.sessions.revokeAll(playerId);
  const account = { id: playerId, isGuest: false, stay: player.stay, passwordHash };
  await services.sessions.begin(account, request, effects);
}

/** The hash of the new password; null when the old one is wrong. */
async function hashNewPassword(
  { services, request }: PlayerContext<"passwords">,
  stored: string | null,
  { oldPassword, newPassword }: ChangePasswordInput,
  refund: () => Promise<void>,
): Promise<string | null> {
  const { passwords } = services;
  const { address } = request;
  try {
    if (!(await passwords.matches(stored, oldPassword, address))) return null;
    return await passwords.hash(newPassword, address);
  } catch (error) {
    await refund();
    throw error;
  }
}

/** The stored hash, if a repeated call has the same new password; else KEY_REUSED. */
async function repeatedPasswordHash(
  { services, request, playerId }: PlayerContext<"db" | "passwords">,
  password: string,
) {
  const current = await findCredentials(services.db, playerId);
  const stored = current?.passwordHash ?? null;
  const isSame = await services.passwords.matches(stored, password, request.address);
  if (!isSame) throw new GameError("KEY_REUSED");
  return stored;
}

const DONE = { ok: true } as const;

/** Charges a mail to the account; false if there is no account or it got three within the hour. */
async function tryChargeMail(
  { limits }: Pick<Services, "limits">,
  account: MailAccount | null,
): Promise<boolean> {
  return account !== null && (await limits.chargeMail(account.id)) === null;
}

/** Mails the username that belongs to an address. */
export async function forgotUsername(
  { services, translators }: Context<"config" | "db" | "limits" | "mailer">,
  { email }: { email: string },
): Promise<typeof DONE> {
  services.mailer.post(async () => {
    const account = await findByEmail(services.db, email);
    if (account === null || !(await tryChargeMail(services, account))) return null;
    return {
      to: account.email,
      ...usernameMail(translators, account.username, services.config.publicUrl),
    };
  });
  return DONE;
}

/** Mails a link for a new password, valid once within an hour. */
export async function forgotPassword(
  { services, translators }: Context<"clock" | "config" | "db" | "limits" | "mailer">,
  input: ForgotPasswordInput,
): Promise<typeof DONE> {
  services.mailer.post(async () => {
    const { db, clock, config } = services;
    const account = await ("email" in input
      ? findByEmail(db, input.email)
      : findByUsername(db, input.username));
    if (account === null || !(await tryChargeMail(services, account))) return null;
    const token = newSecret();
    const createdAt = clock.now();
    const expiresAt = createdAt + MAILED_LINK_MS;
    await insertReset(db, { hash: hashSecret(token), accountId: account.id, createdAt, expiresAt });
    return {
      to: account.email,
      ...passwordMail(translators, account.username, config.publicUrl, token),
    };
  });
  return DONE;
}

/** Identifies this call if it is repeated; null without a key. */
function repeatHashOf(ctx: KeyedCall, token: string): Uint8Array | null {
  // The password must not be part of it: a fast hash could be used to guess it.
  const key = keyOf(ctx, {});
  return key && hashSecret(`${token} ${key.key}`);
}

/**
 * Whether the same call has already set the password. Throws `KEY_REUSED` if it set another one.
 */
async function isRepeated(
  { services: { db, clock, passwords }, request }: PublicContext<"clock" | "db" | "passwords">,
  repeatHash: Uint8Array | null,
  password: string,
): Promise<boolean> {
  if (repeatHash === null) return false;
  const stored = await findRepeatedReset(db, repeatHash, clock.now());
  if (stored === null) return false;
  const isSame = await passwords.matches(stored, password, request.address);
  if (!isSame) throw new GameError("KEY_REUSED");
  return true;
}

/**
 * Sets the password, ends every session and deletes every API token of the account. Refuses a
 * common password with `BAD_INPUT`; the link stays valid.
 */
export async function resetPassword(
  ctx: PublicContext<"actions" | "clock" | "db" | "log" | "passwords" | "sessions">,
  { token, password }: ResetPasswordInput,
): Promise<{ ok: true } | GameError<"TOKEN_INVALID">> {
  const { services, effects, request } = ctx;
  const { db, clock, passwords, sessions, actions, log } = services;
  const hash = hashSecret(token);
  const repeatHash = repeatHashOf(ctx, token);
  // Checked before hashing, so that made-up links cost little.
  if (!isSecret(token)) return new GameError("TOKEN_INVALID");
  if (!(await isResetValid(db, hash, clock.now()))) {
    if (await isRepeated(ctx, repeatHash, password)) return { ok: true };
    return new GameError("TOKEN_INVALID");
  }
  await requireUncommonPassword(password);
  const passwordHash = await passwords.hash(password, request.address);
  const accountId = await consumeReset(db, hash, passwordHash, clock.now(), repeatHash);
  if (accountId === null) {
    // A concurrent duplicate of this call may have used the link.
    if (await isRepeated(ctx, repeatHash, password)) return { ok: true };
    return new GameError("TOKEN_INVALID");
  }
  actions.invalidate(accountId);
  // Also revokes sessions and tokens created since the hash was computed. The password is set even
  // if this fails.
  await sessions.revokeAll(accountId, repeatHash).catch((err) => {
    log.warn(
      { err: loggable(err), accountId },
      "credentials begun during a reset could not be ended",
    );
  });
  if (request.sessionToken !== null) effects.session = { kind: "clear" };
  return { ok: true };
}
