/** Consistent snapshots of players, with the other facts that a status shows. */
import type { PlayerState } from "@emberlode/game";
import type { Pool } from "../connection/pool.ts";
import { fromColumns, STATE_COLUMNS } from "./columns.ts";

export interface Snapshot {
  state: PlayerState;
  /** Raised by every change of the player; higher is newer. */
  version: number;
  /** As stored with the account. */
  settings: Record<string, unknown>;
  /** All factories of the player, including the base, even while it waits. */
  factories: readonly { slots: number }[];
}

const READ = `
select
  (select row_to_json(r) from (select ${STATE_COLUMNS.map((name) => `p.${name}`).join(", ")}) r)::text as player,
  a.settings::text as settings,
  (select json_agg(f.slots) from factories f where f.owner = p.id)::text as slots
from players p join accounts a on a.id = p.id where p.id = any($1::int[])`;

/** One statement, so that version, factories and settings match. Deleted players are omitted. */
export async function readSnapshots(pool: Pool, ids: readonly number[]): Promise<Snapshot[]> {
  if (ids.length === 0) return [];
  const rows = await pool.query<{ player: string; settings: string; slots: string | null }>(READ, [
    ids,
  ]);
  return rows.map(({ player, settings, slots }) => {
    const row: Record<string, unknown> = JSON.parse(player);
    const owned: number[] = slots === null ? [] : JSON.parse(slots);
    return {
      state: fromColumns(row),
      version: Number(row.version),
      settings: JSON.parse(settings),
      factories: owned.map((slots) => ({ slots })),
    };
  });
}
