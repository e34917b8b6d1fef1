/**
 * `lean`: one statement that makes a dig's promises and carries nothing else. Changing it changes
 * what all ratios mean.
 */
import { CLIENTS, runScript, type Script, type ScriptReport } from "../pgbench.ts";
import { auditTables, DIGGERS, GAIN, makeTables } from "./tables.ts";

const SCHEMA = "bench_lean";

/** The player moves on by one version or nothing happens; the key is unique; a repeat finds its answer. */
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

/** Players of one client: each client has its own, so that it knows their versions as a server does. */
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

/** Runs the statement on new tables, and compares what they hold then with what was answered. */
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
