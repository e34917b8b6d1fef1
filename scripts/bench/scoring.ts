/**
 * `npm run bench -- --scoring`: how long it takes to score a day of a thousand players, and how
 * much that delays others. The server's own process scores, so this measures a player who digs all
 * the time, and the process's event loop, with and without scoring.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { createCaller, createContext, type Services, scoreDueDays } from "@emberlode/api";
import { auditLedger, createPool, migrate, type Pool, startEmbeddedPostgres } from "@emberlode/db";
import { DAY, HOUR, type LedgerKind, logCategoryIndex, MINUTE, SPENT_MS } from "@emberlode/game";
import { benchServices, factsOf, registerPlayer } from "./services.ts";
import { printRows } from "./table.ts";

const WORLD = "world";
const PLAYERS = 1_000;
const LINES_EACH = 300;
const RUNS = 5;
/** The longest that scoring may take, and the longest that anyone may wait for it. */
const SCORING_MS = 2_000;
const BLOCK_MS = 50;
const DEADLINE_MS = 120_000;
const QUIET_MS = 2_000;

/**
 * The lines of a busy day: of a hundred, 70 digs, 20 searches, 4 relics and 6 fights. They change
 * no balance. `$1` and `$2` are the first and last player, `$3` their number of lines, `$4` the
 * start of the day.
 */
const WRITE_DAY = `
insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
select p.id, p.version, line.kind, (select sum(c) from unnest(p.log_counts) c) + n, line.cat,
  p.log_counts[line.cat + 1] + row_number() over (partition by p.id, line.cat order by n), 0, 0,
  line.detail::jsonb, $4::bigint + n * (${DAY} / ($3::int + 1))
from generate_series(1, $3::int) n
join (values
  (0, 69, 'dig', ${logCategoryIndex("dig")}, '{"x":1,"y":1,"resource":"metal","divisor":1}'),
  (70, 89, 'cave', ${logCategoryIndex("cave")}, '{"x":1,"y":1,"find":"part","divisor":1,"roll":1}'),
  (90, 93, 'relic', ${logCategoryIndex("relic")}, '{"x":1,"y":1,"find":"metal","relic":1,"roll":1}'),
  (94, 96, 'plunder', ${logCategoryIndex("plunder")}, '{"x":1,"y":1,"won":true,"otherId":1,"counted":500}'),
  (97, 99, 'defense', ${logCategoryIndex("defense")}, '{"x":1,"y":1,"won":true,"lootMetal":300,"lootEnergy":200}')
) line(low, high, kind, cat, detail) on n % 100 between low and high
cross join players p
where p.id between $1::int and $2::int`;

/** A player's number of lines in the category of a kind; arrays of Postgres begin at 1. */
const countOf = (kind: LedgerKind) => `log_counts[${logCategoryIndex(kind) + 1}]`;

/** Counts these lines. */
const COUNT_LINES = `
update players p set version = p.version + 1,
  ${countOf("dig")} = ${countOf("dig")} + $3::int * 70 / 100,
  ${countOf("cave")} = ${countOf("cave")} + $3::int * 24 / 100,
  ${countOf("defense")} = ${countOf("defense")} + $3::int * 3 / 100,
  ${countOf("plunder")} = ${countOf("plunder")} + $3::int * 3 / 100
where p.id between $1::int and $2::int`;

const PLAYERS_PER_STATEMENT = 100;

/**
 * Makes the players with their day, the first of them on an ore; returns the first one's session.
 */
async function settle(services: Services, pool: Pool, dayStart: number): Promise<string> {
  const first = await registerPlayer(services, "Bench0");
  let last = first;
  for (let number = 1; number < PLAYERS; number += 1)
    last = await registerPlayer(services, `Bench${number}`);
  for (let from = first.id; from <= last.id; from += PLAYERS_PER_STATEMENT) {
    const range = [from, Math.min(last.id, from + PLAYERS_PER_STATEMENT - 1), LINES_EACH];
    await pool.query(WRITE_DAY, [...range, dayStart]);
    await pool.query(COUNT_LINES, range);
  }
  await pool.query(
    `insert into rank_hours (player_id, hour, rank, power)
     select p.id, h, p.id, 1000 from players p cross join generate_series($1::int, $1::int + 23) h
     on conflict do nothing`,
    [dayStart / HOUR],
  );
  await pool.query(
    `update players p set version = p.version + 1, x = f.x, y = f.y from (
      select x, y from fields where type in ('metal', 'energy') order by x, y limit 1
    ) f where p.id = $1::int`,
    [first.id],
  );
  services.actions.invalidate(first.id);
  return first.sid;
}

interface Waits {
  /** The longest time that the process ran nothing else, and that a dig took, in milliseconds. */
  blockedMs: number;
  digMs: number;
}

/** Digs all the time with one player while something runs. */
async function watch(services: Services, sid: string, running: Promise<unknown>): Promise<Waits> {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  let isOver = false;
  void running.finally(() => {
    isOver = true;
  });
  let digMs = 0;
  const [ore] = await services.pool.query<{ x: number; y: number; type: "metal" | "energy" }>(
    "select x, y, type from fields where type in ('metal', 'energy') order by x, y limit 1",
  );
  if (ore === undefined) throw new Error("The world has no ore.");
  const { type, ...field } = ore;
  while (!isOver) {
    const caller = createCaller(createContext(services, factsOf(sid)));
    const began = performance.now();
    await caller.user.gather({ type, field });
    digMs = Math.max(digMs, performance.now() - began);
    // The field is spent for a millisecond.
    await sleep(3);
  }
  loop.disable();
  return { blockedMs: loop.max / 1e6, digMs };
}

/** Measures, prints, and audits the world. */
export async function measureScoring(): Promise<void> {
  Object.assign(SPENT_MS, { dig: 1 });
  const dataDir = mkdtempSync(join(tmpdir(), "emberlode-scoring-"));
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    const { url } = postgres;
    await migrate(url, WORLD);
    const pool = createPool({ url, world: WORLD, deadlineMs: DEADLINE_MS });
    const services = benchServices(pool, dataDir);
    await services.start();
    const dayStart = Math.floor(Date.now() / DAY) * DAY;
    console.log(`… ${PLAYERS} players with ${LINES_EACH} lines of a day each`);
    const sid = await settle(services, pool, dayStart);
    await pool.query("update seasons set begins_at = $1::bigint", [dayStart]);
    await services.season.reload();
    const clock = { now: () => dayStart + DAY + 5 * MINUTE };
    // Until everything is compiled and cached.
    await watch(services, sid, sleep(QUIET_MS));
    const quiet = await watch(services, sid, sleep(QUIET_MS));
    const rows = [["", "ms", "longest block, ms", "longest dig, ms"]];
    rows.push(["nothing is scored", "", quiet.blockedMs.toFixed(1), quiet.digMs.toFixed(1)]);
    for (let run = 1; run <= RUNS; run += 1) {
      await pool.query("delete from renown_days");
      await pool.query("update seasons set scored_day = null");
      await services.season.reload();
      const began = performance.now();
      const scoring = scoreDueDays({ pool, clock, season: services.season });
      const { blockedMs, digMs } = await watch(services, sid, scoring);
      await scoring;
      const ms = performance.now() - began;
      const [scored] = await pool.query<{ count: number }>(
        "select count(*)::int as count from renown_days",
      );
      const name = `a day of ${scored?.count} players`;
      rows.push([name, ms.toFixed(0), blockedMs.toFixed(1), digMs.toFixed(1)]);
    }
    console.log(
      `\naim: at most ${SCORING_MS} ms, and nobody blocked for longer than ${BLOCK_MS} ms\n`,
    );
    printRows(rows);
    await services.stop();
    console.log(`\nbroken invariants: ${(await auditLedger(pool)).length}`);
    await pool.close();
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
