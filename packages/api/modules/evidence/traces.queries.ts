/** Accounts that share a browser or an address. */
import { accountAddresses, accountDevices, accounts, type Database } from "@emberlode/db";
import { MAX_LINKED_BY_ADDRESS, type SharedTrace } from "@emberlode/game";
import { and, between, eq, gte, inArray, not, notInArray, or, sql } from "drizzle-orm";
import { limitAddress } from "../../platform/limits/address.ts";

/** Accounts of one browser that are looked at. More share it in a computer room. */
const MAX_BY_DEVICE = 50;
/** Browsers, and addresses, that are looked at in one run. */
const MAX_TRACES = 5_000;

/** Separated by commas; null if all are banned. */
const ids = sql<
  string | null
>`string_agg(${accounts.id}::text, ',') filter (where ${accounts.bannedAt} is null)`;
const users = sql<number>`count(*)`;
const isAccount = not(accounts.isGuest);
/** The machine itself, as addresses are noted. */
const LOOPBACK = ["127.0.0.1", "::1"].map(limitAddress);
/** A server's own neighbors share its address with players on the same machine. */
const isNoNeighbor = or(not(accounts.isBot), notInArray(accountAddresses.address, [...LOOPBACK]));

const sharedBy = (kind: SharedTrace["kind"], rows: readonly { ids: string | null }[]) =>
  rows.map((row): SharedTrace => ({ kind, accounts: row.ids?.split(",").map(Number) ?? [] }));

/**
 * Browsers and addresses that were used since a time and by more than one account, without guests,
 * who bring no credit and loot only labeled bots. Banned accounts count, but are left out.
 */
export async function findSharedTraces(db: Database, since: number): Promise<SharedTrace[]> {
  const [devices, addresses] = await Promise.all([
    db
      .select({ ids })
      .from(accountDevices)
      .innerJoin(accounts, eq(accounts.id, accountDevices.accountId))
      .where(
        and(
          isAccount,
          inArray(
            accountDevices.device,
            db
              .select({ device: accountDevices.device })
              .from(accountDevices)
              .where(gte(accountDevices.lastSeenAt, since)),
          ),
        ),
      )
      .groupBy(accountDevices.device)
      .having(between(users, 2, MAX_BY_DEVICE))
      .limit(MAX_TRACES),
    db
      .select({ ids })
      .from(accountAddresses)
      .innerJoin(accounts, eq(accounts.id, accountAddresses.accountId))
      .where(
        and(
          isAccount,
          isNoNeighbor,
          inArray(
            accountAddresses.address,
            db
              .select({ address: accountAddresses.address })
              .from(accountAddresses)
              .where(gte(accountAddresses.lastSeenAt, since)),
          ),
        ),
      )
      .groupBy(accountAddresses.address)
      .having(between(users, 2, MAX_LINKED_BY_ADDRESS))
      .limit(MAX_TRACES),
  ]);
  return [...sharedBy("device", devices), ...sharedBy("address", addresses)];
}
