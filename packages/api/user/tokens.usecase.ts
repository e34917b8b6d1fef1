/** API tokens: how scripts act for their player. */
import type { apiTokenSchema, createdTokenSchema } from "@emberlode/contract";
import type { z } from "zod";
import { isoTime } from "../accounts/status.ts";
import type { PlayerContext } from "../context.ts";
import { GameError } from "../errors.ts";
import { hashSecret, newSecret } from "../secrets.ts";
import { findSession } from "../sessions/sessions.queries.ts";
import { findTokens, insertToken, removeToken, type TokenRow } from "./tokens.queries.ts";

type ApiToken = z.infer<typeof apiTokenSchema>;
type CreatedToken = z.infer<typeof createdTokenSchema>;

const MAX_TOKENS = 20;
/** Largest id that the table can hold. */
const MAX_ID = 2 ** 31 - 1;

function toToken({ id, name, createdAt, lastUsedAt }: TokenRow): ApiToken {
  return {
    _id: String(id),
    name,
    createdAt: isoTime(createdAt),
    lastUsedAt: lastUsedAt === null ? null : isoTime(lastUsedAt),
  };
}

/** The caller's tokens, newest first, without their secrets. */
export async function listTokens({ services, playerId }: PlayerContext) {
  const rows = await findTokens(services.db, playerId);
  return { tokens: rows.map(toToken) };
}

/**
 * A new token; its secret is in this answer only. GUEST_NOT_ALLOWED, and FORBIDDEN for a script:
 * a token that got away must not make others. BAD_INPUT above twenty, NOT_LOGGED_IN when the session
 * was ended a moment ago.
 */
export async function createToken(
  { services, playerId, player, request }: PlayerContext,
  { name }: { name: string },
): Promise<CreatedToken> {
  if (player.isGuest) throw new GameError("GUEST_NOT_ALLOWED");
  if (player.via === "token" || request.sessionToken === null) throw new GameError("FORBIDDEN");
  const secret = newSecret();
  const sessionHash = hashSecret(request.sessionToken);
  const token = {
    sessionHash,
    accountId: playerId,
    name,
    hash: hashSecret(secret),
    createdAt: services.clock.now(),
  };
  const row = await services.tokenMaking.run(() => insertToken(services.pool, token, MAX_TOKENS));
  if (row === null) {
    const session = await findSession(services.pool, sessionHash);
    if (session === null) throw new GameError("NOT_LOGGED_IN");
    const text = `You have ${MAX_TOKENS} tokens already. Delete one that you do not use.`;
    throw new GameError("BAD_INPUT", { text });
  }
  return { token: toToken(row), secret };
}

/** Deletes one of the caller's tokens; NOT_FOUND for any other. */
export async function deleteToken(
  { services, playerId }: PlayerContext,
  { id }: { id: string },
): Promise<{ ok: true }> {
  const number = Number(id);
  const removed = number <= MAX_ID && (await removeToken(services.db, playerId, number));
  if (!removed) throw new GameError("NOT_FOUND");
  services.sessions.forget(playerId);
  return { ok: true };
}
