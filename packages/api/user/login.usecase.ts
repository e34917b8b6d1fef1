/** Logging in. */
import type { LoginInput, LoginPayload } from "@emberlode/contract";
import { findLogin, type LoginAccount } from "../accounts/accounts.queries.ts";
import { loginPayload } from "../accounts/login-payload.ts";
import type { Context } from "../context.ts";
import { GameError } from "../errors.ts";
import { returnFromDormancy } from "../players/ensure-base.ts";
import type { Services } from "../services.ts";

/** The account that the password opens; an unknown name takes as long as a wrong password. */
async function authenticate(
  { db, passwords }: Services,
  { username, password }: LoginInput,
): Promise<LoginAccount | null> {
  const account = await findLogin(db, username);
  const matches = await passwords.matches(account?.passwordHash ?? null, password);
  return matches ? account : null;
}

/**
 * The account that name and password open; null when they open none. TOO_MANY_REQUESTS after five
 * failures on an account in a minute or ten from an address in ten minutes, BUSY.
 */
export async function openAccount(
  services: Services,
  input: LoginInput,
  address: string,
): Promise<LoginAccount | null> {
  // Charged before trying, so that many tries at once are not all let through.
  const refund = await services.limits.chargeLogin(input.username, address);
  let failed = false;
  try {
    const account = await authenticate(services, input);
    failed = account === null;
    return account;
  } finally {
    if (!failed) await refund();
  }
}

/**
 * Begins a session, always under a new token. BAD_CREDENTIALS, TOO_MANY_REQUESTS, BUSY, BANNED. A
 * dormant account's base is placed again.
 */
export async function login(
  { services, request, effects }: Context,
  input: LoginInput,
): Promise<LoginPayload> {
  const { stay } = input;
  const account = await openAccount(services, input, request.address);
  if (account === null) throw new GameError("BAD_CREDENTIALS");
  if (account.bannedAt !== null) throw new GameError("BANNED");
  // A password that was replaced while this one was compared opens nothing any more.
  const begun = await services.sessions.begin({ ...account, stay }, request, effects);
  if (!begun) throw new GameError("BAD_CREDENTIALS");
  await returnFromDormancy(services, account.id);
  return loginPayload(services, account.id, { stay });
}
