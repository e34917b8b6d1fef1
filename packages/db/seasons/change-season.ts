/**
 * The change of season: one transaction that replaces the world and keeps its accounts (rules §17).
 */
import { baseSlots, type FieldState, NEW_PLAYER_START, type Position } from "@emberlode/game";
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { backupLock } from "../backup/write-backup.ts";
import { createDatabase, type Transaction } from "../connection/database.ts";
import { notifyProcesses } from "../connection/notify.ts";
import { createPool } from "../connection/pool.ts";
import { accounts, factories, fields, naps, players, seasons, worlds } from "../schema/index.ts";
import { keepRows } from "./keep-rows.ts";
import { placesOfPlayers, resetPlayers } from "./reset-players.ts";
import { seasonLock } from "./season-lock.ts";
import { CHANGED, CLEARED } from "./season-tables.ts";

export interface SeasonChange {
  url: string;
  world: string;
  /** Number of the season to end. */
  season: number;
  now: number;
  /** Length of the next season in UTC days; null for no end. */
  days: number | null;
  /** The next map: its seed, its fields in cell order, and cells to start from, best first. */
  seed: string;
  cells: readonly Pick<FieldState, "x" | "y" | "type" | "slots">[];
  starts: readonly Position[];
}

/** `over`: another process changed the season before. `busy`: a change or a backup is running. */
export type SeasonChangeResult = "changed" | "over" | "busy";

/** Far more than a change takes. Nothing else runs on its connection. */
const DEADLINE_MS = 600_000;

/** Longer than any other transaction may wait for its client, or for a statement. */
const LOCK_TIMEOUT_MS = 6000;

const namesOf = (tables: readonly PgTable[]): SQL =>
  sql.join(
    tables.map((table) => sql.identifier(getTableConfig(table).name)),
    sql`, `,
  );

/**
 * False while another process changes the season, or makes a backup: that reads the cleared tables.
 */
async function takeLocks(tx: Transaction, world: string): Promise<boolean> {
  const isFree = (lock: string) =>
    sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${lock}, 0))`;
  const locks = { change: isFree(seasonLock(world)), backup: isFree(backupLock(world)) };
  const [acquired] = await tx.select(locks).from(sql`(select) one`);
  if (!acquired?.change || !acquired.backup) return false;
  // Raw: Drizzle has no settings, and no locks of tables. Reads go on until the tables are cleared.
  await tx.execute(sql`set local lock_timeout = ${sql.raw(String(LOCK_TIMEOUT_MS))}`);
  await tx.execute(sql`lock table ${namesOf([...CHANGED, ...CLEARED])} in exclusive mode`);
  return true;
}

/** Whether the season runs, and everything that must exist before its end. */
async function isReady(tx: Transaction, season: number): Promise<boolean> {
  const { number, endedAt, frozenAt, backupAt } = seasons;
  const isOpen = and(isNull(endedAt), isNotNull(frozenAt), isNotNull(backupAt));
  const isCurrent = sql`${number} = (${tx.select({ season: worlds.season }).from(worlds)})`;
  return (await tx.$count(seasons, and(eq(number, season), isOpen, isCurrent))) > 0;
}

/** Every base waits for its place, as for a new player. */
async function resetFactories(tx: Transaction, now: number): Promise<void> {
  await tx.delete(factories).where(eq(factories.type, "factory"));
  const { baseLevel: lvl } = NEW_PLAYER_START;
  await tx.update(factories).set({
    x: null,
    y: null,
    lvl,
    slots: baseSlots(lvl),
    safeUntil: 0,
    storeSince: now,
    garrison: 0,
    isFirst: false,
    fallsFreeAt: 0,
  });
}

async function resetFields(tx: Transaction, cells: SeasonChange["cells"]): Promise<void> {
  // Raw, like the statements around it: Drizzle has no rows from arrays, and its own statement for
  // 2,500 rows takes a second. The trigger would notify of each field; the change does that once.
  await tx.execute(sql`alter table ${fields} disable trigger fields_tell`);
  const list = (values: readonly (number | string)[]) => sql.param([...values]);
  await tx.execute(sql`update ${fields} f set type = n.type, slots = n.slots, base_owner = null,
      free_since = 0, held_since = 0, open_until = 0, reserved_until = 0, safe_until = 0,
      version = f.version + 1
    from unnest(${list(cells.map(({ x }) => x))}::int[], ${list(cells.map(({ y }) => y))}::int[],
      ${list(cells.map(({ type }) => type))}::text[], ${list(cells.map(({ slots }) => slots))}::int[]
    ) as n(x, y, type, slots)
    where f.x = n.x and f.y = n.y`);
  await tx.execute(sql`alter table ${fields} enable trigger fields_tell`);
}

/** Ends all pacts, and keeps the blocks. */
async function resetNaps(tx: Transaction): Promise<void> {
  await tx.delete(naps).where(eq(naps.blockedBy, []));
  await tx.update(naps).set({ state: "ended", askedAt: 0, endsAt: null });
}

/** Players in the order in which they get the best places. */
const byLastSeen = (tx: Transaction) =>
  tx
    .select({ id: players.id })
    .from(players)
    .innerJoin(accounts, eq(accounts.id, players.id))
    .orderBy(desc(accounts.lastSeenAt), asc(players.id));

async function beginNext(tx: Transaction, change: SeasonChange): Promise<void> {
  const { season, now, days, seed } = change;
  await tx.update(seasons).set({ endedAt: now }).where(eq(seasons.number, season));
  await tx.insert(seasons).values({ number: season + 1, beginsAt: now, days, seed });
  // A placement that was decided before is not written.
  const placements = sql`${worlds.placements} + 1`;
  await tx.update(worlds).set({ season: season + 1, seed, placements });
}

async function change(tx: Transaction, request: SeasonChange): Promise<SeasonChangeResult> {
  const { world, season, now, cells, starts } = request;
  if (!(await takeLocks(tx, world))) return "busy";
  if (!(await isReady(tx, season))) return "over";
  const ids = (await byLastSeen(tx)).map(({ id }) => id);
  await resetFactories(tx, now);
  await resetFields(tx, cells);
  await resetPlayers(tx, placesOfPlayers(ids, starts), now);
  await resetNaps(tx);
  await keepRows(tx, now, async () => {
    // Raw: Drizzle has no `truncate`, and a `delete` of every log takes minutes. Last, since it
    // stops reads of these tables.
    await tx.execute(sql`truncate ${namesOf(CLEARED)}`);
  });
  await beginNext(tx, request);
  await notifyProcesses(tx, [{ t: "season", season: season + 1 }]);
  return "changed";
}

/**
 * Ends a season and begins the next one, all or nothing. On a connection of its own, whose time
 * limits are not those of players. Throws if the database fails, or if others held a lock for too
 * long: try again later.
 */
export async function changeSeason(request: SeasonChange): Promise<SeasonChangeResult> {
  const { url, world } = request;
  const pool = createPool({
    url,
    world,
    reads: 1,
    transactions: 1,
    deadlineMs: DEADLINE_MS,
    applicationName: "emberlode-season",
  });
  try {
    return await createDatabase(pool, DEADLINE_MS).transaction((tx) => change(tx, request));
  } finally {
    await pool.close();
  }
}
