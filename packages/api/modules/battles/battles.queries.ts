/** Stored battle reports. */
import type { StoredBattle } from "@emberlode/contract";
import { battles, type Database } from "@emberlode/db";
import { eq } from "drizzle-orm";
import type { BattleRow } from "./to-report.ts";

/** The format of a battle id; others are not looked up. */
const BATTLE_ID = /^[\w-]{1,64}$/;

/** A battle by its id, or null. */
export async function findBattle(db: Database, id: string): Promise<BattleRow | null> {
  if (!BATTLE_ID.test(id)) return null;
  const [row] = await db
    .select({ createdAt: battles.createdAt, report: battles.report })
    .from(battles)
    .where(eq(battles.id, id));
  return row === undefined
    ? null
    : { id, createdAt: row.createdAt, report: row.report as StoredBattle };
}
