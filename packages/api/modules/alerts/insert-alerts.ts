/** Alerts for everyone, from the team or of the season. */
import type { Transaction } from "@emberlode/db";
import type { AlertChange, AlertKind, Facts } from "@emberlode/game";
import { sql } from "drizzle-orm";

interface CommonAlert {
  /** From the team by default. */
  type?: AlertChange["type"];
  kind: AlertKind;
  facts: Facts;
  /** Only players with a higher id. */
  after: number;
  /** Maximum number of players, lowest ids first. */
  limit: number;
}

/** Inserts an alert for accounts except guests; returns their ids. */
export async function insertAlerts(
  tx: Transaction,
  { type = "admin", kind, facts, after, limit }: CommonAlert,
  now: number,
): Promise<number[]> {
  // Raw: with the builder, insert from select needs every column, including the serial.
  const sent = await tx.execute<{ playerId: number }>(sql`
    insert into alerts (player_id, type, kind, facts, created_at)
    select id, ${type}, ${kind}, ${JSON.stringify(facts)}::jsonb, ${now}::bigint
    from players where not is_guest and id > ${after}::int
    order by id limit ${limit}::int returning player_id as "playerId"`);
  return sent.map(({ playerId }) => playerId);
}
