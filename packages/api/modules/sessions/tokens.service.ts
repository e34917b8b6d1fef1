/** API tokens, with which scripts act for their player. */
import {
  type apiTokenSchema,
  type CreateTokenInput,
  type createdTokenSchema,
  MAX_ID,
} from "@emberlode/contract";
import type { z } from "zod";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime, isoTimeOrNull } from "../../platform/clock.ts";
import { keyOf } from "../../platform/idempotency-key.ts";
import { derivedSecret, hashSecret, newSecret } from "../../platform/secrets.ts";
import { type ActionError, recordRemoval } from "../actions/perform.ts";
import { readScopes, writeScopes } from "./scopes.ts";
import { findSessions } from "./sessions.queries.ts";
import {
  findTokenByHash,
  findTokensOf,
  hasToken,
  insertToken,
  removeToken,
  type TokenRow,
} from "./tokens.queries.ts";

type ApiToken = z.infer<typeof apiTokenSchema>;
type CreatedToken = z.infer<typeof createdTokenSchema>;

const MAX_TOKENS = 20;

function toToken({ id, name, scope, createdAt, lastUsedAt }: TokenRow): ApiToken {
  return {
    _id: String(id),
    name,
    scopes: readScopes(scope),
    createdAt: isoTime(createdAt),
    lastUsedAt: isoTimeOrNull(lastUsedAt),
  };
}

/** The caller's tokens, newest first, without their secrets. */
export async function listTokens({ services, playerId }: PlayerContext<"db">) {
  const rows = await findTokensOf(services.db, playerId);
  return { tokens: rows.map(toToken) };
}

/**
 * Creates a token; its secret appears only in this answer. Refuses guests with `GUEST_NOT_ALLOWED`,
 * a twenty-first token with `BAD_INPUT`, and a session that has just ended with `NOT_LOGGED_IN`.
 * The same key returns the same token, or `KEY_REUSED` if the name or scopes differ. Not for
 * scripts: a leaked token must not create others.
 */
export async function createToken(
  ctx: PlayerContext<"clock" | "db" | "pool">,
  { name, scopes }: CreateTokenInput,
): Promise<CreatedToken | GameError<"GUEST_NOT_ALLOWED" | "FORBIDDEN">> {
  const { services, playerId, player, request } = ctx;
  if (player.isGuest) return new GameError("GUEST_NOT_ALLOWED");
  if (request.sessionToken === null) return new GameError("FORBIDDEN");
  const key = keyOf(ctx, { name, ...(scopes && { scopes }) });
  // Derived from the key, so a repeated call can be answered although no secret is stored.
  const secret =
    key === null ? newSecret() : derivedSecret(request.sessionToken, `${playerId} ${key.key}`);
  const sessionHash = hashSecret(request.sessionToken);
  const token = {
    sessionHash,
    accountId: playerId,
    name,
    scope: writeScopes(scopes),
    hash: hashSecret(secret),
    createdAt: services.clock.now(),
  };
  const row = await insertToken(services.db, token, MAX_TOKENS);
  if (row === null) {
    const sessions = await findSessions(services.pool, [request.sessionToken]);
    if (sessions.size === 0) throw new GameError("NOT_LOGGED_IN");
    const existing = await findTokenByHash(services.db, playerId, token.hash);
    const isOther = existing !== null && (existing.name !== name || existing.scope !== token.scope);
    if (isOther) throw new GameError("KEY_REUSED");
    if (existing !== null) return { token: toToken(existing), secret };
    throw new GameError("BAD_INPUT", {
      text: ({ errors }) => errors("tooManyTokens", { most: MAX_TOKENS }),
    });
  }
  return { token: toToken(row), secret };
}

/**
 * Deletes one of the caller's tokens. Refuses with `NOT_FOUND` if it isn't the caller's. Not for
 * scripts: a leaked token must not delete its player's other tokens.
 */
export async function deleteToken(
  ctx: PlayerContext<"actions" | "db" | "sessions">,
  { id }: { id: string },
): Promise<{ ok: true } | ActionError<"NOT_FOUND">> {
  const { services, playerId } = ctx;
  const number = Number(id);
  const recorded = await recordRemoval(
    ctx,
    { id },
    async () => number <= MAX_ID && (await hasToken(services.db, playerId, number)),
  );
  if (recorded instanceof GameError) return recorded;
  // Repeated calls remove it too: the first may have failed before this point.
  const removed = await removeToken(services.db, playerId, number);
  services.sessions.invalidate(playerId);
  // Another call was faster; with a key, that may have been the same call.
  if (!removed && ctx.request.idempotencyKey === null) return new GameError("NOT_FOUND");
  return recorded;
}
