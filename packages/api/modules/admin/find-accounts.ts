/**
 * Accounts by an email address, an IP address or a network, for admins. Each search is recorded.
 */
import type { FindAccountsAnswer } from "@emberlode/contract";
import { accountAddresses, accounts, type Database } from "@emberlode/db";
import { type SearchedTrace, searchedTrace } from "@emberlode/game";
import { desc, eq, isNotNull, like, or, sql } from "drizzle-orm";
import type { StaffContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { asNetwork } from "../accounts/sign-up-blocks.queries.ts";
import { byCaller } from "../staff/by-caller.ts";
import { LISTED_COLUMNS } from "../staff/lists.queries.ts";
import { toListed } from "../staff/lists.ts";
import { recordView } from "../staff/record-view.ts";
import { isInNetwork } from "./networks.queries.ts";

const LIMIT = 20;

/** Addresses that begin with a text, or of a domain (`@example.org`). */
function findByEmail(db: Database, text: string) {
  const pattern = text.replace(/[\\%_]/g, "\\$&");
  return db
    .select({ id: accounts.id, ...LISTED_COLUMNS, found: sql<string>`${accounts.email}` })
    .from(accounts)
    .where(like(accounts.emailLower, text.startsWith("@") ? `%${pattern}%` : `${pattern}%`))
    .orderBy(desc(accounts.lastSeenAt))
    .limit(LIMIT);
}

/** Accounts that signed up from a network, or were used from it, within 30 days. */
function findByNetwork(db: Database, network: string) {
  // Of each account the address that it was last used from.
  const lastAddresses = db
    .selectDistinctOn([accountAddresses.accountId], {
      accountId: accountAddresses.accountId,
      address: accountAddresses.address,
    })
    .from(accountAddresses)
    .where(isInNetwork(network, accountAddresses.address))
    .orderBy(accountAddresses.accountId, desc(accountAddresses.lastSeenAt))
    .as("used");
  return db
    .select({
      id: accounts.id,
      ...LISTED_COLUMNS,
      found: sql<string>`coalesce(${lastAddresses.address}, ${accounts.address})`,
    })
    .from(accounts)
    .leftJoin(lastAddresses, eq(lastAddresses.accountId, accounts.id))
    .where(or(isNotNull(lastAddresses.address), isInNetwork(network, accounts.address)))
    .orderBy(desc(accounts.lastSeenAt))
    .limit(LIMIT);
}

async function normalized(db: Database, trace: SearchedTrace): Promise<string | null> {
  if (trace.kind === "email") return null;
  const [row] = await db
    .select({ network: sql<string>`${asNetwork(trace.network)}::text` })
    .from(sql`(select) one`);
  return row?.network ?? null;
}

/** The audit log keeps no email address: it names the player, if it is only one. */
const EMAIL_SUBJECT = "email";

/** Accounts by what only admins may see in full. */
export async function findAccounts(
  ctx: StaffContext<"clock" | "db">,
  input: { text: string },
): Promise<FindAccountsAnswer | GameError<"FORBIDDEN" | "KEY_REUSED">> {
  const { db } = ctx.services;
  const trace = searchedTrace(input.text);
  if (trace === null) throw new GameError("BAD_INPUT");
  const [accountRows, network] = await Promise.all([
    trace.kind === "email" ? findByEmail(db, trace.text) : findByNetwork(db, trace.network),
    normalized(db, trace),
  ]);
  const [first, second] = accountRows;
  const refusal = await recordView(db, byCaller(ctx, input), {
    subject: network ?? EMAIL_SUBJECT,
    ...(network === null && first !== undefined && second === undefined && { targetId: first.id }),
  });
  if (refusal !== null) return refusal;
  return { players: accountRows.map(({ id: _, ...player }) => toListed(player)), network };
}
