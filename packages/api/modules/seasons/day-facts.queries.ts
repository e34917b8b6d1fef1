/** The facts for the renown of players' days, from the ledger and the hourly records. */
import {
  accounts,
  type Database,
  factories,
  isAnyOf,
  isOfRenownKind,
  ledger,
  players,
  rankHours,
  renownDays,
  worldHours,
} from "@emberlode/db";
import {
  CAVE_FINDS,
  DAY,
  type DayFacts,
  type DaySpan,
  type HeldFactory,
  HOUR,
  netLootBefore,
  PASSIVE_KINDS,
  type RenownRow,
  UNRANKED_ROLES,
} from "@emberlode/game";
import { and, asc, desc, eq, gt, gte, isNotNull, lt, ne, not, type SQL, sql } from "drizzle-orm";

const HOURS_A_DAY = DAY / HOUR;

/** An id of the ledger that is before all rows from a time on; 0 if none is known. */
export async function ledgerIdBefore(db: Database, at: number): Promise<number> {
  const [hour] = await db
    .select({ ledgerId: worldHours.ledgerId })
    .from(worldHours)
    .where(lt(worldHours.hour, Math.floor(at / HOUR)))
    .orderBy(desc(worldHours.hour))
    .limit(1);
  return hour?.ledgerId ?? 0;
}

/** All players with a row in the ledger after an id, in order. */
export async function findPlayersAfter(
  db: Database,
  ledgerId: number,
): Promise<{ id: number; version: number }[]> {
  const later = db
    .select({ one: sql`1` })
    .from(ledger)
    .where(and(eq(ledger.playerId, players.id), gt(ledger.id, ledgerId)));
  return db
    .select({ id: players.id, version: players.version })
    .from(players)
    .where(sql`exists (${later})`)
    .orderBy(asc(players.id));
}

/** A list of texts as one parameter, so that the query's text is constant. */
const texts = (list: readonly string[]) => sql`${sql.param([...list])}::text[]`;

/** Rows that the player caused. */
export const isOwnAction = and(
  isNotNull(ledger.lineNumber),
  sql`${ledger.kind} <> all(${texts(PASSIVE_KINDS)})`,
  sql`(${ledger.kind} <> 'mine' or ${ledger.detail} ->> 'role' is distinct from 'layer')`,
);

export const isSearch = sql`${ledger.kind} in ('cave', 'forest')`;

/** Finds while rested, which are only counted: they are most of the rows. */
export const isRestedFind = sql`${isSearch} and ${ledger.detail} ->> 'divisor' = '1'
  and (${ledger.kind} = 'forest' or ${ledger.detail} ->> 'find' = any(${texts(CAVE_FINDS)}))`;

/** The rows of a query as JSON, parsed. */
export const asJson = <Row>(rows: SQL | { getSQL(): SQL }) =>
  sql<Row[]>`coalesce((select json_agg(to_json(one)) from ${rows} one), '[]')::text`.mapWith(
    (text: string): Row[] => JSON.parse(text),
  );

export interface PlayerDay extends DayFacts {
  playerId: number;
  isBot: boolean;
  /** When the account was made. */
  createdAt: number;
  /** Whether anything of the day has to be kept. */
  isKept: boolean;
}

export interface DayQuery {
  season: number;
  /** The season's first UTC day. */
  firstDay: number;
  day: number;
  span: DaySpan;
  /** Before all rows of the day, see `ledgerIdBefore`. */
  afterId: number;
}

/**
 * The facts of these players' days, as one statement sees them: what they hold belongs to the last
 * of their rows.
 */
export async function findDayFacts(
  db: Database,
  ids: readonly number[],
  { season, firstDay, day, span, afterId }: DayQuery,
): Promise<PlayerDay[]> {
  const isOwnRow = and(
    eq(ledger.playerId, players.id),
    gt(ledger.id, afterId),
    gte(ledger.createdAt, span.from),
  );
  const acted = db
    .select({ one: sql`1` })
    .from(ledger)
    .where(and(isOwnRow, lt(ledger.createdAt, span.to), isOwnAction));
  const rows = db
    .select({
      kind: ledger.kind,
      at: sql`${ledger.createdAt}`.as("at"),
      metal: sql`${ledger.dMetal}`.as("metal"),
      energy: sql`${ledger.dEnergy}`.as("energy"),
      detail: ledger.detail,
    })
    .from(ledger)
    .where(and(isOwnRow, isOfRenownKind(ledger.kind), not(isSearch)))
    .orderBy(asc(ledger.id));
  const finds = db
    .select({ count: sql`count(*)` })
    .from(ledger)
    .where(and(isOwnRow, lt(ledger.createdAt, span.to), isOfRenownKind(ledger.kind), isRestedFind));
  const heldFactories = db
    .select({ x: factories.x, y: factories.y, slots: factories.slots })
    .from(factories)
    .where(and(eq(factories.owner, players.id), ne(factories.type, "base")));
  const powers = db
    .select({ power: rankHours.power })
    .from(rankHours)
    .where(
      and(
        eq(rankHours.playerId, players.id),
        gte(rankHours.hour, day * HOURS_A_DAY),
        lt(rankHours.hour, (day + 1) * HOURS_A_DAY),
      ),
    )
    .orderBy(asc(rankHours.hour));
  const closings = db
    .select({ day: renownDays.day, netLoot: sql`${renownDays.netLoot}`.as("netLoot") })
    .from(renownDays)
    .where(
      and(
        eq(renownDays.playerId, players.id),
        eq(renownDays.season, season),
        lt(renownDays.day, day),
      ),
    )
    .orderBy(asc(renownDays.day));
  const found = await db
    .select({
      playerId: players.id,
      isBot: accounts.isBot,
      createdAt: accounts.createdAt,
      isGuest: players.isGuest,
      isTeam: sql<boolean>`${accounts.role} = any(${texts(UNRANKED_ROLES)})`,
      hasActed: sql<boolean>`exists (${acted})`,
      finds: sql<number>`(${finds})`.mapWith(Number),
      rows: asJson<RenownRow>(rows),
      held: asJson<HeldFactory>(heldFactories),
      powers: asJson<{ power: number }>(powers),
      closings: asJson<{ day: number; netLoot: number }>(closings),
    })
    .from(players)
    .innerJoin(accounts, eq(accounts.id, players.id))
    .where(isAnyOf(players.id, ids))
    .orderBy(asc(players.id));
  return found.map(
    ({ playerId, isGuest, isTeam, hasActed, powers: hours, closings: ends, ...facts }) => ({
      ...facts,
      playerId,
      powers: hours.map(({ power }) => power),
      netLootBefore: netLootBefore(ends, { firstDay, day }),
      isScored: hasActed && !isGuest && !isTeam,
      isKept: hasActed || facts.rows.some(({ at }) => at < span.to),
    }),
  );
}
