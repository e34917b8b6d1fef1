/** The last battle report of some kinds in a player's log, for forecasts (rules §12, §13). */
import type { PublicBattleReport } from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import { ATTACK, type LedgerKind, logCategoryIndex, type PlayerState } from "@emberlode/game";
import type { Clock } from "../../platform/clock.ts";
import { findCategoryLines, type LogRow } from "../logs/logs.queries.ts";
import { findBattle } from "./battles.queries.ts";
import { toPublicReport } from "./to-report.ts";

/** How many lines of a category are searched; no player has that many fights in a day. */
const MAX_SEARCHED_LINES = 100;

/** The report of the newest matching line within 24 hours. All kinds are of one log category. */
export async function findLastReport(
  { clock, db }: { clock: Clock; db: Database },
  player: PlayerState,
  kinds: readonly [LedgerKind, ...LedgerKind[]],
  matches: (detail: LogRow["detail"]) => boolean,
): Promise<PublicBattleReport | null> {
  const category = logCategoryIndex(kinds[0]);
  const top = player.logCounts[category] ?? 0;
  if (top === 0) return null;
  const lines = await findCategoryLines(db, player.id, { category, top }, MAX_SEARCHED_LINES);
  const since = clock.now() - ATTACK.historyMs;
  const line = lines.find(
    (line) => kinds.includes(line.kind) && line.createdAt > since && matches(line.detail),
  );
  const id = line?.detail.battle;
  const battle = typeof id === "string" ? await findBattle(db, id) : null;
  return battle === null ? null : toPublicReport(battle);
}
