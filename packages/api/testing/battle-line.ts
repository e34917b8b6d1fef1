/** A line about a battle in a player's log, as an attack writes it. */
import { logCategoryIndex } from "@emberlode/game";
import type { TestGame } from "./game.ts";

interface BattleLine {
  kind: "attack" | "capture" | "defense";
  /** Whether the attacker won. */
  won: boolean;
  /** The amount moved: negative for the victim. */
  metal?: number;
  /** Of the factory fought for. */
  slots?: number;
  other?: { id: number; username: string };
  battle?: string;
  /** Counter of a provable roll. */
  roll?: number;
}

/** Writes only the line, without changing any balance. */
export async function addBattleLine(game: TestGame, id: number, line: BattleLine): Promise<void> {
  const { kind, won, metal = 0, other, battle = "b1", roll, slots } = line;
  const detail = {
    won,
    battle,
    roll,
    slots,
    otherId: other?.id ?? 0,
    other: other?.username ?? "Nobody",
  };
  const cat = logCategoryIndex("attack");
  await game.pool.query(
    `with p as (
      update players set version = version + 1,
        log_counts[${cat + 1}] = log_counts[${cat + 1}] + 1
      where id = $1::int returning version, log_counts, log_counts[${cat + 1}] as cat_nr
    )
    insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
    select $1::int, version, $2, (select sum(n) from unnest(log_counts) n), ${cat}, cat_nr,
      $3::bigint, 0, $4::text::jsonb, $5::bigint from p`,
    [id, kind, metal, JSON.stringify(detail), game.clock.now()],
  );
  game.services.actions.forget(id);
}
