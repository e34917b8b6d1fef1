/** Logging in and out. */
import type { LoginInput, LoginPayload } from "@emberlode/contract";
import { readSnapshots, type Snapshot } from "@emberlode/db";
import {
  digRanges,
  EXCAVATOR_PART_IDS,
  type PlayerState,
  phaseOf,
  SECOND,
  sessionIdleMs,
} from "@emberlode/game";
import type { Context, PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime, isoTimeOrNull } from "../../platform/clock.ts";
import type { Identity, RequestFacts } from "../../platform/request.ts";
import type { Services } from "../../services.ts";
import { type PlacementServices, returnToMap } from "../actions/place-base.ts";
import {
  findLogin,
  findSelf,
  type LoginAccount,
  renewPasswordHash,
  type SelfRow,
  toDisplayUser,
} from "../players/players.queries.ts";
import { statusOf } from "../players/status.ts";
import { baseCellOf } from "../world/waiting-base.ts";
import { bannedError } from "./banned.ts";
import { logBannedLogin, logFailedLogin, logLogin } from "./login-log.ts";

/** The account with its current hash; replaces a hash of the password before it was normalized. */
async function withNormalizedHash(
  { db, passwords }: Pick<Services, "db" | "passwords">,
  account: LoginAccount,
  password: string,
  address: string,
): Promise<LoginAccount> {
  const { id, passwordHash } = account;
  if (passwordHash === null) return account;
  const renewed = await passwords.rehashIfUnnormalized(passwordHash, password, address);
  if (renewed === null) return account;
  if (await renewPasswordHash(db, id, passwordHash, renewed)) {
    return { ...account, passwordHash: renewed };
  }
  // Another login renewed it first, or the password was changed.
  const current = await findLogin(db, account.username);
  if (current?.id !== id) return account;
  return (await passwords.matches(current.passwordHash, password, address)) ? current : account;
}

/** The account of a name and password. An unknown name takes as long as a wrong password. */
async function authenticate(
  { db, passwords, log }: Pick<Services, "db" | "log" | "passwords">,
  { username, password }: LoginInput,
  address: string,
): Promise<LoginAccount | null> {
  const account = await findLogin(db, username);
  const matches = await passwords.matches(account?.passwordHash ?? null, password, address);
  if (matches && account !== null) {
    return await withNormalizedHash({ db, passwords }, account, password, address);
  }
  logFailedLogin(log, { address, username: account?.username ?? null });
  return null;
}

/**
 * The account of a name and password; null if either is wrong. Throws `TOO_MANY_REQUESTS` after
 * five failures on an account in a minute (counted separately for each browser that was logged in
 * before), ten from an address in ten minutes, or 300 logins from there.
 */
export async function authenticateWithinLimits(
  services: Pick<Services, "db" | "devices" | "limits" | "log" | "passwords">,
  input: LoginInput,
  { address, deviceCookie }: Pick<RequestFacts, "address" | "deviceCookie">,
): Promise<LoginAccount | null> {
  // Charged before the attempt, so concurrent attempts cannot exceed the limit.
  const refund = await services.limits.chargeLogin(
    input.username,
    address,
    services.devices.markedName(deviceCookie, input.username),
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
 * Starts a session, always under a new token. A base that left the map is placed again.
 */
export async function login(
  {
    services,
    request,
    effects,
  }: Context<
    | keyof PlacementServices
    | "clock"
    | "devices"
    | "limits"
    | "log"
    | "passwords"
    | "pool"
    | "sessions"
    | "worldSchedule"
  >,
  input: LoginInput,
): Promise<LoginPayload | GameError<"BAD_CREDENTIALS" | "BANNED">> {
  const { stay } = input;
  const account = await authenticateWithinLimits(services, input, request);
  if (account === null) return new GameError("BAD_CREDENTIALS");
  const attempt = { address: request.address, username: account.username };
  if (account.bannedAt !== null) {
    logBannedLogin(services.log, attempt);
    return bannedError(services, account);
  }
  // A password replaced during the comparison must not open a session.
  const isStarted = await services.sessions.begin({ ...account, stay }, request, effects);
  if (!isStarted) return new GameError("BAD_CREDENTIALS");
  logLogin(services.log, attempt);
  const { maintenance } = services.worldSchedule.current();
  // After it, the base returns with the next action.
  if (phaseOf(maintenance, services.clock.now()) !== "running") {
    await returnToMap(services, account.id);
  }
  return loginPayload(services, account.id, { stay });
}

/** Ends the caller's session and removes the cookies; also succeeds without a session. */
export async function logout({
  services,
  request,
  effects,
}: Context<"sessions">): Promise<{ ok: true }> {
  if (request.sessionToken !== null) await services.sessions.end(request.sessionToken);
  effects.session = { kind: "clear" };
  return { ok: true };
}

/** The caller's login payload. Restores display cookies that the browser lost. */
export async function showSession(
  ctx: PlayerContext<"actions" | "clock" | "db" | "pool" | "sessions" | "world">,
): Promise<LoginPayload> {
  const { services, request, effects, playerId, player } = ctx;
  const [payload] = await Promise.all([
    loginPayload(services, playerId, player),
    services.sessions.restoreCookies(request, effects),
  ]);
  return payload;
}

/** The inventory: parts that are not installed yet. */
function uninstalledParts({ parts }: PlayerState): { item: string; count: number }[] {
  return EXCAVATOR_PART_IDS.flatMap((item) => {
    const count = parts[item];
    return count > 0 ? [{ item, count }] : [];
  });
}

/** How the player is logged in. */
type LoginInfo = { stay?: boolean | undefined; via?: Identity["via"] };

/** How long the session may be idle, in seconds; null for an API token. */
function idleSeconds(isGuest: boolean, { stay = false, via }: LoginInfo): number | null {
  return via === "token" ? null : sessionIdleMs({ isGuest, stay }) / SECOND;
}

/** The player's snapshot: the state in memory, or read again if that is of another version. */
async function snapshotOf(
  { actions, pool }: Pick<Services, "actions" | "pool">,
  id: number,
  { version, settings, factories }: SelfRow,
): Promise<Snapshot> {
  if (actions.cachedAt(id, version) === null) await actions.read(id);
  const state = actions.cachedAt(id, version);
  if (state !== null) return { state, version, settings, factories };
  const [snapshot] = await readSnapshots(pool, [id]);
  if (snapshot === undefined) throw new GameError("NOT_LOGGED_IN");
  return snapshot;
}

/** The payload of an account. Throws `NOT_LOGGED_IN` if it is deleted. */
export async function loginPayload(
  services: Pick<Services, "actions" | "clock" | "db" | "pool" | "world">,
  id: number,
  session: LoginInfo,
): Promise<LoginPayload> {
  const { clock, world } = services;
  const account = await findSelf(services.db, id);
  if (account === null) throw new GameError("NOT_LOGGED_IN");
  const snapshot = await snapshotOf(services, id, account);
  const { state: player } = snapshot;
  const { metal, energy } = digRanges(player);
  return {
    user: {
      _id: String(id),
      ...toDisplayUser(account),
      isGuest: account.isGuest,
      role: account.role,
      items: uninstalledParts(player),
      digEnergyCap: energy,
      digMetalCap: metal,
      status: statusOf(snapshot, clock.now()),
      base: baseCellOf(world, player),
      baseOnMap: player.baseX !== null,
      deletesAt: isoTimeOrNull(account.deletesAt),
    },
    createdAt: isoTime(account.createdAt),
    season: world.season() ?? 1,
    idleSeconds: idleSeconds(account.isGuest, session),
  };
}
