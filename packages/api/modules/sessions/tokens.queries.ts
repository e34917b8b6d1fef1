/** API tokens as shown to their player. Every statement is limited to the owner. */
import { apiTokens, type Database, lockPlayers, sessions } from "@emberlode/db";
import { and, desc, eq } from "drizzle-orm";

export interface TokenRow {
  id: number;
  name: string;
  /** As stored. */
  scope: string;
  createdAt: number;
  lastUsedAt: number | null;
}

const TOKEN_COLUMNS = {
  id: apiTokens.id,
  name: apiTokens.name,
  scope: apiTokens.scope,
  createdAt: apiTokens.createdAt,
  lastUsedAt: apiTokens.lastUsedAt,
};

/** An account's tokens, newest first. */
export async function findTokensOf(db: Database, accountId: number): Promise<TokenRow[]> {
  return db
    .select(TOKEN_COLUMNS)
    .from(apiTokens)
    .where(eq(apiTokens.accountId, accountId))
    .orderBy(desc(apiTokens.id));
}

export interface NewToken {
  accountId: number;
  name: string;
  scope: string;
  hash: Uint8Array;
  createdAt: number;
  /** The caller's session. */
  sessionHash: Uint8Array;
}

/** Null if the token exists, the account holds `limit` tokens, or the session has ended. */
export async function insertToken(
  db: Database,
  { hash, sessionHash, ...token }: NewToken,
  limit: number,
): Promise<TokenRow | null> {
  const { accountId } = token;
  return db.transaction(async (tx) => {
    // One at a time, so that concurrent calls can't exceed the limit.
    await lockPlayers(tx, [accountId]);
    const caller = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.tokenHash, sessionHash), eq(sessions.accountId, accountId)))
      .for("key share");
    if (caller.length === 0) return null;
    if ((await tx.$count(apiTokens, eq(apiTokens.accountId, accountId))) >= limit) return null;
    const [made] = await tx
      .insert(apiTokens)
      .values({ ...token, tokenHash: hash })
      .onConflictDoNothing({ target: apiTokens.tokenHash })
      .returning(TOKEN_COLUMNS);
    return made ?? null;
  });
}

/** The account's token with this hash. */
export async function findTokenByHash(
  db: Database,
  accountId: number,
  hash: Uint8Array,
): Promise<TokenRow | null> {
  const rows = await db
    .select(TOKEN_COLUMNS)
    .from(apiTokens)
    .where(and(eq(apiTokens.tokenHash, hash), eq(apiTokens.accountId, accountId)));
  return rows[0] ?? null;
}

/** Whether the account has this token. */
export async function hasToken(db: Database, accountId: number, id: number): Promise<boolean> {
  const isOwn = and(eq(apiTokens.id, id), eq(apiTokens.accountId, accountId));
  return (await db.$count(apiTokens, isOwn)) > 0;
}

/** Deletes a token; false if the account did not have it. */
export async function removeToken(db: Database, accountId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.accountId, accountId)))
    .returning({ id: apiTokens.id });
  return rows.length > 0;
}
