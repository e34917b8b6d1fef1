/** Accounts by the network that they were made from; it is kept for 30 days (docs/moderation.md). */
import { ACTION_LINES, accounts, type Database, players } from "@emberlode/db";
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

/** Most accounts, and most addresses, listed of a network at once. */
export const PLAYERS_EACH = 100;
const ADDRESSES = 20;

/** An unknown address belongs to no network. */
const isOf = (network: string) => sql`case when ${accounts.address} ~ '^[0-9a-f.:]+(/64)?$'
  then ${accounts.address}::inet <<= ${network}::text::inet else false end`;

/** Known, since an account without an address is of no network. */
const address = sql<string>`${accounts.address}`;

const isPlayer = eq(players.id, accounts.id);

/** How many accounts a network has, and their states. */
export interface NetworkCounts {
  accounts: number;
  guests: number;
  bases: number;
  banned: number;
  played: number;
}

const countOf = (condition: SQL | typeof accounts.isGuest) =>
  sql<number>`count(*) filter (where ${condition})`;

const counted = {
  accounts: countOf(not(accounts.isGuest)),
  guests: countOf(accounts.isGuest),
  bases: countOf(isNotNull(players.baseX)),
  banned: countOf(isNotNull(accounts.bannedAt)),
  played: countOf(gte(ACTION_LINES, PLACING.fewActions)),
};

/** All of a network, and its addresses with the most accounts. */
export async function countNetwork(
  db: Database,
  network: string,
): Promise<
  NetworkCounts & { network: string; addresses: (NetworkCounts & { address: string })[] }
> {
  const [counts] = await db
    .select({ network: sql<string>`network(${network}::text::inet)::text`, ...counted })
    .from(accounts)
    .innerJoin(players, isPlayer)
    .where(isOf(network));
  if (counts === undefined) throw new Error("The database did not answer.");
  const addresses = await db
    .select({ address, ...counted })
    .from(accounts)
    .innerJoin(players, isPlayer)
    .where(isOf(network))
    .groupBy(accounts.address)
    .orderBy(desc(count()), asc(accounts.address))
    .limit(ADDRESSES);
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

/** Accounts of a network after an id: one more than is listed, to know if there is another page. */
export async function findOfNetwork(
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
      actions: ACTION_LINES,
      baseX: players.baseX,
      baseY: players.baseY,
    })
    .from(accounts)
    .innerJoin(players, isPlayer)
    .where(and(isOf(network), gt(accounts.id, after)))
    .orderBy(asc(accounts.id))
    .limit(PLAYERS_EACH + 1);
}

/** Accounts of a network that an act applies to, without moderators and admins. */
export async function findTargets(db: Database, network: string): Promise<readonly number[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(players, isPlayer)
    .where(
      and(
        isOf(network),
        eq(accounts.role, "player"),
        or(isNull(accounts.bannedAt), isNotNull(players.baseX)),
      ),
    )
    .orderBy(asc(accounts.id));
  return rows.map(({ id }) => id);
}
