/** Cases about a team member's own accounts, which are not theirs to read. */
import type { Database } from "@emberlode/db";
import { findLinked } from "../sessions/traces.ts";
import { findCaseAccounts, findOpenCaseOf } from "./cases.queries.ts";

/** An account, and those that share a browser or an address with it. */
export async function findOwn(db: Database, accountId: number): Promise<ReadonlySet<number>> {
  const linked = await findLinked(db, accountId);
  return new Set([accountId, ...linked.map((account) => account.accountId)]);
}

/** Whether a case is about one of these accounts. */
export const isAboutOwn = (
  members: readonly { playerId: number }[],
  ownIds: ReadonlySet<number>,
): boolean => members.some(({ playerId }) => ownIds.has(playerId));

/**
 * The open case that a player is in; null without one, or if it is about the reader's own
 * accounts.
 */
export async function findReadableCaseOf(
  db: Database,
  { playerId, readerId }: { playerId: number; readerId: number },
  now: number,
): Promise<number | null> {
  const id = await findOpenCaseOf(db, playerId, now);
  if (id === null) return null;
  const members = await findCaseAccounts(db, [id]);
  return isAboutOwn(members, await findOwn(db, readerId)) ? null : id;
}
