/** Logging in. */
import type { LoginInput, LoginPayload } from "@emberlode/contract";
import { GameError } from "../../errors.ts";
import { logBannedLogin, logFailedLogin, logLogin } from "../../services/accounts/account-lines.ts";
import {
  findLogin,
  type LoginAccount,
  renewPasswordHash,
} from "../../services/accounts/accounts.queries.ts";
import type { RequestFacts } from "../../services/request.ts";
import type { Services } from "../../services.ts";
import { returnToMap } from "../../world/players/ensure-base.ts";
import type { Placing } from "../../world/players/place-base.ts";
import type { Context } from "../context.ts";
import { loginPayload } from "./login-payload.ts";

/** The account with its password hashed with today's parameters; the new hash is stored. */
async function withHashOfToday(
  { db, passwords }: Pick<Services, "db" | "passwords">,
  account: LoginAccount,
  password: string,
  address: string,
): Promise<LoginAccount> {
  const { id, passwordHash } = account;
  if (passwordHash === null) return account;
  const renewed = await passwords.renewed(passwordHash, password, address);
  if (renewed === null || !(await renewPasswordHash(db, id, passwordHash, renewed))) return account;
  return { ...account, passwordHash: renewed };
}

/** The account of a name and its password; an unknown name takes as long as a wrong password. */
async function authenticate(
  { db, passwords, log }: Pick<Services, "db" | "log" | "passwords">,
  { username, password }: LoginInput,
  address: string,
): Promise<LoginAccount | null> {
  const account = await findLogin(db, username);
  const matches = await passwords.matches(account?.passwordHash ?? null, password, address);
  if (matches && account !== null) {
    return await withHashOfToday({ db, passwords }, account, password, address);
  }
  logFailedLogin(log, { address, username: account?.username ?? null });
  return null;
}

/**
 * The account of a name and its password; null when either is wrong. TOO_MANY_REQUESTS after five
 * failures on an account in a minute (counted separately for each browser that was logged in before),
 * ten from an address in ten minutes, or 300 log-ins from there, BUSY.
 */
export async function openAccount(
  services: Pick<Services, "db" | "devices" | "limits" | "log" | "passwords">,
  input: LoginInput,
  { address, device }: Pick<RequestFacts, "address" | "device">,
): Promise<LoginAccount | null> {
  // Charged before the attempt, so that many at once cannot all get through.
  const refund = await services.limits.chargeLogin(
    input.username,
    address,
    services.devices.deviceOf(device, input.username),
  );
  let failed = false;
  try {
    const account = await authenticate(services, input, address);
    failed = account === null;
    return account;
  } finally {
    if (!failed) await refund();
  }
}

/**
 * Begins a session, always under a new token. BAD_CREDENTIALS, TOO_MANY_REQUESTS, BUSY, BANNED. A base
 * that left the map is placed again.
 */
export async function login(
  {
    services,
    request,
    effects,
  }: Context<
    keyof Placing | "clock" | "devices" | "limits" | "log" | "passwords" | "pool" | "sessions"
  >,
  input: LoginInput,
): Promise<LoginPayload> {
  const { stay } = input;
  const account = await openAccount(services, input, request);
  if (account === null) throw new GameError("BAD_CREDENTIALS");
  const visit = { address: request.address, username: account.username };
  if (account.bannedAt !== null) {
    logBannedLogin(services.log, visit);
    throw new GameError("BANNED");
  }
  // A password that was replaced during the comparison must not open a session.
  const begun = await services.sessions.begin({ ...account, stay }, request, effects);
  if (!begun) throw new GameError("BAD_CREDENTIALS");
  logLogin(services.log, visit);
  await returnToMap(services, account.id);
  return loginPayload(services, account.id, { stay });
}
