import {
  baseSlots,
  type LedgerEntry,
  NEW_PLAYER_START,
  type PlayerState,
  type Position,
} from "@emberlode/game";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { playerRow } from "../commit/columns.ts";
import type { ActionKey } from "../commit/writes/ledger.ts";
import type { Database, Transaction } from "../connection/database.ts";
import { accounts, factories, fields, ledger, mines, players, sessions } from "../schema/index.ts";
import { isNameOfDeleted, NameReserved } from "./deleted-names.ts";

export interface NewAccount {
  username: string;
  /** Null for a guest, as is the password hash. */
  email: string | null;
  passwordHash: string | null;
  baseName?: string;
  settings?: Readonly<Record<string, unknown>>;
  /** The network of the sign-up. */
  address?: string | null;
  /** Labeled as a bot. */
  isBot?: boolean;
  /** The cell of the base; null when it waits for its place (rules §2). */
  base: Position | null;
  /** The player without its id; `baseX`, `baseY` follow `base`. */
  player: Omit<PlayerState, "id" | "baseX" | "baseY">;
  /** The player's starting resources, as the first log line. */
  start: Omit<LedgerEntry, "playerId">;
  session?: { tokenHash: Uint8Array; expiresAt: number; stay: boolean; device: string };
  /** Identifies a repeated call, see `findCreation`. It must not contain secrets. */
  creation?: ActionKey | null;
  now: number;
}

type CreationConflict = "KEY_USED" | "USERNAME_TAKEN" | "EMAIL_TAKEN" | "CELL_TAKEN";

export type CreatedAccount = { ok: true; id: number } | { ok: false; code: CreationConflict };

/** How often to retry when a conflicting name turns out to be free again. */
const MAX_TRIES = 3;

const lower = (name: string) => sql`lower(${name})`;

const onCell = ({ x, y }: Position) => and(eq(fields.x, x), eq(fields.y, y));

/** Locks the cell of a base; false if it is not free wasteland. */
async function lockCell(tx: Transaction, cell: Position): Promise<boolean> {
  const freeCells = await tx
    .select({ x: fields.x })
    .from(fields)
    .where(and(onCell(cell), isNull(fields.baseOwner), eq(fields.type, "waste")))
    .for("no key update");
  return freeCells.length > 0;
}

/** The id of the new account; null if its key, name or address is taken. */
async function insertAccount(tx: Transaction, account: NewAccount): Promise<number | null> {
  const { username, creation, player, now } = account;
  // A former name still leads to its account, so it stays taken.
  const isFormer = eq(accounts.formerNameLower, lower(username));
  if ((await tx.$count(accounts, isFormer)) > 0) return null;
  const [newAccount] = await tx
    .insert(accounts)
    .values({
      username,
      email: account.email,
      passwordHash: account.passwordHash,
      baseName: account.baseName,
      settings: account.settings,
      address: account.address,
      isBot: account.isBot,
      creationKey: creation?.key,
      creationHash: creation?.bodyHash,
      createdAt: player.createdAt,
      lastSeenAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return newAccount?.id ?? null;
}

/** Puts the base on its locked cell, or leaves it waiting for a place. */
async function insertBase(tx: Transaction, owner: number, base: Position | null): Promise<void> {
  const at = base ?? { x: null, y: null };
  await tx
    .insert(factories)
    .values({ owner, ...at, type: "base", slots: baseSlots(NEW_PLAYER_START.baseLevel) });
  if (base === null) return;
  await tx.delete(mines).where(and(eq(mines.x, base.x), eq(mines.y, base.y)));
  await tx
    .update(fields)
    .set({ baseOwner: owner, version: sql`${fields.version} + 1` })
    .where(onCell(base));
}

async function insertPlayer(tx: Transaction, id: number, account: NewAccount): Promise<void> {
  const { base, player, start, now: createdAt } = account;
  const { kind, metal: dMetal, energy: dEnergy, detail } = start;
  await tx
    .insert(players)
    .values(playerRow({ ...player, id, baseX: base?.x ?? null, baseY: base?.y ?? null }));
  await tx.insert(ledger).values({
    playerId: id,
    version: 1,
    lineNumber: 1,
    category: 0,
    categoryNumber: 1,
    kind,
    dMetal,
    dEnergy,
    detail,
    createdAt,
  });
}

/** Locks the cell before inserting the account, so that all is written or nothing. */
async function create(tx: Transaction, account: NewAccount): Promise<number | "CELL_TAKEN" | null> {
  const { base, session, now } = account;
  if (base !== null && !(await lockCell(tx, base))) return "CELL_TAKEN";
  const id = await insertAccount(tx, account);
  if (id === null) return null;
  // Asked after the insert, which waits for an account with this name that is just being deleted.
  if (await isNameOfDeleted(tx, account.username)) throw new NameReserved();
  await insertPlayer(tx, id, account);
  await insertBase(tx, id, base);
  if (session !== undefined) {
    const { tokenHash, expiresAt, stay, device } = session;
    const times = { createdAt: now, seenAt: now, expiresAt };
    await tx.insert(sessions).values({ accountId: id, tokenHash, stay, device, ...times });
  }
  return id;
}

/**
 * Creates account, player, first log line, base and session in one transaction. Refuses with
 * - `CELL_TAKEN` if the cell is no longer free or not wasteland; try another,
 * - `KEY_USED` if an account was already created with this key, before any other check,
 * - `USERNAME_TAKEN`, also for a guest's former name or that of a deleted account,
 * - `EMAIL_TAKEN`.
 */
export async function createAccount(db: Database, account: NewAccount): Promise<CreatedAccount> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const created = await db
      .transaction((tx) => create(tx, account))
      .catch((error) => {
        if (error instanceof NameReserved) return null;
        throw error;
      });
    if (typeof created === "number") return { ok: true, id: created };
    const conflict = await findConflict(db, account);
    if (conflict === "KEY_USED") return { ok: false, code: conflict };
    const code = created ?? conflict;
    if (code !== null) return { ok: false, code };
  }
  return { ok: false, code: "USERNAME_TAKEN" };
}

async function findConflict(
  db: Database,
  { username, email, creation }: NewAccount,
): Promise<CreationConflict | null> {
  const has = async (condition: SQL | undefined) => (await db.$count(accounts, condition)) > 0;
  if (creation && (await has(eq(accounts.creationKey, creation.key)))) return "KEY_USED";
  const name = lower(username);
  const isName = or(eq(accounts.usernameLower, name), eq(accounts.formerNameLower, name));
  if ((await has(isName)) || (await isNameOfDeleted(db, username))) return "USERNAME_TAKEN";
  if (email !== null && (await has(eq(accounts.emailLower, lower(email))))) return "EMAIL_TAKEN";
  return null;
}
