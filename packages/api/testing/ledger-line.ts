/** Writes lines of logs as actions do, without changing balances or the map. */
import { type Facts, type LedgerKind, logCategoryIndex } from "@emberlode/game";
import type { TestGame } from "./game.ts";

interface LedgerLine {
  kind: LedgerKind;
  metal?: number;
  energy?: number;
  detail?: Facts;
  /** Now by default. */
  at?: number;
}

/** Adds one line to a player's log. */
export async function addLedgerLine(
  game: TestGame,
  id: number,
  { kind, metal = 0, energy = 0, detail = {}, at = game.clock.now() }: LedgerLine,
): Promise<void> {
  const category = logCategoryIndex(kind);
  await game.pool.query(
    `with p as (
      update players set version = version + 1,
        log_counts[${category + 1}] = log_counts[${category + 1}] + 1
      where id = $1::int returning version, log_counts, log_counts[${category + 1}] as cat_nr
    )
    insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
    select $1::int, version, $2, (select sum(n) from unnest(log_counts) n), ${category}, cat_nr,
      $3::bigint, $4::bigint, $5::text::jsonb, $6::bigint from p`,
    [id, kind, metal, energy, JSON.stringify(detail), at],
  );
  game.services.actions.invalidate(id);
}
