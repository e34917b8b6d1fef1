/** Choosing a new password by the mailed link. */
import type { ResetPasswordInput } from "@emberlode/contract";
import type { Context } from "../context.ts";
import { GameError } from "../errors.ts";
import { hashSecret, isSecret } from "../secrets.ts";
import { isResetOpen, spendReset } from "./reset-password.queries.ts";

/** Sets the password, ends every session and deletes every API token of the account. TOKEN_INVALID, BUSY. */
export async function resetPassword(
  { services, effects, request }: Context,
  { token, password }: ResetPasswordInput,
): Promise<{ ok: true }> {
  const { db, pool, clock, passwords, sessions, log } = services;
  const hash = hashSecret(token);
  // Looked up before hashing, so that made-up links cost little.
  if (!isSecret(token) || !(await isResetOpen(db, hash, clock.now()))) {
    throw new GameError("TOKEN_INVALID");
  }
  const passwordHash = await passwords.hash(password);
  const accountId = await spendReset(pool, hash, passwordHash, clock.now());
  if (accountId === null) throw new GameError("TOKEN_INVALID");
  // Again, for what was begun while the statement ran; the password is set whether or not this works.
  await sessions.revokeAll(accountId).catch((err) => {
    log.warn({ err, accountId }, "credentials begun during a reset could not be ended");
  });
  if (request.sessionToken !== null) effects.session = { kind: "clear" };
  return { ok: true };
}
