/** Accounts by the network of their sign-up, which is stored for 30 days (docs/moderation.md). */
import {
  accounts,
  actionCount,
  type Database,
  isActiveSanction,
  isAnyOf,
  players,
  sanctions,
} from "@emberlode/db";
import { type NetworkAction, type NetworkOrder, type NetworkSize, PLACING } from "@emberlode/game";
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { asNetwork } from "../accounts/sign-up-blocks.queries.ts";
import { isPerson } from "../players/people.ts";

/** Page size for the accounts of a network, and the number of addresses listed. */
export const PLAYERS_PER_PAGE = 100;
const MAX_ADDRESSES = 20;

/** An unknown address belongs to no network. */
export const isInNetwork = (
  network: string,
  column: PgColumn = accounts.address,
) => sql`case when ${column} ~ '^[0-9a-f.:]+(/64)?$'
  then ${column}::inet <<= ${network}::text::inet else false end`;

/** Never null here: an account without an address belongs to no network. */
const address = sql<string>`${accounts.address}`;

const isPlayer = eq(players.id, accounts.id);

/** The number of people, by state, and of all others: labeled bots and demo players. */
export interface NetworkCounts {
  accounts: number;
  guests: number;
  bases: number;
  banned: number;
  played: number;
  bots: number;
}

const countOf = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`;
const countPeople = (condition?: SQL) => countOf(and(isPerson, condition));

const people = countPeople();
const COUNT_COLUMNS = {
  accounts: countPeople(not(accounts.isGuest)),
  guests: countPeople(eq(accounts.isGuest, true)),
  bases: countPeople(isNotNull(players.baseX)),
  banned: countPeople(isNotNull(accounts.bannedAt)),
  played: countPeople(gte(actionCount, PLACING.fewActions)),
  bots: sql<number>`count(*) - ${people}`,
};

/** Counts of a whole network, and of its addresses with the most accounts. */
export async function countNetwork(
  db: Database,
  network: string,
): Promise<
  NetworkCounts & { network: string; addresses: (NetworkCounts & { address: string })[] }
> {
  const [counts] = await db
    .select({ network: sql<string>`${asNetwork(network)}::text`, ...COUNT_COLUMNS })
    .from(accounts)
    .innerJoin(players, isPlayer)
    .where(isInNetwork(network));
  if (counts === undefined) throw new Error("The count query returned no row.");
  const addresses = await db
    .select({ address, ...COUNT_COLUMNS })
    .from(accounts)
    .innerJoin(players, isPlayer)
    .where(isInNetwork(network))
    .groupBy(accounts.address)
    .orderBy(desc(people), desc(count()), asc(accounts.address))
    .limit(MAX_ADDRESSES);
  return { ...counts, addresses };
}

/** An account of a network. Times in milliseconds. */
export interface NetworkPlayer {
  id: number;
  username: string;
  address: string;
  isGuest: boolean;
  isBot: boolean;
  isBanned: boolean;
  isSuspended: boolean;
  createdAt: number;
  lastSeenAt: number;
  actions: number;
  baseX: number | null;
  baseY: number | null;
}

/** Accounts of a network after an id: one more than is listed, to see if there is another page. */
export async function findNetworkPlayers(
  db: Database,
  network: string,
  after: number,
): Promise<NetworkPlayer[]> {
  return db
    .select({
      id: accounts.id,
      username: accounts.username,
      address,
      isGuest: accounts.isGuest,
      isBot: accounts.isBot,
      isBanned: sql<boolean>`${isNotNull(accounts.bannedAt)}`,
      isSuspended: sql<boolean>`${isNotNull(accounts.bannedUntil)}`,
      createdAt: accounts.createdAt,
      lastSeenAt: accounts.lastSeenAt,
      actions: actionCount,
      baseX: players.baseX,
      baseY: players.baseY,
    })
    .from(accounts)
    .innerJoin(players, isPlayer)
    .where(and(isInNetwork(network), gt(accounts.id, after)))
    .orderBy(asc(accounts.id))
    .limit(PLAYERS_PER_PAGE + 1);
}

/** Addresses as they are stored, and the prefix of the networks around them. */
const SIZES: Readonly<Record<NetworkSize, { address: SQL; bits: SQL }>> = {
  "ipv4-24": { address: sql`'^[0-9.]+$'`, bits: sql`24` },
  "ipv6-56": { address: sql`'^[0-9a-f:]+/64$'`, bits: sql`56` },
  "ipv6-48": { address: sql`'^[0-9a-f:]+/64$'`, bits: sql`48` },
};

/** How many networks are listed. */
const MAX_NETWORKS = 50;

interface WantedNetworks {
  size: NetworkSize;
  order: NetworkOrder;
  /** In milliseconds. */
  since: number;
}

/**
 * The networks with the most sign-ups or bases of people since a time, each with the number of all
 * networks.
 */
export async function countNetworks(
  db: Database,
  { size, order, since }: WantedNetworks,
): Promise<(NetworkCounts & { network: string; newestAt: number; total: number })[]> {
  const { address: pattern, bits } = SIZES[size];
  // A condition may be checked after a column is computed, and "unknown" is no address.
  const ofSize = sql`case when ${accounts.address} ~ ${pattern} then ${accounts.address}::inet end`;
  const network = sql<string>`network(set_masklen(${ofSize}, ${bits}))::text`;
  const newestAt = sql<number>`max(${accounts.createdAt}) filter (where ${isPerson})`;
  const orderedBy = order === "bases" ? COUNT_COLUMNS.bases : people;
  return db
    .select({ network, ...COUNT_COLUMNS, newestAt, total: sql<number>`count(*) over ()` })
    .from(accounts)
    .innerJoin(players, isPlayer)
    .where(
      and(
        isNotNull(accounts.address),
        gte(accounts.createdAt, since),
        sql`${accounts.address} ~ ${pattern}`,
      ),
    )
    .groupBy(network)
    .having(gt(people, 0))
    .orderBy(desc(orderedBy), desc(people), desc(newestAt), asc(network))
    .limit(MAX_NETWORKS);
}

/** Accounts that an action changes. Staff is skipped. */
const isTarget = (network: string, action: NetworkAction) =>
  and(
    isInNetwork(network),
    eq(accounts.role, "player"),
    action === "free"
      ? isNotNull(players.baseX)
      : or(isNull(accounts.bannedAt), isNotNull(accounts.bannedUntil), isNotNull(players.baseX)),
  );

/** Counts the accounts that an action changes, and the team's in the same network. */
export async function countTargets(db: Database, network: string, action: NetworkAction) {
  const { banned: _, ...people } = COUNT_COLUMNS;
  // An action frees the bases of bots, too.
  const columns = { ...people, bases: countOf(isNotNull(players.baseX)) };
  const [counts] = await db
    .select({ network: sql<string>`${asNetwork(network)}::text`, ...columns })
    .from(accounts)
    .innerJoin(players, isPlayer)
    .where(isTarget(network, action));
  if (counts === undefined) throw new Error("The count query returned no row.");
  const staff = await db.$count(accounts, and(isInNetwork(network), ne(accounts.role, "player")));
  return { ...counts, team: staff };
}

/** The accounts that an action changes, the oldest first. */
export async function findTargets(
  db: Database,
  { network, action }: { network: string; action: NetworkAction },
  limit: number,
): Promise<readonly number[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(players, isPlayer)
    .where(isTarget(network, action))
    .orderBy(asc(accounts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Those of these accounts without an active ban. */
export async function findWithoutBan(
  db: Database,
  accountIds: readonly number[],
  now: number,
): Promise<number[]> {
  const banned = await db
    .select({ id: sanctions.playerId })
    .from(sanctions)
    .where(
      and(
        isAnyOf(sanctions.playerId, accountIds),
        eq(sanctions.kind, "ban"),
        isActiveSanction(now),
      ),
    );
  const ids = new Set(banned.map(({ id }) => id));
  return accountIds.filter((id) => !ids.has(id));
}
