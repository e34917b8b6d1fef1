/** Queries of what goals and badges depend on. */
import {
  accounts,
  type Database,
  goalBaselines,
  ledger,
  messages,
  players,
  plots,
  rankHours,
  seasons,
} from "@emberlode/db";
import { FACTORY_CLASS_IDS, FACTORY_CLASSES } from "@emberlode/game";
import { and, eq, exists, gt, gte, isNotNull, lte, max, min, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";

export interface DeedRow {
  deed: string;
  count: number;
}

const { kind, detail } = ledger;

/** The subject of a line, such as the tool, the unit or the goal. */
const lineSubject = sql`coalesce(${detail}->>'tool', ${detail}->>'unit', ${detail}->>'research',
  ${detail}->>'part', ${detail}->>'action', ${detail}->>'game', ${detail}->>'effort', ${detail}->>'goal',
  case when ${kind} = 'upgrade-base' then ${detail}->>'lvl' end)`;

/** The class of a captured factory. */
const capturedClass = sql`case when ${kind} = 'capture' and ${detail}->>'won' = 'true' then case
  ${sql.join(
    FACTORY_CLASS_IDS.map(
      (id) =>
        sql`when (${detail}->>'slots')::int <= ${FACTORY_CLASSES[id].maxSlots}::int then ${id}::text`,
    ),
    sql` `,
  )} end end`;

/** The deeds that a line counts toward: its kind, alone and with its subject or result. */
const deedNames = sql<string | null>`unnest(array[${kind}, ${kind} || '.' || ${lineSubject},
  case when ${detail}->>'vein' = 'true' then ${kind} || '.vein' end,
  case when ${detail}->>'won' = 'true' then ${kind} || '.won' end,
  ${kind} || '.' || ${capturedClass}])`;

/** How many deeds a line counts for. */
const deedCount = sql<number>`case when ${kind} = 'buy-units' then (${detail}->>'count')::bigint else 1 end`;

/** Deeds in the lines after `from`, up to and including `to`. */
export async function countDeeds(
  db: Database,
  playerId: number,
  from: number,
  to: number,
): Promise<DeedRow[]> {
  const named = db
    .select({ deed: deedNames.as("deed"), times: deedCount.as("times") })
    .from(ledger)
    .where(
      and(eq(ledger.playerId, playerId), gt(ledger.lineNumber, from), lte(ledger.lineNumber, to)),
    )
    .as("named");
  return db
    .select({ deed: sql<string>`${named.deed}`, count: sql<number>`sum(${named.times})::bigint` })
    .from(named)
    .where(isNotNull(named.deed))
    .groupBy(named.deed);
}

/** The facts for goals, apart from the log and the current rank. */
export interface StoredProgress {
  /** Current plots. */
  plots: number;
  /** The best rank on record; null if none with power. */
  bestRank: number | null;
  /** Whether the player has a message of this season in the stored chat. */
  hasChatted: boolean;
  /** Whether the player ever divided the garrison among their factories. */
  hasGarrison: boolean;
}

/** Further facts that decide which goals pay. */
export interface StoredRewards {
  isBot: boolean;
  /** The facts for goals when they began to pay; null for a player who joined after that. */
  baseline: typeof goalBaselines.$inferSelect | null;
}

/** The player inside of a query that may itself read players. */
const owner = alias(players, "garrison_owner");

/** The columns of a player's stored progress, for a query that has their id. */
export function storedProgressColumns(db: Database, playerId: PgColumn) {
  const bestRank = db
    .select({ rank: min(rankHours.rank) })
    .from(rankHours)
    .where(and(eq(rankHours.playerId, playerId), gt(rankHours.power, 0)));
  // The chat outlasts a season; goals do not.
  const lastChange = sql`coalesce((${db.select({ at: max(seasons.endedAt) }).from(seasons)}), 0)`;
  const message = db
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.playerId, playerId), gte(messages.createdAt, lastChange)));
  const divided = db
    .select({ at: owner.garrisonAt })
    .from(owner)
    .where(and(eq(owner.id, playerId), gt(owner.garrisonAt, 0)));
  return {
    plots: db.$count(plots, eq(plots.playerId, playerId)),
    bestRank: sql<number | null>`(${bestRank})`,
    hasChatted: sql<boolean>`${exists(message)}`,
    hasGarrison: sql<boolean>`${exists(divided)}`,
  };
}

const NO_PROGRESS: StoredProgress & StoredRewards = {
  plots: 0,
  bestRank: null,
  hasChatted: false,
  hasGarrison: false,
  isBot: false,
  baseline: null,
};

export async function findStoredProgress(
  db: Database,
  playerId: number,
): Promise<StoredProgress & StoredRewards> {
  const [row] = await db
    .select({
      ...storedProgressColumns(db, players.id),
      isBot: accounts.isBot,
      baseline: goalBaselines,
    })
    .from(players)
    .innerJoin(accounts, eq(accounts.id, players.id))
    .leftJoin(goalBaselines, eq(goalBaselines.playerId, players.id))
    .where(eq(players.id, playerId));
  return row ?? NO_PROGRESS;
}
