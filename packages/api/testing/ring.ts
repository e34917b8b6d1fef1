/** Accounts of one person, as the log shows them. */
import { accountDevices, type Database, ledger } from "@emberlode/db";
import { type LedgerKind, logCategoryIndex, MINUTE } from "@emberlode/game";
import { eq, max } from "drizzle-orm";

interface Line {
  kind: LedgerKind;
  metal: number;
  detail: Record<string, string | number | boolean>;
}

/**
 * Adds lines to a player's log without changing balances; a minute apart, the last one before
 * `now`.
 */
export async function insertLines(
  db: Database,
  playerId: number,
  lines: readonly Line[],
  now: number,
): Promise<void> {
  const [last] = await db
    .select({ number: max(ledger.lineNumber) })
    .from(ledger)
    .where(eq(ledger.playerId, playerId));
  // The numbers between are left for what the server itself writes.
  const first = (last?.number ?? 0) + 1_000;
  await db.insert(ledger).values(
    lines.map(({ kind, metal, detail }, nth) => ({
      playerId,
      kind,
      detail,
      version: 1,
      dMetal: metal,
      dEnergy: 0,
      lineNumber: first + nth,
      category: logCategoryIndex(kind),
      categoryNumber: first + nth,
      createdAt: now - (lines.length - nth) * MINUTE,
    })),
  );
}

/** A browser that all of these accounts were used in. */
export async function shareBrowser(
  db: Database,
  ids: readonly number[],
  now: number,
): Promise<void> {
  const device = new TextEncoder().encode(`browser of ${ids.join(" and ")}`);
  const times = { firstSeenAt: now, lastSeenAt: now };
  await db.insert(accountDevices).values(ids.map((accountId) => ({ accountId, device, ...times })));
}

/** Accounts that only dig, and that another one in the same browser looted this often each. */
export async function insertRing(
  db: Database,
  {
    mainId,
    alts,
    victories = 2,
    kind = "attack",
  }: {
    mainId: number;
    alts: readonly number[];
    victories?: number;
    kind?: "attack" | "plunder";
  },
  now: number,
): Promise<void> {
  await shareBrowser(db, [mainId, ...alts], now);
  for (const id of alts) {
    await insertLines(db, id, [{ kind: "dig", metal: 50_000, detail: {} }], now);
    const victory = { kind, metal: 1200, detail: { otherId: id, won: true } };
    await insertLines(db, mainId, Array(victories).fill(victory), now);
  }
}
