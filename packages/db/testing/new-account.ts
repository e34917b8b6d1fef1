/** Test accounts, in the form that sign-up and guests pass them. */
import { createAccount, type NewAccount } from "../accounts/create-account.ts";
import type { Database } from "../connection/database.ts";
import { NOON, startState } from "./fixtures.ts";

/** A cell that a base can stand on. */
export const baseCell = (x: number, y: number) => ({ x, y });

export function newAccount(username: string, change: Partial<NewAccount> = {}): NewAccount {
  return {
    username,
    email: `${username}@example.org`,
    passwordHash: "hash",
    base: baseCell(5, 6),
    player: startState(5, 6),
    start: { kind: "start", metal: 1000, energy: 1000, detail: {} },
    now: NOON,
    ...change,
  };
}

export const newGuest = (name: string, change: Partial<NewAccount> = {}) =>
  newAccount(name, {
    email: null,
    passwordHash: null,
    base: null,
    address: "192.0.2.1",
    player: { ...startState(5, 6), isGuest: true },
    ...change,
  });

/** Creates an account and returns its id. Throws on any conflict. */
export async function createTestAccount(db: Database, entry: NewAccount): Promise<number> {
  const created = await createAccount(db, entry);
  if (!created.ok) throw new Error(created.code);
  return created.id;
}
