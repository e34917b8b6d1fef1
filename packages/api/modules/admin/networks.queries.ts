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
import { PLACING } from "@emberlode/game";
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
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";

/** Page size for the accounts of a network, and the number of addresses listed. */
export const PLAYERS_PER_PAGE = 100;
const MAX_ADDRESSES = 20;

/** An unknown address belongs to no network. */
const isInNetwork = (network: string) => sql`case when ${accounts.address} ~ '^[0-9a-f.:]+(/64)?$'
  then ${accounts.address}::inet <<= ${network}::text::inet else false end`;

/** Never null here: an account without an address belongs to no network. */
const address = sql<string>`${accounts.address}`;

const isPlayer = eq(players.id, accounts.id);

/** The number of accounts, by state. */
export interface NetworkCounts {
  accounts: number;
  guests: number;
  bases: number;
  banned: number;
  played: number;
}

const countOf = (condition: SQL | typeof accounts.isGuest) =>
  sql<number>`count(*) filter (where ${condition})`;

const COUNT_COLUMNS = {
  accounts: countOf(not(accounts.isGuest)),
  guests: countOf(accounts.isGuest),
  bases: countOf(isNotNull(players.baseX)),
  banned: countOf(isNotNull(accounts.bannedAt)),
  played: countOf(gte(actionCount, PLACING.fewActions)),
};

/** Counts of a whole network, and of its addresses with the most accounts. */
export async function countNetwork(
  db: Database,
  network: string,
): Promise<
  NetworkCounts & { network: string; addresses: (NetworkCounts & { address: string })[] }
> {
  const [counts] = await db
    .select({ network: sql<string>`network(${network}::text::inet)::text`, ...COUNT_COLUMNS })
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
    .orderBy(desc(count()), asc(accounts.address))
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

/** Accounts of a network to act on, without moderators and admins. */
export async function findTargets(db: Database, network: string): Promise<readonly number[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(players, isPlayer)
    .where(
      and(
        isInNetwork(network),
        eq(accounts.role, "player"),
        or(isNull(accounts.bannedAt), isNotNull(accounts.bannedUntil), isNotNull(players.baseX)),
      ),
    )
    .orderBy(asc(accounts.id));
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
