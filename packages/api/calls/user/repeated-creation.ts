/** Sign-ups repeated because their answer was lost. */
import type { LoginPayload } from "@emberlode/contract";
import { type ActionKey, findCreation } from "@emberlode/db";
import { GameError } from "../../errors.ts";
import { keyOf, sha256 } from "../../world/actions/idempotency.ts";
import type { PublicContext } from "../context.ts";
import { loginPayload } from "./login-payload.ts";

/**
 * Identifies this sign-up when it is repeated; null if the caller sent no key. `body` must not contain
 * the password: a fast hash could be used to guess it. Keys of different scopes are different.
 */
export function creationOf(
  context: Pick<PublicContext, "request" | "call">,
  body: unknown,
  scope = "",
): ActionKey | null {
  const own = keyOf(context, body);
  return own && { key: sha256(`${own.key} ${scope}`), bodyHash: own.bodyHash };
}

/**
 * Logs a repeated sign-up into the account that the first one created, with a new session; null when
 * there is no such account. It is not charged as a second sign-up. If there is a password it counts as a
 * log-in, and a wrong password is charged as a sign-up, too. KEY_REUSED, TOO_MANY_REQUESTS.
 */
export async function answerAgain(
  {
    services,
    request,
    effects,
    refund,
  }: PublicContext<"clock" | "db" | "limits" | "passwords" | "pool" | "sessions" | "world">,
  creation: ActionKey | null,
  { password = null, stay }: { password?: string | null; stay?: boolean | undefined } = {},
): Promise<LoginPayload | null> {
  if (creation === null) return null;
  const { db, clock, limits, passwords, sessions } = services;
  const { address } = request;
  const account = await findCreation(db, creation.key, clock.now());
  if (account === null) return null;
  if (password !== null) await limits.charge("hash", null, address);
  const same =
    account.bodyHash === creation.bodyHash &&
    (password === null || (await passwords.matches(account.passwordHash, password, address)));
  if (!same) throw new GameError("KEY_REUSED");
  await refund();
  if (!(await sessions.begin({ ...account, stay }, request, effects))) return null;
  return loginPayload(services, account.id, { stay });
}
