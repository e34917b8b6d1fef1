/** Rows of cleared tables that outlive a season, and the first line of every player's new log. */
import { DAY } from "@emberlode/game";
import { sql } from "drizzle-orm";
import { UNLOGGED_KIND } from "../commit/writes/ledger.ts";
import type { Transaction } from "../connection/database.ts";
import { battles, ledger, players, seasonBattles } from "../schema/index.ts";
import { newcomer } from "./reset-players.ts";

/**
 * Keeps, while `clear` empties the tables, the greatest battles and the answers to the keys of a
 * day: a call that is repeated after the change must not have a second effect. Then writes every
 * player's `start` line. Raw: Drizzle has no temporary tables, and no `insert` of a selection with
 * constants.
 */
export async function keepRows(
  tx: Transaction,
  now: number,
  clear: () => Promise<void>,
): Promise<void> {
  await tx.execute(sql`create temporary table kept_battles on commit drop as
    select * from ${battles} where id in (select battle_id from ${seasonBattles})`);
  // Keys that a process gave itself are never sent again.
  await tx.execute(sql`create temporary table kept_keys on commit drop as
    select id, player_id, version, created_at, key, body_hash, answer from ${ledger}
    where key is not null and key not like '~%' and created_at >= ${now - DAY}::bigint`);
  await clear();
  await tx.execute(sql`insert into ${battles} select * from kept_battles`);
  await tx.execute(sql`insert into ${ledger}
      (id, player_id, version, kind, d_metal, d_energy, detail, created_at, key, body_hash, answer)
    select id, player_id, version, ${UNLOGGED_KIND}::text, 0, 0, '{}', created_at, key, body_hash, answer
    from kept_keys`);
  const { kind, metal, energy } = newcomer(now).ledger;
  await tx.execute(sql`insert into ${ledger}
      (player_id, version, nr, cat, cat_nr, kind, d_metal, d_energy, detail, created_at)
    select id, version, 1, 0, 1, ${kind}::text, ${metal}::bigint, ${energy}::bigint, '{}',
      ${now}::bigint from ${players} order by id`);
}
