/** Numbers the log lines of an action, and adds their alerts. */
import {
  type Changes,
  changesOf,
  type LedgerEntry,
  ledgerAlert,
  logCategoryIndex,
  logTotal,
  NO_AMOUNTS,
  write,
} from "@emberlode/game";
import { type Entries, referralDayKey } from "./cached-player.ts";
import type { NumberedEntry, NumberedWrite } from "./writes/write-definition.ts";

/** Lines of referral credit: one per referred player and day, inserted with the first credit. */
function creditLines(changes: Changes, entries: Entries): readonly LedgerEntry[] {
  return changesOf(changes, "referral")
    .filter(
      ({ referrerId, refereeId, day }) =>
        entries.get(referrerId)?.referralDayKeys.has(referralDayKey(day, refereeId)) === false,
    )
    .map(({ referrerId, refereeId, day }) => ({
      playerId: referrerId,
      kind: "referral",
      ...NO_AMOUNTS,
      detail: { refereeId, day },
    }));
}

/**
 * The writes of an action's changes: log lines get their numbers and counts, and lines that must
 * alert their player get an alert.
 */
export function numberEntries(
  changes: Changes,
  entries: Entries,
  actor: number,
): readonly NumberedWrite[] {
  const lines = [...changesOf(changes, "ledger"), ...creditLines(changes, entries)];
  const counts = new Map<number, number[]>();
  const writes: NumberedWrite[] = changes.filter((one) => one.kind !== "ledger");
  for (const entry of lines) {
    const { playerId, kind } = entry;
    const playerCounts = counts.get(playerId) ?? [
      ...(entries.get(playerId)?.state.logCounts ?? []),
    ];
    counts.set(playerId, playerCounts);
    const category = logCategoryIndex(kind);
    const categoryNumber = (playerCounts[category] ?? 0) + 1;
    playerCounts[category] = categoryNumber;
    const line: NumberedEntry = {
      lineNumber: logTotal(playerCounts),
      category,
      categoryNumber,
      ...entry,
    };
    writes.push({ kind: "ledger", change: line });
    const alert = ledgerAlert(line, actor);
    if (alert !== null) writes.push(write("alert", alert));
  }
  for (const [id, logCounts] of counts) writes.push(write("player", { id, set: { logCounts } }));
  return writes;
}
