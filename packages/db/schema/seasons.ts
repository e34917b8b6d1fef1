/** Seasons, and what everyone does in them (rules §17). */
import { SEASON_TITLES } from "@emberlode/game";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { timestampMs } from "./columns.ts";
import { amount, counter } from "./domains.ts";

/** All seasons so far. `worlds.season` is the current one, and the only one without `ended_at`. */
export const seasons = pgTable(
  "seasons",
  {
    number: integer().primaryKey(),
    /**
     * Its first day is the UTC day of this time. In the future for a world that is older than
     * seasons.
     */
    beginsAt: timestampMs("begins_at").notNull(),
    /** Its length in UTC days, fixed at the first server start after it begins; null for no end. */
    days: smallint(),
    /** The seed of its map, secret until it ends. */
    seed: text().notNull(),
    /** The last UTC day whose renown is complete; null before the first. */
    scoredDay: integer("scored_day"),
    /** The last notice of its end that was given, in days before it; null if there was none yet. */
    noticeDays: smallint("notice_days"),
    /**
     * When its standings, champions and battles were written; null before its last day is scored.
     */
    frozenAt: timestampMs("frozen_at"),
    /** The backup of its end, and when it was written; null before that. */
    backup: text(),
    backupAt: timestampMs("backup_at"),
    /** When the next season replaced it; null for the current season. */
    endedAt: timestampMs("ended_at"),
  },
  (table) => [
    check("seasons_number", sql`${table.number} > 0`),
    check("seasons_days", sql`${table.days} > 0`),
    check("seasons_backup", sql`(${table.backup} is null) = (${table.backupAt} is null)`),
    check(
      "seasons_ended",
      sql`${table.endedAt} is null or (${table.frozenAt} is not null and ${table.backupAt} is not null)`,
    ),
  ],
);

/** Scores in hundredths, and what they add up to. */
const scores = () => ({
  holding: counter("holding").notNull(),
  raiding: counter("raiding").notNull(),
  exploring: counter("exploring").notNull(),
  strength: counter("strength").notNull(),
  renown: counter("renown").notNull(),
});

/**
 * The renown of a player's day: one row for each player who acted on that day, or whose loot
 * changed. Only the current season's. No foreign key, so that inserts never wait for players' rows;
 * the trigger `forget_player` deletes a player's rows.
 */
export const renownDays = pgTable(
  "renown_days",
  {
    playerId: integer("player_id").notNull(),
    season: integer().notNull(),
    /** UTC day number. */
    day: integer().notNull(),
    /** False for guests, the team, and players without an action that day: all scores are 0. */
    isScored: boolean("is_scored").notNull(),
    ...scores(),
    /** Counted loot of the season at the end of the day, less all loot suffered, rounded down. */
    netLoot: bigint("net_loot", { mode: "number" }).notNull(),
    /** Total power at each hourly record of the day, which `rank_hours` keeps for two days only. */
    powers: bigint({ mode: "number" }).array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.season, table.day] })],
);

/** Everyone's final place in a season, on the ladder of players or of labeled bots. Kept. */
export const seasonStandings = pgTable(
  "season_standings",
  {
    season: integer()
      .notNull()
      .references(() => seasons.number, { onDelete: "cascade" }),
    /** No foreign key: the place of a deleted player stays taken. */
    playerId: integer("player_id").notNull(),
    isBot: boolean("is_bot").notNull(),
    rank: integer().notNull(),
    /** Sums over the season. */
    ...scores(),
  },
  (table) => [
    primaryKey({ columns: [table.season, table.playerId] }),
    unique("season_standings_rank").on(table.season, table.isBot, table.rank),
    check("season_standings_positive", sql`${table.rank} > 0`),
  ],
);

/** The champions of a season, whose titles show from then on. Kept. */
export const seasonChampions = pgTable(
  "season_champions",
  {
    season: integer()
      .notNull()
      .references(() => seasons.number, { onDelete: "cascade" }),
    title: text({ enum: SEASON_TITLES }).notNull(),
    /** No foreign key: nobody inherits the title of a deleted player. */
    playerId: integer("player_id").notNull(),
    /** Sum over the season, in hundredths. */
    score: counter("score").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.season, table.title] }),
    check(
      "season_champions_title",
      sql`${table.title} in (${sql.raw(SEASON_TITLES.map((title) => `'${title}'`).join(", "))})`,
    ),
  ],
);

/** The ten greatest battles of a season. Kept, as are their rows in `battles`. */
export const seasonBattles = pgTable(
  "season_battles",
  {
    season: integer()
      .notNull()
      .references(() => seasons.number, { onDelete: "cascade" }),
    place: smallint().notNull(),
    battleId: text("battle_id").notNull(),
    /** The strength of both sides together. */
    strength: amount("strength").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.season, table.place] }),
    unique("season_battles_battle").on(table.battleId),
    check("season_battles_place", sql`${table.place} between 1 and 10`),
  ],
);
