/** Deletions of accounts that their players asked for. Those by staff are due immediately. */
import { ACCOUNT_DELETION } from "@emberlode/game";
import { and, gt, lt } from "drizzle-orm";
import { isAnyOf, type Transaction } from "../connection/database.ts";
import { accountDeletions } from "../schema/index.ts";

export const isOwnDeletion = gt(accountDeletions.dueAt, accountDeletions.requestedAt);

/**
 * Leaves players whose suspension has ended a day to keep their accounts, of which they are
 * reminded.
 */
export async function postponeDeletions(
  tx: Transaction,
  accountIds: readonly number[],
  now: number,
): Promise<void> {
  const { accountId, dueAt } = accountDeletions;
  const earliest = now + ACCOUNT_DELETION.remindMs;
  await tx
    .update(accountDeletions)
    .set({ dueAt: earliest, remindedAt: null })
    .where(and(isAnyOf(accountId, accountIds), isOwnDeletion, lt(dueAt, earliest)));
}
