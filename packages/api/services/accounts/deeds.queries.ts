/** What players did, counted from the lines of their log. */
import { type Database, ledger, messages } from "@emberlode/db";
import { and, eq, gt, isNotNull, lte, sql } from "drizzle-orm";

export interface DeedRow {
  deed: string;
  count: number;
}

const { kind, detail } = ledger;

/** What a line was about, such as the tool, the unit or the effort. */
const about = sql`coalesce(${detail}->>'tool', ${detail}->>'unit', ${detail}->>'research',
  ${detail}->>'part', ${detail}->>'action', ${detail}->>'game', ${detail}->>'effort',
  case when ${kind} = 'upgrade-base' then ${detail}->>'lvl' end)`;

/** The names that a line counts under: its kind, and what it was about or came to. */
const names = sql<string | null>`unnest(array[${kind}, ${kind} || '.' || ${about},
  case when ${detail}->>'vein' = 'true' then ${kind} || '.vein' end,
  case when ${detail}->>'won' = 'true' then ${kind} || '.won' end])`;

/** How often a line counts. */
const times = sql<number>`case when ${kind} = 'buy-units' then (${detail}->>'count')::bigint else 1 end`;

/** Deeds of the lines after `from` up to `to`. */
export async function countDeeds(
  db: Database,
  playerId: number,
  from: number,
  to: number,
): Promise<DeedRow[]> {
  const named = db
    .select({ deed: names.as("deed"), times: times.as("times") })
    .from(ledger)
    .where(and(eq(ledger.playerId, playerId), gt(ledger.nr, from), lte(ledger.nr, to)))
    .as("named");
  return db
    .select({ deed: sql<string>`${named.deed}`, count: sql<number>`sum(${named.times})::bigint` })
    .from(named)
    .where(isNotNull(named.deed))
    .groupBy(named.deed);
}

/** Whether a player ever wrote in the chat, as far as it goes back. */
export async function hasWritten(db: Database, playerId: number): Promise<boolean> {
  const rows = await db
    .select({ seq: messages.seq })
    .from(messages)
    .where(eq(messages.playerId, playerId))
    .limit(1);
  return rows.length > 0;
}
