/** The last battle report of a kind in a player's log, for forecasts (rules §12, §13). */
import type { PublicBattleReport } from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import { ATTACK, type LedgerKind, logCategoryIndex, type PlayerState } from "@emberlode/game";
import type { Clock } from "../../platform/clock.ts";
import { findLinesOf, type LogRow } from "../logs/logs.queries.ts";
import { findBattle } from "./battles.queries.ts";
import { toPublicReport } from "./to-report.ts";

/** How many lines of a category are searched; no player has that many fights in a day. */
const LOOKED_AT = 100;

/** The report of the newest matching line within 24 hours. */
export async function findLastReport(
  { clock, db }: { clock: Clock; db: Database },
  player: PlayerState,
  kind: LedgerKind,
  isWanted: (detail: LogRow["detail"]) => boolean,
): Promise<PublicBattleReport | null> {
  const cat = logCategoryIndex(kind);
  const top = player.logCounts[cat] ?? 0;
  if (top === 0) return null;
  const lines = await findLinesOf(db, player.id, { cat, top }, LOOKED_AT);
  const since = clock.now() - ATTACK.historyMs;
  const line = lines.find(
    (line) => line.kind === kind && line.createdAt > since && isWanted(line.detail),
  );
  const id = line?.detail.battle;
  const battle = typeof id === "string" ? await findBattle(db, id) : null;
  return battle === null ? null : toPublicReport(battle);
}
