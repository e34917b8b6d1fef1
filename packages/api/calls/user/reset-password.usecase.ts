/** Choosing a new password by the mailed link. */
import type { ResetPasswordInput } from "@emberlode/contract";
import { GameError, loggable } from "../../errors.ts";
import { hashSecret, isSecret } from "../../services/secrets.ts";
import { refuseCommonPassword } from "../../services/sessions/common-passwords.ts";
import type { Keyed } from "../../world/actions/acting.ts";
import { keyOf } from "../../world/actions/idempotency.ts";
import type { PublicContext } from "../context.ts";
import { findRepeatedReset, isResetOpen, spendReset } from "./reset-password.queries.ts";

/** Identifies this call when it is repeated; null without a key. */
function repeatOf(ctx: Keyed, token: string): Uint8Array | null {
  // Without the password: a fast hash could be used to guess it.
  const own = keyOf(ctx, {});
  return own && hashSecret(`${token} ${own.key}`);
}

/** Whether this same call has already set the password. KEY_REUSED for another password, BUSY. */
async function isRepeated(
  { services: { db, clock, passwords }, request }: PublicContext<"clock" | "db" | "passwords">,
  repeat: Uint8Array | null,
  password: string,
): Promise<boolean> {
  if (repeat === null) return false;
  const stored = await findRepeatedReset(db, repeat, clock.now());
  if (stored === null) return false;
  const isSame = await passwords.matches(stored, password, request.address);
  if (!isSame) throw new GameError("KEY_REUSED");
  return true;
}

/**
 * Sets the password, ends every session and deletes every API token of the account. TOKEN_INVALID,
 * BAD_INPUT for a common password (the link stays valid), KEY_REUSED, BUSY.
 */
export async function resetPassword(
  ctx: PublicContext<"actions" | "clock" | "db" | "log" | "passwords" | "sessions">,
  { token, password }: ResetPasswordInput,
): Promise<{ ok: true }> {
  const { services, effects, request } = ctx;
  const { db, clock, passwords, sessions, actions, log } = services;
  const hash = hashSecret(token);
  const repeat = repeatOf(ctx, token);
  // Looked up before hashing, so that made-up links cost little.
  if (!isSecret(token)) throw new GameError("TOKEN_INVALID");
  if (!(await isResetOpen(db, hash, clock.now()))) {
    if (await isRepeated(ctx, repeat, password)) return { ok: true };
    throw new GameError("TOKEN_INVALID");
  }
  await refuseCommonPassword(password);
  const passwordHash = await passwords.hash(password, request.address);
  const accountId = await spendReset(db, hash, passwordHash, clock.now(), repeat);
  if (accountId === null) {
    // The same call may have arrived twice at once.
    if (await isRepeated(ctx, repeat, password)) return { ok: true };
    throw new GameError("TOKEN_INVALID");
  }
  actions.forget(accountId);
  // Again, for what was begun while the transaction ran; the password is set whether or not this works.
  await sessions.revokeAll(accountId, repeat).catch((err) => {
    log.warn(
      { err: loggable(err), accountId },
      "credentials begun during a reset could not be ended",
    );
  });
  if (request.sessionToken !== null) effects.session = { kind: "clear" };
  return { ok: true };
}
