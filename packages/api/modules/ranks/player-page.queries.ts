/** The stored part of a player's page, in one statement: bots open many pages. */
import { accounts, type Database, preparedQueries } from "@emberlode/db";
import { USERNAME_PATTERN } from "@emberlode/game";
import { sql } from "drizzle-orm";
import { type StoredProgress, storedProgressColumns } from "../goals/progress.queries.ts";
import {
  ACCOUNT_COLUMNS,
  type AccountRow,
  currentNameFirst,
  hasOrHadName,
} from "../players/players.queries.ts";
import { firstRecentHour, type RankHour, recordsOf } from "./rank-hours.queries.ts";

const pageQueries = preparedQueries((db) => {
  const name = sql.placeholder("name");
  const records = recordsOf(db, accounts.id, sql.placeholder("first")).as("record");
  return {
    byName: db
      .select({
        id: accounts.id,
        ...ACCOUNT_COLUMNS,
        ...storedProgressColumns(db, accounts.id),
        rankHours: sql`(select json_agg(record) from ${records})`.mapWith(
          (text: string): RankHour[] => JSON.parse(text),
        ),
      })
      .from(accounts)
      .where(hasOrHadName(name))
      .orderBy(currentNameFirst(name))
      .limit(1)
      .prepare("player_page"),
  };
});

export interface PlayerPageRow extends AccountRow, StoredProgress {
  id: number;
  /** Records of the last 90 days, oldest first; null if none. */
  rankHours: RankHour[] | null;
}

/** By current or former name, like `findByCurrentOrFormerName`; null if none. */
export async function findPlayerPage(
  db: Database,
  name: string,
  now: number,
): Promise<PlayerPageRow | null> {
  if (!USERNAME_PATTERN.test(name)) return null;
  const [row] = await pageQueries(db).byName.execute({ name, first: firstRecentHour(now) });
  return row ?? null;
}
