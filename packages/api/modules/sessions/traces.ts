/**
 * Addresses and browsers that accounts were used from, kept for 30 days, and the accounts that
 * share them.
 */
import { accountAddresses, accountDevices, accounts, type Database } from "@emberlode/db";
import { MAX_LINKED_BY_ADDRESS, TRACES_KEPT_MS, utcDay } from "@emberlode/game";
import { and, count, countDistinct, desc, eq, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { hashSecret } from "../../platform/secrets.ts";

/** Records where an account was used. */
export interface Traces {
  /**
   * Writes each address and browser of an account at most once a day.
   * @param address as limits count it
   * @param devices names in the browser's cookie
   */
  note(accountId: number, address: string, devices: readonly string[], now: number): Promise<void>;
}

/** Addresses and browsers that are noted at most, so that memory is bounded. */
const MAX_NOTED = 50_000;
/** New ones of an account per day: a client can send any cookie, and has many addresses. */
const MAX_PER_DAY = 8;

export function createTraces(db: Database): Traces {
  let day = 0;
  let size = 0;
  let noted = new Map<number, Set<string>>();

  function isNew(accountId: number, trace: string, now: number): boolean {
    if (utcDay(now) !== day || size >= MAX_NOTED) {
      day = utcDay(now);
      size = 0;
      noted = new Map();
    }
    const own = noted.get(accountId) ?? new Set();
    if (own.has(trace) || own.size >= MAX_PER_DAY) return false;
    noted.set(accountId, own.add(trace));
    size += 1;
    return true;
  }

  return {
    async note(accountId, address, devices, now) {
      const times = { firstSeenAt: now, lastSeenAt: now };
      const set = { lastSeenAt: now };
      if (address !== "unknown" && isNew(accountId, address, now)) {
        await db
          .insert(accountAddresses)
          .values({ accountId, address, ...times })
          .onConflictDoUpdate({
            target: [accountAddresses.accountId, accountAddresses.address],
            set,
          });
      }
      const fresh = devices.filter((device) => isNew(accountId, device, now));
      if (fresh.length === 0) return;
      await db
        .insert(accountDevices)
        .values(fresh.map((device) => ({ accountId, device: hashSecret(device), ...times })))
        .onConflictDoUpdate({ target: [accountDevices.accountId, accountDevices.device], set });
    },
  };
}

/** Rows deleted per statement. */
const BATCH = 1000;

/** Deletes what is older than 30 days, up to a thousand of each. */
export async function removeOldTraces(db: Database, now: number): Promise<void> {
  const before = now - TRACES_KEPT_MS;
  const old = db
    .select({ accountId: accountAddresses.accountId, address: accountAddresses.address })
    .from(accountAddresses)
    .where(lt(accountAddresses.lastSeenAt, before))
    .limit(BATCH);
  const { accountId, address } = accountAddresses;
  await db.delete(accountAddresses).where(sql`(${accountId}, ${address}) in ${old}`);
  const unused = db
    .select({ accountId: accountDevices.accountId, device: accountDevices.device })
    .from(accountDevices)
    .where(lt(accountDevices.lastSeenAt, before))
    .limit(BATCH);
  const { accountId: owner, device } = accountDevices;
  await db.delete(accountDevices).where(sql`(${owner}, ${device}) in ${unused}`);
}

/**
 * How many accounts, without guests, used an address. The table is written out, since a query of
 * one table leaves it out.
 */
const users = sql<number>`(select count(*) from ${accountAddresses} users
  join ${accounts} user_accounts on user_accounts.id = users.account_id
  where users.address = account_addresses.address and not user_accounts.is_guest)`;

const otherAddress = alias(accountAddresses, "other_address");
const otherDevice = alias(accountDevices, "other_device");

interface SharedTraces {
  accountId: number;
  devices: number;
  addresses: number;
  lastSharedAt: number;
}

function sharedAddresses(db: Database, accountId: number) {
  return db
    .select({
      accountId: otherAddress.accountId,
      shared: count(),
      last: sql<number>`max(least(${accountAddresses.lastSeenAt}, ${otherAddress.lastSeenAt}))`,
    })
    .from(accountAddresses)
    .innerJoin(otherAddress, eq(otherAddress.address, accountAddresses.address))
    .where(
      and(
        eq(accountAddresses.accountId, accountId),
        ne(otherAddress.accountId, accountId),
        sql`${users} <= ${MAX_LINKED_BY_ADDRESS}::int`,
      ),
    )
    .groupBy(otherAddress.accountId);
}

function sharedDevices(db: Database, accountId: number) {
  return db
    .select({
      accountId: otherDevice.accountId,
      shared: countDistinct(accountDevices.device),
      last: sql<number>`max(least(${accountDevices.lastSeenAt}, ${otherDevice.lastSeenAt}))`,
    })
    .from(accountDevices)
    .innerJoin(otherDevice, eq(otherDevice.device, accountDevices.device))
    .where(and(eq(accountDevices.accountId, accountId), ne(otherDevice.accountId, accountId)))
    .groupBy(otherDevice.accountId);
}

/** The accounts that share a browser or an address with this one, those with browsers first. */
export async function findLinked(db: Database, accountId: number): Promise<SharedTraces[]> {
  const [byAddress, byDevice] = await Promise.all([
    sharedAddresses(db, accountId),
    sharedDevices(db, accountId),
  ]);
  const linked = new Map<number, SharedTraces>();
  for (const { accountId: id, shared, last } of byDevice) {
    linked.set(id, { accountId: id, devices: shared, addresses: 0, lastSharedAt: last });
  }
  for (const { accountId: id, shared, last } of byAddress) {
    const known = linked.get(id) ?? { accountId: id, devices: 0, addresses: 0, lastSharedAt: 0 };
    const lastSharedAt = Math.max(known.lastSharedAt, last);
    linked.set(id, { ...known, addresses: shared, lastSharedAt });
  }
  return [...linked.values()].sort(
    (a, b) => b.devices - a.devices || b.addresses - a.addresses || a.accountId - b.accountId,
  );
}

/** Whether two accounts share a browser or an address. */
export async function isLinked(db: Database, one: number, other: number): Promise<boolean> {
  return (await findLinked(db, one)).some(({ accountId }) => accountId === other);
}

/** The addresses of an account, latest first, with how many accounts used each. */
export async function findAddresses(db: Database, accountId: number) {
  return db
    .select({
      address: accountAddresses.address,
      firstSeenAt: accountAddresses.firstSeenAt,
      lastSeenAt: accountAddresses.lastSeenAt,
      accounts: users,
    })
    .from(accountAddresses)
    .where(eq(accountAddresses.accountId, accountId))
    .orderBy(desc(accountAddresses.lastSeenAt))
    .limit(50);
}
