/**
 * `lean`: one statement that keeps the promises of a dig and does nothing else. Changing it changes
 * the meaning of all ratios.
 */
import { CLIENTS, runScript, type Script, type ScriptReport } from "../pgbench.ts";
import { auditTables, DIGGERS, GAIN, makeTables } from "./tables.ts";

const SCHEMA = "bench_lean";

/** Raises the version by one or does nothing; the key is unique, so repeats are recognized. */
const STATEMENT = `
with dug as (
  update players set version = version + 1, metal = metal + ${GAIN}
  where id = :id and version = :version
  returning id, version, x, y
), cooled as (
  insert into cooldowns (player_id, x, y, until) select id, x, y, :at::bigint + 3600000 from dug
  on conflict (player_id, x, y) do update set until = excluded.until
)
insert into ledger (player_id, version, kind, d_metal, d_energy, key, answer, created_at)
select id, version, 'dig', ${GAIN}, 0, gen_random_uuid()::text,
  '{"type": "metal", "gained": ${GAIN}, "spent": true}', :at::bigint
from dug returning version`;

/** Players per client. They are not shared, so a client knows their versions like a server does. */
const EACH = Math.floor(DIGGERS / CLIENTS);
const START = 1_700_000_000_000;

const SCRIPT: Script = {
  schema: SCHEMA,
  statement: STATEMENT,
  sets: {
    id: `1 + :client_id + ${CLIENTS} * (:turn % ${EACH})`,
    version: `:turn / ${EACH}`,
    at: `${START} + :turn`,
  },
  values: (client, turn) => ({
    id: 1 + client + CLIENTS * (turn % EACH),
    version: Math.floor(turn / EACH),
    at: START + turn,
  }),
};

/** Runs the statement on new tables, then compares their content with the answers. */
export async function measureLean(
  url: string,
  folder: string,
  seconds: number,
): Promise<ScriptReport & { failures: number }> {
  await makeTables(url, SCHEMA);
  const report = await runScript(SCRIPT, url, folder, seconds);
  const { digs, broken } = await auditTables(url, SCHEMA);
  return { ...report, failures: Math.abs(digs - report.done) + broken };
}
