/** What tests hand to players in SQL. */
import { TOOL_IDS, type ToolId } from "@emberlode/game";
import type { TestPlayer } from "./players.ts";
import type { TestApp } from "./test-app.ts";

/** Gives (or takes) resources with a ledger row, so that the books stay right. */
export async function give(test: TestApp, { id }: TestPlayer, metal: number, energy: number) {
  await test.pool.query(
    `with paid as (
      update players set metal = metal + $2::bigint, energy = energy + $3::bigint,
        version = version + 1, log_counts[1] = log_counts[1] + 1
      where id = $1::int returning version, (select sum(n) from unnest(log_counts) n) as nr,
        log_counts[1] as cat_nr
    )
    insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy,
      detail, created_at)
    select $1::int, version, 'start', nr, 0, cat_nr, $2::bigint, $3::bigint, '{}', 0 from paid`,
    [id, metal, energy],
  );
  test.services.actions.forget(id);
}

/** Gives the research of a kept tool, such as a card or key, at this level. */
export async function giveKey(test: TestApp, { id }: TestPlayer, tool: ToolId, level: number) {
  const at = TOOL_IDS.indexOf(tool) + 1;
  await test.pool.query(
    `update players set tools[${at}] = $2::int, researches[${at}] = $2::int, version = version + 1
    where id = $1::int`,
    [id, level],
  );
  test.services.actions.forget(id);
}
