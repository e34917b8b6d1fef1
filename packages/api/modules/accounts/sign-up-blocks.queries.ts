/** Networks and mail domains whose new players cannot join. Times in milliseconds. */

import type { SignUpBlock } from "@emberlode/contract";
import { accounts, type Database, signUpBlocks } from "@emberlode/db";
import { and, asc, desc, eq, gt, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { isoTime, isoTimeOrNull } from "../../platform/clock.ts";

/** A network without host bits: `192.0.2.7/24` becomes `192.0.2.0/24`. */
export const asNetwork = (text: string): SQL => sql`network(${text}::text::inet)`;

/** A network or a domain; the other one is null. */
interface BlockSubject {
  network: string | null;
  domain: string | null;
}

/** A subject has a slash if it is a network. */
export const subjectOf = (text: string): BlockSubject =>
  text.includes("/") ? { network: text, domain: null } : { network: null, domain: text };

const isActive = (now: number) => or(isNull(signUpBlocks.until), gt(signUpBlocks.until, now));

/** A domain and the domains around it: `mail.example.com`, `example.com`, `com`. */
function domainsAround(domain: string): string[] {
  const labels = domain.toLowerCase().split(".");
  return labels.map((_, from) => labels.slice(from).join("."));
}

const coversDomain = (domain: string): SQL =>
  sql`${signUpBlocks.domain} = any(${sql.param(domainsAround(domain))}::text[])`;

export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);

const covers = ({ network, domain }: BlockSubject): SQL =>
  network === null
    ? coversDomain(domain ?? "")
    : sql`${signUpBlocks.network} >>= ${asNetwork(network)}`;

const isWithin = ({ network, domain }: BlockSubject): SQL =>
  network === null
    ? sql`right(${signUpBlocks.domain}, ${`.${domain}`.length}::int) = ${`.${domain}`}`
    : sql`${signUpBlocks.network} << ${asNetwork(network)}`;

const isSame = ({ network, domain }: BlockSubject): SQL =>
  network === null
    ? eq(signUpBlocks.domain, domain ?? "")
    : sql`${signUpBlocks.network} = ${asNetwork(network)}`;

/** The widest first: a domain with fewer labels is shorter. */
const WIDEST = [
  asc(sql`masklen(${signUpBlocks.network})`),
  asc(sql`char_length(${signUpBlocks.domain})`),
];

const findBlocks = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      id: signUpBlocks.id,
      network: sql<string | null>`${signUpBlocks.network}::text`,
      domain: signUpBlocks.domain,
      reason: signUpBlocks.reason,
      by: accounts.username,
      createdAt: signUpBlocks.createdAt,
      until: signUpBlocks.until,
    })
    .from(signUpBlocks)
    .leftJoin(accounts, eq(accounts.id, signUpBlocks.decidedBy))
    .where(condition)
    .$dynamic();

export type StoredBlock = Awaited<ReturnType<typeof findBlocks>>[number];

/** A block in wire format. */
export function toBlock(block: StoredBlock): SignUpBlock {
  const { network, domain, createdAt, until, ...rest } = block;
  return {
    ...rest,
    kind: network === null ? "domain" : "network",
    subject: network ?? domain ?? "",
    at: isoTime(createdAt),
    until: isoTimeOrNull(until),
  };
}

/** A page of the active blocks before an id, newest first. */
export const listBlocks = (
  db: Database,
  { before, limit }: { before: number | undefined; limit: number },
  now: number,
): Promise<StoredBlock[]> =>
  findBlocks(db, and(isActive(now), before === undefined ? undefined : lt(signUpBlocks.id, before)))
    .orderBy(desc(signUpBlocks.id))
    .limit(limit);

/** The active block of exactly this subject, or null. */
export async function findBlockOf(
  db: Database,
  subject: string,
  now: number,
): Promise<StoredBlock | null> {
  const [block] = await findBlocks(db, and(isActive(now), isSame(subjectOf(subject))));
  return block ?? null;
}

/** The active block of a subject or around it, the widest if there are several. */
export async function findCoveringBlock(
  db: Database,
  subject: string,
  now: number,
): Promise<StoredBlock | null> {
  const [block] = await findBlocks(db, and(isActive(now), covers(subjectOf(subject))))
    .orderBy(...WIDEST)
    .limit(1);
  return block ?? null;
}

/** Active blocks within a subject, without its own. */
export const findBlocksWithin = (
  db: Database,
  subject: string,
  { now, limit }: { now: number; limit: number },
): Promise<StoredBlock[]> =>
  findBlocks(db, and(isActive(now), isWithin(subjectOf(subject))))
    .orderBy(...WIDEST)
    .limit(limit);

/** The active block that makes another one of this subject and end pointless, or null. */
export async function findLastingBlock(
  db: Database,
  subject: string,
  { until, now }: { until: number | null; now: number },
): Promise<StoredBlock | null> {
  const blockedSubject = subjectOf(subject);
  const lasts =
    until === null
      ? isNull(signUpBlocks.until)
      : sql`coalesce(${signUpBlocks.until} >= ${until}::bigint, true)`;
  const [block] = await findBlocks(
    db,
    and(isActive(now), covers(blockedSubject), or(isSame(blockedSubject), lasts)),
  )
    .orderBy(...WIDEST)
    .limit(1);
  return block ?? null;
}

interface NewBlock {
  subject: string;
  reason: string;
  /** Null for no end. */
  until: number | null;
  /** Null for a command on the server. */
  by: number | null;
  now: number;
}

/** Stores a block in place of an ended one of the same subject; returns it as it is stored. */
export async function insertBlock(
  db: Database,
  { subject, reason, until, by, now }: NewBlock,
): Promise<string> {
  const { network, domain } = subjectOf(subject);
  await db.delete(signUpBlocks).where(lte(signUpBlocks.until, now));
  const [stored] = await db
    .insert(signUpBlocks)
    .values({
      network: network === null ? null : asNetwork(network),
      domain,
      reason,
      until,
      decidedBy: by,
      createdAt: now,
    })
    .returning({ network: sql<string | null>`${signUpBlocks.network}::text` });
  if (stored === undefined) throw new Error("The block was not inserted.");
  return stored.network ?? subject;
}

/** Removes an active block; returns its subject, or null. */
export async function deleteBlock(db: Database, id: number, now: number): Promise<string | null> {
  const [removed] = await db
    .delete(signUpBlocks)
    .where(and(eq(signUpBlocks.id, id), isActive(now)))
    .returning({
      subject: sql<string>`coalesce(${signUpBlocks.network}::text, ${signUpBlocks.domain})`,
    });
  return removed?.subject ?? null;
}

/** Accounts whose mail address is of a domain or its subdomains. */
export async function countDomain(db: Database, domain: string): Promise<number> {
  const email = accounts.emailLower;
  const endsWith = (end: string) => sql`right(${email}, ${end.length}::int) = ${end}`;
  return db.$count(accounts, or(endsWith(`@${domain}`), endsWith(`.${domain}`)));
}

/** A subject as it is stored: `192.0.2.7/24` is `192.0.2.0/24`. */
export async function normalizedSubject(db: Database, subject: string): Promise<string> {
  const { network } = subjectOf(subject);
  if (network === null) return subject;
  const [row] = await db
    .select({ network: sql<string>`${asNetwork(network)}::text` })
    .from(sql`(select) one`);
  return row?.network ?? subject;
}

/** An address as limits count it; "unknown" belongs to no network. */
const isAddress = (address: string): boolean => address !== "unknown";

/**
 * Whether new players from this address cannot join. Read for each sign-up to apply immediately.
 */
export async function isAddressBlocked(
  db: Database,
  address: string,
  now: number,
): Promise<boolean> {
  if (!isAddress(address)) return false;
  const isCovered = sql`${signUpBlocks.network} >>= ${address}::text::inet`;
  return (await db.$count(signUpBlocks, and(isCovered, isActive(now)))) > 0;
}

/** Whether new players with this mail address cannot join. */
export async function isMailBlocked(db: Database, email: string, now: number): Promise<boolean> {
  const isCovered = coversDomain(domainOf(email));
  return (await db.$count(signUpBlocks, and(isCovered, isActive(now)))) > 0;
}

/** Whether an address belongs to a network. */
export async function networkContains(
  db: Database,
  address: string,
  network: string,
): Promise<boolean> {
  if (!isAddress(address)) return false;
  const [row] = await db
    .select({ isIn: sql<boolean>`${address}::text::inet <<= ${asNetwork(network)}` })
    .from(sql`(select) one`);
  return row?.isIn ?? false;
}
