/** The caller's last battle over a base, for forecasts (rules §12). */
import type { LastBattleAnswer, LastBattleInput } from "@emberlode/contract";
import { ATTACK, LOG_CATEGORIES } from "@emberlode/game";
import type { PlayerContext } from "../context.ts";
import { findLinesOf } from "../logs/logs.queries.ts";
import { presentPlayer } from "../players/present-player.ts";
import { findBattle } from "./battles.queries.ts";
import { toPublicReport } from "./to-report.ts";

const CATEGORY = LOG_CATEGORIES.indexOf("battle");
/** So many lines are looked at; nobody leads or meets that many battles in a day unseen. */
const LOOKED_AT = 100;
const KINDS = { attacker: "attack", defender: "defense" } as const;

/** The report of the last battle within 24 hours on a side, against one enemy where asked. */
export async function lastBattle(
  ctx: PlayerContext,
  { role, enemy }: LastBattleInput,
): Promise<LastBattleAnswer> {
  const { clock, pool } = ctx.services;
  const player = await presentPlayer(ctx);
  const top = player.logCounts[CATEGORY] ?? 0;
  if (top === 0) return { report: null };
  const lines = await findLinesOf(pool, player.id, { cat: CATEGORY, top }, LOOKED_AT);
  const since = clock.now() - ATTACK.memoryMs;
  const line = lines.find(
    ({ kind, createdAt, detail }) =>
      kind === KINDS[role] &&
      createdAt > since &&
      (enemy === undefined || String(detail.otherId) === enemy),
  );
  const id = line?.detail.battle;
  const battle = typeof id === "string" ? await findBattle(pool, id) : null;
  return { report: battle === null ? null : toPublicReport(battle) };
}
