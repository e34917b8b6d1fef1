/** Accounts by the network they were created from, which is known for 30 days (operations: sessions). */
import { ACTION_LINES, type Pool } from "@emberlode/db";
import { PLACING } from "@emberlode/game";

/** Most accounts, and most addresses, listed of a network at once. */
export const PLAYERS_EACH = 100;
const ADDRESSES = 20;

/** An unknown address belongs to no network. */
const OF_NETWORK = `case when a.address ~ '^[0-9a-f.:]+(/64)?$'
  then a.address::inet <<= $1::text::inet else false end`;

const FROM = `from accounts a join players p on p.id = a.id where ${OF_NETWORK}`;

/** How many accounts a network has, and their states. */
export interface NetworkCounts {
  accounts: number;
  guests: number;
  bases: number;
  banned: number;
  played: number;
}

const COUNTS = `count(*) filter (where not a.is_guest) as accounts,
  count(*) filter (where a.is_guest) as guests,
  count(*) filter (where p.base_x is not null) as bases,
  count(*) filter (where a.banned_at is not null) as banned,
  count(*) filter (where ${ACTION_LINES} >= ${PLACING.fewActions}) as played`;

/** All accounts of a network, and its addresses with the most accounts. */
export async function countNetwork(pool: Pool, network: string) {
  const [counts] = await pool.query<NetworkCounts & { network: string }>(
    `select network($1::text::inet)::text as network, ${COUNTS} ${FROM}`,
    [network],
  );
  if (counts === undefined) throw new Error("The database did not answer.");
  const addresses = await pool.query<NetworkCounts & { address: string }>(
    `select a.address, ${COUNTS} ${FROM} group by a.address
    order by count(*) desc, a.address limit ${ADDRESSES}`,
    [network],
  );
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
  pool: Pool,
  network: string,
  after: number,
): Promise<NetworkPlayer[]> {
  return pool.query<NetworkPlayer>(
    `select a.id, a.username, a.address, a.is_guest as "isGuest", a.is_bot as "isBot",
      a.banned_at is not null as "isBanned", a.created_at as "createdAt",
      a.last_seen_at as "lastSeenAt", ${ACTION_LINES}::bigint as actions,
      p.base_x as "baseX", p.base_y as "baseY"
    ${FROM} and a.id > $2::int order by a.id limit ${PLAYERS_EACH + 1}`,
    [network, after],
  );
}

/** Accounts of a network that an action applies to, without moderators and admins. */
export async function findTargets(pool: Pool, network: string): Promise<readonly number[]> {
  const rows = await pool.query<{ id: number }>(
    `select a.id ${FROM} and a.role = 'player' and (a.banned_at is null or p.base_x is not null)
    order by a.id`,
    [network],
  );
  return rows.map(({ id }) => id);
}
