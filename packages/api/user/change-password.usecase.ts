/** Changing the password from within the game. */
import { type ChangePasswordInput, passwordPairSchema } from "@emberlode/contract";
import { NO_CHANGES, type Refusal } from "@emberlode/game";
import { TRPCError } from "@trpc/server";
import { type Credentials, findCredentials } from "../accounts/accounts.queries.ts";
import { idempotencyOf } from "../actions/idempotency.ts";
import { actionError } from "../actions/performed.ts";
import { refuseCommonPassword } from "../common-passwords.ts";
import type { PlayerContext } from "../context.ts";
import { GameError } from "../errors.ts";
import { holdSubscription } from "../push/push.usecases.ts";

const WRONG_PASSWORD: Refusal = { ok: false, code: "WRONG_PASSWORD" };

/**
 * Sets the password and ends every other session, API token and mailed link; the caller's session goes
 * on under a new token. Nothing happens when both are empty, whoever asks. GUEST_NOT_ALLOWED, FORBIDDEN
 * for scripts, PASSWORD_PAIR, BAD_INPUT, WRONG_PASSWORD, TOO_MANY_REQUESTS after as many wrong ones as
 * at log-in, BUSY.
 */
export async function changePassword(
  ctx: PlayerContext,
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
  const { db, limits, sessions, actions } = services;
  const account = await findCredentials(db, playerId);
  if (account === null) throw new GameError("NOT_LOGGED_IN");
  const refund = await limits.chargeLogin(account.username, request.address);
  const hash = await replacement(ctx, account.passwordHash, { oldPassword, newPassword }, refund);
  const result = await actions.perform<Record<string, never>, Refusal, Credentials | null>({
    playerId,
    // Neither password may be in the hash of the body: it would let them be guessed fast.
    ...idempotencyOf(ctx, {}),
    prepare: () => findCredentials(db, playerId),
    decide(_, current) {
      // Compared before the locks, so it has to be the same still.
      if (hash === null || current?.passwordHash !== account.passwordHash) {
        return { ok: false, error: WRONG_PASSWORD };
      }
      const accounts = [{ playerId, passwordHash: hash }];
      return { ok: true, changes: { ...NO_CHANGES, accounts }, answer: {} };
    },
  });
  if (!result.ok) throw actionError(result.error);
  const passwordHash = result.replayed ? await repeated(ctx, newPassword) : hash;
  await refund();
  // After a repeated call too: the first may have ended before it came to this.
  const subscribeAgain = await holdSubscription(ctx);
  await sessions.revokeAll(playerId);
  const begun = await sessions.begin(
    { id: playerId, isGuest: false, stay: player.stay, passwordHash },
    request,
    effects,
  );
  if (!begun) effects.session = { kind: "clear" };
  if (effects.session?.kind === "set") await subscribeAgain(effects.session.token);
  return {};
}

/** The hash of the new password; null when the old one is not right. */
async function replacement(
  { services }: PlayerContext,
  stored: string | null,
  { oldPassword, newPassword }: ChangePasswordInput,
  refund: () => Promise<void>,
): Promise<string | null> {
  const { passwords } = services;
  try {
    if (!(await passwords.matches(stored, oldPassword))) return null;
    return await passwords.hash(newPassword);
  } catch (error) {
    await refund();
    throw error;
  }
}

/** The stored hash, if a call that came again came with the password that was set; else KEY_REUSED. */
async function repeated({ services, playerId }: PlayerContext, password: string) {
  const current = await findCredentials(services.db, playerId);
  const stored = current?.passwordHash ?? null;
  if (!(await services.passwords.matches(stored, password))) throw new GameError("KEY_REUSED");
  return stored;
}
