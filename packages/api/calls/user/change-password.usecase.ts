/** Changes the password from within the game. */
import { type ChangePasswordInput, passwordPairSchema } from "@emberlode/contract";
import { asOutcome } from "@emberlode/db";
import { write } from "@emberlode/game";
import { TRPCError } from "@trpc/server";
import { GameError, loggable } from "../../errors.ts";
import { findCredentials } from "../../services/accounts/accounts.queries.ts";
import { holdSubscription } from "../../services/push/subscriptions.ts";
import { refuseCommonPassword } from "../../services/sessions/common-passwords.ts";
import { type NewSession, toSessionChange } from "../../services/sessions/sessions.ts";
import { perform } from "../../world/actions/perform.ts";
import type { PlayerContext } from "../context.ts";

/**
 * Sets the password and ends every other session, API token and mailed link, in one statement; the
 * caller's session continues under a new token. Does nothing when both passwords are empty, for any
 * caller. GUEST_NOT_ALLOWED, FORBIDDEN for scripts, PASSWORD_PAIR, BAD_INPUT, WRONG_PASSWORD,
 * TOO_MANY_REQUESTS after as many wrong passwords as at log-in, BUSY.
 */
export async function changePassword(
  ctx: PlayerContext<
    "actions" | "clock" | "db" | "devices" | "limits" | "log" | "passwords" | "pool" | "sessions"
  >,
  { oldPassword, newPassword }: ChangePasswordInput,
): Promise<Record<string, never>> {
  const { player, playerId, services, request, effects } = ctx;
  if (oldPassword === "" && newPassword === "") return {};
  if (player.isGuest) throw new GameError("GUEST_NOT_ALLOWED");
  if (player.via === "token") throw new GameError("FORBIDDEN");
  if (oldPassword === "" || newPassword === "") throw new GameError("PASSWORD_PAIR");
  const lengths = passwordPairSchema.safeParse({ oldPassword, newPassword });
  if (!lengths.success) throw new TRPCError({ code: "BAD_REQUEST", cause: lengths.error });
  await refuseCommonPassword(newPassword, "newPassword");
  const { db, limits, sessions, devices } = services;
  const next = sessions.prepare({ isGuest: false, stay: player.stay }, request);
  const session = toSessionChange(next);
  const account = await findCredentials(db, playerId);
  if (account === null) throw new GameError("NOT_LOGGED_IN");
  const device = devices.deviceOf(request.device, account.username);
  const refund = await limits.chargeLogin(account.username, request.address, device);
  const hash = await replacement(ctx, account.passwordHash, { oldPassword, newPassword }, refund);
  // Read it first: the statement removes the subscription together with its session.
  const subscribeAgain = await holdSubscription(ctx);
  // The hash of the body must not include the passwords: a fast hash could be used to guess them.
  const done = await perform(
    ctx,
    {},
    {
      load: () => findCredentials(db, playerId),
      rule(_, current) {
        // The password was compared before the locks were taken, so it must still be the same.
        if (hash === null || current?.passwordHash !== account.passwordHash) {
          return { ok: false, code: "WRONG_PASSWORD" };
        }
        const changes = [write("account", { playerId, passwordHash: hash, session })];
        return { ok: true, changes, outcome: { session: session.tokenHash } };
      },
      // The session that the action started.
      answer: asOutcome,
    },
  );
  if (done instanceof GameError) {
    // Only a wrong password counts against the player.
    if (done.gameCode !== "WRONG_PASSWORD") await refund();
    throw done;
  }
  sessions.forget(playerId);
  const isOurs = done.session === session.tokenHash;
  const passwordHash = isOurs ? hash : await repeated(ctx, newPassword);
  await refund();
  if (isOurs) await goOn(ctx, next);
  else await beginAgain(ctx, passwordHash);
  if (effects.session?.kind === "set") await subscribeAgain(effects.session.token);
  return {};
}

/** Sends the session that was written with the new password. */
async function goOn(ctx: PlayerContext<"log" | "sessions">, session: NewSession): Promise<void> {
  const { playerId, services, request, effects } = ctx;
  const { sessions, log } = services;
  // Again, for sessions that began while the statement ran.
  await sessions.revokeAll(playerId, session.tokenHash).catch((err) => {
    log.warn(
      { err: loggable(err), playerId },
      "credentials begun during a change of the password could not be ended",
    );
  });
  await sessions.handOver(session, { id: playerId, isGuest: false }, request, effects);
}

/** For a repeated call: the first answer may have been lost. */
async function beginAgain(
  { playerId, player, services, request, effects }: PlayerContext<"sessions">,
  passwordHash: string | null,
): Promise<void> {
  await services.sessions.revokeAll(playerId);
  const account = { id: playerId, isGuest: false, stay: player.stay, passwordHash };
  await services.sessions.begin(account, request, effects);
}

/** The hash of the new password; null when the old one is wrong. */
async function replacement(
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
async function repeated(
  { services, request, playerId }: PlayerContext<"db" | "passwords">,
  password: string,
) {
  const current = await findCredentials(services.db, playerId);
  const stored = current?.passwordHash ?? null;
  const isSame = await services.passwords.matches(stored, password, request.address);
  if (!isSame) throw new GameError("KEY_REUSED");
  return stored;
}
