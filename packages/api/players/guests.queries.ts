/** Guests and the bases they hold (rules §2). */
import type { Pool } from "@emberlode/db";

/** The network that a guest came from; null for accounts. */
export async function findGuestAddress(pool: Pool, id: number): Promise<string | null> {
  const rows = await pool.query<{ address: string | null }>(
    "select guest_address as address from accounts where id = $1::int and is_guest",
    [id],
  );
  return rows[0]?.address ?? null;
}

export interface GuestBases {
  /** Held by guests of the asked address. */
  here: number;
  /** Held by all guests. */
  all: number;
}

export async function countGuestBases(pool: Pool, address: string | null): Promise<GuestBases> {
  const rows = await pool.query<GuestBases>(
    `select count(*) filter (where a.guest_address = $1::text) as here, count(*) as all
    from accounts a join players p on p.id = a.id
    where a.is_guest and p.base_x is not null`,
    [address],
  );
  return rows[0] ?? { here: 0, all: 0 };
}

/** An account by when it was last there (milliseconds). */
export interface Absentee {
  id: number;
  lastSeenAt: number;
}

/** The guest with a base who was idle longest, of one address. */
export async function findIdlestGuestOf(
  pool: Pool,
  address: string | null,
): Promise<Absentee | null> {
  const rows = await pool.query<Absentee>(
    `select a.id, a.last_seen_at as "lastSeenAt" from accounts a join players p on p.id = a.id
    where a.is_guest and a.guest_address = $1::text and p.base_x is not null
    order by a.last_seen_at, a.id limit 1`,
    [address],
  );
  return rows[0] ?? null;
}

/**
 * The guest with a base who was idle longest, of the address with the most guest bases; of several such
 * addresses the one that longest of all.
 */
export async function findIdlestGuest(pool: Pool): Promise<Absentee | null> {
  const rows = await pool.query<Absentee>(
    `select a.id, a.last_seen_at as "lastSeenAt"
    from accounts a join players p on p.id = a.id
    where a.is_guest and p.base_x is not null
    order by count(*) over (partition by a.guest_address) desc, a.last_seen_at, a.id limit 1`,
  );
  return rows[0] ?? null;
}

/**
 * Accounts with a base and no other factory that were not there since a time (milliseconds), longest
 * absent first: plain factories fall free before their owner goes to sleep.
 */
export async function findAbsent(pool: Pool, since: number): Promise<Absentee[]> {
  return pool.query<Absentee>(
    `select a.id, a.last_seen_at as "lastSeenAt" from accounts a join players p on p.id = a.id
    where not a.is_guest and a.last_seen_at < $1::bigint and p.base_x is not null
      and not exists (select from factories f where f.owner = a.id and f.type = 'factory')
    order by a.last_seen_at limit 100`,
    [since],
  );
}
