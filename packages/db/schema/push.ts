import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { accounts, sessions } from "./accounts.ts";
import { bytes, timestampMs } from "./columns.ts";

/**
 * The one key pair (VAPID) that identifies this world to push services; created at the first start.
 */
export const pushKeys = pgTable(
  "push_keys",
  {
    single: boolean().primaryKey().default(true),
    publicKey: text("public_key").notNull(),
    privateKey: text("private_key").notNull(),
    createdAt: timestampMs("created_at").notNull(),
  },
  (table) => [check("push_keys_only_one", sql`${table.single}`)],
);

/** Browsers that are notified of attacks. Each is deleted with its session. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: serial().primaryKey(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    sessionHash: bytes("session_hash")
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: "cascade" }),
    /**
     * Address at the browser's push service; a secret, since anyone who knows it can request
     * deliveries.
     */
    endpoint: text().notNull(),
    /** The browser's public key and secret, for encrypting payloads. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Tag of the browser's language (BCP 47); `packages/messages` lists the available ones. */
    language: text().notNull().default("en"),
    /** The last alert that the player was notified of or has seen. */
    notifiedUpTo: bigint("notified_up_to", { mode: "number" }).notNull(),
    /** When it was first notified since its session was last used; null for never. */
    pushedAt: timestampMs("pushed_at"),
    createdAt: timestampMs("created_at").notNull(),
  },
  (table) => [
    unique("push_subscriptions_endpoint").on(table.endpoint),
    index("push_subscriptions_by_account").on(table.accountId),
    index("push_subscriptions_by_session").on(table.sessionHash),
    check("push_subscriptions_endpoint_length", sql`char_length(${table.endpoint}) <= 1024`),
    check("push_subscriptions_language", sql`char_length(${table.language}) between 2 and 35`),
  ],
);
