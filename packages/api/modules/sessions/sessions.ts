/** Identifies the caller by a browser's session cookie or a script's bearer token. */
import type { Database, Pool } from "@emberlode/db";
import { MINUTE, SECOND, type SessionChange, type SessionKind } from "@emberlode/game";
import { type Clock, isFresh } from "../../platform/clock.ts";
import { limitAddress } from "../../platform/limits/address.ts";
import type { Limits } from "../../platform/limits/rate-limit.ts";
import type { Identity, RequestFacts, ResponseEffects } from "../../platform/request.ts";
import { hashSecret, hexOf, isSecret, newSecret } from "../../platform/secrets.ts";
import type { LiveFeed } from "../live/live-feed.ts";
import { findDisplayUser } from "../players/players.queries.ts";
import { createBearerTokens } from "./bearer-tokens.ts";
import { describeDevice } from "./device-description.ts";
import type { DeviceMarks } from "./device-marks.ts";
import { EXTEND_EVERY_MS, findSecret, MAX_IDLE_MS } from "./find-secret.ts";
import { FreshCache } from "./fresh-cache.ts";
import { createExpiry } from "./session-expiry.ts";
import {
  deleteCredentialsOf,
  deleteSession,
  extendSession,
  findSessions,
  insertSession,
  type StoredSession,
} from "./sessions.queries.ts";
import type { Credential } from "./tickets.ts";
import type { Traces } from "./traces.ts";

/** How long a session or token is cached. Its end in another process is notified. */
const FRESH_MS = MINUTE;
/** How long one is cached while notifications may be missing, so that it ends soon everywhere. */
const UNNOTIFIED_FRESH_MS = SECOND;
export interface Sessions {
  /**
   * The caller, by bearer token or else by cookie; null if there is no valid one. Adds the
   * extension of cookies to `effects`. Does not remove the cookie of an ended session: the browser
   * may have got a new one since it sent this request. Throws `TOO_MANY_REQUESTS` without a query
   * if the address sent too many unknown secrets.
   */
  identify(request: RequestFacts, effects: ResponseEffects): Promise<Identity | null>;
  /**
   * The caller of a socket, which does not extend its session; null if the credential is invalid.
   * @param address null for a socket that was already admitted
   */
  check(credential: Credential, address: string | null): Promise<Identity | null>;
  /**
   * Starts a session under a new token, ends the browser's previous one, and sets the cookies.
   * Returns false and does nothing if the account was deleted, its password changed or the guest
   * upgraded in the meantime.
   */
  begin(account: SessionAccount, request: RequestFacts, effects: ResponseEffects): Promise<boolean>;
  /** A session to be written with its account. */
  prepare(kind: SessionKind, request: RequestFacts): NewSession;
  /**
   * Ends the browser's previous session and sets the cookies of a new one, including the mark that
   * identifies a named player's browser later.
   */
  activate(
    session: NewSession,
    account: Pick<SessionAccount, "id" | "isGuest">,
    request: RequestFacts,
    effects: ResponseEffects,
  ): Promise<boolean>;
  /**
   * For the first call of a page: extends the session like any call, and restores missing
   * display cookies. False if the browser's session has ended.
   */
  restoreCookies(request: RequestFacts, effects: ResponseEffects): Promise<boolean>;
  /** Extends the caller's session and sets its cookies again after their content has changed. */
  extend(request: RequestFacts, effects: ResponseEffects): Promise<void>;
  /** Ends the session of a token, if there is one. */
  end(token: string): Promise<void>;
  /**
   * Ends every session of an account and deletes its API tokens and mailed links. Keeps the session
   * with the hash `keep`, and the record of a completed reset, which is not a credential.
   */
  revokeAll(accountId: number, keep?: Uint8Array | null): Promise<void>;
  /** Drops an account from the caches after its sessions or tokens changed elsewhere. */
  invalidate(accountId: number): void;
  /** Drops all accounts from the caches, after changes elsewhere may have been missed. */
  invalidateAll(): void;
  /** Frees memory; call it every minute. */
  sweep(): void;
}

/** A session under a new token. */
export interface NewSession {
  token: string;
  tokenHash: Uint8Array;
  createdAt: number;
  expiresAt: number;
  stay: boolean;
  device: string;
}

/** The session in the form that an action writes. */
export function toSessionChange({ token: _, tokenHash, ...session }: NewSession): SessionChange {
  return { ...session, tokenHash: hexOf(tokenHash) };
}

interface SessionAccount {
  id: number;
  isGuest: boolean;
  /** Whether the player chose to stay logged in. */
  stay?: boolean | undefined;
  /** Hash of the password used to log in: the session begins only if it is still current. */
  passwordHash?: string | null;
}

function identityOf({ accountId, isGuest, since, stay }: StoredSession): Identity {
  return { playerId: accountId, isGuest, since, via: "session", stay };
}

interface Deps {
  pool: Pool;
  db: Database;
  clock: Clock;
  /**
   * How many times as fast the clock runs as real time; 1 by default. Sessions last in real time.
   */
  pace?: number;
  devices: DeviceMarks;
  traces: Traces;
  live: Pick<LiveFeed, "isListening">;
}

export function createSessions(
  { pool, db, clock, pace = 1, devices, traces, live }: Deps,
  charge: Limits["charge"],
): Sessions {
  const expiry = createExpiry(pace);
  const freshMs = () => (live.isListening() ? FRESH_MS : UNNOTIFIED_FRESH_MS);
  const sessions = new FreshCache(clock, freshMs, (secrets) => findSessions(pool, secrets));
  const tokens = createBearerTokens({ pool, db, clock }, freshMs, charge);

  /**
   * Notes the address, and the names in the browser's cookie: one for each account it was used for.
   */
  const noteTraces = (accountId: number, { address, deviceCookie }: RequestFacts) =>
    traces.note(accountId, limitAddress(address), devices.namesIn(deviceCookie), clock.now());

  /** Extends the session and returns its new cookies; null if the account was deleted. */
  async function extendNow(token: string, session: StoredSession) {
    const now = clock.now();
    // Set before the write, so concurrent calls of the session do not all write.
    session.seenAt = now;
    session.expiresAt = expiry.endOf(session, session.createdAt, now);
    const [user] = await Promise.all([
      findDisplayUser(db, session.accountId),
      extendSession(db, hashSecret(token), session),
    ]);
    if (user === null) return null;
    return {
      kind: "extend",
      user,
      maxAgeSeconds: expiry.secondsUntil(session.expiresAt, now),
    } as const;
  }

  async function extendIfDue(
    token: string,
    session: StoredSession,
    request: RequestFacts,
    effects: ResponseEffects,
  ) {
    if (isFresh(session.seenAt, clock.now(), EXTEND_EVERY_MS)) return;
    const extended = await extendNow(token, session);
    if (extended === null) return;
    effects.session ??= extended;
    const { username } = extended.user;
    // For sessions that are older than this cookie or whose browser lost it.
    if (!session.isGuest && devices.markedName(request.deviceCookie, username) === null) {
      effects.deviceCookie ??= devices.remember(request.deviceCookie, username);
    }
    await noteTraces(session.accountId, request);
  }

  async function bySession(
    token: string,
    request: RequestFacts,
    effects: ResponseEffects,
  ): Promise<Identity | null> {
    const stored = await findSecret(sessions, token, { address: request.address, charge });
    if (stored === null || stored.expiresAt <= clock.now()) return null;
    await extendIfDue(token, stored, request, effects);
    return identityOf(stored);
  }

  async function restoreCookies(request: RequestFacts, effects: ResponseEffects): Promise<boolean> {
    const { bearerToken, sessionToken, lacksDisplayCookies = false } = request;
    if (bearerToken !== null || sessionToken === null) return true;
    const identity = await bySession(sessionToken, request, effects);
    if (identity === null) return false;
    if (effects.session !== undefined || !lacksDisplayCookies) return true;
    const [stored, user] = await Promise.all([
      sessions.get(sessionToken),
      findDisplayUser(db, identity.playerId),
    ]);
    if (stored === null || user === null) return false;
    const maxAgeSeconds = expiry.secondsUntil(stored.expiresAt, clock.now());
    effects.session = { kind: "extend", user, maxAgeSeconds };
    return true;
  }

  async function extend({ bearerToken, sessionToken }: RequestFacts, effects: ResponseEffects) {
    if (bearerToken !== null || sessionToken === null || !isSecret(sessionToken)) return;
    const stored = await sessions.get(sessionToken);
    if (stored === null || stored.expiresAt <= clock.now()) return;
    const extended = await extendNow(sessionToken, stored);
    if (extended !== null) effects.session = extended;
  }

  async function end(token: string): Promise<void> {
    if (!isSecret(token)) return;
    await deleteSession(db, hashSecret(token));
    sessions.invalidate((key) => key === token);
  }

  function invalidate(accountId: number): void {
    sessions.invalidate((_, session) => session.accountId === accountId);
    tokens.invalidate(accountId);
  }

  function prepare(kind: SessionKind, { userAgent }: RequestFacts): NewSession {
    const createdAt = clock.now();
    const token = newSecret();
    return {
      token,
      tokenHash: hashSecret(token),
      createdAt,
      expiresAt: expiry.endOf(kind, createdAt, createdAt),
      stay: kind.stay,
      device: describeDevice(userAgent),
    };
  }

  async function activate(
    { token, createdAt, expiresAt }: NewSession,
    { id, isGuest }: Pick<SessionAccount, "id" | "isGuest">,
    request: RequestFacts,
    effects: ResponseEffects,
  ): Promise<boolean> {
    if (request.sessionToken !== null) await end(request.sessionToken);
    // Caches the session, so other calls from its address cannot block it.
    const [user] = await Promise.all([findDisplayUser(db, id), sessions.get(token)]);
    if (user === null) return false;
    const maxAgeSeconds = expiry.secondsUntil(expiresAt, createdAt);
    effects.session = { kind: "set", token, user, maxAgeSeconds };
    // A guest has no password to guess.
    if (!isGuest) effects.deviceCookie = devices.remember(request.deviceCookie, user.username);
    await noteTraces(id, request);
    return true;
  }

  return {
    async identify(request, effects) {
      const { bearerToken, sessionToken } = request;
      if (bearerToken !== null) return tokens.identify(bearerToken, request.address);
      if (sessionToken !== null) return bySession(sessionToken, request, effects);
      return null;
    },
    async check({ bearerToken, sessionToken }, address) {
      if (bearerToken !== null) return tokens.identify(bearerToken, address);
      if (sessionToken === null) return null;
      const stored = await findSecret(sessions, sessionToken, { address, charge });
      if (stored === null || stored.expiresAt <= clock.now()) return null;
      return identityOf(stored);
    },
    async begin({ id, isGuest, stay = false, passwordHash = null }, request, effects) {
      const session = prepare({ isGuest, stay }, request);
      const { tokenHash, createdAt, expiresAt, device } = session;
      const times = { createdAt, seenAt: createdAt, expiresAt };
      const row = { accountId: id, isGuest, stay, device, ...times };
      if (!(await insertSession(db, tokenHash, row, passwordHash))) return false;
      return activate(session, { id, isGuest }, request, effects);
    },
    prepare,
    activate,
    restoreCookies,
    extend,
    end,
    async revokeAll(accountId, keep = null) {
      invalidate(accountId);
      await db.transaction((tx) => deleteCredentialsOf(tx, accountId, keep));
      invalidate(accountId);
    },
    invalidate,
    invalidateAll() {
      sessions.invalidate(() => true);
      tokens.invalidateAll();
    },
    sweep() {
      sessions.sweep(MAX_IDLE_MS);
      tokens.sweep();
    },
  };
}
