import { type Database, isActiveSanction, sanctions } from "@emberlode/db";
import { and, desc, eq, inArray } from "drizzle-orm";

/** The reason of the newest active ban or suspension; null if none is known. */
export async function findBanReason(
  db: Database,
  playerId: number,
  now: number,
): Promise<string | null> {
  const [sanction] = await db
    .select({ reason: sanctions.reason })
    .from(sanctions)
    .where(
      and(
        eq(sanctions.playerId, playerId),
        inArray(sanctions.kind, ["suspension", "ban"]),
        isActiveSanction(now),
      ),
    )
    .orderBy(desc(sanctions.id))
    .limit(1);
  return sanction?.reason ?? null;
}
