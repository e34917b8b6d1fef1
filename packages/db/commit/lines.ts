import {
  alertOf,
  type Changes,
  type LedgerEntry,
  logCategoryIndex,
  logTotal,
  type PlayerChange,
} from "@emberlode/game";
import type { Cached } from "./cache.ts";
import type { NumberedEntry } from "./encode.ts";

/** By what a referrer's line of a day is known. */
export const referralLine = (day: number, refereeId: number): string => `${day}:${refereeId}`;

/** The lines that tell of credit: one for each referred player and day, written with the first. */
function creditLines(
  { referrals }: Changes,
  entries: ReadonlyMap<number, Cached>,
): readonly LedgerEntry[] {
  return referrals
    .filter(
      ({ referrerId, refereeId, day }) =>
        entries.get(referrerId)?.referralLines.has(referralLine(day, refereeId)) === false,
    )
    .map(({ referrerId, refereeId, day }) => ({
      playerId: referrerId,
      kind: "referral",
      metal: 0,
      energy: 0,
      detail: { refereeId, day },
    }));
}

/** Numbers the lines of an action in the logs of their players, and counts them there. */
export function numberLines(
  changes: Changes,
  entries: ReadonlyMap<number, Cached>,
): { lines: readonly NumberedEntry[]; changes: Changes } {
  const all = [...changes.ledger, ...creditLines(changes, entries)];
  if (all.length === 0) return { lines: [], changes };
  const counts = new Map<number, number[]>();
  const lines = all.map((entry): NumberedEntry => {
    const { playerId, kind } = entry;
    let counted = counts.get(playerId);
    if (counted === undefined) {
      counted = [...(entries.get(playerId)?.state.logCounts ?? [])];
      counts.set(playerId, counted);
    }
    const cat = logCategoryIndex(kind);
    const catNr = (counted[cat] ?? 0) + 1;
    counted[cat] = catNr;
    return { ...entry, nr: logTotal(counted), cat, catNr };
  });
  const players: PlayerChange[] = changes.players.map(({ id, set }) => {
    const logCounts = counts.get(id);
    if (logCounts === undefined) return { id, set };
    counts.delete(id);
    return { id, set: { ...set, logCounts } };
  });
  for (const [id, logCounts] of counts) players.push({ id, set: { logCounts } });
  return { lines, changes: { ...changes, players } };
}

/** The changes with an alert for each line that the actor writes into somebody else's log. */
export function withAlerts(
  changes: Changes,
  lines: readonly NumberedEntry[],
  actor: number,
): Changes {
  const alerts = lines.flatMap((line) => {
    const alert = line.playerId === actor ? null : alertOf(line);
    return alert === null ? [] : [alert];
  });
  return alerts.length === 0
    ? changes
    : { ...changes, alerts: [...(changes.alerts ?? []), ...alerts] };
}
